import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { GraphState, GraphTransition, MachineGraph } from '~/data/machines/machineGraph'
import {
  type DeclaredTransition,
  guardText,
  nodesOf,
  requirementsOf,
  stateIdOf,
  transitionsOf,
} from './machineParts'

const nameOf = (part: unknown): string => {
  if (typeof part === 'string') return part
  if (typeof part === 'object' && part !== null && 'type' in part) return String(part.type)
  return typeof part === 'function' && part.name ? part.name : 'inline'
}

const listOf = (parts: unknown): readonly unknown[] =>
  parts === undefined ? [] : Array.isArray(parts) ? parts : [parts]

const stateOf = (node: AnyStateNode): GraphState => ({
  id: stateIdOf(node),
  name: node.key,
  parent: node.parent ? stateIdOf(node.parent) : null,
  kind: node.type,
  isInitial: node.parent?.initial?.target?.includes(node) ?? false,
  history: node.type === 'history' ? (node.history === 'deep' ? 'deep' : 'shallow') : null,
  description: node.description ?? '',
  // As it is written: XState adds actions of its own for every delay.
  entry: listOf(node.config.entry).map(nameOf),
  exit: listOf(node.config.exit).map(nameOf),
  invoked: node.invoke.map(({ id, src }) => ({ id, source: nameOf(src) })),
  tags: [...node.tags],
  requirements: requirementsOf(node),
})

const transitionOf =
  (machine: AnyStateMachine) =>
  ({ id, node, transition, cause, label }: DeclaredTransition): GraphTransition => ({
    id,
    source: stateIdOf(node),
    targets: (transition.target ?? []).map(stateIdOf),
    cause,
    label: cause === 'after' ? `after ${delayText(machine, label.slice('after '.length))}` : label,
    guard: transition.guard ? guardText(transition.guard) : null,
    actions: transition.actions.map(nameOf),
    reenter: transition.reenter,
    requirements: requirementsOf(transition),
  })

/** 'settling (1000 ms)' for a named delay with a fixed length, 'backoff' for one that is computed. */
function delayText(machine: AnyStateMachine, delay: string) {
  if (/^\d+$/.test(delay)) return `${delay} ms`
  const length: unknown = machine.implementations.delays[delay]
  return typeof length === 'number' ? `${delay} (${length} ms)` : delay
}

/** What a machine declares, as plain data: made from the machine itself, so that it cannot lag behind it. */
export function describeMachine(machine: AnyStateMachine): MachineGraph {
  const transitions = transitionsOf(machine)
  const events = transitions.filter(({ cause }) => cause === 'event').map(({ label }) => label)
  return {
    id: machine.id,
    states: nodesOf(machine).map(stateOf),
    transitions: transitions.map(transitionOf(machine)),
    events: [...new Set(events)],
    requirements: requirementsOf(machine.root),
  }
}
