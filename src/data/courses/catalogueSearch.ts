import { facetFields, pageField, QUERY_CHARACTERS, queryField } from '~/data/lists/facets'
import { choice, lineOfText, type ReadBy, tolerant, yesNo } from '~/data/site/tolerantFields'
import type { catalogueFacets } from './catalogueFacets'

/** Sorts of §2.12, in its order, and two more; the first is the default (§9). */
export const catalogueSorts = [
  'most-popular',
  'highest-rated',
  'lowest-price',
  'az',
  'soonest',
  'shortest',
] as const

const line = lineOfText(QUERY_CHARACTERS)

/**
 * What chooses the courses before they are narrowed, where the course finder sent the visitor: a goal and a subject. The
 * other answers explain and sort; what they say is read where the list is made, which is not in the first script.
 */
export const recommendationFields = {
  recommendations: yesNo(),
  goal: line,
  subject: line,
  level: line,
  method: line,
  startDate: line,
  budget: line,
  timeCommitment: line,
}

const facets = facetFields<typeof catalogueFacets>({
  area: true,
  qualification: true,
  price: true,
  length: true,
  hours: true,
  delivery: true,
  place: true,
  start: true,
  recognition: true,
  status: true,
})

/** What the catalogue's address may hold. Nothing in it can fail: junk becomes the default. */
export const catalogueSearchSchema = tolerant({
  ...recommendationFields,
  ...facets,
  q: queryField,
  sort: choice(catalogueSorts, ''),
  page: pageField,
  /** Lets a link arrive with the filter panel open. */
  panel: choice(['filters'], ''),
})
export type CatalogueSearch = ReadBy<typeof catalogueSearchSchema>
