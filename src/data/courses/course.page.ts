import { buildDay } from '~/data/site/buildDay'
import { definePages, home, type Page } from '~/data/site/page'
import { categories, findCategory } from './categories'
import type { Course, CourseCard } from './course'
import { courseData } from './courseData'
import { courseFinder, courses, toCourseCard } from './courses'
import type { CourseText } from './courseText'
import { courseTextOf } from './courseTexts'
import { findInstitution, type Institution } from './institutions'
import { type Offer, offerOf } from './offer'
import { type RegisterEntry, registerEntryOf } from './registerStatus'
import { sortCourses } from './sorting'
import { type Testimonial, testimonials } from './testimonials'

/** How many related courses a course page offers. */
const RELATED_COURSES = 3

export interface CourseContent {
  course: Course
  institution: Institution
  text: CourseText
  /** Null for a short course, which is not on the National Register. */
  register: RegisterEntry | null
  offer: Offer
  testimonials: readonly Testimonial[]
  related: readonly CourseCard[]
}

/** The most read courses of the same category, those that share a subject first. */
function relatedIn(courses: readonly Course[]) {
  const ordered = sortCourses(courses, 'most-popular')
  // Built once for all pages: ordering a category for each of its courses would take the square of its time.
  const byCategory = new Map(
    categories.map(({ id }) => [id, ordered.filter(({ categoryId }) => categoryId === id)]),
  )
  return ({ id, categoryId, subjects }: Course): readonly CourseCard[] => {
    const sharing: Course[] = []
    const others: Course[] = []
    for (const course of byCategory.get(categoryId) ?? []) {
      if (course.id === id) continue
      if (course.subjects.some((subject) => subjects.includes(subject))) sharing.push(course)
      else if (others.length < RELATED_COURSES) others.push(course)
      if (sharing.length === RELATED_COURSES) break
    }
    return [...sharing, ...others].slice(0, RELATED_COURSES).map(toCourseCard)
  }
}

/** Words about another course, or about studying in general, would say what this one may not hold. */
const testimonialsFor = ({ slug }: Course): readonly Testimonial[] =>
  testimonials.filter(({ courseSlug }) => courseSlug === slug)

/**
 * §2.9: an id and a slug both lead to the course; the slug's address is canonical. `textOf` finds what is written for a
 * course: made-up courses have the texts of real ones.
 */
export function coursePagesOf(
  courses: readonly Course[],
  textOf: (course: Course) => CourseText | undefined = ({ slug }) => courseTextOf(slug),
) {
  const findCourse = courseFinder(courses)
  let relatedTo: ReturnType<typeof relatedIn> | undefined
  return definePages({
    name: 'course',
    ids: () => courses.flatMap(({ id, slug }) => [slug, String(id)]),
    links: (id) => [
      { to: '/courses/$course', params: { course: id } },
      { to: '/course/$course', params: { course: id } },
    ],
    load: (id): Page<CourseContent> | undefined => {
      const course = findCourse(id)
      if (!course) return undefined
      const category = findCategory(course.categoryId)
      const institution = findInstitution(course.provider)
      if (!category || !institution)
        throw new Error(
          `src/data/courses/content: the course ${course.slug} names a category or an institution that is not there.`,
        )
      const text = textOf(course)
      if (!text)
        throw new Error(
          `src/data/courses/texts: the course ${course.slug} has no text: add one under its slug to the file that is called like its content file.`,
        )
      const register = registerEntryOf(course, buildDay)
      const path = `/courses/${course.slug}`
      relatedTo ??= relatedIn(courses)
      return {
        head: {
          title: `${course.title} (${course.code})`,
          description: course.short.length <= 158 ? course.short : `${course.short.slice(0, 157).trimEnd()}…`,
          path,
          index: true,
          image: course.categoryId,
          structuredData: [courseData(course, text, path, buildDay)],
        },
        trail: [
          home,
          { label: 'Courses', link: { to: '/courses' } },
          { label: category.title, link: { to: '/categories/$category', params: { category: category.id } } },
          { label: course.title },
        ],
        content: {
          course,
          institution,
          text,
          register,
          offer: offerOf(course, register),
          testimonials: testimonialsFor(course),
          related: relatedTo(course),
        },
      }
    },
  })
}

export const coursePages = coursePagesOf(courses)
