import { courseIds } from '~/data/courses/compareSearch'
import { SHORTLIST_MAX } from '~/data/shortlist/shortlistSearch'
import { choice, type ReadBy, tolerant, wholeNumber } from '~/data/site/tolerantFields'
import { roiFigures } from '~/data/tools/roiSearch'

/** What a visitor may come to the contact page for (§2). */
export const contactTypes = [
  'career-advisor',
  'demo',
  'proposal',
  'research-consult',
  'research-consultation',
  'workshop',
  'roi-consultation',
] as const
export type ContactType = (typeof contactTypes)[number]

export const contactTopics = ['services', 'programs', 'organizations'] as const
export type ContactTopic = (typeof contactTopics)[number]

/** §3: services have the ids 1 to 7. */
const SERVICES = 7

/** What the contact page's address may hold; an unknown value is ignored. */
export const contactSearchSchema = tolerant({
  type: choice(contactTypes, ''),
  topic: choice(contactTopics, ''),
  /** Id of a service; 0 where none is meant. */
  service: wholeNumber({ min: 1, max: SERVICES, fallback: 0 }),
  /** What an enquiry about the savings calculator takes along. */
  figures: roiFigures,
  /** The courses of a shortlist. */
  courses: courseIds(SHORTLIST_MAX),
})
export type ContactSearch = ReadBy<typeof contactSearchSchema>
