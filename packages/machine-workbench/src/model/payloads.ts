import fc from 'fast-check'
import type { z } from 'zod'

type Definition = {
  type: string
  innerType?: z.ZodType
  element?: z.ZodType
  shape?: Record<string, z.ZodType>
  entries?: Record<string, string | number>
  values?: unknown[]
  options?: z.ZodType[]
  items?: z.ZodType[]
  keyType?: z.ZodType
  valueType?: z.ZodType
  left?: z.ZodType
  right?: z.ZodType
  in?: z.ZodType
}
type Limits = {
  minimum?: number
  maximum?: number
  multipleOf?: number
  length?: number
  format?: string
  pattern?: RegExp
}
type CheckDefinition = Limits & { check?: string; value?: number; inclusive?: boolean }

const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition

/** The checks say what they ask for; exclusive bounds are left to the parse that every value passes at the end. */
function limitsOf(schema: z.ZodType): Limits {
  const own = schema._zod.def as unknown as CheckDefinition & {
    checks?: { _zod: { def: CheckDefinition } }[]
  }
  const checks = [own, ...(own.checks ?? []).map((check) => check._zod.def)]
  const limits: Limits = {}
  for (const { check, value, ...rest } of checks) {
    if (value === undefined) Object.assign(limits, rest)
    else if (check === 'greater_than') limits.minimum = Math.max(value, limits.minimum ?? value)
    else if (check === 'less_than') limits.maximum = Math.min(value, limits.maximum ?? value)
    else if (check === 'multiple_of') limits.multipleOf = value
  }
  return limits
}

const need = (schema: z.ZodType | undefined, what: string): z.ZodType => {
  if (!schema) throw new Error(`A schema without its ${what} cannot be drawn from.`)
  return schema
}

const word = fc.stringMatching(/^[a-z0-9]{1,12}$/)

/** Bounds that zod does not know may still refuse a value, so lengths stay small and every value is parsed at the end. */
function text(schema: z.ZodType): fc.Arbitrary<string> {
  const { minimum = 0, maximum, format, pattern, length } = limitsOf(schema)
  if (format === 'email') return fc.tuple(word, word).map(([name, host]) => `${name}@${host}.example`)
  if (format === 'url') return fc.webUrl()
  if (format === 'uuid' || format === 'guid') return fc.uuid()
  if (pattern) return fc.stringMatching(pattern)
  const minLength = length ?? minimum
  return fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: length ?? Math.min(maximum ?? minLength + 20, minLength + 200),
  })
}

function numeric(schema: z.ZodType): fc.Arbitrary<number> {
  const { minimum, maximum, multipleOf, format } = limitsOf(schema)
  const low = minimum ?? Math.min(-1e6, (maximum ?? 0) - 1e6)
  const high = maximum ?? Math.max(1e6, low + 1e6)
  if (multipleOf)
    return fc
      .integer({ min: Math.ceil(low / multipleOf), max: Math.floor(high / multipleOf) })
      .map((n) => n * multipleOf)
  if (format?.includes('int')) return fc.integer({ min: Math.ceil(low), max: Math.floor(high) })
  return fc.oneof(
    fc.integer({ min: Math.ceil(low), max: Math.max(Math.ceil(low), Math.floor(high)) }),
    fc.double({ min: low, max: high, noNaN: true }),
  )
}

/** A schema that refuses this many values in a row asks for something its structure does not show. */
const MOST_REFUSALS = 1000

/** Values a schema accepts, drawn from its own structure. */
function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  let refused = 0
  return structure(schema).filter((value) => {
    const { success } = schema.safeParse(value)
    refused = success ? 0 : refused + 1
    if (refused >= MOST_REFUSALS)
      throw new Error(
        `No payload drawn fits a zod "${definitionOf(schema).type}" with these checks. Use event cases instead.`,
      )
    return success
  })
}

function structure(schema: z.ZodType): fc.Arbitrary<unknown> {
  const def = definitionOf(schema)
  switch (def.type) {
    case 'string':
      return text(schema)
    case 'number':
      return numeric(schema)
    case 'bigint':
      return fc.bigInt({ min: -1000n, max: 1000n })
    case 'boolean':
      return fc.boolean()
    case 'date':
      return fc.date({ noInvalidDate: true })
    case 'null':
      return fc.constant(null)
    case 'undefined':
    case 'void':
      return fc.constant(undefined)
    case 'any':
    case 'unknown':
      return fc.jsonValue()
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}))
    case 'literal':
      return fc.constantFrom(...(def.values ?? []))
    case 'union':
      return fc.oneof(...(def.options ?? []).map(arbitraryOf))
    case 'optional':
    case 'default':
    case 'prefault':
      return fc.option(arbitraryOf(need(def.innerType, 'inner type')), { nil: undefined })
    case 'nullable':
      return fc.option(arbitraryOf(need(def.innerType, 'inner type')), { nil: null })
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return arbitraryOf(need(def.innerType, 'inner type'))
    case 'pipe':
      return arbitraryOf(need(def.in, 'input'))
    case 'array': {
      const { minimum = 0, maximum, length } = limitsOf(schema)
      const minLength = length ?? minimum
      return fc.array(arbitraryOf(need(def.element, 'element')), {
        minLength,
        maxLength: length ?? Math.min(maximum ?? Infinity, minLength + 5),
      })
    }
    case 'tuple':
      return fc.tuple(...(def.items ?? []).map(arbitraryOf))
    case 'record':
      return fc.dictionary(
        arbitraryOf(need(def.keyType, 'key type')) as fc.Arbitrary<string>,
        arbitraryOf(need(def.valueType, 'value type')),
        { maxKeys: 4 },
      )
    case 'intersection':
      return fc
        .tuple(arbitraryOf(need(def.left, 'left side')), arbitraryOf(need(def.right, 'right side')))
        .map(([left, right]) => ({ ...(left as object), ...(right as object) }))
    case 'object':
      return objectOf(def.shape ?? {})
    default:
      throw new Error(`Payloads cannot be drawn from a zod "${def.type}". Use event cases instead.`)
  }
}

/** A property that may be missing is missing half of the time, rather than there and undefined. */
const objectOf = (shape: Record<string, z.ZodType>) =>
  fc
    .record(Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, arbitraryOf(value)])))
    .map((drawn) => Object.fromEntries(Object.entries(drawn).filter(([, value]) => value !== undefined)))

/** FNV-1a: any text to a seed. */
const seedOf = (name: string) => {
  let hash = 0x811c9dc5
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash | 0
}

const POOL = 60

/**
 * Payloads for one kind of event, the smallest first so that shrinking an index shrinks the payload. The stream has a
 * seed of its own: another event case in the model changes nothing here.
 */
export const payloadPool = (schema: z.ZodType, stream: string): readonly unknown[] =>
  fc
    .sample(arbitraryOf(schema), { seed: seedOf(stream), numRuns: POOL })
    .sort((a, b) => (JSON.stringify(a)?.length ?? 0) - (JSON.stringify(b)?.length ?? 0))
