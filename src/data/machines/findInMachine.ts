import {
  type GraphState,
  type GraphTransition,
  type MachineGraph,
  ROOT,
  textsOf,
} from 'machine-workbench/description/machineGraph'

const wordsOfState = ({ id, description, entry, exit, invoked, tags, requirements }: GraphState) => [
  id,
  description,
  ...textsOf([...entry, ...exit]),
  ...invoked.map(({ source }) => source),
  ...tags,
  ...requirements,
]

const wordsOfTransition = ({ label, guard, actions, requirements }: GraphTransition) => [
  label,
  ...(guard ? [guard.text] : []),
  ...textsOf(actions),
  ...requirements,
]

/** The states and transitions that name something: a state, an event, a guard, an action, an actor or a section. */
export function findInMachine({ states, transitions }: MachineGraph, text: string) {
  const wanted = text.trim().toLowerCase()
  const names = (words: readonly string[]) => words.some((word) => word.toLowerCase().includes(wanted))
  return {
    states: states.filter((state) => state.id !== ROOT && names(wordsOfState(state))),
    transitions: transitions.filter((transition) => names(wordsOfTransition(transition))),
  }
}
