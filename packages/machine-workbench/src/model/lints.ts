import { isDeepStrictEqual } from 'node:util'
import type { AnyActorRef, AnyStateNode } from 'xstate'
import { ROOT } from '../description/machineGraph.ts'
import { innermost } from '../description/simulationWords.ts'
import { explorationOf, type Place, pathTo } from '../generation/explore.ts'
import { traceOf } from '../generation/failure.ts'
import { type Lab, prepare } from '../generation/instrument.ts'
import { Run } from '../generation/run.ts'
import { serialise } from '../generation/serialise.ts'
import type { AnyModel, AnyPath, AnyPathStep, AnySnapshot, AnyStep } from '../generation/types.ts'
import { activeOf } from '../inspection/activeStates.ts'
import { isMachine, nodesOf, stateIdOf, transitionsOf } from '../inspection/machineParts.ts'
import { activeNodesOf } from '../inspection/xstateInternals.ts'

/** A mistake that can be seen in any machine, whatever it is for: docs/lints.md has a machine for each. */
export type Lint = {
  name:
    | 'reentry across regions'
    | 'error ignored'
    | 'started twice'
    | 'update lost'
    | 'event lost'
    | 'dead end'
    | 'never at rest'
  /** By which a model accepts it, with a reason. */
  id: string
  says: string
}

const isInside = (node: AnyStateNode, outer: AnyStateNode | undefined): boolean =>
  node.parent !== undefined && (node.parent === outer || isInside(node.parent, outer))

const above = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent ? [node.parent, ...above(node.parent)] : []

/** The state whose inner states a transition leaves, as XState finds it; undefined where it leaves none. */
function domainOf(source: AnyStateNode, targets: readonly AnyStateNode[], reenter: boolean) {
  const [first] = targets
  if (!first) return undefined
  if (!reenter && targets.every((target) => target === source || isInside(target, source))) return source
  const others = [...targets.slice(1), source]
  return above(first).find((outer) => others.every((node) => isInside(node, outer)))
}

/** A transition of one region that leaves the regions beside it, which begin anew. */
const reentries = ({ machine }: AnyModel): Lint[] =>
  transitionsOf(machine).flatMap(({ id, node, transition }) => {
    const targets = transition.target ?? []
    const domain = domainOf(node, targets, transition.reenter)
    if (domain?.type !== 'parallel' || domain === node) return []
    const region = [node, ...above(node)].find(({ parent }) => parent === domain)
    const isOwn = targets.every((target) => target === region || isInside(target, region))
    if (!region || !isOwn) return []
    const beside = Object.values(domain.states).filter((one) => one !== region)
    return [
      {
        name: 'reentry across regions' as const,
        id,
        says: `${id} belongs to ${stateIdOf(region)} and starts ${beside.map(stateIdOf).join(' and ')} anew as well.`,
      },
    ]
  })

const hears = (node: AnyStateNode, type: string) =>
  [node, ...above(node)].some(({ config }) => type in ((config.on ?? {}) as object))

/** A state that runs what can fail, and says nothing of what happens then: the whole machine stops with the error. */
const ignoredErrors = ({ machine }: AnyModel): Lint[] =>
  nodesOf(machine).flatMap((node) =>
    node.invoke.flatMap(({ id, src, onError }): Lint[] => {
      const logic: unknown = machine.implementations.actors[String(src)]
      const canFail = typeof logic === 'object' && logic !== null && 'start' in logic && !isMachine(logic)
      if (!canFail || onError !== undefined || hears(node, `xstate.error.actor.${id}`)) return []
      const state = stateIdOf(node)
      return [
        {
          name: 'error ignored',
          id: `${state}: ${String(src)}`,
          says: `${state} runs ${String(src)} and does not say what happens when it fails: the machine stops.`,
        },
      ]
    }),
  )

/** The actors under way that a state has invoked; what a machine spawns it may well spawn again. */
const invokedIn = ({ machine, children }: AnyPathStep['after']) => {
  const sources = new Set(nodesOf(machine).flatMap(({ invoke }) => invoke.map(({ src }) => String(src))))
  return Object.values(children as Readonly<Record<string, AnyActorRef | undefined>>).flatMap((child) =>
    child && sources.has(String(child.src)) ? [{ child, src: String(child.src) }] : [],
  )
}

