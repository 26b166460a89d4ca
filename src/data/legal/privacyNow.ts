import { company } from '~/data/company'
import { DRAFT_DAYS, KEPT_DAYS } from '~/data/device/keptDays'
import { enquiriesAreSent } from '~/data/enquiry/answers'
import { enquiryFields } from '~/data/enquiry/enquiry'

const listed = (words: readonly string[]) => words.join(', ').toLowerCase()
const labels = (isRequired: boolean) =>
  listed(enquiryFields.filter(({ required }) => required === isRequired).map(({ label }) => label))

const goes = enquiriesAreSent
  ? 'It is sent to us. Until it arrives, and as a copy for you, it is kept in this browser.'
  : 'It is kept in this browser and sent nowhere.'

/** What can be said of privacy before the complete policy stands. */
export const privacyNow = {
  forms: [
    {
      form: 'Enquiry, on course, program and service pages and under Contact',
      asks: `Needed: ${labels(true)}. If you like: ${labels(false)}.`,
      why: 'To answer your question. Nothing else is done with it.',
      where: goes,
    },
    {
      form: 'Newsletter, at the foot of each page',
      asks: 'An e-mail address.',
      why: 'To send one letter a month.',
      where: goes,
    },
    {
      form: 'Course finder',
      asks: 'Goal, subject, how and when you want to study, budget and hours.',
      why: 'To work out a list of courses, which your browser does by itself.',
      where: goes,
    },
    {
      form: 'Career wizard and calculators',
      asks: 'Your situation, skills and figures.',
      why: 'To work out results, which your browser does by itself.',
      where:
        'Answers of the wizard are kept in this browser. Figures stand in the address of the page, so a link that you share holds them.',
    },
    {
      form: 'Files that you choose in a tool',
      asks: 'A file of at most 5 MB.',
      why: 'To check its type and size and to show its name.',
      where: 'It stays on your device. It is neither sent nor kept.',
    },
  ],
  device: `There is no account, no cookie for advertising and no counter of visits. What you save or type is kept by your browser. It goes when you have not changed it for ${KEPT_DAYS} days; a form that you began goes after ${DRAFT_DAYS} days. Below is every kind of thing that this site can keep, with what there is of it now.`,
  rights: [
    'You may ask what we hold about you, have it corrected, or have it removed. Write to the address below, from the e-mail address that you used, or call. We ask a question or two to be sure that it is you.',
    'If you think that we handled your details badly, tell us first, with what happened and when. A person who did not deal with your case reads it and answers in writing. The Terms of Service say how a complaint goes on from there.',
    'If our answer does not settle it, you can complain to the Office of the Australian Information Commissioner, which looks into how organisations handle personal information. Complaining costs nothing, and it has no effect on your place in a course.',
  ],
  contact: { label: company.email.privacy, href: `mailto:${company.email.privacy}` },
} as const
