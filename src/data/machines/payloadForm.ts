import type { Trial } from 'machine-workbench/description/trial'

/** How a part of a payload is filled in. What is neither text, number, yes or no, nor a choice is written as JSON. */
export interface PayloadField {
  name: string
  kind: 'text' | 'number' | 'yesNo' | 'choice' | 'json'
  /** For a choice: the values to choose from. */
  options: readonly string[]
  /** Left out of the payload when it is left empty. */
  isOptional: boolean
}

/** What stands in the fields, by their names. */
export type PayloadDraft = Readonly<Record<string, string>>
export type PayloadProblem = Readonly<{ field: string; message: string }>
export type Payload = Readonly<Record<string, unknown>>

type Described = Trial['events'][string]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldOf = (name: string, isOptional: boolean, kind: PayloadField['kind']): PayloadField => ({
  name,
  kind,
  options: [],
  isOptional,
})

function fieldFromSchema(name: string, schema: unknown, isOptional: boolean): PayloadField {
  const { type, enum: choices } = isRecord(schema) ? schema : {}
  if (Array.isArray(choices) && choices.every((choice) => typeof choice === 'string'))
    return { ...fieldOf(name, isOptional, 'choice'), options: choices }
  if (type === 'string') return fieldOf(name, isOptional, 'text')
  if (type === 'number' || type === 'integer') return fieldOf(name, isOptional, 'number')
  if (type === 'boolean') return fieldOf(name, isOptional, 'yesNo')
  return fieldOf(name, isOptional, 'json')
}

const kinds: Readonly<Record<string, PayloadField['kind']>> = {
  string: 'text',
  number: 'number',
  boolean: 'yesNo',
}

function fieldFromExamples(name: string, examples: readonly Payload[]): PayloadField {
  const given = examples.filter((example) => Object.hasOwn(example, name))
  const types = new Set(given.map((example) => typeof example[name]))
  const [type = ''] = types
  return fieldOf(name, given.length < examples.length, (types.size === 1 && kinds[type]) || 'json')
}

/** The fields of an event's payload: from its schema, or else from what the examples have in common. */
export function fieldsOf({ examples, schema }: Described): readonly PayloadField[] {
  const { properties, required } = isRecord(schema) ? schema : {}
  if (isRecord(properties)) {
    const needed: readonly unknown[] = Array.isArray(required) ? required : []
    return Object.entries(properties)
      .filter(([name]) => name !== 'type')
      .map(([name, part]) => fieldFromSchema(name, part, !needed.includes(name)))
  }
  const names = new Set(examples.flatMap((example) => Object.keys(example)))
  return [...names].map((name) => fieldFromExamples(name, examples))
}

/** A payload as it stands in the fields. */
export const draftOf = (fields: readonly PayloadField[], payload: Payload): PayloadDraft =>
  Object.fromEntries(
    fields.map(({ name, kind, options }) => {
      const value = payload[name]
      if (value === undefined) return [name, kind === 'yesNo' ? 'false' : (options[0] ?? '')]
      return [name, kind === 'json' ? JSON.stringify(value) : String(value)]
    }),
  )

/** Whoever copies such a key onto an object would set its prototype. */
const withoutPrototype = (key: string, value: unknown) => (key === '__proto__' ? undefined : value)

function readField({ name, kind, options }: PayloadField, text: string): { value: unknown } | string {
  if (kind === 'text') return { value: text }
  if (kind === 'yesNo') return { value: text === 'true' }
  if (kind === 'choice')
    return options.includes(text) ? { value: text } : `Choose one of the values for “${name}”.`
  if (kind === 'number') {
    const number = Number(text)
    return text.trim() === '' || !Number.isFinite(number)
      ? `Write a number for “${name}”, such as 3 or -0.5.`
      : { value: number }
  }
  try {
    return { value: JSON.parse(text, withoutPrototype) }
  } catch {
    return `Write JSON for “${name}”, such as {"id": 3}, ["a", "b"] or "text" in quotes.`
  }
}

/** What the fields say, or for each field that says nothing usable a sentence. */
export function readDraft(
  fields: readonly PayloadField[],
  draft: PayloadDraft,
): { payload: Payload; problems: readonly [] } | { payload: null; problems: readonly PayloadProblem[] } {
  const payload: Record<string, unknown> = {}
  const problems: PayloadProblem[] = []
  for (const field of fields) {
    const text = draft[field.name] ?? ''
    if (field.isOptional && text === '') continue
    const read = readField(field, text)
    if (typeof read === 'string') problems.push({ field: field.name, message: read })
    else payload[field.name] = read.value
  }
  return problems.length > 0 ? { payload: null, problems } : { payload, problems: [] }
}
