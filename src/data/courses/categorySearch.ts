import { facetFields, queryField } from '~/data/lists/facets'
import { choice, tolerant } from '~/data/site/tolerantFields'
import type { categoryFacets } from './categoryFacets'

/** Sorts of a category page (§9), in its order, and two more. */
export const categorySorts = [
  'most-popular',
  'highest-rated',
  'lowest-price',
  'az',
  'newest',
  'soonest',
  'shortest',
] as const

const facets = facetFields<typeof categoryFacets>({
  level: true,
  mode: true,
})

/** What the address of the rich category page may hold (§2.10). */
export const categorySearchSchema = tolerant({
  q: queryField,
  ...facets,
  sort: choice(categorySorts, ''),
})

/** Sorts of the simple category page (§2.10), in its order. */
export const simpleCategorySorts = ['most-popular', 'newest', 'az'] as const

/** What the address of the simple category page may hold. */
export const simpleCategorySearchSchema = tolerant({ sort: choice(simpleCategorySorts, 'most-popular') })
