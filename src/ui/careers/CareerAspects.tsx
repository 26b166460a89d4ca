import type { ReactNode } from 'react'
import styles from './CareerAspects.module.css'

/** What it is like, part by part, for whoever wonders whether it is for them. */
export function CareerAspects({
  title,
  aspects,
  children,
}: {
  title: string
  aspects: readonly (readonly [title: string, text: string])[]
  children?: ReactNode
}) {
  return (
    <section className={`page ${styles.like}`} aria-labelledby="like-title">
      <h2 id="like-title" className={styles.title}>
        {title}
      </h2>
      <div className={styles.aspects}>
        {aspects.map(([heading, text]) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
          </div>
        ))}
        {children}
      </div>
    </section>
  )
}
