import type { CategorySearch } from './categorySearch'
import type { CourseCard } from './course'
import { sortCourses } from './sorting'
import { courseLevels, deliveryModes } from './vocabulary'

/** §5: text in title, description or any feature; level and delivery mode exactly equal. */
export function coursesInCategory(
  courses: readonly CourseCard[],
  { q, level, mode, sort }: CategorySearch,
): readonly CourseCard[] {
  const text = q.toLowerCase()
  const found = courses.filter(
    (course) =>
      (level === '' || course.level === level) &&
      (mode === '' || course.deliveryMode === mode) &&
      [course.title, course.short, ...course.features].some((part) => part.toLowerCase().includes(text)),
  )
  return sortCourses(found, sort)
}

/** §5: the distinct values among the category's courses, in the order of the vocabulary. */
export const categoryOptions = (courses: readonly CourseCard[]) => ({
  levels: courseLevels.filter((level) => courses.some((course) => course.level === level)),
  modes: deliveryModes.filter((mode) => courses.some((course) => course.deliveryMode === mode)),
})
