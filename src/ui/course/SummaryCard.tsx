import type { Course } from '~/data/courses/course'
import { fundingNote } from '~/data/courses/courseTerms'
import { formatDollars, type PaymentOptions, UPFRONT_DISCOUNT_PERCENT } from '~/data/courses/pricing'
import { formatDay } from '~/data/site/dates'
import { ButtonAnchor } from '~/ui/kit/Button'
import { Facts } from '~/ui/kit/Facts'
import styles from './SummaryCard.module.css'

/** The price, both ways of paying it, and the next intake. */
export function SummaryCard({ course, payment }: { course: Course; payment: PaymentOptions | undefined }) {
  return (
    <section aria-labelledby="summary-title" className={styles.card}>
      <h2 id="summary-title" className="visually-hidden">
        Summary
      </h2>
      <p className={styles.price}>{course.price}</p>
      {payment && (
        <Facts
          className={styles.ways}
          rows={[
            [`Upfront, ${UPFRONT_DISCOUNT_PERCENT}% off`, formatDollars(payment.upfront.total)],
            [`${payment.weekly.count} weekly instalments`, `${formatDollars(payment.weekly.amount)} a week`],
            ['Next intake', formatDay(course.nextIntake)],
            ['Duration', course.duration],
          ]}
        />
      )}
      <p className={styles.note}>{fundingNote}</p>
      <ButtonAnchor href="#enquire" iconAfter="arrow-right">
        Ask about this course
      </ButtonAnchor>
    </section>
  )
}
