import type { ReactNode } from 'react'
import { Art } from './Art'
import styles from './EmptyState.module.css'

/** Nothing to show: says so, why, and what to do next. */
export function EmptyState({
  title,
  text,
  children,
  level = 2,
  art = 'results',
}: {
  title: string
  text?: string
  children?: ReactNode
  level?: 1 | 2 | 3
  /** Which of the pictures of `emptyCast` stands above it. */
  art?: 'results' | 'shortlist' | 'comparison' | 'device' | 'address'
}) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty}>
      <Art name={`empty-${art}`} hue="education" className={styles.art} />
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
