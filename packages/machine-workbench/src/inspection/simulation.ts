import type { AnyStateMachine } from 'xstate'
import {
  type Frame,
  isQuiet,
  MAX_STEPS,
  type SimulatedEvent,
  type SimulationRun,
  type SimulationStep,
} from '../description/simulation.ts'
import type { Trial } from '../description/trial.ts'
import type { RecordedRun } from '../testFiles/recordedRun.ts'
import { recordRun } from './recordRun.ts'
import { type Tried as Running, Simulation } from './runningSimulation.ts'

type Tried = Pick<Trial, 'scenarios'> & Running

/** What a page needs to try a machine. The same run gives the same frames, whatever was asked before. */
export interface Simulator {
  /** Where the machine stands at the start of a run and after each of its steps. */
  simulate: (run: SimulationRun) => readonly Frame[]
  /** Ids of the transitions that an event would take after a run. */
  takenBy: (run: SimulationRun, event: SimulatedEvent) => readonly string[]
  /** A run with all that a test of it compares. */
  record: (run: SimulationRun) => RecordedRun
  /** Whether the machine is given more than its trial has: something that no file can hold. */
  isCompleted: boolean
}

/** Completes what a trial gives a machine by what only a page could give. */
export type CompleteInput = (machine: string, input: unknown) => unknown

/** Goes on where the last run ended if the next one begins with it: playing 200 steps again takes a while. */
export function createSimulator(machine: AnyStateMachine, trial: Tried, complete: CompleteInput): Simulator {
  let last: { run: SimulationRun; frames: Frame[]; simulation: Simulation } | undefined

  const events = Object.entries(trial.events).flatMap(([type, { examples }]) =>
    (examples.length > 0 ? examples : [{}]).map((payload): SimulatedEvent => ({ ...payload, type })),
  )

  function play(run: SimulationRun) {
    const steps = run.steps.slice(0, MAX_STEPS)
    const known = last?.run.scenario === run.scenario ? last.run.steps : undefined
    const rest = known && restAfter(known, steps, last?.frames.at(-1))
    if (!last || !rest) {
      last?.simulation.stop()
      const input = complete(machine.id, trial.scenarios[run.scenario]?.input)
      const simulation = new Simulation(machine, trial, input)
      last = { run: { scenario: run.scenario, steps: [] }, frames: [simulation.frame(null)], simulation }
    }
    const { simulation, frames } = last
    for (const step of rest ?? steps) {
      simulation.take(step)
      frames.push(simulation.frame(step))
    }
    // A wait that went on is one step, though it was played in two.
    if (frames.length > steps.length + 1) {
      const [longer] = frames.splice(-1)
      const messages = [...(frames.at(-1)?.messages ?? []), ...(longer?.messages ?? [])]
      if (longer) frames[frames.length - 1] = { ...longer, step: steps.at(-1) ?? null, messages }
    }
    last = { run: { scenario: run.scenario, steps }, frames, simulation }
    return last
  }

  return {
    simulate: (run) => [...play(run).frames],
    takenBy: (run, event) => play(run).simulation.takenBy(event),
    record: ({ scenario, steps }) => {
      const { name = '', input } = trial.scenarios[scenario] ?? {}
      return {
        scenario: trial.scenarios.length > 1 ? name : '',
        input,
        ...recordRun(machine, complete(machine.id, input), steps, events),
      }
    },
    isCompleted: trial.scenarios.some(({ input }) => complete(machine.id, input) !== input),
  }
}

/** What is left to play after the steps known, or undefined if they are not how these steps begin. */
function restAfter(
  known: readonly SimulationStep[],
  steps: readonly SimulationStep[],
  frame: Frame | undefined,
): readonly SimulationStep[] | undefined {
  if (known.every((step, index) => step === steps[index])) return steps.slice(known.length)
  const [before, after] = [known.at(-1), steps.at(-1)]
  const isSame =
    known.length === steps.length && known.slice(0, -1).every((step, index) => step === steps[index])
  if (!isSame || before?.kind !== 'wait' || after?.kind !== 'wait' || !frame || !isQuiet(frame))
    return undefined
  return after.ms > before.ms ? [{ kind: 'wait', ms: after.ms - before.ms }] : undefined
}
