import type { AnyStateMachine } from 'xstate'
import { type Coverage, coverageOfLab, possibleStep, Touched, takePairs } from '../generation/coverage.ts'
import { explained, OracleFailure } from '../generation/failure.ts'
import { type Lab, prepare } from '../generation/instrument.ts'
import { pathsOfLab } from '../generation/paths.ts'
import { checkPossible } from '../generation/possible.ts'
import { Run } from '../generation/run.ts'
import type { AnyModel, AnyPath, AnyStep, Model } from '../generation/types.ts'
import { countVerdicts, type Verdicts, Witness } from '../generation/witness.ts'

export type Checked = { paths: readonly AnyPath[]; coverage: Coverage; touched: Touched; verdicts: Verdicts }
export type CheckOptions = { /** Counts what the walk touches, for reports. */ touched?: Touched }

function walk(lab: Lab, path: AnyPath, touched: Touched, verdicts: Verdicts) {
  const run = new Run(lab, path.scenario)
  try {
    const witness = new Witness(run)
    touched.start(run.start.hits)
    for (const [index, planned] of path.steps.entries()) {
      const step = planned.fingerprint === undefined ? possibleStep(run, planned as AnyStep) : planned
      if (!step) break
      if (step.kind === 'event') for (const guard of run.probe(step.event).guards) touched.guards.add(guard)
      touched.take(run.take(step as AnyStep))
      witness.see(run)
      if (planned.fingerprint !== undefined && run.fingerprint() !== planned.fingerprint)
        throw new OracleFailure(
          'repeatability',
          `Step ${index + 1} led elsewhere the second time: ${run.fingerprint()} ` +
            `instead of ${planned.fingerprint}. Does the machine read the time, chance or something shared?`,
        )
    }
    countVerdicts(verdicts, witness.verdicts())
  } catch (error) {
    throw explained(lab.model.id, { scenario: path.scenario, start: path.start, steps: run.steps }, error)
  } finally {
    run.stop()
  }
}

function checkLab(lab: Lab, touched = new Touched()): Checked {
  const paths = pathsOfLab(lab)
  const verdicts: Verdicts = {}
  for (const path of paths) walk(lab, path, touched, verdicts)
  takePairs(lab, touched, (path) => walk(lab, path, touched, verdicts))
  checkPossible(lab)
  return { paths, touched, verdicts, coverage: coverageOfLab(lab, touched) }
}

/**
 * Every state that can be reached keeps every invariant; every path, taken again from the start, leads to the same
 * place, keeps the temporal rules and agrees with the reference; nothing delayed happens one millisecond early; what is
 * said to be possible is.
 * Throws an OracleFailure with the way to the first thing that does not hold.
 */
export const checkModel = <M extends AnyStateMachine>(
  model: Model<M>,
  { touched }: CheckOptions = {},
): Checked => checkLab(prepare(model as unknown as AnyModel), touched)
