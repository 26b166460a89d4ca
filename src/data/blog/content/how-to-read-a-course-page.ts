import type { Article } from '~/data/blog/article'
import { authors } from '~/data/blog/authors'
import { bullets, callout, heading, link, paragraph, steps, strong, table } from '~/data/blog/nodes'

export const article: Article = {
  id: 17,
  title: 'How to read a course page before you pay anything',
  slug: 'how-to-read-a-course-page',
  publishDate: '2026-11-20',
  author: authors.rutaMalik,
  categoryId: 'education',
  image: 'course-page-lens',
  summary:
    'Six things to look for on any provider’s course page: code, status, units, hours, price and what is not said. Ten minutes that can save a year.',
  tags: ['choosing a course', 'fees', 'National Register'],
  relatedIds: [16, 14, 9],
  content: [
    paragraph(
      'A course page is an offer. Like any offer, it shows its good side first. You do not need to know the whole training system to read it well. You need to know where six facts stand, and what it means when one of them is missing.',
    ),
    heading('Start with the code'),
    paragraph(
      'A nationally recognised course has a code beside its title, such as CHC33021 Certificate III in Individual Support. Copy it into the search of the ',
      strong('National Register'),
      ', training.gov.au. The title there should be the title on the page, word for word. No code means that the course is not on the register. That can be fine for a short course that you take for a skill. It is not fine if a job asks for the qualification.',
    ),
    heading('Then its status'),
    paragraph(
      'Training products are replaced every few years. A page should say whether its code is current or superseded. Superseded does not mean worthless, but it does mean that there is a last date to finish. Ask for that date in writing. Our article on ',
      link('superseded qualifications', {
        to: '/blog/$slug',
        params: { slug: 'when-a-qualification-is-superseded' },
      }),
      ' goes through the steps.',
    ),
    heading('Count the units'),
    paragraph(
      'The register says how many units the qualification needs, and which of them are core. Compare that with the list on the page. A list that is too short is a sign of a page that nobody checked. A provider who has not verified a list should say so, and say which part you can rely on.',
    ),
    heading('Turn months into hours'),
    paragraph(
      'Twelve months says little by itself. Ask how many hours a usual week takes, and whether work placement comes on top.',
    ),
    table(
      'What the same course asks of different weeks',
      ['Hours you have', 'A course of 600 hours takes about'],
      ['8 a week', '17 months'],
      ['12 a week', '12 months'],
      ['20 a week', '7 months'],
    ),
    paragraph(
      'If the planned hours do not fit your week, the course is not wrong. It is longer for you than the page says. Plan with your own figure.',
    ),
    heading('Add up the price'),
    bullets(
      [strong('The fee. '), 'Is it the whole fee, or for each unit?'],
      [strong('What comes on top. '), 'Checks, uniforms, books, travel to a placement.'],
      [strong('How you pay. '), 'In full, or by instalments? What do the instalments come to together?'],
      [strong('What happens if you stop. '), 'Read the refund rule before you need it, not after.'],
    ),
    callout(
      'A rule of thumb',
      'If you cannot find the price, the hours or the refund rule within five minutes, ask for all three in one e-mail. How the question is dealt with tells you a good deal about the months that follow.',
    ),
    heading('Look for what is not said'),
    steps(
      'Who assesses you, and what have they done in the job?',
      'Who finds the placement, you or the provider?',
      'How soon does a trainer look at what you hand in?',
      'What is the last day on which you can still finish?',
    ),
    paragraph(
      'Write the answers next to each other for two or three courses. The ',
      link('course list', { to: '/courses' }),
      ' of this site puts up to three of them side by side, with price, length, delivery and intake. The questions above it leaves to you and the phone.',
    ),
  ],
}
