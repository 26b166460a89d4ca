import { loadSimulations } from 'virtual:simulations'
import { retrievalOf } from '~/machines/retrieval.machine'
import { importWithRetry } from '~/ui/site/importWithRetry'
import type { LiveBench } from './LiveBench'

/** What only somebody who runs a machine needs: every machine, and what draws a simulation. */
export interface BenchParts {
  LiveBench: typeof LiveBench
  simulatorFor: Awaited<ReturnType<typeof loadSimulations>>['simulatorFor']
}

const fetchBench = importWithRetry(() => import('./LiveBench'))
const fetchSimulations = importWithRetry(loadSimulations)

/** Fetches what the bench runs with once. The downloads try again by themselves, so that this need not. */
export const benchRetrieval = retrievalOf<BenchParts>(async () => {
  const [{ LiveBench }, { simulatorFor }] = await Promise.all([fetchBench(), fetchSimulations()])
  return { LiveBench, simulatorFor }
}).provide({ guards: { hasRetriesLeft: () => false } })
