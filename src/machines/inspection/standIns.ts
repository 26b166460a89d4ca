import { type CompleteInput, createSimulator } from 'machine-workbench/inspection/simulation'
import { createEmptyActor } from 'xstate'
import { catalogueFacets } from '~/data/courses/catalogueFacets'
import { categoryFacets } from '~/data/courses/categoryFacets'
import { listOf } from '~/data/lists/list'
import { retrievalMachine } from '../retrieval.machine'
import type { FormValues } from '../submission.machine'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every field has to be filled in. */
const check = (values: FormValues) =>
  Object.entries(values).flatMap(([field, value]) =>
    value.trim() === '' ? [{ field, message: `Fill in ${field}.` }] : [],
  )

const rows = Object.entries({ ...catalogueFacets, ...categoryFacets })

/** A list of one thing, which has every value and every text but one without letters. */
const list = () =>
  listOf({
    items: ['something'],
    facets: Object.fromEntries(rows.map(([id, row]) => [id, { ...row, matches: () => true }])),
    matchesText: (_, text) => text !== 'zzz',
  })

/** What a machine is given besides data, by the machine's id: functions and actors that JSON cannot hold. */
const standIns: Readonly<Record<string, () => object>> = {
  filteredList: () => ({ list: list() }),
  submission: () => ({ check }),
  simulator: () => ({
    simulate: createSimulator(retrievalMachine, { scenarios: [], events: {}, outcomes: {} }, standInsFor)
      .simulate,
  }),
  toast: () => ({ toaster: createEmptyActor() }),
}

const isLive = (value: unknown) =>
  typeof value === 'function' ||
  (isRecord(value) && Object.values(value).some((part) => typeof part === 'function'))

const isActor = (value: unknown) => isRecord(value) && typeof value.send === 'function'

/** The input of a simulated machine: as the trial gives it, completed by what only a page could give. */
export const standInsFor: CompleteInput = (machine, input) => {
  const standIn = Object.hasOwn(standIns, machine) ? standIns[machine] : undefined
  if (!standIn) return input
  const given = isRecord(input) ? input : {}
  const live = Object.entries(given).filter(([, value]) => isLive(value) || isActor(value))
  return { ...given, ...standIn(), ...Object.fromEntries(live) }
}
