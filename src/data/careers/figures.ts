import { once } from '~/data/site/once'

/** §9: figures of a career as they are written on a page. The locale is fixed, so that build and browser agree. */
const countFormat = once(() => new Intl.NumberFormat('en-AU'))
const dollarFormat = once(
  () =>
    new Intl.NumberFormat('en-AU', {
      style: 'currency',
      currency: 'AUD',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    }),
)

export const formatCount = (count: number) => countFormat().format(count)
export const formatPay = (dollars: number) => dollarFormat().format(dollars)

/** A change in percent with its sign, as "+9%" or "−3%". */
export const formatChange = (percent: number) =>
  `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`
