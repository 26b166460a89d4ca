import { createEmptyActor } from 'xstate'
import { retrievalMachine } from '../retrieval.machine'
import type { FormValues } from '../submission.machine'
import { createSimulator } from './simulation'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every field has to be filled in. */
const check = (values: FormValues) =>
  Object.entries(values).flatMap(([field, value]) =>
    value.trim() === '' ? [{ field, message: `Fill in ${field}.` }] : [],
  )

/** What a machine is given besides data, by the machine's id: functions and actors that JSON cannot hold. */
const standIns: Readonly<Record<string, () => object>> = {
  submission: () => ({ check }),
  simulator: () => ({ simulate: createSimulator(retrievalMachine, { scenarios: [], events: {} }).simulate }),
  toast: () => ({ toaster: createEmptyActor() }),
}

const isActor = (value: unknown) => isRecord(value) && typeof value.send === 'function'

/** The input of a simulated machine: as the trial gives it, completed by what only a page could give. */
export function standInsFor(machine: string, input: unknown): unknown {
  const standIn = Object.hasOwn(standIns, machine) ? standIns[machine] : undefined
  if (!standIn) return input
  const given = isRecord(input) ? input : {}
  const live = Object.entries(given).filter(([, value]) => typeof value === 'function' || isActor(value))
  return { ...given, ...standIn(), ...Object.fromEntries(live) }
}
