import type { AnyStateMachine, SnapshotFrom } from 'xstate'
import { type Arc, explorationOf, type Place, pathTo } from './explore.ts'
import { type Lab, prepare } from './instrument.ts'
import { type Hits, Run } from './run.ts'
import type { AnyModel, AnyPath, AnyPathStep, AnySnapshot, AnyStep, Model, Path, Step } from './types.ts'

/** Coverage items in one set: the dimension stands before the id. */
const itemsOf = (hits: Hits, step?: AnyStep): string[] => [
  ...hits.states.map((id) => `state: ${id}`),
  ...hits.edges.map((id) => `transition: ${id}`),
  ...hits.guards.map((id) => `guard: ${id}`),
  ...(step?.kind === 'event' && hits.edges.length ? [`event case: ${step.case}`] : []),
]

const generated = new WeakMap<Lab, readonly AnyPath[]>()

/** The shortest path to each item, found breadth first; a path stands once, with everything it was found for. */
function shortestPaths(lab: Lab): readonly AnyPath[] {
  const known = generated.get(lab)
  if (known) return known
  const { starts, arcs, refusals } = explorationOf(lab)
  const owned = new Set<string>()
  const paths: AnyPath[] = []
  const offer = (items: readonly string[], path: () => AnyPath) => {
    const covers = items.filter((item) => !owned.has(item))
    for (const item of covers) owned.add(item)
    if (covers.length) paths.push({ ...path(), covers })
  }
  for (const { scenario, snapshot: start, hits } of starts)
    offer(itemsOf(hits), () => ({ scenario, start, steps: [], covers: [] }))
  for (const arc of arcs) offer(itemsOf(arc.hits, arc.step), () => pathTo(arc.from, arc.step))
  for (const { at, candidate } of refusals)
    offer(
      candidate.guards.map((id) => `guard: ${id}`),
      () => pathTo(at, { ...candidate.step, before: at.snapshot, after: at.snapshot, emitted: [], took: [] }),
    )
  generated.set(lab, paths)
  return paths
}

/**
 * One shortest path per declared state, transition, guard outcome and event case, on the real machine. A path whose
 * last step took nothing (`took` is empty) shows that the machine refuses the event there.
 */
export const pathsOf = <M extends AnyStateMachine>(model: Model<M>): readonly Path<M>[] =>
  shortestPaths(prepare(model as unknown as AnyModel)) as unknown as readonly Path<M>[]

export const pathsOfLab = shortestPaths

export type CoveringOptions<M extends AnyStateMachine> = {
  /** A path longer than this ends and the next one starts afresh. Default 20. */
  maxSteps?: number
  /** Steps the page cannot take from the state they start in, such as a failing actor that the page does not have. */
  skip?: (step: Step<M>, before: SnapshotFrom<M>) => boolean
}

/** Next unseen item from here, as the arcs that lead to it. */
function nearest(
  from: Place,
  out: ReadonlyMap<Place, readonly Arc[]>,
  isWanted: (arc: Arc) => boolean,
): Arc[] {
  const via = new Map<Place, Arc | undefined>([[from, undefined]])
  const back = (arc: Arc): Arc[] => {
    const before = via.get(arc.from)
    return [...(before ? back(before) : []), arc]
  }
  for (const place of via.keys())
    for (const arc of out.get(place) ?? []) {
      if (isWanted(arc)) return back(arc)
      if (!via.has(arc.to)) via.set(arc.to, arc)
    }
  return []
}

/**
 * Few, longer paths that together take every state, transition and event case: for the browser, where a start is dear.
 * Each goes on to the nearest thing not seen yet. Refused events are left out: a page disables them.
 */
export function coveringPaths<M extends AnyStateMachine>(
  model: Model<M>,
  { maxSteps = 20, skip = () => false }: CoveringOptions<M> = {},
): readonly Path<M>[] {
  const lab = prepare(model as unknown as AnyModel)
  const { starts, arcs } = explorationOf(lab)
  const skipped = skip as unknown as (step: AnyStep, before: AnySnapshot) => boolean
  const out = new Map<Place, Arc[]>()
  for (const arc of arcs)
    if (!skipped(arc.step, arc.from.snapshot)) out.set(arc.from, [...(out.get(arc.from) ?? []), arc])
  const wanted = (arc: Arc) => itemsOf(arc.hits, arc.step).filter((item) => !item.startsWith('guard: '))
  const missing = new Set([...out.values()].flat().flatMap(wanted))
  const isWanted = (arc: Arc) => wanted(arc).some((item) => missing.has(item))
  const paths: AnyPath[] = []
  for (const { scenario, place } of starts) {
    for (;;) {
      const run = new Run(lab, scenario)
      const covers: string[] = []
      let here = place
      for (;;) {
        const way = nearest(here, out, isWanted)
        const goal = way.at(-1)
        if (!goal || (run.steps.length > 0 && run.steps.length + way.length > maxSteps)) break
        const sound = way.every((arc) => {
          if (!run.applies(arc.step) || skipped(arc.step, run.snapshot)) return false
          const { hits, step } = run.take(arc.step)
          for (const item of itemsOf(hits, step)) if (missing.delete(item)) covers.push(item)
          return true
        })
        // A model with a `key` of its own may merge places that differ: then only the goal's own way leads there.
        const missed = wanted(goal).filter((item) => missing.delete(item))
        const ownWay = missed.length > 0 ? pathTo(goal.from, goal.step) : undefined
        if (ownWay?.steps.every((step) => !skipped(step, step.before)))
          paths.push({ ...ownWay, covers: missed })
        here = goal.to
        if (!sound || missed.length) break
      }
      run.stop()
      const steps: readonly AnyPathStep[] = run.steps
      if (!steps.length) break
      if (covers.length) paths.push({ scenario, start: run.start.snapshot, steps, covers })
    }
  }
  return paths as unknown as readonly Path<M>[]
}

/** States, transitions and event cases that the machine can do and none of the paths does. */
export function leftOutOf<M extends AnyStateMachine>(
  model: Model<M>,
  paths: readonly Pick<Path<M>, 'covers'>[],
): readonly string[] {
  const { arcs, starts } = explorationOf(prepare(model as unknown as AnyModel))
  const covered = new Set([
    ...starts.flatMap(({ hits }) => itemsOf(hits)),
    ...paths.flatMap(({ covers }) => covers),
  ])
  const possible = new Set(arcs.flatMap(({ hits, step }) => itemsOf(hits, step)))
  return [...possible].filter((item) => !item.startsWith('guard: ') && !covered.has(item))
}
