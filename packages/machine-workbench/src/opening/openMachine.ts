import type { MachineGraph } from '../description/machineGraph.ts'
import type { Trial } from '../description/trial.ts'
import { describeMachine } from '../inspection/describeMachine.ts'
import { type LeftOut, ReadProblem } from '../reading/reading.ts'
import { type Notation, readMachine } from '../reading/readMachine.ts'
import type { WrittenMachine } from '../reading/writtenMachine.ts'
import { buildMachine } from './buildMachine.ts'
import { trialOfOpened } from './trialOfOpened.ts'

/** A machine that was opened, as plain data. */
export interface OpenedMachine {
  written: WrittenMachine
  notation: Notation
  /** What the text says and the machine here does not do. */
  left: readonly LeftOut[]
  /** The names of the machines in the text. */
  choices: readonly string[]
  graph: MachineGraph
  trial: Trial
}

/** Opens the machine that a text writes down. Throws a ReadProblem. */
export function openMachine(text: string, which = 0): OpenedMachine {
  const { machine: written, left, choices, notation } = readMachine(text, which)
  try {
    const graph = describeMachine(buildMachine(written), { input: undefined })
    return { written, notation, left, choices, graph, trial: trialOfOpened(written, graph) }
  } catch (error) {
    // What XState asks for besides what is looked for on the way here.
    const said = error instanceof Error ? error.message : String(error)
    throw new ReadProblem(`XState does not take this machine: ${said}`, written.root.place)
  }
}
