import type { ComingSoonPage } from './comingSoonPage'
import { goTo } from './meanwhileLinks'

export const resourcePages: readonly ComingSoonPage[] = [
  {
    link: { to: '/resources' },
    title: 'Resources',
    description:
      'Coming soon: free guides, templates and webinars for learners, job seekers, organisations and researchers.',
    what: 'A library of guides, templates and recorded webinars, sorted by what you want to do and free to use without an account.',
    forWhom:
      'For learners, job seekers, managers and researchers who want to work something out alone first.',
    meanwhile: [goTo.blog, goTo.faq, goTo.careers],
  },
  {
    link: { to: '/resources/$', params: { _splat: 'guides' } },
    parent: { to: '/resources' },
    title: 'Guides',
    description:
      'Coming soon: short guides on AI, choosing a course, recognition of prior learning and paying for study.',
    what: 'Guides of ten minutes or less that end with a checklist. The first three cover AI fundamentals, choosing a course and recognition of prior learning.',
    forWhom: 'For anyone who prefers to read before talking with an adviser.',
    meanwhile: [goTo.blog, goTo.faq],
  },
  {
    link: { to: '/resources/$', params: { _splat: 'guides/ai-fundamentals' } },
    parent: { to: '/resources/$', params: { _splat: 'guides' } },
    title: 'Guide: AI fundamentals',
    description:
      'Coming soon: a plain-English guide to what AI is, what it does well, where it fails and how to check it.',
    what: 'A plain-English guide to how language models work, five tasks they suit, five they do not, and a routine for checking what they give you.',
    forWhom: 'For people without a technical background who meet AI tools at work or in study.',
    meanwhile: [
      {
        label: 'AI Essentials for Work',
        text: 'A Foundation program with the same ground and more practice.',
        link: { to: '/programs/$slug', params: { slug: 'ai-essentials-for-work' } },
      },
      goTo.aiTraining,
    ],
  },
  {
    link: { to: '/resources/$', params: { _splat: 'guides/choosing-a-course' } },
    parent: { to: '/resources/$', params: { _splat: 'guides' } },
    title: 'Guide: choosing a course',
    description:
      'Coming soon: how to read a course page, compare codes, hours and costs, and ask the right questions first.',
    what: 'A guide to reading a course page: codes, delivery, hours, placement, total cost and the seven questions to ask any provider.',
    forWhom: 'For people who compare two or three courses and are not sure what matters.',
    meanwhile: [goTo.courses, goTo.courseWizard],
  },
  {
    link: { to: '/resources/$', params: { _splat: 'guides/recognition-of-prior-learning' } },
    parent: { to: '/resources/$', params: { _splat: 'guides' } },
    title: 'Guide: recognition of prior learning',
    description:
      'Coming soon: what counts as evidence for RPL, how to collect it and how an assessor decides, unit by unit.',
    what: 'A guide with examples of strong and weak evidence, a sheet to map your work to units, and what happens when evidence is not enough.',
    forWhom: 'For people with experience and no certificate, and for those with overseas qualifications.',
    meanwhile: [
      {
        label: 'RPL in short',
        text: 'A first answer in our questions and answers.',
        link: { to: '/faq', hash: 'recognition-of-prior-learning' },
      },
      goTo.advisor,
    ],
  },
  {
    link: { to: '/resources/$', params: { _splat: 'templates' } },
    parent: { to: '/resources' },
    title: 'Templates',
    description:
      'Coming soon: templates for skills registers, study plans and improvement logs that open in any office program.',
    what: 'Templates that open in any office program: a skills register, a study planner and a continuous improvement log, each with a filled-in example.',
    forWhom: 'For team leaders, learners and quality staff.',
    meanwhile: [goTo.gapAnalysis, goTo.organisations],
  },
  {
    link: { to: '/resources/$', params: { _splat: 'templates/staff-skills-register' } },
    parent: { to: '/resources/$', params: { _splat: 'templates' } },
    title: 'Template: staff skills register',
    description:
      'Coming soon: a skills register with roles, levels and expiry dates for teams of five to two hundred people.',
    what: 'A spreadsheet with roles, skills, levels and expiry dates, and a summary sheet that shows which skills only one person has.',
    forWhom: 'For managers of teams from five to two hundred people.',
    meanwhile: [goTo.gapAnalysis, goTo.calculator],
  },
  {
    link: { to: '/resources/$', params: { _splat: 'templates/study-planner' } },
    parent: { to: '/resources/$', params: { _splat: 'templates' } },
    title: 'Template: study planner',
    description:
      'Coming soon: a weekly study planner that starts from your work and family hours, not from an ideal week.',
    what: 'A weekly planner that begins with the hours you do not have, then finds realistic study blocks and a catch-up slot.',
    forWhom: 'For people who study beside work, family or both.',
    meanwhile: [goTo.studying, goTo.programs],
  },
  {
    link: { to: '/resources/$', params: { _splat: 'webinars' } },
    parent: { to: '/resources' },
    title: 'Webinars',
    description:
      'Coming soon: recorded webinars of under an hour with captions, slides and the questions that people asked.',
    what: 'Webinars of under an hour with captions, a transcript, slides and written answers to the questions that there was no time for.',
    forWhom: 'For people who like to hear someone explain a subject.',
    meanwhile: [goTo.blog, goTo.studying],
  },
  {
    link: { to: '/resources/$', params: { _splat: 'webinars/ai-at-work-introduction' } },
    parent: { to: '/resources/$', params: { _splat: 'webinars' } },
    title: 'Webinar: an introduction to AI at work',
    description:
      'Coming soon: a 45-minute webinar on first uses of AI at work, with three live examples and their mistakes.',
    what: 'A 45-minute session with three live examples: a roster message, a policy summary and a table. The mistakes are left in and corrected.',
    forWhom: 'For staff and managers who have not used AI at work yet.',
    meanwhile: [goTo.aiTraining, goTo.programs],
  },
  {
    link: { to: '/resources/$', params: { _splat: 'webinars/planning-a-research-degree' } },
    parent: { to: '/resources/$', params: { _splat: 'webinars' } },
    title: 'Webinar: planning a research degree',
    description:
      'Coming soon: a webinar on questions, supervisors, time and money before you apply for a Masters or PhD.',
    what: 'A 50-minute session on the four things to settle before you apply: the question, the supervisor, your time and your income.',
    forWhom: 'For graduates who have a topic in mind and no application yet.',
    meanwhile: [goTo.researchService, goTo.researchConsult],
  },
  {
    link: { to: '/resources/$', params: { _splat: 'ai-readiness-checklist' } },
    parent: { to: '/resources' },
    title: 'AI readiness checklist',
    description:
      'Coming soon: a one-page checklist that shows whether your organisation is ready to try AI, and what comes first.',
    what: 'One page with twenty questions about data, rules, people and money. Each answer of no comes with a first step.',
    forWhom: 'For owners, directors and managers before their first AI project.',
    meanwhile: [goTo.calculator, goTo.organisations],
  },
  {
    link: { to: '/resources/$', params: { _splat: 'paying-for-study' } },
    parent: { to: '/resources' },
    title: 'Paying for study',
    description:
      'Coming soon: a worksheet that adds up the full cost of a course, with instalments, travel, checks and lost hours.',
    what: 'A worksheet for the full cost of a course: fees, instalments, checks, travel to placement and the paid hours that you give up.',
    forWhom: 'For anyone who pays for study alone or shares the cost with an employer.',
    meanwhile: [
      {
        label: 'Fees and payment',
        text: 'Prices, instalments and what is included.',
        link: { to: '/faq', hash: 'fees' },
      },
      goTo.courses,
    ],
  },
]
