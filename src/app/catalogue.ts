import type { CatalogueContent } from '~/data/courses/catalogue.page'
import type { CourseCard } from '~/data/courses/course'
import { catalogueList } from '~/data/courses/courseLists'
import type { Asked } from '~/data/lists/asked'
import type { PagedList } from '~/data/lists/list'
import { importWithRetry } from '~/ui/site/importWithRetry'
import type { ComparableCourses } from './comparison'

/** The catalogue as its page and the comparison need it. */
export interface Catalogue {
  list: PagedList<CourseCard>
  titleOf: ComparableCourses['titleOf']
  comparable: readonly CourseCard[] | ComparableCourses
  /** Fetches what the first answer needs, so that nobody waits for it in front of an empty page. */
  prepare: (asked: Asked) => Promise<unknown>
}

function wholeCatalogue({ courses, subjects }: CatalogueContent): Catalogue {
  return {
    list: catalogueList(courses, subjects),
    titleOf: (id) => courses.find((course) => course.id === id)?.title,
    comparable: courses,
    prepare: async () => {},
  }
}

const fetchSharded = importWithRetry(() => import('./shardedList'))
/** A list keeps what it has found, so the page has one as long as it has the same data. */
const catalogues = new WeakMap<CatalogueContent, Promise<Catalogue>>()

async function make(content: CatalogueContent): Promise<Catalogue> {
  const { shape } = content
  if (!shape) return wholeCatalogue(content)
  const { shardedList } = await fetchSharded()
  return shardedList(content, shape)
}

/** The catalogue of a page's content. One that travels whole is narrowed without a request. */
export function catalogueOf(content: CatalogueContent): Promise<Catalogue> {
  const catalogue = catalogues.get(content) ?? make(content)
  catalogues.set(content, catalogue)
  return catalogue
}
