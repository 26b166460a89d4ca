/** Longer values stand in several lines. */
const LONGEST_LINE = 100

/**
 * Any value as TypeScript source; what no source can say, such as a running actor, becomes undefined. `indent` is how many
 * blanks the line begins with on which it stands.
 */
export function literalOf(value: unknown, indent = 0, above: readonly object[] = []): string {
  if (typeof value === 'string') return stringLiteral(value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'number')
    return Number.isNaN(value) ? 'Number.NaN' : Object.is(value, -0) ? '-0' : numberLiteral(value)
  if (typeof value === 'boolean' || value === null) return String(value)
  if (typeof value !== 'object' || above.includes(value)) return 'undefined'
  const inside = (part: unknown) => literalOf(part, indent + 2, [...above, value])
  if (value instanceof Error)
    return `Object.assign(new Error(${inside(value.message)}), { name: ${inside(value.name)} })`
  if (isDate(value)) return `new Date(${inside(value.getTime())})`
  if (value instanceof Map) return `new Map(${inside([...value])})`
  if (value instanceof Set) return `new Set(${inside([...value])})`
  if (Array.isArray(value)) return lines('[', value.map(inside), ']', indent)
  if (!isPlain(value)) return 'undefined'
  const parts = Object.entries(value).map(([key, part]) => `${keyLiteral(key)}: ${inside(part)}`)
  return parts.length === 0 ? '{}' : lines('{ ', parts, ' }', indent)
}

/** In one line where there is room. */
function lines(open: string, parts: readonly string[], close: string, indent: number) {
  const line = `${open}${parts.join(', ')}${close}`
  if (indent + line.length <= LONGEST_LINE && !line.includes('\n')) return line
  const blanks = ' '.repeat(indent)
  return `${open.trim()}\n${parts.map((part) => `${blanks}  ${part},\n`).join('')}${blanks}${close.trim()}`
}

const numberLiteral = (value: number) =>
  Number.isFinite(value) ? String(value) : value > 0 ? 'Number.POSITIVE_INFINITY' : 'Number.NEGATIVE_INFINITY'

/** By what it says of itself: data has no clock of its own to compare it with. */
const isDate = (value: object): value is { getTime: () => number } =>
  Object.prototype.toString.call(value) === '[object Date]'

const isPlain = (value: object) => {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** JSON in which nothing is hidden by characters that end a line or turn the reading direction. */
export const plainJson = (json: string) =>
  json.replace(
    /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

export const stringLiteral = (text: string) => plainJson(JSON.stringify(text))

const isName = (key: string) => /^[A-Za-z_$][\w$]*$/.test(key) && key !== '__proto__'

/** `{ "__proto__": 1 }` would set a prototype in place of a property. */
const keyLiteral = (key: string) =>
  isName(key) ? key : key === '__proto__' ? '["__proto__"]' : stringLiteral(key)

/** A type that all of these values have. */
export function typeOf(values: readonly unknown[]): string {
  const types = [...new Set(values.map(typeOfOne))]
  return types.length === 0 ? 'unknown' : types.join(' | ')
}

function typeOfOne(value: unknown): string {
  if (value === null) return 'null'
  if (value instanceof Error) return 'Error'
  if (Array.isArray(value)) return value.length === 0 ? 'readonly unknown[]' : `readonly (${typeOf(value)})[]`
  if (typeof value !== 'object') return typeof value === 'function' ? 'unknown' : typeof value
  if (!isPlain(value)) return 'unknown'
  return `{ ${Object.entries(value)
    .map(([key, part]) => `${keyLiteral(key)}: ${key === 'type' ? literalOf(part) : typeOfOne(part)}`)
    .join('; ')} }`
}
