import type { RoleCard } from '~/data/careers/careerCards'
import { formatCount, formatPay } from '~/data/careers/figures'
import { Facts } from '~/ui/kit/Facts'
import { Link } from '~/ui/kit/Link'
import { GrowthMark } from './GrowthMark'
import styles from './RoleList.module.css'

/** Roles with the three figures that people compare. The list around it says where the figures come from. */
export function RoleList({ roles }: { roles: readonly RoleCard[] }) {
  return (
    <ul className={styles.roles}>
      {roles.map(
        ({ slug, careerSlug, title, shortDescription, weeklyPay, jobOpenings, growth, growthLabel }) => (
          <li key={slug} className={styles.role}>
            <h3 className={styles.title}>
              <Link to="/career-hub/$career/$role" params={{ career: careerSlug, role: slug }}>
                {title}
              </Link>
            </h3>
            <p className={styles.short}>{shortDescription}</p>
            <Facts
              className={styles.figures}
              rows={[
                ['Weekly pay', formatPay(weeklyPay)],
                ['Openings, 5 years', formatCount(jobOpenings)],
                ['Growth, 5 years', <GrowthMark key="growth" label={growthLabel} percent={growth} />],
              ]}
            />
          </li>
        ),
      )}
    </ul>
  )
}
