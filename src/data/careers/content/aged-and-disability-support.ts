import { defineCareer } from '~/data/careers/defineCareer'

export const career = defineCareer({
  id: 4,
  title: 'Aged and disability support',
  slug: 'aged-and-disability-support',
  area: 'health-community',
  description:
    'Support workers help older people and people with disability to live as they choose, at home, in the community or in residential care. The work is personal and physical. It asks for patience, good notes and respect for the decisions of others, and nearly every role needs a screening check.',
  image: 'career-support',
  roles: [
    {
      id: 401,
      title: 'Aged care worker',
      slug: 'aged-care-worker',
      shortDescription:
        'Supports older people with personal care, meals, mobility and company in a care home or in their own home.',
      fullDescription: [
        'You help residents wash, dress, eat and move, follow each care plan, notice changes and report them to the nurse. You sit with people who are confused, and with families who are sad. In home care you travel between clients, do light housework and work on your own for most of the day.',
        'Demand is high because the population is ageing and many workers will retire. Shifts cover the whole week. Employers usually ask for CHC33021 Certificate III in Individual Support with electives in ageing, a police check or other worker screening, and vaccinations as the rules require.',
      ],
      outlook: { jobOpenings: 96000, employmentGrowth: 21, averageWeeklySalary: 1310, hours: 36 },
      female: 80,
      education: [22, 49, 13, 13, 3],
      employed: [128000, 157000, 196000],
      skills: [
        'Personal care with dignity',
        'Safe moving and lifting',
        'Dementia support',
        'Infection prevention',
        'Noticing and reporting changes',
        'Clear progress notes',
      ],
      courseCodes: ['CHC33021', 'CHC43015', 'LL-AI102', 'HLTAID011'],
    },
    {
      id: 402,
      title: 'Disability support worker',
      slug: 'disability-support-worker',
      shortDescription:
        'Works with people with disability on daily living, skills, community access and the goals in their own plan.',
      fullDescription: [
        'You support one person or a small group: cooking together, practising a bus route, going to a class, sorting mail, personal care where it is wanted. The person decides; you offer choices and step back as skills grow. You follow behaviour support plans exactly, and report incidents the same day.',
        'Work is found with service providers, in supported homes or directly with participants. Hours are flexible but often split. You need an NDIS Worker Screening Check for most roles. CHC33021 Certificate III in Individual Support with disability electives is the usual start, and CHC43121 Certificate IV in Disability Support prepares experienced workers for more complex needs.',
      ],
      outlook: { jobOpenings: 84000, employmentGrowth: 24, averageWeeklySalary: 1360, hours: 36 },
      female: 69,
      education: [21, 44, 14, 17, 4],
      employed: [92000, 138000, 187000],
      skills: [
        'Person-centred support',
        'Communication aids and plain language',
        'Positive behaviour support',
        'Personal care',
        'Community access and transport',
        'Incident reporting',
      ],
      courseCodes: ['CHC33021', 'CHC43121', 'LL-AI102', 'LL-LS101', 'HLTAID011'],
    },
    {
      id: 403,
      title: 'Lifestyle coordinator',
      slug: 'lifestyle-coordinator',
      shortDescription:
        'Plans activities, outings and volunteers so that people in care can keep up what they enjoy and try what is new.',
      fullDescription: [
        'You find out what people used to love and what they still want to try, then build a program around it: music, gardening, faith, football, cooking, visits from a school. You adapt activities for people with dementia, low vision or limited movement, recruit volunteers and keep within a small budget.',
        'Most coordinators were support workers first. The role has more regular hours and less lifting, but more planning and records. You write assessments and evaluate what worked, because funding and quality standards ask for evidence that activities are meaningful.',
      ],
      outlook: { jobOpenings: 4800, employmentGrowth: 15, averageWeeklySalary: 1390, hours: 38 },
      female: 87,
      education: [16, 46, 19, 16, 3],
      employed: [8100, 9700, 11800],
      skills: [
        'Program planning',
        'Adapting activities',
        'Volunteer coordination',
        'Cultural safety',
        'Budgeting',
        'Assessment and evaluation notes',
      ],
      courseCodes: ['CHC33021', 'CHC43015', 'BSB40520', 'LL-SB101', 'LL-VO101'],
    },
  ],
})
