import {
  type Facets,
  facetFields,
  optionsOf,
  pageField,
  QUERY_CHARACTERS,
  queryField,
} from '~/data/lists/facets'
import { choice, lineOfText, type ReadBy, tolerant, yesNo } from '~/data/site/tolerantFields'
import type { CourseCard } from './course'
import { categoryIds, categoryTitles } from './vocabulary'

/** The facets of §2.12, which match exactly (§5). */
export const catalogueFacets = {
  area: {
    label: 'Area of interest',
    options: categoryIds.map((id) => ({ value: id, label: categoryTitles[id] })),
    matches: ({ categoryId }, value) => categoryId === value,
  },
  qualification: {
    label: 'Qualification',
    hint: 'Qualification awarded when you finish',
    options: optionsOf([
      'Certificate II',
      'Certificate III',
      'Certificate IV',
      'Diploma',
      'Statement Of Attainment',
    ]),
    matches: ({ level }, value) => level === value,
  },
} as const satisfies Facets<CourseCard>

/** Sorts of §2.12, in its order; the first is the default (§9). */
export const catalogueSorts = ['most-popular', 'highest-rated', 'lowest-price', 'az'] as const

/** What chooses the courses before they are narrowed: a goal and a subject, where the course finder sent the visitor. */
export const recommendationFields = {
  recommendations: yesNo(),
  goal: lineOfText(QUERY_CHARACTERS),
  subject: lineOfText(QUERY_CHARACTERS),
}

/** What the catalogue's address may hold. Nothing in it can fail: junk becomes the default. */
export const catalogueSearchSchema = tolerant({
  ...recommendationFields,
  ...facetFields(catalogueFacets),
  q: queryField,
  sort: choice(catalogueSorts, ''),
  page: pageField,
  /** Lets a link arrive with the filter panel open. */
  panel: choice(['filters'], ''),
})
export type CatalogueSearch = ReadBy<typeof catalogueSearchSchema>
