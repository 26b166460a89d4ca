import {
  type CatalogueSearch,
  type Filters,
  type Qualification,
  qualificationChoices,
} from './catalogueSearch'
import type { CourseCard } from './course'
import { CATALOGUE_PAGE_SIZE } from './limits'
import { type Recommendation, recommend, type SubjectTags } from './recommending'
import { sortCourses } from './sorting'
import { type CategoryId, categoryIds } from './vocabulary'

/** Choices of one facet widen, facets narrow each other. Both match exactly (§5). */
export function matchesFilters(
  course: Pick<CourseCard, 'categoryId' | 'level'>,
  { area, qualification }: Filters,
) {
  return (
    (area.length === 0 || area.includes(course.categoryId)) &&
    (qualification.length === 0 || qualification.some((level) => level === course.level))
  )
}

/** Every word of the text appears somewhere in title, code, short description or a feature. */
export function matchesText(course: Pick<CourseCard, 'title' | 'code' | 'short' | 'features'>, text: string) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return true
  const read = [course.title, course.code, course.short, ...course.features].join('\n').toLowerCase()
  return words.every((word) => read.includes(word))
}

type Recommending = Pick<CatalogueSearch, 'recommendations' | 'goal' | 'subject'>

const recommended = (
  courses: readonly CourseCard[],
  { recommendations, goal, subject }: Recommending,
  subjects: readonly SubjectTags[],
): Recommendation<CourseCard> =>
  recommendations
    ? recommend(courses, goal, subject, subjects)
    : { kind: 'none-asked', courses, reasons: new Map() }

/** Before the filters of the panel: what recommendation and text leave. */
const openTo = (courses: readonly CourseCard[], search: CatalogueSearch, subjects: readonly SubjectTags[]) =>
  recommended(courses, search, subjects).courses.filter((course) => matchesText(course, search.q))

export interface OptionCounts {
  area: ReadonlyMap<CategoryId, number>
  qualification: ReadonlyMap<Qualification, number>
}

/**
 * How many courses each choice stands for. A facet is counted as if nothing in it were chosen, so that its other
 * choices do not drop to zero as soon as one of them is ticked.
 */
export function countOptions(
  courses: readonly CourseCard[],
  search: CatalogueSearch,
  subjects: readonly SubjectTags[],
): OptionCounts {
  const open = openTo(courses, search, subjects)
  const count = (filters: Filters) => open.filter((course) => matchesFilters(course, filters)).length
  return {
    area: new Map(
      categoryIds.map((id): [CategoryId, number] => [
        id,
        count({ area: [id], qualification: search.qualification }),
      ]),
    ),
    qualification: new Map(
      qualificationChoices.map((level): [Qualification, number] => [
        level,
        count({ area: search.area, qualification: [level] }),
      ]),
    ),
  }
}

/**
 * The catalogue's list. Recommendations are chosen from all courses first, so that the filters narrow them as they
 * narrow anything else and never turn exact matches into "closest" ones.
 */
export function resultsOf(
  courses: readonly CourseCard[],
  search: CatalogueSearch,
  subjects: readonly SubjectTags[],
): Recommendation<CourseCard> {
  const { kind, reasons } = recommended(courses, search, subjects)
  const found = openTo(courses, search, subjects).filter((course) => matchesFilters(course, search))
  return { kind, reasons, courses: sortCourses(found, search.sort) }
}

/** How many courses a search would list: the number on the panel's button. */
export const countResults = (
  courses: readonly CourseCard[],
  search: CatalogueSearch,
  subjects: readonly SubjectTags[],
) => openTo(courses, search, subjects).filter((course) => matchesFilters(course, search)).length

export interface CataloguePage<T> {
  items: readonly T[]
  /** The page shown: one beyond the last is the last. */
  page: number
  pages: number
  total: number
  /** Positions in the whole list, counted from 1; both 0 where it is empty. */
  first: number
  last: number
}

export function pageOf<T>(list: readonly T[], asked: number): CataloguePage<T> {
  const pages = Math.max(1, Math.ceil(list.length / CATALOGUE_PAGE_SIZE))
  const page = Math.min(Math.max(1, Math.trunc(asked) || 1), pages)
  const start = (page - 1) * CATALOGUE_PAGE_SIZE
  const items = list.slice(start, start + CATALOGUE_PAGE_SIZE)
  return {
    items,
    page,
    pages,
    total: list.length,
    first: items.length && start + 1,
    last: start + items.length,
  }
}

export interface Relaxation {
  /** What would be dropped, in the visitor's words. */
  label: string
  search: CatalogueSearch
  /** How many courses the search without it lists. */
  count: number
}

/**
 * What could be dropped from a search that finds nothing. A facet goes as a whole, since its choices widen: dropping
 * one of several could never help.
 */
export function relaxations(
  courses: readonly CourseCard[],
  search: CatalogueSearch,
  {
    subjects,
    categories,
  }: { subjects: readonly SubjectTags[]; categories: readonly { id: CategoryId; title: string }[] },
): Relaxation[] {
  const titles = categories.filter(({ id }) => search.area.includes(id)).map(({ title }) => title)
  const droppable: readonly { applied: boolean; label: string; dropped: Partial<CatalogueSearch> }[] = [
    { applied: search.q !== '', label: `the search for “${search.q}”`, dropped: { q: '' } },
    {
      applied: search.area.length > 0,
      label: `area of interest: ${titles.join(', ')}`,
      dropped: { area: [] },
    },
    {
      applied: search.qualification.length > 0,
      label: `qualification: ${search.qualification.join(', ')}`,
      dropped: { qualification: [] },
    },
    {
      applied: search.recommendations && (search.goal !== '' || search.subject !== ''),
      label: 'your goal and subject',
      dropped: { recommendations: false, goal: '', subject: '' },
    },
  ]
  return droppable
    .filter(({ applied }) => applied)
    .map(({ label, dropped }) => {
      const wider = { ...search, ...dropped, page: 1 }
      return { label, search: wider, count: countResults(courses, wider, subjects) }
    })
    .toSorted((a, b) => b.count - a.count)
}
