import { defineCareer } from '~/data/careers/defineCareer'

export const career = defineCareer({
  id: 9,
  title: 'Training and assessment',
  slug: 'training-and-assessment',
  area: 'education-training',
  description:
    'Trainers, learning designers and support officers help adults gain skills for work, in colleges, in companies and online. In vocational training, those who assess need both a teaching credential and current skill in the field they teach. Experience from a first career is an advantage, not a detour.',
  image: 'career-training',
  roles: [
    {
      id: 901,
      title: 'Vocational trainer and assessor',
      slug: 'vocational-trainer-assessor',
      shortDescription:
        'Teaches a trade or profession to adults, judges evidence against units of competency and keeps up with the industry.',
      fullDescription: [
        'You plan sessions, explain and demonstrate, watch students work, give feedback and decide whether they are competent. You keep evidence, take part in validation with other assessors and spend time in industry, so that what you teach is still how it is done.',
        'TAE40122 Certificate IV in Training and Assessment is the usual credential, together with vocational competency in your teaching area. Much work is part-time or sessional at first. People who arrive from a trade, from care or from an office are wanted, because students notice at once who has really done the job.',
      ],
      outlook: { jobOpenings: 16500, employmentGrowth: 8, averageWeeklySalary: 1870, hours: 38 },
      female: 51,
      education: [6, 37, 19, 24, 14],
      employed: [40000, 43500, 48000],
      skills: [
        'Explaining and demonstrating',
        'Assessing against units of competency',
        'Planning sessions',
        'Useful feedback',
        'Current industry skill',
        'Inclusive teaching',
        'Evidence and records',
      ],
      courseCodes: ['TAE40122', 'LL-ED102'],
    },
    {
      id: 902,
      title: 'Learning designer',
      slug: 'learning-designer',
      shortDescription:
        'Turns what experts know into courses, exercises and assessments that adults can use, mostly online.',
      fullDescription: [
        'You interview experts, decide what learners must be able to do, and build activities, texts, videos and questions that lead there. You test drafts with real learners and cut what they skip. Accessibility is part of the design from the start.',
        'Designers come from teaching, training, writing or media. A portfolio with one well-explained module says more than a list of tools. AI drafts quickly, so the skill lies in checking facts, choosing what matters and writing assessments that cannot be answered without understanding.',
      ],
      outlook: { jobOpenings: 7300, employmentGrowth: 15, averageWeeklySalary: 2020, hours: 38 },
      female: 66,
      education: [5, 10, 12, 43, 30],
      employed: [8800, 12500, 16400],
      skills: [
        'Interviewing experts',
        'Writing for learners',
        'Assessment design',
        'Authoring tools and video',
        'Accessibility',
        'Testing with learners',
      ],
      courseCodes: ['TAE40122', 'LL-ED102', 'LL-UX101', 'LL-MG101'],
    },
    {
      id: 903,
      title: 'Learning support officer',
      slug: 'learning-support-officer',
      shortDescription:
        'Helps adult students with study skills, technology, language or disability adjustments, so that they can show what they know.',
      fullDescription: [
        'You meet students one to one or in small groups, break tasks into steps, show how the platform works, arrange adjustments and speak up for students with their trainers. You help without doing the work for them.',
        'Colleges, universities and community centres employ support officers, often part-time and in teaching weeks. Backgrounds differ: teaching, support work, libraries, administration. What counts is patience, clear language and knowing when to refer somebody to a counsellor. Contracts often follow the teaching year, so ask what happens between terms.',
      ],
      outlook: { jobOpenings: 5200, employmentGrowth: 9, averageWeeklySalary: 1380, hours: 36 },
      female: 78,
      education: [13, 28, 19, 30, 10],
      employed: [9300, 10600, 12200],
      skills: [
        'Plain explanation',
        'Study and digital skills coaching',
        'Reasonable adjustments',
        'Cultural safety',
        'Boundaries and referral',
      ],
      courseCodes: ['LL-ED101', 'LL-LS101', 'LL-EN101'],
    },
  ],
})
