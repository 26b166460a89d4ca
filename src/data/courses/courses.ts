import { aiAndDataCourses } from './content/aiAndData'
import { animalCareCourses } from './content/animalCare'
import { animalsAndLandCourses } from './content/animalsAndLand'
import { businessAndFinanceCourses } from './content/businessAndFinance'
import { businessAndLawCourses } from './content/businessAndLaw'
import { careAndCommunityCourses } from './content/careAndCommunity'
import { designAndMediaCourses } from './content/designAndMedia'
import { earlyChildhoodCourses } from './content/earlyChildhood'
import { firstAidAndSalonCourses } from './content/firstAidAndSalon'
import { informationTechnologyCourses } from './content/informationTechnology'
import { learningAndLanguagesCourses } from './content/learningAndLanguages'
import { wellbeingAndTradesCourses } from './content/wellbeingAndTrades'
import type { Course, CourseCard } from './course'

const written: readonly Course[] = [
  ...earlyChildhoodCourses,
  ...careAndCommunityCourses,
  ...businessAndFinanceCourses,
  ...informationTechnologyCourses,
  ...animalCareCourses,
  ...firstAidAndSalonCourses,
  ...aiAndDataCourses,
  ...businessAndLawCourses,
  ...designAndMediaCourses,
  ...learningAndLanguagesCourses,
  ...wellbeingAndTradesCourses,
  ...animalsAndLandCourses,
]

/** Every course, national products first, in the order of their ids. */
export const courses: readonly Course[] = written.toSorted((a, b) => a.id - b.id)

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
  registerStatus: course.award.kind === 'national' ? course.award.status : null,
  price: course.price,
  nextIntake: course.nextIntake,
  rating: course.rating,
  reviews: course.reviews,
  popular: course.popular,
  learningGoals: course.learningGoals,
  subjects: course.subjects,
  ...(course.badge === undefined ? {} : { badge: course.badge }),
})
