import { prepare } from 'machine-workbench/generation/instrument'
import { NOTHING_DUE, Run } from 'machine-workbench/generation/run'
import { nameOfStart } from 'machine-workbench/generation/titles'
import type { AnyModel, AnyPathStep, AnySnapshot, AnyStep } from 'machine-workbench/generation/types'
import { errorOf, shownOf } from 'machine-workbench/inspection/heldMachine'
import { isTimed, type Path } from 'machine-workbench/models'
import type { AnyActorRef, AnyStateMachine, EventObject, SnapshotFrom } from 'xstate'
import { expect, test } from './page'
import { type PageContract, walkPath } from './pageModel'

/** What a machine shows; of its context, what has changed since the step before. */
interface Told {
  value: unknown
  context?: object
  emitted?: readonly object[]
  status?: string
}

type Happening =
  | { event: EventObject }
  /** In milliseconds. */
  | { wait: number }
  /** An actor by its path, or by its name in `setup({ actors })`. */
  | { done: string; output?: unknown }
  | { fails: string; error: string }

/** A run of a machine as it was taken along. */
interface ToldRun {
  scenario: string
  start: Told
  steps: readonly (Happening & Told)[]
}

/** The name in `setup({ actors })` of an actor that is told by its path. */
function sourceOf(snapshot: AnySnapshot, told: string): string {
  let found: AnyActorRef | undefined
  let { children } = snapshot as { children: Record<string, AnyActorRef | undefined> }
  for (const part of told.split('/')) {
    const nth = /^#(\d+)$/.exec(part)?.[1]
    found = nth === undefined ? children[part] : Object.values(children)[Number(nth) - 1]
    const inner: unknown = found?.getSnapshot()
    children = (inner as { children?: typeof children } | undefined)?.children ?? {}
  }
  return found && 'src' in found ? String(found.src) : told
}

/** The steps of a model that a wait is: one for each thing that is due, and one for what is left. */
function* waits(run: Run, ms: number): Generator<AnyStep> {
  let left = ms
  for (;;) {
    const due = run.workCandidates().find(({ kind }) => kind === 'after')
    if (due?.kind !== 'after' || due.delay > left) break
    left -= due.delay
    yield due
  }
  if (left > 0) yield { kind: 'after', delay: left, id: NOTHING_DUE }
}

function* stepsOf(run: Run, step: Happening): Generator<AnyStep> {
  if ('event' in step) yield { kind: 'event', event: step.event, case: step.event.type }
  else if ('wait' in step) yield* waits(run, step.wait)
  else if ('done' in step)
    yield { kind: 'done', actor: sourceOf(run.snapshot, step.done), output: step.output }
  else yield { kind: 'error', actor: sourceOf(run.snapshot, step.fails), error: errorOf(step.error) }
}

/** Takes the run on the machine itself, which has to show after each step what is told. */
function pathOf<M extends AnyStateMachine>(
  { model, onPage: { cannot = () => false } }: PageContract<M>,
  { scenario: name, start, steps }: ToldRun,
): Path<M> {
  const scenario = model.scenarios.find((_, index) => nameOfStart(model.scenarios, index) === name)
  test.skip(scenario === undefined, `The page does not start with "${name}".`)
  const run = new Run(
    prepare(model as unknown as AnyModel),
    (scenario ?? {}) as AnyModel['scenarios'][number],
  )
  const known: Record<string, unknown> = {}
  const compare = (told: Told, emitted: readonly EventObject[], place: string) => {
    const { value, context, status = 'active' } = told
    Object.assign(known, context)
    expect(shownOf(run.snapshot, emitted), place).toEqual({
      value,
      context: known,
      emitted: told.emitted ?? [],
      status,
    })
  }
  compare(start, run.start.emitted, 'at the start')
  for (const [index, told] of steps.entries()) {
    const emitted: EventObject[] = []
    for (const step of stepsOf(run, told)) {
      test.skip(
        cannot(step as never, run.snapshot as SnapshotFrom<M>),
        `A visitor to the page has no means to take step ${index + 1}.`,
      )
      const { step: taken } = run.take(step)
      emitted.push(...(taken as AnyPathStep).emitted)
    }
    compare(told, emitted, `after step ${index + 1}`)
  }
  run.stop()
  return {
    scenario: run.scenario,
    start: run.start.snapshot,
    steps: run.steps,
    covers: [],
  } as unknown as Path<M>
}

/** Walks a run that was taken along: on the machine, and on the page that its contract knows. */
export function testRun<M extends AnyStateMachine>(title: string, contract: PageContract<M>, told: ToldRun) {
  const hasClock = isTimed(contract.model)
  test(title, async ({ page, observations, allow }) => {
    await walkPath(contract, pathOf(contract, told), hasClock, { page, observations, allow })
  })
}
