import type { AnyStateMachine } from 'xstate'
import { type Arc, explorationOf, pathTo } from './explore.ts'
import { guardItem } from './graph.ts'
import { type Lab, prepare } from './instrument.ts'
import { pathsOfLab } from './paths.ts'
import { type Hits, Run, type Taken } from './run.ts'
import type { AnyModel, AnyPath, AnyPathStep, AnyStep, Model } from './types.ts'

const requiredDimensions = ['states', 'transitions', 'guards', 'eventCases', 'pairs'] as const
export const dimensions = [...requiredDimensions, 'requirements'] as const
export type Dimension = (typeof dimensions)[number]

type Covered = {
  covered: readonly string[]
  uncovered: readonly string[]
  unreachable: readonly { id: string; reason: string }[]
}
export type Coverage = Readonly<Record<Dimension, Covered>> & {
  /** Mistakes in the model's `unreachable` list: entries that were reached, and entries nobody declares. */
  contradictions: readonly string[]
}

/** What was touched so far, over any number of runs. */
export class Touched {
  readonly states = new Set<string>()
  readonly transitions = new Set<string>()
  readonly guards = new Set<string>()
  readonly eventCases = new Set<string>()
  readonly pairs = new Set<string>()
  #last: readonly string[] = []

  start(hits: Hits) {
    this.#last = []
    this.#add(hits)
  }

  take({ hits, step }: Taken) {
    this.#add(hits)
    if (step.kind === 'event' && hits.edges.length) this.eventCases.add(step.case)
    for (const pair of pairsOf(this.#last, hits.edges)) this.pairs.add(pair)
    if (hits.edges.length) this.#last = hits.edges
  }

  #add({ states, edges, guards }: Hits) {
    for (const id of states) this.states.add(id)
    for (const id of edges) this.transitions.add(id)
    for (const id of guards) this.guards.add(id)
  }
}

const pairsOf = (first: readonly string[], second: readonly string[]) =>
  first.flatMap((one) => second.map((other) => `${one}  then  ${other}`))

/** Two steps, the second right after the first. */
type TwoSteps = readonly [Arc, Arc]

/** A place that stands for several may not show a pair that another way to it does; more than these are not tried. */
const MOST_WAYS = 8

const pairs = new WeakMap<Lab, ReadonlyMap<string, readonly TwoSteps[]>>()

/** Pairs of transitions which the explored graph shows one right after the other, with ways to take them. */
function possiblePairs(lab: Lab): ReadonlyMap<string, readonly TwoSteps[]> {
  const known = pairs.get(lab)
  if (known) return known
  const { arcs } = explorationOf(lab)
  const outOf = new Map<object, Arc[]>()
  for (const arc of arcs)
    if (arc.hits.edges.length > 0) outOf.set(arc.from, [...(outOf.get(arc.from) ?? []), arc])
  const found = new Map<string, TwoSteps[]>()
  for (const first of arcs)
    for (const second of outOf.get(first.to) ?? [])
      for (const pair of pairsOf(first.hits.edges, second.hits.edges)) {
        const ways = found.get(pair) ?? []
        if (ways.length < MOST_WAYS) found.set(pair, [...ways, [first, second]])
      }
  pairs.set(lab, found)
  return found
}

/** What can be done now of a step that was planned for another way to the same place: timers may have less to go. */
export function possibleStep(run: Run, step: AnyStep): AnyStep | undefined {
  if (run.applies(step)) return step
  return step.kind === 'after' ? run.workCandidates().find(({ kind }) => kind === 'after') : undefined
}

/** Has a path taken for each pair of transitions that was not touched yet, as far as one of the ways to it shows it. */
export function takePairs(lab: Lab, { pairs: taken }: Touched, take: (path: AnyPath) => void) {
  for (const [pair, ways] of possiblePairs(lab))
    for (const [first, { step }] of ways) {
      if (taken.has(pair)) break
      const { fingerprint: _, ...second } = step
      take(pathTo(first.from, first.step, second as AnyPathStep))
    }
}

/** Sections and the states and transitions that answer for them; those of the machine itself are answered by its model passing. */
function requirementOwners(lab: Lab): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, string[]>(lab.graph.requirements.map((section) => [section, []]))
  for (const { id, requirements } of [...lab.graph.states, ...lab.graph.edges])
    for (const section of requirements) owners.set(section, [...(owners.get(section) ?? []), id])
  return owners
}

