import type { Article } from '~/data/blog/article'
import { authors } from '~/data/blog/authors'
import { bullets, callout, heading, link, paragraph, steps, strong, table } from '~/data/blog/nodes'

export const article: Article = {
  id: 18,
  title: 'Studying around shift work without losing your sleep',
  slug: 'studying-around-shift-work',
  publishDate: '2026-09-15',
  author: authors.priyaRaman,
  categoryId: 'health-community',
  image: 'night-lamp-week',
  summary:
    'Rosters change, and so do the hours in which you can think. How to plan study by the kind of shift, what to do after nights, and when to pause.',
  tags: ['shift work', 'online study', 'care work'],
  relatedIds: [15, 4, 8],
  content: [
    paragraph(
      'Most study plans are made for people who work from nine to five. If you work early, late and night shifts, Tuesday at seven is not a time that you have every week. You can still finish a course. The plan just hangs on the shift, not on the day.',
    ),
    heading('Match the task to the shift'),
    paragraph(
      'Think of study as three kinds of task: heavy ones, such as writing an assessment; light ones, such as watching a recording; and tiny ones, such as flash cards. Each belongs to a different moment.',
    ),
    table(
      'A sample plan for a support worker',
      ['Shift', 'What still works', 'What does not'],
      ['Early, 6 am to 2 pm', 'A heavy task from 3 to 5 pm', 'Anything after 8 pm'],
      ['Late, 2 to 10 pm', 'A heavy task from 9 to 11 am', 'Reading after the shift'],
      ['Night, 10 pm to 6 am', 'Tiny tasks before work', 'Heavy tasks on the way home'],
      ['Day off after nights', 'Sleep, then nothing', 'Catching up'],
      ['Second day off', 'The long block of the week', 'Leaving it for the evening'],
    ),
    heading('Plan when the roster comes out'),
    steps(
      'Put the shifts into your calendar on the day on which you get them.',
      'Mark sleep after nights before anything else.',
      'Choose one long block and two short ones for each week. Write a task on each.',
      'Look at assessment dates for the next six weeks. Move one forward if a run of nights is in the way.',
    ),
    paragraph(
      'Ten minutes, once for each roster. It feels like office work. It also means that you never have to decide at the end of a shift whether tonight is a study night.',
    ),
    heading('Protect sleep first'),
    paragraph(
      'Tired people read the same page three times. After a night shift, sleep is the most useful thing that you can do for your course. A dark room, a phone in the kitchen and a note on the door help more than a strong coffee at noon. If you drive home, do not study on the way with a recording that makes you drowsy.',
    ),
    heading('Use your work, with care'),
    paragraph(
      'Care work is full of examples. You may write about a situation when no person can be known from it: no name, no street, no rare detail. Ask your supervisor first, since many services have a rule about it. Never take notes or photos out of the building.',
    ),
    callout(
      'When two weeks go wrong',
      'A sick child, a double shift and a late assessment can meet in one fortnight. Tell your trainer on the first bad day, not after the date has passed. A new date is easy to agree on before, and hard after.',
    ),
    heading('Choose a course that bends'),
    bullets(
      [strong('Recordings. '), 'Are live sessions recorded, and for how long can you watch them?'],
      [strong('Dates. '), 'Are there fixed dates for assessments, or one last date at the end?'],
      [strong('Placement. '), 'Can it be done in blocks around your roster?'],
      [strong('Pausing. '), 'Can you pause for a month, and what does it cost?'],
    ),
    paragraph(
      'You can narrow our ',
      link('course list', { to: '/courses' }),
      ' by hours a week and by delivery. If you are not sure how many hours you have, count two ordinary rosters first and take the smaller figure. What a shift in care is like stands in the ',
      link('week of a support worker', { to: '/blog/$slug', params: { slug: 'week-of-a-support-worker' } }),
      '.',
    ),
  ],
}
