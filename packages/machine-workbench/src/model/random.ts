import type { AnyStateMachine, AnyStateNode, SnapshotFrom } from 'xstate'
import { explorationOf } from '../generation/explore.ts'
import { prepare } from '../generation/instrument.ts'
import { Run } from '../generation/run.ts'
import type {
  AnyModel,
  AnyPathStep,
  AnyScenario,
  AnySnapshot,
  AnyStep,
  Model,
  Path,
  Scenario,
  Step,
} from '../generation/types.ts'

/** Numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
export function numbersFrom(seed: number) {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Skip<M extends AnyStateMachine> = (step: Step<M>, before: SnapshotFrom<M>) => boolean
type AnySkip = (step: AnyStep, before: AnySnapshot) => boolean

/** By what steps are told apart when one of them is chosen. */
export const kindOf = (step: AnyStep) => (step.kind === 'event' ? step.event.type : step.kind)

const pathTaken = (run: Run) => {
  run.stop()
  return { scenario: run.scenario, start: run.start.snapshot, steps: run.steps, covers: [] }
}

/**
 * A random path of the machine, for a page to follow. Every kind of step that is possible is as likely as any other,
 * however many cases it has. One step in so many is an event that the machine refuses where it stands, if `refusedOnceIn` says so.
 */
export function randomPath<M extends AnyStateMachine>(
  model: Model<M>,
  {
    seed,
    steps,
    skip = () => false,
    refusedOnceIn = Infinity,
  }: { seed: number; steps: number; skip?: Skip<M>; refusedOnceIn?: number },
): Path<M> {
  const lab = prepare(model as unknown as AnyModel)
  const next = numbersFrom(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)]
  const scenario: AnyScenario = pick(lab.model.scenarios) ?? {}
  const run = new Run(lab, scenario)
  while (run.steps.length < steps) {
    const all = run.candidates().filter(({ step }) => !(skip as unknown as AnySkip)(step, run.snapshot))
    const refused = all.filter(({ selects }) => !selects)
    const isRefused = refused.length > 0 && next() < 1 / refusedOnceIn
    const possible = isRefused ? refused : all.filter(({ selects }) => selects)
    const kind = pick([...new Set(possible.map(({ step }) => kindOf(step)))])
    const chosen = pick(possible.filter(({ step }) => kindOf(step) === kind))
    if (!chosen) break
    run.take(chosen.step)
  }
  return pathTaken(run) as unknown as Path<M>
}

/** The path that these steps make, without those that are impossible by the time they come. */
export function pathAlong<M extends AnyStateMachine>(
  model: Model<M>,
  scenario: Scenario<M>,
  steps: readonly Step<M>[],
  skip: Skip<M> = () => false,
): Path<M> {
  const run = new Run(prepare(model as unknown as AnyModel), scenario as unknown as AnyScenario)
  for (const step of steps as unknown as readonly AnyStep[]) {
    const { took } = step as Partial<AnyPathStep>
    // What was refused on the way may be so here as well.
    const selects = step.kind !== 'event' || run.probe(step.event).selects || took?.length === 0
    if (selects && run.applies(step) && !(skip as unknown as AnySkip)(step, run.snapshot)) run.take(step)
  }
  return pathTaken(run) as unknown as Path<M>
}

const hasDelays = ({ after, states }: AnyStateNode): boolean =>
  after.length > 0 || Object.values(states).some(hasDelays)

/** Whether anything happens to this machine because time passes: to itself, or to a machine that runs within it. */
export const isTimed = <M extends AnyStateMachine>(model: Model<M>): boolean =>
  hasDelays(model.machine.root) ||
  explorationOf(prepare(model as unknown as AnyModel)).arcs.some(({ step }) => step.kind === 'after')
