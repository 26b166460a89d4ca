import type { FigureSource } from '~/data/careers/career'
import { formatChange, formatCount, formatPay } from '~/data/careers/figures'
import type { RoleContent } from '~/data/careers/role.page'
import { formatDay } from '~/data/site/dates'
import type { PageProps } from '~/data/site/page'
import { SourceNote } from '~/ui/charts/SourceNote'
import { CourseLinkList } from '~/ui/courses/CourseLinkList'
import { ButtonLink } from '~/ui/kit/Button'
import { CheckList } from '~/ui/kit/CheckList'
import { Link } from '~/ui/kit/Link'
import { CareerAspects } from './CareerAspects'
import { CareerHead } from './CareerHead'
import { RoleCharts } from './RoleCharts'
import { RoleList } from './RoleList'
import styles from './RolePage.module.css'

const aspects = [
  ['week', 'A usual week'],
  ['likedAndHard', 'What people like, and what is hard'],
  ['suits', 'Whom it suits'],
  ['lessSuited', 'Who should look elsewhere'],
  ['start', 'How people start'],
  ['employers', 'What employers look at first'],
  ['later', 'After some years'],
] as const

/** §2.8: one role. Every figure says that it is illustrative, where it comes from and of when it is. */
export function RolePage({
  content: { role, text, career, courses, related },
  trail,
}: PageProps<RoleContent>) {
  const { outlook, sources } = role
  const figures: readonly { label: string; value: string; unit: string; source: FigureSource }[] = [
    {
      label: 'Average weekly pay',
      value: formatPay(outlook.averageWeeklySalary),
      unit: 'full-time, before tax',
      source: sources.outlook,
    },
    {
      label: 'Average salary',
      value: formatPay(role.averageSalary),
      unit: 'a year, before tax',
      source: sources.averageSalary,
    },
    {
      label: 'Usual hours',
      value: formatCount(outlook.hours),
      unit: 'hours a week, full-time',
      source: sources.outlook,
    },
    {
      label: 'Job openings',
      value: formatCount(outlook.jobOpenings),
      unit: 'expected over five years',
      source: sources.outlook,
    },
    {
      label: 'Employment growth',
      value: formatChange(outlook.employmentGrowth),
      unit: 'over five years',
      source: sources.outlook,
    },
  ]
  return (
    <div data-hue={career.hue}>
      <CareerHead
        trail={trail}
        over={
          <Link to="/CareerHubPage/$career" params={{ career: career.slug }} className={styles.over}>
            {career.title}
          </Link>
        }
        title={role.title}
        art={`career-${career.slug}`}
      >
        <p className={styles.lead}>{role.shortDescription}</p>
      </CareerHead>

      <section className={styles.outlook} aria-labelledby="outlook-title">
        <div className={`page ${styles.outlookInside}`}>
          <h2 id="outlook-title" className={styles.sectionTitle}>
            Outlook
          </h2>
          <dl className={styles.figures}>
            {figures.map(({ label, value, unit, source: { illustrative, asAt } }) => (
              <div key={label} className={styles.figure}>
                <dt>{label}</dt>
                <dd className={styles.value}>{value}</dd>
                <dd>{unit}</dd>
                <dd className={styles.mark}>
                  {illustrative ? 'Illustrative, as at' : 'As at'} {formatDay(asAt)}
                </dd>
              </div>
            ))}
          </dl>
          <SourceNote source={sources.outlook} />
        </div>
      </section>

      <div className={`page ${styles.work}`}>
        <section aria-labelledby="work-title" className={styles.text}>
          <h2 id="work-title" className={styles.sectionTitle}>
            The work
          </h2>
          {role.fullDescription.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        <section aria-labelledby="skills-title" className={styles.skills}>
          <h2 id="skills-title" className={styles.skillsTitle}>
            Skills it asks for
          </h2>
          <CheckList className={styles.ticks} items={role.skills} />
        </section>
      </div>

      {text && (
        <CareerAspects title="Is it for you?" aspects={aspects.map(([key, title]) => [title, text[key]])} />
      )}

      <section className={styles.people} aria-labelledby="people-title">
        <div className={`page ${styles.peopleInside}`}>
          <h2 id="people-title" className={styles.sectionTitle}>
            Who does it, and how it grows
          </h2>
          <RoleCharts role={role} />
        </div>
      </section>

      {courses.length > 0 && (
        <section className={styles.courses} aria-labelledby="courses-title">
          <div className={`page ${styles.coursesInside}`}>
            <div className={styles.text}>
              <h2 id="courses-title" className={styles.sectionTitle}>
                Courses that prepare for it
              </h2>
              <p>No course can promise a job. Ask employers near you which of these they look for.</p>
              <p>
                <ButtonLink to="/courses" variant="onBlock">
                  Browse all courses
                </ButtonLink>
              </p>
            </div>
            <CourseLinkList courses={courses} />
          </div>
        </section>
      )}

      <section className={`page ${styles.related}`} aria-labelledby="related-title" data-print="hidden">
        <h2 id="related-title" className={styles.sectionTitle}>
          Related roles
        </h2>
        <RoleList roles={related} />
        <SourceNote source={sources.outlook} />
        <p className={styles.ways}>
          <ButtonLink to="/CareerHubPage/$career" params={{ career: career.slug }} variant="secondary">
            More about {career.title}
          </ButtonLink>
          <ButtonLink to="/careers" variant="quiet">
            All careers
          </ButtonLink>
        </p>
      </section>
    </div>
  )
}
