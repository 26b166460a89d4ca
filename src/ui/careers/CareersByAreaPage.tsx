import type { CareersByAreaContent } from '~/data/careers/careers.page'
import type { PageProps } from '~/data/site/page'
import { Link } from '~/ui/kit/Link'
import styles from './CareersByAreaPage.module.css'
import { CareersHead } from './CareersHead'

/** The careers as a directory, area by area. */
export function CareersByAreaPage({ content: { areas }, trail }: PageProps<CareersByAreaContent>) {
  return (
    <>
      <CareersHead
        trail={trail}
        title="Careers by area"
        lead={`${areas.length} areas of work, each with its careers and their roles.`}
        view="/careers/by-area"
      />
      <nav aria-label="Areas of work" className={styles.jump} data-print="hidden">
        <ul className={`page ${styles.jumpList}`}>
          {areas.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`page ${styles.areas}`}>
        {areas.map(({ id, name, hue, careers }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.area} data-hue={hue}>
            <h2 id={`${id}-title`} className={styles.areaTitle}>
              {name}
            </h2>
            <ul className={styles.careers}>
              {careers.map(({ slug, title, short, roles }) => (
                <li key={slug} className={styles.career}>
                  <div className={styles.words}>
                    <h3 className={styles.title}>
                      <Link to="/CareerHubPage/$career" params={{ career: slug }}>
                        {title}
                      </Link>
                    </h3>
                    <p className={styles.short}>{short}</p>
                  </div>
                  <ul className={styles.roles} aria-label={`Roles in ${title}`}>
                    {roles.map((role) => (
                      <li key={role.slug}>
                        <Link to="/career-hub/$career/$role" params={{ career: slug, role: role.slug }}>
                          {role.title}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
