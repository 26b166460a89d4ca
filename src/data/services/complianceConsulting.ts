import type { Service } from './service'
import { serviceTitles } from './serviceTitles'

export const complianceConsulting: Service = {
  id: 2,
  slug: 'compliance-consulting',
  title: serviceTitles['compliance-consulting'],
  description:
    'Practical help for training, disability and aged care providers: registration, policy review, audit preparation and day-to-day governance.',
  icon: 'clipboard-check',
  features: [
    'Gap review against the Standards for RTOs 2025',
    'NDIS Practice Standards self-assessment support',
    'Aged care quality standards readiness check',
    'Policy and procedure review with tracked changes',
    'Mock audit with interviews and a file sample',
    'Continuous improvement register that staff keep using',
    'Governance briefing for directors and owners',
  ],
  hue: 'education',
  link: { to: '/services/$serviceSlug', params: { serviceSlug: 'compliance-consulting' } },
  status: 'Featured',
  category: 'Compliance',
  hero: {
    headline: 'Be ready for the audit on an ordinary Tuesday',
    text: 'A folder written for the auditor does not help the people who use it. We review what your staff really do, compare it with the standard that applies, and rewrite only what differs. Your team keeps short procedures, a register of evidence and a calendar that says who checks what and when.',
    points: [
      'Consultants who have prepared evidence from the provider’s side',
      'Findings ranked by the risk to learners, participants and residents',
      'Plain-language procedures of two pages or less',
    ],
  },
  demo: {
    title: 'Bring one policy and see how a review marks it up',
    text: 'Choose a policy or an evidence list and follow it to the next page. A consultant reads policies, not a program, so the page explains what a review covers and how to book one.',
    points: [
      'One policy or procedure in its current version',
      'The standard or clause that it is meant to meet, where you know it',
      'The date on which it was last reviewed and by whom',
    ],
    accepted: 'CSV, PDF or Word',
  },
  programs: [
    {
      title: 'Audit Evidence for Busy Teams',
      duration: '3 weeks',
      level: 'Foundation',
      price: 299,
      features: [
        'What counts as evidence, with good and weak examples',
        'Build a register that takes ten minutes a week',
        'Practice interview with written feedback',
      ],
    },
    {
      title: 'Internal Auditor Practice: RTO, NDIS and Aged Care',
      duration: '8 weeks',
      level: 'Advanced',
      price: 599,
      features: [
        'Plan and run one internal audit in your own organisation',
        'Write findings that people can act on',
        'Track corrective actions to a proven close',
        'Two one-to-one sessions with a consultant',
      ],
    },
  ],
  caseStudies: [
    {
      title: 'A training organisation that cut its policy set by half',
      description:
        'An RTO with 112 policies could not say which of them staff used. We mapped each to a standard, merged duplicates and retired the rest. Trainers now find the right procedure from one index, and the annual review fits into two days.',
      metrics: [
        { label: 'Policies after the review', value: '112 to 51' },
        { label: 'Audit preparation time', value: '−40%' },
        { label: 'Days for the annual review', value: '2' },
      ],
      sample: true,
    },
    {
      title: 'A support provider ready for its first NDIS certification',
      description:
        'A provider with 30 support workers had good practice and thin records. Over ten weeks we set up incident, complaint and worker-screening registers, trained team leaders to keep them, and held a mock audit with participant interviews.',
      metrics: [
        { label: 'Open findings in the mock audit', value: '17 to 3' },
        { label: 'Worker screening records complete', value: '100%' },
      ],
      sample: true,
    },
  ],
}
