import { facetFields } from '~/data/lists/facets'
import { tolerant } from '~/data/site/tolerantFields'
import type { blogFacets } from './blogFacets'

/** What the blog's address may hold. */
export const blogSearchSchema = tolerant(facetFields<typeof blogFacets>({ topic: true }))
