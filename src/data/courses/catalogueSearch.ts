import {
  choice,
  choices,
  lineOfText,
  type ReadBy,
  tolerant,
  wholeNumber,
  yesNo,
} from '~/data/site/tolerantFields'
import { type CourseLevel, categoryIds } from './vocabulary'

/** Qualifications of §2.12, in its order. */
export const qualificationChoices = [
  'Certificate II',
  'Certificate III',
  'Certificate IV',
  'Diploma',
  'Statement Of Attainment',
] as const satisfies readonly CourseLevel[]
export type Qualification = (typeof qualificationChoices)[number]

/** Sorts of §2.12, in its order; the first is the default (§9). */
export const catalogueSorts = ['most-popular', 'highest-rated', 'lowest-price', 'az'] as const
export type CatalogueSort = (typeof catalogueSorts)[number]

export const QUERY_CHARACTERS = 80
const MAX_PAGE = 999

/** What the catalogue's address may hold. Nothing in it can fail: junk becomes the default. */
export const catalogueSearchSchema = tolerant({
  /** True where the course finder sent the visitor: goal and subject then choose the courses. */
  recommendations: yesNo(),
  goal: lineOfText(QUERY_CHARACTERS),
  subject: lineOfText(QUERY_CHARACTERS),
  area: choices(categoryIds),
  qualification: choices(qualificationChoices),
  q: lineOfText(QUERY_CHARACTERS),
  sort: choice(catalogueSorts, 'most-popular'),
  page: wholeNumber({ min: 1, max: MAX_PAGE, fallback: 1 }),
  /** Lets a link arrive with the filter panel open. */
  panel: choice(['filters'], ''),
})
export type CatalogueSearch = ReadBy<typeof catalogueSearchSchema>

/** What stands in no address, because every page starts with it. */
export const catalogueSearchDefaults: CatalogueSearch = {
  recommendations: false,
  goal: '',
  subject: '',
  area: [],
  qualification: [],
  q: '',
  sort: 'most-popular',
  page: 1,
  panel: '',
}

export type Filters = Pick<CatalogueSearch, 'area' | 'qualification'>
export type Facet = keyof Filters
export type FilterChoice = { [F in Facet]: { facet: F; value: Filters[F][number] } }[Facet]

export const noFilters: Filters = { area: [], qualification: [] }

export const filtersOf = ({ area, qualification }: Filters): Filters => ({ area, qualification })

const toggled = <T extends string>(known: readonly T[], chosen: readonly T[], value: T): T[] =>
  known.filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one)))

/** Ticks or unticks one choice; the lists keep the order in which the panel shows them. */
export function toggleFilter(filters: Filters, choice: FilterChoice): Filters {
  return choice.facet === 'area'
    ? { ...filters, area: toggled(categoryIds, filters.area, choice.value) }
    : { ...filters, qualification: toggled(qualificationChoices, filters.qualification, choice.value) }
}

export const isChosen = (filters: Filters, { facet, value }: FilterChoice) =>
  filters[facet].some((chosen) => chosen === value)

const sameChoices = (a: readonly string[], b: readonly string[]) => {
  const [inA, inB] = [new Set(a), new Set(b)]
  return inA.size === inB.size && a.every((value) => inB.has(value))
}

export const sameFilters = (a: Filters, b: Filters) =>
  sameChoices(a.area, b.area) && sameChoices(a.qualification, b.qualification)

export const countFilters = ({ area, qualification }: Filters) => area.length + qualification.length
