import { defineCareer } from '~/data/careers/defineCareer'

export const career = defineCareer({
  id: 6,
  title: 'Information technology',
  slug: 'information-technology',
  area: 'technology',
  description:
    'IT people keep devices, networks and data working and safe, and help others to use them. Jobs exist in every industry and region, not only in technology firms. Tools change quickly, so steady learning, clear notes and patience with users count for more than any single product.',
  image: 'career-information-technology',
  roles: [
    {
      id: 601,
      title: 'IT support technician',
      slug: 'it-support-technician',
      shortDescription:
        'Solves everyday problems with accounts, devices and software, and explains the answer in words that people understand.',
      fullDescription: [
        'You take calls and tickets, ask good questions, try the simple thing first and write down what worked. You set up laptops, reset access, replace parts, and pass on what you cannot solve with notes that save the next person time.',
        'It is the most common way into IT. Employers look for patience and clear writing at least as much as technical skill. ICT30120 Certificate III in Information Technology or ICT40120 Certificate IV in Information Technology gives the base, and a small lab at home gives you something to show.',
      ],
      outlook: { jobOpenings: 24500, employmentGrowth: 10, averageWeeklySalary: 1470, hours: 39 },
      female: 22,
      education: [19, 22, 20, 33, 6],
      employed: [49000, 57000, 66000],
      skills: [
        'Fault finding',
        'Operating systems and accounts',
        'Remote support tools',
        'Clear tickets and instructions',
        'Patience with worried users',
        'Basic network knowledge',
      ],
      courseCodes: ['ICT30120', 'ICT40120', 'LL-CY101'],
    },
    {
      id: 602,
      title: 'Network administrator',
      slug: 'network-administrator',
      shortDescription:
        'Builds and looks after the connections, servers and access rights that an organisation relies on every hour.',
      fullDescription: [
        'You plan addresses, set up switches and wireless, manage servers and cloud accounts, test backups and decide who may reach what. You document changes, do the risky ones at night and have a plan to undo them.',
        'Most people come from support after two or three years. Knowledge of at least one cloud platform is now expected. ICT40120 Certificate IV in Information Technology and ICT50220 Diploma of Information Technology both let you choose networking electives. Expect some on-call work.',
      ],
      outlook: { jobOpenings: 11800, employmentGrowth: 8, averageWeeklySalary: 1960, hours: 40 },
      female: 14,
      education: [14, 19, 21, 36, 10],
      employed: [31000, 34500, 38000],
      skills: [
        'Routing, switching and wireless',
        'Server and cloud administration',
        'Backup and recovery',
        'Access control',
        'Scripting',
        'Change records',
      ],
      courseCodes: ['ICT40120', 'ICT50220', 'LL-PY101'],
    },
    {
      id: 603,
      title: 'Cyber security analyst',
      slug: 'cyber-security-analyst',
      shortDescription:
        'Watches systems for signs of attack, investigates incidents and helps an organisation reduce the risks it can.',
      fullDescription: [
        'You sort alerts into noise and trouble, look through logs, contain an incident and write what happened in plain words. Between incidents you check settings, run awareness sessions and follow up on repairs that were promised.',
        'Demand is strong, though first jobs are contested, and most analysts worked in support or networks before. 22603VIC Certificate IV in Cyber Security is an accredited course; check on the National Register that it still takes new students. Some government roles need citizenship and a clearance. Shift work is common in monitoring centres.',
      ],
      outlook: { jobOpenings: 12900, employmentGrowth: 28, averageWeeklySalary: 2210, hours: 40 },
      female: 21,
      education: [8, 14, 15, 43, 20],
      employed: [6500, 12400, 20800],
      skills: [
        'Log analysis',
        'Incident response',
        'Network fundamentals',
        'Risk assessment',
        'Report writing',
        'Ethics and law of testing',
        'Staff awareness training',
      ],
      courseCodes: ['22603VIC', 'ICT50220', 'ICT40120', 'LL-CY101', 'LL-PY101'],
    },
  ],
})
