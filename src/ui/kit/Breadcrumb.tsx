import type { TrailStep } from '~/data/site/page'
import styles from './Breadcrumb.module.css'
import { Link } from './Link'

/** Where this page stands. The last step is the page itself. */
export function Breadcrumb({ trail }: { trail: readonly TrailStep[] }) {
  if (trail.length === 0) return null
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      <ol className={styles.steps}>
        {trail.map(({ label, to }) => (
          <li key={label} className={styles.step}>
            {to === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              // A page above this one is not the current one, though the address begins with its own.
              <Link href={to} activeOptions={{ exact: true }}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
