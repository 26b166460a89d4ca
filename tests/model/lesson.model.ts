import { defineModel } from 'machine-workbench/models'
import { lessonMachine, selectChoice, selectScreen, selectVerdict } from '~/machines/lesson.machine'

const better = 1

export const lessonModel = defineModel(lessonMachine, {
  purpose: 'Shows what to read, then an exercise, and says why a choice is the better one.',
  pages: ['/courses/certificate-iii-in-early-childhood-education-and-care'],
  scenarios: [{ input: { better } }],
  events: [
    { type: 'exercise.start' },
    { type: 'choice.pick', choice: better },
    { type: 'choice.pick', choice: 0 },
    { type: 'answer.check' },
    { type: 'lesson.read' },
  ],
  invariants: {
    'focus follows the visitor from screen to screen, and stays otherwise': (
      snapshot,
      { before, emitted },
    ) => {
      const screens = emitted.map(({ screen }) => screen)
      const isOther = before !== undefined && selectScreen(before) !== selectScreen(snapshot)
      return JSON.stringify(screens) === JSON.stringify(isOther ? [selectScreen(snapshot)] : [])
    },
    'a choice made is never lost': (snapshot, { before }) =>
      before === undefined || selectChoice(before) === null || selectChoice(snapshot) !== null,
  },
  reference: {
    start: (): { screen: string; choice: number | null; verdict: string | null } => ({
      screen: 'lesson',
      choice: null,
      verdict: null,
    }),
    next: (state, step) => {
      if (step.kind !== 'event') return state
      const { event } = step
      if (state.screen === 'lesson')
        return event.type === 'exercise.start' ? { ...state, screen: 'exercise' } : state
      if (event.type === 'lesson.read') return { ...state, screen: 'lesson', verdict: null }
      if (event.type === 'choice.pick') return { ...state, choice: event.choice, verdict: null }
      if (event.type !== 'answer.check') return state
      return {
        ...state,
        verdict: state.choice === null ? 'missing' : state.choice === better ? 'better' : 'other',
      }
    },
    read: (snapshot) => ({
      screen: selectScreen(snapshot),
      choice: selectChoice(snapshot),
      verdict: selectVerdict(snapshot),
    }),
  },
  spoken: {
    'reading --exercise.start--> trying': { focus: 'heading "Try it: {the lesson}"' },
    'reading --exercise.start[hasChosen]--> trying.chosen': { focus: 'heading "Try it: {the lesson}"' },
    'answered --lesson.read--> reading': { focus: 'heading "{the lesson}"' },
    'trying --lesson.read--> reading': { focus: 'heading "{the lesson}"' },
    'trying.undecided --answer.check--> trying.reminded': { said: 'Choose one of the answers first.' },
    'trying.chosen --answer.check--> answered.other': { said: 'Another choice is better. {why}' },
    'trying.chosen --answer.check[isBetter]--> answered.better': { said: 'That is the better choice. {why}' },
  },
})
