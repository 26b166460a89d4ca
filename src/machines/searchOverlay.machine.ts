import {
  type ActorRefFrom,
  assign,
  emit,
  enqueueActions,
  fromPromise,
  type SnapshotFrom,
  setup,
  stateIn,
} from 'xstate'

type Answer<Item> = Readonly<{ query: string; matches: readonly Item[] }>

const isBlankText = (text: string) => text.trim() === ''

/** Unlike the search box, the first match is highlighted from the start, and closing forgets what was typed. */
export function searchOverlayOf<Item>() {
  return setup({
    types: {
      context: {} as Readonly<{ query: string; answer: Answer<Item>; highlight: number }>,
      events: {} as
        | { type: 'search.open' }
        | { type: 'search.close' }
        | { type: 'query.change'; query: string }
        | ({ type: 'results.received' } & Answer<Item>)
        | { type: 'highlight.next' }
        | { type: 'highlight.previous' }
        | { type: 'item.accept' }
        | { type: 'item.select'; index: number }
        | { type: 'all.request' }
        | { type: 'escape.press' }
        | { type: 'url.changed' }
        | { type: 'index.retry' },
      emitted: {} as
        | { type: 'search.requested'; query: string }
        | { type: 'item.chosen'; item: Item }
        | { type: 'all.requested'; query: string }
        | { type: 'focus.return' },
    },
    actors: {
      loadIndex: fromPromise<unknown>(() => Promise.reject(new Error('Nothing was provided to load with.'))),
    },
    guards: {
      isShut: stateIn({ dialog: 'closed' }),
      isWorthAsking: (_, query: string) => !isBlankText(query),
      isBlank: (_, query: string) => isBlankText(query),
      hasQuery: ({ context }) => !isBlankText(context.query),
      isAnswered: ({ context }) => context.answer.query === context.query,
      bringsMatches: ({ context }, { query, matches }: Answer<Item>) =>
        query === context.query && matches.length > 0,
      bringsNothing: ({ context }, { query, matches }: Answer<Item>) =>
        query === context.query && matches.length === 0,
      isMatch: ({ context }, index: number) => context.answer.matches[index] !== undefined,
      isNotFirst: ({ context }) => context.highlight > 0,
      isNotLast: ({ context }) => context.highlight < context.answer.matches.length - 1,
    },
    actions: {
      setQuery: assign((_, query: string) => ({ query, highlight: 0 })),
      keepAnswer: assign((_, { query, matches }: Answer<Item>) => ({
        answer: { query, matches },
        highlight: 0,
      })),
      dropAnswer: assign({ answer: { query: '', matches: [] } }),
      moveDown: assign({ highlight: ({ context }) => context.highlight + 1 }),
      moveUp: assign({ highlight: ({ context }) => context.highlight - 1 }),
      reset: assign({ query: '', answer: { query: '', matches: [] }, highlight: 0 }),
      ask: emit((_, query: string) => ({ type: 'search.requested', query })),
      askAgain: emit(({ context }) => ({ type: 'search.requested', query: context.query })),
      announceChoice: enqueueActions(({ context, enqueue }, index: number) => {
        const item = context.answer.matches[index]
        if (item !== undefined) enqueue.emit({ type: 'item.chosen', item })
      }),
      announceAll: emit(({ context }) => ({ type: 'all.requested', query: context.query })),
      returnFocus: emit({ type: 'focus.return' }),
    },
  }).createMachine({
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
                {
                  guard: { type: 'isBlank', params: ({ event }) => event.query },
                  target: '.empty',
                  actions: [{ type: 'setQuery', params: ({ event }) => event.query }, 'dropAnswer'],
                },
                { actions: { type: 'setQuery', params: ({ event }) => event.query } },
              ],
              'results.received': [
                {
                  guard: { type: 'bringsMatches', params: ({ event }) => event },
                  target: '.results',
                  actions: { type: 'keepAnswer', params: ({ event }) => event },
                },
                {
                  guard: { type: 'bringsNothing', params: ({ event }) => event },
                  target: '.nothing',
                  actions: { type: 'keepAnswer', params: ({ event }) => event },
                },
              ],
              'all.request': { guard: 'hasQuery', target: 'closed', actions: 'announceAll' },
              'search.close': { target: 'closed', actions: 'returnFocus' },
              'escape.press': { target: 'closed', actions: 'returnFocus' },
              'url.changed': 'closed',
            },
            states: {
              empty: {
                description: 'Nothing is asked. A sentence says what can be searched.',
                on: {
                  'query.change': {
                    guard: { type: 'isWorthAsking', params: ({ event }) => event.query },
                    target: 'waiting',
                    actions: { type: 'setQuery', params: ({ event }) => event.query },
                  },
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
                    guard: { type: 'isMatch', params: ({ event }) => event.index },
                    target: '#searchOverlay.dialog.closed',
                    actions: { type: 'announceChoice', params: ({ event }) => event.index },
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
          idle: {
            description: 'Nothing to search in has been fetched.',
            on: { 'search.open': 'loading' },
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
              'query.change': [
                { guard: 'isShut' },
                {
                  guard: { type: 'isWorthAsking', params: ({ event }) => event.query },
                  actions: { type: 'ask', params: ({ event }) => event.query },
                },
              ],
            },
          },
          failed: {
            description: 'Search does not work at the moment. The visitor can try again.',
            on: { 'search.open': 'loading', 'index.retry': 'loading' },
          },
        },
      },
    },
  })
}

/** The search overlay for items of any kind. */
export const searchOverlayMachine = searchOverlayOf<unknown>()

export type SearchOverlayMachine<Item> = ReturnType<typeof searchOverlayOf<Item>>
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
