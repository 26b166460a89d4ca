import type { Service } from './service'
import { serviceTitles } from './serviceTitles'

export const workforceReadiness: Service = {
  id: 1,
  slug: 'workforce-readiness',
  title: serviceTitles['workforce-readiness'],
  description:
    'Map the skills your teams have against the work ahead of them, then train for the gaps that matter most, role by role.',
  icon: 'skills-map',
  features: [
    'Skills register built from your position descriptions',
    'Gap report for each role and each team',
    'Training plan with costs, hours and priorities',
    'Short AI literacy modules for non-technical staff',
    'Manager dashboard with progress by site',
    'Second skills check six months after training',
    'Written summary that you can take to a board',
  ],
  hue: 'technology',
  link: { to: '/services/$serviceSlug', params: { serviceSlug: 'workforce-readiness' } },
  status: 'Popular',
  category: 'Workforce',
  hero: {
    headline: 'Know what your people can do, and what the next two years will ask of them',
    text: 'Most training budgets follow last year’s calendar. We start from the tasks in each role instead: which of them are changing, who can already do them, and where one short course would move a whole team. You get a plan in priority order, with the hours and the cost beside each line.',
    points: [
      'A workshop with the people who do the work, not only their managers',
      'Skills described in the words of your own position descriptions',
      'A plan you may carry out with us, with another provider or alone',
    ],
  },
  demo: {
    title: 'Bring a skills list and see how a gap report is laid out',
    text: 'Choose a staff skills file and follow it to the gap analysis page. The analysis itself is done by a consultant, so nothing is scored automatically and your file stays on your device.',
    points: [
      'One row for each person, with name and current role',
      'Skills as a list, separated by semicolons',
      'Experience level in your own words, such as new, confident or expert',
    ],
    accepted: 'CSV, PDF or Word',
  },
  programs: [
    {
      title: 'AI at Work: First Skills for Every Role',
      duration: '4 weeks',
      level: 'Foundation',
      price: 249,
      features: [
        'Two hours a week, fully online',
        'Tasks taken from office, care and trade settings',
        'Privacy and fact-checking habits for generative AI',
        'Workplace project signed off by your manager',
      ],
    },
    {
      title: 'Skills Mapping for Team Leaders',
      duration: '6 weeks',
      level: 'Intermediate',
      price: 449,
      features: [
        'Write a skills matrix for your own team',
        'Run a fair skills conversation with each person',
        'Turn three gaps into a costed training request',
        'Feedback on your matrix from a consultant',
      ],
    },
  ],
  caseStudies: [
    {
      title: 'A food manufacturer with two sites and one skills language',
      description:
        'Two plants described the same machine skills in different words, so people could not be lent across sites. We merged both lists into one matrix of 64 skills and trained 38 operators in the nine that blocked the most shifts.',
      metrics: [
        { label: 'Shifts covered without agency staff', value: '+26%' },
        { label: 'Skills in the shared matrix', value: '64' },
        { label: 'Time from start to plan', value: '5 weeks' },
      ],
      sample: true,
    },
    {
      title: 'A council customer team that answers in one call',
      description:
        'A customer service team of 45 passed a third of its calls on. The gap check showed that system knowledge, not manner, was missing. Four short modules and a searchable answer bank were enough to change that within a quarter.',
      metrics: [
        { label: 'Calls resolved by the first person', value: '68% to 83%' },
        { label: 'Training time for each person', value: '9 hours' },
      ],
      sample: true,
    },
  ],
}
