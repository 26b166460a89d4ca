import type { Article } from '~/data/blog/article'
import { authors } from '~/data/blog/authors'
import {
  bullets,
  callout,
  heading,
  link,
  paragraph,
  steps,
  strong,
  subheading,
  table,
} from '~/data/blog/nodes'

export const article: Article = {
  id: 12,
  title: 'Recognition of prior learning: credit for what you can do',
  slug: 'recognition-of-prior-learning',
  publishDate: '2025-02-25',
  author: authors.rutaMalik,
  categoryId: 'education',
  image: 'echo-feathers',
  summary:
    'How RPL and credit transfer work in Australia, which evidence convinces an assessor, how long it takes, and when it is better to take the training.',
  tags: ['RPL', 'credit transfer', 'USI', 'assessment'],
  relatedIds: [11, 16, 6],
  content: [
    paragraph(
      'You may already be able to do part of what a course teaches. Recognition of prior learning, RPL for short, lets an assessor confirm it. If your evidence meets a unit of competency, you are recorded as competent in that unit without taking its classes. The result on your transcript is worth the same.',
    ),
    heading('RPL or credit transfer?'),
    paragraph('The two are often mixed up. They need different papers.'),
    table(
      'Two kinds of recognition',
      ['Question', 'Credit transfer', 'RPL'],
      [
        'What you have',
        'The same or an equivalent unit, already completed',
        'Skills from work, volunteering or life',
      ],
      ['What you show', 'A transcript or statement of attainment', 'Evidence that covers the whole unit'],
      ['What happens', 'The provider checks that the record is real', 'An assessor judges your skill'],
      ['Usual time', 'Days', 'Weeks'],
    ),
    paragraph(
      'Vocational results since 2015 are in your USI transcript. USI stands for Unique Student Identifier: ten letters and digits, free, and yours for life. You need one before a provider can issue a qualification or a statement of attainment. If you have studied since 2015, you probably have one already, so search for it before you make another.',
    ),
    heading('What an assessor looks for'),
    paragraph('Assessors follow four rules of evidence. Your folder should answer each of them.'),
    bullets(
      [strong('Valid: '), 'it matches what the unit asks for, not just the topic.'],
      [strong('Sufficient: '), 'there is enough, from more than one occasion.'],
      [strong('Authentic: '), 'it is your own work.'],
      [strong('Current: '), 'it shows what you can do now, not 15 years ago.'],
    ),
    heading('Evidence that works'),
    subheading('Strong'),
    bullets(
      'A supervisor’s report that describes tasks which you did alone, with dates.',
      'Work that you made: rosters, reports, plans, photos of a finished job.',
      'Being watched at work, in person or on video with permission.',
      'A detailed talk with the assessor about real cases.',
    ),
    subheading('Weak on its own'),
    bullets(
      'A resume, or a job description that you did not write.',
      'A certificate of attendance with no assessment.',
      'A letter that says you are hard-working and pleasant.',
    ),
    callout(
      'Protect other people',
      'Remove names, faces and addresses of clients, children and patients from everything you send. Ask your employer before you copy a work document. Evidence that breaks somebody’s privacy cannot be used.',
    ),
    heading('Step by step'),
    steps(
      [
        strong('Read the units. '),
        'Each one is public on the National Register. Mark what you do at least monthly.',
      ],
      [strong('Talk to the provider. '), 'Ask for its RPL kit, its fee and the name of the assessor.'],
      [strong('Map your evidence. '), 'One row for each unit: what you have, what is missing.'],
      [
        strong('Collect. '),
        'Ask two people who have seen you work. Give them the unit, so that they know what to describe.',
      ],
      [strong('Be assessed. '), 'Expect questions and perhaps a practical task.'],
      [strong('Fill the gaps. '), 'Units that are not met become training. Often it is two or three.'],
    ),
    heading('How long, and how much?'),
    paragraph(
      'A few units take two to four weeks. A whole qualification can take three to six months, most of it spent on collecting. Fees differ: some providers charge per unit, others a flat price. RPL is not a discount on standards. If somebody offers you a full certificate in a day for a payment and a resume, walk away. The regulator can cancel qualifications that were issued without proper assessment, and people lose jobs over it.',
    ),
    heading('When training is the better choice'),
    paragraph(
      'RPL is not always the quick road. Take the class if your experience is old, if the law in your field has changed, if you have nobody left who can confirm what you did, or if collecting papers would take longer than studying. Placement hours may be recognised only where the training product allows it, so ask. And if you have never studied in English, the units with support can be a good start.',
    ),
    heading('If you disagree'),
    paragraph(
      'You may ask for the reasons and appeal. Every provider must have a fair appeals process that costs you little or nothing, and must tell you how to use it before you enrol.',
    ),
    paragraph(
      'See ',
      link('how to enrol', { to: '/how-to-enroll' }),
      ' for where RPL fits in, find the units of a course in the ',
      link('course list', { to: '/courses' }),
      ', or ',
      link('ask an adviser', { to: '/contact', search: { type: 'career-advisor' } }),
      ' to look at your evidence before you pay anything.',
    ),
  ],
}
