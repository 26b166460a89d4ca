import { defineModel } from 'machine-workbench/models'
import type { RoiField } from '~/data/tools/roi'
import {
  roiCalculatorMachine,
  selectAsked,
  selectIsCalculated,
  selectIsUnreadable,
  selectOutcome,
  selectProblem,
  selectSliderValue,
  selectText,
} from '~/machines/roiCalculator.machine'

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
  '250': 250,
  '1e309': null,
  '1e30': 1e30,
  '10': 10,
  '100100': 100_100,
  '10000': 10_000,
  '500000': 500_000,
}

/** Any other text says no number, and spaces around one say nothing. */
const meaningOf = (text: string) => meanings[text.trim()] ?? null

const isReadable = (figures: string) => {
  const written = figures.split(',')
  return written.length === fields.length && written.every((text) => typeof meanings[text] === 'number')
}

const fields: readonly RoiField[] = [
  'currentTrainingCost',
  'currentComplianceTime',
  'currentProductivity',
  'employeeCount',
  'aiInvestment',
  'implementationTime',
]

type Calculator = {
  texts: Record<string, string>
  problems: string[]
  /** How the results came to be shown. */
  shown: 'calculated' | 'opened' | null
  asked: string
}

const linked = '60000,40,75,250,100000,6'

const figuresIn = (texts: Record<string, string>) =>
  fields.map((field) => String(meaningOf(texts[field] ?? ''))).join()

const wrongIn = (texts: Record<string, string>) =>
  fields.filter((field) => meaningOf(texts[field] ?? '') === null)

const shownOf = (snapshot: Parameters<typeof selectOutcome>[0]): Calculator['shown'] => {
  if (selectOutcome(snapshot) === null) return null
  return selectIsCalculated(snapshot) ? 'calculated' : 'opened'
}

/** The boxes with other texts in them. */
const changed = (calculator: Calculator, others: Partial<Record<RoiField, string>>): Calculator => {
  const texts = { ...calculator.texts, ...others }
  const wrong: readonly string[] = wrongIn(texts)
  const problems = calculator.problems.filter((one) => wrong.includes(one))
  return { ...calculator, texts, problems, shown: null }
}

export const roiCalculatorModel = defineModel(roiCalculatorMachine, {
  purpose:
    'Takes the figures of the savings calculator and hides its results as soon as one of them changes.',
  pages: ['/tools/roi-calculator'],
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
    { type: 'url.changed', figures: linked },
    { type: 'url.changed', figures: '1,2,3' },
    { type: 'url.changed', figures: '' },
    { type: 'draft.restore', texts: { employeeCount: '250' } },
    { type: 'draft.restore', texts: { currentTrainingCost: 'lots', employeeCount: '' } },
  ],
  choices: {
    'input.change.field': fields,
    'slider.change.field': ['currentTrainingCost', 'employeeCount'],
    'slider.change.value': [10_000, 500_000],
  },
  invariants: {
    'results follow from the numbers that stand in the boxes': (snapshot) => {
      const outcome = selectOutcome(snapshot)
      return (
        outcome === null ||
        fields.every((field) => outcome.inputs[field] === meaningOf(selectText(field)(snapshot)))
      )
    },
    'the defaults save 2,450,000 dollars a year': (snapshot) => {
      const outcome = selectOutcome(snapshot)
      const total = outcome?.results.totalAnnualSavings
      return (
        outcome?.inputs.currentTrainingCost !== 50_000 ||
        outcome.inputs.employeeCount !== 100 ||
        (total?.kind === 'number' && total.value === 2_450_000)
      )
    },
    'the slider shows the number in the box, or rests at its end': (snapshot) => {
      const cost = meaningOf(selectText('currentTrainingCost')(snapshot)) ?? 10_000
      const employees = meaningOf(selectText('employeeCount')(snapshot)) ?? 10
      return (
        selectSliderValue('currentTrainingCost')(snapshot) === Math.min(500_000, Math.max(10_000, cost)) &&
        selectSliderValue('employeeCount')(snapshot) === Math.min(1_000, Math.max(10, employees))
      )
    },
    'it says what cannot be read of the address': (snapshot) =>
      selectIsUnreadable(snapshot) === (selectAsked(snapshot) !== '' && !isReadable(selectAsked(snapshot))),
    'a calculation is told with its figures, and nothing that the address or a draft brings is': (
      snapshot,
      { before, step, emitted },
    ) => {
      const isAsked = step?.kind === 'event' && step.event.type === 'roi.calculate'
      const isMade = isAsked && before?.matches('editing') === true && snapshot.matches('results')
      const told = emitted.flatMap((event) => (event.type === 'figures.calculated' ? [event.figures] : []))
      return told.join(';') === (isMade ? figuresIn({ ...snapshot.context.texts }) : '')
    },
    'a refusal names the boxes without a number, in their order': (_, { before, step, emitted }) => {
      const isAsked = step?.kind === 'event' && step.event.type === 'roi.calculate'
      const wrong =
        isAsked && before?.matches('editing')
          ? fields.filter((field) => meaningOf(selectText(field)(before)) === null)
          : []
      const told = emitted.flatMap((event) =>
        event.type === 'calculation.refused' ? [event.problems.map(({ field }) => field)] : [],
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
      shown: null,
      asked: '',
    }),
    next: (calculator, step): Calculator => {
      if (step.kind !== 'event') return calculator
      const { event } = step
      switch (event.type) {
        case 'roi.calculate': {
          if (calculator.shown) return calculator
          const problems = wrongIn(calculator.texts)
          if (problems.length > 0) return { ...calculator, problems }
          return { ...calculator, problems, shown: 'calculated', asked: figuresIn(calculator.texts) }
        }
        case 'url.changed': {
          const { figures } = event
          if (figures === calculator.asked) return calculator
          if (!isReadable(figures)) return { ...calculator, shown: null, asked: figures }
          const written = figures.split(',')
          const texts = Object.fromEntries(fields.map((field, at) => [field, written[at] ?? '']))
          return { texts, problems: [], shown: 'opened', asked: figures }
        }
        case 'draft.restore': {
          const { texts } = event
          const isOther = fields.some(
            (field) => (texts[field] ?? calculator.texts[field]) !== calculator.texts[field],
          )
          return isOther ? changed(calculator, texts) : calculator
        }
      }
      const text = calculator.texts[event.field] ?? ''
      if (event.type === 'input.change')
        return event.text === text ? calculator : changed(calculator, { [event.field]: event.text })
      return Number.isNaN(event.value) || meaningOf(text) === event.value
        ? calculator
        : changed(calculator, { [event.field]: `${event.value}` })
    },
    read: (snapshot) => ({
      texts: { ...snapshot.context.texts },
      problems: fields.filter((field) => selectProblem(field)(snapshot) !== null),
      shown: shownOf(snapshot),
      asked: selectAsked(snapshot),
    }),
  },
  unreachable: { 'slider.change field employeeCount, value NaN': 'A slider without a number has not moved.' },
  spoken: {
    'editing --roi.calculate[areNumbers]--> results.calculated': { focus: 'heading "Your results"' },
    'editing --roi.calculate--> (stay)': { focus: 'textbox "{the first field in error}"' },
    '(root) --url.changed[isNewAddress]--> editing': { focus: ['', 'heading "AI ROI Calculator"'] },
  },
})
