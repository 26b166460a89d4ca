import { company } from '~/data/company'
import type { StructuredData } from '~/data/site/page'
import type { Course } from './course'
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

/** A course as search engines read it. */
export const courseData = (course: Course, path: string): StructuredData => ({
  '@type': 'Course',
  name: course.title,
  description: course.short,
  courseCode: course.code,
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
