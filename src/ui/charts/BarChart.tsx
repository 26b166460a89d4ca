import styles from './BarChart.module.css'

export interface Bar {
  label: string
  /** The value as it is written. */
  text: string
  value: number
}

/** Bars that start at zero, each with its own label and value; `full` is the value of the whole width. */
export function BarChart({ bars, full }: { bars: readonly Bar[]; full?: number }) {
  const width = full ?? Math.max(...bars.map(({ value }) => value))
  return (
    <ul className={styles.bars}>
      {bars.map(({ label, text, value }) => (
        <li key={label} className={styles.row}>
          <span>{label}</span>
          <span className={styles.value}>{text}</span>
          <svg className={styles.track} aria-hidden="true" focusable="false">
            <rect className={styles.ground} width="100%" height="100%" rx="4" />
            <rect className={styles.bar} width={`${(100 * value) / width}%`} height="100%" rx="4" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
