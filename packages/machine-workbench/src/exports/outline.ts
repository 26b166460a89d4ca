import {
  type GraphState,
  type GraphTransition,
  type MachineGraph,
  ROOT,
  statesIn,
  textsOf,
  transitionsFrom,
} from '../description/machineGraph.ts'

/** The names of a state and of those around it, from the outside in; none for the machine itself. */
export function namesOf(graph: MachineGraph, id: string): readonly string[] {
  const state = graph.states.find((one) => one.id === id)
  if (!state || state.parent === null) return []
  return [...namesOf(graph, state.parent), state.name]
}

/** A state and the states around it, from the inside out, ending with the machine itself. */
export function lineage(graph: MachineGraph, id: string): readonly string[] {
  const parent = graph.states.find((one) => one.id === id)?.parent ?? null
  return parent === null ? [id] : [id, ...lineage(graph, parent)]
}

/** Whether the machine itself does something, so that notations without a place for that need a state around all others. */
export function needsFrame(graph: MachineGraph): boolean {
  const [root] = graph.states
  if (!root) return false
  return (
    root.kind === 'parallel' ||
    root.entry.length + root.exit.length + root.invoked.length + transitionsFrom(graph, ROOT).length > 0
  )
}

/** An id for every state that any notation accepts: letters, digits and underscores, each once. */
export function plainIds({ id: machine, states }: MachineGraph): ReadonlyMap<string, string> {
  const taken = new Set<string>()
  const idFor = (text: string) => {
    const plain = `s_${text.replace(/[^A-Za-z0-9]+/g, '_')}`
    let id = plain
    for (let index = 2; taken.has(id); index++) id = `${plain}_${index}`
    taken.add(id)
    return id
  }
  return new Map(states.map(({ id }) => [id, idFor(id === ROOT ? machine : id)]))
}

/** A lookup that cannot miss: every id asked for stands in the graph. */
export const lookup =
  <V>(values: ReadonlyMap<string, V>) =>
  (id: string): V => {
    const value = values.get(id)
    if (value === undefined) throw new Error(`No state has the id "${id}".`)
    return value
  }

/** 'filters.apply [hasChanges] / commit, announce', as statecharts are labelled. */
export function transitionText({ label, guard, actions, targets, reenter }: GraphTransition): string {
  const condition = guard === null ? '' : ` [${guard.text}]`
  const effect = actions.length ? ` / ${textsOf(actions).join(', ')}` : ''
  const anew = reenter && targets.length > 0 ? ' (anew)' : ''
  return `${label}${condition}${effect}${anew}`
}

/** What a state does while it is active, a line each. */
export const stateNotes = ({ entry, exit, invoked }: GraphState): readonly string[] => [
  ...(entry.length ? [`entry / ${textsOf(entry).join(', ')}`] : []),
  ...(exit.length ? [`exit / ${textsOf(exit).join(', ')}`] : []),
  ...invoked.map(({ id, source }) => `invoke / ${id === source ? id : `${id} (${source})`}`),
]

export interface Delay {
  /** Its name in `setup({ delays })`, or null for a length alone. */
  name: string | null
  /** Null for one that is computed when it begins. */
  ms: number | null
}

/** The delay that a transition's label speaks of. */
export function delayOf({ label }: Pick<GraphTransition, 'label'>): Delay {
  const [, plain] = /^after (\d+) ms$/.exec(label) ?? []
  if (plain !== undefined) return { name: null, ms: Number(plain) }
  const [, named, ms] = /^after (.+) \((\d+) ms\)$/s.exec(label) ?? []
  if (named !== undefined) return { name: named, ms: Number(ms) }
  return { name: label.slice('after '.length), ms: null }
}

/** The actor that 'done(save)' speaks of, as its state invokes it; undefined where another state does. */
export function endedActor(
  graph: MachineGraph,
  { source, label }: GraphTransition,
): { name: string; invoked: GraphState['invoked'][number] | undefined } {
  const name = label.slice(label.indexOf('(') + 1, -1)
  const state = graph.states.find(({ id }) => id === source)
  return { name, invoked: state?.invoked.find((actor) => actor.source === name) }
}

/** The inner states of a state, the one it starts in first. */
export const startFirst = (graph: MachineGraph, id: string): readonly GraphState[] =>
  [...statesIn(graph, id)].sort((a, b) => Number(b.isInitial) - Number(a.isInitial))
