import { type GraphState, type GraphTransition, ROOT, type StateKind } from './machineGraph.ts'

/** The fragment of a state on its machine's page. */
export const stateAnchor = (id: string) => `state-${id}`

/** The fragment of a line of its source. */
export const lineAnchor = (line: number) => `L${line}`

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

/** Rounded down, so that 100 % means all of them. */
export const coverageText = (share: number) => `${Math.floor(share * 100)}%`
