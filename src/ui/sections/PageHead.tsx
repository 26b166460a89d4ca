import type { ReactNode } from 'react'
import type { TrailStep } from '~/data/site/page'
import { Art } from '~/ui/kit/Art'
import { Breadcrumb } from '~/ui/kit/Breadcrumb'
import styles from './PageHead.module.css'

export type Ground = 'ochre' | 'eucalypt' | 'leaf' | 'blossom' | 'night' | 'sand'

/** The head of a page: one colour block with the breadcrumb, the title, what the page is for, and a drawing. */
export function PageHead({
  ground,
  trail,
  over,
  title,
  lead,
  art,
  hue,
  isLow = false,
  children,
}: {
  ground: Ground
  trail: readonly TrailStep[]
  /** A few words above the title. */
  over?: ReactNode
  title: string
  lead?: string
  /** Name of a drawing and the hue it takes its colours from. */
  art?: string
  hue?: string
  /** Takes no more than it needs: a list follows, which is what visitors come for. */
  isLow?: boolean
  children?: ReactNode
}) {
  return (
    <header className={`${styles.head} ${styles[ground]} ${isLow ? styles.low : ''}`}>
      <div className={`page ${styles.inside} ${art ? styles.withArt : ''}`}>
        <div className={styles.words}>
          <Breadcrumb trail={trail} />
          {over && <div className={styles.over}>{over}</div>}
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children && <div className={styles.actions}>{children}</div>}
        </div>
        {art && <Art name={art} hue={hue} isInFirstScreen className={styles.art} />}
      </div>
    </header>
  )
}
