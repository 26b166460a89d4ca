import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { GraphState, GraphTransition, MachineGraph } from '../description/machineGraph.ts'
import { type DeclaredTransition, nodesOf, requirementsOf, stateIdOf, transitionsOf } from './machineParts.ts'
import { type MachineReferences, referencesIn } from './machineReferences.ts'
import { actionText, isJson } from './namedParts.ts'

const listOf = (parts: unknown): readonly unknown[] =>
  parts === undefined ? [] : Array.isArray(parts) ? parts : [parts]

const stateOf = (node: AnyStateNode, { partOf }: MachineReferences): GraphState => ({
  id: stateIdOf(node),
  name: node.key,
  parent: node.parent ? stateIdOf(node.parent) : null,
  kind: node.type,
  isInitial: node.parent?.initial?.target?.includes(node) ?? false,
  history: node.type === 'history' ? (node.history === 'deep' ? 'deep' : 'shallow') : null,
  description: node.description ?? '',
  // As it is written: XState adds actions of its own for every delay.
  entry: listOf(node.config.entry).map((part) => partOf('action', part)),
  exit: listOf(node.config.exit).map((part) => partOf('action', part)),
  invoked: node.invoke.map(({ id, src }) => ({ id, source: actionText(src) })),
  tags: [...node.tags],
  requirements: requirementsOf(node),
})

const transitionOf =
  (machine: AnyStateMachine, { partOf }: MachineReferences) =>
  ({ id, node, transition, cause, label }: DeclaredTransition): GraphTransition => ({
    id,
    source: stateIdOf(node),
    targets: (transition.target ?? []).map(stateIdOf),
    cause,
    label: cause === 'after' ? `after ${delayText(machine, label.slice('after '.length))}` : label,
    guard: transition.guard ? partOf('guard', transition.guard) : null,
    actions: transition.actions.map((part) => partOf('action', part)),
    reenter: transition.reenter,
    requirements: requirementsOf(transition),
  })

/** 'settling (1000 ms)' for a named delay with a fixed length, 'backoff' for one that is computed. */
function delayText(machine: AnyStateMachine, delay: string) {
  if (/^\d+$/.test(delay)) return `${delay} ms`
  const length: unknown = machine.implementations.delays[delay]
  return typeof length === 'number' ? `${delay} (${length} ms)` : delay
}

const actor = { send() {} }

/** What a machine starts with, before it enters a state; undefined where only an input could tell. */
function contextOf(machine: AnyStateMachine, start: { input: unknown } | undefined): unknown {
  const { context } = machine.config as { context?: unknown }
  if (typeof context !== 'function') return context ?? {}
  return start && context({ ...start, spawn: () => actor, self: actor })
}

/** The same value as JSON holds it, with the place of what JSON cannot hold. */
function jsonOf(value: unknown, place: string): unknown {
  if (isJson(value) && typeof value !== 'object') return value
  if (value === undefined || value === null) return value
  const inside = (key: string | number) => (place ? `${place}.${key}` : String(key))
  if (Array.isArray(value)) return value.map((part, index) => jsonOf(part, inside(index)) ?? null)
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype && !('send' in value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, jsonOf(part, inside(key))]))
  return { $given: place }
}

/**
 * What a machine declares, as plain data: made from the machine itself, so that it cannot lag behind it. Where its context
 * is computed, that is as it starts with the input given.
 */
export function describeMachine(machine: AnyStateMachine, start?: { input: unknown }): MachineGraph {
  const transitions = transitionsOf(machine)
  const references = referencesIn(machine)
  const context = contextOf(machine, start)
  const events = transitions.filter(({ cause }) => cause === 'event').map(({ label }) => label)
  return {
    id: machine.id,
    states: nodesOf(machine).map((node) => stateOf(node, references)),
    transitions: transitions.map(transitionOf(machine, references)),
    events: [...new Set(events)],
    requirements: requirementsOf(machine.root),
    references: references.table,
    ...(context !== undefined && { context: jsonOf(context, '') }),
  }
}
