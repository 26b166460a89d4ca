import {
  type GraphPart,
  type GraphState,
  type GraphTransition,
  type MachineGraph,
  ROOT,
  statesIn,
  transitionsFrom,
} from '../description/machineGraph.ts'
import { delayOf, endedActor, namesOf } from './outline.ts'

type Config = Record<string, unknown>

/** Dots separate the names of a path, so that one in a name is escaped. */
const escapedName = (name: string) => name.replace(/[\\.]/g, '\\$&')

const targetOf = (graph: MachineGraph, id: string) =>
  `#${[graph.id, ...namesOf(graph, id)].map(escapedName).join('.')}`

const some = <K extends string, V extends { length: number }>(key: K, value: V) =>
  value.length ? { [key]: value } : {}

const partConfig = ({ name, params }: GraphPart) => (params === undefined ? name : { type: name, params })

function transitionConfig(graph: MachineGraph, transition: GraphTransition): Config {
  const { targets, guard, actions, reenter, requirements } = transition
  return {
    ...(targets.length && { target: targets.map((id) => targetOf(graph, id)) }),
    ...(guard !== null && { guard: partConfig(guard) }),
    ...some('actions', actions.map(partConfig)),
    ...(reenter && { reenter }),
    ...(requirements.length && { meta: { requirements } }),
  }
}

/** Transitions of one cause, by what they are listed under. */
function grouped(
  graph: MachineGraph,
  transitions: readonly GraphTransition[],
  keyOf: (transition: GraphTransition) => string,
): Record<string, Config[]> {
  const groups = new Map<string, Config[]>()
  for (const transition of transitions) {
    const key = keyOf(transition)
    groups.set(key, [...(groups.get(key) ?? []), transitionConfig(graph, transition)])
  }
  return Object.fromEntries(groups)
}

const endings = [
  ['done', 'onDone', 'xstate.done.actor.'],
  ['error', 'onError', 'xstate.error.actor.'],
  ['snapshot', 'onSnapshot', 'xstate.snapshot.'],
] as const

/** Where a transition is written: beside the actor that causes it if its own state runs that actor, else as an event. */
function eventOf(graph: MachineGraph, transition: GraphTransition): string | undefined {
  if (transition.cause === 'event') return transition.label
  const ending = endings.find(([cause]) => cause === transition.cause)
  if (!ending || !/\(.*\)$/s.test(transition.label)) return undefined
  const { name, invoked } = endedActor(graph, transition)
  return invoked ? undefined : `${ending[2]}${name}`
}

function invokeConfig(graph: MachineGraph, state: GraphState): Config[] {
  const own = transitionsFrom(graph, state.id)
  return state.invoked.map((actor) => {
    const listeners = endings.map(([cause, key]) => {
      const heard = own.filter(
        (transition) =>
          transition.cause === cause &&
          transition.label.endsWith(')') &&
          endedActor(graph, transition).invoked === actor,
      )
      return some(
        key,
        heard.map((transition) => transitionConfig(graph, transition)),
      )
    })
    return { id: actor.id, src: actor.source, ...Object.assign({}, ...listeners) }
  })
}

function stateConfig(graph: MachineGraph, state: GraphState): Config {
  const own = transitionsFrom(graph, state.id)
  const inner = statesIn(graph, state.id)
  const initial = inner.find(({ isInitial }) => isInitial)
  const on = own.filter((transition) => eventOf(graph, transition) !== undefined)
  const after = own.filter(({ cause }) => cause === 'after')
  const always = own.filter(({ cause }) => cause === 'always')
  const onDone = own.filter(({ cause, label }) => cause === 'done' && label === 'done')
  return {
    ...((state.kind === 'parallel' || state.kind === 'final' || state.kind === 'history') && {
      type: state.kind,
    }),
    ...(state.history && { history: state.history }),
    ...(state.description && { description: state.description }),
    ...some('tags', state.tags),
    ...(state.requirements.length && { meta: { requirements: state.requirements } }),
    ...some('entry', state.entry.map(partConfig)),
    ...some('exit', state.exit.map(partConfig)),
    ...some('invoke', invokeConfig(graph, state)),
    ...(on.length && { on: grouped(graph, on, (transition) => eventOf(graph, transition) ?? '') }),
    ...(after.length && {
      after: grouped(graph, after, (transition) => {
        const { name, ms } = delayOf(transition)
        return name ?? String(ms)
      }),
    }),
    ...some(
      'always',
      always.map((transition) => transitionConfig(graph, transition)),
    ),
    ...some(
      'onDone',
      onDone.map((transition) => transitionConfig(graph, transition)),
    ),
    ...(initial && { initial: initial.name }),
    ...(inner.length && {
      states: Object.fromEntries(inner.map((one) => [one.name, stateConfig(graph, one)])),
    }),
  }
}

/**
 * A configuration for XState's `createMachine`. It names guards, actions, actors and delays, and lists in its `meta` what
 * each name stands for; what they do is provided by whoever loads it.
 */
function xstateConfig(graph: MachineGraph): Config {
  const root = graph.states.find(({ id }) => id === ROOT)
  const { requirements, references, context } = graph
  return {
    id: graph.id,
    ...(root && stateConfig(graph, root)),
    ...(context !== undefined && { context }),
    meta: { ...(requirements.length && { requirements }), references },
  }
}

export const toXstateJson = (graph: MachineGraph): string =>
  `${JSON.stringify(xstateConfig(graph), null, 2)}\n`
