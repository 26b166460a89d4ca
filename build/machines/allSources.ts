import type { PageFamilies } from '~/data/site/page'
import { pageSources } from '~/data/site/pages'
import { hasMachinePages, machinePages } from './machinePages'

let made: Promise<PageFamilies> | undefined

async function make(): Promise<PageFamilies> {
  return hasMachinePages() ? { ...pageSources, ...(await machinePages()) } : pageSources
}

/** Every family of pages that this build has: those of the site, and those of its machines unless they are switched off. */
export const allSources = (): Promise<PageFamilies> => {
  made ??= make()
  return made
}
