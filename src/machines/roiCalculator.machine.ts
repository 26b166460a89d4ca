import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate'
import { readNumber } from '~/data/tools/readNumber'
import {
  calculateRoi,
  type RoiField,
  type RoiInputs,
  type RoiResults,
  roiDefaults,
  roiInputs,
} from '~/data/tools/roi'
import { forEachRoiField, readFigures, writeFigures } from '~/data/tools/roiFigures'

export type RoiTexts = Readonly<Record<RoiField, string>>
export type RoiProblem = Readonly<{ field: RoiField; message: string }>
/** The figures that were read from the boxes, with what follows from them. */
export type RoiOutcome = Readonly<{ inputs: RoiInputs; results: RoiResults }>

const numberIn = (text: string) => {
  const reading = readNumber(text)
  return reading.kind === 'number' ? reading.value : Number.NaN
}

/** The figures of an address as they are typed. */
const textsOf = (figures: string): Partial<RoiTexts> => {
  const inputs = readFigures(figures)
  return inputs ? forEachRoiField((field) => String(inputs[field])) : {}
}

/** The boxes without a number, in their order on the page. */
const problemsIn = (texts: RoiTexts): readonly RoiProblem[] =>
  roiInputs.flatMap(({ field }) => {
    const reading = readNumber(texts[field])
    return reading.kind === 'none' ? [{ field, message: reading.message }] : []
  })

/** The text in a box is the one value of its field: the slider is read from it and writes to it. */
export const roiCalculatorMachine = setup({
  types: {
    context: {} as Readonly<{
      texts: RoiTexts
      problems: readonly RoiProblem[]
      outcome: RoiOutcome | null
      /** The figures of the address as they stand there; none where nothing has been calculated. */
      asked: string
    }>,
    events: {} as
      | { type: 'input.change'; field: RoiField; text: string }
      | { type: 'slider.change'; field: RoiField; value: number }
      | { type: 'roi.calculate' }
      | { type: 'url.changed'; figures: string }
      | { type: 'draft.restore'; texts: Partial<RoiTexts> },
    emitted: {} as
      | { type: 'calculation.refused'; problems: readonly RoiProblem[] }
      | { type: 'figures.calculated'; figures: string },
  },
  guards: {
    areNumbers: ({ context }) => problemsIn(context.texts).length === 0,
    isNewText: ({ context }, { field, text }: { field: RoiField; text: string }) =>
      context.texts[field] !== text,
    isNewValue: ({ context }, { field, value }: { field: RoiField; value: number }) =>
      Number.isFinite(value) && numberIn(context.texts[field]) !== value,
    areNewFigures: ({ context }, figures: string) =>
      figures !== context.asked && readFigures(figures) !== null,
    isNewAddress: ({ context }, figures: string) => figures !== context.asked,
    isOtherDraft: ({ context }, texts: Partial<RoiTexts>) =>
      roiInputs.some(({ field }) => (texts[field] ?? context.texts[field]) !== context.texts[field]),
  },
  actions: {
    write: assign(({ context }, { field, text }: { field: RoiField; text: string }) => ({
      texts: { ...context.texts, [field]: text },
    })),
    dropSettledProblems: assign({
      problems: ({ context }) => {
        const wrong = new Set(problemsIn(context.texts).map(({ field }) => field))
        return context.problems.filter(({ field }) => wrong.has(field))
      },
    }),
    noteProblems: assign({ problems: ({ context }) => problemsIn(context.texts) }),
    workOut: assign(({ context }) => {
      const inputs = forEachRoiField((field) => numberIn(context.texts[field]))
      return { problems: [], outcome: { inputs, results: calculateRoi(inputs) }, asked: writeFigures(inputs) }
    }),
    fillIn: assign(({ context }, texts: Partial<RoiTexts>) => ({ texts: { ...context.texts, ...texts } })),
    note: assign({ asked: (_, figures: string) => figures }),
    hide: assign({ outcome: null }),
    announceFigures: emit(({ context }) => ({ type: 'figures.calculated', figures: context.asked })),
    announceRefusal: emit(({ context }) => ({ type: 'calculation.refused', problems: context.problems })),
  },
}).createMachine({
  id: 'roiCalculator',
  meta: { requirements: ['§2.24', '§4', '§5', '§9'] },
  context: {
    texts: forEachRoiField((field) => String(roiDefaults[field])),
    problems: [],
    outcome: null,
    asked: '',
  },
  on: {
    'url.changed': [
      {
        guard: { type: 'areNewFigures', params: ({ event }) => event.figures },
        target: '.results.opened',
        actions: [{ type: 'fillIn', params: ({ event }) => textsOf(event.figures) }, 'workOut'],
      },
      {
        guard: { type: 'isNewAddress', params: ({ event }) => event.figures },
        target: '.editing',
        actions: { type: 'note', params: ({ event }) => event.figures },
      },
    ],
    'draft.restore': {
      guard: { type: 'isOtherDraft', params: ({ event }) => event.texts },
      target: '.editing',
      actions: [{ type: 'fillIn', params: ({ event }) => event.texts }, 'dropSettledProblems'],
    },
    'input.change': {
      guard: { type: 'isNewText', params: ({ event }) => event },
      target: '.editing',
      actions: [{ type: 'write', params: ({ event }) => event }, 'dropSettledProblems'],
    },
    'slider.change': {
      guard: { type: 'isNewValue', params: ({ event }) => event },
      target: '.editing',
      actions: [
        { type: 'write', params: ({ event }) => ({ field: event.field, text: String(event.value) }) },
        'dropSettledProblems',
      ],
    },
  },
  initial: 'editing',
  states: {
    editing: {
      description: 'The figures are being filled in. No results are shown.',
      entry: 'hide',
      on: {
        'roi.calculate': [
          {
            guard: 'areNumbers',
            target: 'results.calculated',
            actions: ['workOut', 'announceFigures'],
          },
          { actions: ['noteProblems', 'announceRefusal'] },
        ],
      },
    },
    results: {
      description: 'The results stand beside the figures they follow from.',
      initial: 'calculated',
      states: {
        calculated: { description: 'The visitor has just asked for them.' },
        opened: { description: 'The address says their figures.' },
      },
    },
  },
})

