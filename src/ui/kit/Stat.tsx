import styles from './Stat.module.css'

/** A figure with its label. `sample` marks a figure that the requirements give as an example. */
export function Stat({
  number,
  label,
  description,
  sample = false,
}: {
  number: string
  label: string
  description?: string
  sample?: boolean
}) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>
        {label}
        {sample && <span className={styles.sample}> Sample figure</span>}
      </dt>
      <dd className={styles.number}>{number}</dd>
      {description && <dd className={styles.description}>{description}</dd>}
    </div>
  )
}
