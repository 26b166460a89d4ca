import type { Article } from '~/data/blog/article'
import { authors } from '~/data/blog/authors'
import { bullets, callout, heading, link, paragraph, steps, strong, table } from '~/data/blog/nodes'

export const article: Article = {
  id: 19,
  title: 'Back to work after years away: a plan for twelve weeks',
  slug: 'back-to-work-in-twelve-weeks',
  publishDate: '2026-06-09',
  author: authors.jessVassallo,
  categoryId: 'business-leadership',
  image: 'twelve-week-path',
  summary:
    'After a break for family, illness or a move, start small: take stock, refresh one skill, speak to five people and apply with words for the gap.',
  tags: ['return to work', 'job search', 'confidence'],
  relatedIds: [8, 15, 3],
  content: [
    paragraph(
      'A break of some years is common. People raise children, care for a parent, get well, or move across the country. What makes the return hard is seldom the gap itself. It is that everything seems to need doing at once. So here is an order.',
    ),
    heading('Weeks 1 and 2: take stock'),
    paragraph(
      'Write two lists. The first holds what you did in paid work. The second holds what you did during the break: budgets, rosters, fund-raising, caring, repairs, a club’s accounts. For each line, add a proof: a person who saw it, a paper, a number. You will use both lists later.',
    ),
    heading('Weeks 3 to 6: refresh one skill'),
    paragraph(
      'Pick one skill that keeps turning up in job advertisements for the work you want, and that you can show at the end. A spreadsheet that works, a letter that is clear, a booking system that you can use. Four weeks at five hours are enough for one such skill. They are not enough for five, and one thing done well is easier to talk about than five begun.',
    ),
    table(
      'Choose by what you can show',
      ['Work you want', 'One skill to refresh', 'What you can show after it'],
      ['Office and reception', 'Calendars and spreadsheets', 'A sample roster with totals'],
      ['Retail', 'Stock and point of sale', 'A page on how you would set up a shelf'],
      ['Care', 'First aid', 'A statement of attainment'],
      ['Team leader', 'Planning a week for others', 'A plan with reasons'],
    ),
    heading('Weeks 7 and 8: speak to five people'),
    steps(
      'Make a list of ten people who work near what you want to do.',
      'Ask five of them for fifteen minutes. Say that you do not ask for a job.',
      'Ask each what a normal week holds, and what surprised them.',
      'Ask whom you should speak to next.',
    ),
    paragraph(
      'These talks do two things. They tell you which of your plans are out of date. And they put your name where a vacancy is heard of before it is advertised.',
    ),
    heading('Weeks 9 to 12: apply, a few at a time'),
    paragraph(
      'Three careful applications a week are better than thirty quick ones. Take the words of the advertisement and answer each with a line from your two lists.',
    ),
    callout(
      'Words for the gap',
      'Keep it to one sentence, without excuse: “From 2020 to 2026 I cared for my father; since March I have refreshed my spreadsheet skills and now look for part-time office work.” Then turn to what you bring.',
    ),
    heading('What to settle at home first'),
    bullets(
      [strong('Hours. '), 'Which days and hours are really free, school holidays included?'],
      [strong('Travel. '), 'How far, and what if the car breaks down?'],
      [strong('Care. '), 'Who steps in when somebody is ill?'],
      [strong('Money. '), 'What does the first month cost before the first pay comes?'],
    ),
    paragraph(
      'If you would rather not do this alone, look at our ',
      link('programs', { to: '/programs' }),
      ' for people who return to work, or use the ',
      link('career wizard', { to: '/tools/career-wizard' }),
      ' to see which kinds of work are near to what you did. Neither of them can promise a job. Both can shorten the list of things to think about.',
    ),
  ],
}
