import type { StatisticGroup } from '~/data/site/statistics'
import { Stat } from '~/ui/kit/Stat'
import { SampleNote } from './SampleNote'
import styles from './StatRow.module.css'

/** Figures side by side, with the note that they are samples and the way to what that means. */
export function StatRow({ group }: { group: StatisticGroup }) {
  return (
    <div className={styles.stats}>
      <dl className={styles.row}>
        {group.items.map(({ number, label, description }) => (
          <Stat key={label} number={number} label={label} description={description} />
        ))}
      </dl>
      <SampleNote className={styles.note}>Sample figures.</SampleNote>
    </div>
  )
}
