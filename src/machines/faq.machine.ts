import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate'

/** Questions open and close one by one: opening one leaves the others as they are. */
export const faqMachine = setup({
  types: {
    context: {} as Readonly<{ category: string | null; open: readonly string[] }>,
    events: {} as
      | { type: 'category.choose'; category: string }
      | { type: 'question.toggle'; question: string }
      | { type: 'question.found'; question: string },
    emitted: {} as { type: 'scroll.requested'; category: string },
  },
  guards: {
    isOpen: ({ context }, question: string) => context.open.includes(question),
    isClosed: ({ context }, question: string) => !context.open.includes(question),
  },
  actions: {
    choose: assign((_, category: string) => ({ category })),
    open: assign(({ context }, question: string) => ({ open: [...context.open, question] })),
    close: assign(({ context }, question: string) => ({
      open: context.open.filter((one) => one !== question),
    })),
    requestScroll: emit((_, category: string) => ({ type: 'scroll.requested', category })),
  },
}).createMachine({
  id: 'faq',
  meta: { requirements: ['§2.4', '§4'] },
  context: { category: null, open: [] },
  on: {
    // A category that is chosen again may have been scrolled out of sight.
    'category.choose': {
      target: '.focused',
      actions: [
        { type: 'choose', params: ({ event }) => event.category },
        { type: 'requestScroll', params: ({ event }) => event.category },
      ],
    },
    'question.toggle': [
      {
        guard: { type: 'isOpen', params: ({ event }) => event.question },
        actions: { type: 'close', params: ({ event }) => event.question },
      },
      { actions: { type: 'open', params: ({ event }) => event.question } },
    ],
    'question.found': {
      guard: { type: 'isClosed', params: ({ event }) => event.question },
      actions: { type: 'open', params: ({ event }) => event.question },
    },
  },
  initial: 'overview',
  states: {
    overview: { description: 'No category is chosen. All of them are on the page.' },
    focused: { description: 'One category is chosen, and its tile is marked.' },
  },
})

export type FaqActor = ActorRefFrom<typeof faqMachine>
type Snapshot = SnapshotFrom<typeof faqMachine>

/** The category chosen, or null. */
export const selectCategory = (snapshot: Snapshot) => snapshot.context.category

/** Whether the answer to this question is shown. */
export const selectIsOpen = (question: string) => (snapshot: Snapshot) =>
  snapshot.context.open.includes(question)
