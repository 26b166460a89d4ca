import type { ComingSoonPage } from './comingSoonPage'
import { goTo } from './meanwhileLinks'

export const academicPages: readonly ComingSoonPage[] = [
  {
    link: { to: '/academic-research' },
    title: 'Academic research',
    description:
      'Coming soon: one place for workshops, methods guides and consulting for academics and research groups.',
    what: 'One place for research groups: dates of open workshops, methods guides by design type and a calendar of consultants you can book by the hour.',
    forWhom:
      'For academics, research officers and heads of school who look after the quality of research in a group.',
    meanwhile: [goTo.academicService, goTo.workshop],
  },
  {
    link: { to: '/academic' },
    parent: { to: '/academic-research' },
    title: 'Academic support',
    description:
      'Coming soon: academic support in four areas, from literature reviews and integrity to workshops and theses.',
    what: 'Support in four areas, each with its own guide, templates and people to ask: literature reviews, integrity systems, research workshops and thesis support.',
    forWhom: 'For university staff, higher degree candidates and the teams that support them.',
    meanwhile: [goTo.academicService, goTo.researchService, goTo.contact],
  },
  {
    link: { to: '/academic/$service', params: { service: 'literature-review' } },
    parent: { to: '/academic' },
    title: 'Literature review support',
    description:
      'Coming soon: plan a literature review, record your searches and screen papers in a way that others can repeat.',
    what: 'A guided plan for scoping and systematic reviews: a question template, a search log, a screening form and examples of AI-assisted screening with a human check.',
    forWhom:
      'For research students and staff who begin a review, and for supervisors who want one method in their group.',
    meanwhile: [goTo.academicService, goTo.researchConsult],
  },
  {
    link: { to: '/academic/$service', params: { service: 'integrity-systems' } },
    parent: { to: '/academic' },
    title: 'Academic integrity systems',
    description:
      'Coming soon: decision tables, assessment patterns and case records for academic integrity in the age of AI.',
    what: 'Decision tables for permitted AI use, a library of assessment patterns that show a student’s own work, and a fair process for suspected misconduct.',
    forWhom: 'For faculties, integrity officers and training organisations that set assessment.',
    meanwhile: [
      {
        label: 'Educators and AI program',
        text: 'Redesign one assessment task with feedback from peers.',
        link: { to: '/programs/$slug', params: { slug: 'educators-and-ai' } },
      },
      goTo.workshop,
    ],
  },
  {
    link: { to: '/academic/$service', params: { service: 'research-workshops' } },
    parent: { to: '/academic' },
    title: 'Research workshops',
    description:
      'Coming soon: open workshops on methods, statistics, data management and responsible AI in research.',
    what: 'A calendar of open workshops in methods, statistics and data management, with places for single researchers and half-day editions for groups.',
    forWhom: 'For researchers at any stage who want a working method at the end of the day.',
    meanwhile: [goTo.workshop, goTo.aiTraining],
  },
  {
    link: { to: '/academic/$service', params: { service: 'thesis-support' } },
    parent: { to: '/academic' },
    title: 'Thesis support',
    description:
      'Coming soon: writing groups, milestone plans and practice panels for Masters and PhD theses.',
    what: 'Fortnightly writing groups, a milestone planner that counts back from your submission date, and practice panels before confirmation and defence.',
    forWhom: 'For Masters and PhD candidates who write alongside work, care or teaching.',
    meanwhile: [goTo.researchService, goTo.researchConsultation],
  },
  {
    link: { to: '/research-students' },
    title: 'Research students',
    description:
      'Coming soon: tools for research students, from a first plan and proposal to supervisors, admission and funding.',
    what: 'Five tools that follow the road into a research degree: a plan, a proposal builder, a way to find supervisors, admission papers and a funding calendar.',
    forWhom: 'For graduates who think about a Masters or PhD, and for candidates in their first year.',
    meanwhile: [goTo.researchService, goTo.researchConsult],
  },
  {
    link: { to: '/research/$service', params: { service: 'plan' } },
    parent: { to: '/research-students' },
    title: 'Research plan',
    description:
      'Coming soon: build a research plan with a question, milestones and slack that you can show a supervisor.',
    what: 'A planner that turns a topic into a question, milestones and a list of risks, and prints as two pages for your supervisor.',
    forWhom: 'For people at the start of a research degree, full time or part time.',
    meanwhile: [
      {
        label: 'From Idea to Research Proposal',
        text: 'A six-week program within Research Student Services.',
        link: { to: '/services/$serviceSlug', params: { serviceSlug: 'research-students' } },
      },
      goTo.researchConsult,
    ],
  },
  {
    link: { to: '/research/$service', params: { service: 'proposal-builder' } },
    parent: { to: '/research-students' },
    title: 'Proposal builder',
    description:
      'Coming soon: write a research proposal section by section, with questions that a review panel would ask.',
    what: 'A section-by-section outline with the questions that a panel asks. It checks that each part is there; the words stay yours.',
    forWhom: 'For applicants who have a topic and need a proposal of about ten pages.',
    meanwhile: [goTo.researchService, goTo.researchConsultation],
  },
  {
    link: { to: '/research/$service', params: { service: 'supervisor-matching' } },
    parent: { to: '/research-students' },
    title: 'Supervisor matching',
    description:
      'Coming soon: a method to find supervisors who work on your question, and to write a first letter that is read.',
    what: 'A search method for supervisors by recent publications, a comparison sheet for five candidates, and first-contact letters to adapt.',
    forWhom: 'For applicants without a supervisor and for candidates whose topic has moved.',
    meanwhile: [goTo.researchConsult, goTo.researchService],
  },
  {
    link: { to: '/research/$service', params: { service: 'admissions-support' } },
    parent: { to: '/research-students' },
    title: 'Admissions support',
    description:
      'Coming soon: checklists and dates for research degree applications at Australian universities.',
    what: 'Checklists of the papers that Australian universities ask for, a timeline back from the closing date and notes on English tests and referees.',
    forWhom:
      'For applicants from Australia and overseas. Universities decide on admission; we promise no place.',
    meanwhile: [goTo.researchConsultation, goTo.faq],
  },
  {
    link: { to: '/research/$service', params: { service: 'funding-guidance' } },
    parent: { to: '/research-students' },
    title: 'Funding guidance',
    description:
      'Coming soon: a calendar of scholarships and grants for research students, with what each one expects.',
    what: 'A calendar of scholarship rounds with dates and conditions, a budget sheet for the years of study and guidance on writing the statement.',
    forWhom: 'For research applicants and candidates who need income or project funds.',
    meanwhile: [goTo.researchConsult, goTo.researchService],
  },
]
