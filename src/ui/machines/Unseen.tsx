import type { MachineContent } from '~/data/machines/machinePage'
import styles from './Unseen.module.css'

/** What no test saw of a machine on a page, each with its reason. */
export function Unseen({ unseen }: Pick<MachineContent, 'unseen'>) {
  if (unseen.length === 0) return <p className={styles.all}>All of it was seen on a page.</p>
  return (
    <>
      <h3 className={styles.title}>Not seen on a page, and why</h3>
      <Reasons reasons={unseen} />
    </>
  )
}

/** Each thing by its name, and why. */
export const Reasons = ({ reasons }: { reasons: MachineContent['unseen'] }) => (
  <dl className={styles.list}>
    {reasons.map(({ what, reason }) => (
      <div key={what}>
        <dt>
          <code>{what}</code>
        </dt>
        <dd>{reason}</dd>
      </div>
    ))}
  </dl>
)
