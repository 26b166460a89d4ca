import type { AnyActorRef, AnyStateMachine, AnyStateNode, AnyTransitionDefinition, EventObject } from 'xstate'
import { type Cause, ROOT } from '../description/machineGraph.ts'

type Composite = { check: unknown; guards?: readonly unknown[]; stateValue?: unknown; name: string }

/** `and`, `or`, `not` and `stateIn` are functions that carry what they are made of. */
export const isCompositeGuard = (guard: unknown): guard is Composite & (() => boolean) =>
  typeof guard === 'function' && 'check' in guard

export const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'implementations' in logic

/** 'open.dirty', or the id of the machine itself. */
export const stateIdOf = (node: AnyStateNode) => node.path.join('.') || ROOT

/** A guard as it is read: its name, its fixed parameters, and what it is composed of. */
export function guardText(guard: unknown): string {
  if (typeof guard === 'string') return guard
  if (isCompositeGuard(guard)) {
    if (guard.guards) return `${guard.name}(${guard.guards.map(guardText).join(', ')})`
    return `stateIn ${JSON.stringify(guard.stateValue)}`
  }
  if (typeof guard === 'function') return 'inline'
  const { type, params } = guard as { type: string; params?: unknown }
  return params === undefined || typeof params === 'function' ? type : `${type} ${JSON.stringify(params)}`
}

const actorEvents = [
  ['xstate.done.actor.', 'done'],
  ['xstate.error.actor.', 'error'],
  ['xstate.snapshot.', 'snapshot'],
] as const

/** `xstate.done.actor.0.upload.uploading` says little: `done(verify)` says which actor ended. */
function causeOf(
  node: AnyStateNode,
  { eventType, delay }: { eventType: string; delay?: unknown },
): { cause: Cause; label: string } {
  if (delay !== undefined) return { cause: 'after', label: `after ${delay}` }
  if (eventType === '') return { cause: 'always', label: 'always' }
  for (const [prefix, cause] of actorEvents) {
    if (!eventType.startsWith(prefix)) continue
    const id = eventType.slice(prefix.length)
    const source = node.invoke.find((invoke) => invoke.id === id)?.src ?? id
    return { cause, label: `${cause}(${String(source)})` }
  }
  if (eventType.startsWith('xstate.done.state.')) return { cause: 'done', label: 'done' }
  return { cause: 'event', label: eventType }
}

/** A transition with the id that the model tests, the drawing and the live view share. */
export interface DeclaredTransition {
  id: string
  node: AnyStateNode
  transition: AnyTransitionDefinition
  cause: Cause
  label: string
}

/** Every state node, each before the nodes in it; the machine's root is the first. */
export function nodesOf(machine: AnyStateMachine): readonly AnyStateNode[] {
  const walk = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(walk)]
  return walk(machine.root)
}

/** Every transition: `on`, `after`, `always`, `onDone`, `onError`, `onSnapshot` and routes. */
export function transitionsOf(machine: AnyStateMachine): readonly DeclaredTransition[] {
  const taken = new Set<string>()
  const declared = (node: AnyStateNode, transition: AnyTransitionDefinition): DeclaredTransition => {
    const { cause, label } = causeOf(node, transition as { eventType: string; delay?: unknown })
    const targets = (transition.target ?? []).map(stateIdOf).join(' + ') || '(stay)'
    const condition = transition.guard ? `[${guardText(transition.guard)}]` : ''
    const plain = `${stateIdOf(node)} --${label}${condition}--> ${targets}`
    let id = plain
    for (let index = 2; taken.has(id); index++) id = `${plain} #${index}`
    taken.add(id)
    return { id, node, transition, cause, label }
  }
  return nodesOf(machine).flatMap((node) =>
    [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map((transition) =>
      declared(node, transition),
    ),
  )
}

/** 'after settling' for a timer of a state; the type of the event for one that an action has set. */
export function timerLabel(source: AnyActorRef, { type }: EventObject): string {
  const [, delay, id] = /^xstate\.after\.([^.]*)\.(.*)$/.exec(type) ?? []
  const logic: unknown = 'logic' in source ? source.logic : undefined
  if (delay === undefined || !isMachine(logic)) return type
  const node = nodesOf(logic).find((each) => each.id === id)
  const isNumber = /^\d+$/.test(delay)
  return node ? `${causeOf(node, { eventType: type, delay }).label}${isNumber ? ' ms' : ''}` : type
}

/** The sections of the requirements that a machine, a state or a transition names in its `meta`. */
export function requirementsOf({ meta }: { meta?: unknown }): readonly string[] {
  const { requirements } = (meta ?? {}) as { requirements?: unknown }
  return Array.isArray(requirements) ? requirements.map(String) : []
}
