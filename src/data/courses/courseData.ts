import { company } from '~/data/company'
import type { StructuredData } from '~/data/site/page'
import type { Course } from './course'
import { registerEntryOf } from './registerStatus'
import { priceNumber } from './sorting'
import type { DeliveryMode } from './vocabulary'

const courseModes: Record<DeliveryMode, 'Online' | 'Onsite' | 'Blended'> = {
  Online: 'Online',
  'On-campus': 'Onsite',
  Blended: 'Blended',
  'Blended Learning': 'Blended',
  'Online + Practical': 'Blended',
}

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
      '@type': 'EducationalOccupationalCredential',
      name: course.title,
      identifier: course.code,
      url: entry.href,
      description: `Status on the National Register: ${entry.label}. ${entry.sentences.join(' ')}`,
    },
  }
}

/** A course as search engines read it on a day. */
export const courseData = (course: Course, path: string, day: string): StructuredData => ({
  '@type': 'Course',
  name: course.title,
  description: course.short,
  courseCode: course.code,
  ...credential(course, day),
  url: new URL(path, company.site).href,
  provider: { '@type': 'Organization', name: company.name, sameAs: company.site },
  offers: {
    '@type': 'Offer',
    category: 'Paid',
    price: priceNumber(course.price),
    priceCurrency: 'AUD',
  },
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: courseModes[course.deliveryMode],
    courseWorkload: isoDuration(course.duration),
  },
})