function sort(
  declared: readonly string[],
  touched: ReadonlySet<string>,
  reasons: Readonly<Record<string, string>>,
): Covered {
  const left = declared.filter((id) => !touched.has(id))
  return {
    covered: declared.filter((id) => touched.has(id)),
    uncovered: left.filter((id) => reasons[id] === undefined),
    unreachable: left.flatMap((id) => (reasons[id] === undefined ? [] : [{ id, reason: reasons[id] }])),
  }
}

/** Takes every path on the real machine and says what was touched; further runs may be added to the pairs. */
export function coverageOfLab(lab: Lab, touched: Touched): Coverage {
  const { graph, model } = lab
  const reasons = model.options.unreachable ?? {}
  const declared = {
    states: graph.states.map(({ id }) => id),
    transitions: graph.edges.map(({ id }) => id),
    guards: graph.guards.flatMap((name) => [guardItem(name, true), guardItem(name, false)]),
    eventCases: lab.cases.map(({ name }) => name),
    pairs: [...possiblePairs(lab).keys()],
  }
  const owners = requirementOwners(lab)
  const answered = [...owners].filter(([, ids]) =>
    ids.every((id) => touched.states.has(id) || touched.transitions.has(id) || id in reasons),
  )
  const known = new Set(Object.values(declared).flat())
  const touchedIds = new Set([
    ...touched.states,
    ...touched.transitions,
    ...touched.guards,
    ...touched.eventCases,
    ...touched.pairs,
  ])
  return {
    states: sort(declared.states, touched.states, reasons),
    transitions: sort(declared.transitions, touched.transitions, reasons),
    guards: sort(declared.guards, touched.guards, reasons),
    eventCases: sort(declared.eventCases, touched.eventCases, reasons),
    pairs: sort(declared.pairs, touched.pairs, reasons),
    requirements: sort([...owners.keys()], new Set(answered.map(([section]) => section)), reasons),
    contradictions: Object.keys(reasons).flatMap((id) => {
      if (touchedIds.has(id)) return [`"${id}" is listed as unreachable, but was reached. Delete the entry.`]
      return known.has(id)
        ? []
        : [`"${id}" is listed as unreachable, but the machine declares no such thing.`]
    }),
  }
}

/** What the given paths (by default those of `pathsOf`) touch of what the machine declares. */
export function coverageOf<M extends AnyStateMachine>(model: Model<M>, paths?: readonly unknown[]): Coverage {
  const lab = prepare(model as unknown as AnyModel)
  const touched = new Touched()
  for (const { scenario, steps } of (paths as readonly AnyPath[] | undefined) ?? pathsOfLab(lab)) {
    const run = new Run(lab, scenario)
    touched.start(run.start.hits)
    for (const step of steps) {
      if (step.kind === 'event') for (const guard of run.probe(step.event).guards) touched.guards.add(guard)
      touched.take(run.take(step))
    }
    run.stop()
  }
  return coverageOfLab(lab, touched)
}

const labels: Record<(typeof requiredDimensions)[number], string> = {
  states: 'states never entered',
  transitions: 'transitions never taken',
  guards: 'guard outcomes never seen',
  eventCases: 'event cases that never do anything',
  pairs: 'transitions never taken one right after the other',
}

/** Throws a list of everything declared, not reached and not excused. */
export function assertCovered(id: string, coverage: Coverage) {
  const gaps = requiredDimensions.flatMap((dimension) => {
    const { uncovered } = coverage[dimension]
    return uncovered.length ? [`${labels[dimension]}:`, ...uncovered.map((item) => `  - ${item}`)] : []
  })
  const lines = [...gaps, ...coverage.contradictions]
  if (lines.length)
    throw new Error(
      `Model "${id}" leaves gaps.\n${lines.join('\n')}\n` +
        `Should the machine get there, look in the machine for the transition that is missing. Else add an event case, scenario or outcome to its model, or list the id in its \`unreachable\` with the reason.`,
    )
}
