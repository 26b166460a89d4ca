import type { RegisterStatus } from '~/data/courses/registerStatuses'
import { registerStatusLabels } from '~/data/courses/registerStatuses'
import styles from './StatusLabel.module.css'

/** Where a national product stands on the National Register; `children` says more of it than the status. */
export const StatusLabel = ({ status, children }: { status: RegisterStatus; children?: string }) => (
  <span className={styles.status} data-status={status}>
    <span className="visually-hidden">National Register: </span>
    {children ?? registerStatusLabels[status]}
  </span>
)
