import { levelFacet } from '~/data/courses/categorySearch'
import { facetFields, queryField } from '~/data/lists/facets'
import { tolerant } from '~/data/site/tolerantFields'

/** §2.13: the level filter, whose options are the distinct levels. */
export const homeFacets = { level: levelFacet }

/** What the home page's address may hold: what is asked of its course finder. */
export const homeSearchSchema = tolerant({ q: queryField, ...facetFields(homeFacets) })
