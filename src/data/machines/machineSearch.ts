import { choice, lineOfText, type ReadBy, tolerant } from '~/data/site/tolerantFields'
import { exportFormatIds } from './exports/formatIds'

/** In which order the transitions of a machine are listed: as they are declared, or by a column. */
export const transitionOrders = ['declared', 'source', 'event', 'target'] as const
export type TransitionOrder = (typeof transitionOrders)[number]

export const machineSearchSchema = tolerant({
  sort: choice(transitionOrders, 'declared'),
  format: choice(exportFormatIds, 'xstate'),
  /** A run of the simulator, as `runLink` writes it: too long a one is refused there, with a sentence. */
  run: lineOfText(4000),
})
export type MachineSearch = ReadBy<typeof machineSearchSchema>

export const machineSearchDefaults: MachineSearch = { sort: 'declared', format: 'xstate', run: '' }

/** The address of a machine's page in a certain view, without what is usual. */
export function machineHref(id: string, search: MachineSearch): string {
  const query = Object.entries(search)
    .filter(([name, value]) => machineSearchDefaults[name as keyof MachineSearch] !== value)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  return `/machines/${id}${query && `?${query}`}`
}