/** An actor that is started while another of its kind runs, or in its place before it has ended. */
function doubleStarts(lab: Lab): Lint[] {
  return explorationOf(lab).arcs.flatMap(({ from, step }): Lint[] => {
    const ended = step.kind === 'done' || step.kind === 'error' ? step.actor : undefined
    const [before, after] = [invokedIn(step.before), invokedIn(step.after)]
    const again = after.find(
      ({ child, src }, nth) =>
        after.some((other, at) => at > nth && other.src === src) ||
        (src !== ended &&
          before.some((other) => other.src === src && other.child.id === child.id && other.child !== child)),
    )
    if (!again) return []
    const id = `${step.took.at(0) ?? 'nothing'}: ${again.src}`
    return [
      {
        name: 'started twice',
        id,
        says: `${again.src} is started while it runs.\n${traceOf(pathTo(from, step))}`,
      },
    ]
  })
}

/** What a state would give its actor now; undefined where only the event that began it could tell. */
function inputNow(run: Run, src: string): { input: unknown } | undefined {
  const invoked = nodesOf(run.lab.model.machine)
    .flatMap(({ invoke }) => invoke)
    .find((one) => one.src === src)
  const input: unknown = invoked?.input
  if (typeof input !== 'function' || /\bevent\b/.test(String(input))) return undefined
  return { input: input({ context: run.snapshot.context, self: undefined }) }
}

/** A change that came while its predecessor was on its way, and that nothing sends. */
function lostUpdates(lab: Lab): Lint[] {
  return explorationOf(lab).arcs.flatMap(({ from, step }): Lint[] => {
    if (step.kind !== 'done') return []
    const { actor } = step
    const path = pathTo(from, step)
    const run = new Run(lab, path.scenario)
    for (const one of path.steps.slice(0, -1)) run.take(one as AnyStep)
    const under: unknown = invokedIn(run.snapshot)
      .find(({ src }) => src === actor)
      ?.child.getSnapshot()
    const given = (under as { input?: unknown } | undefined)?.input
    const held = inputNow(run, actor)
    if (!held || isDeepStrictEqual(given, held.input)) {
      run.stop()
      return []
    }
    const { step: taken } = run.take(step as AnyStep)
    const isSent = invokedIn(taken.after).some(({ src }) => src === actor) || run.timers.length > 0
    run.stop()
    if (isSent) return []
    return [
      {
        name: 'update lost',
        id: `${taken.took.at(0) ?? 'nothing'}: ${actor}`,
        says:
          `${actor} was given ${serialise(given)}. When it was done the machine held ${serialise(held.input)}, ` +
          `and nothing sends that.\n${traceOf(path)}`,
      },
    ]
  })
}

/** Whether a state is active, by its id here: a name may have dots in it, which XState would take for a path. */
const isIn = (snapshot: AnySnapshot, state: string) =>
  activeNodesOf(snapshot).some((node) => stateIdOf(node) === state)

/** The types of events that a state says something of itself, if only that it ignores them. */
const heardIn = ({ config }: AnyStateNode) =>
  Object.keys((config.on ?? {}) as object).filter((type) => !type.startsWith('xstate.'))

/**
 * An event that the states before and after an actor's run hear, and of which the state that runs it says nothing: whoever
 * sends it meanwhile waits for an answer that never comes.
 */
function lostEvents(lab: Lab): Lint[] {
  const { machine } = lab.model
  const transitions = transitionsOf(machine)
  const { places } = explorationOf(lab)
  return nodesOf(machine).flatMap((node): Lint[] => {
    if (node.invoke.length === 0) return []
    const before = transitions.filter(({ transition }) => transition.target?.includes(node))
    const after = transitions.filter(({ node: left, cause }) => left === node && cause !== 'event')
    const beside = [
      ...before.map((one) => one.node),
      ...after.flatMap(({ transition }) => transition.target ?? []),
    ]
    const types = new Set(beside.filter((one) => one !== node && one.parent).flatMap(heardIn))
    const running = places.filter(
      ({ snapshot }) => snapshot.status === 'active' && isIn(snapshot, stateIdOf(node)),
    )
    const heard = new Set(running.flatMap(({ snapshot }) => snapshot._nodes.flatMap(heardIn)))
    const state = stateIdOf(node)
    const actors = node.invoke.map(({ src }) => String(src)).join(' and ')
    return [...types]
      .filter((type) => running.length > 0 && !heard.has(type) && !heard.has('*'))
      .map((type) => ({
        name: 'event lost',
        id: `${state}: ${type}`,
        says: `${type} is heard before or after ${state}, which runs ${actors} and says nothing of it: it is lost.`,
      }))
  })
}

