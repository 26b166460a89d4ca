import type { Texts } from '~/data/site/links'
import { link, paragraph } from '~/data/site/richTextParts'
import type { EnrolQuestion, EnrolStep, HelpTestimonial } from './enrolling'

/** Texts of `/how-to-enroll`, §2.5. */
export const enrollingPage = {
  title: 'How to enrol',
  description:
    'Five steps from choosing a course to your first lesson, what each step takes, how payment works and what you need at hand.',
  headline: 'Enrol in five steps',
  text: 'Most people go from the first question to the first lesson within a week. You can stop at any step before you sign.',
  action: { label: 'Find a course', link: { to: '/courses' } },
  question: { label: 'Ask a question first', link: { to: '/contact' } },
} as const satisfies Texts

/** §2.5, §9: five steps; payment in full or weekly over 12 months, 10% off upfront, entry age 18. */
export const enrolSteps: readonly EnrolStep[] = [
  {
    title: 'Choose your course',
    text: 'Search the catalogue, compare up to three courses or answer four questions in the course wizard. Note the code, the price and the next intake.',
    takes: '10 to 30 minutes',
    action: { label: 'Browse courses', link: { to: '/courses' } },
  },
  {
    title: 'Talk with a course adviser',
    text: 'Ask about entry requirements, placement and recognition of prior learning. The adviser tells you plainly if another course or another provider suits you better.',
    takes: '20 minutes by phone',
    action: { label: 'How to reach us', link: { to: '/contact' } },
  },
  {
    title: 'Complete the enrolment form',
    text: 'You need proof that you are 18 or above, your Unique Student Identifier for a recognised course, and any certificates that you want to have credited.',
    takes: '25 minutes online',
    action: { label: 'What is a USI?', link: { to: '/faq', hash: 'unique-student-identifier' } },
  },
  {
    title: 'Read the agreement and choose how to pay',
    text: 'Pay in full with 10% off or, for longer courses, in weekly instalments over 12 months. The agreement states the total, the refund terms and the end date of your enrolment.',
    takes: 'As long as you need to read it',
    action: { label: 'Fees and payment', link: { to: '/faq', hash: 'fees' } },
  },
  {
    title: 'Meet your trainer and start',
    text: 'You receive access to the learning platform within two working days and a welcome call in the first week. Your first task takes less than an hour.',
    takes: 'Two working days',
    action: { label: 'Studying online', link: { to: '/studying-online' } },
  },
]

/** §2.5: promotion of the learning platform. */
export const platformPromo = {
  heading: 'One place for lessons, tasks and help',
  text: 'Lessons, assessments, results and messages to your trainer are on one platform that works on a phone, a tablet or a computer. Videos have captions and a transcript.',
  points: [
    'Pick up on your phone where you stopped on your computer',
    'See what is done, what is marked and what comes next',
    'Ask a trainer inside the lesson',
  ],
  action: { label: 'See how online study works', link: { to: '/studying-online' } },
} as const satisfies Texts

/** §2.5: accordion of four questions. */
export const enrolQuestions: readonly EnrolQuestion[] = [
  {
    id: 'papers',
    question: 'Which papers should I have ready?',
    answer: [
      paragraph(
        'A photo identity document, your Unique Student Identifier for a recognised course, and certificates or transcripts for credit. For a placement course, begin your screening checks early.',
      ),
    ],
  },
  {
    id: 'entry-test',
    question: 'Is there an entry test?',
    answer: [
      paragraph(
        'There are no academic prerequisites for most courses. For a recognised course you do a short reading, writing and number check. It is not a pass or fail test: it shows us which support you may need.',
      ),
    ],
  },
  {
    id: 'late-start',
    question: 'Can I enrol now and start later?',
    answer: [
      paragraph(
        'Yes. You can hold a place for up to three months. The price in your agreement does not change in that time.',
      ),
    ],
  },
  {
    id: 'change-course',
    question: 'Can I change to another course after I start?',
    answer: [
      paragraph(
        'Usually, within the first four weeks. Units that both courses share are credited. Talk with your trainer or ',
        link('contact us', { to: '/contact' }),
        ' before you begin new tasks.',
      ),
    ],
  },
]

/** §2.5: two student testimonials. */
export const enrolTestimonials: readonly HelpTestimonial[] = [
  {
    name: 'Marnie Castellan',
    about: 'Certificate III student, Bendigo',
    text: 'I had three phone calls before I signed, and one of them talked me out of the first course I liked. The second choice fits round school hours.',
    sample: true,
  },
  {
    name: 'Tomas Okafor-Reid',
    about: 'Program graduate, Newcastle',
    text: 'The form took me half an hour because I could not find my USI. Someone stayed on the phone while I looked it up. I started the following Monday.',
    sample: true,
  },
]
