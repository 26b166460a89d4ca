import type { Course, CourseCard } from '~/data/courses/course'
import { type List, listOf } from '~/data/lists/list'
import { homeFacets } from './homeSearch'

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

/** §2.13: the featured courses until something is asked, then those with the text in title or description. */
export const homeList = (items: readonly HomeCourse[]): List<HomeCourse> =>
  listOf({
    items,
    facets: homeFacets,
    matchesText: ({ title, short }, text) => `${title} ${short}`.toLowerCase().includes(text.toLowerCase()),
    atRest: (courses) => courses.filter(({ badge }) => badge === 'Featured'),
  })
