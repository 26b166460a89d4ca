import { expect, test } from 'vitest'
import { startsCalendar } from '~/app/startsCalendar'
import { company } from '~/data/company'
import { courses } from '~/data/courses/courses'
import { priceNumber } from '~/data/courses/sorting'
import {
  catalogueCsv,
  catalogueJsonSchema,
  openCatalogue,
  openCatalogueSchema,
} from '~/data/openData/openCatalogue'
import { buildDay } from '~/data/site/buildDay'

const catalogue = openCatalogue(courses, buildDay)

/** The rows of a text by RFC 4180: each cell with what ends it, quoted or not. */
function rowsOf(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}

test('every course is in the JSON with what its page says', () => {
  expect(catalogue.courses.map(({ code }) => code)).toEqual(courses.map(({ code }) => code))
  for (const course of courses) {
    const open = catalogue.courses.find(({ code }) => code === course.code)
    expect(open).toMatchObject({
      title: course.title,
      price: priceNumber(course.price),
      nextIntake: course.nextIntake,
      url: `${company.site}/courses/${course.slug}`,
    })
    expect(open?.status === null).toBe(course.award.kind === 'short')
  }
})

test('what is not by the schema is refused', () => {
  const [first] = catalogue.courses
  for (const wrong of [{ price: '3200' }, { currency: 'USD' }, { nextIntake: 'soon' }, { another: true }])
    expect(openCatalogueSchema.safeParse({ ...catalogue, courses: [{ ...first, ...wrong }] }).success).toBe(
      false,
    )
})

test('the published schema names every field with its meaning, and nothing else is allowed', () => {
  const schema = JSON.parse(JSON.stringify(catalogueJsonSchema()))
  const course = schema.properties.courses.items
  expect(schema.$schema).toContain('2020-12')
  expect(course.additionalProperties).toBe(false)
  expect(course.required).toEqual(Object.keys(catalogue.courses[0] ?? {}))
  for (const field of course.required) expect(course.properties[field].description, field).toMatch(/\w/)
})

test('the CSV has the same courses, cell by cell', () => {
  const [head = [], ...rows] = rowsOf(catalogueCsv(catalogue))
  expect(rows).toHaveLength(courses.length)
  const table = rows.map((row) => Object.fromEntries(head.map((column, at) => [column, row[at]])))
  for (const [at, course] of catalogue.courses.entries()) {
    expect(table[at]).toMatchObject({ code: course.code, title: course.title, price: String(course.price) })
    expect(table[at]?.units).toBe(course.units.map(({ code, title }) => `${code} ${title}`).join('; '))
  }
})

test.each(['=1+1', '+61', '-2', '@cell', 'with, comma', 'with "quotes"', 'with\r\nlines'])(
  'a title such as %j stays one cell and no formula',
  (title) => {
    const [first] = catalogue.courses
    if (!first) throw new Error('There are no courses.')
    const [, row = []] = rowsOf(catalogueCsv({ ...catalogue, courses: [{ ...first, title }] }))
    expect(row).toHaveLength(Object.keys(first).length)
    expect(row[1]).toBe(/^[=+\-@]/.test(title) ? `'${title}` : title)
  },
)

test('the calendar has one day for each planned intake', () => {
  const text = startsCalendar(courses, company.site, new Date(buildDay)).replaceAll('\r\n ', '')
  const planned = courses.flatMap(({ nextIntake }) => nextIntake ?? [])
  const days = [...text.matchAll(/^DTSTART;VALUE=DATE:(\d+)/gm)].map(([, day]) => day)
  expect(days).toEqual(planned.map((day) => day.replaceAll('-', '')))
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(planned.length)
  for (const { slug } of courses) expect(text).toContain(`${company.site}/courses/${slug}`)
})
