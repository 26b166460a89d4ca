/** The enquiry form's status options of §3, in its order. */
export const enquiryStatuses = [
  'Just researching',
  'Need help choosing a course',
  'Ready to enrol',
  'Looking for funding info',
] as const

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
export const enquiryFields: readonly [EnquiryFieldInfo, ...EnquiryFieldInfo[]] = [
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
export const EMAIL_CHARACTERS = 254

/** As the browser checks it, which trims first. */
export function isEmail(text: string): boolean {
  const email = text.trim()
  return email.length <= EMAIL_CHARACTERS && browserEmail.test(email)
}

/** Said of a text that is no address. */
export const EMAIL_MESSAGE = 'Enter an email address in the form name@mail.example.'

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
