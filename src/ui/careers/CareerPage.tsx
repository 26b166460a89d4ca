import type { CareerContent } from '~/data/careers/career.page'
import { formatPay } from '~/data/careers/figures'
import type { PageProps } from '~/data/site/page'
import { BarChart } from '~/ui/charts/BarChart'
import { ChartFigure } from '~/ui/charts/ChartFigure'
import { SourceNote } from '~/ui/charts/SourceNote'
import { CourseLinkList } from '~/ui/courses/CourseLinkList'
import { ButtonLink } from '~/ui/kit/Button'
import { CareerAspects } from './CareerAspects'
import { CareerHead } from './CareerHead'
import styles from './CareerPage.module.css'
import { CareerCard } from './CareersPage'
import { RoleList } from './RoleList'

const aspects = [
  ['like', 'What the roles share'],
  ['choose', 'Which of them to choose'],
  ['tryIt', 'Try it first'],
  ['checks', 'Licences and checks'],
  ['places', 'Where the work is'],
] as const

/** §2.8: one career and its roles. */
export function CareerPage({
  content: { career, text, roles, source, courses, others },
  trail,
}: PageProps<CareerContent>) {
  const byPay = roles.toSorted((a, b) => b.weeklyPay - a.weeklyPay)
  const [highest] = byPay
  const lowest = byPay.at(-1)
  const pay = byPay.map(({ title, weeklyPay }) => ({
    label: title,
    text: formatPay(weeklyPay),
    value: weeklyPay,
  }))
  return (
    <div data-hue={career.hue}>
      <CareerHead trail={trail} over={career.area} title={career.title} art={`career-${career.slug}`}>
        <p className={styles.lead}>{career.description}</p>
      </CareerHead>

      <section className={`page ${styles.roles}`} aria-labelledby="roles-title">
        <h2 id="roles-title" className={styles.sectionTitle}>
          {roles.length} roles
        </h2>
        <RoleList roles={roles} />
        <SourceNote source={source} />
      </section>

      {text && (
        <CareerAspects title="Is it for you?" aspects={aspects.map(([key, title]) => [title, text[key]])}>
          <div>
            <h3>Ask somebody who does it</h3>
            <ul>
              {text.ask.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </div>
        </CareerAspects>
      )}

      <section className={styles.pay} aria-labelledby="pay-title">
        <div className={`page ${styles.payInside}`}>
          <div className={styles.payWords}>
            <h2 id="pay-title" className={styles.sectionTitle}>
              What the roles pay
            </h2>
            <p>
              Full-time pay before tax. Awards, experience, shifts and where you live all change it, so read
              these as a comparison between roles rather than as an offer.
            </p>
          </div>
          {highest && lowest && (
            <ChartFigure
              title="Average weekly pay by role"
              lead={`From ${formatPay(lowest.weeklyPay)} to ${formatPay(highest.weeklyPay)} a week.`}
              summary={`Bar chart of average weekly pay. ${pay.map(({ label, text }) => `${label}: ${text}`).join('. ')}.`}
              source={source}
              table={{
                head: ['Role', 'Average weekly pay'],
                rows: pay.map(({ label, text }) => [label, text]),
              }}
            >
              <BarChart bars={pay} />
            </ChartFigure>
          )}
        </div>
      </section>

      {courses.length > 0 && (
        <section className={styles.courses} aria-labelledby="courses-title">
          <div className={`page ${styles.payInside}`}>
            <div className={styles.payWords}>
              <h2 id="courses-title" className={styles.sectionTitle}>
                Courses that prepare for it
              </h2>
              <p>No course can promise a job. Each page says what the course covers and what it costs.</p>
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

      <section className={`page ${styles.others}`} aria-labelledby="others-title" data-print="hidden">
        <h2 id="others-title">Other careers</h2>
        <ul className={styles.cards}>
          {others.map((other) => (
            <li key={other.slug}>
              <CareerCard career={other} />
            </li>
          ))}
        </ul>
        <p className={styles.ways}>
          <ButtonLink to="/careers" variant="secondary">
            All careers
          </ButtonLink>
          <ButtonLink to="/careers/by-area" variant="quiet">
            Careers by area
          </ButtonLink>
        </p>
      </section>
    </div>
  )
}