/** A state that is no end, and that nothing leads out of. */
function deadEnds(lab: Lab): Lint[] {
  const { machine } = lab.model
  const left = new Set(explorationOf(lab).arcs.flatMap(({ from, to }) => (from === to ? [] : [from])))
  return nodesOf(machine).flatMap((node): Lint[] => {
    if (node.type !== 'atomic') return []
    const id = stateIdOf(node)
    const places = explorationOf(lab).places.filter(
      ({ snapshot }) => snapshot.status === 'active' && isIn(snapshot, stateIdOf(node)),
    )
    if (places.length === 0 || places.some((place) => left.has(place))) return []
    return [{ name: 'dead end', id, says: `Nothing leads out of ${id}, which is no final state.` }]
  })
}

/** So many timers and ends of actors in a row are no way to rest any more. */
const MOST_WORK = 500

/** Whether timers that run out and actors that end bring a machine to rest: a `key` of the model may not show it. */
function comesToRest(lab: Lab, { scenario, steps }: AnyPath): boolean {
  const run = new Run(lab, scenario)
  try {
    for (const step of steps) run.take(step as AnyStep)
    for (let done = 0; done < MOST_WORK; done++) {
      // Time, where any is to pass; else the first way in which an actor may end.
      const [next] = run.workCandidates().toReversed()
      if (!next) return true
      run.take(next)
    }
    return false
  } finally {
    run.stop()
  }
}

/**
 * A place from which the machine never comes to rest, however its timers run out and its actors end: somebody waits for ever, or
 * something is done again and again while nobody does anything.
 */
function restless(lab: Lab): Lint[] {
  const { places, arcs } = explorationOf(lab)
  const work = arcs.filter(({ step }) => step.kind !== 'event')
  const atWork = new Set(work.map(({ from }) => from))
  const rests = new Set(places.filter((place) => !atWork.has(place)))
  const into = new Map<Place, Place[]>()
  for (const { from, to } of work) into.set(to, [...(into.get(to) ?? []), from])
  for (const place of rests) for (const from of into.get(place) ?? []) rests.add(from)
  return places
    .filter((place) => !rests.has(place) && !comesToRest(lab, pathTo(place)))
    .map((place) => {
      const state = innermost(activeOf(place.snapshot)).join(' and ') || ROOT
      return {
        name: 'never at rest' as const,
        id: state,
        says: `${state} goes on for ever, though nobody does anything.\n${traceOf(pathTo(place))}`,
      }
    })
}

/** Every such mistake in the machine of a model, each once and by the shortest way. */
export function lintsOf(model: AnyModel): readonly Lint[] {
  const lab = prepare(model)
  const all = [
    ...reentries(model),
    ...ignoredErrors(model),
    ...doubleStarts(lab),
    ...lostUpdates(lab),
    ...lostEvents(lab),
    ...deadEnds(lab),
    ...restless(lab),
  ]
  const isSame = (a: Lint, b: Lint) => a.name === b.name && a.id === b.id
  return all.filter((lint, nth) => all.findIndex((one) => isSame(one, lint)) === nth)
}

/** Anything that is wrong with a machine: of what kind, where, and in a sentence. */
export type Mistake = Readonly<Record<'name' | 'id' | 'says', string>>

/** As it is printed, and accepted: 'dead end: leaving'. */
export const nameOfMistake = ({ name, id }: Mistake) => `${name}: ${id}`

/** Each mistake that is not accepted, and what is accepted without being there. */
export function problemsOf(mistakes: readonly Mistake[], accepted: readonly string[]): readonly string[] {
  const names = mistakes.map(nameOfMistake)
  return [
    ...mistakes.flatMap((mistake, index) => {
      const name = names[index] ?? ''
      return accepted.includes(name) ? [] : [`${name}\n  ${mistake.says.replaceAll('\n', '\n  ')}`]
    }),
    ...accepted.flatMap((name) =>
      names.includes(name) ? [] : [`${name}\n  This is accepted, and is not there.`],
    ),
  ]
}

/** Throws where the machine of a model shows one of them that its model does not accept, and where it accepts one too many. */
export function assertSound(model: AnyModel) {
  const problems = problemsOf(lintsOf(model), Object.keys(model.options.accepted ?? {}))
  if (problems.length === 0) return
  throw new Error(
    `${model.id}: its machine has ${problems.length === 1 ? 'a mistake' : 'mistakes'} that docs/lints.md of machine-workbench explains. ` +
      `Mend it, or write under accepted: { … } why it is meant.\n${problems.join('\n')}`,
  )
}
