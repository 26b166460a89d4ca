import type { Texts } from '~/data/site/links'

/** Texts of the home page in the order of §2.2. The programs, courses and services themselves come from their own lists. */
export const homeSections = {
  /** §2.2, §1: the promise holds once a goal is picked. */
  hero: {
    heading: 'Browse and compare courses Australia-wide',
    text: 'Pick a learning goal and get a personalised course list in under 30 seconds.',
    legend: 'What is your goal?',
    browse: { label: 'Just browse all courses', link: { to: '/courses' } },
    note: 'Vocational courses, short courses and AI programs. No government-funded courses are offered.',
  },
  categories: {
    heading: 'Find your industry',
    text: 'Five fields, from early childhood to cyber security.',
    all: { label: 'See all categories', link: { to: '/categories' } },
  },
  finder: {
    heading: 'Course finder',
    text: 'Type a word from a title or choose a level.',
    all: { label: 'Browse all courses', link: { to: '/courses' } },
  },
  services: {
    eyebrow: 'AI services',
    heading: 'Help with skills, standards and AI',
    text: 'Seven services for organisations, job seekers and researchers. A person checks every result.',
    all: { label: 'See all services', link: { to: '/services' } },
  },
  programs: {
    eyebrow: 'Job-ready programs',
    heading: 'A new skill in 4 to 16 weeks',
    text: 'Micro-credentials with a project at the end. They do not lead to an AQF qualification.',
    all: { label: 'See all programs', link: { to: '/programs' } },
  },
  organisations: {
    eyebrow: 'For organisations',
    heading: 'Plan your team’s skills before the gap shows',
    text: 'Map what your staff can do, see what the next year asks for, and train only where it counts.',
    points: [
      'Skills and cover risk on one page',
      'Policy pre-review before an audit',
      'A costed plan for each staff level',
    ],
    more: { label: 'See what we do for organisations', link: { to: '/for-organisations' } },
    calculator: { label: 'Work out your ROI', link: { to: '/tools/roi-calculator' } },
  },
  /** §2.23: the upload itself is a machine of its own. */
  gapAnalysis: {
    heading: 'Start with a skills list',
    text: 'Choose a staff skills file to bring to the gap analysis. It stays on your device and is not analysed automatically.',
    action: 'Generate Gap Analysis',
    more: { label: 'What the analysis will show', link: { to: '/tools/gap-analysis' } },
  },
  employment: {
    eyebrow: 'Employment pathways',
    heading: 'Into work, back to work, or on to better work',
    text: 'See what a role pays, what it asks for and which step comes first. Then practise it with an adviser.',
    more: { label: 'Explore employment pathways', link: { to: '/employment-pathways' } },
    wizard: { label: 'Try the career wizard', link: { to: '/tools/career-wizard' } },
    careers: { label: 'Read about careers', link: { to: '/careers' } },
  },
  academic: {
    eyebrow: 'Academic research',
    heading: 'Methods that stand up to a second look',
    text: 'Workshops for academics and research groups on literature reviews, integrity and responsible AI.',
    topics: [
      {
        label: 'Literature review',
        link: { to: '/academic/$service', params: { service: 'literature-review' } },
      },
      {
        label: 'Integrity systems',
        link: { to: '/academic/$service', params: { service: 'integrity-systems' } },
      },
      {
        label: 'Research workshops',
        link: { to: '/academic/$service', params: { service: 'research-workshops' } },
      },
      { label: 'Thesis support', link: { to: '/academic/$service', params: { service: 'thesis-support' } } },
    ],
    more: {
      label: 'Academic & Research Support',
      link: { to: '/services/$serviceSlug', params: { serviceSlug: 'academic-research' } },
    },
    overview: { label: 'What is coming for academics', link: { to: '/academic-research' } },
  },
  research: {
    eyebrow: 'Research students',
    heading: 'Thinking of a Masters or PhD?',
    text: 'Sharpen the question, find a supervisor and plan the years. We coach; every word of the thesis is yours.',
    steps: ['A question that can be answered', 'A supervisor who works on it', 'A plan with time to spare'],
    more: {
      label: 'Research Student Services',
      link: { to: '/services/$serviceSlug', params: { serviceSlug: 'research-students' } },
    },
    consult: {
      label: 'Book a research consult',
      link: { to: '/contact', search: { type: 'research-consult' } },
    },
    overview: { label: 'What is coming for research students', link: { to: '/research-students' } },
  },
} as const satisfies Texts

/** §2.26: the 'difference' banner. */
export const differenceBanner = {
  heading: 'The difference',
  points: [
    {
      heading: 'Self-paced with no deadline',
      text: 'Lessons wait for you. Move quickly in a quiet week and slowly in a full one.',
    },
    {
      heading: 'Study anywhere on any device',
      text: 'Phone, tablet or computer: your place is kept on each.',
    },
    { heading: 'No exams', text: 'Projects and practical tasks show what you can do.' },
  ],
  action: { label: 'Find out more', link: { to: '/studying-online' } },
} as const satisfies Texts
