export type NumberReading =
  | Readonly<{ kind: 'number'; value: number }>
  | Readonly<{ kind: 'none'; message: string }>

/** Longer than any number that a person types. */
const maxLength = 40

const spaces = /[\s\u00a0\u2009\u202f]+/g
/** Groups of three after a comma, or plain digits; then decimals, an exponent or a `k` for thousand. */
const shape = /^([+-]?)(?:(\d{1,3}(?:,\d{3})+)|(\d+))?(\.\d+)?(?:e([+-]?\d{1,4})|(k))?$/i
/** A space separates groups of three; anything else is two numbers. */
const spaced = /^[+-]?\d{1,3}(?: \d{3})+(?:\.\d+)?$/

const none = (message: string): NumberReading => ({ kind: 'none', message })

/** Reads what a person would read: '$50,000', '50 000', '75%', '-5', '50k'. Says why where it cannot. */
export function readNumber(text: string): NumberReading {
  const tidy = text
    .replace(spaces, ' ')
    .trim()
    .replace(/[−–]/g, '-')
    .replace(/^([+-]?) ?(?:AUD|AU\$|A\$|\$) ?/i, '$1')
    .replace(/ ?%$/, '')
  if (tidy === '') return none('Enter a number.')
  if (tidy.length > maxLength) return none('Enter a shorter number, such as 50,000.')

  const joined = spaced.test(tidy) ? tidy.replaceAll(' ', '') : tidy
  const parts = shape.exec(joined)
  if (parts === null || (parts[2] === undefined && parts[3] === undefined && parts[4] === undefined)) {
    return none('Enter a number in figures, such as 50,000.')
  }

  const [, sign = '', grouped, plain, decimals = '', exponent = '0', thousand] = parts
  const whole = (grouped ?? plain ?? '0').replaceAll(',', '')
  const value = Number(`${sign}${whole}${decimals}e${exponent}`) * (thousand === undefined ? 1 : 1000)
  if (!Number.isFinite(value)) return none('This number is too large to calculate with. Enter a smaller one.')
  return { kind: 'number', value: value === 0 ? 0 : value }
}
