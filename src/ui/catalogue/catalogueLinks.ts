import {
  type CatalogueSearch,
  catalogueSearchDefaults,
  type FilterChoice,
  filtersOf,
  toggleFilter,
} from '~/data/courses/catalogueSearch'
import { stringifySearch } from '~/data/site/searchParams'

/** The address of the catalogue with this search; whatever is at its default is left out. */
export function catalogueHref(search: CatalogueSearch): string {
  const entries = Object.entries(search).filter(
    ([name, value]) =>
      String(value) !== String(Object.entries(catalogueSearchDefaults).find(([n]) => n === name)?.[1]),
  )
  return `/courses${stringifySearch(Object.fromEntries(entries))}`
}

/** The same search without one applied filter, from its first page. */
export const withoutChoice = (search: CatalogueSearch, choice: FilterChoice): CatalogueSearch => ({
  ...search,
  ...toggleFilter(filtersOf(search), choice),
  page: 1,
})
