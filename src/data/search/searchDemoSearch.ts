import { lineOfText, type ReadBy, tolerant } from '~/data/site/tolerantFields'
import { SEARCH_CHARACTERS } from './searchItem'

/** What the address of the search page may hold: the query that 'See all results' carries there. */
export const searchDemoSearchSchema = tolerant({ q: lineOfText(SEARCH_CHARACTERS) })
export type SearchDemoSearch = ReadBy<typeof searchDemoSearchSchema>

export const searchDemoSearchDefaults: SearchDemoSearch = { q: '' }
