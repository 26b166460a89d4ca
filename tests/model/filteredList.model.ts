import { defineModel, type EventCase, type ModelOptions, sometimes } from 'machine-workbench/models'
import type { SnapshotFrom } from 'xstate'
import type { Asked } from '~/data/lists/asked'
import { queryField } from '~/data/lists/facets'
import { listOf } from '~/data/lists/list'
import { tolerant } from '~/data/site/tolerantFields'
import {
  filteredListMachine,
  selectApplied,
  selectCanClear,
  selectCanReset,
  selectIsOpen,
  selectPending,
  selectTyped,
} from '~/machines/filteredList.machine'
import { askedBy, type SiteList, type SiteListName, siteLists } from '../support/siteLists'

type Snapshot = SnapshotFrom<typeof filteredListMachine>
type Machine = typeof filteredListMachine
type Event = Extract<EventCase<Machine>, { type: string }>

/** A list whose scope nothing meets, so that whoever asks for it gets the closest. */
const closest: SiteList = {
  path: '/courses',
  applies: 'onApply',
  list: listOf({
    items: ['a course'],
    facets: {},
    matchesText: () => false,
    scope: {
      names: ['goal'],
      label: 'your goal',
      choose: () => ({ items: ['a course'], kind: 'closest', reasons: new Map() }),
    },
  }),
  schema: tolerant({ goal: queryField, q: queryField }),
  offers: ['text.change', 'filter.remove'],
}

const lists: Readonly<Record<string, SiteList>> = { ...siteLists, 'closest courses': closest }
const listAt = ({ context }: Snapshot) => Object.values(lists).find(({ list }) => list === context.list)

const hasPages = ({ schema }: SiteList) => 'page' in schema.parse({})

/** Says of a facet, by its place in the table, what a visitor can do with its first value. */
const onFacet =
  (place: number, eventOf: (choice: { facet: string; value: string }) => Event) =>
  ({ list }: SiteList): Event | undefined => {
    const [facet, row] = Object.entries(list.facets)[place] ?? []
    const value = row?.options[0]?.value
    return facet === undefined || value === undefined ? undefined : eventOf({ facet, value })
  }

/** For a list with pages, which has states enough without: it types and sorts as the others do. */
const withoutPages = (event: Event) => (list: SiteList) => (hasPages(list) ? undefined : event)

/** What can happen to a list follows from its table, as far as its page offers it. */
const cases: Readonly<Record<string, (list: SiteList) => Event | undefined>> = {
  'types a word': () => ({ type: 'text.change', text: 'care' }),
  'types what nothing has': withoutPages({ type: 'text.change', text: ' zzz ' }),
  'empties the search box': withoutPages({ type: 'text.change', text: '' }),
  'presses Enter': () => ({ type: 'text.submit' }),
  'opens the panel': () => ({ type: 'panel.open' }),
  'closes the panel': () => ({ type: 'panel.close' }),
  'chooses of the first facet': onFacet(0, (choice) => ({ type: 'choice.toggle', ...choice })),
  'chooses of the second facet': onFacet(1, (choice) => ({ type: 'choice.toggle', ...choice })),
  'clears the panel': () => ({ type: 'choices.clear' }),
  'applies the filters': () => ({ type: 'filters.apply' }),
  'takes the text off': () => ({ type: 'filter.remove', filter: { kind: 'text' } }),
  'takes a choice off': onFacet(0, (choice) => ({
    type: 'filter.remove',
    filter: { kind: 'facet', ...choice },
  })),
  'drops the second facet': onFacet(1, ({ facet }) => ({
    type: 'filter.remove',
    filter: { kind: 'facet', facet },
  })),
  'drops the scope': (list) =>
    'goal' in list.schema.parse({}) ? { type: 'filter.remove', filter: { kind: 'scope' } } : undefined,
  'takes all filters off': () => ({ type: 'filters.reset' }),
  'sorts from A to Z': withoutPages({ type: 'sort.choose', sort: 'az' }),
  'goes where nothing is asked': (list) => ({ type: 'url.changed', asked: askedBy(list) }),
  'turns to the second page': (list) =>
    hasPages(list) ? { type: 'url.changed', asked: askedBy(list, { page: 2 }) } : undefined,
}

const eventOf = (list: SiteList, eventFor: (list: SiteList) => Event | undefined) => {
  const event = eventFor(list)
  return event && list.offers.includes(event.type) ? event : undefined
}

const eventCases: EventCase<Machine>[] = Object.entries(cases).map(([name, eventFor]) => ({
  case: name,
  event: (snapshot: Snapshot) => {
    const list = listAt(snapshot)
    return list && eventOf(list, eventFor)
  },
}))

const inputOf = (list: SiteList, given: object = {}) => ({
  list: list.list,
  applies: list.applies,
  applied: askedBy(list, given),
})

/** As one line, whatever the order in which it came about. */
const lineOf = (values: Asked['choices']) =>
  Object.entries(values)
    .flatMap(([facet, chosen]) => chosen.map((value) => `${facet}=${value}`))
    .sort()
    .join('&')

