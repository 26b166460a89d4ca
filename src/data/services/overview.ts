import type { SiteLink, Texts } from '~/data/site/links'

/** Texts of the services overview, §2.17. */
export const servicesHero = {
  title: 'Services',
  description:
    'Seven services for organisations, job seekers and researchers: skills, compliance, careers, AI training, auditing and research support.',
  headline: 'Expert help, with people behind every result',
  text: 'Choose one service or combine several. Each begins with a conversation, ends with something you keep, and says beforehand what it costs and how long it takes.',
  proposal: { label: 'Request Proposal', link: { to: '/contact', search: { type: 'proposal' } } },
  /** Opens the provider's scheduling link in a new tab. */
  discovery: { label: 'Book Discovery Call' },
} as const satisfies Texts

export type SuccessStory = Readonly<{
  title: string
  text: string
  result: string
  /** The service behind the story. */
  link: SiteLink
  sample: true
}>

/** §2.17: three success stories. */
export const successStories: readonly SuccessStory[] = [
  {
    title: 'A regional care provider plans its training a year ahead',
    text: 'Eight managers kept eight training lists. One skills register now shows which certificates lapse each month and which teams have nobody to cover a missing skill.',
    result: 'Overdue mandatory training fell from 19% to 4% in two quarters.',
    link: { to: '/services/$serviceSlug', params: { serviceSlug: 'workforce-readiness' } },
    sample: true,
  },
  {
    title: 'A training organisation passes its policy review in two days',
    text: 'Its policies named roles that no longer existed. We rewrote 51 procedures in plain language and tied each to the evidence that proves it.',
    result: 'Audit preparation took 40% less time than the year before.',
    link: { to: '/services/$serviceSlug', params: { serviceSlug: 'compliance-consulting' } },
    sample: true,
  },
  {
    title: 'A council library teaches its own staff to use AI',
    text: 'Four champions learned to test a task, check the result and write down the risk. They then ran ten one-hour sessions for their colleagues.',
    result: '86 of 94 staff took part, and 23 tasks were kept.',
    link: { to: '/services/$serviceSlug', params: { serviceSlug: 'ai-training' } },
    sample: true,
  },
]
