import type { CourseLeaf } from 'schema-dts'
import { company } from '~/data/company'
import { dayAfter } from '~/data/site/dayCount'
import type { Course } from './course'
import { entryRequirementsOf } from './courseTerms'
import type { CourseText } from './courseText'
import { registerEntryOf } from './registerStatus'
import { durationDays, priceNumber } from './sorting'
import type { DeliveryMode } from './vocabulary'

const courseModes: Record<DeliveryMode, 'Online' | 'Onsite' | 'Blended'> = {
  Online: 'Online',
  'On-campus': 'Onsite',
  Blended: 'Blended',
  'Blended Learning': 'Blended',
  'Online + Practical': 'Blended',
}

const DAYS_IN_WEEK = 7

/** `PT14H`, or `PT7H30M` where there are half hours. */
const isoHours = (hours: number) => `PT${Math.floor(hours)}H${hours % 1 === 0 ? '' : `${(hours % 1) * 60}M`}`

/** ISO 8601 writes a duration as `P10W`; ours begin with their number. */
function isoDuration(duration: string) {
  const [amount = '', unit = ''] = duration.split(' ')
  return `P${amount}${unit.charAt(0).toUpperCase()}`
}

/** What a national product leads to, with its place on the National Register on a day. */
function credential(course: Course, day: string) {
  const entry = registerEntryOf(course, day)
  if (!entry) return {}
  return {
    educationalCredentialAwarded: {
      '@type': 'EducationalOccupationalCredential' as const,
      name: course.title,
      identifier: course.code,
      url: entry.href,
      description: `Status on the National Register: ${entry.label}. ${entry.sentences.join(' ')}`,
    },
  }
}

/** The hours of a course from its start to its end, and how they fall. */
function effort({ duration, studyWeek }: Course, { week }: CourseText) {
  const day = week.reduce((sum, part) => sum + part.hours, 0)
  if (!studyWeek) return { courseWorkload: isoHours(day) }
  const weeks = Math.max(1, Math.round(durationDays(duration) / DAYS_IN_WEEK))
  return {
    courseWorkload: isoHours(studyWeek.hours * weeks),
    courseSchedule: {
      '@type': 'Schedule' as const,
      repeatFrequency: 'P1W',
      repeatCount: weeks,
      duration: isoHours(studyWeek.hours),
    },
  }
}

/** The days between which the next intake studies, about; none where no intake is planned. */
function datesOf({ nextIntake, duration }: Course) {
  if (nextIntake === null) return {}
  const days = Math.max(1, Math.round(durationDays(duration)))
  return { startDate: nextIntake, endDate: dayAfter(nextIntake, days - 1) }
}

/** A course as search engines read it on a day. `tests/unit/sample/courseData.test.ts` quotes what schema.org means by its words. */
export function courseData(course: Course, text: CourseText, path: string, day: string): CourseLeaf {
  const url = new URL(path, company.site).href
  const { isOpen = true } = registerEntryOf(course, day) ?? {}
  return {
    '@type': 'Course',
    name: course.title,
    description: course.short,
    courseCode: course.code,
    educationalLevel: course.level,
    inLanguage: 'en-AU',
    coursePrerequisites: entryRequirementsOf(course),
    timeRequired: isoDuration(course.duration),
    ...credential(course, day),
    url,
    provider: { '@type': 'Organization', name: company.name, sameAs: company.site },
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      url,
      price: priceNumber(course.price),
      priceCurrency: 'AUD',
      availability: `https://schema.org/${isOpen ? 'InStock' : 'Discontinued'}`,
      ...(course.nextIntake !== null && { validThrough: course.nextIntake }),
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      name: course.title,
      courseMode: courseModes[course.deliveryMode],
      location: course.location,
      ...datesOf(course),
      ...effort(course, text),
    },
  }
}
