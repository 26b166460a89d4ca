import type { Touched } from '../generation/coverage.ts'
import { type Arc, explorationOf } from '../generation/explore.ts'
import { explained, OracleFailure } from '../generation/failure.ts'
import type { Lab } from '../generation/instrument.ts'
import { Run } from '../generation/run.ts'
import type { AnyScenario, AnyStep } from '../generation/types.ts'
import { countVerdicts, type Verdicts, Witness } from '../generation/witness.ts'
import { kindOf, numbersFrom } from './random.ts'

/** Steps in one run: rules about whole runs show little in short ones. */
const LENGTH = 150

/** Takes steps with every oracle watching, as far as they are possible. Gives what broke, and where. */
export function broken(
  lab: Lab,
  scenario: AnyScenario,
  steps: readonly AnyStep[],
): OracleFailure | undefined {
  const run = new Run(lab, scenario)
  try {
    const witness = new Witness(run)
    for (const step of steps) {
      if (!run.applies(step)) continue
      run.take(step)
      witness.see(run)
    }
    return undefined
  } catch (error) {
    return explained(lab.model.id, { scenario, start: run.start.snapshot, steps: run.steps }, error)
  } finally {
    run.stop()
  }
}

/** The same failure without the steps that it does not need. */
function shortened(lab: Lab, scenario: AnyScenario, taken: readonly AnyStep[], failure: OracleFailure) {
  let [steps, shortest] = [taken, failure]
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const fewer = steps.toSpliced(at, 1)
    const found = broken(lab, scenario, fewer)
    if (found?.oracle !== failure.oracle) continue
    steps = fewer
    shortest = found
  }
  return { shortest, length: steps.length }
}

/** Any step that is possible, where the exploration has not been: a `key` of the model takes several places for one. */
function anyStep(run: Run, takesPart: (step: AnyStep) => boolean, pick: () => number): AnyStep | undefined {
  const steps = run.candidates().flatMap(({ step, selects }) => (selects && takesPart(step) ? [step] : []))
  return steps[Math.floor(pick() * steps.length)]
}

/** Where steps lead that the exploration has taken, by the place in full from which they start. */
class Frontier {
  readonly #from = new Map<string, readonly Arc[]>()
  readonly #visits = new Map<Arc, number>()

  constructor(lab: Lab) {
    for (const arc of explorationOf(lab).arcs) {
      const { fingerprint } = arc.from
      this.#from.set(fingerprint, [...(this.#from.get(fingerprint) ?? []), arc])
    }
  }

  /** The first step of the shortest way to the step that was taken least often; undefined where nothing is known of. */
  towards(here: string, takesPart: (step: AnyStep) => boolean, pick: () => number): AnyStep | undefined {
    const first = new Map<string, Arc | undefined>([[here, undefined]])
    let best: { arc: Arc; visits: number } | undefined
    for (const place of first.keys()) {
      const arcs = (this.#from.get(place) ?? []).filter(({ step }) => takesPart(step as AnyStep))
      const turn = Math.floor(pick() * arcs.length)
      for (const arc of [...arcs.slice(turn), ...arcs.slice(0, turn)]) {
        const begun = first.get(place) ?? arc
        const visits = this.#visits.get(arc) ?? 0
        if (!best || visits < best.visits) best = { arc: begun, visits }
        if (best.visits === 0) return this.#note(best.arc)
        if (!first.has(arc.to.fingerprint)) first.set(arc.to.fingerprint, begun)
      }
    }
    return best && this.#note(best.arc)
  }

  #note(arc: Arc): AnyStep {
    this.#visits.set(arc, (this.#visits.get(arc) ?? 0) + 1)
    const { fingerprint: _, ...step } = arc.step
    return step as AnyStep
  }
}

/**
 * Long runs, each with a part of the events only, that go where the runs before them have gone least. Gives how many steps were
 * taken; throws what broke, made short.
 */
export function steeredRuns(
  lab: Lab,
  { runs, seed }: { runs: number; seed: number },
  touched: Touched,
  verdicts: Verdicts,
): number {
  const next = numbersFrom(seed)
  const frontier = new Frontier(lab)
  let taken = 0
  for (let nth = 0; nth < runs; nth += 1) {
    const scenario = lab.model.scenarios[nth % lab.model.scenarios.length] ?? {}
    const run = new Run(lab, scenario)
    const swarm = new Map<string, boolean>()
    // Whatever is left out may be what hides something.
    const takesPart = (step: AnyStep) => {
      const kind = kindOf(step)
      if (!swarm.has(kind)) swarm.set(kind, step.kind !== 'event' || next() < 0.6)
      return swarm.get(kind) === true
    }
    try {
      touched.start(run.start.hits)
      const witness = new Witness(run)
      while (run.steps.length < LENGTH) {
        const step = frontier.towards(run.fingerprint(), takesPart, next) ?? anyStep(run, takesPart, next)
        if (!step || !run.applies(step)) break
        touched.take(run.take(step))
        witness.see(run)
      }
      countVerdicts(verdicts, witness.verdicts())
      taken += run.steps.length
    } catch (error) {
      const at = { scenario, start: run.start.snapshot, steps: run.steps }
      const failure = explained(lab.model.id, at, error)
      const { shortest, length } = shortened(lab, scenario, run.steps as readonly AnyStep[], failure)
      throw new OracleFailure(
        shortest.oracle,
        `${shortest.message}\n  found in steered run ${nth + 1} of ${runs}, ${length} of its ${run.steps.length} steps are enough\n` +
          `  again with: --seed ${seed}`,
        { cause: error },
      )
    } finally {
      run.stop()
    }
  }
  return taken
}
