import {
  type AppliedFilter,
  type Asked,
  askedOf,
  type Choices,
  isApplied,
  isNarrowed,
  searchOf,
  toggleChoice,
  withoutFilter,
} from './asked'
import type { Facet, Facets } from './facets'
import { type PageOfList, pageOf } from './paging'
import type { FoundByText, TextSearch } from './textSearch'

/** `relaxed` where nothing meets all that was asked, so that the closest items stand in. */
export type Outcome = 'listed' | 'relaxed' | 'empty'

/** What is left before text and choices narrow it. */
export interface Scoped<Item> {
  items: readonly Item[]
  /** Whether the scope chose them, and how well. */
  kind: 'all' | 'exact' | 'closest'
  /** Why an item is there, where the scope has a reason. */
  reasons: ReadonlyMap<Item, string>
  /** How much of what was asked an item meets, where that says which stands first as long as no order is chosen. */
  met?: ReadonlyMap<Item, number>
  /** What the text was taken for, where a search has found the items. */
  byText?: FoundByText | undefined
}

/** What could be dropped of what is asked, in the visitor's words, and how many items the list has without it. */
interface Relaxation {
  filter: AppliedFilter
  label: string
  count: number
}

/** What a list is made of; whatever it leaves out it does not have. */
export interface ListDefinition<Item> {
  items: readonly Item[]
  facets: Facets<Item>
  matchesText?: (item: Item, text: string) => boolean
  /** Finds by text in place of `matchesText`, the best first; where it does not come, that stands in. */
  search?: { by: TextSearch; idOf: (item: Item) => string } | undefined
  order?: (items: readonly Item[], sort: string) => readonly Item[]
  /** Parameters of the address that choose the items before anybody narrows them. */
  scope?: {
    names: readonly string[]
    label: string
    choose: (scope: Asked['scope']) => Scoped<Item>
  }
  /** What is shown while nothing is asked, if not everything. */
  atRest?: (items: readonly Item[]) => readonly Item[]
}

/** One page of what a list has for somebody. */
interface FoundPage<Item> extends PageOfList<Item> {
  kind: Scoped<Item>['kind']
  byText?: Scoped<Item>['byText']
  reasonOf(item: Item): string | undefined
}

/** What the machine of a list needs to know of it. */
export interface ListRules {
  toggle: (choices: Choices, facet: string, value: string) => Choices
  outcomeOf: (asked: Asked) => Outcome
}

/**
 * A list that can be narrowed: its table of facets, and all that follows from it. One whose items are not all there
 * may throw a promise instead of an answer, for which React waits.
 */
export interface PagedList<Item> extends ListRules {
  /** Where only one value can be chosen, those that some item has (§5). */
  facets: Facets
  askedOf: (search: Readonly<Record<string, unknown>>) => Asked
  searchOf: (asked: Asked) => Readonly<Record<string, unknown>>
  findPage: (asked: Asked, size: number) => FoundPage<Item>
  count: (asked: Asked) => number
  /** How many items one choice stands for: its facet is counted as if nothing else in it were chosen. */
  countOption: (asked: Asked, facet: string, value: string) => number
  /** The filters applied, one by one. */
  chipsOf: (asked: Asked) => readonly { filter: AppliedFilter; label: string }[]
  /** What could be dropped, the widest first. A facet goes as a whole: its choices widen each other. */
  relaxationsOf: (asked: Asked) => readonly Relaxation[]
  /** Whether, without an order chosen, those items stand first that meet most of what is asked. */
  isByMatch?: (asked: Asked) => boolean
  /** Where the outcome of what is asked is not known yet, when it will be. */
  outcomeComing?: (asked: Asked) => Promise<unknown> | undefined
  /** Fetches what a text will be looked for with, because somebody is about to type. */
  expectText?: () => void
}

/** A list whose items are all there. */
export interface List<Item> extends PagedList<Item> {
  find: (asked: Asked) => Scoped<Item>
}

/** What follows from a list's table and from counting, however it is counted. */
export function narrowingOf(
  facets: Facets,
  scope: { names: readonly string[]; label: string } | undefined,
  { count, isScoped }: { count: (asked: Asked) => number; isScoped: (asked: Asked) => boolean },
): Pick<PagedList<never>, 'askedOf' | 'searchOf' | 'toggle' | 'count' | 'chipsOf' | 'relaxationsOf'> {
  const rows = Object.entries(facets)
  const labelOf = ({ options }: Facet, value: string) =>
    options.find((option) => option.value === value)?.label ?? value
  const labelsOf = ({ choices }: Asked, id: string, facet: Facet) =>
    (choices[id] ?? []).map((value) => ({ value, label: labelOf(facet, value) }))

  return {
    askedOf: (search) => askedOf(facets, scope?.names ?? [], search),
    searchOf: (asked) => searchOf(asked, scope?.names ?? []),
    toggle: (choices, facet, value) => toggleChoice(facets, choices, facet, value),
    count,
    chipsOf: (asked) => [
      ...(asked.text === '' ? [] : [{ filter: { kind: 'text' } as const, label: `“${asked.text}”` }]),
      ...rows.flatMap(([id, facet]) =>
        labelsOf(asked, id, facet).map(({ value, label }) => ({
          filter: { kind: 'facet', facet: id, value } as const,
          label: facet.named?.(label) ?? label,
        })),
      ),
    ],
    relaxationsOf(asked) {
      const offers: readonly Omit<Relaxation, 'count'>[] = [
        { filter: { kind: 'text' }, label: `the search for “${asked.text}”` },
        ...rows.map(([id, facet]) => ({
          filter: { kind: 'facet', facet: id } as const,
          label: `${facet.label.toLowerCase()}: ${labelsOf(asked, id, facet)
            .map(({ label }) => label)
            .join(', ')}`,
        })),
        ...(scope ? [{ filter: { kind: 'scope' } as const, label: scope.label }] : []),
      ]
      return offers
        .filter(({ filter }) => (filter.kind === 'scope' ? isScoped(asked) : isApplied(asked, filter)))
        .map((offer) => ({ ...offer, count: count(withoutFilter(asked, offer.filter)) }))
        .toSorted((a, b) => b.count - a.count)
    },
  }
}

