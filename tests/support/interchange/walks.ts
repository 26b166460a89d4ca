import type { SimulatedEvent, SimulationStep } from 'machine-workbench/description/simulation'
import type { Trial } from 'machine-workbench/description/trial'
import { numbersFrom } from 'machine-workbench/model/random'
import type { Seen, Stage } from './stage'

export interface Walk {
  start: Seen
  steps: readonly { step: SimulationStep; seen: Seen }[]
}

/** Most steps of one walk. */
const LENGTH = 20

/**
 * A random walk of a machine: any event that it knows with any payload that its model has, whether it is taken or not;
 * time up to the next timer and just before it; and every end of an actor.
 */
export function randomWalk(stage: Stage, trial: Pick<Trial, 'events' | 'outcomes'>, seed: number): Walk {
  const next = numbersFrom(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)]
  const types = Object.entries(trial.events)
  const anyEvent = (): SimulationStep | undefined => {
    const [type, { examples } = { examples: [] }] = pick(types) ?? []
    return type === undefined
      ? undefined
      : { kind: 'event', event: { ...pick(examples), type } as SimulatedEvent }
  }
  const anyWait = (): SimulationStep | undefined => {
    const { untilNext } = stage
    if (untilNext === undefined) return undefined
    const early = next() < 0.3 && untilNext > 1
    return { kind: 'wait', ms: early ? untilNext - 1 : untilNext }
  }
  const anyEnd = (): SimulationStep | undefined => {
    const actor = pick(stage.waiting)
    const outcome = actor && pick(trial.outcomes[actor.source] ?? [])
    if (!actor || !outcome) return undefined
    return outcome.ok
      ? { kind: 'done', actor: actor.path, output: outcome.output }
      : { kind: 'error', actor: actor.path, error: outcome.error }
  }
  const start = stage.seen()
  const steps: { step: SimulationStep; seen: Seen }[] = []
  while (steps.length < LENGTH && !stage.isOver) {
    const chance = next()
    const step =
      (chance < 0.2 ? anyWait() : chance < 0.4 ? anyEnd() : undefined) ?? anyEvent() ?? anyWait() ?? anyEnd()
    if (!step) break
    steps.push({ step, seen: stage.take(step) })
  }
  stage.stop()
  return { start, steps }
}
