import {
  type ActorRefFrom,
  assign,
  emit,
  enqueueActions,
  fromPromise,
  raise,
  type SnapshotFrom,
  setup,
} from 'xstate'

type Answer<Item> = Readonly<{ query: string; matches: readonly Item[] }>

/** Nothing is highlighted: the visitor is in the text field. */
const NONE = -1

const isBlankText = (text: string) => text.trim() === ''

/**
 * The machine for one kind of item. It asks for matches and takes only those for the text that stands in the field
 * now, so an answer that comes late is dropped. The list closes and the text stays, until Escape is pressed again.
 */
export function searchBoxOf<Item>() {
  return setup({
    types: {
      context: {} as Readonly<{ query: string; answer: Answer<Item>; highlight: number }>,
      events: {} as
        | { type: 'search.focus' }
        | { type: 'query.change'; query: string }
        | { type: 'chip.choose'; query: string }
        | ({ type: 'results.received' } & Answer<Item>)
        | { type: 'highlight.next' }
        | { type: 'highlight.previous' }
        | { type: 'item.accept' }
        | { type: 'item.select'; index: number }
        | { type: 'escape.press' }
        | { type: 'outside.press' }
        | { type: 'search.clear' }
        | { type: 'index.retry' },
      emitted: {} as
        | { type: 'search.requested'; query: string }
        | { type: 'item.chosen'; item: Item }
        | { type: 'focus.requested' },
    },
    actors: {
      loadIndex: fromPromise<unknown>(() => Promise.reject(new Error('Nothing was provided to load with.'))),
    },
    guards: {
      isBlank: (_, query: string) => isBlankText(query),
      isWorthAsking: (_, query: string) => !isBlankText(query),
      hasQuery: ({ context }) => !isBlankText(context.query),
      hasText: ({ context }) => context.query !== '',
      hasMatches: ({ context }) =>
        context.answer.matches.length > 0 && context.answer.query === context.query,
      isAnswered: ({ context }) => context.answer.query === context.query,
      bringsMatches: ({ context }, { query, matches }: Answer<Item>) =>
        query === context.query && matches.length > 0,
      bringsNothing: ({ context }, { query, matches }: Answer<Item>) =>
        query === context.query && matches.length === 0,
      isMatch: ({ context }, index: number) => context.answer.matches[index] !== undefined,
      isHighlighted: ({ context }) => context.highlight > NONE,
      isNotHighlighted: ({ context }) => context.highlight === NONE,
      isNotLast: ({ context }) => context.highlight < context.answer.matches.length - 1,
    },
    actions: {
      setQuery: assign((_, query: string) => ({ query, highlight: NONE })),
      keepAnswer: assign((_, { query, matches }: Answer<Item>) => ({
        answer: { query, matches },
        highlight: NONE,
      })),
      highlightFirst: assign({ highlight: 0 }),
      moveDown: assign({ highlight: ({ context }) => context.highlight + 1 }),
      moveUp: assign({ highlight: ({ context }) => context.highlight - 1 }),
      unhighlight: assign({ highlight: NONE }),
      dropAnswer: assign({ answer: { query: '', matches: [] } }),
      reset: assign({ query: '', answer: { query: '', matches: [] }, highlight: NONE }),
      ask: emit((_, query: string) => ({ type: 'search.requested', query })),
      askAgain: emit(({ context }) => ({ type: 'search.requested', query: context.query })),
      announceChoice: enqueueActions(({ context, enqueue }, index: number) => {
        const item = context.answer.matches[index]
        if (item !== undefined) enqueue.emit({ type: 'item.chosen', item })
      }),
      typeIn: raise((_, query: string) => ({ type: 'query.change', query })),
      requestFocus: emit({ type: 'focus.requested' }),
    },
  }).createMachine({
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
                {
                  guard: { type: 'isBlank', params: ({ event }) => event.query },
                  actions: { type: 'setQuery', params: ({ event }) => event.query },
                },
                {
                  target: 'open',
                  actions: [{ type: 'setQuery', params: ({ event }) => event.query }, 'dropAnswer'],
                },
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
                {
                  guard: { type: 'isBlank', params: ({ event }) => event.query },
                  target: 'closed',
                  actions: { type: 'setQuery', params: ({ event }) => event.query },
                },
                { actions: { type: 'setQuery', params: ({ event }) => event.query } },
              ],
              'results.received': [
                {
                  guard: { type: 'bringsMatches', params: ({ event }) => event },
                  target: '.none',
                  actions: { type: 'keepAnswer', params: ({ event }) => event },
                },
                {
                  guard: { type: 'bringsNothing', params: ({ event }) => event },
                  target: '.nothing',
                  actions: { type: 'keepAnswer', params: ({ event }) => event },
                },
              ],
              'item.select': {
                guard: { type: 'isMatch', params: ({ event }) => event.index },
                target: 'closed',
                actions: [{ type: 'announceChoice', params: ({ event }) => event.index }, 'reset'],
              },
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
          idle: {
            description: 'Nothing to search in has been fetched: the page is not searched yet.',
            on: { 'search.focus': 'loading', 'query.change': 'loading' },
          },
          loading: {
            description: 'What is searched is on its way. The visitor can type meanwhile.',
            invoke: {
              id: 'loadIndex',
              src: 'loadIndex',
              onDone: [{ guard: 'hasQuery', target: 'ready', actions: 'askAgain' }, { target: 'ready' }],
              onError: 'failed',
            },
          },
          ready: {
            description: 'Every text is answered at once.',
            on: {
              'query.change': {
                guard: { type: 'isWorthAsking', params: ({ event }) => event.query },
                actions: { type: 'ask', params: ({ event }) => event.query },
              },
            },
          },
          failed: {
            description: 'Search does not work at the moment. The visitor can try again.',
            on: { 'search.focus': 'loading', 'index.retry': 'loading' },
          },
        },
      },
    },
  })
}

/** The search box for items of any kind. */
export const searchBoxMachine = searchBoxOf<unknown>()

export type SearchBoxMachine<Item> = ReturnType<typeof searchBoxOf<Item>>
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
