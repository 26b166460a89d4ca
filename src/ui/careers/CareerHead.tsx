import type { ReactNode } from 'react'
import type { TrailStep } from '~/data/site/page'
import { Art } from '~/ui/kit/Art'
import { Breadcrumb } from '~/ui/kit/Breadcrumb'
import styles from './CareerHead.module.css'

/** The head of a career or a role, in its area's palette. */
export function CareerHead({
  trail,
  over,
  title,
  art,
  children,
}: {
  trail: readonly TrailStep[]
  over: ReactNode
  title: string
  art: string
  children: ReactNode
}) {
  return (
    <header className={styles.head}>
      <div className={`page ${styles.inside}`}>
        <Art name={art} isInFirstScreen className={styles.art} />
        <div className={styles.words}>
          <Breadcrumb trail={trail} />
          <p className={styles.over}>{over}</p>
          <h1 className={styles.title}>{title}</h1>
          {children}
        </div>
      </div>
    </header>
  )
}
