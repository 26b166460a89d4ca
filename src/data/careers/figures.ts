import { formatNumber } from '~/data/site/numbers'

/** §9: figures of a career as they are written on a page. */
export const formatCount = (count: number) => formatNumber(count, { most: 1 })
export const formatPay = (dollars: number) => `$${formatNumber(dollars)}`

/** A change in percent with its sign, as "+9%" or "−3%". */
export const formatChange = (percent: number) =>
  `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`
