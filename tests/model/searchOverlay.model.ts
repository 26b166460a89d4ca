import { defineModel, type Step } from 'machine-workbench/models'
import type { SnapshotFrom } from 'xstate'
import {
  searchOverlayMachine,
  selectCanSeeAll,
  selectHasFailed,
  selectHasNothing,
  selectHasResults,
  selectHighlight,
  selectIsEmpty,
  selectIsLoading,
  selectIsOpen,
  selectMatches,
  selectQuery,
} from '~/machines/searchOverlay.machine'

type Snapshot = SnapshotFrom<typeof searchOverlayMachine>

/** What an answer brings that brings anything. */
export const found = ['Nursing', 'Nutrition', 'Nutrition for dogs']
const isBlank = (query: string) => query.trim() === ''
const isReady = (snapshot: Snapshot | undefined) => snapshot?.matches({ index: 'ready' }) === true

/** The answer to what stands in the field now; nobody answers a text that was not asked. */
const answer = (matches: readonly string[]) => (snapshot: Snapshot) =>
  isBlank(selectQuery(snapshot)) || !isReady(snapshot)
    ? undefined
    : ({ type: 'results.received', query: selectQuery(snapshot), matches } as const)

/** Opening the search fetches what is searched, and so does another try after a failure. */
const startsFetching = (before: Snapshot, step: { kind: string; event?: { type: string } } | undefined) =>
  step?.event?.type === 'search.open' ||
  (step?.event?.type === 'index.retry' && before.matches({ index: 'failed' }))

type Answer = Readonly<{ query: string; matches: readonly unknown[] }>
type Story = Readonly<{ dialog: string; index: string; query: string; answer: Answer; highlight: number }>

const none: Answer = { query: '', matches: [] }
const start: Story = { dialog: 'closed', index: 'idle', query: '', answer: none, highlight: 0 }

/** What is searched is on its way once it is wanted and is not there. */
const fetched = (story: Story, from: readonly string[]): Story =>
  from.includes(story.index) ? { ...story, index: 'loading' } : story

function typed(story: Story, query: string): Story {
  const { dialog } = story
  if (dialog === 'closed') return story
  if (isBlank(query)) return { ...story, dialog: 'empty', query, answer: none, highlight: 0 }
  return { ...story, dialog: dialog === 'empty' ? 'waiting' : dialog, query, highlight: 0 }
}

function next(story: Story, step: Step<typeof searchOverlayMachine>): Story {
  if (step.kind === 'done') return { ...story, index: 'ready' }
  if (step.kind === 'error') return { ...story, index: 'failed' }
  if (step.kind === 'after') return story
  const { event } = step
  const { dialog, index, query, answer, highlight } = story
  const shut: Story = { ...start, index }
  const moved = (to: number): Story =>
    dialog === 'results' && answer.matches[to] !== undefined ? { ...story, highlight: to } : story
  switch (event.type) {
    case 'search.open':
      return fetched(dialog === 'closed' ? { ...shut, dialog: 'empty' } : story, ['idle', 'failed'])
    case 'index.retry':
      return fetched(story, ['failed'])
    case 'query.change':
      return typed(story, event.query)
    case 'results.received':
      if (dialog === 'closed' || event.query !== query) return story
      return {
        ...story,
        dialog: event.matches.length > 0 ? 'results' : 'nothing',
        answer: { query, matches: event.matches },
        highlight: 0,
      }
    case 'highlight.next':
      return moved(highlight + 1)
    case 'highlight.previous':
      return moved(highlight - 1)
    case 'item.accept':
      return dialog === 'results' && answer.query === query ? shut : story
    case 'item.select':
      return dialog === 'results' && answer.matches[event.index] !== undefined ? shut : story
    case 'all.request':
      return dialog === 'closed' || isBlank(query) ? story : shut
    case 'search.close':
    case 'escape.press':
    case 'url.changed':
      return shut
  }
}

