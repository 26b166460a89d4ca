import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate'
import { COMPARE_MAX } from '~/data/courses/limits'

type Ids = readonly number[]
/** Which courses there are: a large catalogue does not have the list of them. */
type Known = Pick<Ids, 'includes'>
type Selection = Readonly<{ ids: Ids; known: Known }>

/** What became of a course that the visitor pressed, and how many are selected now. */
type Answer = 'course.added' | 'course.removed' | 'course.refused'

/** What may be compared of a list that an address or a device's storage gave. */
const comparable = (ids: Ids, known: Known) =>
  [...new Set(ids)].filter((id) => known.includes(id)).slice(0, COMPARE_MAX)

/**
 * What storage says is taken over without being announced, or two tabs would answer each other for ever. Only what the
 * visitor pressed on a list is answered: an address shows what it says.
 */
export const comparisonMachine = setup({
  types: {
    input: {} as { known: Known },
    context: {} as Selection,
    events: {} as
      | { type: 'course.toggle'; id: number }
      | { type: 'comparison.clear' }
      | { type: 'ids.set'; ids: Ids }
      | { type: 'storage.changed'; ids: Ids },
    emitted: {} as
      | { type: 'selection.changed'; ids: Ids }
      | { type: Answer; id: number; selected: number }
      | { type: 'comparison.cleared' },
  },
  guards: {
    isChosen: ({ context }, id: number) => context.ids.includes(id),
    isNewcomer: ({ context }, id: number) => context.known.includes(id) && !context.ids.includes(id),
    isDifferent: ({ context }, ids: Ids) => comparable(ids, context.known).join() !== context.ids.join(),
    isEmpty: ({ context }) => context.ids.length === 0,
    hasSome: ({ context }) => context.ids.length > 0,
    hasRoom: ({ context }) => context.ids.length < COMPARE_MAX,
    isFull: ({ context }) => context.ids.length >= COMPARE_MAX,
  },
  actions: {
    add: assign(({ context }, id: number) => ({ ids: [...context.ids, id] })),
    drop: assign(({ context }, id: number) => ({ ids: context.ids.filter((chosen) => chosen !== id) })),
    replace: assign(({ context }, ids: Ids) => ({ ids: comparable(ids, context.known) })),
    clear: assign({ ids: [] }),
    announce: emit(({ context }) => ({ type: 'selection.changed', ids: context.ids })),
    answer: emit(({ context }, answer: { type: Answer; id: number }) => ({
      ...answer,
      selected: context.ids.length,
    })),
    announceCleared: emit({ type: 'comparison.cleared' }),
  },
}).createMachine({
  id: 'comparison',
  meta: { requirements: ['§2.12', '§2.14', '§5', '§9'] },
  context: ({ input }) => ({ ids: [], known: input.known }),
  on: {
    'course.toggle': [
      {
        guard: { type: 'isChosen', params: ({ event }) => event.id },
        actions: [
          { type: 'drop', params: ({ event }) => event.id },
          'announce',
          { type: 'answer', params: ({ event }) => ({ type: 'course.removed', id: event.id }) },
        ],
      },
      {
        guard: { type: 'isNewcomer', params: ({ event }) => event.id },
        actions: [
          { type: 'add', params: ({ event }) => event.id },
          'announce',
          { type: 'answer', params: ({ event }) => ({ type: 'course.added', id: event.id }) },
        ],
      },
    ],
    'comparison.clear': { guard: 'hasSome', actions: ['clear', 'announce', 'announceCleared'] },
    'ids.set': {
      guard: { type: 'isDifferent', params: ({ event }) => event.ids },
      actions: [{ type: 'replace', params: ({ event }) => event.ids }, 'announce'],
    },
    'storage.changed': {
      guard: { type: 'isDifferent', params: ({ event }) => event.ids },
      actions: { type: 'replace', params: ({ event }) => event.ids },
    },
  },
  initial: 'empty',
  states: {
    empty: {
      description: 'No course is selected.',
      always: [
        { guard: 'isFull', target: 'full' },
        { guard: 'hasSome', target: 'some' },
      ],
    },
    some: {
      description: 'Courses are selected, and there is room for another.',
      always: [
        { guard: 'isFull', target: 'full' },
        { guard: 'isEmpty', target: 'empty' },
      ],
    },
    full: {
      description: 'No further course can be selected.',
      always: [
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'hasRoom', target: 'some' },
      ],
      on: {
        'course.toggle': {
          guard: { type: 'isNewcomer', params: ({ event }) => event.id },
          actions: { type: 'answer', params: ({ event }) => ({ type: 'course.refused', id: event.id }) },
        },
      },
    },
  },
})

export type ComparisonActor = ActorRefFrom<typeof comparisonMachine>
type Snapshot = SnapshotFrom<typeof comparisonMachine>

/** The selected courses, in the order in which they were selected. */
export const selectIds = (snapshot: Snapshot) => snapshot.context.ids

/** Whether another course would be refused. */
export const selectIsFull = (snapshot: Snapshot) => snapshot.matches('full')

/** Whether this course is selected. */
export const selectIsChosen = (id: number) => (snapshot: Snapshot) => snapshot.context.ids.includes(id)
