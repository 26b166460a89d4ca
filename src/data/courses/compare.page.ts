import { definePage, home, type Page } from '~/data/site/page'
import type { ComparedCourse } from './comparing'
import type { Course } from './course'
import { courses, toCourseCard } from './courses'

export interface CompareContent {
  courses: readonly ComparedCourse[]
}

/** What travels of a course to be compared. */
export const toComparedCourse = (course: Course): ComparedCourse => ({
  ...toCourseCard(course),
  outcomes: course.outcomes,
})

/** §2.14: which courses are compared stands in the address, so all of them travel with the page. */
export const comparePage = definePage(
  'compare',
  [{ to: '/courses/compare' }, { to: '/compare' }],
  (): Page<CompareContent> => ({
    head: {
      title: 'Compare courses',
      description:
        'Put up to three courses side by side: level, duration, price, delivery, location, next intake, features and outcomes.',
      path: '/courses/compare',
      index: true,
    },
    trail: [home, { label: 'Courses', link: { to: '/courses' } }, { label: 'Compare courses' }],
    content: { courses: courses.map(toComparedCourse) },
  }),
)
