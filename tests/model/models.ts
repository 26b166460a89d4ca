import { isModel } from 'machine-workbench/models'

const modelFiles = import.meta.glob<Record<string, unknown>>('./*.model.ts', { eager: true })

/** Every model there is. */
export const models = Object.values(modelFiles).flatMap((exported) => Object.values(exported).filter(isModel))

const only = process.env.MODEL_MACHINE

/** Those that are asked for: by `MODEL_MACHINE`, or all. */
export const asked = models.filter(({ id, machine }) => !only || only === id || only === machine.id)
