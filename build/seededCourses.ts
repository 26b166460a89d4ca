import type { Course } from '~/data/courses/course'
import { courses } from '~/data/courses/courses'
import { courseTextOf } from '~/data/courses/courseTexts'
import { CATALOGUE_PAGE_SIZE } from '~/data/courses/limits'
import { deliveryModes } from '~/data/courses/vocabulary'
import { capital, fieldsOfStudy, forms, type Random, seeded, syllable } from './searchCorpus'

const MOST_REVIEWS = 50_000
const DAYS_IN_YEAR = 365

const some = <T>(random: Random, from: readonly T[], count: number): T[] => [
  ...new Set(Array.from({ length: count }, () => random.pick(from))),
]

const dayOf = (number: number) =>
  new Date(Date.UTC(2027, 0, 1 + number)).toISOString().slice(0, 'yyyy-mm-dd'.length)

/** The slug of the real course that a made-up one is like. */
const likeness = new WeakMap<Course, string>()

/** What is written for the real course that a made-up one is like. */
export const seededTextOf = (course: Course) => courseTextOf(likeness.get(course) ?? course.slug)

/**
 * Made-up courses, each with a name of its own and texts of real ones. Catalogues of the same seed begin alike, and the
 * first page holds the same courses in each, so that their first pages can be compared byte by byte.
 */
export function seededCourses(count: number, seed = 20_251): Course[] {
  const random = seeded(seed)
  const slugs = new Set<string>()
  const features = courses.flatMap((course) => course.features)
  return Array.from({ length: count }, (_, at) => {
    const like = random.pick(courses)
    let name = syllable(random) + syllable(random)
    while (slugs.has(name)) name += syllable(random)
    slugs.add(name)
    const course = {
      ...like,
      id: at + 1,
      slug: name,
      title: `${capital(name)} ${random.pick(fieldsOfStudy)} ${random.pick(forms)}`,
      code: `LL-${String(at + 1).padStart(6, '0')}`,
      features: [...like.features.slice(0, 2), ...some(random, features, 4)],
      deliveryMode: random.pick(deliveryModes),
      price: `$${(300 + 10 * random.below(900)).toLocaleString('en-AU')}`,
      nextIntake: dayOf(random.below(DAYS_IN_YEAR)),
      rating: (35 + random.below(16)) / 10,
      reviews: at < CATALOGUE_PAGE_SIZE ? 2 * MOST_REVIEWS - at : random.below(MOST_REVIEWS),
      students: random.below(2 * MOST_REVIEWS),
    }
    likeness.set(course, like.slug)
    return course
  })
}
