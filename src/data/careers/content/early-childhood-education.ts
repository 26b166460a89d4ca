import { defineCareer } from '~/data/careers/defineCareer'

export const career = defineCareer({
  id: 5,
  title: 'Early childhood education',
  slug: 'early-childhood-education',
  area: 'education-training',
  description:
    'Educators care for and teach children from birth to school age in long day care, family day care and preschools. They follow an approved learning framework, work closely with families and keep children safe. Services need a set number of educators for each age group, and a set share with each qualification.',
  image: 'career-early-childhood',
  roles: [
    {
      id: 501,
      title: 'Early childhood educator',
      slug: 'early-childhood-educator',
      shortDescription:
        'Cares for young children, plans play that teaches, watches how each child develops and shares it with the family.',
      fullDescription: [
        'You greet families, set up play, change nappies, settle babies, read stories and help toddlers take turns. You observe, write down what you saw and plan the next step for a child. You are a mandatory reporter in most states, so you must act when a child may be at risk.',
        'An approved Certificate III is the usual minimum, and a check for work with children is always required. CHC30125 Certificate III in Early Childhood Education and Care replaced CHC30121 in 2025. The work is lively, noisy and physical, often in early or late shifts.',
      ],
      outlook: { jobOpenings: 62000, employmentGrowth: 16, averageWeeklySalary: 1220, hours: 37 },
      female: 95,
      education: [11, 47, 32, 9, 1],
      employed: [112000, 128000, 151000],
      skills: [
        'Observing and planning for play',
        'Child safety and mandatory reporting',
        'Caring for babies and toddlers',
        'Working with families',
        'Inclusion and cultural safety',
        'First aid in an education setting',
      ],
      courseCodes: ['CHC30125', 'HLTAID012'],
    },
    {
      id: 502,
      title: 'Room leader',
      slug: 'room-leader',
      shortDescription:
        'Leads the educators of one age group, plans the program and is the main contact for its families.',
      fullDescription: [
        'You plan the learning program of a room, guide assistants and trainees, check that ratios are kept and talk with families about progress and worries. You write assessments, lead improvement in one area of the service and make many small decisions an hour about safety.',
        'Most room leaders hold a diploma. CHC50125 Diploma of Early Childhood Education and Care replaced CHC50121 in 2025. The step from educator to leader is mainly about people: giving feedback to a colleague twice your age, or keeping calm when three children and a parent need you at once.',
      ],
      outlook: { jobOpenings: 17500, employmentGrowth: 14, averageWeeklySalary: 1410, hours: 38 },
      female: 97,
      education: [3, 16, 62, 17, 2],
      employed: [26000, 30500, 36500],
      skills: [
        'Curriculum planning',
        'Guiding and mentoring educators',
        'Assessment of learning',
        'Ratios, safety and compliance',
        'Hard conversations with families',
      ],
      courseCodes: ['CHC50125', 'BSB40520', 'LL-LD101'],
    },
    {
      id: 503,
      title: 'Early childhood service director',
      slug: 'early-childhood-service-director',
      shortDescription:
        'Runs a children’s service: staff, safety, budget, enrolments and the quality that assessors and families see.',
      fullDescription: [
        'You are responsible for a building full of children and the people who care for them. You recruit, roster, set the budget, prepare for assessment and rating visits, handle complaints and stand at the door in the morning because families want to see you there.',
        'Directors usually hold a diploma or a degree in early childhood and have years in the room. The law names persons in day-to-day charge and sets what they must know. Leadership study helps with the parts that early childhood training touches only lightly: finance, performance and change.',
      ],
      outlook: { jobOpenings: 4900, employmentGrowth: 11, averageWeeklySalary: 1760, hours: 41 },
      female: 93,
      education: [2, 8, 53, 29, 8],
      employed: [13200, 15000, 17100],
      skills: [
        'Staff leadership and recruitment',
        'National quality standards',
        'Budget and enrolments',
        'Risk management',
        'Working with families and regulators',
        'Supporting staff wellbeing',
      ],
      courseCodes: ['BSB50420', 'CHC50125', 'LL-LD101'],
    },
  ],
})
