import type { MachinePaths } from '../description/machinePath.ts'
import type { Trial } from '../description/trial.ts'
import { OracleFailure } from '../generation/failure.ts'
import { machinePathsOf } from '../generation/machinePaths.ts'
import type { AnyModel, AnySnapshot } from '../generation/types.ts'
import { errorOf } from '../inspection/heldMachine.ts'
import type { WrittenMachine } from '../reading/writtenMachine.ts'
import { buildMachine } from './buildMachine.ts'
import { openedSimulator } from './openedSimulator.ts'

/** How long is looked for paths, in milliseconds, before states are told apart by less. */
const LONGEST_LOOK_MS = 3000

/** A model of a machine about which nothing more is known than what its text says. */
function modelOf(
  written: WrittenMachine,
  { scenarios, events, outcomes }: Trial,
  patience: AnyModel['patience'],
  isCoarse: boolean,
  tell: NonNullable<AnyModel['tell']>,
): AnyModel {
  const machine = buildMachine(written)
  return {
    kind: 'model',
    id: machine.id,
    machine,
    scenarios: scenarios.map(({ name, input }) => ({ name, ...(input !== undefined && { input }) })),
    patience,
    tell,
    options: {
      events: Object.entries(events).flatMap(([type, { examples }]) =>
        (examples.length > 0 ? examples : [{}]).map((payload) => ({ ...payload, type })),
      ),
      outcomes: Object.fromEntries(
        Object.entries(outcomes).map(([source, ends]) => [
          source,
          ends.map((end) => (end.ok ? end : { ok: false as const, error: errorOf(end.error) })),
        ]),
      ),
      limit: { states: 3000, milliseconds: LONGEST_LOOK_MS },
      ...(isCoarse && { key: ({ value }: AnySnapshot) => JSON.stringify(value) }),
    },
  } as AnyModel
}

/**
 * The model of a machine that was opened, with every path that tests would take through it. Where its states differ in too
 * many ways, they are told apart by which are active alone.
 */
export function exploreOpened(
  written: WrittenMachine,
  trial: Trial,
  patience: AnyModel['patience'],
): { model: AnyModel; paths: MachinePaths } {
  const find = (isCoarse: boolean) => {
    const failures = new Set<string>()
    const model = modelOf(written, trial, patience, isCoarse, ({ message }) => failures.add(message))
    const paths = machinePathsOf(model, openedSimulator(written, trial))
    return { model, paths: { ...paths, failures: [...failures] } }
  }
  try {
    return find(false)
  } catch (error) {
    if (error instanceof OracleFailure && error.oracle === 'limit') return find(true)
    throw error
  }
}

/** Every path that tests would take through a machine that was opened. */
export const pathsOfOpened = (...given: Parameters<typeof exploreOpened>): MachinePaths =>
  exploreOpened(...given).paths
