import { buildDay } from '~/data/site/buildDay'
import { offeredCourses } from './content/offered'
import type { Course, CourseCard } from './course'
import { registerStatusOf } from './registerStatus'

/** Every course as it is written, national products first, in the order of their ids. */
export const writtenCourses: readonly Course[] = offeredCourses.toSorted((a, b) => a.id - b.id)

/** Courses as they stand on a day: an intake that has passed is no next one. */
export const coursesOn = (day: string, among: readonly Course[]): readonly Course[] =>
  among.map((course) =>
    course.nextIntake !== null && course.nextIntake < day ? { ...course, nextIntake: null } : course,
  )

/** Every course as it stands on the day of the build. */
export const courses: readonly Course[] = coursesOn(buildDay, writtenCourses)

/** An address may name a course by its id or by its slug (§2.9). */
export function courseFinder(all: readonly Course[]) {
  const byAddress: ReadonlyMap<string, Course> = new Map(
    all.flatMap((course): [string, Course][] => [
      [String(course.id), course],
      [course.slug, course],
    ]),
  )
  return (idOrSlug: string): Course | undefined => byAddress.get(idOrSlug)
}

export const findCourse = courseFinder(courses)

/** What travels with the catalogue; named field by field, so that nothing of a course's own page comes along. */
export const toCourseCard = (course: Course): CourseCard => ({
  id: course.id,
  slug: course.slug,
  title: course.title,
  code: course.code,
  category: course.category,
  categoryId: course.categoryId,
  level: course.level,
  short: course.short,
  features: course.features,
  deliveryMode: course.deliveryMode,
  location: course.location,
  duration: course.duration,
  studyHours: course.studyWeek?.hours ?? null,
  registerStatus: course.award.kind === 'national' ? registerStatusOf(course.award.register, buildDay) : null,
  price: course.price,
  nextIntake: course.nextIntake,
  rating: course.rating,
  reviews: course.reviews,
  popular: course.popular,
  learningGoals: course.learningGoals,
  subjects: course.subjects,
  ...(course.badge === undefined ? {} : { badge: course.badge }),
  ...(course.award.kind === 'national' &&
    course.award.register.replaces && { formerCode: course.award.register.replaces.code }),
})
