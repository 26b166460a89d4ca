import type { EmploymentContent } from '~/data/employment/employment.page'
import type { PageProps } from '~/data/site/page'
import { CourseCard } from '~/ui/courses/CourseCard'
import { ActionLink, ButtonLink } from '~/ui/kit/Button'
import { CheckList } from '~/ui/kit/CheckList'
import { Icon } from '~/ui/kit/Icon'
import { Link } from '~/ui/kit/Link'
import { PageHead } from '~/ui/sections/PageHead'
import { Section } from '~/ui/sections/Section'
import { StatRow } from '~/ui/sections/StatRow'
import styles from './EmploymentPage.module.css'

/** §2.22. */
export function EmploymentPage({ content, trail }: PageProps<EmploymentContent>) {
  const { page, promo, tools, pathways, statistics, pathwayStatistics, courses } = content
  return (
    <>
      <PageHead
        ground="eucalypt"
        trail={trail}
        title={page.headline}
        lead={page.text}
        art="page-employment"
        hue="design_technology"
      >
        <ActionLink action={promo.action} className={styles.start} />
        <ActionLink action={promo.browse} variant="onBlock" />
      </PageHead>
      <Section title={page.studentsHeading} lead={page.promise}>
        <StatRow group={statistics} />
      </Section>
      <Section ground="ochre" title={promo.heading} lead={promo.text}>
        <CheckList className={styles.points} items={promo.points} />
        <nav aria-label="Career pathways">
          <ul className={styles.pathways}>
            {pathways.map(({ label, link }) => (
              <li key={label}>
                <Link {...link} className={styles.pathway}>
                  {label}
                  <Icon name="arrow-right" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Section>
      <Section title="Career tools">
        <ul className={styles.tools}>
          {tools.map(({ slug, title, text, link, ready }) => (
            <li key={slug} className={styles.tool}>
              <h3>
                <Link {...link}>{title}</Link>
              </h3>
              <p>{text}</p>
              <p className={styles.state}>{ready ? 'Ready to use' : 'Coming soon'}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section ground="eucalypt" title={page.pathwaysHeading} lead={page.pathwaysText}>
        <StatRow group={pathwayStatistics} />
      </Section>
      <Section
        ground="sand"
        title="Courses to start with"
        lead="Courses for a career change or a return to work, most reviewed first, one from each category."
      >
        <ul className={styles.courses}>
          {courses.map((course) => (
            <li key={course.id}>
              <CourseCard course={course} />
            </li>
          ))}
        </ul>
        <p>
          <ButtonLink to="/courses">Browse All Courses</ButtonLink>
        </p>
      </Section>
    </>
  )
}
