import { type ActorRefFrom, assign, emit, raise, type SnapshotFrom } from 'xstate'
import {
  announceSelected,
  bringsMatches,
  bringsNothing,
  indexStates,
  isBlank,
  isMatch,
  keepAnswer,
  searchSetup,
  setQuery,
} from './searchSetup'

/** Nothing is highlighted: the visitor is in the text field. */
const NONE = -1

type Event =
  | { type: 'search.focus' }
  | { type: 'chip.choose'; query: string }
  | { type: 'outside.press' }
  | { type: 'search.clear' }

/** The machine for one kind of item. The list closes and the text stays, until Escape is pressed again. */
export function searchBoxOf<Item>() {
  const search = searchSetup<Item, Event, { type: 'focus.requested' }>(NONE).extend({
    guards: {
      hasText: ({ context }) => context.query !== '',
      hasMatches: ({ context }) =>
        context.answer.matches.length > 0 && context.answer.query === context.query,
      isHighlighted: ({ context }) => context.highlight > NONE,
      isNotHighlighted: ({ context }) => context.highlight === NONE,
    },
    actions: {
      highlightFirst: assign({ highlight: 0 }),
      unhighlight: assign({ highlight: NONE }),
      typeIn: raise((_, query: string) => ({ type: 'query.change', query })),
      requestFocus: emit({ type: 'focus.requested' }),
    },
  })
  return search.createMachine({
    id: 'searchBox',
    meta: { requirements: ['§2.27', '§4', '§5'] },
    context: { query: '', answer: { query: '', matches: [] }, highlight: NONE },
    type: 'parallel',
    states: {
      list: {
        initial: 'closed',
        on: {
          'chip.choose': {
            actions: [{ type: 'typeIn', params: ({ event }) => event.query }, 'requestFocus'],
          },
          'search.clear': { guard: 'hasText', target: '.closed', actions: ['reset', 'requestFocus'] },
        },
        states: {
          closed: {
            description: 'Only the text field is shown, with or without text.',
            entry: 'unhighlight',
            on: {
              'query.change': [
                { guard: isBlank, actions: setQuery },
                { target: 'open', actions: [setQuery, 'dropAnswer'] },
              ],
              'highlight.next': {
                guard: 'hasMatches',
                target: 'open.highlighted',
                actions: 'highlightFirst',
              },
              'escape.press': { guard: 'hasText', actions: 'reset' },
            },
          },
          open: {
            description: 'The visitor is looking for something.',
            initial: 'waiting',
            on: {
              'query.change': [
                { guard: isBlank, target: 'closed', actions: setQuery },
                { actions: setQuery },
              ],
              'results.received': [
                { guard: bringsMatches, target: '.none', actions: keepAnswer },
                { guard: bringsNothing, target: '.nothing', actions: keepAnswer },
              ],
              'item.select': { guard: isMatch, target: 'closed', actions: [announceSelected, 'reset'] },
              'escape.press': 'closed',
              'outside.press': 'closed',
            },
            states: {
              waiting: { description: 'There is no answer yet, so no list.' },
              nothing: { description: 'A sentence says that nothing matches.' },
              none: {
                description: 'The list is shown, and none of it is highlighted.',
                always: { guard: 'isHighlighted', target: 'highlighted' },
                on: {
                  'highlight.next': { actions: 'moveDown' },
                  'item.accept': {
                    guard: 'isAnswered',
                    target: '#searchBox.list.closed',
                    actions: [{ type: 'announceChoice', params: 0 }, 'reset'],
                  },
                },
              },
              highlighted: {
                description: 'One item of the list is highlighted.',
                always: { guard: 'isNotHighlighted', target: 'none' },
                on: {
                  'highlight.next': { guard: 'isNotLast', actions: 'moveDown' },
                  'highlight.previous': { actions: 'moveUp' },
                  'item.accept': {
                    target: '#searchBox.list.closed',
                    actions: [
                      { type: 'announceChoice', params: ({ context }) => context.highlight },
                      'reset',
                    ],
                  },
                },
              },
            },
          },
        },
      },
      index: {
        initial: 'idle',
        states: {
          ...indexStates,
          idle: { ...indexStates.idle, on: { 'search.focus': 'loading', 'query.change': 'loading' } },
          failed: { ...indexStates.failed, on: { 'search.focus': 'loading', 'index.retry': 'loading' } },
        },
      },
    },
  })
}

/** The search box for items of any kind. */
export const searchBoxMachine = searchBoxOf<unknown>()

type SearchBoxMachine<Item> = ReturnType<typeof searchBoxOf<Item>>
export type SearchBoxActor<Item = unknown> = ActorRefFrom<SearchBoxMachine<Item>>
type Snapshot<Item> = SnapshotFrom<SearchBoxMachine<Item>>

/** What stands in the text field. */
export const selectQuery = <Item>(snapshot: Snapshot<Item>) => snapshot.context.query

/** The text which the matches answer: the one before, until the next answer is here. */
export const selectAnsweredQuery = <Item>(snapshot: Snapshot<Item>) => snapshot.context.answer.query

/** The items of the list, in the order in which the arrow keys go through them. */
export const selectMatches = <Item>(snapshot: Snapshot<Item>) => snapshot.context.answer.matches

/** The place of the highlighted item, or −1. */
export const selectHighlight = <Item>(snapshot: Snapshot<Item>) => snapshot.context.highlight

/** Whether the list of matches is shown. */
export const selectHasList = <Item>(snapshot: Snapshot<Item>) =>
  snapshot.matches({ list: { open: 'none' } }) || snapshot.matches({ list: { open: 'highlighted' } })

/** Whether the visitor is told that nothing matches. */
export const selectHasNothing = <Item>(snapshot: Snapshot<Item>) =>
  snapshot.matches({ list: { open: 'nothing' } })

/** Whether the visitor has asked and waits for what is searched. */
export const selectIsLoading = <Item>(snapshot: Snapshot<Item>) =>
  snapshot.matches({ list: { open: 'waiting' }, index: 'loading' })

/** Whether what is searched could not be fetched. */
export const selectHasFailed = <Item>(snapshot: Snapshot<Item>) => snapshot.matches({ index: 'failed' })

/** Whether there is a text to clear. */
export const selectCanClear = <Item>(snapshot: Snapshot<Item>) => snapshot.can({ type: 'search.clear' })
