import type { AnyModel } from 'machine-workbench/generation/types'
import { isMachine } from 'machine-workbench/inspection/machineParts'
import { isModel } from 'machine-workbench/models'
import type { AnyStateMachine } from 'xstate'

export interface ModelledMachine {
  /** Where it is declared, from the top of the project. */
  file: string
  machine: AnyStateMachine
  model: AnyModel
}

const machineFiles = import.meta.glob<Record<string, unknown>>('../../src/machines/*.machine.ts', {
  eager: true,
})
const modelFiles = import.meta.glob<Record<string, unknown>>('../../tests/model/*.model.ts', { eager: true })

/** Every machine of the site with its model, in the order of their ids. */
export function modelledMachines(): readonly ModelledMachine[] {
  const models = Object.values(modelFiles).flatMap((exported) => Object.values(exported).filter(isModel))
  return Object.entries(machineFiles)
    .flatMap(([file, exported]) =>
      Object.values(exported)
        .filter(isMachine)
        .map((machine) => {
          const model = models.find((one) => one.machine.config === machine.config)
          if (!model)
            throw new Error(
              `${machine.id} in ${file} has no model in tests/model: docs/testing.md shows how to write one.`,
            )
          return { file: file.replace(/^(\.\.\/)+/, ''), machine, model }
        }),
    )
    .sort((a, b) => a.machine.id.localeCompare(b.machine.id))
}
