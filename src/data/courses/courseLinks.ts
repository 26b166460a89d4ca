import { courseLibrary } from './content/library'
import type { Course } from './course'
import { findCourse } from './courses'

/** What a list of linked courses draws: code and exact title, and the facts a reader compares first. */
export type CourseLink = Pick<
  Course,
  'slug' | 'code' | 'title' | 'categoryId' | 'level' | 'duration' | 'deliveryMode' | 'price'
>

/**
 * Those of the courses of these ids or slugs that the provider offers, in their order, each once. One that nobody wrote
 * stops the build.
 */
export const courseLinks = (idsOrSlugs: readonly (number | string)[]): readonly CourseLink[] =>
  [...new Set(idsOrSlugs)].flatMap((idOrSlug) => {
    const course = findCourse(String(idOrSlug))
    if (!course && courseLibrary.some(({ id, slug }) => id === idOrSlug || slug === idOrSlug)) return []
    if (!course) throw new Error(`There is no course ${idOrSlug}.`)
    const { slug, code, title, categoryId, level, duration, deliveryMode, price } = course
    return { slug, code, title, categoryId, level, duration, deliveryMode, price }
  })
