import type { Trial } from '~/data/machines/machinePage'
import type { WrittenMachine } from '~/data/machines/opening/writtenMachine'
import { createSimulator, type Simulator } from '../inspection/simulation'
import { buildMachine } from './buildMachine'

/** Plays a machine that was opened. It is given nothing that only a page could give. */
export const openedSimulator = (written: WrittenMachine, trial: Trial): Simulator =>
  createSimulator(buildMachine(written), trial, (_, input) => input)
