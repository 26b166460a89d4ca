import type { CatalogueContent } from '~/data/courses/catalogue.page'
import type { CourseCard } from '~/data/courses/course'
import { catalogueList } from '~/data/courses/courseLists'
import type { CourseSearch } from '~/data/courses/courseSearch'
import { nameOf } from '~/data/courses/recommendationTexts'
import type { Asked } from '~/data/lists/asked'
import type { PagedList } from '~/data/lists/list'
import { importWithRetry } from '~/ui/site/importWithRetry'
import type { ComparableCourses } from './comparison'

/** The catalogue as its page and the comparison need it. */
export interface Catalogue {
  list: PagedList<CourseCard>
  titleOf: ComparableCourses['titleOf']
  comparable: readonly CourseCard[] | ComparableCourses
  /** What the list is called that a query asks for, where it is not all courses. */
  nameFor: (search: Readonly<Record<string, unknown>>) => string | undefined
  /** Fetches what the first answer needs, so that nobody waits for it in front of an empty page. */
  prepare: (asked: Asked) => Promise<unknown>
}

function wholeCatalogue({ courses, subjects }: CatalogueContent, search: CourseSearch): Catalogue {
  const list = catalogueList(courses, subjects, search)
  return {
    list,
    titleOf: (id) => courses.find((course) => course.id === id)?.title,
    comparable: courses,
    nameFor: (asked) => nameOf(list.askedOf(asked).scope, subjects),
    prepare: async (asked) => list.outcomeComing?.(asked),
  }
}

const fetchSharded = importWithRetry(() => import('./shardedList'))
/** A list keeps what it has found, so the page has one as long as it has the same data. */
const catalogues = new WeakMap<CatalogueContent, Promise<Catalogue>>()

async function make(content: CatalogueContent, search: CourseSearch): Promise<Catalogue> {
  const { shape } = content
  if (!shape) return wholeCatalogue(content, search)
  const { shardedList } = await fetchSharded()
  return shardedList(content, shape)
}

/** The catalogue of a page's content. One that travels whole is narrowed without a request, but for a text. */
export function catalogueOf(content: CatalogueContent, search: CourseSearch): Promise<Catalogue> {
  const catalogue = catalogues.get(content) ?? make(content, search)
  catalogues.set(content, catalogue)
  return catalogue
}
