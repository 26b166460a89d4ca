import { assign, emit, type SnapshotFrom, setup } from 'xstate'

/**
 * A lesson to try: one screen to read, one exercise with a few choices. Nothing is marked, kept or sent; a choice that was not the
 * better one says why, and another can be made.
 */
export const lessonMachine = setup({
  types: {
    input: {} as { better: number },
    context: {} as Readonly<{
      /** Place of the better choice, from 0. */
      better: number
      /** Place of the choice made, kept while one reads again. */
      choice: number | null
    }>,
    events: {} as
      | { type: 'exercise.start' }
      | { type: 'choice.pick'; choice: number }
      | { type: 'answer.check' }
      | { type: 'lesson.read' },
    emitted: {} as { type: 'focus.requested'; screen: 'exercise' | 'lesson' },
  },
  guards: {
    hasChosen: ({ context }) => context.choice !== null,
    isBetter: ({ context }) => context.choice === context.better,
  },
  actions: {
    pick: assign((_, choice: number) => ({ choice })),
    requestFocus: emit((_, screen: 'exercise' | 'lesson') => ({ type: 'focus.requested' as const, screen })),
  },
}).createMachine({
  id: 'lesson',
  context: ({ input: { better } }) => ({ better, choice: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The first screen: what there is to know for the exercise.',
      on: {
        'exercise.start': [
          {
            guard: 'hasChosen',
            target: 'trying.chosen',
            actions: { type: 'requestFocus', params: 'exercise' },
          },
          { target: 'trying', actions: { type: 'requestFocus', params: 'exercise' } },
        ],
      },
    },
    trying: {
      description: 'The second screen: what is asked, and the choices.',
      initial: 'undecided',
      on: {
        'choice.pick': {
          target: '.chosen',
          actions: { type: 'pick', params: ({ event }) => event.choice },
        },
        'lesson.read': { target: 'reading', actions: { type: 'requestFocus', params: 'lesson' } },
      },
      states: {
        undecided: {
          description: 'Nothing is chosen yet.',
          on: { 'answer.check': 'reminded' },
        },
        reminded: {
          description: 'An answer was asked for before anything was chosen, and a sentence says so.',
        },
        chosen: {
          description: 'A choice is made and not yet looked at.',
          on: {
            'answer.check': [
              { guard: 'isBetter', target: '#lesson.answered.better' },
              { target: '#lesson.answered.other' },
            ],
          },
        },
      },
    },
    answered: {
      description: 'What the choice was found to be stands below it. Another can be made.',
      initial: 'other',
      on: {
        'choice.pick': {
          target: 'trying.chosen',
          actions: { type: 'pick', params: ({ event }) => event.choice },
        },
        'lesson.read': { target: 'reading', actions: { type: 'requestFocus', params: 'lesson' } },
      },
      states: {
        other: { description: 'What speaks against the choice.' },
        better: { description: 'Why it is the better choice, and what speaks against the others.' },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof lessonMachine>

export const selectScreen = (snapshot: Snapshot) => (snapshot.matches('reading') ? 'lesson' : 'exercise')

/** Place of the choice made, or null. */
export const selectChoice = (snapshot: Snapshot) => snapshot.context.choice

/** What the choice was found to be, `missing` where there was none to look at, or null as long as nobody asked. */
export function selectVerdict(snapshot: Snapshot): 'better' | 'other' | 'missing' | null {
  if (snapshot.matches('answered')) return snapshot.matches({ answered: 'better' }) ? 'better' : 'other'
  return snapshot.matches({ trying: 'reminded' }) ? 'missing' : null
}