export const searchOverlayModel = defineModel(searchOverlayMachine, {
  purpose: 'Runs the search over the page: its dialog and its results, its index loading behind them.',
  pages: ['*'],
  accepted: {
    'event lost: index.loading: index.retry': 'It is on its way.',
  },
  events: [
    { type: 'search.open' },
    { type: 'search.close' },
    { type: 'query.change', query: 'nu' },
    { type: 'query.change', query: 'nut' },
    { type: 'query.change', query: ' ' },
    { case: 'results.received with matches', event: answer(found) },
    { case: 'results.received without matches', event: answer([]) },
    { case: 'nothing.received too late', event: { type: 'results.received', query: 'n', matches: [] } },
    { case: 'results.received too late', event: { type: 'results.received', query: 'n', matches: found } },
    { type: 'highlight.next' },
    { type: 'highlight.previous' },
    { type: 'item.accept' },
    { type: 'item.select', index: 1 },
    { type: 'item.select', index: 9 },
    { type: 'all.request' },
    { type: 'escape.press' },
    { type: 'url.changed' },
    { type: 'index.retry' },
  ],
  outcomes: {
    loadIndex: [{ ok: true }, { ok: false, error: new Error('The network is down.') }],
  },
  invariants: {
    'it says what can be searched exactly while nothing is asked': (snapshot) =>
      selectIsEmpty(snapshot) === (selectIsOpen(snapshot) && isBlank(selectQuery(snapshot))) &&
      (!selectIsEmpty(snapshot) || selectMatches(snapshot).length === 0),
    'results are matches, and nothing is the lack of them': (snapshot) =>
      (!selectHasResults(snapshot) || selectMatches(snapshot).length > 0) &&
      (!selectHasNothing(snapshot) || selectMatches(snapshot).length === 0),
    'with results there is always a highlight, and without them never': (snapshot) =>
      selectHasResults(snapshot)
        ? selectMatches(snapshot)[selectHighlight(snapshot)] !== undefined
        : selectHighlight(snapshot) === -1,
    'each keystroke puts the highlight back on the first': (snapshot, { step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'query.change' ||
      !selectHasResults(snapshot) ||
      selectHighlight(snapshot) === 0,
    'the arrows move by one and stop at both ends': (snapshot, { before, step }) => {
      if (step?.kind !== 'event' || before === undefined || !selectHasResults(before)) return true
      const was = selectHighlight(before)
      if (step.event.type === 'highlight.next') return selectHighlight(snapshot) === Math.min(was + 1, 2)
      return step.event.type !== 'highlight.previous' || selectHighlight(snapshot) === Math.max(was - 1, 0)
    },
    'an answer to another text changes nothing': (snapshot, { before, step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'results.received' ||
      before === undefined ||
      step.event.query === selectQuery(before) ||
      (JSON.stringify(snapshot.value) === JSON.stringify(before.value) &&
        selectMatches(snapshot) === selectMatches(before)),
    'Enter opens the highlighted match, a press the pressed one': (_, { before, step, emitted }) => {
      const told = emitted.flatMap((event) => (event.type === 'item.chosen' ? [event.item] : []))
      if (step?.kind !== 'event' || before === undefined || !selectHasResults(before))
        return told.length === 0
      const isStale = before.context.answer.query !== selectQuery(before)
      const expected =
        step.event.type === 'item.select'
          ? found.slice(step.event.index, step.event.index + 1)
          : step.event.type === 'item.accept' && !isStale
            ? [found[selectHighlight(before)]]
            : []
      return JSON.stringify(told) === JSON.stringify(expected)
    },
    'all results are asked for with the query': (_, { before, step, emitted }) => {
      const isAsked = step?.kind === 'event' && step.event.type === 'all.request'
      const told = emitted.flatMap((event) => (event.type === 'all.requested' ? [event.query] : []))
      const query = before === undefined ? '' : selectQuery(before)
      return JSON.stringify(told) === JSON.stringify(isAsked && !isBlank(query) ? [query] : [])
    },
    'what is searched is fetched while it says so, and whoever asked meanwhile is told to wait': (
      snapshot,
      { before, step },
    ) => {
      const isFetching = snapshot.matches({ index: 'loading' })
      const asks = selectIsOpen(snapshot) && !isBlank(selectQuery(snapshot))
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
      return selectHasNothing(snapshot) === (selectIsOpen(before) && step.event.matches.length === 0)
    },
    'the search closes when the visitor leaves it, chooses, or asks for all': (
      snapshot,
      { before, step, emitted },
    ) => {
      const type = step?.kind === 'event' ? step.event.type : ''
      const leaves =
        ['search.close', 'escape.press', 'url.changed'].includes(type) ||
        (type === 'all.request' && before !== undefined && selectCanSeeAll(before)) ||
        emitted.some((event) => event.type === 'item.chosen')
      return !leaves || !selectIsOpen(snapshot)
    },
    'there is a way to all results as soon as something is asked': (snapshot) =>
      selectCanSeeAll(snapshot) === (selectIsOpen(snapshot) && !isBlank(selectQuery(snapshot))),
    'closing forgets what was typed': (snapshot) =>
      selectIsOpen(snapshot) || (selectQuery(snapshot) === '' && selectMatches(snapshot).length === 0),
    'closing it closes it': (snapshot, { step }) =>
      step?.kind !== 'event' ||
      !['search.close', 'escape.press'].includes(step.event.type) ||
      !selectIsOpen(snapshot),
    'every text is asked once, as soon as it can be answered': (snapshot, { before, step, emitted }) => {
      const isTyped = step?.kind === 'event' && step.event.type === 'query.change'
      const isDue = before !== undefined && isReady(snapshot) && (!isReady(before) || isTyped)
      const told = emitted.flatMap((event) => (event.type === 'search.requested' ? [event.query] : []))
      const query = selectQuery(snapshot)
      return JSON.stringify(told) === JSON.stringify(isDue && !isBlank(query) ? [query] : [])
    },
    'nothing is fetched before the search is opened': (snapshot, { before, step }) =>
      before === undefined
        ? snapshot.matches({ index: 'idle' })
        : (!before.matches({ index: 'idle' }) && !before.matches({ index: 'failed' })) ||
          snapshot.matches({ index: 'loading' }) === startsFetching(before, step),
  },
  reference: {
    start: () => start,
    next,
    read: ({ value: { dialog, index }, context }): Story => ({
      ...context,
      dialog: typeof dialog === 'string' ? dialog : dialog.open,
      index,
    }),
  },
  unreachable: {
    'nothing.received too late': 'An answer to an earlier text is dropped.',
    'results.received too late': 'An answer to an earlier text is dropped.',
    'item.select index 9': 'There is no such item.',
  },
  spoken: {
    'dialog.closed --search.open--> dialog.open': { focus: 'combobox "Courses, blogs and pages"' },
    'dialog.open --search.close--> dialog.closed': { focus: 'link "Search"' },
    'dialog.open --escape.press--> dialog.closed': { focus: 'link "Search"' },
    'dialog.open --url.changed--> dialog.closed': { focus: 'heading "{the page}"' },
    'dialog.open --all.request[hasQuery]--> dialog.closed': { focus: 'heading "Search everything here"' },
    'dialog.open.results --item.accept[isAnswered]--> dialog.closed': {
      focus: '{the page, or the link that opened the search}',
    },
    'dialog.open.results --item.select[isMatch]--> dialog.closed': {
      focus: '{the page, or the link that opened the search}',
    },
    'dialog.open.empty --query.change[isWorthAsking]--> dialog.open.waiting': {
      said: ['', '{how many results}', 'Search is being prepared.'],
    },
    'dialog.open --query.change--> (stay)': { said: ['', '{how many results}'] },
    'index.loading --done(loadIndex)[hasQuery]--> index.ready': {
      said: '{how many results}',
    },
    'index.loading --error(loadIndex)--> index.failed': {
      said: ['', 'Search could not be loaded. Try again'],
    },
    'index.failed --index.retry--> index.loading': {
      focus: 'combobox "Courses, blogs and pages"',
      said: ['', 'Search is being prepared.'],
    },
  },
})
