import { defineModel, type Step } from 'machine-workbench/models'
import type { SnapshotFrom } from 'xstate'
import {
  searchBoxMachine,
  selectAnsweredQuery,
  selectCanClear,
  selectHasFailed,
  selectHasList,
  selectHasNothing,
  selectHighlight,
  selectIsLoading,
  selectMatches,
  selectQuery,
} from '~/machines/searchBox.machine'

type Snapshot = SnapshotFrom<typeof searchBoxMachine>

/** What an answer brings that brings anything. */
export const found = ['Nursing', 'Nutrition']
const isBlank = (query: string) => query.trim() === ''
const isReady = (snapshot: Snapshot | undefined) => snapshot?.matches({ index: 'ready' }) === true
const isClosed = (snapshot: Snapshot) => snapshot.matches({ list: 'closed' })

/** The answer to what stands in the field now; nobody answers a text that was not asked. */
const answer = (matches: readonly string[]) => (snapshot: Snapshot) =>
  isBlank(selectQuery(snapshot)) || !isReady(snapshot)
    ? undefined
    : ({ type: 'results.received', query: selectQuery(snapshot), matches } as const)

type Answer = Readonly<{ query: string; matches: readonly unknown[] }>
type Story = Readonly<{ list: string; index: string; query: string; answer: Answer; highlight: number }>

const none: Answer = { query: '', matches: [] }
const start: Story = { list: 'closed', index: 'idle', query: '', answer: none, highlight: -1 }

const emptied = ({ index }: Story): Story => ({ ...start, index })
const shut = (story: Story): Story => ({ ...story, list: 'closed', highlight: -1 })

/** Whoever types has something else in mind than what was marked; a text after none is answered anew. */
function typed(story: Story, query: string): Story {
  const unmarked = { ...story, query, highlight: -1, index: story.index === 'idle' ? 'loading' : story.index }
  if (isBlank(query)) return { ...unmarked, list: 'closed' }
  if (story.list === 'closed') return { ...unmarked, list: 'waiting', answer: none }
  return { ...unmarked, list: story.list === 'highlighted' ? 'none' : story.list }
}

function marked(story: Story, by: 1 | -1): Story {
  const { list, answer, query, highlight } = story
  const opens = list === 'closed' && answer.query === query && answer.matches.length > 0
  if (by === 1 && (opens || list === 'none')) return { ...story, list: 'highlighted', highlight: 0 }
  if (list !== 'highlighted') return story
  const to = Math.min(highlight + by, answer.matches.length - 1)
  return { ...story, highlight: to, list: to < 0 ? 'none' : list }
}

function next(story: Story, step: Step<typeof searchBoxMachine>): Story {
  if (step.kind === 'done') return { ...story, index: 'ready' }
  if (step.kind === 'error') return { ...story, index: 'failed' }
  if (step.kind === 'after') return story
  const { event } = step
  const { list, index, query, answer } = story
  const isOpen = list !== 'closed'
  switch (event.type) {
    case 'search.focus':
      return { ...story, index: index === 'idle' || index === 'failed' ? 'loading' : index }
    case 'index.retry':
      return { ...story, index: index === 'failed' ? 'loading' : index }
    case 'query.change':
    case 'chip.choose':
      return typed(story, event.query)
    case 'results.received':
      if (!isOpen || event.query !== query) return story
      return {
        ...story,
        list: event.matches.length > 0 ? 'none' : 'nothing',
        answer: { query, matches: event.matches },
        highlight: -1,
      }
    case 'highlight.next':
      return marked(story, 1)
    case 'highlight.previous':
      return marked(story, -1)
    case 'item.accept':
      return list === 'highlighted' || (list === 'none' && answer.query === query) ? emptied(story) : story
    case 'item.select':
      return isOpen && answer.matches[event.index] !== undefined ? emptied(story) : story
    case 'escape.press':
      if (isOpen) return shut(story)
      return query === '' ? story : emptied(story)
    case 'outside.press':
      return isOpen ? shut(story) : story
    case 'search.clear':
      return query === '' ? story : emptied(story)
  }
}

