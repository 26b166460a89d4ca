import type { AnyStateMachine } from 'xstate'
import { prepare } from './generation/instrument.ts'
import type { AnyModel, Model, ModelOptions } from './generation/types.ts'

export { assertCovered, coverageOf } from './generation/coverage.ts'
export { always, eventually, leadsTo, never, type Temporal, until } from './generation/oracles.ts'
export { coveringPaths, leftOutOf, pathsOf } from './generation/paths.ts'
export { reachable, sometimes } from './generation/possible.ts'
export { titleOf } from './generation/titles.ts'
export type {
  Drivers,
  EventCase,
  Model,
  ModelOptions,
  Path,
  PathStep,
  Step,
} from './generation/types.ts'
export { campaign } from './model/campaign.ts'
export { checkModel } from './model/check.ts'
export { assertPayloads } from './model/edges.ts'
export { assertSound } from './model/lints.ts'
export { assertNoticed, plant } from './model/plant.ts'
export { isTimed, pathAlong, randomPath } from './model/random.ts'
export { replay } from './model/replay.ts'
export { type Interleaved, interleave, type Wire } from './model/together.ts'

/** Milliseconds that this process has computed since then, whatever else the machine had to do. */
function processorTime(begun: NodeJS.CpuUsage) {
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}

function patience(milliseconds: number) {
  const began = performance.now()
  const begun = process.cpuUsage()
  // Asking for the processor's time takes long itself, and it cannot be more than has passed.
  return () => performance.now() - began > milliseconds && processorTime(begun) > milliseconds
}

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
    patience,
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
