import { addressLine, company } from '~/data/company'
import { answers } from '~/data/enquiry/answers'
import type { Texts } from '~/data/site/links'
import { definePage, home, type Page } from '~/data/site/page'

const contactPage = {
  title: 'Contact us',
  description:
    'Ask about a course, a program or a service: enquiry form, phone numbers, opening hours and addresses, with the way to our door in words.',
  headline: 'Ask a person',
  text: answers.enquiry,
  beforeYouWrite: {
    text: 'Many questions are already answered.',
    label: 'Questions and answers',
    link: { to: '/faq' },
  },
} as const satisfies Texts

interface Place {
  name: string
  address: string
  /** The way there in words, in place of a map from another site; a postal address has none. */
  directions?: string
}

const places: readonly Place[] = [
  {
    name: company.office.melbourne.name,
    address: addressLine(company.office.melbourne),
    directions:
      'Enter from Sample Lane through the glass door. The entrance has no step, and the lift opens beside it. On Level 4 turn left: reception is the first door. There is an accessible toilet on the same level. Visits are by appointment, so please call first.',
  },
  {
    name: company.office.sydney.name,
    address: addressLine(company.office.sydney),
    directions:
      'Suite 2 is on the ground floor, to the right of the main entrance. A ramp runs beside the stairs, and the door has a bell at sitting height. Bicycles can stand in the courtyard. Visits are by appointment, so please call first.',
  },
  { name: company.office.postal.name, address: addressLine(company.office.postal) },
]

interface Mailbox {
  label: string
  address: string
}

const mailboxes: readonly Mailbox[] = [
  { label: 'Courses and enrolment', address: company.email.admissions },
  { label: 'Help while you study', address: company.email.support },
  { label: 'Organisations', address: company.email.organisations },
  { label: 'Your personal details', address: company.email.privacy },
]

export interface ContactContent {
  texts: typeof contactPage
  places: readonly Place[]
  mailboxes: readonly Mailbox[]
}

/** §2.3. */
export const contactPageSource = definePage(
  'contact',
  [{ to: '/contact' }],
  (): Page<ContactContent> => ({
    head: { title: contactPage.title, description: contactPage.description, path: '/contact', index: true },
    trail: [home, { label: contactPage.title }],
    content: { texts: contactPage, places, mailboxes },
  }),
)
