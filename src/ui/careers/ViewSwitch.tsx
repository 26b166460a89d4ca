import { Link } from '~/ui/kit/Link'
import styles from './ViewSwitch.module.css'

const views = [
  { href: '/careers', label: 'All careers' },
  { href: '/careers/by-area', label: 'By area of work' },
] as const

/** The two orders of the same list, each at its own address. */
export function ViewSwitch({ current }: { current: (typeof views)[number]['href'] }) {
  return (
    <nav aria-label="Order of the careers">
      <ul className={styles.views}>
        {views.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              className={styles.view}
              activeOptions={{ exact: true }}
              aria-current={href === current ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
