import type { FigureSource } from '~/data/careers/career'
import { formatDay } from '~/data/site/dates'
import styles from './SourceNote.module.css'

/** Where a group of figures comes from and of when it is. A figure that no source vouches for says so first. */
export function SourceNote({ source: { source, asAt, illustrative } }: { source: FigureSource }) {
  return (
    <p className={styles.note}>
      {illustrative && <span className={styles.mark}>Illustrative</span>}{' '}
      <span>
        Source: {source}. As at <time dateTime={asAt}>{formatDay(asAt)}</time>.
      </span>
    </p>
  )
}
