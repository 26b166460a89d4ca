import { providerName, shortName } from '~/data/providerName'
import styles from './Logo.module.css'

/** The mark and the name. The name is text, so it grows with the visitor's font size. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <use href="#drawing-logo" />
      </svg>
      <span className={styles.name}>
        {shortName}
        <span className={styles.second}>{providerName.slice(shortName.length)}</span>
      </span>
    </span>
  )
}
