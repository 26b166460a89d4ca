import styles from './Progress.module.css'

/** How far something is, in percent. The native element needs neither script nor inline style. */
export function Progress({
  value,
  label,
  hideLabel = false,
}: {
  value: number
  label: string
  hideLabel?: boolean
}) {
  return (
    <div className={styles.progress}>
      <span className={hideLabel ? 'visually-hidden' : styles.label} aria-hidden="true">
        {label}
      </span>
      <progress
        className={styles.bar}
        max={100}
        value={value}
        aria-label={label}
        aria-valuetext={`${value} %`}
      />
    </div>
  )
}
