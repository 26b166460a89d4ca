import { type Facet, type Facets, facetFields, optionsOf, queryField } from '~/data/lists/facets'
import { choice, tolerant } from '~/data/site/tolerantFields'
import type { CourseCard } from './course'
import { courseLevels, deliveryModes } from './vocabulary'

export const levelFacet = {
  label: 'Level',
  any: 'All levels',
  options: optionsOf(courseLevels),
  matches: ({ level }, value) => level === value,
} as const satisfies Facet<Pick<CourseCard, 'level'>>

/** The facets of the rich category page (§2.10), which match exactly (§5). */
export const categoryFacets = {
  level: levelFacet,
  mode: {
    label: 'Delivery Mode',
    any: 'All delivery modes',
    options: optionsOf(deliveryModes),
    matches: ({ deliveryMode }, value) => deliveryMode === value,
  },
} as const satisfies Facets<CourseCard>

/** Sorts of a category page (§9), in its order. */
export const categorySorts = ['most-popular', 'highest-rated', 'lowest-price', 'az', 'newest'] as const

/** What the address of the rich category page may hold (§2.10). */
export const categorySearchSchema = tolerant({
  q: queryField,
  ...facetFields(categoryFacets),
  sort: choice(categorySorts, ''),
})

/** Sorts of the simple category page (§2.10), in its order. */
export const simpleCategorySorts = ['most-popular', 'newest', 'az'] as const

/** What the address of the simple category page may hold. */
export const simpleCategorySearchSchema = tolerant({ sort: choice(simpleCategorySorts, 'most-popular') })
