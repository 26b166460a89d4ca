import { defineCareer } from '~/data/careers/defineCareer'

export const career = defineCareer({
  id: 8,
  title: 'Leadership and operations',
  slug: 'leadership-and-operations',
  area: 'business-administration',
  description:
    'Leaders and operations people turn plans into work that gets done safely, on time and within a budget. Some lead a team of six, some a whole site. What they share is responsibility for others, a liking for order, and the ability to make a decision with half of the information.',
  image: 'career-leadership',
  roles: [
    {
      id: 801,
      title: 'Team leader',
      slug: 'team-leader',
      shortDescription:
        'Guides a small team day by day: sets priorities, gives feedback, solves problems and still does part of the work.',
      fullDescription: [
        'You share out the work, run a short meeting, coach people, handle small conflicts and report upwards. In most teams you keep some tasks of your own. The hard part is letting go of the rest.',
        'Team leaders are usually promoted from within and learn on the job. BSB40520 Certificate IV in Leadership and Management has 12 units and uses your own workplace for assessment where it can. People stay in this role for years, or move on to operations, projects or a larger team.',
      ],
      outlook: { jobOpenings: 38000, employmentGrowth: 7, averageWeeklySalary: 1640, hours: 39 },
      female: 51,
      education: [29, 29, 16, 21, 5],
      employed: [121000, 132000, 145000],
      skills: [
        'Setting priorities',
        'Feedback and coaching',
        'Running short meetings',
        'Handling conflict',
        'Work health and safety',
        'Reporting clearly',
      ],
      courseCodes: ['BSB40520', 'LL-LD101'],
    },
    {
      id: 802,
      title: 'Project coordinator',
      slug: 'project-coordinator',
      shortDescription:
        'Keeps a project’s plan, people and papers in order, so that problems are seen while there is still time to act.',
      fullDescription: [
        'You maintain the schedule, the budget sheet and the list of risks, book the meetings, write down decisions and follow up. You ask the same polite question until it is answered. When dates slip, you show what else will move.',
        'Building, health, government and technology all employ coordinators. Many come from administration, where they already did this without the title. BSB40120 Certificate IV in Business or BSB50120 Diploma of Business offers project electives. Experienced coordinators become project managers.',
      ],
      outlook: { jobOpenings: 19500, employmentGrowth: 12, averageWeeklySalary: 1780, hours: 39 },
      female: 58,
      education: [19, 19, 18, 35, 9],
      employed: [43000, 54000, 67000],
      skills: [
        'Scheduling',
        'Risk and issue lists',
        'Minutes and follow-up',
        'Budget tracking',
        'Working across teams',
        'Calm persistence',
      ],
      courseCodes: ['BSB40120', 'BSB50120', 'BSB40520', 'LL-DA101', 'LL-EV101'],
    },
    {
      id: 803,
      title: 'Operations manager',
      slug: 'operations-manager',
      shortDescription:
        'Answers for how a site or service runs: people, cost, quality and safety, today and in a year.',
      fullDescription: [
        'You plan capacity, set targets, lead team leaders, watch cost and quality, and take the call when a delivery fails or somebody is hurt. Half of the role is preventing the week that everyone else will never see.',
        'Managers come from every trade and profession. Most have led a team for several years. BSB50420 Diploma of Leadership and Management covers influence, planning and emotional intelligence. Hours are long in some industries, and officers of an organisation carry legal duties for safety.',
      ],
      outlook: { jobOpenings: 27000, employmentGrowth: 9, averageWeeklySalary: 2290, hours: 43 },
      female: 34,
      education: [24, 22, 16, 27, 11],
      employed: [88000, 99000, 112000],
      skills: [
        'Operational planning',
        'Leading leaders',
        'Budget and cost control',
        'Quality and safety systems',
        'Negotiation',
        'Decisions under uncertainty',
      ],
      courseCodes: ['BSB50420', 'BSB50120', 'LL-DA101'],
    },
  ],
})
