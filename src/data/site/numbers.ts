/** Decimals that are always written, and those that are written where they say something. */
interface Decimals {
  least?: number
  most?: number
}

/**
 * A number as it is written in Australia, such as `12,345.6`: rounded half up, and below 10^21. By hand, because the first
 * use of `Intl.NumberFormat` takes a slow phone a tenth of a second, and a page with a figure would begin with that.
 */
export function formatNumber(value: number, { least = 0, most = least }: Decimals = {}): string {
  if (!Number.isFinite(value)) return String(value)
  const size = Math.abs(value)
  // What is smaller has an exponent in its text, and no digit that would be written.
  const [whole = '', part = ''] = String(size < 1e-6 ? 0 : size).split('.')
  const isRoundedUp = Number(part[most] ?? 0) >= 5
  const scaled = BigInt(whole + part.slice(0, most).padEnd(most, '0')) + (isRoundedUp ? 1n : 0n)
  const digits = String(scaled).padStart(most + 1, '0')
  const sign = value < 0 && scaled > 0n ? '-' : ''
  const grouped = digits.slice(0, digits.length - most).replace(/\B(?=(?:\d{3})+$)/g, ',')
  let decimals = digits.slice(digits.length - most)
  while (decimals.length > least && decimals.endsWith('0')) decimals = decimals.slice(0, -1)
  return sign + grouped + (decimals === '' ? '' : `.${decimals}`)
}
