import type { SimulatedEvent, SimulationStep } from '../description/simulation.ts'
import { payloadWords, stepWords } from '../description/simulationWords.ts'
import { literalOf } from './literal.ts'

/** What can be seen of a machine after a step, as data. */
export interface Shown {
  /** As XState writes it: 'open', or { list: 'closed', index: 'idle' }. */
  value: unknown
  status: string
  /** What is in the context, without what no file can hold, such as functions and actors. */
  context: Readonly<Record<string, unknown>>
  /** What the machine told others in this step. */
  emitted: readonly Readonly<Record<string, unknown>>[]
  /** Of the events that it hears at all, those that it refuses here; said when it stands there for the first time. */
  refused?: readonly SimulatedEvent[]
}

/** A run with all that the machine showed on the way: what a test of it compares. */
export interface RecordedRun {
  /** The name of its start, where there is a choice. */
  scenario: string
  input: unknown
  start: Shown
  steps: readonly Readonly<{ step: SimulationStep; shown: Shown }>[]
}

/** A machine whose runs are written as tests. */
export interface TestedMachine {
  id: string
  purpose: string
  /** The module that exports it, and under which name. */
  from: string
  name: string
  /** The module and the function that give it what no file can hold, from its id and its input. */
  completedBy?: Readonly<{ from: string; name: string }>
}

/** The source of what holds a machine still: what it imports, and the rest. */
export interface HeldSource {
  imports: string
  body: string
}

/** What is in the context now and was not before, or is not any more. */
export function changes(
  before: Shown['context'],
  after: Shown['context'],
): Readonly<Record<string, unknown>> {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return Object.fromEntries(
    keys
      // JSON would not tell what is not there from null, nor 0 from -0.
      .filter(
        (key) => !Object.is(before[key], after[key]) && literalOf(before[key]) !== literalOf(after[key]),
      )
      .map((key) => [key, after[key]]),
  )
}

/** Says of each thing shown whether the machine stands there for the first time: a file says but once what is refused. */
export function firstTime() {
  const known = new Set<string>()
  return ({ value, status, refused }: Shown) => {
    const place = JSON.stringify([value, status])
    if (!refused || known.has(place)) return false
    known.add(place)
    return true
  }
}

const LONGEST_TITLE = 160

const cut = (text: string) => (text.length > LONGEST_TITLE ? `${text.slice(0, LONGEST_TITLE - 1)}…` : text)

const stepTitle = (step: SimulationStep) =>
  step.kind === 'event' ? `${step.event.type} ${payloadWords(step.event)}`.trim() : stepWords(step)

/** '3. a mouse: pointer.enter → 300 ms pass': a test is named after the run that it takes. */
export const runTitle = ({ scenario, steps }: RecordedRun, index: number) =>
  cut(
    `${index + 1}. ${scenario && `${scenario}: `}${steps.map(({ step }) => stepTitle(step)).join(' → ') || 'at rest'}`,
  )

/** Each thing shown, with what was shown before it. */
export const shownInTurn = ({ start, steps }: RecordedRun) =>
  steps.map(({ step, shown }, index) => ({ step, shown, before: steps[index - 1]?.shown ?? start }))

/** Text that stands in one line, in a comment or a title, and cannot end it. */
export const inComment = (text: string) => text.replace(/\*\//g, '*\\/').replace(/[\r\n\u2028\u2029]+/g, ' ')
