import { isDay } from '~/data/site/dates'
import { type CourseFinderAnswers, courseFinderAnswersSchema } from '~/data/wizard/courseFinder'
import {
  EMAIL_CHARACTERS,
  type EnquiryField,
  type EnquiryValues,
  enquiryFields,
  enquiryStatuses,
  isEmail,
} from './enquiry'

/*
 * Readers for what is about to be sent, and for what storage gives back. They are plain functions: a form should have them
 * before it is pressed, and zod would be five times as long as everything else that sending needs.
 */

type EnquiryStatus = (typeof enquiryStatuses)[number]

/** A complete enquiry, as it may be sent. */
export type Enquiry = Readonly<Record<Exclude<EnquiryField, 'status'>, string> & { status: EnquiryStatus }>

type CourseReference = Readonly<{ id: number; code: string; title: string }>

/** Everything that a visitor can leave with the provider. */
export type Lead =
  | Readonly<{
      kind: 'enquiry'
      enquiry: Enquiry
      /** What the form's heading said, such as 'Request a proposal'. */
      about: string
      /** Null where the enquiry is not about one course. */
      course: CourseReference | null
    }>
  /** The guide is handed over without asking who takes it: this counts that it was taken. */
  | Readonly<{ kind: 'guide'; course: CourseReference }>
  | Readonly<{ kind: 'newsletter'; email: string }>
  | Readonly<{ kind: 'finder'; answers: CourseFinderAnswers }>

/** A lead as the device keeps it. */
export type OutboxEntry = Readonly<{
  id: string
  /** ISO date and time. */
  savedAt: string
  lead: Lead
}>

type Given = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Given => (typeof value === 'object' && value !== null ? { ...value } : {})

/** A text between these lengths, else undefined. */
const textOf = (value: unknown, max: number, min = 0) =>
  typeof value === 'string' && value.length >= min && value.length <= max ? value : undefined

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

const emailOf = (value: unknown) => {
  const email = textOf(trimmed(value), EMAIL_CHARACTERS)
  return email !== undefined && isEmail(email) ? email : undefined
}

const isStatus = (value: unknown): value is EnquiryStatus =>
  enquiryStatuses.some((status) => status === value)

const isComplete = (
  values: Readonly<Record<string, string | undefined>>,
): values is Record<keyof EnquiryValues, string> =>
  enquiryFields.every(({ name }) => values[name] !== undefined)

/** The enquiry that these values make, or undefined where it may not be sent. */
export function readEnquiry(value: unknown): Enquiry | undefined {
  const given = fieldsOf(value)
  const values = Object.fromEntries(
    enquiryFields.map(({ name, required, maxLength }) => [
      name,
      name === 'email' ? emailOf(given.email) : textOf(trimmed(given[name]), maxLength, required ? 1 : 0),
    ]),
  )
  if (!isComplete(values)) return undefined
  const { status } = given
  return isStatus(status) ? { ...values, status } : undefined
}

function readCourse(value: unknown): CourseReference | undefined {
  const given = fieldsOf(value)
  const [code, title] = [textOf(given.code, 12), textOf(given.title, 160)]
  const { id } = given
  return typeof id === 'number' &&
    Number.isSafeInteger(id) &&
    id > 0 &&
    code !== undefined &&
    title !== undefined
    ? { id, code, title }
    : undefined
}

/** The lead that this is, or undefined where it is none. */
export function readLead(value: unknown): Lead | undefined {
  const given = fieldsOf(value)
  switch (given.kind) {
    case 'enquiry': {
      const [enquiry, about] = [readEnquiry(given.enquiry), textOf(given.about, 200)]
      const course = given.course === null ? null : readCourse(given.course)
      return enquiry && about !== undefined && course !== undefined
        ? { kind: 'enquiry', enquiry, about, course }
        : undefined
    }
    case 'guide': {
      const course = readCourse(given.course)
      return course && { kind: 'guide', course }
    }
    case 'newsletter': {
      const email = emailOf(given.email)
      return email === undefined ? undefined : { kind: 'newsletter', email }
    }
    case 'finder':
      return { kind: 'finder', answers: courseFinderAnswersSchema.parse(given.answers) }
    default:
      return undefined
  }
}

const isoTime = /^T\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/

/** What the device kept, or undefined where it has been damaged. */
export function readOutboxEntry(value: unknown): OutboxEntry | undefined {
  const given = fieldsOf(value)
  const [id, savedAt, lead] = [textOf(given.id, 64, 1), textOf(given.savedAt, 40), readLead(given.lead)]
  const isTime = savedAt !== undefined && isDay(savedAt.slice(0, 10)) && isoTime.test(savedAt.slice(10))
  return id !== undefined && isTime && lead ? { id, savedAt, lead } : undefined
}
