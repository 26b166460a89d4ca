import { Icon } from '~/ui/kit/Icon'
import styles from './CoverageLegend.module.css'

/** What the marks in the list and the table mean. */
export function CoverageLegend({ uncovered }: { uncovered: readonly string[] | null }) {
  if (uncovered === null)
    return (
      <p>
        This machine is newer than the record of the tests: <code>npm run record</code> brings it up to date.
      </p>
    )
  return (
    <ul className={styles.legend} aria-label="What the marks mean">
      <li>
        <CoverageMark isCovered /> taken by the model tests
      </li>
      <li>
        <CoverageMark isCovered={false} /> not taken
        {uncovered.length === 0 && ': none of them'}
      </li>
    </ul>
  )
}

/** A mark with its word, so that it is told by more than its colour. */
export const CoverageMark = ({ isCovered }: { isCovered: boolean }) => (
  <span className={isCovered ? styles.covered : styles.missed}>
    <Icon name={isCovered ? 'check' : 'close'} />
    {isCovered ? 'covered' : 'not covered'}
  </span>
)
