import type { CareerCard as Card } from '~/data/careers/careerCards'
import type { CareersContent } from '~/data/careers/careers.page'
import type { PageProps } from '~/data/site/page'
import { Art } from '~/ui/kit/Art'
import { ButtonLink } from '~/ui/kit/Button'
import { Link } from '~/ui/kit/Link'
import { CareersHead } from './CareersHead'
import styles from './CareersPage.module.css'

/** §2.8: the index of careers. */
export function CareersPage({ content: { careers, roleCount }, trail }: PageProps<CareersContent>) {
  return (
    <>
      <CareersHead
        trail={trail}
        title="Career hub"
        lead={`${careers.length} careers and ${roleCount} roles: what people do all day, what they earn, how the work is growing, and which courses prepare for it.`}
        view="/careers"
      />
      <div className={`page ${styles.body}`}>
        <h2 className="visually-hidden">All careers</h2>
        <ul className={styles.grid}>
          {careers.map((career, index) => (
            <li key={career.slug}>
              <CareerCard career={career} isInFirstScreen={index < 2} />
            </li>
          ))}
        </ul>
      </div>
      <section className={styles.unsure} aria-labelledby="unsure-title">
        <div className={`page ${styles.unsureInside}`}>
          <h2 id="unsure-title" className={styles.unsureTitle}>
            Not sure which one is yours?
          </h2>
          <p>
            Answer a few questions about what you do now and what you want from work, or talk with an adviser.
          </p>
          <p className={styles.actions}>
            <ButtonLink to="/tools/career-wizard" variant="onBlock">
              Start the career wizard
            </ButtonLink>
            <Link to="/contact" search={{ type: 'career-advisor' }} className={styles.quiet}>
              Talk with an adviser
            </Link>
          </p>
        </div>
      </section>
    </>
  )
}

/** A career with its roles, each of which is a page of its own. */
export function CareerCard({ career, isInFirstScreen }: { career: Card; isInFirstScreen?: boolean }) {
  const { slug, title, short, roles, area, hue } = career
  return (
    <article className={styles.card} data-hue={hue}>
      <Art name={`career-${slug}`} isInFirstScreen={isInFirstScreen} className={styles.art} />
      <div className={styles.words}>
        <p className={styles.area}>{area}</p>
        <h3 className={styles.title}>
          <Link to="/CareerHubPage/$career" params={{ career: slug }}>
            {title}
          </Link>
        </h3>
        <p className={styles.short}>{short}</p>
        <ul className={styles.roles} aria-label={`Roles in ${title}`}>
          {roles.map((role) => (
            <li key={role.slug}>
              <Link to="/career-hub/$career/$role" params={{ career: slug, role: role.slug }}>
                {role.title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
