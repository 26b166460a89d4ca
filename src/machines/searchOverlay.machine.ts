import { type ActorRefFrom, emit, type SnapshotFrom, stateIn } from 'xstate'
import {
  announceSelected,
  bringsMatches,
  bringsNothing,
  indexStates,
  isBlank,
  isMatch,
  isWorthAsking,
  keepAnswer,
  searchSetup,
  setQuery,
} from './searchSetup'

type Event =
  | { type: 'search.open' }
  | { type: 'search.close' }
  | { type: 'all.request' }
  | { type: 'url.changed' }

type News = { type: 'all.requested'; query: string }

/** Unlike the search box, the first match is highlighted from the start, and closing forgets what was typed. */
export function searchOverlayOf<Item>() {
  const search = searchSetup<Item, Event, News>(0).extend({
    guards: {
      isShut: stateIn({ dialog: 'closed' }),
      isNotFirst: ({ context }) => context.highlight > 0,
    },
    actions: {
      announceAll: emit(({ context }) => ({ type: 'all.requested', query: context.query })),
    },
  })
  return search.createMachine({
    id: 'searchOverlay',
    meta: { requirements: ['§2.28', '§4', '§5'] },
    context: { query: '', answer: { query: '', matches: [] }, highlight: 0 },
    type: 'parallel',
    states: {
      dialog: {
        initial: 'closed',
        states: {
          closed: {
            description: 'The page is shown as it is.',
            entry: 'reset',
            on: { 'search.open': 'open' },
          },
          open: {
            description: 'The search lies over the page.',
            initial: 'empty',
            on: {
              'query.change': [
                { guard: isBlank, target: '.empty', actions: [setQuery, 'dropAnswer'] },
                { actions: setQuery },
              ],
              'results.received': [
                { guard: bringsMatches, target: '.results', actions: keepAnswer },
                { guard: bringsNothing, target: '.nothing', actions: keepAnswer },
              ],
              'all.request': { guard: 'hasQuery', target: 'closed', actions: 'announceAll' },
              'search.close': 'closed',
              'escape.press': 'closed',
              'url.changed': 'closed',
            },
            states: {
              empty: {
                description: 'Nothing is asked. A sentence says what can be searched.',
                on: {
                  'query.change': { guard: isWorthAsking, target: 'waiting', actions: setQuery },
                },
              },
              waiting: { description: 'There is no answer yet.' },
              results: {
                description: 'The matches are shown, one of them highlighted.',
                on: {
                  'highlight.next': { guard: 'isNotLast', actions: 'moveDown' },
                  'highlight.previous': { guard: 'isNotFirst', actions: 'moveUp' },
                  'item.accept': {
                    guard: 'isAnswered',
                    target: '#searchOverlay.dialog.closed',
                    actions: { type: 'announceChoice', params: ({ context }) => context.highlight },
                  },
                  'item.select': {
                    guard: isMatch,
                    target: '#searchOverlay.dialog.closed',
                    actions: announceSelected,
                  },
                },
              },
              nothing: { description: 'A sentence says that nothing matches.' },
            },
          },
        },
      },
      index: {
        initial: 'idle',
        states: {
          ...indexStates,
          idle: { ...indexStates.idle, on: { 'search.open': 'loading' } },
          ready: {
            ...indexStates.ready,
            on: { 'query.change': [{ guard: 'isShut' }, indexStates.ready.on['query.change']] },
          },
          failed: { ...indexStates.failed, on: { 'search.open': 'loading', 'index.retry': 'loading' } },
        },
      },
    },
  })
}

/** The search overlay for items of any kind. */
export const searchOverlayMachine = /* @__PURE__ */ searchOverlayOf<unknown>()

type SearchOverlayMachine<Item> = ReturnType<typeof searchOverlayOf<Item>>
export type SearchOverlayActor<Item = unknown> = ActorRefFrom<SearchOverlayMachine<Item>>
type Snapshot<Item> = SnapshotFrom<SearchOverlayMachine<Item>>

/** Whether the search lies over the page. */
export const selectIsOpen = <Item>(snapshot: Snapshot<Item>) => snapshot.matches({ dialog: 'open' })

/** What stands in the text field. */
export const selectQuery = <Item>(snapshot: Snapshot<Item>) => snapshot.context.query

/** The items found, in the order in which the arrow keys go through them. */
export const selectMatches = <Item>(snapshot: Snapshot<Item>) => snapshot.context.answer.matches

/** The place of the highlighted item, or −1 while there is none. */
export const selectHighlight = <Item>(snapshot: Snapshot<Item>) =>
  selectHasResults(snapshot) ? snapshot.context.highlight : -1

/** Whether nothing is asked, so that a sentence says what can be searched. */
export const selectIsEmpty = <Item>(snapshot: Snapshot<Item>) =>
  snapshot.matches({ dialog: { open: 'empty' } })

/** Whether matches are shown. */
export const selectHasResults = <Item>(snapshot: Snapshot<Item>) =>
  snapshot.matches({ dialog: { open: 'results' } })

/** Whether the visitor is told that nothing matches. */
export const selectHasNothing = <Item>(snapshot: Snapshot<Item>) =>
  snapshot.matches({ dialog: { open: 'nothing' } })

/** Whether the visitor has asked and waits for what is searched. */
export const selectIsLoading = <Item>(snapshot: Snapshot<Item>) =>
  snapshot.matches({ dialog: { open: 'waiting' }, index: 'loading' })

/** Whether what is searched could not be fetched. */
export const selectHasFailed = <Item>(snapshot: Snapshot<Item>) => snapshot.matches({ index: 'failed' })

/** Whether there is a query to carry to the page with all results. */
export const selectCanSeeAll = <Item>(snapshot: Snapshot<Item>) => snapshot.can({ type: 'all.request' })
