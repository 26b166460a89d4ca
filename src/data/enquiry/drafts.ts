import { choice, freeText, tolerant } from '~/data/site/tolerantFields'
import { EMAIL_CHARACTERS, type EnquiryField, enquiryFields, enquiryStatuses } from './enquiry'

const maxLengths = new Map<string, number>(enquiryFields.map(({ name, maxLength }) => [name, maxLength]))
const typed = (field: EnquiryField) => freeText(maxLengths.get(field) ?? 0)

/** What a device kept of an enquiry that was not sent. */
export const enquiryDraftSchema = tolerant({
  firstName: typed('firstName'),
  lastName: typed('lastName'),
  phone: typed('phone'),
  email: typed('email'),
  status: choice(enquiryStatuses, enquiryStatuses[0]),
  message: typed('message'),
})

/** The same for the newsletter. */
export const newsletterDraftSchema = tolerant({ email: freeText(EMAIL_CHARACTERS) })

/** Said in a form that holds again what was typed before. */
export const givenBack = 'What you typed before is here again. It has not been sent.'
