import { faqMachine, selectCategory, selectIsOpen } from '~/machines/faq.machine'
import { defineModel } from '../support/model/model'

const questions = ['cost', 'time'] as const

export const faqModel = defineModel(faqMachine, {
  purpose: 'Knows the category of questions chosen, and which questions are open.',
  pages: ['/faq'],
  requirements: ['§2.4', '§4'],
  events: [
    { type: 'category.choose', category: 'courses' },
    { type: 'category.choose', category: 'fees' },
    { type: 'question.toggle', question: 'cost' },
    { type: 'question.toggle', question: 'time' },
    { type: 'question.found', question: 'time' },
  ],
  invariants: {
    'a category is marked once one is chosen': (snapshot) =>
      snapshot.matches('focused') === (selectCategory(snapshot) !== null),
    'every choice scrolls to its category, and nothing else scrolls': (_, { step, emitted }) =>
      JSON.stringify(emitted) ===
      JSON.stringify(
        step?.kind === 'event' && step.event.type === 'category.choose'
          ? [{ type: 'scroll.requested', category: step.event.category }]
          : [],
      ),
    'only questions of the page are open': ({ context }) =>
      context.open.every((question) => questions.some((known) => known === question)),
  },
  reference: {
    start: (): { category: string | null; open: boolean[] } => ({ category: null, open: [false, false] }),
    next: ({ category, open }, step) => {
      if (step.kind !== 'event') return { category, open }
      const { event } = step
      if (event.type === 'category.choose') return { category: event.category, open }
      return {
        category,
        open: questions.map((question, index) => {
          const isOpen = open[index] === true
          if (question !== event.question) return isOpen
          return event.type === 'question.found' || !isOpen
        }),
      }
    },
    read: (snapshot) => ({
      category: selectCategory(snapshot),
      open: questions.map((question) => selectIsOpen(question)(snapshot)),
    }),
  },
  fault: (machine) => machine.provide({ actions: { close: () => {} } }),
})
