import type { ComingSoonContent } from '~/data/comingSoon/comingSoon.page'
import type { CourseLink } from '~/data/courses/courseLinks'
import { fundingNote } from '~/data/courses/courseTerms'
import {
  formatDollars,
  INSTALMENTS,
  type PaymentOptions,
  paymentOptions,
  UPFRONT_DISCOUNT_PERCENT,
} from '~/data/courses/pricing'
import { durationDays } from '~/data/courses/sorting'
import type { PageProps } from '~/data/site/page'
import type { TableColumn } from '~/ui/kit/DataTable'
import { Link } from '~/ui/kit/Link'
import { ArrangedTable } from '~/ui/sections/ArrangedTable'
import { Section } from '~/ui/sections/Section'
import { ComingSoonPage } from './ComingSoonPage'
import styles from './PricingPage.module.css'

const columns: readonly TableColumn<CourseLink>[] = [
  {
    id: 'course',
    label: 'Course',
    sortBy: ({ title }) => title,
    cell: ({ slug, title, code }) => (
      <>
        <Link to="/courses/$course" params={{ course: slug }}>
          {title}
        </Link>
        <span className={styles.code}>{code}</span>
      </>
    ),
  },
  amount('price', 'Price', ({ price }) => price),
  amount('upfront', 'Upfront', ({ upfront }) => upfront.total),
  amount('week', 'A week', ({ weekly }) => weekly?.amount),
  {
    id: 'duration',
    label: 'Duration',
    sortBy: ({ duration }) => durationDays(duration),
    cell: ({ duration }) => duration,
  },
  {
    id: 'delivery',
    label: 'Delivery',
    sortBy: ({ deliveryMode }) => deliveryMode,
    cell: ({ deliveryMode }) => deliveryMode,
  },
]

/** A price that is no amount stands as it is, after all that are. */
function amount(
  id: string,
  label: string,
  read: (payment: PaymentOptions) => number | undefined,
): TableColumn<CourseLink> {
  const cents = (course: CourseLink) => {
    const payment = paymentOptions(course)
    return payment && read(payment)
  }
  const cell = (course: CourseLink) => {
    const payment = paymentOptions(course)
    if (payment === undefined) return course.price
    const known = read(payment)
    return known === undefined ? 'In full only' : formatDollars(known)
  }
  return { id, label, sortBy: cents, cell, isFigure: true }
}

/** Prices are still to be brought together; those of the courses are known. */
export function PricingPage(page: PageProps<ComingSoonContent>) {
  const { courses } = page.content
  return (
    <ComingSoonPage {...page}>
      {courses && (
        <Section
          title="What the courses cost"
          lead={`Full fees in Australian dollars. Upfront is ${UPFRONT_DISCOUNT_PERCENT}% less, paid in full before you start. A week is one of ${INSTALMENTS} instalments over 12 months.`}
        >
          <ArrangedTable caption="Prices of all courses" columns={columns} rows={courses} />
          <p className={styles.note}>{fundingNote}</p>
        </Section>
      )}
    </ComingSoonPage>
  )
}