export function listOf<Item>({
  items,
  facets,
  matchesText = () => true,
  search,
  order = (found) => found,
  scope,
  atRest,
}: ListDefinition<Item>): List<Item> {
  const all: Scoped<Item> = { items, kind: 'all', reasons: new Map() }
  const rows = Object.entries(facets)
  const isOffered = (facet: Facet<Item>, value: string) =>
    facet.any === undefined || items.some((item) => facet.matches(item, value))

  const meets = (item: Item, choices: Choices) =>
    rows.every(([id, { matches }]) => {
      const chosen = choices[id] ?? []
      return chosen.length === 0 || chosen.some((value) => matches(item, value))
    })

  // Options are counted with the same scope, one after the other.
  let chosen: { by: Asked['scope']; scoped: Scoped<Item> } | undefined
  function scopedBy(by: Asked['scope'], choose: (by: Asked['scope']) => Scoped<Item>) {
    if (chosen?.by !== by) chosen = { by, scoped: choose(by) }
    return chosen.scoped
  }

  function narrow(asked: Asked): Scoped<Item> {
    const scoped = scope && isApplied(asked, { kind: 'scope' }) ? scopedBy(asked.scope, scope.choose) : all
    if (atRest && !isNarrowed(asked)) return { ...scoped, items: atRest(scoped.items) }
    const coming = outcomeComing(asked)
    if (coming) throw coming
    const left = scoped.items.filter((item) => meets(item, asked.choices))
    const byText = asked.text === '' ? undefined : search?.by.find(asked.text)
    if (search && byText) {
      const places = new Map(byText.ids.map((id, place) => [id, place]))
      const placeOf = (item: Item) => places.get(search.idOf(item)) ?? -1
      const found = left.filter((item) => placeOf(item) >= 0).toSorted((a, b) => placeOf(a) - placeOf(b))
      return { ...scoped, items: found, byText }
    }
    return {
      ...scoped,
      items: left.filter((item) => asked.text === '' || matchesText(item, asked.text)),
    }
  }

  const outcomeComing = ({ text }: Asked) =>
    search && text !== '' && !search.by.find(text) ? search.by.coming() : undefined

  /** As long as no other order is asked for, the best match stands first: of a text, else of the other wishes. */
  function inOrder({ items: found, byText, met }: Scoped<Item>, sort: string): readonly Item[] {
    if (byText && sort === '') return found
    const ordered = order(found, sort)
    return met && sort === '' ? ordered.toSorted((a, b) => (met.get(b) ?? 0) - (met.get(a) ?? 0)) : ordered
  }

  // Asked by the machine and by everything on the screen, mostly for the same.
  let last: { asked: Asked; found: Scoped<Item> } | undefined
  function find(asked: Asked): Scoped<Item> {
    if (last?.asked === asked) return last.found
    const found = narrow(asked)
    last = { asked, found: { ...found, items: inOrder(found, asked.sort) } }
    return last.found
  }

  const count = (asked: Asked) => narrow(asked).items.length

  return {
    ...narrowingOf(facets, scope, { count, isScoped: (asked) => narrow(asked).kind !== 'all' }),
    facets: Object.fromEntries(
      rows.map(([id, facet]) => [
        id,
        { ...facet, options: facet.options.filter(({ value }) => isOffered(facet, value)) },
      ]),
    ),
    find,
    findPage(asked, size) {
      const { items: found, kind, reasons, byText } = find(asked)
      return {
        ...pageOf(found, asked.page, size),
        kind,
        byText,
        reasonOf: (item) => reasons.get(item) ?? (search && byText?.because.get(search.idOf(item))),
      }
    },
    isByMatch: (asked) => find(asked).met !== undefined,
    outcomeComing,
    ...(search && { expectText: () => void search.by.coming() }),
    outcomeOf(asked) {
      // What is on its way counts as found until it is there.
      if (outcomeComing(asked)) return 'listed'
      const { items: found, kind } = find(asked)
      return found.length === 0 ? 'empty' : kind === 'closest' ? 'relaxed' : 'listed'
    },
    countOption: (asked, facet, value) =>
      count({ ...asked, choices: { ...asked.choices, [facet]: [value] } }),
  }
}
