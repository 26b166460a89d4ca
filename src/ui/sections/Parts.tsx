import { type ReactNode, useId } from 'react'
import styles from './Parts.module.css'

/** Short parts of a page beside each other, where there is room. */
export const Parts = ({ children }: { children: ReactNode }) => (
  <div className={`page ${styles.parts}`}>{children}</div>
)

/** One of them, named by its heading. */
export function Part({
  title,
  isTall = false,
  children,
}: {
  title: string
  /** About twice as high as others. */
  isTall?: boolean
  children: ReactNode
}) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={`${styles.part} ${isTall ? styles.tall : ''}`}>
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
