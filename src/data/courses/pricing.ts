import { formatNumber } from '~/data/site/numbers'
import { priceNumber } from './sorting'

/** §9: off the price for payment in full before the start. */
export const UPFRONT_DISCOUNT_PERCENT = 10
/** §9: weekly instalments over 12 months. */
export const INSTALMENTS = 52

/** Every amount in whole cents. */
export interface PaymentOptions {
  price: number
  upfront: { total: number; saving: number }
  /** `count` payments: all of `amount` but the last, which takes up what does not divide. Together they are the price. */
  weekly: { count: number; amount: number; last: number }
}

/** What a price text comes to under both ways of paying, or undefined where it names no amount. */
export function paymentOptions(priceText: string): PaymentOptions | undefined {
  const price = Math.round(priceNumber(priceText) * 100)
  if (!Number.isSafeInteger(price)) return undefined
  const saving = Math.floor((price * UPFRONT_DISCOUNT_PERCENT) / 100)
  // Rounded down, so that the last instalment is never negative.
  const amount = Math.floor(price / INSTALMENTS)
  return {
    price,
    upfront: { total: price - saving, saving },
    weekly: { count: INSTALMENTS, amount, last: price - amount * (INSTALMENTS - 1) },
  }
}

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

export function describeInstalments({ weekly: { count, amount, last } }: PaymentOptions): string {
  return amount === last
    ? `${count} weekly instalments of ${formatDollars(amount)} over 12 months`
    : `${count} weekly instalments over 12 months: ${count - 1} of ${formatDollars(amount)} and a last one of ${formatDollars(last)}`
}
