import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate'

/** What the address names: a category, or a question with the category that it is in. */
export type FaqPlace = Readonly<{ category: string | null; question: string | null }>

/**
 * Questions open and close one by one: opening one leaves the others as they are. What the address names when the page
 * is opened is scrolled to by the browser, which is earlier than this machine.
 */
export const faqMachine = setup({
  types: {
    input: {} as FaqPlace,
    context: {} as FaqPlace & Readonly<{ open: readonly string[] }>,
    events: {} as
      | { type: 'category.choose'; category: string }
      | { type: 'question.toggle'; question: string }
      | ({ type: 'url.changed' } & FaqPlace),
    emitted: {} as { type: 'scroll.requested' } & FaqPlace,
  },
  guards: {
    isOpen: ({ context }, question: string) => context.open.includes(question),
    isKnown: ({ context }, { category, question }: FaqPlace) =>
      category === context.category && question === context.question,
    isNamed: (_, { category }: FaqPlace) => category !== null,
  },
  actions: {
    adopt: assign((_, { category, question }: FaqPlace) => ({ category, question })),
    reveal: assign(({ context: { open, question } }) => ({
      open: question === null || open.includes(question) ? open : [...open, question],
    })),
    open: assign(({ context }, question: string) => ({ open: [...context.open, question] })),
    close: assign(({ context }, question: string) => ({
      open: context.open.filter((one) => one !== question),
    })),
    requestScroll: emit(({ context: { category, question } }) => ({
      type: 'scroll.requested',
      category,
      question,
    })),
  },
}).createMachine({
  id: 'faq',
  meta: { requirements: ['§2.4', '§4'] },
  context: ({ input: { category, question } }) => ({
    category,
    question,
    open: question === null ? [] : [question],
  }),
  on: {
    // A category that is chosen again may have been scrolled out of sight.
    'category.choose': {
      target: '.focused',
      actions: [
        { type: 'adopt', params: ({ event }) => ({ category: event.category, question: null }) },
        'requestScroll',
      ],
    },
    'url.changed': [
      // As after a choice, which is in the address a moment later.
      { guard: { type: 'isKnown', params: ({ event }) => event } },
      {
        guard: { type: 'isNamed', params: ({ event }) => event },
        target: '.focused',
        actions: [{ type: 'adopt', params: ({ event }) => event }, 'reveal', 'requestScroll'],
      },
      { target: '.overview', actions: { type: 'adopt', params: ({ event }) => event } },
    ],
    'question.toggle': [
      {
        guard: { type: 'isOpen', params: ({ event }) => event.question },
        actions: { type: 'close', params: ({ event }) => event.question },
      },
      { actions: { type: 'open', params: ({ event }) => event.question } },
    ],
  },
  initial: 'overview',
  states: {
    overview: {
      description: 'No category is chosen. All of them are on the page.',
      always: { guard: { type: 'isNamed', params: ({ context }) => context }, target: 'focused' },
    },
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
