import { addressLine, company, hoursLine } from '~/data/company'
import { paymentTerms } from '~/data/legal/paymentTerms'
import type { TodayPart } from '../todayParts'

const { email, enquiryHours, office, phone, services, supportHours, timeZone, training } = company

/** A number that is read as one keeps its groups on one line. */
const oneLine = (number: string) => number.replaceAll(' ', '\u00a0')

export const companyTexts = {
  about: [
    {
      kind: 'table',
      title: 'Two companies, one website',
      head: ['Company', 'What it does', 'ABN', 'Number'],
      rows: [training, services].map(
        ({ name, role, abn, providerCode }): [string, string, string, string] => [
          name,
          role,
          oneLine(abn),
          oneLine(providerCode),
        ],
      ),
      note: `${company.sampleNote} So is the year in which we say that we began, ${company.copyrightSince}.`,
    },
    {
      kind: 'table',
      title: 'Where we are, and when',
      head: ['Place', 'Address or hours'],
      rows: [
        ...[office.melbourne, office.sydney, office.postal].map((place): [string, string] => [
          place.name,
          addressLine(place),
        ]),
        [phone.free.label, `${phone.free.number}, ${hoursLine(enquiryHours, timeZone)}`],
        ['Student support', `${email.support}, ${hoursLine(supportHours, timeZone)}`],
      ],
    },
    {
      kind: 'answers',
      title: 'Who does what',
      items: [
        {
          question: 'Who teaches?',
          answer:
            'Trainers and assessors who have worked in the field that they teach, and who go back to it. We name roles here and no persons, because this site is a sample.',
        },
        {
          question: 'Who answers the phone?',
          answer:
            'Course advisers. They are paid a wage and not by the sale, so “this is not for you” costs them nothing.',
        },
        {
          question: 'Who writes the lessons?',
          answer:
            'A learning designer together with somebody who does the job, and a second trainer who tries each exercise.',
        },
        {
          question: 'Who looks after quality?',
          answer:
            'A head of training who reads complaints first. Assessments are checked by a trainer who did not mark them.',
        },
        {
          question: 'Who helps when study gets hard?',
          answer:
            'A support officer, for time, money, language, disability or a bad month. You do not need to give a reason to ask.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How a course is made',
      items: [
        {
          name: 'Ask the work',
          how: 'We talk to people who hire and to people who were hired last year, and read the rules of the qualification.',
        },
        {
          name: 'Write',
          how: 'Each lesson begins with what somebody has to do, and ends when it can be done.',
        },
        {
          name: 'Try',
          how: 'Three learners go through it aloud, one of them by keyboard or with a screen reader.',
        },
        {
          name: 'Check',
          how: 'Codes, titles and units are compared with the National Register, with the day on which it was read.',
        },
        {
          name: 'Look again',
          how: 'After each group we read where people stopped, and change that place first.',
        },
      ],
    },
    {
      kind: 'words',
      title: 'If we got it wrong',
      paragraphs: [
        `Write to ${email.support} and say what happened and what would put it right. A person who was not part of it reads it. If you are not content with the answer, you may go to the office for consumers in your state or to the national regulator. What we changed after complaints will stand here once there is something true to say.`,
      ],
    },
  ],
  terms: [
    {
      kind: 'table',
      title: 'The terms in seven lines',
      head: ['About', 'In short'],
      rows: [
        ['Prices', 'They are in Australian dollars and may change, but not after you signed.'],
        ['Asking', 'An enquiry costs nothing and binds you to nothing.'],
        [
          'Changing your mind',
          'Your enrolment agreement says when you may cancel and what comes back to you.',
        ],
        [
          'If we cancel',
          'You choose something else that suits you, or have back the part that was not delivered.',
        ],
        ['Your rights', 'The Australian Consumer Law applies, whatever a contract says.'],
        ['Your details', 'You may ask to see and to correct what we hold about you.'],
        ['Disputes', 'Talk to us, or use a free service for consumers in your state.'],
      ],
      note: 'These lines help you to find your way. Where they differ from the complete terms, the complete terms count.',
    },
    {
      kind: 'checks',
      title: 'Read these parts in full before you pay',
      items: [
        'Cancellation and refunds: then find the same words in your own agreement.',
        'Payment and instalments: what to do before one that you cannot pay is due.',
        'Courses, programs and recognition: which kind of learning yours is.',
        'Your responsibilities as a learner: what we expect of you.',
        'Personal information: who sees what you send us.',
      ],
    },
    {
      kind: 'words',
      title: 'If a word is not clear',
      paragraphs: [
        'Ask before you agree. You can print the terms, take them to a community legal centre or to a friend, and come back in a week. A fair contract is still fair after a night’s sleep. Nobody here will tell you that an offer ends tonight.',
        'Young people need more care. Who is under 18 may look around, save courses and ask us things, but a parent or guardian has to sign. The section on age in the complete terms says how this works.',
      ],
    },
  ],
  pricing: [
    {
      kind: 'checks',
      title: 'What is never charged',
      items: [
        'A call, a message, a course guide or a talk with an adviser.',
        'Changing from instalments to the full amount, or paying early.',
        'Saving, comparing and every tool on this website.',
        'Adjustments that you need because of a disability.',
        'Your first certificate and the record of what you have passed.',
        'Asking for a refund, or making a complaint.',
      ],
    },
    {
      kind: 'answers',
      title: 'Refunds and what protects your money',
      items: [
        {
          question: 'What if I change my mind?',
          answer: `${paymentTerms.cancelling} You read it before you pay.`,
        },
        { question: 'What if you cancel the course?', answer: paymentTerms.ifWeCancel },
        { question: 'What if I cannot pay an instalment?', answer: paymentTerms.lateInstalment },
        { question: 'Is money that I pay ahead safe?', answer: paymentTerms.protection },
      ],
    },
    {
      kind: 'words',
      title: 'Programs, workshops and groups',
      paragraphs: [
        'Programs have no list price yet, and each of their pages says what the price would cover. Work for an organisation is quoted after a talk, since ten people in one room cost less than ten in ten towns. A quote names hours, people, travel and the day until which it holds.',
      ],
    },
  ],
} satisfies Record<string, readonly TodayPart[]>
