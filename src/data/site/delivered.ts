import { contentFields } from './contentFields.gen'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a value is, in one letter: array, object, string, number, boolean. */
const letterOf = (value: unknown) => (Array.isArray(value) ? 'a' : (typeof value)[0])

/** As many fields as tell every kind of content from the others: the table of them is in the first download. */
const FIELDS_CHECKED = 4

/** The first fields that every page's content of a kind has, with what they hold: `courses:a title:s`. */
export function fieldsOf(contents: readonly unknown[]): string {
  const [first, ...others] = contents.map((content) =>
    Object.entries(isRecord(content) ? content : {})
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => `${name}:${letterOf(value)}`),
  )
  return (first ?? [])
    .filter((field) => others.every((fields) => fields.includes(field)))
    .slice(0, FIELDS_CHECKED)
    .join(' ')
}

/**
 * Whether an answer is a page of the kind that was asked for. Its content was checked by its schema when the site was
 * built; on the way a page can still become another one, an error in JSON, or nothing.
 */
export function isPageOf(name: string, answer: unknown): boolean {
  if (!isRecord(answer) || !isRecord(answer.head)) return false
  const { content, head, trail } = answer
  const fields = Object.hasOwn(contentFields, name) ? contentFields[name as keyof typeof contentFields] : ''
  return (
    typeof head.title === 'string' &&
    typeof head.path === 'string' &&
    Array.isArray(trail) &&
    // Some pages have nothing to say but their name.
    (fields === '' ||
      (isRecord(content) &&
        fields.split(' ').every((field) => {
          const [key = '', letter] = field.split(':')
          return Object.hasOwn(content, key) && letterOf(content[key]) === letter
        })))
  )
}
