import { levelFacet } from '~/data/courses/categoryFacets'
import type { CourseBrief } from '~/data/courses/course'
import { type CourseSearch, searchOfCourses } from '~/data/courses/courseSearch'
import { type List, listOf } from '~/data/lists/list'

/** §2.13: the level filter, whose options are the distinct levels. */
export const homeFacets = { level: levelFacet }

/** §2.13: the featured courses until something is asked, then those with the text in title or description. */
export const homeList = (items: readonly CourseBrief[], search?: CourseSearch): List<CourseBrief> =>
  listOf({
    items,
    facets: homeFacets,
    matchesText: ({ title, short }, text) => `${title} ${short}`.toLowerCase().includes(text.toLowerCase()),
    search: searchOfCourses(search),
    atRest: (courses) => courses.filter(({ badge }) => badge === 'Featured'),
  })
