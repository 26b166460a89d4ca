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

/** What chooses the courses before they are narrowed: a goal and a subject, where the course finder sent the visitor. */
export const recommendationFields = {
  recommendations: yesNo(),
  goal: lineOfText(QUERY_CHARACTERS),
  subject: lineOfText(QUERY_CHARACTERS),
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
