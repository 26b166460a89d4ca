import fc from 'fast-check'
import type { AnyStateMachine, EventObject } from 'xstate'
import type { z } from 'zod'
import { Touched } from '../generation/coverage.ts'
import { explained, OracleFailure } from '../generation/failure.ts'
import { type Lab, prepare } from '../generation/instrument.ts'
import { NOTHING_DUE, Run } from '../generation/run.ts'
import { nameOfStep } from '../generation/titles.ts'
import type { AnyModel, AnyStep, Model } from '../generation/types.ts'
import { countVerdicts, type Verdicts, Witness } from '../generation/witness.ts'
import { replayStored, storeFailure } from './failures.ts'
import { payloadPool } from './payloads.ts'
import { steeredRuns } from './steer.ts'

/** One long, steered run for so many short, random ones: about half as many steps again. */
const RUNS_PER_STEERED = 25

export type CampaignOptions = {
  /** Random runs, 100 unless told. */
  runs?: number
  /** Steps in one run, 25 at most unless told. */
  steps?: number
  /** The same seed makes the same runs. */
  seed?: number
  /** Where to go on in a failing campaign, as printed with the failure. */
  path?: string
  /** The folder where failures are kept and tried first next time, `.model-failures` unless told; false for none. */
  store?: string | false
}
export type Campaign = {
  runs: number
  steps: number
  seed: number
  replayed: number
  verdicts: Verdicts
  touched: Touched
}

/** One run of a campaign with the oracles watching. */
class Session {
  readonly run: Run
  readonly witness: Witness
  /** Steps that did something. What the machine refuses is watched, too, but does not make a run long. */
  effective = 0
  constructor(
    lab: Lab,
    scenario: number,
    readonly longest: number,
    readonly touched: Touched,
  ) {
    const start = lab.model.scenarios[scenario]
    if (!start) throw new Error(`There is no scenario ${scenario}.`)
    this.run = new Run(lab, start)
    touched.start(this.run.start.hits)
    this.witness = new Witness(this.run)
  }

  take(step: AnyStep) {
    const taken = this.run.take(step)
    if (taken.step.took.length > 0 || step.kind !== 'event') this.effective += 1
    this.touched.take(taken)
    this.witness.see(this.run)
  }
}

/** What to do is settled only when the run gets there: a command names the kind of step, the moment gives the step. */
class Command implements fc.Command<Session, Session> {
  constructor(
    readonly name: string,
    readonly plan: (run: Run) => AnyStep | undefined,
  ) {}

  check({ run, effective, longest }: Readonly<Session>) {
    return effective < longest && run.snapshot.status === 'active' && this.plan(run) !== undefined
  }

  run(session: Session) {
    const step = this.plan(session.run)
    if (step) session.take(step)
  }

  toString() {
    return this.name
  }
}

function eventCommands(lab: Lab): fc.Arbitrary<Command>[] {
  return lab.cases.map(({ name, resolve }) =>
    fc.constant(
      new Command(name, (run) => {
        const event = resolve(run.snapshot)
        return event && { kind: 'event', event, case: name }
      }),
    ),
  )
}

function drawnCommands(lab: Lab, seed: number): fc.Arbitrary<Command>[] {
  const schemas = (lab.model.options.schemas ?? {}) as Record<string, z.ZodType>
  return Object.entries(schemas).map(([type, schema]) => {
    const pool = payloadPool(schema, `${seed} ${type}`)
    return fc.nat(pool.length - 1).map((index) => {
      const event: EventObject = { type, ...(pool[index] as object) }
      const step: AnyStep = { kind: 'event', event, case: `${type} (drawn)` }
      return new Command(nameOfStep(step), () => step)
    })
  })
}

/** Outcomes, the next timer, and waits that end before it: half of what is left, or one millisecond too early. */
function workCommands(): fc.Arbitrary<Command>[] {
  const partial =
    (part: (left: number) => number) =>
    (run: Run): AnyStep | undefined => {
      const next = run.clock.pending()[0]
      const delay = next ? part(next.remaining) : 0
      return next && delay > 0 && delay < next.remaining
        ? { kind: 'after', delay, id: NOTHING_DUE }
        : undefined
    }
  return [
    fc.nat(20).map(
      (pick) =>
        new Command(`work ${pick}`, (run) => {
          const candidates = run.workCandidates()
          return candidates[pick % Math.max(1, candidates.length)]
        }),
    ),
    fc.constant(
      new Command(
        'wait half',
        partial((left) => Math.floor(left / 2)),
      ),
    ),
    fc.constant(
      new Command(
        'wait almost',
        partial((left) => left - 1),
      ),
    ),
  ]
}

function campaignOfLab(lab: Lab, options: CampaignOptions = {}): Campaign {
  const { runs = 100, steps = 25, seed = 1, path, store = '.model-failures' } = options
  const { model } = lab
  const touched = new Touched()
  const verdicts: Verdicts = {}
  const replayed = store ? replayStored(lab, store) : 0
  let taken = 0
  let failure: { scenario: number; run: Run | undefined; error: unknown } | undefined

  const arbitraries = [...eventCommands(lab), ...drawnCommands(lab, seed), ...workCommands()]
  // Most commands drawn do not apply where the run stands, so many more are drawn than may be taken.
  const commands = fc.commands(arbitraries, { maxCommands: steps * 8, size: 'max' })
  const property = fc.property(fc.nat(model.scenarios.length - 1), commands, (scenario, list) => {
    let session: Session | undefined
    try {
      fc.modelRun(() => {
        const made = new Session(lab, scenario, steps, touched)
        session = made
        return { model: made, real: made }
      }, list)
      const ended: Session | undefined = session
      if (ended) {
        taken += ended.run.steps.length
        countVerdicts(verdicts, ended.witness.verdicts())
      }
    } catch (error) {
      failure = { scenario, run: session?.run, error }
      throw error
    } finally {
      session?.run.stop()
    }
  })
  const details = fc.check(property, { numRuns: runs, seed, ...(path && { path }) })
  // The last failing run is the smallest: fast-check goes on from each smaller one that still fails.
  if (details.failed && failure) {
    const { scenario, run, error } = failure
    const way = {
      scenario: model.scenarios[scenario] ?? {},
      start: run?.start.snapshot ?? {},
      steps: run?.steps ?? [],
    }
    const shown = explained(model.id, way as never, error)
    const file = store
      ? storeFailure(lab, store, {
          scenario,
          seed,
          path: details.counterexamplePath,
          steps: way.steps,
          error: shown,
        })
      : undefined
    throw new OracleFailure(
      shown.oracle,
      `${shown.message}\n  found in run ${details.numRuns} of ${runs}, made smaller ${details.numShrinks} times\n` +
        `  again with: --seed ${seed} --runs ${runs}` +
        `  (path ${details.counterexamplePath})${file ? `\n  kept in ${file}` : ''}`,
      { cause: error },
    )
  }
  taken += steeredRuns(lab, { runs: Math.ceil(runs / RUNS_PER_STEERED), seed }, touched, verdicts)
  return { runs: details.numRuns, steps: taken, seed, replayed, verdicts, touched }
}

/**
 * Random runs with every oracle watching each step, and long ones that are steered to where few have gone. A failing run is made as short as it can be, printed with its seed,
 * kept in `.model-failures/<model>/`, and tried first the next time.
 */
export const campaign = <M extends AnyStateMachine>(model: Model<M>, options?: CampaignOptions): Campaign =>
  campaignOfLab(prepare(model as unknown as AnyModel), options)
