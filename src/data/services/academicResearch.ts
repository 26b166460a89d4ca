import type { Service } from './service'
import { serviceTitles } from './serviceTitles'

export const academicResearch: Service = {
  id: 4,
  slug: 'academic-research',
  title: serviceTitles['academic-research'],
  description:
    'Workshops and consulting for academic staff and research groups: literature reviews, research methods, AI policy and academic integrity.',
  icon: 'open-book',
  features: [
    'Systematic and scoping review design',
    'Search strategies that another team can repeat',
    'Survey and interview design sessions',
    'Statistics clinics in everyday language',
    'Responsible-use rules for AI in research and teaching',
    'Assessment redesign for academic integrity',
    'Data management plans for ethics applications',
  ],
  hue: 'design_technology',
  link: { to: '/services/$serviceSlug', params: { serviceSlug: 'academic-research' } },
  status: 'New',
  category: 'Research',
  hero: {
    headline: 'Research that another person could check and repeat',
    text: 'Good methods save months. We work with schools, research centres and single projects on the parts that reviewers question most: how the literature was searched, why the sample is enough, what the model did and who checked it. We advise and teach; the thinking and the writing stay yours.',
    points: [
      'Sessions built round your project rather than a textbook case',
      'Integrity first: we never write or edit assessable work',
      'Templates that you keep and may share with your group',
    ],
  },
  demo: {
    title: 'Bring a protocol and see how a methods review reads it',
    text: 'Choose a protocol, search log or survey draft and follow it to the next page. Nothing is sent or assessed there. The page says what a methods review covers and how to book one.',
    points: [
      'Research question and the design that answers it',
      'Databases and search terms, for a literature review',
      'Instrument or codebook without any participant data',
    ],
    accepted: 'CSV, PDF or Word',
  },
  programs: [
    {
      title: 'Literature Reviews That Hold Up',
      duration: '4 weeks',
      level: 'Foundation',
      price: 279,
      features: [
        'Turn a topic into a question that can be searched',
        'Keep a search log and a screening record',
        'Use AI tools for screening with a human check',
      ],
    },
    {
      title: 'Assessment and Integrity in the Age of AI',
      duration: '5 weeks',
      level: 'Intermediate',
      price: 429,
      features: [
        'Redesign one assessment task for your own unit',
        'Write student guidance on permitted AI use',
        'Handle suspected misconduct fairly and on record',
        'Peer review with academics from other fields',
      ],
    },
  ],
  caseStudies: [
    {
      title: 'A nursing school with one shared review method',
      description:
        'Nine supervisors taught nine ways of doing a scoping review. Together we wrote a common protocol, a search log and a marking guide, then ran three workshops for staff and 40 honours students.',
      metrics: [
        { label: 'Protocols accepted at first reading', value: '55% to 81%' },
        { label: 'Staff and students trained', value: '49' },
      ],
      sample: true,
    },
    {
      title: 'An AI policy that tutors can apply',
      description:
        'A faculty had an AI policy of 14 pages and many appeals. We reduced it to a one-page decision table with worked cases for each assessment type, and trained tutors to explain it in the first week.',
      metrics: [
        { label: 'Length of the guidance', value: '14 pages to 1' },
        { label: 'Appeals in a semester', value: '23 to 8' },
        { label: 'Tutors briefed', value: '62' },
      ],
      sample: true,
    },
  ],
}
