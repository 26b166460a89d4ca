import * as z from 'zod/mini'
import { courseFinderAnswersSchema } from '~/data/wizard/courseFinder'
import { browserEmail, EMAIL_CHARACTERS, type EnquiryField, enquiryFields, enquiryStatuses } from './enquiry'

// The policy forbids code made from text, which zod would otherwise try out once.
z.config({ jitless: true })

const maxLengths = new Map<string, number>(enquiryFields.map(({ name, maxLength }) => [name, maxLength]))
const line = (field: EnquiryField) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLengths.get(field) ?? 0))
const emailField = z.string().check(z.trim(), z.maxLength(EMAIL_CHARACTERS), z.regex(browserEmail))

/** A complete enquiry, as it may be sent. */
export const enquirySchema = z.object({
  firstName: line('firstName'),
  lastName: line('lastName'),
  phone: line('phone'),
  email: emailField,
  status: z.enum(enquiryStatuses),
  message: z.string().check(z.trim(), z.maxLength(maxLengths.get('message') ?? 0)),
})

const courseReference = z.object({
  id: z.int().check(z.positive()),
  code: z.string().check(z.maxLength(12)),
  title: z.string().check(z.maxLength(160)),
})

/** Everything that a visitor can leave with the provider. */
export const leadSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('enquiry'),
    enquiry: enquirySchema,
    /** What the form's heading said, such as 'Request a proposal'. */
    about: z.string().check(z.maxLength(200)),
    /** Null where the enquiry is not about one course. */
    course: z.nullable(courseReference),
  }),
  /** The guide is handed over without asking who takes it: this counts that it was taken. */
  z.object({ kind: z.literal('guide'), course: courseReference }),
  z.object({ kind: z.literal('newsletter'), email: emailField }),
  z.object({ kind: z.literal('finder'), answers: z.transform(courseFinderAnswersSchema.parse) }),
])
export type Lead = z.infer<typeof leadSchema>

/** A lead as the device keeps it. */
export const outboxEntrySchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  /** ISO date and time. */
  savedAt: z.iso.datetime(),
  lead: leadSchema,
})
export type OutboxEntry = z.infer<typeof outboxEntrySchema>
