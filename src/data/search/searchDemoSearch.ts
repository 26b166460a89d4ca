import { lineOfText, tolerant } from '~/data/site/tolerantFields'
import { SEARCH_CHARACTERS } from './searchItem'

/** What the address of the search page may hold: the query that 'See all results' carries there. */
export const searchDemoSearchSchema = tolerant({ q: lineOfText(SEARCH_CHARACTERS) })
