import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

export type Edge = {
  id: string
  source: string
  targets: readonly string[]
  label: string
  /** Guards by name, or the id of an inline one. */
  guards: readonly string[]
  requirements: readonly string[]
}
export type State = { id: string; type: AnyStateNode['type']; requirements: readonly string[] }

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

type Checked = { check: unknown; guards?: readonly unknown[]; stateValue?: unknown; name: string }
const isComposite = (guard: unknown): guard is Checked & (() => boolean) =>
  typeof guard === 'function' && 'check' in guard

export const stateId = (node: AnyStateNode) => node.path.join('.') || '(root)'

/** The guards that have to be seen both ways: named ones by name; an inline one (and stateIn) by its edge. */
export function namedGuards(guard: unknown): string[] {
  if (typeof guard === 'string') return [guard]
  if (isComposite(guard)) return (guard.guards ?? []).flatMap(namedGuards)
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return [String(guard.type)]
  return []
}

/** Whether the edge carries a condition of its own that no name in setup stands for. */
export function hasInlineGuard(guard: unknown): boolean {
  if (isComposite(guard)) return guard.guards ? guard.guards.some(hasInlineGuard) : true
  return typeof guard === 'function'
}

function guardText(guard: unknown): string {
  if (typeof guard === 'string') return guard
  if (isComposite(guard)) {
    if (guard.guards) return `${guard.name}(${guard.guards.map(guardText).join(', ')})`
    return `stateIn ${JSON.stringify(guard.stateValue)}`
  }
  if (typeof guard === 'function') return 'inline'
  const { type, params } = guard as { type: string; params?: unknown }
  return params === undefined || typeof params === 'function' ? type : `${type} ${JSON.stringify(params)}`
}

const requirementsOf = (owner: { meta?: unknown }) => {
  const { requirements } = (owner.meta ?? {}) as { requirements?: unknown }
  return Array.isArray(requirements) ? requirements.map(String) : []
}

/** `xstate.done.actor.0.upload.uploading` says little: `done(verify)` says which actor ended. */
function eventText(node: AnyStateNode, type: string, delay: unknown): string {
  if (delay !== undefined) return `after ${delay}`
  const invoked = (id: string) => node.invoke.find((invoke) => invoke.id === id)?.src ?? id
  for (const [prefix, word] of [
    ['xstate.done.actor.', 'done'],
    ['xstate.error.actor.', 'error'],
    ['xstate.snapshot.', 'snapshot'],
  ] as const)
    if (type.startsWith(prefix)) return `${word}(${String(invoked(type.slice(prefix.length)))})`
  if (type.startsWith('xstate.done.state.')) return 'done'
  return type === '' ? 'always' : type
}

/** Walks the machine from its root: `on`, `after`, `always`, `onDone`, `onError`, `onSnapshot` and routes. */
export function graphOf(machine: AnyStateMachine): Graph {
  const states: State[] = []
  const edges: Edge[] = []
  const guards = new Set<string>(Object.keys(machine.implementations.guards))
  const edgeOf = new Map<object, Edge>()
  const transitionOf = new Map<string, AnyTransitionDefinition>()

  const addEdge = (node: AnyStateNode, transition: AnyTransitionDefinition) => {
    const { guard, target, eventType } = transition
    const label = eventText(node, eventType, (transition as { delay?: unknown }).delay)
    const targets = (target ?? []).map(stateId)
    const condition = guard ? `[${guardText(guard)}]` : ''
    const plain = `${stateId(node)} --${label}${condition}--> ${targets.join(' + ') || '(stay)'}`
    let id = plain
    for (let index = 2; transitionOf.has(id); index++) id = `${plain} #${index}`
    const inline = eventType !== 'xstate.route' && hasInlineGuard(guard)
    const conditions = [...namedGuards(guard), ...(inline ? [inlineGuardId(id)] : [])]
    for (const name of conditions) guards.add(name)
    const edge = {
      id,
      source: stateId(node),
      targets,
      label,
      guards: conditions,
      requirements: requirementsOf(transition),
    }
    edges.push(edge)
    edgeOf.set(transition, edge)
    transitionOf.set(id, transition)
  }
  const walk = (node: AnyStateNode) => {
    if (node.parent) states.push({ id: stateId(node), type: node.type, requirements: requirementsOf(node) })
    for (const transitions of node.transitions.values())
      for (const transition of transitions) addEdge(node, transition)
    for (const transition of node.always ?? []) addEdge(node, transition)
    for (const child of Object.values(node.states)) walk(child)
  }
  walk(machine.root)
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
