import type { MeanwhileLink } from './comingSoonPage'

/** Finished pages that several placeholder pages point to. */
export const goTo = {
  academicService: {
    label: 'Academic & Research Support',
    text: 'What our consultants and workshops cover today.',
    href: '/services/academic-research',
  },
  researchService: {
    label: 'Research Student Services',
    text: 'Coaching for a proposal, a supervisor search and a study plan.',
    href: '/services/research-students',
  },
  researchConsult: {
    label: 'Book a research consult',
    text: 'Tell us your topic and stage, and a coach replies.',
    href: '/contact?type=research-consult',
  },
  researchConsultation: {
    label: 'Book a research consultation',
    text: 'A longer conversation about your research degree.',
    href: '/contact?type=research-consultation',
  },
  workshop: {
    label: 'Ask for a workshop',
    text: 'Say what your group needs and when.',
    href: '/contact?type=workshop',
  },
  courses: {
    label: 'Browse courses',
    text: 'Search, filter and compare every course.',
    href: '/courses',
  },
  courseWizard: {
    label: 'Course wizard',
    text: 'Four short steps to a list that fits your goal.',
    href: '/course-wizard',
  },
  programs: {
    label: 'Job-ready programs',
    text: 'Short programs over three levels, from 4 to 16 weeks.',
    href: '/programs',
  },
  aiTraining: {
    label: 'AI training and workshops',
    text: 'Hands-on sessions built on your own tasks.',
    href: '/services/ai-training',
  },
  careerWizard: {
    label: 'Career wizard',
    text: 'Compare five pathways with your own answers.',
    href: '/tools/career-wizard',
  },
  careers: {
    label: 'Career hub',
    text: 'Roles with pay, skills and outlook.',
    href: '/careers',
  },
  advisor: {
    label: 'Talk to a career advisor',
    text: 'Ask about your next step and the courses for it.',
    href: '/contact?type=career-advisor',
  },
  employment: {
    label: 'Employment pathways',
    text: 'Steps into work, back to work or to a new field.',
    href: '/employment-pathways',
  },
  blog: {
    label: 'Blog',
    text: 'Practical articles on study, careers and costs.',
    href: '/blog',
  },
  faq: {
    label: 'Questions and answers',
    text: 'Courses, enrolling, fees, study and services.',
    href: '/faq',
  },
  enrolling: {
    label: 'How to enrol',
    text: 'Five steps, with what each one takes.',
    href: '/how-to-enroll',
  },
  studying: {
    label: 'Studying online',
    text: 'The platform, your trainer and assessment.',
    href: '/studying-online',
  },
  contact: {
    label: 'Contact us',
    text: 'Phone numbers, hours, addresses and a form.',
    href: '/contact',
  },
  gapAnalysis: {
    label: 'Gap analysis',
    text: 'What an analysis shows, and a template to fill in.',
    href: '/tools/gap-analysis',
  },
  calculator: {
    label: 'ROI calculator',
    text: 'An estimate from six figures of your own.',
    href: '/tools/roi-calculator',
  },
  services: {
    label: 'All services',
    text: 'Seven services, each with programs and examples.',
    href: '/services',
  },
  organisations: {
    label: 'For organisations',
    text: 'Skills mapping, training and audit readiness.',
    href: '/for-organisations',
  },
  terms: {
    label: 'Terms of Service',
    text: 'The complete document with a list of contents.',
    href: '/terms-of-service',
  },
} as const satisfies Record<string, MeanwhileLink>
