import { type Facet, type Facets, optionsOf } from '~/data/lists/facets'
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
