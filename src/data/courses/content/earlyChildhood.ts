import type { Course } from '../course'
import { qualifications } from '../qualifications'
import { entryChecks } from './entryChecks'

export const earlyChildhoodCourses = [
  {
    id: 1,
    slug: 'certificate-iii-in-early-childhood-education-and-care',
    title: 'Certificate III in Early Childhood Education and Care',
    code: 'CHC30125',
    category: 'Early Childhood Education',
    categoryId: 'education',
    level: 'Certificate III',
    short:
      'Learn to care for babies and young children, support their play and learning, and work well with families and a team.',
    description: [
      'You learn how children grow, how to keep them safe, and how to plan play that helps them learn. You watch, write down what you see, and use those notes to decide what to offer next. Your trainer reads your observations and answers with comments that you can act on.',
      'Placement is part of the course. You complete 160 hours in an approved children’s service, with a workplace supervisor beside you. Placement can be tiring, so plan your other work around it early.',
      'The course leads to CHC30125, which replaced CHC30121. If you began with CHC30121, ask us how a change of version would affect you.',
    ],
    features: [
      'Health, safety and wellbeing of children',
      'Nurturing babies and toddlers',
      'Play and learning experiences',
      'Observing children and writing useful notes',
      'Cultural safety and inclusion',
      'Legal and ethical duties in a service',
    ],
    outcomes: [
      'Early childhood educator',
      'Long day care assistant',
      'Family day care educator',
      'Outside school hours care assistant',
    ],
    deliveryMode: 'Blended',
    delivery:
      'You study online each week, join one live tutorial, and complete practical tasks during placement.',
    location: 'Online, with placement near you',
    duration: '12 months',
    studyWeek: {
      hours: 14,
      workedOutFrom:
        'Planned: ten hours of lessons and tasks and a one-hour tutorial each week; 160 placement hours add about three.',
    },
    price: '$3,200',
    nextIntake: '2027-02-08',
    rating: 4.6,
    reviews: 412,
    students: 1860,
    popular: true,
    provider: 'wattle-institute',
    fee: 'The price covers learning materials, assessment, first aid training and placement support; checks are extra.',
    badge: 'Popular',
    learningGoals: ['career-change', 'return-work'],
    subjects: ['education-training', 'social-work'],
    award: qualifications.CHC30125,
    entryChecks: [entryChecks.usi, entryChecks.workingWithChildren, entryChecks.police],
    placement: {
      blocks: [80, 80],
      note: 'Each block takes place in an approved children’s education and care service. We help you find one, and you may suggest one.',
    },
  },
  {
    id: 2,
    slug: 'diploma-of-early-childhood-education-and-care',
    title: 'Diploma of Early Childhood Education and Care',
    code: 'CHC50125',
    category: 'Early Childhood Education',
    categoryId: 'education',
    level: 'Diploma',
    short:
      'For educators who want to plan a program, guide colleagues and take part in running a children’s education and care service.',
    description: [
      'You move from supporting the program to planning it. You learn to analyse what educators observe, design a curriculum with your team, and include every child in it. You also learn what a service has to do to meet its legal duties.',
      'Placement is 280 hours. If you work in a service already, some of those hours may be completed there, with a supervisor who is not your assessor.',
      'The course leads to CHC50125, which replaced CHC50121. If you began with CHC50121, ask us how a change of version would affect you.',
    ],
    features: [
      'Curriculum planning with a team',
      'Analysing information about children’s learning',
      'Compliance in a children’s service',
      'Working in partnership with families',
      'Environmental responsibility in daily work',
      'Managing how a team works',
    ],
    outcomes: ['Lead educator', 'Room leader', 'Assistant service director', 'Program coordinator'],
    deliveryMode: 'Blended',
    delivery:
      'You study online each week, meet your trainer twice a month, and gather evidence in your workplace or placement.',
    location: 'Online, with placement near you',
    duration: '18 months',
    studyWeek: {
      hours: 17,
      workedOutFrom:
        'Planned: 13 hours of study and evidence a week, trainer meetings included; 280 placement hours add about four.',
    },
    price: '$4,800',
    nextIntake: '2027-03-15',
    rating: 4.4,
    reviews: 187,
    students: 640,
    popular: false,
    provider: 'wattle-institute',
    fee: 'The price covers learning materials, assessment and placement support; checks are extra.',
    learningGoals: ['upskill'],
    subjects: ['education-training', 'business-management'],
    award: qualifications.CHC50125,
    entryChecks: [entryChecks.usi, entryChecks.workingWithChildren, entryChecks.police],
    placement: {
      blocks: [140, 140],
      note: 'Both blocks take place in an approved children’s education and care service, the second with planning duties.',
    },
  },
] satisfies readonly Course[]
