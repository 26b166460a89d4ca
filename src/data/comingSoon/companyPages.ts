import type { ComingSoonPage } from './comingSoonPage'
import { goTo } from './meanwhileLinks'

export const companyPages: readonly ComingSoonPage[] = [
  {
    link: { to: '/about' },
    title: 'About us',
    description:
      'Coming soon: who we are, how we teach, who our trainers are and how we handle quality and complaints.',
    what: 'Who we are and how we work: our trainers, our two companies, how courses are reviewed and what we did about past complaints.',
    forWhom: 'For students, families, employers and partners who want to know whom they deal with.',
    meanwhile: [
      goTo.contact,
      goTo.services,
      {
        label: 'What sample figures mean',
        text: 'How to read the statistics on this site.',
        link: { to: '/faq', hash: 'sample-figures' },
      },
    ],
  },
  {
    link: { to: '/privacy' },
    title: 'Privacy',
    description:
      'Coming soon: our complete privacy policy in plain English. The main points already stand in our terms.',
    what: 'The complete privacy policy: what we collect, why, how long it is kept, who sees it and how to have it corrected or removed.',
    forWhom: 'For everyone who sends us an enquiry, enrols or subscribes to the newsletter.',
    meanwhile: [
      {
        label: 'Personal information in our terms',
        text: 'The rules that already apply.',
        link: { to: '/terms-of-service', hash: 'personal-information' },
      },
      {
        label: 'Your contact details',
        text: 'How to see, correct or remove them.',
        link: { to: '/faq', hash: 'my-details' },
      },
    ],
  },
  {
    link: { to: '/terms' },
    title: 'Terms in short',
    description:
      'Coming soon: a one-page summary of our terms. The complete Terms of Service are already published.',
    what: 'A one-page summary of the terms with the points that people ask about most: prices, cancellation, refunds and your rights.',
    forWhom: 'For visitors and learners who want the main points before they read the whole document.',
    meanwhile: [goTo.terms, goTo.enrolling],
  },
  {
    link: { to: '/pricing' },
    title: 'Pricing',
    description:
      'Coming soon: all our prices in one place. What each course costs is there already, paid upfront or by the week.',
    what: 'The price of every course, program and workshop in one place, and what an employer pays for a group. The courses are there already; the rest will follow.',
    forWhom: 'For students and employers who plan a budget.',
    meanwhile: [
      {
        label: 'Fees and payment',
        text: 'How to pay and what is included.',
        link: { to: '/faq', hash: 'fees' },
      },
      {
        label: 'Courses by price',
        text: 'The catalogue can be sorted by lowest price.',
        link: { to: '/courses' },
      },
      goTo.programs,
    ],
  },
]
