import type { Trial } from '../description/trial.ts'
import { createSimulator, type Simulator } from '../inspection/simulation.ts'
import type { WrittenMachine } from '../reading/writtenMachine.ts'
import { buildMachine } from './buildMachine.ts'

/** Plays a machine that was opened. It is given nothing that only a page could give. */
export const openedSimulator = (written: WrittenMachine, trial: Trial): Simulator =>
  createSimulator(buildMachine(written), trial, (_, input) => input)
