import { type List, listOf } from '~/data/lists/list'
import { catalogueFacets, recommendationFields } from './catalogueSearch'
import { categoryFacets } from './categorySearch'
import type { CourseCard } from './course'
import { recommend, type SubjectTags } from './recommending'
import { orderCourses, type SortableCourse } from './sorting'

/** Every word of the text appears somewhere in title, code, short description or a feature. */
export function matchesWords(
  course: Pick<CourseCard, 'title' | 'code' | 'short' | 'features'>,
  text: string,
) {
  const read = [course.title, course.code, course.short, ...course.features].join('\n').toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => read.includes(word))
}

/** §5: the whole text in title, description or any feature. */
function matchesPhrase(course: Pick<CourseCard, 'title' | 'short' | 'features'>, text: string) {
  const wanted = text.toLowerCase()
  return [course.title, course.short, ...course.features].some((part) => part.toLowerCase().includes(wanted))
}

/**
 * §2.12. Recommendations are chosen from all courses first, so that the filters narrow them as they narrow anything
 * else and never turn exact matches into "closest" ones.
 */
export const catalogueList = (
  courses: readonly CourseCard[],
  subjects: readonly SubjectTags[],
): List<CourseCard> =>
  listOf({
    items: courses,
    facets: catalogueFacets,
    matchesText: matchesWords,
    order: orderCourses,
    scope: {
      names: Object.keys(recommendationFields),
      label: 'your goal and subject',
      choose: ({ recommendations = '', goal = '', subject = '' }) =>
        recommend(courses, recommendations && goal, recommendations && subject, subjects),
    },
  })

/** §2.10, the rich reading. */
export const categoryList = (courses: readonly CourseCard[]): List<CourseCard> =>
  listOf({ items: courses, facets: categoryFacets, matchesText: matchesPhrase, order: orderCourses })

/** §2.10, the simple reading. */
export const simpleCategoryList = <Item extends SortableCourse>(items: readonly Item[]): List<Item> =>
  listOf({ items, facets: {}, order: orderCourses })
