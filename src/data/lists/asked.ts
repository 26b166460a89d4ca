import { type Facet, type Facets, QUERY_CHARACTERS, queryField } from './facets'

/** The values chosen of each facet, in the order of its row. */
export type Choices = Readonly<Record<string, readonly string[]>>

/** What is asked of a list. */
export interface Asked {
  /** What chose the items before anybody narrowed them, such as a goal; empty for all of them. */
  scope: Readonly<Record<string, string>>
  text: string
  choices: Choices
  sort: string
  /** Counted from 1. */
  page: number
}

/** What can be taken off: the text, a facet or one choice of it, or the scope. */
export type AppliedFilter =
  | { kind: 'text' }
  | { kind: 'scope' }
  | { kind: 'facet'; facet: string; value?: string }

/** Both are built in one way, below, so that equal ones are equal as text. */
export const sameAsked = (a: Asked, b: Asked) => JSON.stringify(a) === JSON.stringify(b)
export const sameChoices = (a: Choices, b: Choices) => JSON.stringify(a) === JSON.stringify(b)

export const countChoices = (choices: Choices) => Object.values(choices).flat().length

export const noChoices = (choices: Choices): Choices =>
  Object.fromEntries(Object.keys(choices).map((facet) => [facet, []]))

export const isChosen = (choices: Choices, facet: string, value: string) =>
  choices[facet]?.includes(value) ?? false

/** What somebody types, as it is applied: one line, without spaces around it. */
export const textOf = (typed: string) => queryField(typed.slice(0, QUERY_CHARACTERS))

/** Whether anything narrows the list. */
export const isNarrowed = ({ text, choices }: Asked) => text !== '' || countChoices(choices) > 0

export const isApplied = ({ text, choices, scope }: Asked, filter: AppliedFilter) => {
  if (filter.kind === 'text') return text !== ''
  if (filter.kind === 'scope') return Object.keys(scope).length > 0
  const { facet, value } = filter
  return value === undefined ? (choices[facet] ?? []).length > 0 : isChosen(choices, facet, value)
}

/** The same, from its first page, without one filter. */
export function withoutFilter(asked: Asked, filter: AppliedFilter): Asked {
  const { choices } = asked
  if (filter.kind === 'text') return { ...asked, text: '', page: 1 }
  if (filter.kind === 'scope') return { ...asked, scope: {}, page: 1 }
  const { facet, value } = filter
  const left = value === undefined ? [] : (choices[facet] ?? []).filter((chosen) => chosen !== value)
  return { ...asked, choices: { ...choices, [facet]: left }, page: 1 }
}

/** Ticks or unticks a choice; where only one can be chosen, it takes the place of the other. */
export function toggleChoice(facets: Facets, choices: Choices, facet: string, value: string): Choices {
  const row = facets[facet]
  if (!row) return choices
  const isKept = (other: string) => row.any === undefined && isChosen(choices, facet, other)
  const chosen = row.options
    .map((option) => option.value)
    .filter((one) => (one === value ? !isChosen(choices, facet, value) : isKept(one)))
  return { ...choices, [facet]: chosen }
}

type Search = Readonly<Record<string, unknown>>

/**
 * What an address asks of a list, from parameters that its schema has read. Of the values of a facet those stay that its
 * table has, in its order. `scope` names the parameters of the scope.
 */
export function askedOf(facets: Facets, scope: readonly string[], search: Search): Asked {
  const textAt = (name: string) => String(search[name] || '')
  const valuesAt = ([name, { options, any }]: [string, Facet]) => {
    const values: unknown = search[name]
    const given = Array.isArray(values) ? values : []
    const known = options.map(({ value }) => value).filter((value) => given.includes(value))
    return [name, any === undefined ? known : known.slice(0, 1)]
  }
  return {
    scope: Object.fromEntries(scope.map((name) => [name, textAt(name)]).filter(([, text]) => text !== '')),
    text: textAt('q'),
    choices: Object.fromEntries(Object.entries(facets).map(valuesAt)),
    sort: textAt('sort'),
    page: Number(search.page ?? 1),
  }
}

/** The parameters of an address that asks this of a list: its schema leaves out those that it does not have. */
export const searchOf = (
  { scope, text, choices, sort, page }: Asked,
  scopeNames: readonly string[],
): Search => ({
  ...Object.fromEntries(scopeNames.map((name) => [name, scope[name]])),
  ...choices,
  q: text,
  sort,
  page,
})
