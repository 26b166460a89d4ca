import type { Service } from './service'
import { serviceTitles } from './serviceTitles'

export const aiAuditing: Service = {
  id: 6,
  slug: 'ai-auditing',
  title: serviceTitles['ai-auditing'],
  description:
    'Find compliance risks before an audit does: policy pre-review, evidence sampling and trend reports, with a person behind every finding.',
  icon: 'magnifier',
  features: [
    'Policy pre-review against the standard you choose',
    'Evidence sampling across all sites, not a chosen few',
    'Trend reports on incidents, complaints and feedback',
    'Early signals of staffing and training risk',
    'Every finding confirmed by a qualified reviewer',
    'Log of what the model read and what it suggested',
    'Quarterly improvement meeting with your managers',
  ],
  hue: 'health',
  link: { to: '/services/$serviceSlug', params: { serviceSlug: 'ai-auditing' } },
  status: 'New',
  category: 'AI',
  hero: {
    headline: 'See the pattern before it becomes a finding',
    text: 'Software reads more records than any team can: every incident note, every policy clause, every training date. It also makes mistakes. Our reviewers use it to sort and sample, then check each finding by hand before you see it. You receive fewer pages, in order of risk, with the evidence attached.',
    points: [
      'Human review before anything is called a finding',
      'Your records stay in Australia and are deleted when the review ends',
      'Clear statement of what was read and what was left out',
    ],
  },
  demo: {
    title: 'Bring an evidence list and see how sampling works',
    text: 'Choose a policy or a list of records and follow it to the next page. No automatic audit runs on this website. The page shows what a review reports and how to arrange one.',
    points: [
      'List of records with date, type and site',
      'The standard and the period under review',
      'No names of participants, residents or students',
    ],
    accepted: 'CSV, PDF or Word',
  },
  programs: [
    {
      title: 'Reading Compliance Data',
      duration: '4 weeks',
      level: 'Intermediate',
      price: 389,
      features: [
        'Turn incident and complaint logs into three clear charts',
        'Tell a trend from a run of bad luck',
        'Write a one-page report that leads to a decision',
      ],
    },
    {
      title: 'Using AI in Audit, Responsibly',
      duration: '8 weeks',
      level: 'Advanced',
      price: 589,
      features: [
        'Where models help in an audit and where they mislead',
        'Set up sampling with a human check',
        'Keep a record that a regulator can follow',
        'Final project on your own de-identified data',
      ],
    },
  ],
  caseStudies: [
    {
      title: 'An aged care group with one view of its incidents',
      description:
        'Five homes reported incidents in five formats. We brought 3,400 notes into one set of categories, with reviewers checking a sample of each. Night-time falls on two wings stood out and rosters were changed.',
      metrics: [
        { label: 'Notes brought into one format', value: '3,400' },
        { label: 'Night-time falls after the change', value: '−18%' },
        { label: 'Categories corrected by reviewers', value: '7%' },
      ],
      sample: true,
    },
    {
      title: 'An RTO that found expired trainer records early',
      description:
        'A training organisation with 85 trainers checked currency records once a year. A monthly read of the register now lists what will lapse in ninety days, and a coordinator confirms each line.',
      metrics: [
        { label: 'Lapsed records at the next audit', value: '11 to 0' },
        { label: 'Coordinator time a month', value: '2 hours' },
      ],
      sample: true,
    },
  ],
}
