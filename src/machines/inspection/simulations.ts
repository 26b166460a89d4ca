import type { Trial } from 'machine-workbench/description/trial'
import { isMachine } from 'machine-workbench/inspection/machineParts'
import { createSimulator, type Simulator } from 'machine-workbench/inspection/simulation'
import type { AnyStateMachine } from 'xstate'
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
