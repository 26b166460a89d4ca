import { loadOpenedSimulator } from 'virtual:opened-simulator'
import { loadSimulations } from 'virtual:simulations'
import type { Simulator } from 'machine-workbench/inspection/simulation'
import type { OpenedMachine } from 'machine-workbench/opening/openMachine'
import type { TestFile } from 'machine-workbench/testFiles/formats'
import type { TestedMachine } from 'machine-workbench/testFiles/recordedRun'
import type { MachineSummary } from '~/data/machines/machinePage'
import { siteMachine } from '~/data/machines/siteMachine'
import { retrievalOf } from '~/machines/retrieval.machine'
import { importWithRetry } from '~/ui/site/importWithRetry'
import type { LiveBench } from './LiveBench'

/** What only somebody who runs a machine needs: every machine, and what draws a simulation. */
export interface BenchParts {
  LiveBench: typeof LiveBench
  simulatorFor: Awaited<ReturnType<typeof loadSimulations>>['simulatorFor']
  /** As what its tests take it, and the files that these need besides their own. */
  testedAs: TestedAs
  /** Whether the project writes the same tests from the shell. */
  isOfSite: boolean
}

type TestedAs = (
  machine: Pick<MachineSummary, 'id' | 'purpose'>,
  simulation: Simulator,
) => Readonly<{ machine: TestedMachine; files: readonly TestFile[] }>

const fetchBench = importWithRetry(() => import('./LiveBench'))
const fetchSimulations = importWithRetry(loadSimulations)

const fetchOpened = importWithRetry(loadOpenedSimulator)
const fetchOpenedTests = importWithRetry(() => import('machine-workbench/opening/openedTests'))

/** What fetches the parts of a bench. */
export type BenchRetrieval = typeof benchRetrieval

/** Fetches what the bench of a machine runs with that a visitor has brought along. */
export const openedRetrieval = ({ written }: Pick<OpenedMachine, 'written'>): BenchRetrieval =>
  retrievalOf<BenchParts>(async () => {
    const [{ LiveBench }, { openedSimulator }, { openedTests }] = await Promise.all([
      fetchBench(),
      fetchOpened(),
      fetchOpenedTests(),
    ])
    return {
      LiveBench,
      simulatorFor: (_, trial) => openedSimulator(written, trial),
      testedAs: ({ purpose }) => openedTests(written, purpose),
      isOfSite: false,
    }
  }).provide({ guards: { hasRetriesLeft: () => false } })

/** Fetches what the bench runs with once. The downloads try again by themselves, so that this need not. */
export const benchRetrieval = retrievalOf<BenchParts>(async () => {
  const [{ LiveBench }, { simulatorFor }] = await Promise.all([fetchBench(), fetchSimulations()])
  return {
    LiveBench,
    simulatorFor,
    isOfSite: true,
    testedAs: ({ id, purpose }, { isCompleted }) => ({
      machine: siteMachine(id, purpose, isCompleted),
      files: [],
    }),
  }
}).provide({ guards: { hasRetriesLeft: () => false } })
