import type { TrailStep } from '~/data/site/page'
import { Breadcrumb } from '~/ui/kit/Breadcrumb'
import styles from './CareersHead.module.css'
import { ViewSwitch } from './ViewSwitch'

/** The head of both indexes. */
export function CareersHead({
  trail,
  title,
  lead,
  view,
}: {
  trail: readonly TrailStep[]
  title: string
  lead: string
  view: '/careers' | '/careers/by-area'
}) {
  return (
    <div className={styles.head}>
      <div className={`page ${styles.inside}`}>
        <Breadcrumb trail={trail} />
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.below}>
          <p className={styles.lead}>{lead}</p>
          <ViewSwitch current={view} />
        </div>
      </div>
    </div>
  )
}
