import { type Facets, optionsOf } from '~/data/lists/facets'
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
