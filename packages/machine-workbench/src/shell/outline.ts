import {
  type GraphState,
  type GraphTransition,
  type MachineGraph,
  ROOT,
  statesIn,
  transitionsFrom,
} from '../description/machineGraph.ts'
import { kindOf, moveOf, stateTitle } from '../description/machineWording.ts'
import { stateNotes, transitionText } from '../exports/outline.ts'
import { indented } from './words.ts'

const stateLine = (state: GraphState) =>
  [
    state.name,
    ...(state.kind === 'atomic' ? [] : [`(${kindOf(state)})`]),
    ...(state.isInitial ? ['← starts here'] : []),
  ].join(' ')

/** 'filters.apply [hasChanges] → closed' */
const transitionLine = (transition: GraphTransition) =>
  `${transitionText(transition)} ${
    transition.targets.length > 0
      ? `→ ${transition.targets.map(stateTitle).join(' and ')}`
      : moveOf(transition)
  }`

function stateLines(graph: MachineGraph, state: GraphState): readonly string[] {
  const inside = [
    ...(state.description ? [`“${state.description}”`] : []),
    ...stateNotes(state),
    ...transitionsFrom(graph, state.id).map(transitionLine),
    ...statesIn(graph, state.id).flatMap((inner) => stateLines(graph, inner)),
  ]
  return [stateLine(state), ...indented(inside)]
}

/** A machine in lines: each state with what it does and where it leads, those within it further to the right. */
export const outlineOf = (graph: MachineGraph): readonly string[] =>
  graph.states.flatMap((state) => (state.id === ROOT ? stateLines(graph, state) : []))
