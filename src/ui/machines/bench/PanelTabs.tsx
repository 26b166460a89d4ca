import { type BenchPanel, benchPanels, type MachineSearch } from '~/data/machines/machineSearch'
import styles from './Bench.module.css'

const titles: Readonly<Record<BenchPanel, string>> = {
  walk: 'Walk',
  drawing: 'Drawing',
  run: 'Run',
  states: 'States',
  paths: 'Paths',
  messages: 'Messages',
  tests: 'Tests',
}

/** Which part of the bench is shown where there is no room for all of them. */
export const PanelTabs = ({
  search,
  onSearch,
}: {
  search: MachineSearch
  onSearch: (search: MachineSearch) => void
}) => (
  <nav aria-label="Parts of the workbench" className={styles.tabs} data-print="hidden">
    <ul>
      {benchPanels.map((panel) => (
        <li key={panel} data-panel={panel}>
          <button
            type="button"
            aria-current={panel === search.panel ? 'true' : undefined}
            onClick={() => onSearch({ ...search, panel })}
          >
            {titles[panel]}
          </button>
        </li>
      ))}
    </ul>
  </nav>
)
