import type { AnyStateMachine } from 'xstate'
import type { SimulatedEvent, SimulationStep } from '../description/simulation.ts'
import type { RecordedRun } from '../testFiles/recordedRun.ts'
import { HeldMachine } from './heldMachine.ts'

type Recorded = RecordedRun['steps'][number]

const looks = ({ value, status, context }: Recorded['shown']) => JSON.stringify([value, status, context])

/**
 * Takes the steps, and notes what the machine shows after each, and where it is new which of the events it refuses. Where something is due at the end of a wait, that is two
 * steps, so that a test of the run minds it when it comes too early.
 */
export function recordRun(
  machine: AnyStateMachine,
  input: unknown,
  steps: readonly SimulationStep[],
  events: readonly SimulatedEvent[],
): Pick<RecordedRun, 'start' | 'steps'> {
  const held = new HeldMachine(machine, input).start()
  const known = new Set<string>()
  const shownNow = (): Recorded['shown'] => {
    const { shown, snapshot } = held
    const place = JSON.stringify([shown.value, shown.status])
    if (known.has(place)) return shown
    known.add(place)
    return { ...shown, refused: events.filter((event) => !snapshot.can(event)) }
  }
  const start = shownNow()
  const recorded: Recorded[] = []
  const take = (step: SimulationStep) => {
    held.take(step)
    return { step, shown: shownNow() }
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
