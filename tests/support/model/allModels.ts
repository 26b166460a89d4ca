import { isModel } from './model'

const files = import.meta.glob<Record<string, unknown>>('/tests/model/*.model.ts', { eager: true })

/** Every model of tests/model, in the order of their files. */
export const allModels = Object.values(files).flatMap((exported) => Object.values(exported).filter(isModel))
