import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'

/** One room of a page, named by its heading. */
export function Section({
  ground = 'paper',
  title,
  lead,
  id,
  isClose = false,
  children,
}: {
  ground?: 'paper' | 'sand' | 'leaf' | 'ochre' | 'blossom' | 'eucalypt' | 'night'
  title: string
  lead?: ReactNode
  id?: string
  /** Begins close below what stands above it, for what belongs onto the first screen. */
  isClose?: boolean
  children: ReactNode
}) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={[styles.section, styles[ground], isClose && styles.close].filter(Boolean).join(' ')}
    >
      <div className={`page ${styles.inside}`}>
        <div className={styles.head}>
          <h2 id={headingId} className={styles.title}>
            {title}
          </h2>
          {lead && <div className={styles.lead}>{lead}</div>}
        </div>
        {children}
      </div>
    </section>
  )
}