const textOf = (typed: string) => typed.trim()

/** What a reader of this file can check by hand: the choices are pairs, and nothing knows the machine's functions. */
interface Account {
  typed: string
  pending: string
  applied: { text: string; choices: string; scope: string; sort: string; page: number }
  isOpen: boolean
}

const accountOf = ({ text, choices, scope, sort, page }: Asked): Account['applied'] => ({
  text,
  choices: lineOf(choices),
  scope: JSON.stringify(scope),
  sort,
  page,
})

const pairs = (line: string) => line.split('&').filter(Boolean)
const without = (line: string, isGone: (pair: string) => boolean) =>
  pairs(line)
    .filter((pair) => !isGone(pair))
    .join('&')
const toggled = (line: string, pair: string) =>
  (line.includes(pair) ? pairs(line).filter((one) => one !== pair) : [...pairs(line), pair]).sort().join('&')

const options: ModelOptions<Machine, Account & { applies: string }> = {
  purpose: 'Keeps what is typed and ticked apart from what a list shows, until it is applied.',
  pages: Object.values(siteLists).map(({ path }) => path),
  scenarios: [
    // The others are like the category's; each is walked on its own page.
    ...(['catalogue', 'category', 'simple category', 'blog'] as const).map((name) => ({
      name,
      input: inputOf(siteLists[name]),
    })),
    { name: 'closest courses', input: inputOf(closest, { goal: 'hobby' }) },
  ],
  events: eventCases,
  choices: {
    'choice.toggle.facet': [],
    'choice.toggle.value': [],
    'filter.remove.filter': [],
  },
  invariants: {
    'what is applied is told once, and what the address says never': (
      snapshot,
      { before, step, emitted },
    ) => {
      const isFromAddress = step?.kind === 'event' && step.event.type === 'url.changed'
      const hasChanged =
        before !== undefined &&
        JSON.stringify(selectApplied(before)) !== JSON.stringify(selectApplied(snapshot))
      if (isFromAddress || before === undefined) return emitted.length === 0
      const isIdle =
        step?.kind === 'event' && step.event.type === 'text.submit' && before.matches({ text: 'settled' })
      return (
        emitted.length <= Number(!isIdle) &&
        (!hasChanged || emitted.length === 1) &&
        emitted.every(({ asked }) => asked === selectApplied(snapshot))
      )
    },
    'whatever the visitor applies begins with the first page': (_, { emitted }) =>
      emitted.every(({ asked }) => asked.page === 1),
    'only a search that refines another takes its place in the history': (_, { before, step, emitted }) =>
      emitted.every(({ asked, replaces }) => {
        const refines = before !== undefined && selectApplied(before).text !== '' && asked.text !== ''
        return replaces === (step?.kind === 'after' && refines)
      }),
    'the list follows the text as soon as nobody types': (snapshot) =>
      snapshot.matches({ text: 'settled' }) ===
      (textOf(selectTyped(snapshot)) === selectApplied(snapshot).text),
    'changes are pending only while the panel is open, and never where choices apply at once': (snapshot) => {
      const isPending = lineOf(selectPending(snapshot)) !== lineOf(selectApplied(snapshot).choices)
      return (
        isPending === snapshot.matches({ panel: { open: 'dirty' } }) &&
        (!isPending || (selectIsOpen(snapshot) && snapshot.context.applies === 'onApply'))
      )
    },
    'what the results are called is what the list finds': (snapshot) => {
      const found = listAt(snapshot)?.list.find(selectApplied(snapshot))
      const expected = found?.items.length === 0 ? 'empty' : found?.kind === 'closest' ? 'relaxed' : 'listed'
      return snapshot.value.results === expected
    },
    'taking everything off keeps the order': (snapshot, { before, step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'filters.reset' ||
      before === undefined ||
      selectApplied(before).sort === selectApplied(snapshot).sort,
    'all can be taken off where there is something to take off': (snapshot) => {
      const { text, choices } = selectApplied(snapshot)
      return (
        selectCanReset(snapshot) ===
          (text !== '' || lineOf(choices) !== '' || selectTyped(snapshot) !== '') &&
        selectCanClear(snapshot) ===
          (selectIsOpen(snapshot) &&
            snapshot.context.applies === 'onApply' &&
            lineOf(selectPending(snapshot)) !== '')
      )
    },
  },
  possible: {
    'what is ticked can be left alone': sometimes(
      (snapshot) => snapshot.matches({ panel: { open: 'dirty' } }),
      (snapshot, { emitted }) => snapshot.matches({ panel: 'closed' }) && emitted.length === 0,
    ),
    'a list without results can have some again': sometimes(
      (snapshot) => snapshot.matches({ results: 'empty' }),
      (snapshot) => snapshot.matches({ results: 'listed' }),
    ),
  },
  temporal: {
    'the list follows 300 ms after the last letter': () => {
      let since: number | undefined
      return {
        see: (snapshot, { step, now, timers }) => {
          const isTyping = snapshot.matches({ text: 'typing' })
          const isLetter = step?.kind === 'event' && step.event.type === 'text.change'
          const isTimely = since === undefined || step?.kind !== 'after' || isTyping === now < since + 300
          if (!isTyping) since = undefined
          else if (isLetter || since === undefined) since = now
          return isTimely &&
            (since === undefined || timers.some((left) => now + left === Number(since) + 300))
            ? 'held'
            : 'failed'
        },
      }
    },
  },
  reference: {
    start: ({ input }) => {
      if (!input) throw new Error('Every list is told what is asked of it.')
      const applied = accountOf(input.applied)
      return { applies: input.applies, typed: applied.text, pending: applied.choices, applied, isOpen: false }
    },
    next: (account, step) => {
      const { applied, typed, pending, applies, isOpen } = account
      const typedText = textOf(typed)
      const asking = (change: Partial<Account['applied']>): typeof account => {
        const asked = { ...applied, text: typedText, page: 1, ...change }
        return {
          ...account,
          applied: asked,
          typed: asked.text === typedText ? typed : asked.text,
          pending: change.choices ?? pending,
        }
      }
      if (step.kind !== 'event')
        return step.kind === 'after' && step.id !== 'nothing due' && typedText !== applied.text
          ? asking({})
          : account
      const { event } = step
      switch (event.type) {
        case 'text.change':
          return { ...account, typed: event.text }
        case 'text.submit':
          return typedText === applied.text ? account : asking({})
        case 'panel.open':
          return { ...account, isOpen: true }
        case 'panel.close':
          return { ...account, isOpen: false, pending: applied.choices }
        case 'choice.toggle': {
          const next = toggled(pending, `${event.facet}=${event.value}`)
          return applies === 'atOnce'
            ? asking({ choices: next })
            : { ...account, isOpen: true, pending: next }
        }
        case 'choices.clear':
          return isOpen && applies === 'onApply' ? { ...account, pending: '' } : account
        case 'filters.apply':
          if (!isOpen) return account
          return { ...(pending === applied.choices ? account : asking({ choices: pending })), isOpen: false }
        case 'filter.remove': {
          const { filter } = event
          if (filter.kind === 'text')
            return applied.text === ''
              ? account
              : { ...asking({ text: '', choices: applied.choices }), typed: '' }
          if (filter.kind === 'scope')
            return applied.scope === '{}' ? account : asking({ scope: '{}', choices: applied.choices })
          const start = `${filter.facet}=${filter.value ?? ''}`
          const left = without(applied.choices, (pair) => pair.startsWith(start))
          return left === applied.choices ? account : asking({ choices: left })
        }
        case 'filters.reset':
          return applied.text === '' && applied.choices === '' && typed === ''
            ? account
            : { ...asking({ text: '', choices: '' }), typed: '' }
        case 'sort.choose':
          return event.sort === applied.sort ? account : asking({ sort: event.sort })
        default: {
          const asked = accountOf(event.asked)
          return JSON.stringify(asked) === JSON.stringify(applied)
            ? account
            : { ...account, applied: asked, typed: asked.text, pending: asked.choices }
        }
      }
    },
    read: (snapshot) => ({
      applies: snapshot.context.applies,
      typed: selectTyped(snapshot),
      pending: lineOf(selectPending(snapshot)),
      applied: accountOf(selectApplied(snapshot)),
      isOpen: selectIsOpen(snapshot),
    }),
  },
  key: ({ value, context: { list, ...rest } }) =>
    JSON.stringify([value, rest, Object.values(lists).findIndex((one) => one.list === list)]),
  spoken: {
    'text.typing --text.submit--> (stay)': { said: '{how many fit}' },
    'text.typing --after typingPause--> (stay)': { said: '{how many fit}' },
    'text.typing --after typingPause[refinesText]--> (stay)': { said: '{how many fit}' },
    'panel --choice.toggle[appliesAtOnce]--> (stay)': { said: ['', '{how many fit}'] },
    'panel.closed --panel.open--> panel.open': { focus: ['', 'button "Close filters"'] },
    'panel.open.dirty --filters.apply--> panel.closed': {
      focus: ['', 'button "Filter Courses{how many filters}"'],
      said: '{how many fit}',
    },
    '(root) --filter.remove[isApplied]--> (stay)': { focus: 'group "Results"', said: '{how many fit}' },
    '(root) --filters.reset[hasFilters]--> (stay)': {
      focus: ['', 'group "Results"'],
      said: ['', '{how many fit}'],
    },
    '(root) --url.changed[isNew]--> (stay)': { said: ['', '{how many fit}'] },
  },
}

export const filteredListModel = defineModel(filteredListMachine, options)

/** The same for one list of the site, so that each page is walked by itself. */
export const modelOfList = (name: SiteListName) =>
  defineModel(filteredListMachine, {
    ...options,
    id: `filteredList of ${name}`,
    scenarios: [{ name, input: inputOf(siteLists[name]) }],
    events: Object.entries(cases).flatMap(([title, eventFor]) => {
      const event = eventOf(siteLists[name], eventFor)
      return event ? [{ case: title, event }] : []
    }),
  })
