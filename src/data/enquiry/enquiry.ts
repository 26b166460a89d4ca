import * as z from 'zod/mini'
import { courseFinderAnswersSchema } from '~/data/wizard/courseFinder'

/** The enquiry form's status options of §3, in its order. */
export const enquiryStatuses = [
  'Just researching',
  'Need help choosing a course',
  'Ready to enrol',
  'Looking for funding info',
] as const
export type EnquiryStatus = (typeof enquiryStatuses)[number]

export type EnquiryField = 'firstName' | 'lastName' | 'phone' | 'email' | 'status' | 'message'

export interface EnquiryFieldInfo {
  name: EnquiryField
  label: string
  control: 'input' | 'select' | 'textarea'
  type: 'text' | 'tel' | 'email'
  autoComplete: string
  inputMode: 'text' | 'tel' | 'email'
  required: boolean
  maxLength: number
  /** Said when a required field is empty. */
  missing: string
}

/** The fields of §3 in the order of the form. Required ones are those of §5. */
export const enquiryFields: readonly EnquiryFieldInfo[] = [
  {
    name: 'firstName',
    label: 'First name',
    control: 'input',
    type: 'text',
    autoComplete: 'given-name',
    inputMode: 'text',
    required: true,
    maxLength: 60,
    missing: 'Enter your first name.',
  },
  {
    name: 'lastName',
    label: 'Last name',
    control: 'input',
    type: 'text',
    autoComplete: 'family-name',
    inputMode: 'text',
    required: true,
    maxLength: 60,
    missing: 'Enter your last name.',
  },
  {
    name: 'phone',
    label: 'Phone',
    control: 'input',
    type: 'tel',
    autoComplete: 'tel',
    inputMode: 'tel',
    required: true,
    maxLength: 30,
    missing: 'Enter your phone number.',
  },
  {
    name: 'email',
    label: 'Email',
    control: 'input',
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    required: true,
    maxLength: 254,
    missing: 'Enter your email address.',
  },
  {
    name: 'status',
    label: 'Where are you up to?',
    control: 'select',
    type: 'text',
    autoComplete: 'off',
    inputMode: 'text',
    required: false,
    maxLength: 60,
    missing: '',
  },
  {
    name: 'message',
    label: 'Message',
    control: 'textarea',
    type: 'text',
    autoComplete: 'off',
    inputMode: 'text',
    required: false,
    maxLength: 2000,
    missing: '',
  },
]

export type EnquiryValues = Readonly<Record<EnquiryField, string>>

export const emptyEnquiry: EnquiryValues = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  status: enquiryStatuses[0],
  message: '',
}

/** What a browser accepts in an email field, by the HTML standard. */
const browserEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** Beyond this no address is valid, and a long text would make the check slow. */
const EMAIL_CHARACTERS = 254

/** As the browser checks it, which trims first. */
export function isEmail(text: string): boolean {
  const email = text.trim()
  return email.length <= EMAIL_CHARACTERS && browserEmail.test(email)
}

const EMAIL_MESSAGE = 'Enter an email address in the form name@mail.example.'

export interface FieldProblem<F extends string = EnquiryField> {
  field: F
  message: string
}

/** What stands in the way of sending, in the order of the fields. §5: presence, and the browser's own check of emails. */
export function checkEnquiry(values: EnquiryValues): FieldProblem[] {
  return enquiryFields.flatMap(({ name, required, missing }) => {
    const isEmpty = values[name].trim() === ''
    if (required && isEmpty) return [{ field: name, message: missing }]
    return name === 'email' && !isEmail(values.email) ? [{ field: name, message: EMAIL_MESSAGE }] : []
  })
}

/** The newsletter's one field (§5): required, and the browser's own check. */
export function checkNewsletter({ email }: { email: string }): FieldProblem<'email'>[] {
  if (email.trim() === '') return [{ field: 'email', message: 'Enter your email address.' }]
  return isEmail(email) ? [] : [{ field: 'email', message: EMAIL_MESSAGE }]
}

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
export type Enquiry = z.infer<typeof enquirySchema>

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
export type LeadKind = Lead['kind']

/** A lead as the device keeps it. */
export const outboxEntrySchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  /** ISO date and time. */
  savedAt: z.iso.datetime(),
  lead: leadSchema,
})
export type OutboxEntry = z.infer<typeof outboxEntrySchema>
