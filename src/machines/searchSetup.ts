import { assign, type EventObject, emit, enqueueActions, fromPromise, setup } from 'xstate'

type Answer<Item> = Readonly<{ query: string; matches: readonly Item[] }>

type SearchEvent<Item> =
  | { type: 'query.change'; query: string }
  | ({ type: 'results.received' } & Answer<Item>)
  | { type: 'highlight.next' }
  | { type: 'highlight.previous' }
  | { type: 'item.accept' }
  | { type: 'item.select'; index: number }
  | { type: 'escape.press' }
  | { type: 'index.retry' }

type SearchNews<Item> = { type: 'search.requested'; query: string } | { type: 'item.chosen'; item: Item }

const isBlankText = (text: string) => text.trim() === ''

/**
 * What the search box and the search overlay have in common. They ask for matches and take only those for the text that
 * stands in the field now, so an answer that comes late is dropped. `unmoved` is where the highlight is before it is moved.
 */
export function searchSetup<Item, OwnEvent extends EventObject, OwnNews extends EventObject>(
  unmoved: number,
) {
  return setup({
    types: {
      context: {} as Readonly<{ query: string; answer: Answer<Item>; highlight: number }>,
      events: {} as SearchEvent<Item> | OwnEvent,
      emitted: {} as SearchNews<Item> | OwnNews,
    },
    actors: {
      loadIndex: fromPromise<unknown>(() => Promise.reject(new Error('Nothing was provided to ask with.'))),
    },
    guards: {
      isBlank: (_, query: string) => isBlankText(query),
      isWorthAsking: (_, query: string) => !isBlankText(query),
      hasQuery: ({ context }) => !isBlankText(context.query),
      isAnswered: ({ context }) => context.answer.query === context.query,
      bringsMatches: ({ context }, { query, matches }: Answer<Item>) =>
        query === context.query && matches.length > 0,
      bringsNothing: ({ context }, { query, matches }: Answer<Item>) =>
        query === context.query && matches.length === 0,
      isMatch: ({ context }, index: number) => context.answer.matches[index] !== undefined,
      isNotLast: ({ context }) => context.highlight < context.answer.matches.length - 1,
    },
    actions: {
      setQuery: assign((_, query: string) => ({ query, highlight: unmoved })),
      keepAnswer: assign((_, { query, matches }: Answer<Item>) => ({
        answer: { query, matches },
        highlight: unmoved,
      })),
      dropAnswer: assign({ answer: { query: '', matches: [] } }),
      moveDown: assign({ highlight: ({ context }) => context.highlight + 1 }),
      moveUp: assign({ highlight: ({ context }) => context.highlight - 1 }),
      reset: assign({ query: '', answer: { query: '', matches: [] }, highlight: unmoved }),
      ask: emit((_, query: string) => ({ type: 'search.requested', query })),
      askAgain: emit(({ context }) => ({ type: 'search.requested', query: context.query })),
      announceChoice: enqueueActions(({ context, enqueue }, index: number) => {
        for (const item of context.answer.matches.slice(index, index + 1)) {
          const chosen: SearchNews<Item> = { type: 'item.chosen', item }
          enqueue.emit(chosen)
        }
      }),
    },
  })
}

const queryOf = ({ event }: { event: { query: string } }) => event.query
const indexOf = ({ event }: { event: { index: number } }) => event.index
const answerOf = <Item>({ event }: { event: Answer<Item> }) => event

/** The shared guards and actions with what they are told about an event. */
export const isBlank = { type: 'isBlank', params: queryOf } as const
export const isWorthAsking = { type: 'isWorthAsking', params: queryOf } as const
export const bringsMatches = { type: 'bringsMatches', params: answerOf } as const
export const bringsNothing = { type: 'bringsNothing', params: answerOf } as const
export const isMatch = { type: 'isMatch', params: indexOf } as const
export const setQuery = { type: 'setQuery', params: queryOf } as const
export const keepAnswer = { type: 'keepAnswer', params: answerOf } as const
export const announceSelected = { type: 'announceChoice', params: indexOf } as const
const ask = { type: 'ask', params: queryOf } as const

/** The states of what is searched. When it is fetched first, and once more after a failure, is for each machine to say. */
export const indexStates = {
  idle: { description: 'Nothing to search in has been fetched.' },
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
    on: { 'query.change': { guard: isWorthAsking, actions: ask } },
  },
  failed: { description: 'Search does not work at the moment. The visitor can try again.' },
} as const
