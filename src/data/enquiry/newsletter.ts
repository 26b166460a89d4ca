import { contactDoubts } from './contactDoubts'
import { EMAIL_MESSAGE, type FieldProblem, isEmail } from './enquiry'

export type NewsletterValues = Readonly<Record<'email', string>>

export const emptyNewsletter: NewsletterValues = { email: '' }

/** The browser checks first (§5); this names what it let through, and what nobody would take all the same. */
export const checkNewsletter = ({ email }: NewsletterValues): FieldProblem<'email'>[] =>
  isEmail(email) ? [] : [{ field: 'email', message: EMAIL_MESSAGE }]

/** What looks unusual of it, to be asked once. */
export const emailDoubts = ({ email }: NewsletterValues): FieldProblem<'email'>[] =>
  contactDoubts({ email }).map(({ message }) => ({ field: 'email', message }))

/** Where the address is now. */
export const newsletterKept = {
  device: 'Your address is kept on this device and has not been sent anywhere.',
  endpoint: 'Your address is on our list.',
  outbox: 'Your address could not be sent yet. It is kept in this browser and is sent as soon as that works.',
} as const
