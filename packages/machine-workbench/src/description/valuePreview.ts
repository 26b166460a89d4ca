/*
 * What a value looks like, as plain data of a limited size: contexts hold whatever a machine puts there, and looking
 * at them must neither fail nor change them. Getters are therefore named and never called.
 */

/** A value as it is shown: a leaf with its text, or a whole with its parts. */
export type ValuePreview =
  | Readonly<{ kind: 'leaf'; text: string }>
  | Readonly<{
      kind: 'whole'
      /** 'Array(3)', 'Map(1)', or empty for a plain object. */
      label: string
      parts: readonly Readonly<{ name: string; value: ValuePreview }>[]
      /** How many parts are not shown. */
      left: number
    }>

export interface PreviewLimits {
  depth: number
  /** Parts of one whole. */
  parts: number
  /** Leaves and wholes altogether. */
  total: number
  /** Characters of one text. */
  characters: number
}

const usual: PreviewLimits = { depth: 6, parts: 40, total: 400, characters: 200 }

type Part = readonly [name: string, read: () => unknown]
type Whole = { label: string; parts: Iterable<Part>; size: number }

const leaf = (text: string): ValuePreview => ({ kind: 'leaf', text })

const cut = (text: string, characters: number) =>
  text.length > characters ? `${text.slice(0, characters)}…` : text

function plainText(value: unknown, characters: number): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(cut(value, characters))
    case 'bigint':
      return cut(`${value}n`, characters)
    case 'function':
      return cut(`function ${value.name}`.trim(), characters)
    case 'number':
      return Object.is(value, -0) ? '-0' : String(value)
    default:
      return cut(String(value), characters)
  }
}

const isActor = (value: object): value is { id: unknown; getSnapshot: () => unknown } =>
  'sessionId' in value && 'getSnapshot' in value && typeof value.getSnapshot === 'function'

const constructorName = (value: object): string => {
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype === null || prototype === Object.prototype) return ''
  const maker: unknown = Object.getOwnPropertyDescriptor(prototype, 'constructor')?.value
  return typeof maker === 'function' ? maker.name : ''
}

function* partsOfList(list: readonly unknown[]): Iterable<Part> {
  for (let index = 0; index < list.length; index++) yield [String(index), () => ownValue(list, String(index))]
}

function* numbered(values: Iterable<unknown>): Iterable<Part> {
  let index = 0
  for (const value of values) yield [String(index++), () => value]
}

/** What an own property holds, without calling a getter. */
const ownValue = (owner: object, key: string): unknown => {
  const property = Object.getOwnPropertyDescriptor(owner, key)
  return property && !('value' in property) ? computed : property?.value
}
const computed = Symbol('computed')

function wholeOf(value: object): Whole | string {
  const date = textOfDate(value)
  if (date !== undefined) return date
  if (value instanceof RegExp) return String(value)
  if (value instanceof Error) return `${value.name}: ${value.message}`
  if (Array.isArray(value))
    return { label: `Array(${value.length})`, parts: partsOfList(value), size: value.length }
  if (value instanceof Map) return { label: `Map(${value.size})`, parts: numbered(value), size: value.size }
  if (value instanceof Set) return { label: `Set(${value.size})`, parts: numbered(value), size: value.size }
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer)
    return `${constructorName(value)} of ${value.byteLength} bytes`
  if (isActor(value)) {
    const at = value.getSnapshot()
    const state: unknown = typeof at === 'object' && at !== null ? ownValue(at, 'value') : at
    // Ids that XState counts up differ from one start to the next.
    const name = String(value.id).replace(/^x:\d+$/, '')
    return { label: `actor ${name}`.trim(), parts: [['state', () => state]], size: 1 }
  }
  const label = constructorName(value)
  // An element carries half the page with it.
  if ('nodeType' in value && 'nodeName' in value) return label || 'Node'
  const keys = Object.keys(value)
  return {
    label,
    parts: keys.map((key): Part => [key, () => ownValue(value, key)]),
    size: keys.length,
  }
}

/** What a value looks like. Never throws, and what it returns is never larger than the limits. */
export function previewOf(value: unknown, limits: Partial<PreviewLimits> = {}): ValuePreview {
  const { depth, parts, total, characters } = { ...usual, ...limits }
  let left = total

  const partOf = (it: unknown, deeper: number, above: readonly object[]): ValuePreview => {
    left -= 1
    if (it === computed) return leaf('(computed)')
    if (typeof it !== 'object' || it === null) return leaf(plainText(it, characters))
    if (above.includes(it)) return leaf('(the same as above)')
    const whole = wholeOf(it)
    if (typeof whole === 'string') return leaf(cut(whole, characters))
    const { size } = whole
    const label = cut(whole.label, characters)
    if (size > 0 && deeper === 0) return leaf(label ? `${label} …` : '…')
    const shown: { name: string; value: ValuePreview }[] = []
    for (const [name, read] of whole.parts) {
      if (shown.length >= parts || left <= 0) break
      shown.push({ name: cut(name, characters), value: safely(() => read(), deeper - 1, [...above, it]) })
    }
    return { kind: 'whole', label, parts: shown, left: Math.max(0, size - shown.length) }
  }
  // A proxy may refuse even to say what it is.
  const safely = (read: () => unknown, deeper: number, above: readonly object[]): ValuePreview => {
    try {
      return partOf(read(), deeper, above)
    } catch {
      return leaf('(unreadable)')
    }
  }
  return safely(() => value, depth, [])
}

function lineOf(preview: ValuePreview, isOutermost: boolean): string {
  if (preview.kind === 'leaf') return preview.text
  const isList = /^(Array|Set|Map)\(/.test(preview.label)
  const inside = preview.parts
    .map(({ name, value }) => (isList ? lineOf(value, false) : `${name}: ${lineOf(value, false)}`))
    .concat(preview.left > 0 ? ['…'] : [])
    .join(', ')
  if (isList) return `[${inside}]`
  return isOutermost ? inside : `{ ${inside} }`
}

/** A value in one line of at most so many characters: 'facet: "area", value: "health"'. */
export const previewLine = (value: unknown, characters = 120): string =>
  cut(lineOf(previewOf(value, { characters, total: 60 }), true), characters)

/** A point in time in the form of ISO 8601; undefined for any other value. */
function textOfDate(value: unknown): string | undefined {
  if (!(value instanceof Date)) return undefined
  return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString()
}
