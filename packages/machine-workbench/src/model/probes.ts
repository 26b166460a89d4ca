import type { EventObject } from 'xstate'
import type { z } from 'zod'
import { ROOT } from '../description/machineGraph.ts'
import { explorationOf, pathTo } from '../generation/explore.ts'
import { type Lab, prepare } from '../generation/instrument.ts'
import { pathsOfLab } from '../generation/paths.ts'
import { type Hits, NOTHING_DUE, Run } from '../generation/run.ts'
import { serialise } from '../generation/serialise.ts'
import type { AnyModel, AnyPath, AnyScenario, AnyStep } from '../generation/types.ts'
import { activeOf } from '../inspection/activeStates.ts'
import { payloadPool } from './payloads.ts'
import { numbersFrom } from './random.ts'

/** What can be told of a machine from outside after each step of a walk, as text. */
export type Probe = {
  scenario: AnyScenario
  start: string
  steps: readonly { step: AnyStep; seen: string }[]
  /** Every state that it comes to, the machine itself among them. */
  states: ReadonlySet<string>
}

type ProbeOptions = {
  /** Random walks, besides the shortest way to everything. */
  walks: number
  /** Steps of one random walk. */
  longest: number
  seed: number
}

const usual: ProbeOptions = { walks: 40, longest: 25, seed: 1 }

/** What can be told of a run from outside at this moment. */
export const seenOf = (run: Run): string =>
  `${run.fingerprint()} ${serialise(run.steps.at(-1)?.emitted ?? run.start.emitted)}`

/** A walk of the real machine that writes down what it sees. */
class Walk {
  readonly run: Run
  readonly #start: string
  readonly #steps: { step: AnyStep; seen: string }[] = []
  readonly #states = new Set([ROOT])

  constructor(
    lab: Lab,
    readonly scenario: AnyScenario,
  ) {
    this.run = new Run(lab, scenario)
    this.#start = seenOf(this.run)
    this.#note(this.run.start)
  }

  #note({ hits }: { hits: Hits }) {
    for (const state of hits.states) this.#states.add(state)
  }

  take(step: AnyStep) {
    if (!this.run.applies(step)) return
    this.#note(this.run.take(step))
    this.#steps.push({ step, seen: seenOf(this.run) })
  }

  end(): Probe {
    this.run.stop()
    return { scenario: this.scenario, start: this.#start, steps: this.#steps, states: this.#states }
  }
}

const refusedAt = (run: Run) =>
  run
    .candidates()
    .filter(({ step, selects }) => step.kind === 'event' && !selects)
    .map(({ step }) => step)

/** The shortest way to each event, end and timer in each state, and to everything else the machine can do. */
function waysOf(lab: Lab): readonly AnyPath[] {
  const known = new Set<string>()
  const ways = explorationOf(lab).arcs.flatMap(({ from, step, hits }) => {
    const does = step.kind === 'event' ? step.case : serialise({ ...step, before: null, after: null })
    const fresh = activeOf(from.snapshot)
      .map((id) => serialise([from.scenario.actors, id, does, hits.edges[0]]))
      .filter((pair) => !known.has(pair))
    for (const pair of fresh) known.add(pair)
    return fresh.length > 0 ? [pathTo(from, step)] : []
  })
  return [...pathsOfLab(lab).filter(({ steps }) => steps.length > 0), ...ways]
}

/** Each of these ways, walked. In each place that is new, everything that the machine refuses comes first. */
function thorough(lab: Lab): Probe[] {
  const known = new Set<string>()
  return waysOf(lab).map(({ scenario, steps }) => {
    const walk = new Walk(lab, scenario)
    const tryRefused = () => {
      const place = walk.run.fingerprint()
      if (known.has(place)) return
      known.add(place)
      for (const step of refusedAt(walk.run)) walk.take(step)
    }
    tryRefused()
    for (const step of steps as readonly AnyStep[]) {
      walk.take(step)
      tryRefused()
    }
    return walk.end()
  })
}

/** Payloads from the schemas of a model, among them those at the limits. */
function drawn(model: AnyModel): readonly EventObject[] {
  const schemas = (model.options.schemas ?? {}) as Record<string, z.ZodType>
  return Object.entries(schemas).flatMap(([type, schema]) =>
    payloadPool(schema, type).map((payload) => ({ type, ...(payload as object) })),
  )
}

/**
 * Long random walks, each of them without some of the kinds of steps, so that what is usually undone at once goes on for
 * a while; what was taken seldom is likelier to be taken.
 */
function swarming(lab: Lab, { walks, longest, seed }: ProbeOptions): Probe[] {
  const next = numbersFrom(seed)
  const taken = new Map<string, number>()
  const pool = drawn(lab.model)
  const nameOf = (step: AnyStep) =>
    step.kind === 'event' ? step.case : `${step.kind} ${'actor' in step ? step.actor : ''}`
  return Array.from({ length: walks }, (_, index) => {
    const scenario = lab.model.scenarios[index % lab.model.scenarios.length] as AnyScenario
    const walk = new Walk(lab, scenario)
    const left = new Set(lab.cases.filter(() => next() < 0.3).map(({ name }) => name))
    for (let nth = 0; nth < longest; nth += 1) {
      const { run } = walk
      const steps = run.candidates().map(({ step }) => step)
      const due = run.clock.pending()[0]?.remaining ?? 0
      if (due > 1) steps.push({ kind: 'after', delay: due - 1, id: NOTHING_DUE })
      const event = next() < 0.15 ? pool[Math.floor(next() * pool.length)] : undefined
      if (event) steps.push({ kind: 'event', event, case: `${event.type} (drawn)` })
      const possible = steps.filter((step) => !left.has(nameOf(step)))
      const weights = possible.map((step) => 1 / (1 + (taken.get(nameOf(step)) ?? 0)))
      const chance = next() * weights.reduce((sum, weight) => sum + weight, 0)
      const chosen = possible.find(
        (_step, at) => weights.slice(0, at + 1).reduce((sum, weight) => sum + weight, 0) >= chance,
      )
      if (!chosen) break
      taken.set(nameOf(chosen), (taken.get(nameOf(chosen)) ?? 0) + 1)
      walk.take(chosen)
    }
    return walk.end()
  })
}

/** Walks that together see everything the machine does, the short ones first. */
export function probesOf(model: AnyModel, options: Partial<ProbeOptions> = {}): readonly Probe[] {
  const lab = prepare(model)
  explorationOf(lab)
  return [...thorough(lab), ...swarming(lab, { ...usual, ...options })]
}
