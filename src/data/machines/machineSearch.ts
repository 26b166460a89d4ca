import { choice, type ReadBy, tolerant } from '~/data/site/tolerantFields'

/** In which order the transitions of a machine are listed: as they are declared, or by a column. */
export const transitionOrders = ['declared', 'source', 'event', 'target'] as const
export type TransitionOrder = (typeof transitionOrders)[number]

export const machineSearchSchema = tolerant({ sort: choice(transitionOrders, 'declared') })
export type MachineSearch = ReadBy<typeof machineSearchSchema>

export const machineSearchDefaults: MachineSearch = { sort: 'declared' }
