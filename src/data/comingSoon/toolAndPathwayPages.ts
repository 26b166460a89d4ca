import type { ComingSoonPage } from './comingSoonPage'
import { goTo } from './meanwhileLinks'

export const toolPages: readonly ComingSoonPage[] = [
  {
    link: { to: '/tools/$slug', params: { slug: 'resume-builder' } },
    title: 'Résumé builder',
    description:
      'Coming soon: build a two-page Australian résumé from guided questions and save it as a document.',
    what: 'Guided questions about your work, skills and checks become a two-page résumé in the usual Australian layout. It stays on your device.',
    forWhom: 'For people who write their first résumé here or have not written one for years.',
    meanwhile: [goTo.employment, goTo.advisor],
  },
  {
    link: { to: '/tools/$slug', params: { slug: 'interview-simulator' } },
    title: 'Interview simulator',
    description:
      'Coming soon: practise interview questions for your field and compare each answer with a checklist.',
    what: 'Questions from care, office, trade and technology interviews, a timer, and a checklist for each answer so that you can judge it yourself.',
    forWhom: 'For job seekers with an interview ahead, and for those who have not had one in a while.',
    meanwhile: [goTo.careers, goTo.advisor],
  },
  {
    link: { to: '/tools/$slug', params: { slug: 'traineeship-finder' } },
    title: 'Traineeship finder',
    description:
      'Coming soon: look for traineeships by field and region, with the pay and training rules that apply to each.',
    what: 'A search by field and region, with the training contract, the pay rules and the qualification that each traineeship leads to.',
    forWhom: 'For school leavers, returners and adults who want to earn while they learn.',
    meanwhile: [goTo.employment, goTo.courses],
  },
  {
    link: { to: '/tools/$slug', params: { slug: 'checklist-generator' } },
    title: 'Checklist generator',
    description:
      'Coming soon: a personal list of the checks, licences and papers that a role or a placement asks for.',
    what: 'Choose a role and a state and receive a list of checks, licences and papers, with where each is issued and how long it usually takes.',
    forWhom: 'For students before placement and job seekers in care, education and transport.',
    meanwhile: [
      {
        label: 'Checks before placement',
        text: 'What early childhood, disability and aged care ask for.',
        link: { to: '/faq', hash: 'placement-checks' },
      },
      goTo.careers,
    ],
  },
]

/** §3: the five fixed pathways. What is already known of each comes from the career wizard. */
export const pathwayPages: readonly ComingSoonPage[] = [
  {
    link: { to: '/career-paths/$id', params: { id: 'ai-business-analyst' } },
    title: 'AI Business Analyst pathway',
    description:
      'Coming soon: a step-by-step pathway to AI business analysis, with skills, courses and sample projects.',
    what: 'A step-by-step plan from your first process map to a portfolio of three analyses, with courses, a time estimate and sample interview tasks.',
    forWhom: 'For people in office, finance or operations roles who like to ask how work really flows.',
    meanwhile: [
      {
        label: 'AI for Business Analysts',
        text: 'An Intermediate program with one case from start to finish.',
        link: { to: '/programs/$slug', params: { slug: 'ai-for-business-analysts' } },
      },
      goTo.careerWizard,
    ],
  },
  {
    link: { to: '/career-paths/$id', params: { id: 'ai-marketing-specialist' } },
    title: 'AI Marketing Specialist pathway',
    description:
      'Coming soon: a step-by-step pathway to AI-supported marketing, with skills, courses and a portfolio plan.',
    what: 'A plan from basic campaigns to tests and automation, with a portfolio of four pieces and notes on consent and consumer law.',
    forWhom: 'For marketers, writers and shop owners who want to use AI without losing their own voice.',
    meanwhile: [
      {
        label: 'AI-Supported Digital Marketing',
        text: 'An Intermediate program that follows one quarter of an online shop.',
        link: { to: '/programs/$slug', params: { slug: 'ai-supported-digital-marketing' } },
      },
      goTo.careerWizard,
    ],
  },
  {
    link: { to: '/career-paths/$id', params: { id: 'ai-healthcare-specialist' } },
    title: 'AI Healthcare Specialist pathway',
    description:
      'Coming soon: a pathway for health workers who want to use AI safely in records, rosters and quality work.',
    what: 'A plan for using AI in records, rostering and quality improvement, with privacy duties, clinical limits and a small project in your own service.',
    forWhom: 'For nurses, allied health assistants, care coordinators and health administrators.',
    meanwhile: [
      {
        label: 'AI Ethics and Governance Practice',
        text: 'An Advanced program on impact assessment and approval.',
        link: { to: '/programs/$slug', params: { slug: 'ai-ethics-and-governance-practice' } },
      },
      goTo.careerWizard,
    ],
  },
  {
    link: { to: '/career-paths/$id', params: { id: 'ai-education-specialist' } },
    title: 'AI Education Specialist pathway',
    description:
      'Coming soon: a pathway for educators who guide colleagues in AI for teaching, feedback and assessment.',
    what: 'A plan from your own classroom to leading colleagues: lesson design, feedback, fair assessment and an AI guide for your school or organisation.',
    forWhom: 'For teachers, trainers and learning designers.',
    meanwhile: [
      {
        label: 'Educators and AI',
        text: 'An Intermediate program on teaching and fair assessment.',
        link: { to: '/programs/$slug', params: { slug: 'educators-and-ai' } },
      },
      {
        label: 'Education courses',
        text: 'Recognised courses in education.',
        link: { to: '/categories/$category', params: { category: 'education' } },
      },
    ],
  },
  {
    link: { to: '/career-paths/$id', params: { id: 'ai-ethics-governance-specialist' } },
    title: 'AI Ethics & Governance Specialist pathway',
    description:
      'Coming soon: a pathway into AI ethics and governance, from policy writing to impact assessment and review.',
    what: 'A plan from compliance or policy work to AI governance, with four papers to write, cases to practise on and the laws to know.',
    forWhom: 'For people in compliance, law, policy, risk or human resources.',
    meanwhile: [
      {
        label: 'AI Ethics and Governance Practice',
        text: 'An Advanced program that builds the four papers.',
        link: { to: '/programs/$slug', params: { slug: 'ai-ethics-and-governance-practice' } },
      },
      goTo.careerWizard,
    ],
  },
]
