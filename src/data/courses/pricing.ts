import { dayAfter } from '~/data/site/dayCount'
import { formatNumber } from '~/data/site/numbers'
import type { Course } from './course'
import { durationDays, priceNumber } from './sorting'

/** §9: off the price for payment in full before the start. */
export const UPFRONT_DISCOUNT_PERCENT = 10
/** §9: weekly instalments over 12 months. */
export const INSTALMENTS = 52
/** A year of weekly payments for less than half a year of study, or for a small sum, would outlast what it pays for. */
export const INSTALMENTS_FROM = { months: 6, dollars: 1000 } as const

/** `count` payments: all of `amount` but the last, which takes up what does not divide. Together they are the price. */
export interface Instalments {
  count: number
  amount: number
  last: number
}

/** Every amount in whole cents. */
export interface PaymentOptions {
  price: number
  upfront: { total: number; saving: number }
  /** Absent where a course is too short or costs too little for a year of payments. */
  weekly?: Instalments
}

export type Priced = Pick<Course, 'price' | 'duration'>

const hasInstalments = ({ price, duration }: Priced) =>
  priceNumber(price) >= INSTALMENTS_FROM.dollars &&
  durationDays(duration) >= durationDays(`${INSTALMENTS_FROM.months} months`)

/** The ways of paying for a course, or undefined where its price names no amount. */
export function paymentOptions(course: Priced): PaymentOptions | undefined {
  const price = Math.round(priceNumber(course.price) * 100)
  if (!Number.isSafeInteger(price)) return undefined
  const saving = Math.floor((price * UPFRONT_DISCOUNT_PERCENT) / 100)
  // Rounded down, so that the last instalment is never negative.
  const amount = Math.floor(price / INSTALMENTS)
  return {
    price,
    upfront: { total: price - saving, saving },
    ...(hasInstalments(course) && {
      weekly: { count: INSTALMENTS, amount, last: price - amount * (INSTALMENTS - 1) },
    }),
  }
}

/** The days of the first and the last instalment of a course that starts on a day: one a week, from the start. */
export const instalmentDays = (start: string) => ({
  first: start,
  last: dayAfter(start, 7 * (INSTALMENTS - 1)),
})

/** `$3,200`, or `$61.53` where there are cents. */
export function formatDollars(cents: number): string {
  const sign = cents < 0 ? '-' : ''
  const amount = Math.abs(Math.round(cents))
  const rest = amount % 100
  const dollars = `${sign}$${formatNumber((amount - rest) / 100)}`
  return rest === 0 ? dollars : `${dollars}.${String(rest).padStart(2, '0')}`
}

export const describeUpfront = ({ upfront }: PaymentOptions) =>
  `${formatDollars(upfront.total)} paid in full before you start, a ${UPFRONT_DISCOUNT_PERCENT}% discount of ${formatDollars(upfront.saving)}`

export function describeInstalments({ count, amount, last }: Instalments): string {
  return amount === last
    ? `${count} weekly instalments of ${formatDollars(amount)} over 12 months`
    : `${count} weekly instalments over 12 months: ${count - 1} of ${formatDollars(amount)} and a last one of ${formatDollars(last)}`
}
