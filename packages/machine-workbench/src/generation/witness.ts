import type { AnyStateMachine, EventObject } from 'xstate'
import { OracleFailure } from './failure.ts'
import type { Verdict } from './oracles.ts'
import type { Run } from './run.ts'
import { serialise } from './serialise.ts'
import type { AnyModel, AnyScenario, AnySnapshot, AnyStep, Around } from './types.ts'

type AnyAround = Around<AnyStateMachine>

const broken = (oracle: string, cause: unknown) =>
  new OracleFailure(oracle, `${oracle} does not hold${cause instanceof Error ? `: ${cause.message}` : '.'}`, {
    cause,
  })

/** Asks every invariant of the model about one moment. */
export function checkInvariants(model: AnyModel, snapshot: AnySnapshot, around: AnyAround) {
  for (const [sentence, invariant] of Object.entries(model.options.invariants ?? {})) {
    const oracle = `invariant "${sentence}"`
    let result: unknown
    try {
      result = invariant(snapshot, around)
    } catch (error) {
      throw broken(oracle, error)
    }
    if (result === false) throw broken(oracle, undefined)
  }
}

/** Per temporal rule, how many runs held and how many ended before they could tell. */
export type Verdicts = Record<string, { held: number; inconclusive: number }>

export function countVerdicts(counts: Verdicts, verdicts: readonly (readonly [string, Verdict])[]) {
  for (const [name, verdict] of verdicts) {
    counts[name] ??= { held: 0, inconclusive: 0 }
    if (verdict !== 'failed') counts[name][verdict]++
  }
}

/** Watches one run from its first moment to its last with every oracle the model has. */
export class Witness {
  readonly #model: AnyModel
  readonly #scenario: AnyScenario
  readonly #rules
  #verdicts: [string, Verdict][] = []
  #reference: unknown

  constructor(run: Run) {
    this.#model = run.lab.model
    this.#scenario = run.scenario
    this.#rules = Object.entries(this.#model.options.temporal ?? {}).map(([name, start]) => ({
      name,
      ...start(),
    }))
    this.#reference = this.#model.options.reference?.start(run.scenario)
    const { scenario, start, timers } = run
    this.#observe(start.snapshot, { scenario, emitted: start.emitted, now: 0, timers })
  }

  see(run: Run) {
    const step = run.steps.at(-1)
    if (!step) return
    const { reference } = this.#model.options
    if (reference) this.#reference = reference.next(this.#reference, step as AnyStep)
    const emitted: readonly EventObject[] = step.emitted
    this.#observe(step.after, {
      scenario: this.#scenario,
      before: step.before,
      step,
      emitted,
      now: run.clock.now(),
      timers: run.timers,
    })
  }

  /** Whether each temporal rule came to a conclusion in this run. */
  verdicts(): readonly (readonly [string, Verdict])[] {
    return this.#verdicts
  }

  #observe(snapshot: AnySnapshot, around: AnyAround) {
    checkInvariants(this.#model, snapshot, around)
    this.#verdicts = this.#rules.map(({ name, see }) => {
      const verdict = see(snapshot, around)
      if (verdict === 'failed') throw broken(`temporal rule "${name}"`, undefined)
      return [name, verdict]
    })
    const { reference } = this.#model.options
    if (!reference) return
    const read = reference.read(snapshot)
    const [said, expected] = [serialise(read), serialise(this.#reference)]
    if (said !== expected)
      throw new OracleFailure('reference', `The machine says ${said}, the reference says ${expected}.`)
  }
}
