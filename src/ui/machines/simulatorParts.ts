import { loadSimulations } from 'virtual:simulations'
import { retrievalOf } from '~/machines/retrieval.machine'
import { importWithRetry } from '~/ui/site/importWithRetry'
import type { Simulator } from './Simulator'

/** What only somebody who simulates needs: every machine, and what draws a simulation. */
export interface SimulatorParts {
  Simulator: typeof Simulator
  simulatorFor: Awaited<ReturnType<typeof loadSimulations>>['simulatorFor']
}

const fetchSimulator = importWithRetry(() => import('./Simulator'))
const fetchSimulations = importWithRetry(loadSimulations)

/** Fetches the simulator once. The downloads try again by themselves, so that this need not. */
export const simulatorRetrieval = retrievalOf<SimulatorParts>(async () => {
  const [{ Simulator }, { simulatorFor }] = await Promise.all([fetchSimulator(), fetchSimulations()])
  return { Simulator, simulatorFor }
}).provide({ guards: { hasRetriesLeft: () => false } })
