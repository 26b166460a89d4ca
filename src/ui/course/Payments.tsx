import type { Course } from '~/data/courses/course'
import { fundingNote } from '~/data/courses/courseTerms'
import { shortDay } from '~/data/courses/months'
import {
  describeInstalments,
  describeUpfront,
  formatDollars,
  instalmentDays,
  paymentOptions,
} from '~/data/courses/pricing'
import { paymentTerms } from '~/data/legal/paymentTerms'
import { Facts } from '~/ui/kit/Facts'
import { Link } from '~/ui/kit/Link'
import styles from './Payments.module.css'

/** Both ways of paying with their days; a short or cheap course is paid in full. */
export function Payments({ course }: { course: Course }) {
  const payment = paymentOptions(course)
  if (payment === undefined) return null
  const { upfront, weekly, price } = payment
  const { nextIntake } = course
  const days = nextIntake === null ? null : instalmentDays(nextIntake)
  return (
    <>
      <div className={styles.ways}>
        <section aria-labelledby="upfront-title">
          <h3 id="upfront-title">Pay upfront</h3>
          <p>{describeUpfront(payment)}</p>
          <Facts
            className={styles.schedule}
            rows={[
              [
                nextIntake === null ? 'Before you start' : `Before ${shortDay(nextIntake)}`,
                formatDollars(upfront.total),
              ],
              ['You save', formatDollars(upfront.saving)],
            ]}
          />
        </section>
        {weekly ? (
          <section aria-labelledby="weekly-title">
            <h3 id="weekly-title">Pay weekly</h3>
            <p>{describeInstalments(weekly)}</p>
            <Facts
              className={styles.schedule}
              rows={[
                [
                  days ? `First, ${shortDay(days.first)}` : 'First, on the day you start',
                  formatDollars(weekly.amount),
                ],
                [`Then each week, ${weekly.count - 2} times`, formatDollars(weekly.amount)],
                [
                  days ? `Last, ${shortDay(days.last)}` : `Last, ${weekly.count - 1} weeks later`,
                  formatDollars(weekly.last),
                ],
                ['Together', formatDollars(price)],
              ]}
            />
          </section>
        ) : (
          <section aria-labelledby="weekly-title">
            <h3 id="weekly-title">No instalments</h3>
            <p>
              {course.price} is paid in full. A plan of weekly payments is for long courses; see{' '}
              <Link to="/pricing">all prices</Link>.
            </p>
          </section>
        )}
      </div>
      <p>{course.fee}</p>
    </>
  )
}

/** How money that is paid early is protected and given back: the words of the Terms of Service. */
export const PaymentTerms = () => (
  <>
    <h3>If things change</h3>
    <p>{paymentTerms.protection}</p>
    <p>{paymentTerms.ifWeCancel}</p>
    <p>
      <Link to="/terms-of-service" hash="cancellation-and-refunds">
        Cancelling and refunds
      </Link>
    </p>
    <p>{fundingNote}</p>
  </>
)
