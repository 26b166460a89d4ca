import type { Course, CourseCard } from '~/data/courses/course'
import { FEATURED_COURSES } from '~/data/courses/limits'
import { courseLevels } from '~/data/courses/vocabulary'

/** The little that the home page knows of every course. */
export type HomeCourse = Pick<
  CourseCard,
  | 'slug'
  | 'title'
  | 'categoryId'
  | 'level'
  | 'short'
  | 'duration'
  | 'deliveryMode'
  | 'location'
  | 'price'
  | 'rating'
  | 'reviews'
  | 'popular'
> & { badge?: Course['badge'] }

/**
 * §2.13: the featured courses while nothing is asked, otherwise the courses whose title or description holds the
 * text and whose level is the chosen one; a space alone stands in all of them. `total` counts all that fit; `levels`
 * are the distinct levels there are.
 */
export function findOnHome(
  courses: readonly HomeCourse[],
  { query, level }: { query: string; level: string | null },
): { shown: readonly HomeCourse[]; total: number; levels: readonly string[] } {
  const text = query.trim().toLowerCase()
  const levels = courseLevels.filter((name) => courses.some((course) => course.level === name))
  const fitting = courses.filter(
    (course) =>
      (level === null || course.level === level) &&
      (text === '' || `${course.title} ${course.short}`.toLowerCase().includes(text)),
  )
  const isAsked = query !== '' || level !== null
  const featured = isAsked ? fitting : fitting.filter(({ badge }) => badge === 'Featured')
  return { shown: featured.slice(0, FEATURED_COURSES), total: fitting.length, levels }
}
