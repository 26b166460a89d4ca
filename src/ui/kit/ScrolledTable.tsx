import type { ReactNode } from 'react'
import styles from './ScrolledTable.module.css'

/** A table in a frame of its own that scrolls sideways where it is too narrow, by keyboard too. */
export const ScrolledTable = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <section className={styles.frame} aria-label={`${label}: table`} tabIndex={0}>
    {children}
  </section>
)
