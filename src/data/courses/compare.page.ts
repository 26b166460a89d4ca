import { definePage, type Page } from '~/data/site/page'
import type { CourseCard } from './course'
import { courses, toCourseCard } from './courses'

export interface CompareContent {
  courses: readonly CourseCard[]
}

/** §2.14: which courses are compared stands in the address, so all of them travel with the page. */
export const comparePage = definePage(
  'compare',
  ['/courses/compare', '/compare'],
  (): Page<CompareContent> => ({
    head: {
      title: 'Compare courses',
      description:
        'Put up to three courses side by side: level, duration, price, delivery, location, next intake, features and outcomes.',
      path: '/courses/compare',
      index: true,
    },
    trail: [{ label: 'Home', to: '/' }, { label: 'Courses', to: '/courses' }, { label: 'Compare courses' }],
    content: { courses: courses.map(toCourseCard) },
  }),
)
