import { facetFields, queryField } from '~/data/lists/facets'
import { type ReadBy, tolerant } from '~/data/site/tolerantFields'
import type { programFacets } from './programFacets'

const facets = facetFields<typeof programFacets>({
  level: true,
  duration: true,
})

/** Search parameters of `/programs`: whatever the address holds, the page opens. */
export const programSearchSchema = tolerant({ q: queryField, ...facets })
export type ProgramSearch = ReadBy<typeof programSearchSchema>
