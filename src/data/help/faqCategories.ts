import { answers } from '~/data/enquiry/answers'
import type { Texts } from '~/data/site/links'
import { link, list, ofCompany, paragraph } from '~/data/site/richTextParts'
import type { FaqCategory } from './faq'

export const faqPage = {
  title: 'Frequently asked questions',
  description:
    'Answers about courses and qualifications, enrolling, fees, studying online, and services for organisations and research students.',
  heading: 'Questions people ask us',
  text: 'Choose a topic or read on. If your question is not here, ask a person.',
  contact: { label: 'Contact us', link: { to: '/contact' } },
} as const satisfies Texts

/** §2.4: five tiles, each with its section. */
export const faqCategories: readonly FaqCategory[] = [
  {
    id: 'courses',
    title: 'Courses and qualifications',
    text: 'What a course leads to, how codes work and what recognition means.',
    questions: [
      {
        id: 'nationally-recognised',
        question: 'What does nationally recognised training mean?',
        answer: [
          paragraph(
            'A nationally recognised course follows a training product on the National Register and is delivered by a registered training organisation. You receive a qualification or a statement of attainment that is accepted in every state and territory.',
          ),
          paragraph(
            'Each such course shows its code and exact title. You can compare them in the ',
            link('course catalogue', { to: '/courses' }),
            '.',
          ),
        ],
      },
      {
        id: 'programs-and-courses',
        question: 'How do programs differ from courses?',
        answer: [
          paragraph(
            'Programs are short and practical, from 4 to 16 weeks. They do not lead to an AQF qualification. You receive a certificate of completion.',
          ),
          paragraph(
            'If an employer or a regulator asks for a qualification, look for a course with a national code. If you want one skill soon, look at our ',
            link('programs', { to: '/programs' }),
            '.',
          ),
        ],
      },
      {
        id: 'superseded-code',
        question: 'Why does a course say that its code is superseded?',
        answer: [
          paragraph(
            'Training products are updated every few years. A superseded product has been replaced by a newer one. For a limited time, called teach-out, students who have begun may still finish. The course page names the successor where it is known. Ask us which version your class will follow before you enrol.',
          ),
        ],
      },
      {
        id: 'recognition-of-prior-learning',
        question: 'Can my experience count towards a qualification?',
        answer: [
          paragraph(
            'Often, yes. Recognition of prior learning (RPL) compares what you can already do with each unit. Useful evidence includes:',
          ),
          list(
            'position descriptions and references from supervisors',
            'certificates, transcripts and licences',
            'work samples with private details removed',
          ),
          paragraph(
            'An assessor decides unit by unit. ',
            link('Talk with an adviser', { to: '/contact', search: { type: 'career-advisor' } }),
            ' before you pay for a full course.',
          ),
        ],
      },
      {
        id: 'choose-a-course',
        question: 'How do I choose between two courses?',
        answer: [
          paragraph(
            'Put them side by side. You can compare up to three courses on level, duration, price, delivery, intake and outcomes. Select them in the ',
            link('catalogue', { to: '/courses' }),
            ' and choose Compare Now.',
          ),
          paragraph(
            'If you do not know where to begin, the ',
            link('course wizard', { to: '/course-wizard' }),
            ' asks four short questions. You can also ',
            link('browse by category', { to: '/categories' }),
            '.',
          ),
        ],
      },
      {
        id: 'placement-checks',
        question: 'Which checks do I need before a work placement?',
        answer: [
          paragraph(
            'That depends on the workplace. Early childhood services ask for a Working with Children Check. Disability services ask for an NDIS Worker Screening Check. Many aged care services ask for a National Police Check and vaccination records. The course page lists what you need. Allow several weeks, because checks are issued by state agencies.',
          ),
        ],
      },
    ],
  },
  {
    id: 'enrolling',
    title: 'Enrolling',
    text: 'Who can enrol, when you can start and what you need at hand.',
    questions: [
      {
        id: 'minimum-age',
        question: 'How old do I have to be?',
        answer: [
          paragraph(
            'You have to be 18 or above to enrol. There are no academic prerequisites for most courses; each course page says what applies.',
          ),
        ],
      },
      {
        id: 'start-dates',
        question: 'When can I start?',
        answer: [
          paragraph(
            'You can enrol at any time. Self-paced courses open within two working days. Courses with classes or placement begin at the next intake, which stands on the course page.',
          ),
        ],
      },
      {
        id: 'steps-to-enrol',
        question: 'What are the steps to enrol?',
        answer: [
          paragraph(
            'There are five: choose a course, talk with an adviser, complete the enrolment form, agree on a payment plan and begin. ',
            link('How to enrol', { to: '/how-to-enroll' }),
            ' explains each one and how long it takes.',
          ),
        ],
      },
      {
        id: 'unique-student-identifier',
        question: 'What is a USI and do I need one?',
        answer: [
          paragraph(
            'A Unique Student Identifier is a number that keeps your training record in one place. Every student of nationally recognised training needs one before a qualification can be issued. It is free and takes about ten minutes to create with a passport, a driver licence or a Medicare card. Programs and workshops do not need it.',
          ),
        ],
      },
      {
        id: 'change-of-mind',
        question: 'What happens if I change my mind?',
        answer: [
          paragraph(
            'Tell us as early as you can. The refund terms are part of your written enrolment agreement, which you read before you pay. Your rights under the Australian Consumer Law are not affected. See the ',
            link('Terms of Service', { to: '/terms-of-service' }),
            '.',
          ),
        ],
      },
      {
        id: 'international-students',
        question: 'Can I enrol from outside Australia?',
        answer: [
          paragraph(
            'You can take self-paced online programs from any country. We do not enrol student visa holders, and a course with placement needs you to be in Australia for the placement blocks.',
          ),
        ],
      },
    ],
  },
  {
    id: 'fees',
    title: 'Fees and payment',
    text: 'Prices, instalments, discounts and what our sample figures mean.',
    questions: [
      {
        id: 'payment-options',
        question: 'How can I pay?',
        answer: [
          paragraph(
            'You can pay in full or, where the course page offers it, in weekly instalments over 12 months. Paying in full at the start takes 10% off the price. The page shows each amount.',
          ),
        ],
      },
      {
        id: 'government-funding',
        question: 'Are government-funded places available?',
        answer: [
          paragraph(
            'No. We do not offer government-funded courses or student loans. If you may be entitled to a funded place, compare providers in your state before you decide. An adviser can tell you what to ask them.',
          ),
        ],
      },
      {
        id: 'price-includes',
        question: 'What does the price include?',
        answer: [
          paragraph(
            'Tuition, online learning materials, trainer support and assessment. It does not include your own computer, screening checks, uniforms or travel to placement. The price block of each course says what is covered.',
          ),
        ],
      },
      {
        id: 'employer-pays',
        question: 'Can my employer pay?',
        answer: [
          paragraph(
            'Yes. We can invoice your employer in full or share the cost between you. For five people or more, ask for a ',
            link('proposal', { to: '/contact', search: { type: 'proposal' } }),
            '.',
          ),
        ],
      },
      {
        id: 'missed-instalment',
        question: 'What if I cannot pay an instalment?',
        answer: [
          paragraph(
            'Call us before the due date. We can move a payment by up to four weeks or change the amount. We do not charge a fee for a first change.',
          ),
        ],
      },
      {
        id: 'sample-figures',
        question: 'What does the note “sample figure” mean?',
        answer: [
          paragraph(
            'Some statistics on this site, such as completion, employment, salary and satisfaction figures, are samples. They show how a result would be presented. They have not been audited and they do not describe what will happen to you.',
          ),
          paragraph(
            'Completing a course depends on your own work, and finding a job depends on employers. We promise neither. The ratings of courses and programs are samples as well. Case studies and testimonials with the same note are examples.',
          ),
        ],
      },
    ],
  },
  {
    id: 'studying',
    title: 'Studying online',
    text: 'Devices, time, trainers, assessment and support while you learn.',
    questions: [
      {
        id: 'what-you-need',
        question: 'What do I need to study online?',
        answer: [
          paragraph(
            'A computer, tablet or phone with a current browser and an internet connection that can play video. For assignments a keyboard helps. ',
            link('Studying online', { to: '/studying-online' }),
            ' shows the platform.',
          ),
        ],
      },
      {
        id: 'hours-a-week',
        question: 'How many hours a week should I plan?',
        answer: [
          paragraph(
            'Programs take three to six hours a week. A Certificate III usually takes ten to fifteen, a Diploma fifteen to twenty. You choose the days.',
          ),
        ],
      },
      {
        id: 'deadlines-and-exams',
        question: 'Are there deadlines or exams?',
        answer: [
          paragraph(
            'Self-paced study has no weekly deadlines and no exams. You are assessed by projects, written tasks and, where a unit asks for it, by a trainer who watches you work. Your enrolment has an end date, which stands in your agreement.',
          ),
        ],
      },
      {
        id: 'trainer-contact',
        question: 'How do I reach my trainer?',
        answer: [
          paragraph(
            'By chat, e-mail, phone or video. Support hours: ',
            ofCompany('supportHours'),
            '. Outside these hours you can leave a question in the unit.',
          ),
        ],
      },
      {
        id: 'disability-support',
        question: 'What support is there if I live with disability?',
        answer: [
          paragraph(
            'Tell us what helps you: more time, another format, a reader, a quiet placement site. We agree on reasonable adjustments in writing before you begin. What you tell us is used for that purpose only. ',
            link('Contact us', { to: '/contact' }),
            ' by phone or e-mail.',
          ),
        ],
      },
      {
        id: 'using-ai-in-study',
        question: 'May I use AI tools in my assignments?',
        answer: [
          paragraph(
            'Sometimes. Each task says whether AI is not allowed, allowed with a statement, or part of the task. When in doubt, ask your trainer first. Work that hides its use of AI is treated under the academic integrity policy.',
          ),
        ],
      },
    ],
  },
  {
    id: 'services-and-privacy',
    title: 'Services, tools and privacy',
    text: 'Organisations, research students, our online tools and your data.',
    questions: [
      {
        id: 'training-for-teams',
        question: 'Do you train whole teams?',
        answer: [
          paragraph(
            'Yes, on site and online, for groups from five people. Start with ',
            link('For organisations', { to: '/for-organisations' }),
            ' or compare our ',
            link('seven services', { to: '/services' }),
            '.',
          ),
        ],
      },
      {
        id: 'calculator-results',
        question: 'How does the ROI calculator work?',
        answer: [
          paragraph(
            'It multiplies your six figures by fixed shares and shows every formula. The result is an estimate for a first discussion, not financial advice. ',
            link('Open the calculator', { to: '/tools/roi-calculator' }),
            '.',
          ),
        ],
      },
      {
        id: 'uploaded-files',
        question: 'What happens to a file that I choose in a tool?',
        answer: [
          paragraph(
            'It stays on your device. The site checks its type and size and shows its name. It is not sent to us and nothing is analysed automatically. If you want an analysis, a consultant asks for the file in a secure way.',
          ),
        ],
      },
      {
        id: 'research-help',
        question: 'Will you write my proposal or thesis for me?',
        answer: [
          paragraph(
            'No. We coach, teach methods and comment on drafts within the rules of your university. We never write or edit assessable work. See ',
            link('Research Student Services', {
              to: '/services/$serviceSlug',
              params: { serviceSlug: 'research-students' },
            }),
            '.',
          ),
        ],
      },
      {
        id: 'my-details',
        question: 'What do you do with my contact details?',
        answer: [
          paragraph(
            answers.details,
            ' Marketing e-mail needs your separate consent and each message has an unsubscribe link. To see, correct or remove your details, write to ',
            ofCompany('privacyEmail'),
            ' or call ',
            ofCompany('phone'),
            '.',
          ),
        ],
      },
      {
        id: 'complaints',
        question: 'How do I make a complaint or appeal a result?',
        answer: [
          paragraph(
            'First talk with your trainer or ',
            link('contact us', { to: '/contact' }),
            '. If that does not solve it, write to ',
            ofCompany('admissionsEmail'),
            '. We confirm your complaint within five working days and reply in writing. You may also take it to the national training regulator or to consumer affairs in your state.',
          ),
        ],
      },
    ],
  },
]
