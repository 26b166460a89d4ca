import { answers } from '~/data/enquiry/answers'
import type { MeanwhileLink } from './comingSoonPage'

/** Finished pages that several placeholder pages point to. */
export const goTo = {
  academicService: {
    label: 'Academic & Research Support',
    text: 'What our consultants and workshops cover today.',
    link: { to: '/services/$serviceSlug', params: { serviceSlug: 'academic-research' } },
  },
  researchService: {
    label: 'Research Student Services',
    text: 'Coaching for a proposal, a supervisor search and a study plan.',
    link: { to: '/services/$serviceSlug', params: { serviceSlug: 'research-students' } },
  },
  researchConsult: {
    label: 'Book a research consult',
    text: answers.research,
    link: { to: '/contact', search: { type: 'research-consult' } },
  },
  researchConsultation: {
    label: 'Book a research consultation',
    text: 'A longer conversation about your research degree.',
    link: { to: '/contact', search: { type: 'research-consultation' } },
  },
  workshop: {
    label: 'Ask for a workshop',
    text: 'Say what your group needs and when.',
    link: { to: '/contact', search: { type: 'workshop' } },
  },
  courses: {
    label: 'Browse courses',
    text: 'Search, filter and compare every course.',
    link: { to: '/courses' },
  },
  courseWizard: {
    label: 'Course wizard',
    text: 'Four short steps to a list that fits your goal.',
    link: { to: '/course-wizard' },
  },
  programs: {
    label: 'Job-ready programs',
    text: 'Short programs over three levels, from 4 to 16 weeks.',
    link: { to: '/programs' },
  },
  aiTraining: {
    label: 'AI training and workshops',
    text: 'Hands-on sessions built on your own tasks.',
    link: { to: '/services/$serviceSlug', params: { serviceSlug: 'ai-training' } },
  },
  careerWizard: {
    label: 'Career wizard',
    text: 'Compare five pathways with your own answers.',
    link: { to: '/tools/career-wizard' },
  },
  careers: {
    label: 'Career hub',
    text: 'Roles with pay, skills and outlook.',
    link: { to: '/careers' },
  },
  advisor: {
    label: 'Talk to a career advisor',
    text: 'Ask about your next step and the courses for it.',
    link: { to: '/contact', search: { type: 'career-advisor' } },
  },
  employment: {
    label: 'Employment pathways',
    text: 'Steps into work, back to work or to a new field.',
    link: { to: '/employment-pathways' },
  },
  blog: {
    label: 'Blog',
    text: 'Practical articles on study, careers and costs.',
    link: { to: '/blog' },
  },
  faq: {
    label: 'Questions and answers',
    text: 'Courses, enrolling, fees, study and services.',
    link: { to: '/faq' },
  },
  enrolling: {
    label: 'How to enrol',
    text: 'Five steps, with what each one takes.',
    link: { to: '/how-to-enroll' },
  },
  studying: {
    label: 'Studying online',
    text: 'The platform, your trainer and assessment.',
    link: { to: '/studying-online' },
  },
  contact: {
    label: 'Contact us',
    text: 'Phone numbers, hours, addresses and a form.',
    link: { to: '/contact' },
  },
  gapAnalysis: {
    label: 'Gap analysis',
    text: 'What an analysis shows, and a template to fill in.',
    link: { to: '/tools/gap-analysis' },
  },
  calculator: {
    label: 'ROI calculator',
    text: 'An estimate from six figures of your own.',
    link: { to: '/tools/roi-calculator' },
  },
  services: {
    label: 'All services',
    text: 'Seven services, each with programs and examples.',
    link: { to: '/services' },
  },
  organisations: {
    label: 'For organisations',
    text: 'Skills mapping, training and audit readiness.',
    link: { to: '/for-organisations' },
  },
  terms: {
    label: 'Terms of Service',
    text: 'The complete document with a list of contents.',
    link: { to: '/terms-of-service' },
  },
} as const satisfies Record<string, MeanwhileLink>