export const searchBoxModel = defineModel(searchBoxMachine, {
  purpose:
    'Runs the search with suggestions: what is typed, which suggestion is marked, what is searched for.',
  pages: ['/search-demo'],
  accepted: {
    'event lost: index.loading: search.focus': 'What the focus asks for is on its way.',
    'event lost: index.loading: index.retry': 'It is on its way.',
  },
  events: [
    { type: 'search.focus' },
    { type: 'query.change', query: 'nu' },
    { type: 'query.change', query: '' },
    { type: 'query.change', query: ' ' },
    { type: 'chip.choose', query: 'AI' },
    { case: 'results.received with matches', event: answer(found) },
    { case: 'results.received without matches', event: answer([]) },
    { case: 'nothing.received too late', event: { type: 'results.received', query: 'n', matches: [] } },
    { case: 'results.received too late', event: { type: 'results.received', query: 'n', matches: found } },
    { type: 'highlight.next' },
    { type: 'highlight.previous' },
    { type: 'item.accept' },
    { type: 'item.select', index: 1 },
    { type: 'item.select', index: 9 },
    { type: 'escape.press' },
    { type: 'outside.press' },
    { type: 'search.clear' },
    { type: 'index.retry' },
  ],
  outcomes: {
    loadIndex: [{ ok: true }, { ok: false, error: new Error('The network is down.') }],
  },
  invariants: {
    'the list is shown only for a text that has matches': (snapshot) =>
      !selectHasList(snapshot) ||
      (!isBlank(selectQuery(snapshot)) && selectMatches(snapshot).length > 0 && isReady(snapshot)),
    'nothing is found only when the answer says so': (snapshot) =>
      !selectHasNothing(snapshot) || selectMatches(snapshot).length === 0,
    'the highlight stays on the list, and is on it in one state only': (snapshot) =>
      selectHighlight(snapshot) >= -1 &&
      selectHighlight(snapshot) < Math.max(1, selectMatches(snapshot).length) &&
      snapshot.matches({ list: { open: 'highlighted' } }) === selectHighlight(snapshot) >= 0,
    'a keystroke takes the highlight away': (snapshot, { step }) =>
      step?.kind !== 'event' || step.event.type !== 'query.change' || selectHighlight(snapshot) === -1,
    'only the answer to the present text is taken': (snapshot, { before, step }) => {
      if (step?.kind !== 'event' || step.event.type !== 'results.received' || before === undefined)
        return true
      const isCurrent = step.event.query === selectQuery(before) && !isClosed(before)
      return isCurrent
        ? selectAnsweredQuery(snapshot) === step.event.query && selectHighlight(snapshot) === -1
        : selectAnsweredQuery(snapshot) === selectAnsweredQuery(before) &&
            JSON.stringify(snapshot.value) === JSON.stringify(before.value)
    },
    'the arrows move by one and stop at both ends': (snapshot, { before, step }) => {
      if (step?.kind !== 'event' || before === undefined || !selectHasList(before)) return true
      const was = selectHighlight(before)
      if (step.event.type === 'highlight.next') return selectHighlight(snapshot) === Math.min(was + 1, 1)
      return step.event.type !== 'highlight.previous' || selectHighlight(snapshot) === Math.max(was - 1, -1)
    },
    'Enter picks the highlighted item or the first, a press the pressed one': (
      _,
      { before, step, emitted },
    ) => {
      const told = emitted.flatMap((event) => (event.type === 'item.chosen' ? [event.item] : []))
      if (step?.kind !== 'event' || before === undefined || !selectHasList(before)) return told.length === 0
      const highlight = selectHighlight(before)
      const isStale = selectAnsweredQuery(before) !== selectQuery(before)
      const expected =
        step.event.type === 'item.select'
          ? selectMatches(before).slice(step.event.index, step.event.index + 1)
          : step.event.type === 'item.accept' && !(highlight === -1 && isStale)
            ? [selectMatches(before)[Math.max(0, highlight)]]
            : []
      return JSON.stringify(told) === JSON.stringify(expected)
    },
    'what is searched is fetched while it says so, and whoever asked meanwhile is told to wait': (
      snapshot,
      { before, step },
    ) => {
      const isFetching = snapshot.matches({ index: 'loading' })
      const asks = !isClosed(snapshot) && !isBlank(selectQuery(snapshot))
      const told = step?.kind === 'done' ? isReady(snapshot) : true
      return (
        told &&
        (snapshot.children.loadIndex !== undefined) === isFetching &&
        selectIsLoading(snapshot) === (asks && isFetching) &&
        (step?.kind !== 'error' || selectHasFailed(snapshot) === true) &&
        (before !== undefined || !selectHasFailed(snapshot)) &&
        (!isFetching || !selectHasFailed(snapshot))
      )
    },
    'an answer without matches says that nothing was found': (snapshot, { before, step }) => {
      if (step?.kind !== 'event' || step.event.type !== 'results.received' || before === undefined)
        return true
      if (step.event.query !== selectQuery(before)) return true
      return selectHasNothing(snapshot) === (!isClosed(before) && step.event.matches.length === 0)
    },
    'the arrow down on a closed list with matches opens it at the first': (snapshot, { before, step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'highlight.next' ||
      before === undefined ||
      !isClosed(before) ||
      (isClosed(snapshot)
        ? selectMatches(before).length === 0 || selectAnsweredQuery(before) !== selectQuery(before)
        : selectHighlight(snapshot) === 0),
    'a text can be cleared, and whoever clears it or takes one offered goes on typing': (
      snapshot,
      { before, step, emitted },
    ) => {
      const type = step?.kind === 'event' ? step.event.type : ''
      const goesOn =
        type === 'chip.choose' ||
        (type === 'search.clear' && before !== undefined && selectQuery(before) !== '')
      return (
        selectCanClear(snapshot) === (selectQuery(snapshot) !== '') &&
        emitted.filter((event) => event.type === 'focus.requested').length === Number(goesOn)
      )
    },
    'choosing and clearing empty the field': (snapshot, { before, step, emitted }) =>
      !(
        emitted.some(({ type }) => type === 'item.chosen') ||
        (step?.kind === 'event' && step.event.type === 'search.clear' && before && selectQuery(before) !== '')
      ) ||
      (selectQuery(snapshot) === '' && selectMatches(snapshot).length === 0 && isClosed(snapshot)),
    'Escape closes and keeps the text, and a second one clears it': (snapshot, { before, step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'escape.press' ||
      before === undefined ||
      (isClosed(snapshot) && selectQuery(snapshot) === (isClosed(before) ? '' : selectQuery(before))),
    'a press elsewhere closes and keeps the text': (snapshot, { before, step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'outside.press' ||
      before === undefined ||
      (isClosed(snapshot) && selectQuery(snapshot) === selectQuery(before)),
    'every text is asked once, as soon as it can be answered': (snapshot, { before, step, emitted }) => {
      const type = step?.kind === 'event' ? step.event.type : ''
      const isTyped = type === 'query.change' || type === 'chip.choose'
      const isDue = isReady(snapshot) && (isReady(before) ? isTyped : true) && before !== undefined
      const told = emitted.flatMap((event) => (event.type === 'search.requested' ? [event.query] : []))
      const query = selectQuery(snapshot)
      return JSON.stringify(told) === JSON.stringify(isDue && !isBlank(query) ? [query] : [])
    },
    'nothing is fetched before the visitor comes to search, and it is fetched once': (
      snapshot,
      { before, step },
    ) => {
      if (before === undefined) return snapshot.matches({ index: 'idle' })
      if (isReady(before)) return isReady(snapshot)
      const type = step?.kind === 'event' ? step.event.type : ''
      const starts = {
        idle: ['search.focus', 'query.change', 'chip.choose'],
        failed: ['search.focus', 'index.retry'],
      }
      const phase = before.value.index
      if (phase === 'idle' || phase === 'failed')
        return snapshot.matches({ index: 'loading' }) === starts[phase].includes(type)
      return true
    },
  },
  reference: {
    start: () => start,
    next,
    read: ({ value: { list, index }, context }): Story => ({
      ...context,
      list: typeof list === 'string' ? list : list.open,
      index,
    }),
  },
  unreachable: {
    'nothing.received too late': 'An answer to an earlier text is dropped.',
    'results.received too late': 'An answer to an earlier text is dropped.',
    'item.select index 9': 'There is no such item.',
  },
  spoken: {
    'list --chip.choose--> (stay)': {
      focus: 'combobox "What are you looking for?"',
      said: ['{n} results.', 'Search is being prepared.'],
    },
    'list --search.clear[hasText]--> list.closed': { focus: 'combobox "What are you looking for?"' },
    'list.closed --query.change--> list.open': {
      said: ['', '{how many results}', 'Search is being prepared.'],
    },
    'list.open --query.change--> (stay)': { said: ['', '{how many results}'] },
    'list.closed --highlight.next[hasMatches]--> list.open.highlighted': { said: '{n} results.' },
    'index.loading --done(loadIndex)[hasQuery]--> index.ready': {
      said: ['', '{how many results}'],
    },
    'index.loading --error(loadIndex)--> index.failed': { said: 'Search could not be loaded. Try again' },
    'index.failed --index.retry--> index.loading': {
      focus: 'combobox "What are you looking for?"',
      said: ['', 'Search is being prepared.'],
    },
    'index.failed --search.focus--> index.loading': { said: ['', 'Search is being prepared.'] },
  },
})
