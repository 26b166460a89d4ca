import type { Course } from '../course'
import { qualifications } from '../qualifications'
import { entryChecks } from './entryChecks'

/** §9: the two blocks of work placement. */
const placementBlocks = [54, 50]

export const animalCareCourses = [
  {
    id: 17,
    slug: 'certificate-ii-in-animal-care',
    title: 'Certificate II in Animal Care',
    code: 'ACM20121',
    category: 'Animal Health & Care',
    categoryId: 'health',
    level: 'Certificate II',
    short:
      'A first course for people who want to work with animals in shelters, boarding kennels, sanctuaries or vet clinics.',
    description: [
      'You learn the daily routine of an animal workplace: feeding, cleaning, watching and reporting. You learn to read how an animal feels before you touch it, and to keep yourself and others safe. Much of the work is cleaning, and the course does not hide that.',
      'Placement comes in two blocks, 54 hours and 50 hours, in approved facilities. We help you find a place, and the second block may be with a different kind of animal.',
    ],
    features: [
      'Daily feeding, cleaning and enrichment',
      'Reading animal behaviour',
      'Working in the animal care industry',
      'Hygiene and infection control in kennels',
      'Safe handling under supervision',
    ],
    outcomes: ['Animal attendant', 'Kennel hand', 'Shelter assistant', 'Cattery assistant'],
    deliveryMode: 'Online + Practical',
    delivery:
      'You study online each week, film short practical tasks, and complete two placement blocks in approved facilities.',
    location: 'Online, with placement near you',
    duration: '8 months',
    studyWeek: {
      hours: 11,
      workedOutFrom:
        'Planned: seven hours online and one for filmed tasks each week; 104 placement hours, spread over eight months, add three.',
    },
    price: '$2,400',
    nextIntake: '2027-02-22',
    rating: 4.6,
    reviews: 294,
    students: 1120,
    popular: true,
    provider: 'banksia-skills',
    fee: 'The price covers learning materials, assessment and placement support; work boots and vaccinations are extra.',
    learningGoals: ['career-change', 'return-work', 'hobby'],
    subjects: ['agriculture-environment'],
    award: qualifications.ACM20121,
    entryChecks: [entryChecks.usi, 'A tetanus vaccination, which most animal workplaces ask for'],
    placement: {
      blocks: placementBlocks,
      note: 'Both blocks take place in approved facilities such as shelters, boarding kennels or veterinary clinics.',
    },
  },
  {
    id: 18,
    slug: 'certificate-iii-in-animal-care-services',
    title: 'Certificate III in Animal Care Services',
    code: 'ACM30122',
    category: 'Animal Health & Care',
    categoryId: 'health',
    level: 'Certificate III',
    short:
      'Care for animals in boarding, shelter, grooming and retail workplaces, and learn to advise the people who own them.',
    description: [
      'You learn to plan care for animals with different needs, to spot signs of illness and to explain your advice to owners. Your electives can lean towards animal care, pet grooming or customer service. Talk with your trainer before you choose, because your placement should match.',
      'Placement comes in two blocks, 54 hours and 50 hours, in approved facilities. The first is about routine. In the second you take on tasks of your own, under supervision.',
    ],
    features: [
      'Health checks and record keeping',
      'Animal behaviour and welfare',
      'Grooming and coat care',
      'Advice to owners and customers',
      'Hygiene and safety in animal facilities',
      'Electives that fit your placement',
    ],
    outcomes: [
      'Animal attendant',
      'Animal carer',
      'Kennel hand',
      'Assistant animal groomer',
      'Pet care customer service staff',
    ],
    deliveryMode: 'Online + Practical',
    delivery:
      'You study online each week, film short practical tasks, and complete two placement blocks in approved facilities.',
    location: 'Online, with placement near you',
    duration: '12 months',
    studyWeek: {
      hours: 12.5,
      workedOutFrom:
        'Planned: nine hours online and an hour and a half for filmed tasks each week; 104 placement hours over a year add two.',
    },
    price: '$3,200',
    nextIntake: '2027-03-01',
    rating: 4.8,
    reviews: 467,
    students: 1540,
    popular: true,
    provider: 'banksia-skills',
    fee: 'The price covers learning materials, assessment and placement support; work boots and vaccinations are extra.',
    badge: 'Featured',
    learningGoals: ['career-change', 'upskill'],
    subjects: ['agriculture-environment'],
    award: qualifications.ACM30122,
    entryChecks: [entryChecks.usi, 'A tetanus vaccination, which most animal workplaces ask for'],
    placement: {
      blocks: placementBlocks,
      note: 'Both blocks take place in approved facilities such as shelters, boarding kennels, salons or pet shops.',
    },
  },
  {
    id: 19,
    slug: 'certificate-iv-in-veterinary-nursing',
    title: 'Certificate IV in Veterinary Nursing',
    code: 'ACM40418',
    category: 'Animal Health',
    categoryId: 'health',
    level: 'Certificate IV',
    short:
      'For people who work or volunteer in a veterinary practice and want to learn the nursing side of animal health.',
    description: [
      'You learn to prepare a consulting room, carry out nursing routines, assist with medicines and care for animals in hospital. You also learn to speak with owners on hard days. Your trainer assesses many of the skills in the practice where you work.',
      'You need regular access to a veterinary practice while you study, because most practical tasks happen there. Ask the practice before you enrol whether a veterinarian or a qualified nurse can supervise you.',
    ],
    features: [
      'Medical nursing routines',
      'Preparation of veterinary medicines',
      'Care of animals in hospital',
      'Infection control in a clinic',
      'Communication with owners',
      'Sustainable practice in a clinic',
    ],
    outcomes: ['Veterinary nurse', 'Animal hospital assistant', 'Clinic coordinator'],
    deliveryMode: 'Blended Learning',
    delivery:
      'You study online each week, practise in your clinic, and attend four workshop days in Melbourne or Parramatta.',
    location: 'Online, with workshops in Melbourne and Parramatta',
    duration: '18 months',
    studyWeek: {
      hours: 16,
      workedOutFrom:
        'Planned: ten hours of study and five and a half of practice in your clinic each week; four workshop days add half an hour.',
    },
    price: '$4,800',
    nextIntake: '2027-07-12',
    rating: 4.5,
    reviews: 203,
    students: 510,
    popular: false,
    provider: 'banksia-skills',
    fee: 'The price covers learning materials, workshops and assessment; travel to workshops is extra.',
    learningGoals: ['career-change', 'upskill'],
    subjects: ['agriculture-environment', 'healthcare-nursing'],
    award: qualifications.ACM40418,
    entryChecks: ['Regular hours, paid or unpaid, in a veterinary practice', entryChecks.usi],
    placement: null,
  },
] satisfies readonly Course[]
