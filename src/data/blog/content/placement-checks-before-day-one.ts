import type { Article } from '~/data/blog/article'
import { authors } from '~/data/blog/authors'
import { bullets, callout, heading, link, paragraph, steps, strong, table } from '~/data/blog/nodes'

export const article: Article = {
  id: 1,
  title: 'Placement checks: what to have ready before day one',
  slug: 'placement-checks-before-day-one',
  publishDate: '2025-02-11',
  author: authors.priyaRaman,
  categoryId: 'health-community',
  image: 'placement-checks',
  summary:
    'Working with children, NDIS and police checks take time. See which ones a care or early childhood placement asks for, and in which order to apply.',
  tags: ['work placement', 'screening checks', 'aged care', 'disability support', 'early childhood'],
  relatedIds: [2, 11, 12],
  courseSlugs: [
    'certificate-iii-in-individual-support',
    'certificate-iii-in-early-childhood-education-and-care',
    'provide-first-aid',
  ],
  content: [
    paragraph(
      'Work placement is where a care course becomes real. You spend set hours in a real service, with real people, and an assessor looks at how you work. Services must protect those people, so they ask every student for proof that it is safe to have you there. The checks are not hard. They are slow, and a late check is one of the most common reasons that a placement starts late.',
    ),
    heading('Which check belongs to which place'),
    paragraph(
      'Nobody needs every check. What you need depends on who you will be near, and on the state or territory in which you do your placement. Ask your placement coordinator for the list in writing before you pay for anything.',
    ),
    table(
      'Common checks for student placements',
      ['Check', 'Usually needed for', 'Good to know'],
      [
        'Working with Children Check',
        'Early childhood services, schools, some disability services',
        'Run by each state and territory, under different names, and valid there for two to five years',
      ],
      [
        'NDIS Worker Screening Check',
        'Roles with more than incidental contact with people with disability',
        'One national standard, valid for up to five years',
      ],
      [
        'National Police Check',
        'Aged care, health and most community services',
        'Has no expiry date of its own, but a service may only accept a recent one',
      ],
      [
        'Immunisation record',
        'Hospitals, residential aged care, some early childhood services',
        'Influenza and others, as the service and the state health rules require',
      ],
      [
        'First aid',
        'Early childhood and many care roles',
        'Often part of your course, so ask before you book it separately',
      ],
    ),
    paragraph(
      'Names differ. In Queensland the card for work with children is a blue card. In the Northern Territory it is an Ochre Card. In Tasmania and the Australian Capital Territory the scheme covers people who are vulnerable for other reasons too. A check from one state is normally not accepted in another, so apply where the placement is, not where you live.',
    ),
    heading('The order that saves time'),
    steps(
      [
        strong('Gather identity documents. '),
        'Nearly every check asks for the same set: a passport or birth certificate, a driver licence or photo card, and something with your address. If your name has changed, find the certificate now.',
      ],
      [
        strong('Ask for the list. '),
        'Your placement coordinator tells you which checks the host service wants, and whether you apply as a student, a volunteer or a worker. In some states students and volunteers pay less or nothing.',
      ],
      [
        strong('Apply for the slowest first. '),
        'Screening for work with children or people with disability can be quick, or can take weeks if a record must be looked at. A police check is often back within days.',
      ],
      [
        strong('Book appointments. '),
        'Some vaccines come in several doses, weeks apart. A doctor or pharmacist can print your record from the Australian Immunisation Register.',
      ],
      [strong('Send copies early. '), 'Upload results when they arrive instead of all at once at the end.'],
    ),
    callout(
      'A result on your record',
      'An old offence does not always mean a refusal. Screening bodies look at what happened, how long ago, and how it relates to the work. If you are worried, read the rules of the scheme in your state before you enrol, and talk to an adviser in confidence. It is better to know before you have paid for a course that has compulsory placement.',
    ),
    heading('What placement asks of you besides paper'),
    paragraph(
      'Placement hours are set by the training product. For example, CHC33021 Certificate III in Individual Support asks for at least 120 hours of work in a service. They are normally unpaid and done in shifts, and some begin at 6 or 7 in the morning. Before you enrol, check these points:',
    ),
    bullets(
      'How many hours there are, and whether you can spread them over several weeks.',
      'How far you may have to travel, and whether public transport runs at shift times.',
      'Who finds the host service: the provider, or you with help.',
      'Which uniform and closed shoes you must bring.',
      'Who covers insurance, and whom you ring if you are sick.',
    ),
    heading('Keep your papers in one place'),
    paragraph(
      'Make one folder on your device with a scan of each document, named with its expiry date. Put a reminder in your calendar three months before each one runs out. Once you work in the field you keep doing this for as long as you stay, because services must see that your clearance is still current.',
    ),
    paragraph(
      'Your privacy matters too. Send documents only through your provider’s own upload page, never by text message. You may ask who can see them and when they will be deleted.',
    ),
    heading('Next step'),
    paragraph(
      'Look at the entry and placement notes on each ',
      link('health and community course', { to: '/category/$categoryId', params: { categoryId: 'health' } }),
      ', or read ',
      link('how enrolment works', { to: '/how-to-enroll' }),
      '. If something in your history makes you unsure, ',
      link('talk to an adviser', { to: '/contact', search: { type: 'career-advisor' } }),
      ' before you apply.',
    ),
  ],
}
