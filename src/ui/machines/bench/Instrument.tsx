import type { ReactNode } from 'react'
import styles from './Instruments.module.css'

export const Instrument = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.instrument}>
    <h2 className={styles.title}>{title}</h2>
    {children}
  </div>
)
