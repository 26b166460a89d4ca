import type { AnyStateMachine } from 'xstate'
import { prepare } from './instrument'
import type { AnyModel, Model, ModelOptions } from './types'

export { campaign } from './campaign'
export { checkModel } from './check'
export { assertCovered, coverageOf } from './coverage'
export { assertSound } from './lints'
export { always, eventually, leadsTo, never, type Temporal, until } from './oracles'
export { coveringPaths, leftOutOf, pathsOf } from './paths'
export { assertNoticed, plant } from './plant'
export { isTimed, pathAlong, randomPath } from './random'
export { replay } from './replay'
export { titleOf } from './titles'
export type {
  Drivers,
  EventCase,
  Model,
  ModelOptions,
  Path,
  PathStep,
  Step,
} from './types'

/**
 * Says everything the test suites need to know about one machine: how to start it, what can happen to it, and what must
 * hold meanwhile. `tests/model/<name>.model.ts` exports the result; the generic suite checks it, and browser tests walk its
 * paths on the real page.
 *
 * Mistakes in the description itself, such as an unknown actor name, throw here.
 */
export function defineModel<M extends AnyStateMachine, R = unknown>(
  machine: M,
  options: ModelOptions<M, R>,
): Model<M> {
  const { scenarios = [{}] } = options
  const model = {
    kind: 'model',
    id: options.id ?? machine.id,
    machine,
    scenarios,
    options,
  } as unknown as Model<M>
  if (!scenarios.length) throw new Error(`Model "${model.id}" needs at least one scenario.`)
  prepare(model as unknown as AnyModel)
  return model
}

export const isModel = (value: unknown): value is AnyModel =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  value.kind === 'model' &&
  'machine' in value
