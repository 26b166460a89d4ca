import type { AnyStateMachine } from 'xstate'
import type { SimulationStep } from '~/data/machines/simulation'
import type { RecordedRun } from '~/data/machines/testFiles/recordedRun'
import { HeldMachine } from './heldMachine'

type Recorded = RecordedRun['steps'][number]

const looks = ({ value, status, context }: Recorded['shown']) => JSON.stringify([value, status, context])

/**
 * Takes the steps, and notes what the machine shows after each. Where something is due at the end of a wait, that is two
 * steps, so that a test of the run minds it when it comes too early.
 */
export function recordRun(
  machine: AnyStateMachine,
  input: unknown,
  steps: readonly SimulationStep[],
): Pick<RecordedRun, 'start' | 'steps'> {
  const held = new HeldMachine(machine, input).start()
  const start = held.shown
  const recorded: Recorded[] = []
  const take = (step: SimulationStep) => {
    held.take(step)
    return { step, shown: held.shown }
  }
  for (const step of steps) {
    if (step.kind !== 'wait' || step.ms < 2) {
      recorded.push(take(step))
      continue
    }
    const early = take({ kind: 'wait', ms: step.ms - 1 })
    const due = take({ kind: 'wait', ms: 1 })
    const isDue = due.shown.emitted.length > 0 || looks(due.shown) !== looks(early.shown)
    if (isDue) recorded.push(early, due)
    else recorded.push({ step, shown: early.shown })
  }
  held.stop()
  return { start, steps: recorded }
}
