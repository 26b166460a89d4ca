import { assign, type SnapshotFrom, setup } from 'xstate'

/** At most one item is open: opening another closes it, and pressing the open one leaves none open. */
export const accordionMachine = setup({
  types: {
    context: {} as Readonly<{ item: string | null }>,
    events: {} as { type: 'item.toggle'; item: string },
  },
  guards: {
    isOpen: ({ context }, item: string) => context.item === item,
  },
  actions: {
    open: assign((_, item: string) => ({ item })),
    collapse: assign({ item: null }),
  },
}).createMachine({
  id: 'accordion',
  meta: { requirements: ['§2.5', '§4'] },
  context: { item: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the headings are shown.',
      on: {
        'item.toggle': { target: 'open', actions: { type: 'open', params: ({ event }) => event.item } },
      },
    },
    open: {
      description: 'The text under one heading is shown.',
      on: {
        'item.toggle': [
          {
            guard: { type: 'isOpen', params: ({ event }) => event.item },
            target: 'closed',
            actions: 'collapse',
          },
          { actions: { type: 'open', params: ({ event }) => event.item } },
        ],
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof accordionMachine>

/** The item whose text is shown, if any. */
export const selectOpenItem = (snapshot: Snapshot) => snapshot.context.item
