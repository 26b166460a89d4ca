import type { TrailStep } from '~/data/site/page'
import styles from './Breadcrumb.module.css'
import { Link } from './Link'

/** Where this page stands. The last step is the page itself. */
export function Breadcrumb({ trail }: { trail: readonly TrailStep[] }) {
  if (trail.length === 0) return null
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      <ol className={styles.steps}>
        {trail.map(({ label, link }) => (
          <li key={label} className={styles.step}>
            {link ? (
              // A page above this one is not the current one, though the address begins with its own.
              <Link {...link} activeOptions={{ exact: true }}>
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
