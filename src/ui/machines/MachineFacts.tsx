import { coverageText } from 'machine-workbench/description/machineWording'
import type { MachineSummary } from '~/data/machines/machinePage'
import { LinkItems } from '~/ui/kit/LinkItems'
import styles from './MachineFacts.module.css'

/** Sizes and coverage side by side, of one machine or of all of them. */
export function MachineFacts({
  machines,
  counts: { states, events, transitions },
  coverage,
  pages = [],
}: {
  machines?: number
  counts: MachineSummary['counts']
  coverage: MachineSummary['coverage']
  pages?: MachineSummary['pages']
}) {
  return (
    <dl className={`page ${styles.facts}`}>
      {machines !== undefined && <Figure label="Machines" figure={machines} />}
      <Figure label="States" figure={states} />
      <Figure label="Events" figure={events} />
      <Figure label="Transitions" figure={transitions} />
      {coverage && (
        <>
          <Figure label="Taken by the model tests" figure={coverageText(coverage.model)} />
          <Figure label="Seen on pages" figure={coverageText(coverage.page)} />
        </>
      )}
      {pages.length > 0 && (
        <div>
          <dt>Runs on</dt>
          <dd>
            <ul className={styles.pages}>
              <LinkItems links={pages} />
            </ul>
          </dd>
        </div>
      )}
    </dl>
  )
}

const Figure = ({ label, figure }: { label: string; figure: string | number }) => (
  <div>
    <dt>{label}</dt>
    <dd data-figure>{figure}</dd>
  </div>
)
