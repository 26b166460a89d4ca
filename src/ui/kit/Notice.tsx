import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon'
import styles from './Notice.module.css'

/** A quiet remark that a reader should not miss, such as a superseded code. */
export function Notice({ icon = 'info', children }: { icon?: IconName; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  )
}
