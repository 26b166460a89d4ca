import type { MachineGraph } from '~/data/machines/machineGraph'
import type { Trial } from '~/data/machines/machinePage'
import { type LeftOut, ReadProblem } from '~/data/machines/opening/reading'
import { type Notation, readMachine } from '~/data/machines/opening/readMachine'
import type { WrittenMachine } from '~/data/machines/opening/writtenMachine'
import { describeMachine } from '../inspection/describeMachine'
import { buildMachine } from './buildMachine'
import { trialOfOpened } from './trialOfOpened'

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
