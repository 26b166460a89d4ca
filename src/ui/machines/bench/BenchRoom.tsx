import type { MachinePaths } from 'machine-workbench/description/machinePath'
import type { TestFile } from 'machine-workbench/testFiles/formats'
import type { ReactNode } from 'react'
import type { MachineContent } from '~/data/machines/machinePage'
import type { BenchPanel, MachineSearch } from '~/data/machines/machineSearch'
import styles from './Bench.module.css'
import type { BenchRetrieval } from './benchParts'

export interface BenchProps {
  content: MachineContent
  search: MachineSearch
  /** Puts another view of the machine into the address. */
  onSearch: (search: MachineSearch) => void
  /** Puts a run into the address; null says that it is too long for one. */
  onRun: (run: string | null) => void
  /** Copies a file, and says that it has. */
  onCopyFile: (file: TestFile) => void
  /** Hands a file over. */
  onDownload: (file: TestFile) => void
  /** The paths of the machine, asked for once; undefined where the site knows the machine no more. */
  paths: () => Promise<MachinePaths | undefined>
  /** What fetches the parts that run the machine, for one that the site does not have. */
  retrieval?: BenchRetrieval
}

/** The room that the parts of the bench share. */
/** `all` shows every part wherever there is room, one below the other where there is not. */
export const BenchRoom = ({ panel, children }: { panel: BenchPanel | 'all'; children: ReactNode }) => (
  <section id="bench" aria-label="Workbench" className={styles.bench} data-panel={panel}>
    {children}
  </section>
)
