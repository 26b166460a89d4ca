import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate'
import { NOTE_CHARACTERS, type Shortlist, shortlistOf } from '~/data/shortlist/shortlist'
import { SHORTLIST_MAX } from '~/data/shortlist/shortlistSearch'

/** What became of a course that the visitor pressed, and how many are saved now. */
type Answer = 'course.saved' | 'course.removed' | 'course.refused'
type Place = Readonly<{ id: number; to: number }>
type Note = Readonly<{ id: number; note: string }>

const has = (saved: Shortlist, wanted: number) => saved.some(({ id }) => id === wanted)

const isSame = (one: Shortlist, other: Shortlist) =>
  one.length === other.length &&
  one.every(({ id, note }, at) => other[at]?.id === id && other[at].note === note)

/** The courses that a list brings and another does not have yet, as far as there is room. */
const newsOf = (saved: Shortlist, others: Shortlist) =>
  shortlistOf(others)
    .filter(({ id }) => !has(saved, id))
    .slice(0, SHORTLIST_MAX - saved.length)

/**
 * The courses that a visitor keeps in mind. Whatever takes something away or puts it elsewhere can be undone until the
 * list changes again. What storage says is taken over without being announced, or two tabs would answer each other for
 * ever.
 */
export const shortlistMachine = setup({
  types: {
    context: {} as Readonly<{
      saved: Shortlist
      /** The list as undoing would put it back. */
      before: Shortlist | null
    }>,
    events: {} as
      | { type: 'course.toggle'; id: number }
      | { type: 'course.move'; id: number; to: number }
      | { type: 'note.change'; id: number; note: string }
      | { type: 'shortlist.clear' }
      | { type: 'shortlist.replace'; saved: Shortlist }
      | { type: 'shortlist.add'; saved: Shortlist }
      | { type: 'shortlist.undo' }
      | { type: 'storage.changed'; saved: Shortlist },
    emitted: {} as
      | { type: 'shortlist.changed'; saved: Shortlist }
      | { type: Answer; id: number; count: number }
      | { type: 'course.moved'; id: number; place: number; count: number }
      | { type: 'shortlist.undone' },
  },
  guards: {
    isSaved: ({ context }, id: number) => has(context.saved, id),
    isNew: ({ context }, id: number) => Number.isSafeInteger(id) && id > 0 && !has(context.saved, id),
    isElsewhere: ({ context }, { id, to }: Place) =>
      has(context.saved, id) && context.saved[to] !== undefined && context.saved[to].id !== id,
    isOtherNote: ({ context }, { id, note }: Note) =>
      context.saved.some((one) => one.id === id && one.note !== note.slice(0, NOTE_CHARACTERS)),
    isDifferent: ({ context }, saved: Shortlist) => !isSame(shortlistOf(saved), context.saved),
    bringsSome: ({ context }, saved: Shortlist) => newsOf(context.saved, saved).length > 0,
    isEmpty: ({ context }) => context.saved.length === 0,
    hasSome: ({ context }) => context.saved.length > 0,
    hasRoom: ({ context }) => context.saved.length < SHORTLIST_MAX,
    isFull: ({ context }) => context.saved.length >= SHORTLIST_MAX,
    canUndo: ({ context }) => context.before !== null,
    cannotUndo: ({ context }) => context.before === null,
  },
  actions: {
    remember: assign({ before: ({ context }) => context.saved }),
    forget: assign({ before: null }),
    save: assign(({ context }, id: number) => ({ saved: [...context.saved, { id, note: '' }] })),
    drop: assign(({ context }, dropped: number) => ({
      saved: context.saved.filter(({ id }) => id !== dropped),
    })),
    move: assign(({ context }, { id, to }: Place) => {
      const moved = context.saved.filter((one) => one.id === id)
      return { saved: context.saved.filter((one) => one.id !== id).toSpliced(to, 0, ...moved) }
    }),
    write: assign(({ context }, { id, note }: Note) => ({
      saved: context.saved.map((one) => (one.id === id ? { id, note: note.slice(0, NOTE_CHARACTERS) } : one)),
    })),
    clear: assign({ saved: [] }),
    replace: assign((_, saved: Shortlist) => ({ saved: shortlistOf(saved) })),
    add: assign(({ context }, saved: Shortlist) => ({
      saved: [...context.saved, ...newsOf(context.saved, saved)],
    })),
    restore: assign(({ context }) => ({ saved: context.before ?? context.saved, before: null })),
    announce: emit(({ context }) => ({ type: 'shortlist.changed', saved: context.saved })),
    answer: emit(({ context }, answer: { type: Answer; id: number }) => ({
      ...answer,
      count: context.saved.length,
    })),
    answerMove: emit(({ context }, { id, to }: Place) => ({
      type: 'course.moved' as const,
      id,
      place: to + 1,
      count: context.saved.length,
    })),
    announceUndone: emit({ type: 'shortlist.undone' }),
  },
}).createMachine({
  id: 'shortlist',
  context: { saved: [], before: null },
  type: 'parallel',
  states: {
    courses: {
      description: 'The courses that are saved, in the order of the visitor.',
      on: {
        'course.toggle': [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.id },
            actions: [
              'remember',
              { type: 'drop', params: ({ event }) => event.id },
              'announce',
              { type: 'answer', params: ({ event }) => ({ type: 'course.removed', id: event.id }) },
            ],
          },
          {
            guard: { type: 'isNew', params: ({ event }) => event.id },
            actions: [
              'forget',
              { type: 'save', params: ({ event }) => event.id },
              'announce',
              { type: 'answer', params: ({ event }) => ({ type: 'course.saved', id: event.id }) },
            ],
          },
        ],
        'course.move': {
          guard: { type: 'isElsewhere', params: ({ event }) => event },
          actions: [
            'remember',
            { type: 'move', params: ({ event }) => event },
            'announce',
            { type: 'answerMove', params: ({ event }) => event },
          ],
        },
        'note.change': {
          guard: { type: 'isOtherNote', params: ({ event }) => event },
          actions: ['forget', { type: 'write', params: ({ event }) => event }, 'announce'],
        },
        'shortlist.clear': { guard: 'hasSome', actions: ['remember', 'clear', 'announce'] },
        'shortlist.replace': {
          guard: { type: 'isDifferent', params: ({ event }) => event.saved },
          actions: ['remember', { type: 'replace', params: ({ event }) => event.saved }, 'announce'],
        },
        'shortlist.add': {
          guard: { type: 'bringsSome', params: ({ event }) => event.saved },
          actions: ['remember', { type: 'add', params: ({ event }) => event.saved }, 'announce'],
        },
        'shortlist.undo': { guard: 'canUndo', actions: ['restore', 'announce', 'announceUndone'] },
        'storage.changed': {
          guard: { type: 'isDifferent', params: ({ event }) => event.saved },
          actions: ['forget', { type: 'replace', params: ({ event }) => event.saved }],
        },
      },
      initial: 'empty',
      states: {
        empty: {
          description: 'No course is saved.',
          always: [
            { guard: 'isFull', target: 'full' },
            { guard: 'hasSome', target: 'some' },
          ],
        },
        some: {
          description: 'Courses are saved, and there is room for another.',
          always: [
            { guard: 'isFull', target: 'full' },
            { guard: 'isEmpty', target: 'empty' },
          ],
        },
        full: {
          description: 'No further course can be saved.',
          always: [
            { guard: 'isEmpty', target: 'empty' },
            { guard: 'hasRoom', target: 'some' },
          ],
          on: {
            'course.toggle': {
              guard: { type: 'isNew', params: ({ event }) => event.id },
              actions: { type: 'answer', params: ({ event }) => ({ type: 'course.refused', id: event.id }) },
            },
          },
        },
      },
    },
    undo: {
      description: 'Whether the last change can be undone.',
      initial: 'impossible',
      states: {
        impossible: { always: { guard: 'canUndo', target: 'possible' } },
        possible: { always: { guard: 'cannotUndo', target: 'impossible' } },
      },
    },
  },
})

export type ShortlistActor = ActorRefFrom<typeof shortlistMachine>
type Snapshot = SnapshotFrom<typeof shortlistMachine>

/** The saved courses with their notes, in the visitor's order. */
export const selectSaved = (snapshot: Snapshot) => snapshot.context.saved

export const selectIsSaved = (id: number) => (snapshot: Snapshot) => has(snapshot.context.saved, id)

/** Whether another course would be refused. */
export const selectIsFull = (snapshot: Snapshot) => snapshot.matches({ courses: 'full' })

export const selectCanUndo = (snapshot: Snapshot) => snapshot.matches({ undo: 'possible' })
