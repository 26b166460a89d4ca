import type { Asked } from '~/data/lists/asked'
import { type List, listOf } from '~/data/lists/list'
import { catalogueFacets } from './catalogueFacets'
import { recommendationFields } from './catalogueSearch'
import { categoryFacets } from './categoryFacets'
import type { CourseCard } from './course'
import { type CourseSearch, searchOfCourses } from './courseSearch'
import { recommend, type SubjectTags } from './recommending'
import { orderCourses, type SortableCourse } from './sorting'

/** What a text is looked for in: title, codes, short description and features, in small letters. */
export const readOf = (course: Pick<CourseCard, 'title' | 'code' | 'formerCode' | 'short' | 'features'>) =>
  [course.title, course.code, course.formerCode ?? '', course.short, ...course.features]
    .join('\n')
    .toLowerCase()

/** The words of a text, in small letters. */
export const wordsOf = (text: string) => text.toLowerCase().split(/\s+/)

/** Every word of the text appears somewhere in title, code, short description or a feature. */
export function matchesWords(course: Parameters<typeof readOf>[0], text: string) {
  const read = readOf(course)
  return wordsOf(text).every((word) => read.includes(word))
}

/** §5: the whole text in title, description or any feature. */
function matchesPhrase(course: Pick<CourseCard, 'title' | 'short' | 'features'>, text: string) {
  const wanted = text.toLowerCase()
  return [course.title, course.short, ...course.features].some((part) => part.toLowerCase().includes(wanted))
}

/** Parameters that choose the courses before anybody narrows them. */
export const recommendationScope = {
  names: Object.keys(recommendationFields),
  label: 'your goal and subject',
}

/** The goal and the subject that an address asks for, each empty where it does not. */
export const wishesIn = ({ recommendations = '', goal = '', subject = '' }: Asked['scope']) =>
  [recommendations && goal, recommendations && subject] as const

/**
 * §2.12. Recommendations are chosen from all courses first, so that the filters narrow them as they narrow anything
 * else and never turn exact matches into "closest" ones.
 */
export const catalogueList = (
  courses: readonly CourseCard[],
  subjects: readonly SubjectTags[],
  search?: CourseSearch,
): List<CourseCard> =>
  listOf({
    items: courses,
    facets: catalogueFacets,
    matchesText: matchesWords,
    search: searchOfCourses(search),
    order: orderCourses,
    scope: {
      ...recommendationScope,
      choose: (scope) => recommend(courses, ...wishesIn(scope), subjects, scope),
    },
  })

/** §2.10, the rich reading. */
export const categoryList = (courses: readonly CourseCard[], search?: CourseSearch): List<CourseCard> =>
  listOf({
    items: courses,
    facets: categoryFacets,
    matchesText: matchesPhrase,
    search: searchOfCourses(search),
    order: orderCourses,
  })

/** §2.10, the simple reading. */
export const simpleCategoryList = <Item extends SortableCourse>(items: readonly Item[]): List<Item> =>
  listOf({ items, facets: {}, order: orderCourses })
