import type { PageFamilies } from '~/data/site/page'
import { pageSources } from '~/data/site/pages'
import { hasMachinePages, machinePages } from './machinePages'
import { toldOfMachines } from './toldOfMachines'

let made: Promise<PageFamilies> | undefined

/** As `MACHINE_PAGES` has it. */
export async function makeSources(): Promise<PageFamilies> {
  if (!hasMachinePages()) return pageSources
  return { ...pageSources, ...toldOfMachines(pageSources), ...(await machinePages()) }
}

/** Every family of pages that this build has: those of the site, and those of its machines unless they are switched off. */
export const allSources = (): Promise<PageFamilies> => {
  made ??= makeSources()
  return made
}
