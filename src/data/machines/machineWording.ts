import {
  type GraphState,
  type GraphTransition,
  type MachineGraph,
  ROOT,
  type StateKind,
} from './machineGraph'
import type { TransitionOrder } from './machineSearch'

/** The fragment of a state on its machine's page. */
export const stateAnchor = (id: string) => `state-${id}`

/** How a state is called on the page: its path, or words for the machine itself. */
export const stateTitle = (id: string) => (id === ROOT ? 'The machine itself' : id)

export const kindWords: Readonly<Record<StateKind, string>> = {
  atomic: 'plain state',
  compound: 'one of its states at a time',
  parallel: 'all of its states at once',
  final: 'final state',
  history: 'history state',
}

/** A history state says what it remembers. */
export const kindOf = ({ kind, history }: GraphState) =>
  kind === 'history' ? `${history} history` : kindWords[kind]

/** How a transition moves: to other states, out and in again, or not at all. */
export function moveOf({ targets, reenter, source }: GraphTransition) {
  if (targets.length === 0) return reenter ? 're-enters' : 'stays'
  return reenter && targets.includes(source) ? 're-enters' : 'goes to'
}

const percent = new Intl.NumberFormat('en-AU', { style: 'percent', maximumFractionDigits: 0 })

/** Where a transition stands when the list is ordered by a column. */
const sortText: Readonly<Record<TransitionOrder, (transition: GraphTransition) => string>> = {
  declared: () => '',
  source: ({ source }) => source,
  event: ({ label }) => label,
  target: ({ targets }) => targets.join(' '),
}

/** The transitions by a column; within equals, and by default, as the machine declares them. */
export const inOrder = ({ transitions }: MachineGraph, order: TransitionOrder): readonly GraphTransition[] =>
  transitions.toSorted((a, b) => sortText[order](a).localeCompare(sortText[order](b), 'en-AU'))

/** Rounded down, so that 100 % means all of them. */
export const coverageText = (coverage: number | null) =>
  coverage === null ? 'not measured in this build' : percent.format(Math.floor(coverage * 100) / 100)
