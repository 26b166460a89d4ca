import styles from './ColumnChart.module.css'

export interface Column {
  label: string
  /** The value as it is written. */
  text: string
  value: number
  /** An expectation rather than a count: drawn hollow and dashed, and said in words. */
  projected: boolean
}

/** Columns that start at zero, so that their heights may be compared. */
export function ColumnChart({ columns }: { columns: readonly Column[] }) {
  const highest = Math.max(...columns.map(({ value }) => value))
  return (
    <div className={styles.columns}>
      {columns.map(({ label, text, value, projected }) => {
        const height = (100 * value) / highest
        return (
          <div key={label} className={styles.column}>
            <svg className={styles.drawing} aria-hidden="true" focusable="false">
              <rect
                className={projected ? styles.projected : styles.counted}
                y={`${100 - height}%`}
                width="100%"
                height={`${height}%`}
                rx="4"
              />
            </svg>
            <span className={styles.value}>{text}</span>
            <span>{label}</span>
            {projected && <span className={styles.word}>projected</span>}
          </div>
        )
      })}
    </div>
  )
}
