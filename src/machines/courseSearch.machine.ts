import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'

/** Holds what was asked; which courses answer it is worked out where they are shown. */
export const courseSearchMachine = setup({
  types: {
    context: {} as Readonly<{ query: string; level: string | null }>,
    events: {} as
      | { type: 'query.change'; query: string }
      | { type: 'level.choose'; level: string | null }
      | { type: 'search.clear' },
  },
  guards: {
    hasTerms: ({ context }) => context.query !== '' || context.level !== null,
    isBlank: ({ context }) => context.query === '' && context.level === null,
  },
  actions: {
    setQuery: assign((_, query: string) => ({ query })),
    setLevel: assign((_, level: string | null) => ({ level })),
    reset: assign({ query: '', level: null }),
  },
}).createMachine({
  id: 'courseSearch',
  meta: { requirements: ['§2.13', '§4'] },
  context: { query: '', level: null },
  on: {
    'query.change': { actions: { type: 'setQuery', params: ({ event }) => event.query } },
    'level.choose': { actions: { type: 'setLevel', params: ({ event }) => event.level } },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is asked. The featured courses are shown.',
      always: { guard: 'hasTerms', target: 'filtering' },
    },
    filtering: {
      description: 'Only the courses that fit the text and the level are shown.',
      always: { guard: 'isBlank', target: 'idle' },
      on: { 'search.clear': { target: 'idle', actions: 'reset' } },
    },
  },
})

export type CourseSearchActor = ActorRefFrom<typeof courseSearchMachine>
type Snapshot = SnapshotFrom<typeof courseSearchMachine>

/** The text as typed. */
export const selectQuery = (snapshot: Snapshot) => snapshot.context.query

/** The level chosen, or null for all levels. */
export const selectLevel = (snapshot: Snapshot) => snapshot.context.level

/** Whether anything narrows the list. */
export const selectIsFiltering = (snapshot: Snapshot) => snapshot.matches('filtering')

/** Whether there is something to clear. */
export const selectCanClear = (snapshot: Snapshot) => snapshot.can({ type: 'search.clear' })
