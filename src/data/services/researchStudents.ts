import type { Service } from './service'
import { serviceTitles } from './serviceTitles'

export const researchStudents: Service = {
  id: 7,
  slug: 'research-students',
  title: serviceTitles['research-students'],
  description:
    'Guidance for people who want to start or finish a Masters or PhD: research plans, supervisors, admission papers and funding.',
  icon: 'mortarboard',
  features: [
    'Research plan with milestones you can keep',
    'Proposal coaching, question by question',
    'Supervisor search method and first-contact letters',
    'Admission checklist for Australian universities',
    'Scholarship and funding calendar',
    'Practice panel before confirmation or defence',
    'Peer writing group that meets every fortnight',
  ],
  hue: 'design_technology',
  link: { to: '/services/$serviceSlug', params: { serviceSlug: 'research-students' } },
  status: 'Featured',
  category: 'Research',
  hero: {
    headline: 'A research degree is long. Start it with the right question and the right people',
    text: 'Most trouble in a Masters or PhD begins before enrolment: a question too wide, a supervisor in the wrong field, a plan without slack. We help you to test the question, find people who work on it, and write a proposal in your own words. We coach; we do not write any part of it for you.',
    points: [
      'Coaches who hold research degrees in several fields',
      'Advice that is independent of any one university',
      'Clear limits: no ghost-writing and no promise of admission',
    ],
  },
  demo: {
    title: 'Bring a proposal draft and see what coaching covers',
    text: 'Choose a draft, an abstract or a list of readings and follow it to the next page. The file stays on your device. Coaching happens in a conversation with a person.',
    points: [
      'Working title and the question in one sentence',
      'Five readings that matter most, with one line on each',
      'The degree and the intake that you have in mind',
    ],
    accepted: 'CSV, PDF or Word',
  },
  programs: [
    {
      title: 'From Idea to Research Proposal',
      duration: '6 weeks',
      level: 'Intermediate',
      price: 459,
      features: [
        'Six one-to-one coaching sessions',
        'Question, method and timeline in ten pages of your own',
        'Written comments on each draft section',
        'Practice talk with questions from a panel',
      ],
    },
    {
      title: 'Finishing Well: Thesis Planning and Writing Habits',
      duration: '8 weeks',
      level: 'Advanced',
      price: 499,
      features: [
        'Backward plan from your submission date',
        'Weekly writing group with set targets',
        'Responding to supervisor comments without delay',
      ],
    },
  ],
  caseStudies: [
    {
      title: 'A teacher with a question worth three years',
      description:
        'A primary teacher came with the topic of screens in schools and left with one question about reading aloud in Year 2. Over six weeks she wrote a proposal, contacted five possible supervisors and had two interested replies.',
      metrics: [
        { label: 'Supervisors contacted', value: '5' },
        { label: 'Weeks from topic to proposal', value: '6' },
      ],
      sample: true,
    },
    {
      title: 'A part-time PhD back on its timetable',
      description:
        'A candidate in public health had not written for five months. A backward plan with eight checkpoints and a fortnightly writing group helped to produce three chapters in two semesters alongside part-time work.',
      metrics: [
        { label: 'Chapters drafted', value: '3' },
        { label: 'Writing sessions attended', value: '19 of 22' },
        { label: 'Checkpoints met', value: '7 of 8' },
      ],
      sample: true,
    },
  ],
}
