import { defineModel } from 'machine-workbench/models'
import { faqMachine, selectCategory, selectIsOpen } from '~/machines/faq.machine'

const questions = ['cost', 'time'] as const

const nowhere = { category: null, question: null }

export const faqModel = defineModel(faqMachine, {
  purpose: 'Knows the category of questions that is chosen or in the address, and which questions are open.',
  pages: ['/faq'],
  scenarios: [
    { name: 'an address without a place', input: nowhere },
    { name: 'an address that names a category', input: { category: 'fees', question: null } },
    { name: 'an address that names a question', input: { category: 'courses', question: 'time' } },
  ],
  events: [
    { type: 'category.choose', category: 'courses' },
    { type: 'category.choose', category: 'fees' },
    { type: 'question.toggle', question: 'cost' },
    { type: 'question.toggle', question: 'time' },
    { type: 'url.changed', ...nowhere },
    { type: 'url.changed', category: 'courses', question: null },
    { type: 'url.changed', category: 'fees', question: null },
    { type: 'url.changed', category: 'courses', question: 'time' },
  ],
  choices: {
    'question.toggle.question': ['cost', 'time'],
    'url.changed.question': [],
  },
  invariants: {
    'a category is marked once one is chosen or in the address': (snapshot) =>
      snapshot.matches('focused') === (selectCategory(snapshot) !== null),
    'every choice and every new place in the address is scrolled to, and nothing else scrolls': (
      { context: { category, question } },
      { before, step, emitted },
    ) => {
      const place = before && { category: before.context.category, question: before.context.question }
      const isNew = category !== place?.category || question !== place.question
      const isScrolled =
        step?.kind === 'event' &&
        (step.event.type === 'category.choose' ||
          (step.event.type === 'url.changed' && category !== null && isNew))
      return (
        JSON.stringify(emitted) ===
        JSON.stringify(isScrolled ? [{ type: 'scroll.requested', category, question }] : [])
      )
    },
    'what the address names is what is marked': (snapshot, { step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'url.changed' ||
      selectCategory(snapshot) === step.event.category,
    'a question that the address has come to name is open': ({ context: { question, open } }, { before }) =>
      question === null || question === before?.context.question || open.includes(question),
    'only questions of the page are open, each once': ({ context: { open } }) =>
      open.every(
        (question, at) => questions.some((known) => known === question) && open.indexOf(question) === at,
      ),
  },
  reference: {
    start: ({ input = nowhere }): { category: string | null; open: boolean[]; named: string | null } => ({
      category: input.category,
      named: input.question,
      open: questions.map((question) => question === input.question),
    }),
    next: ({ category, open, named }, step) => {
      if (step.kind !== 'event') return { category, open, named }
      const { event } = step
      switch (event.type) {
        case 'category.choose':
          return { category: event.category, open, named: null }
        case 'url.changed': {
          const isNews = event.question !== named || event.category !== category
          return {
            category: event.category,
            named: event.question,
            open: open.map((isOpen, at) => isOpen || (isNews && questions[at] === event.question)),
          }
        }
        case 'question.toggle':
          return {
            category,
            named,
            open: open.map((isOpen, at) => (questions[at] === event.question ? !isOpen : isOpen)),
          }
      }
    },
    read: (snapshot) => ({
      category: selectCategory(snapshot),
      named: snapshot.context.question,
      open: questions.map((question) => selectIsOpen(question)(snapshot)),
    }),
  },
  spoken: {
    '(root) --category.choose--> focused': { focus: 'heading "{the category}"' },
    '(root) --url.changed[isNamed]--> focused': { focus: ['', 'heading "{the category}"'] },
  },
})
