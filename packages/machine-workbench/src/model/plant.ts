import { OracleFailure } from '../generation/failure.ts'
import { prepare } from '../generation/instrument.ts'
import { Run } from '../generation/run.ts'
import { nameOfScenario, nameOfStep } from '../generation/titles.ts'
import type { AnyModel } from '../generation/types.ts'
import { Witness } from '../generation/witness.ts'
import { type Fault, faultsOf } from './faults.ts'
import { type Probe, probesOf, seenOf } from './probes.ts'

export type Judged = { fault: Pick<Fault, 'id' | 'kind'> } & (
  | { verdict: 'caught'; by: string }
  /** Nothing that can be told from outside was different on any walk. */
  | { verdict: 'equal' }
  /** Something was different, and no oracle of the model minded. */
  | { verdict: 'survived'; probe: number; step: number; seen: string; expected: string }
  /** XState itself refuses such a machine. */
  | { verdict: 'impossible' }
)

type Difference = { probe: number; step: number; seen: string; expected: string }

/** Takes one walk with a fault. Throws what an oracle says; the first difference otherwise. */
function differenceOn(lab: ReturnType<typeof prepare>, probe: Probe, nth: number): Difference | undefined {
  const run = new Run(lab, probe.scenario)
  try {
    const witness = new Witness(run)
    let found: Difference | undefined
    const compare = (step: number, expected: string) => {
      if (found) return
      const seen = seenOf(run)
      if (seen !== expected) found = { probe: nth, step, seen, expected }
    }
    compare(0, probe.start)
    for (const [index, { step, seen }] of probe.steps.entries()) {
      if (!run.applies(step))
        return found ?? { probe: nth, step: index + 1, seen: 'impossible', expected: seen }
      run.take(step)
      witness.see(run)
      compare(index + 1, seen)
    }
    return found
  } finally {
    run.stop()
  }
}

/** Plants one fault and asks what notices it. */
export function judge(
  model: AnyModel,
  { id, kind, machine, door, state }: Fault,
  probes: readonly Probe[],
): Judged {
  const fault = { id, kind }
  let lab: ReturnType<typeof prepare>
  try {
    lab = prepare(model, machine(), door)
    lab.at(model.scenarios[0] as never)
  } catch {
    return { fault, verdict: 'impossible' }
  }
  let first: Difference | undefined
  for (const [nth, probe] of probes.entries()) {
    if (state !== undefined && !probe.states.has(state)) continue
    try {
      first ??= differenceOn(lab, probe, nth)
      if (first && first.probe !== nth) differenceOn(lab, probe, nth)
    } catch (error) {
      return { fault, verdict: 'caught', by: error instanceof OracleFailure ? error.oracle : String(error) }
    }
  }
  return first ? { fault, verdict: 'survived', ...first } : { fault, verdict: 'equal' }
}

/** So much of what can be told apart has to be noticed. */
const LEAST = 0.97

export type Planted = {
  judged: readonly Judged[]
  tally: Readonly<Record<Judged['verdict'], number>>
  /** On how many walks of how many steps in all a fault that is equal was never told apart. */
  walks: number
  steps: number
}

/** Plants every fault there is, or each so manieth, and judges them. */
export function plant(model: AnyModel, { each = 1 }: { each?: number } = {}): Planted {
  const probes = probesOf(model)
  const judged = faultsOf(model)
    .filter((_, nth) => nth % each === 0)
    .map((fault) => judge(model, fault, probes))
  const count = (verdict: Judged['verdict']) => judged.filter((one) => one.verdict === verdict).length
  return {
    judged,
    tally: {
      caught: count('caught'),
      equal: count('equal'),
      survived: count('survived'),
      impossible: count('impossible'),
    },
    walks: probes.length,
    steps: probes.reduce((sum, { steps }) => sum + steps.length, 0),
  }
}

/** Throws where too much that a visitor could notice goes unnoticed, with each such fault and the way to it. */
export function assertNoticed(model: AnyModel, { judged, tally: { caught, survived } }: Planted) {
  if (caught >= LEAST * (caught + survived)) return
  const probes = probesOf(model)
  const lines = judged.flatMap((one) => {
    if (one.verdict !== 'survived') return []
    const { scenario, steps } = probes[one.probe] as Probe
    const way = steps.slice(0, one.step).map(({ step }) => nameOfStep(step))
    return [
      `  ${one.fault.id} (${one.fault.kind})`,
      `    told apart by: ${[nameOfScenario(scenario), ...way].filter(Boolean).join(' → ') || 'the start'}`,
    ]
  })
  throw new Error(
    `${model.id}: no oracle of its model notices ${survived} of ${caught + survived} faults that can be told apart. ` +
      `Say what would be wrong for a visitor: an invariant, a temporal rule or a reference.\n${lines.join('\n')}`,
  )
}
