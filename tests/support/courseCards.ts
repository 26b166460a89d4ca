import * as fc from 'fast-check'
import type { ComparedCourse } from '~/data/courses/comparing'
import type { Course, CourseCard } from '~/data/courses/course'
import type { SubjectTags } from '~/data/courses/recommending'
import { registerStatuses } from '~/data/courses/registerStatuses'
import {
  badgeStatuses,
  categoryIds,
  courseLevels,
  deliveryModes,
  learningGoalIds,
} from '~/data/courses/vocabulary'

export const someSubjects: readonly SubjectTags[] = [
  {
    id: 'healthcare-nursing',
    label: 'Healthcare & Nursing',
    tags: ['aged care', 'Healthcare & Nursing support'],
  },
  { id: 'information-technology', label: 'Information Technology', tags: ['software', 'cyber security'] },
  { id: 'languages', label: 'Languages', tags: ['English'] },
]

export function courseCard(given: Partial<CourseCard> = {}): CourseCard {
  return {
    id: 1,
    slug: 'certificate-iii-in-individual-support',
    title: 'Certificate III in Individual Support',
    code: 'CHC33021',
    category: 'Healthcare & Community',
    categoryId: 'health',
    level: 'Certificate III',
    short:
      'Learn to support people in their own homes and in residential care, with a placement in an approved facility.',
    features: ['Placement support', 'Small groups', 'Online library', 'Weekly trainer calls'],
    deliveryMode: 'Blended',
    location: 'Australia-wide',
    duration: '12 months',
    studyHours: 15,
    registerStatus: 'current',
    price: '$3,200',
    nextIntake: '2026-02-09',
    rating: 4.5,
    reviews: 120,
    popular: false,
    learningGoals: ['career-change'],
    subjects: ['healthcare-nursing'],
    ...given,
  }
}

export function comparedCourse(given: Partial<ComparedCourse> = {}): ComparedCourse {
  return {
    ...courseCard(given),
    outcomes: ['Support worker', 'Care assistant', 'Community worker'],
    ...given,
  }
}

export function fullCourse(given: Partial<Course> = {}): Course {
  const { studyHours: _, registerStatus: __, ...shared } = comparedCourse()
  return {
    ...shared,
    studyWeek: {
      hours: 15,
      workedOutFrom:
        'About 15 hours a week online, the call among them; placement comes in blocks of its own.',
    },
    description: [
      'You learn to support older people and people with disability so that they can live the life they choose.',
      'You study online each week, meet your trainer on a call, and put what you learn to work on placement.',
    ],
    delivery: 'You study about 15 hours a week online and join one call with your trainer.',
    students: 400,
    provider: 'lyrebird-college',
    fee: 'The price covers tuition, learning materials and assessment.',
    award: {
      kind: 'national',
      title: 'Certificate III in Individual Support',
      aqf: 3,
      register: { asAt: '2026-01-05', isChecked: true },
      prerequisites: [],
      coreUnits: [{ code: 'CHCCCS031', title: 'Provide individualised support' }],
      electiveUnits: [{ code: 'CHCAGE011', title: 'Provide support to people living with dementia' }],
      unitsRequired: { total: 2, core: 1, elective: 1 },
      unitsVerified: 'full',
    },
    entryChecks: ['National Police Check before placement'],
    placement: { blocks: [54, 50], note: 'In approved facilities near you.' },
    ...given,
  }
}

const words = [
  'care',
  'Aged',
  'data',
  'Design',
  'Languages',
  'nursing',
  'CHC',
  'Healthcare & Nursing',
  'über',
  'AI',
]
const phrase = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 })
  .map((some) => some.join(' '))

const oneCard: fc.Arbitrary<CourseCard> = fc
  .record({
    title: phrase,
    code: fc.constantFrom('CHC33021', 'ICT40120', 'LL-AI101'),
    category: phrase,
    categoryId: fc.constantFrom(...categoryIds),
    level: fc.constantFrom(...courseLevels),
    short: phrase,
    features: fc.array(phrase, { minLength: 1, maxLength: 5 }),
    deliveryMode: fc.constantFrom(...deliveryModes),
    studyHours: fc.option(fc.integer({ min: 2, max: 80 }).map((halves) => halves / 2)),
    registerStatus: fc.option(fc.constantFrom(...registerStatuses)),
    duration: fc.constantFrom('1 day', '6 weeks', '10 weeks', '3 months', '8 months', '18 months'),
    location: fc.constantFrom('Australia-wide', 'Melbourne, VIC', 'Online, with workshops in Parramatta'),
    price: fc.integer({ min: 900, max: 12_000 }).map((dollars) => `$${dollars.toLocaleString('en-AU')}`),
    nextIntake: fc
      .integer({ min: 1, max: 28 })
      .map((day) => `2026-${day < 20 ? '02' : '11'}-${String(day).padStart(2, '0')}`),
    rating: fc.integer({ min: 35, max: 50 }).map((tenths) => tenths / 10),
    reviews: fc.integer({ min: 0, max: 5 }),
    badge: fc.constantFrom(...badgeStatuses),
    learningGoals: fc.uniqueArray(fc.constantFrom(...learningGoalIds), { minLength: 1 }),
    subjects: fc.uniqueArray(fc.constantFrom(...someSubjects.map(({ id }) => id)), { minLength: 1 }),
  })
  .map((given) => courseCard(given))

/** A catalogue of made-up courses with ids from 1. */
export const courseCards = (maxLength = 25): fc.Arbitrary<CourseCard[]> =>
  fc.array(oneCard, { maxLength }).map((cards) => cards.map((card, at) => ({ ...card, id: at + 1 })))

export const phrases = phrase
