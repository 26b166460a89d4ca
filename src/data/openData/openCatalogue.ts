import { z } from 'zod'
import { company } from '~/data/company'
import type { Course } from '~/data/courses/course'
import { entryRequirementsOf } from '~/data/courses/courseTerms'
import { paymentOptions } from '~/data/courses/pricing'
import { registerEntryOf } from '~/data/courses/registerStatus'
import { registerStatuses } from '~/data/courses/registerStatuses'
import { priceNumber } from '~/data/courses/sorting'

const unitSchema = z.strictObject({
  code: z.string(),
  title: z.string(),
  kind: z.enum(['core', 'elective', 'more electives']),
})

/** One course of the open catalogue. The descriptions travel with the JSON Schema and stand on the page. */
export const openCourseSchema = z.strictObject({
  code: z.string().describe('National code, or our own code of a short course'),
  title: z.string().describe('Title, word for word as on the National Register where it has one'),
  level: z.string().describe('Certificate, Diploma, statement of attainment, or the level of a short course'),
  status: z
    .enum(registerStatuses)
    .nullable()
    .describe('Place on the National Register; null for a short course, which is not on it'),
  successor: z.string().nullable().describe('Code that replaces or has replaced it'),
  url: z.url().describe('Its page'),
  delivery: z.string().describe('How it is studied'),
  location: z.string().describe('Where'),
  duration: z.string().describe('Planned length'),
  hoursPerWeek: z.number().positive().nullable().describe('Planned hours a week; null for a course of days'),
  price: z.number().nonnegative().describe('Full price in whole dollars'),
  currency: z.literal('AUD').describe('Currency of the price, ISO 4217'),
  weeklyInstalment: z
    .number()
    .positive()
    .nullable()
    .describe('Each of the weekly payments, in dollars; null where it is paid in full'),
  nextIntake: z.iso.date().nullable().describe('Next day of start; null where it is to be confirmed'),
  entryRequirements: z.array(z.string()).describe('What is needed before the start'),
  unitsVerified: z
    .enum(['full', 'partly', 'no'])
    .nullable()
    .describe('How much of the list of units is verified'),
  units: z.array(unitSchema).describe('Units of competency that are listed on its page'),
})
export type OpenCourse = z.infer<typeof openCourseSchema>

export const openCatalogueSchema = z.strictObject({
  provider: z.string().describe('Who offers the courses'),
  note: z.string().describe('What the figures are'),
  asAt: z.iso.date().describe('Day for which all of it is said'),
  courses: z.array(openCourseSchema),
})

function openCourse(course: Course, day: string): OpenCourse {
  const { award } = course
  const national = award.kind === 'national' ? award : undefined
  const unitsAs = (
    kind: OpenCourse['units'][number]['kind'],
    units: readonly { code: string; title: string }[] = [],
  ) => units.map(({ code, title }) => ({ code, title, kind }))
  const weekly = paymentOptions(course)?.weekly
  return {
    code: course.code,
    title: course.title,
    level: course.level,
    status: registerEntryOf(course, day)?.status ?? null,
    successor: national?.register.superseded?.by ?? null,
    url: new URL(`/courses/${course.slug}`, company.site).href,
    delivery: course.deliveryMode,
    location: course.location,
    duration: course.duration,
    hoursPerWeek: course.studyWeek?.hours ?? null,
    price: priceNumber(course.price),
    currency: 'AUD',
    weeklyInstalment: weekly ? weekly.amount / 100 : null,
    nextIntake: course.nextIntake,
    entryRequirements: [...entryRequirementsOf(course)],
    unitsVerified: national?.unitsVerified ?? null,
    units: [
      ...unitsAs('core', national?.coreUnits),
      ...unitsAs('elective', national?.electiveUnits),
      ...unitsAs('more electives', national?.moreElectives),
    ],
  }
}

export const openCatalogue = (courses: readonly Course[], day: string) =>
  openCatalogueSchema.parse({
    provider: company.name,
    note: company.sampleNote,
    asAt: day,
    courses: courses.map((course) => openCourse(course, day)),
  })

/** A cell by RFC 4180. A spreadsheet takes what begins with one of these signs for a formula, unless a quote stands before it. */
function cell(value: unknown): string {
  const text = Array.isArray(value) ? value.join('; ') : String(value ?? '')
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const columns = Object.keys(openCourseSchema.shape) as (keyof OpenCourse)[]

/** One row for each course; lists stand in one cell, with a semicolon between their parts. */
export function catalogueCsv({ courses }: z.infer<typeof openCatalogueSchema>): string {
  const rows = courses.map(({ units, ...course }) =>
    columns.map((column) =>
      cell(column === 'units' ? units.map(({ code, title }) => `${code} ${title}`) : course[column]),
    ),
  )
  return `${[columns, ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`
}

/** The JSON Schema of the catalogue, draft 2020-12. */
export const catalogueJsonSchema = () => z.toJSONSchema(openCatalogueSchema)
