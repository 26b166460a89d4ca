import type { AnyStateMachine } from 'xstate'
import type { Trial } from '~/data/machines/machinePage'
import { isMachine } from './machineParts'
import { createSimulator, type Simulator } from './simulation'
import { standInsFor } from './standIns'

const files = import.meta.glob<Record<string, unknown>>('../*.machine.ts', { eager: true })

const machines = new Map(
  Object.values(files)
    .flatMap((exported) => Object.values(exported).filter(isMachine))
    .map((machine): [string, AnyStateMachine] => [machine.id, machine]),
)

/** The simulator of a machine, or undefined for an id that nobody knows. */
export function simulatorFor(id: string, trial: Trial): Simulator | undefined {
  const machine = machines.get(id)
  return machine && createSimulator(machine, trial, standInsFor)
}
