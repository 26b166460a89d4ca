import type { Course } from '~/data/courses/course'
import { shortDay } from '~/data/courses/months'
import { formatDollars, paymentOptions } from '~/data/courses/pricing'
import type { RegisterEntry } from '~/data/courses/registerStatus'
import { registerStatusLabels } from '~/data/courses/vocabulary'
import { ButtonAnchor } from '~/ui/kit/Button'
import { Facts } from '~/ui/kit/Facts'
import { LazySaveToggle } from '~/ui/shortlist/lazySaveToggle'
import styles from './OfferBar.module.css'

/** What the register says of the course, in two or three words, and what stands behind it. */
function statusOf(
  { award, code }: Course,
  register: RegisterEntry | null,
): readonly [status: string, detail: string] {
  if (award.kind === 'short' || !register) return ['Short course', 'no AQF level']
  const { superseded } = award.register
  return [
    registerStatusLabels[register.status],
    superseded && register.status === 'superseded' ? `by ${superseded.by}` : code,
  ]
}

const fact = (value: string, detail?: string | undefined) => (
  <>
    <b>{value}</b>
    {detail && <small>{detail}</small>}
  </>
)

/** Price, start, status, and what one can do about them: it stays in sight from the end of the head to that of the page. */
export function OfferBar({ course, register }: { course: Course; register: RegisterEntry | null }) {
  const { studyWeek, placement } = course
  const weekly = paymentOptions(course)?.weekly
  const [status, detail] = statusOf(course, register)
  const isOpen = !register || register.isOpen
  const start = course.nextIntake === null ? 'To be confirmed' : shortDay(course.nextIntake)
  const placementHours = placement?.blocks.reduce((sum, hours) => sum + hours, 0)
  return (
    <section className={styles.offer} aria-labelledby="summary-title">
      <h2 id="summary-title" className="visually-hidden">
        Summary
      </h2>
      <div className={`page ${styles.inside}`}>
        <Facts
          className={styles.facts}
          rows={[
            [
              'Price in full',
              fact(course.price, weekly ? `or ${formatDollars(weekly.amount)} a week` : 'no instalments'),
            ],
            ['Length', fact(course.duration, studyWeek ? `about ${studyWeek.hours} h a week` : 'in person')],
            ['Next start', fact(start, isOpen ? undefined : 'if still open')],
            [
              'How',
              fact(course.deliveryMode, placementHours ? `${placementHours} h placement` : course.location),
            ],
            ['Status', fact(status, detail)],
          ]}
        />
        <div className={styles.bar} data-foot>
          {/* What the facts above say: on a phone they scroll away, and this stays. */}
          <p className={styles.brief} aria-hidden="true">
            <b>{course.price}</b>
            <span>{isOpen && course.nextIntake !== null ? `${status}, ${start}` : status}</span>
          </p>
          <ButtonAnchor href="#enquire">{isOpen ? 'Enquire' : 'Ask which version'}</ButtonAnchor>
          <span className={styles.save}>
            <LazySaveToggle id={course.id} title={course.title} look="bar" />
          </span>
        </div>
      </div>
    </section>
  )
}
