import type { RoiField } from '~/data/tools/roi'
import {
  roiCalculatorMachine,
  selectOutcome,
  selectProblem,
  selectSliderValue,
  selectText,
} from '~/machines/roiCalculator.machine'
import { defineModel } from '../support/model/model'

/** What a person reads in each text that the model types, written down without the machine's own reader. */
const meanings: Readonly<Record<string, number | null>> = {
  '50000': 50_000,
  '40': 40,
  '75': 75,
  '100': 100,
  '100000': 100_000,
  '6': 6,
  '$600,000': 600_000,
  '600000': 600_000,
  lots: null,
  '': null,
  '60000': 60_000,
  '1e309': null,
}
const fields: readonly RoiField[] = [
  'currentTrainingCost',
  'currentComplianceTime',
  'currentProductivity',
  'employeeCount',
  'aiInvestment',
  'implementationTime',
]

type Calculator = { texts: Record<string, string>; problems: string[]; isShown: boolean }

const wrongIn = (texts: Record<string, string>) =>
  fields.filter((field) => meanings[texts[field] ?? ''] === null)

const changed = (calculator: Calculator, field: RoiField, text: string): Calculator => {
  const texts = { ...calculator.texts, [field]: text }
  const wrong: readonly string[] = wrongIn(texts)
  return { texts, problems: calculator.problems.filter((one) => wrong.includes(one)), isShown: false }
}

export const roiCalculatorModel = defineModel(roiCalculatorMachine, {
  purpose:
    'Takes the figures of the savings calculator and hides its results as soon as one of them changes.',
  pages: ['/tools/roi-calculator'],
  requirements: ['§2.24', '§4', '§5', '§9'],
  events: [
    { type: 'input.change', field: 'currentTrainingCost', text: '$600,000' },
    { type: 'input.change', field: 'currentTrainingCost', text: 'lots' },
    { type: 'input.change', field: 'employeeCount', text: '' },
    { type: 'input.change', field: 'employeeCount', text: '1e309' },
    { type: 'input.change', field: 'employeeCount', text: '100' },
    { type: 'slider.change', field: 'currentTrainingCost', value: 60_000 },
    { type: 'slider.change', field: 'currentTrainingCost', value: 600_000 },
    { type: 'slider.change', field: 'employeeCount', value: Number.NaN },
    { type: 'roi.calculate' },
  ],
  invariants: {
    'results follow from the numbers that stand in the boxes': (snapshot) => {
      const outcome = selectOutcome(snapshot)
      return (
        outcome === null ||
        fields.every((field) => outcome.inputs[field] === meanings[selectText(field)(snapshot)])
      )
    },
    'the defaults save 2,450,000 dollars a year': (snapshot) => {
      const outcome = selectOutcome(snapshot)
      const total = outcome?.results.totalAnnualSavings
      return (
        outcome?.inputs.currentTrainingCost !== 50_000 ||
        (total?.kind === 'number' && total.value === 2_450_000)
      )
    },
    'the slider shows the number in the box, or rests at its end': (snapshot) => {
      const cost = meanings[selectText('currentTrainingCost')(snapshot)] ?? 10_000
      const employees = meanings[selectText('employeeCount')(snapshot)] ?? 10
      return (
        selectSliderValue('currentTrainingCost')(snapshot) === Math.min(500_000, cost) &&
        selectSliderValue('employeeCount')(snapshot) === Math.min(1_000, employees)
      )
    },
    'a refusal names the boxes without a number, in their order': (_, { before, step, emitted }) => {
      const isAsked = step?.kind === 'event' && step.event.type === 'roi.calculate'
      const wrong =
        isAsked && before?.matches('editing')
          ? fields.filter((field) => meanings[selectText(field)(before)] === null)
          : []
      const told = emitted.flatMap(({ type, problems }) =>
        type === 'calculation.refused' ? [problems.map(({ field }) => field)] : [],
      )
      return JSON.stringify(told) === JSON.stringify(wrong.length > 0 ? [wrong] : [])
    },
  },
  reference: {
    start: (): Calculator => ({
      texts: {
        currentTrainingCost: '50000',
        currentComplianceTime: '40',
        currentProductivity: '75',
        employeeCount: '100',
        aiInvestment: '100000',
        implementationTime: '6',
      },
      problems: [],
      isShown: false,
    }),
    next: (calculator, step) => {
      if (step.kind !== 'event') return calculator
      const { event } = step
      if (event.type === 'roi.calculate') {
        const problems = wrongIn(calculator.texts)
        return { ...calculator, problems, isShown: problems.length === 0 }
      }
      const text = calculator.texts[event.field] ?? ''
      if (event.type === 'input.change')
        return event.text === text ? calculator : changed(calculator, event.field, event.text)
      return Number.isNaN(event.value) || meanings[text] === event.value
        ? calculator
        : changed(calculator, event.field, `${event.value}`)
    },
    read: (snapshot) => ({
      texts: { ...snapshot.context.texts },
      problems: fields.filter((field) => selectProblem(field)(snapshot) !== null),
      isShown: snapshot.matches('results') && selectOutcome(snapshot) !== null,
    }),
  },
  unreachable: { 'slider.change field employeeCount, value NaN': 'A slider without a number has not moved.' },
  fault: (machine) => machine.provide({ actions: { hide: () => {} } }),
})
