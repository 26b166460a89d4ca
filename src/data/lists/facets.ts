import { type Field, items, lineOfText, wholeNumber } from '~/data/site/tolerantFields'

/** One thing that can be chosen, as the address and the visitor have it. */
export interface Option<Value extends string = string> {
  value: Value
  label: string
}

/**
 * A row of a list's table of facets, by its name in the address. From the row come the address, the panel, counts,
 * chips, matching and relaxations: adding a facet is adding a row.
 */
export interface Facet<Item = never> {
  label: string
  hint?: string
  /** Where no more than one can be chosen: the words for none, such as 'All levels'. */
  any?: string
  options: readonly Option[]
  /** The same options in the order in which they are read on a day such as `2027-02-15`, where that depends on it. */
  optionsOn?: (today: string) => readonly Option[]
  /** How a choice is named away from the others, where its label alone does not say what it is about. */
  named?: (label: string) => string
  matches: (item: Item, value: string) => boolean
}

export type Facets<Item = never> = Readonly<Record<string, Facet<Item>>>

/** Options whose label is their value. */
export const optionsOf = <const Value extends string>(values: readonly Value[]): readonly Option<Value>[] =>
  values.map((value) => ({ value, label: value }))

type ValueOf<F> = F extends { options: readonly Option<infer Value>[] } ? Value : never

/**
 * The fields of an address that hold what is chosen of a table of facets, whose names are given. The table itself stays
 * out of the first download, so these read any value: `askedOf` keeps those that the table has. Their type is the table's,
 * so that a link to a value it does not have does not compile.
 */
export const facetFields = <F extends Facets>(names: { readonly [Id in keyof F]: true }) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, chosenField])) as {
    [Id in keyof F]: Field<ValueOf<F[Id]>[]>
  }

/** Characters of a list's search that an address keeps. */
export const QUERY_CHARACTERS = 80
/** A catalogue of 100 000 courses has some 11 000 pages. */
const MAX_PAGE = 99_999

/** More choices than any table has, each longer than any value. */
const chosenField = items({ atMost: 40, characters: 60 })

export const queryField = lineOfText(QUERY_CHARACTERS)
export const pageField = wholeNumber({ min: 1, max: MAX_PAGE, fallback: 1 })
