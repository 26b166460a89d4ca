import { facetFields, queryField } from '~/data/lists/facets'
import { tolerant } from '~/data/site/tolerantFields'
import type { homeFacets } from './homeFinder'

/** What the home page's address may hold: what is asked of its course finder. */
export const homeSearchSchema = tolerant({
  q: queryField,
  ...facetFields<typeof homeFacets>({ level: true }),
})