export type RoiCalculatorActor = ActorRefFrom<typeof roiCalculatorMachine>
type Snapshot = SnapshotFrom<typeof roiCalculatorMachine>

/** What stands in the box, as it was typed. */
export const selectText = (field: RoiField) => (snapshot: Snapshot) => snapshot.context.texts[field]

/** Where the slider rests: on its nearest step, at its end for a number beyond it, at its beginning for no number. */
export const selectSliderValue = (field: RoiField) => {
  const { min = 0, max = 0, step = 1 } = roiInputs.find((input) => input.field === field) ?? {}
  return (snapshot: Snapshot) => {
    const value = numberIn(snapshot.context.texts[field])
    if (Number.isNaN(value)) return min
    return Math.min(min + Math.max(0, Math.round((value - min) / step)) * step, max)
  }
}

/** The sentence beside the box, if a calculation was refused because of it. */
export const selectProblem = (field: RoiField) => (snapshot: Snapshot) =>
  snapshot.context.problems.find((problem) => problem.field === field)?.message ?? null

/** The results with the figures they follow from, or null while they are hidden. */
export const selectOutcome = (snapshot: Snapshot) => snapshot.context.outcome

/** The figures of the address as they stand there. */
export const selectAsked = (snapshot: Snapshot) => snapshot.context.asked

/** Whether the address says something that cannot be read as figures. */
export const selectIsUnreadable = ({ context: { asked } }: Snapshot) =>
  asked !== '' && readFigures(asked) === null

/** Whether the visitor has just asked for the results that are shown. */
export const selectIsCalculated = (snapshot: Snapshot) => snapshot.matches({ results: 'calculated' })
