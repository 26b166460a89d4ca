import type { LabelledLink } from '~/data/site/links'
import { Link } from '~/ui/kit/Link'
import styles from './ViewSwitch.module.css'

const views = [
  { link: { to: '/careers' }, label: 'All careers' },
  { link: { to: '/careers/by-area' }, label: 'By area of work' },
] as const satisfies readonly LabelledLink[]

/** The two orders of the same list, each at its own address. */
export function ViewSwitch({ current }: { current: (typeof views)[number]['link']['to'] }) {
  return (
    <nav aria-label="Order of the careers">
      <ul className={styles.views}>
        {views.map(({ link, label }) => (
          <li key={label}>
            <Link
              {...link}
              className={styles.view}
              activeOptions={{ exact: true }}
              aria-current={link.to === current ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
