import styles from './Chip.module.css'

/** A short fact on a card. */
export function Chip({ children }: { children: string }) {
  return <span className={styles.chip}>{children}</span>
}
