import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import {
  isCompositeGuard,
  nodesOf,
  requirementsOf,
  stateIdOf,
  transitionsOf,
} from '../inspection/machineParts.ts'

type Edge = {
  id: string
  source: string
  targets: readonly string[]
  label: string
  /** Guards by name, or the id of an inline one. */
  guards: readonly string[]
  requirements: readonly string[]
}
type State = { id: string; type: AnyStateNode['type']; requirements: readonly string[] }

/** Everything a machine declares, and the way back from XState's own objects to our ids. */
export type Graph = {
  states: readonly State[]
  edges: readonly Edge[]
  guards: readonly string[]
  edgeOf: ReadonlyMap<object, Edge>
  transitionOf: ReadonlyMap<string, AnyTransitionDefinition>
  /** Sections the machine as a whole names in its own `meta`. */
  requirements: readonly string[]
}

/** The guards that have to be seen both ways: named ones by name; an inline one (and stateIn) by its edge. */
function namedGuards(guard: unknown): string[] {
  if (typeof guard === 'string') return [guard]
  if (isCompositeGuard(guard)) return (guard.guards ?? []).flatMap(namedGuards)
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return [String(guard.type)]
  return []
}

/** Whether the edge carries a condition of its own that no name in setup stands for. */
export function hasInlineGuard(guard: unknown): boolean {
  if (isCompositeGuard(guard)) return guard.guards ? guard.guards.some(hasInlineGuard) : true
  return typeof guard === 'function'
}

/** Walks the machine from its root: `on`, `after`, `always`, `onDone`, `onError`, `onSnapshot` and routes. */
export function graphOf(machine: AnyStateMachine): Graph {
  const states: State[] = []
  const edges: Edge[] = []
  const guards = new Set<string>(Object.keys(machine.implementations.guards))
  const edgeOf = new Map<object, Edge>()
  const transitionOf = new Map<string, AnyTransitionDefinition>()

  for (const { id, node, transition, label } of transitionsOf(machine)) {
    const { guard, eventType } = transition
    const inline = eventType !== 'xstate.route' && hasInlineGuard(guard)
    const conditions = [...namedGuards(guard), ...(inline ? [inlineGuardId(id)] : [])]
    for (const name of conditions) guards.add(name)
    const edge = {
      id,
      source: stateIdOf(node),
      targets: (transition.target ?? []).map(stateIdOf),
      label,
      guards: conditions,
      requirements: requirementsOf(transition),
    }
    edges.push(edge)
    edgeOf.set(transition, edge)
    transitionOf.set(id, transition)
  }
  for (const node of nodesOf(machine))
    if (node.parent) states.push({ id: stateIdOf(node), type: node.type, requirements: requirementsOf(node) })
  return {
    states,
    edges,
    guards: [...guards],
    edgeOf,
    transitionOf,
    requirements: requirementsOf(machine.root),
  }
}

export const inlineGuardId = (edge: string) => `inline guard of ${edge}`
export const guardItem = (guard: string, result: boolean) => `${guard} is ${result}`
