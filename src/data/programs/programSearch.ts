import { type Facets, facetFields, optionsOf, queryField } from '~/data/lists/facets'
import { type ReadBy, tolerant } from '~/data/site/tolerantFields'
import { programDurations, programLevels } from './programOptions'

/** The facets of the programs page, which match exactly (§5). */
export const programFacets = {
  level: {
    label: 'Level',
    any: 'All Levels',
    options: optionsOf(programLevels),
    matches: ({ level }, value) => level === value,
  },
  duration: {
    label: 'Duration',
    any: 'All Durations',
    options: optionsOf(programDurations),
    matches: ({ duration }, value) => duration === value,
  },
} as const satisfies Facets<{ level: string; duration: string }>

/** Search parameters of `/programs`: whatever the address holds, the page opens. */
export const programSearchSchema = tolerant({ q: queryField, ...facetFields(programFacets) })
export type ProgramSearch = ReadBy<typeof programSearchSchema>
