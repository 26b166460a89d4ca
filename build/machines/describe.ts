import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import {
  type MachineDescription,
  ROOT,
  type StateDescription,
  type TransitionDescription,
  type Trigger,
} from '~/data/machines/machineDescription'
import { stateId, statesOf, transitionsOf } from '~/machines/inspection/machineGraph'
import { graphOf } from '../../tests/support/model/graph'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  (typeof value === 'object' || typeof value === 'function') && value !== null

const requirementsOf = (owner: { meta?: unknown }): readonly string[] => {
  const requirements = isRecord(owner.meta) ? owner.meta.requirements : undefined
  return Array.isArray(requirements) ? requirements.map(String) : []
}

const withParams = (type: string, params: unknown) =>
  params === undefined || typeof params === 'function' ? type : `${type} ${JSON.stringify(params)}`

/** An action by its name; one of XState's own by what it does. */
function actionText(action: unknown): string {
  if (typeof action === 'string') return action
  if (!isRecord(action) || typeof action.type !== 'string') return 'unnamed action'
  const [, builtIn] = /^xstate\.(\w+)$/.exec(action.type) ?? []
  if (builtIn === undefined) return withParams(action.type, action.params)
  const event = isRecord(action.event) ? action.event.type : undefined
  return typeof event === 'string' ? `${builtIn} ${event}` : builtIn
}

function guardText(guard: unknown): string | null {
  if (guard === undefined) return null
  if (typeof guard === 'string') return guard
  if (!isRecord(guard)) return 'unnamed guard'
  if ('check' in guard) {
    if (Array.isArray(guard.guards)) return `${String(guard.name)}(${guard.guards.map(guardText).join(', ')})`
    return `in ${JSON.stringify(guard.stateValue)}`
  }
  return typeof guard.type === 'string' ? withParams(guard.type, guard.params) : 'unnamed guard'
}

const describeState = (node: AnyStateNode): StateDescription => ({
  id: stateId(node),
  key: node.key,
  parent: node.parent ? stateId(node.parent) : null,
  kind: node.type,
  history: node.type === 'history' ? (node.history === 'deep' ? 'deep' : 'shallow') : null,
  description: node.description ?? '',
  requirements: requirementsOf(node),
  tags: node.tags,
  initial: node.type === 'compound' ? ((node.initial.target ?? []).map(stateId)[0] ?? null) : null,
  entry: node.entry.map(actionText),
  exit: node.exit.map(actionText),
  invokes: node.invoke.map(({ id, src }) => ({ id, source: String(src) })),
})

function triggerOf({ eventType }: AnyTransitionDefinition): Trigger {
  if (eventType === '') return 'always'
  if (eventType.startsWith('xstate.after.')) return 'after'
  if (eventType.startsWith('xstate.error.')) return 'error'
  if (eventType.startsWith('xstate.done.')) return 'done'
  return 'event'
}

/** `openDelay (150 ms)`: the name, and how long it is where that does not depend on the context. */
function delayText(machine: AnyStateMachine, transition: AnyTransitionDefinition): string | null {
  const { delay } = transition as { delay?: unknown }
  if (delay === undefined) return null
  if (typeof delay === 'number') return `${delay.toLocaleString('en-AU')} ms`
  const known: unknown = (machine.implementations.delays as Record<string, unknown>)[String(delay)]
  return typeof known === 'number' ? `${delay} (${known.toLocaleString('en-AU')} ms)` : String(delay)
}

/** Everything a machine declares, read from the machine as it runs. */
export function describe(machine: AnyStateMachine): MachineDescription {
  const edges = graphOf(machine).edges
  const transitions = transitionsOf(machine).map(({ source, transition }, index): TransitionDescription => {
    const edge = edges[index]
    if (!edge)
      throw new Error(`${machine.id}: the coverage report knows fewer transitions than the machine has.`)
    return {
      index,
      id: edge.id,
      source: stateId(source),
      trigger: triggerOf(transition),
      event: edge.label,
      guard: guardText(transition.guard),
      targets: (transition.target ?? []).map(stateId),
      actions: transition.actions.map(actionText),
      delay: delayText(machine, transition),
      reenters: transition.reenter,
      description: transition.description ?? '',
      requirements: requirementsOf(transition),
    }
  })
  const events = transitions.filter(({ trigger }) => trigger === 'event').map(({ event }) => event)
  const states = statesOf(machine).map(describeState)
  return {
    id: machine.id,
    states,
    transitions,
    events: [...new Set(events)].sort(),
    actors: Object.keys(machine.implementations.actors),
    requirements: states.find(({ id }) => id === ROOT)?.requirements ?? [],
  }
}
