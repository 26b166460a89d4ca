import type { ActorLogic, AnyActorLogic, AnyStateMachine, AnyStateNode, EventObject, Snapshot } from 'xstate'
import { isMachine } from '../inspection/machineParts.ts'
import { type Graph, graphOf, guardItem, hasInlineGuard, inlineGuardId } from './graph.ts'
import { nameOfEvent } from './titles.ts'
import type { ActorMode, AnyModel, AnyScenario, AnySnapshot } from './types.ts'

/** Where hits are noted while a step is being taken; closed the rest of the time, so that looking leaves no trace. */
type Sink = { open: boolean; guards: Set<string> }

/** The real machine with controlled actors and watched guards; its states and transitions are untouched. */
export type Instrumented = { machine: AnyStateMachine; graph: Graph; sink: Sink }

type Settled = Snapshot<unknown> & { input?: unknown }
/** Ends when told to and not before; hears everything else without answering. Its snapshot says what it was given. */
export const controlledActor: ActorLogic<Settled, EventObject> = {
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) => {
    if (event.type === 'model.done' && 'output' in event)
      return { status: 'done', output: event.output, error: undefined }
    if (event.type === 'model.error' && 'error' in event)
      return { status: 'error', output: undefined, error: event.error }
    if (event.type === 'xstate.stop') return { status: 'stopped', output: undefined, error: undefined }
    return snapshot
  },
}

function actorFor(logic: unknown, mode: ActorMode | undefined): AnyActorLogic {
  if (typeof mode === 'object') return mode
  const isPure = typeof logic === 'object' && logic !== null && !('start' in logic)
  const isReal = mode === 'real' || (mode === undefined && (isMachine(logic) || isPure))
  if (!isReal) return controlledActor
  return isMachine(logic)
    ? logic.provide({ actors: actorsFor(logic, {}) } as never)
    : (logic as AnyActorLogic)
}

const actorsFor = (machine: AnyStateMachine, modes: Readonly<Record<string, ActorMode>>) =>
  Object.fromEntries(
    Object.entries(machine.implementations.actors).map(([name, logic]) => [
      name,
      actorFor(logic, modes[name]),
    ]),
  )

type Check = (snapshot: unknown, args: unknown, self: unknown) => boolean
type AnyGuard = ((args: unknown, params: unknown) => boolean) & { check?: Check }

/** Notes the result under the given name and keeps the guard's kind, so that `and`, `or`, `not` still work. */
function watched(sink: Sink, name: string, guard: AnyGuard): AnyGuard {
  const note = (result: boolean) => {
    if (sink.open) sink.guards.add(guardItem(name, Boolean(result)))
    return result
  }
  const { check } = guard
  if (!check) return (args, params) => note(guard(args, params))
  const shell: AnyGuard = () => false
  return Object.assign(shell, {
    ...guard,
    check: (snapshot: unknown, args: unknown) => note(check(snapshot, args, guard)),
  })
}

/** An inline guard lives in the transition, which belongs to this copy of the machine alone. */
function watchedInline(sink: Sink, name: string, guard: AnyGuard): AnyGuard {
  const shell: AnyGuard = () => false
  const check: Check = (snapshot, args) => {
    const result = guard.check ? guard.check(snapshot, args, guard) : guard(args, undefined)
    if (sink.open) sink.guards.add(guardItem(name, Boolean(result)))
    return result
  }
  return Object.assign(shell, { ...guard, check })
}

/** A chain of microsteps longer than this is a loop that would hang the run. */
const LONGEST_CHAIN = 1000

const inlineActor = (node: AnyStateNode): string | undefined =>
  node.invoke.some(({ src }) => String(src).startsWith('xstate.invoke.'))
    ? node.id
    : Object.values(node.states).map(inlineActor).find(Boolean)

function checkActors(machine: AnyStateMachine, model: AnyModel) {
  const known = Object.keys(machine.implementations.actors)
  const { actors = {}, outcomes = {} } = model.options
  const told = [actors, outcomes, ...model.scenarios.map((scenario) => scenario.actors ?? {})].flatMap(
    Object.keys,
  )
  for (const name of told)
    if (!known.includes(name))
      throw new Error(
        `Model "${model.id}" speaks of an actor "${name}"; the machine has ${known.join(', ') || 'none'}.`,
      )
  const inline = inlineActor(machine.root)
  if (inline)
    throw new Error(
      `"${inline}" invokes an actor without a name: list it in setup({ actors }) so that tests can control it.`,
    )
}

function instrument(machine: AnyStateMachine, model: AnyModel, scenario: AnyScenario): Instrumented {
  const sink: Sink = { open: false, guards: new Set() }
  const guards = Object.fromEntries(
    Object.entries(machine.implementations.guards as Record<string, unknown>).map(([name, guard]) => [
      name,
      typeof guard === 'function' ? watched(sink, name, guard as AnyGuard) : guard,
    ]),
  )
  const actors = actorsFor(machine, { ...model.options.actors, ...scenario.actors })
  const copy: AnyStateMachine = machine.provide({ guards, actors } as never)
  copy.options = { ...copy.options, maxIterations: LONGEST_CHAIN }
  const graph = graphOf(copy)
  for (const [transition, { id }] of graph.edgeOf) {
    const owner = transition as { guard?: unknown; eventType: string }
    if (owner.eventType !== 'xstate.route' && hasInlineGuard(owner.guard))
      owner.guard = watchedInline(sink, inlineGuardId(id), owner.guard as AnyGuard)
  }
  return { machine: copy, graph, sink }
}

/** A model with a machine to try it on: its own, or one with a planted fault. */
export type Lab = {
  model: AnyModel
  /** What arrives in place of each event that is sent, from the start of a run: only a planted fault has that. */
  door: (() => (event: EventObject) => EventObject) | undefined
  graph: Graph
  cases: readonly Case[]
  at: (scenario: AnyScenario) => Instrumented
}
type Case = { name: string; resolve: (snapshot: AnySnapshot) => EventObject | undefined }

function casesOf(model: AnyModel): Case[] {
  const taken = new Set<string>()
  return model.options.events.map((entry, index) => {
    const named = typeof entry === 'object' && 'case' in entry && 'event' in entry && !('type' in entry)
    const event = (named ? entry.event : entry) as
      | EventObject
      | ((snapshot: AnySnapshot) => EventObject | undefined)
    const described =
      typeof event === 'function' ? event.name || `event case ${index + 1}` : nameOfEvent(event)
    const plain = named ? String(entry.case) : described
    const name = taken.has(plain) ? `${plain} #${index + 1}` : plain
    taken.add(name)
    return { name, resolve: typeof event === 'function' ? event : () => event }
  })
}

const labs = new WeakMap<AnyModel, Lab>()

export function prepare(model: AnyModel, machine: AnyStateMachine = model.machine, door?: Lab['door']): Lab {
  const own = machine === model.machine && door === undefined
  const known = own ? labs.get(model) : undefined
  if (known) return known
  checkActors(machine, model)
  const instrumented = new Map<AnyScenario, Instrumented>()
  const at = (scenario: AnyScenario) => {
    if (!model.scenarios.includes(scenario))
      throw new Error(`Model "${model.id}" does not know the scenario it is asked to start from.`)
    const found = instrumented.get(scenario) ?? instrument(machine, model, scenario)
    instrumented.set(scenario, found)
    return found
  }
  const lab: Lab = { model, door, graph: graphOf(machine), cases: casesOf(model), at }
  if (own) labs.set(model, lab)
  return lab
}
