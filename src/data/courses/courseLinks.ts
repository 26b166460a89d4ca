import type { Course } from './course'
import { findCourse } from './courses'

/** What a list of linked courses draws: code and exact title, and the facts a reader compares first. */
export type CourseLink = Pick<
  Course,
  'slug' | 'code' | 'title' | 'categoryId' | 'level' | 'duration' | 'deliveryMode' | 'price'
>

/** The courses of these ids or slugs in their order, each once. A course that is not there stops the build. */
export const courseLinks = (idsOrSlugs: readonly (number | string)[]): readonly CourseLink[] =>
  [...new Set(idsOrSlugs)].map((idOrSlug) => {
    const course = findCourse(String(idOrSlug))
    if (!course) throw new Error(`There is no course ${idOrSlug}.`)
    const { slug, code, title, categoryId, level, duration, deliveryMode, price } = course
    return { slug, code, title, categoryId, level, duration, deliveryMode, price }
  })
