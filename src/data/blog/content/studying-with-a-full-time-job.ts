import type { Article } from '~/data/blog/article'
import { authors } from '~/data/blog/authors'
import { bullets, callout, heading, link, paragraph, steps, strong, table } from '~/data/blog/nodes'

export const article: Article = {
  id: 15,
  title: 'Studying with a full-time job: find the hours, keep them',
  slug: 'studying-with-a-full-time-job',
  publishDate: '2025-07-08',
  author: authors.rutaMalik,
  categoryId: 'education',
  image: 'week-bars',
  summary:
    'A realistic way to fit an online course around work and family: find ten hours, plan by the week, ask for support early and know when to pause.',
  tags: ['online study', 'time management', 'self-paced', 'wellbeing'],
  relatedIds: [4, 11, 8],
  content: [
    paragraph(
      'Self-paced study sounds easy, and that is the danger. With no timetable, everything else in your life has a louder voice. People who finish are not smarter or freer than those who stop. They decided beforehand when they would study, and told somebody.',
    ),
    heading('How many hours is it really?'),
    paragraph(
      'Take a course that is planned for 12 months at ten hours a week. That is about 500 hours of reading, practice and assessment, before any placement. If you can only find five hours, expect two years or choose a smaller course. It is better to know now. Ask the provider how many hours a typical student needs and what the last date is for finishing.',
    ),
    heading('Find ten hours'),
    paragraph('Track one ordinary week first. Then look for blocks, not minutes.'),
    table(
      'A week that works for a parent with a day job',
      ['When', 'Hours', 'Good for'],
      ['Tuesday and Thursday, 8 to 10 pm', '4', 'Reading and notes'],
      ['Four train trips, 30 minutes each', '2', 'Videos, flash cards, planning'],
      ['Saturday, 8 to 11 am', '3', 'Writing assessments'],
      ['Wednesday lunch break', '1', 'Questions to the trainer, admin'],
    ),
    paragraph(
      'Put your hardest task in the hour when you are most awake. For many people that is Saturday morning, not Tuesday night. Protect the block like a medical appointment: if it must move, move it, do not delete it.',
    ),
    heading('Make the plan survive the week'),
    steps(
      [
        strong('Work backwards. '),
        'Write the date of each assessment on a wall calendar, then the week in which you begin it.',
      ],
      [strong('Name the next step. '), '“Answer questions 1 to 4” is a task. “Study unit 3” is a wish.'],
      [strong('Stop in the middle. '), 'Leave a half-finished sentence. It is easier to start again.'],
      [strong('Hand in early drafts. '), 'A trainer’s comment on page one saves you five pages.'],
      [strong('Review on Sunday. '), 'Ten minutes: what got done, what moves, what to drop.'],
    ),
    heading('Tell the people around you'),
    paragraph(
      'Agree with your household which hours are yours and what you give back for them. Tell your manager too, if the course helps your work. Some employers give study leave, a shift swap or a real task that you can use as evidence. Some awards and agreements mention study leave, so have a look at yours.',
    ),
    callout(
      'Self-paced has limits',
      'You can study without weekly deadlines, and there are no exams. But an enrolment has an end date, placement has fixed hours, and a training product can be replaced while you study. Ask about all three before you start, and write down the answers.',
    ),
    heading('When it gets hard'),
    paragraph(
      'It will, usually between the second and the fourth month. The new has worn off and the end is far. These help:',
    ),
    bullets(
      'Do the smallest possible task today, for ten minutes.',
      'Send your trainer one specific question. Support comes by chat, email, phone and video.',
      'Study at the same time as somebody else, on a call with the cameras on and no talking.',
      'Count what is done. Units completed stay completed.',
      'If you have a disability, an illness or trouble with reading, ask for adjustments. Providers must offer reasonable ones.',
    ),
    heading('Knowing when to pause'),
    paragraph(
      'A baby, a bereavement or a job loss can make study impossible for a while. Speak to student support before you disappear. You may be able to defer, and it is worth finding out what happens to your payments. If you have to leave, you can get a statement of attainment for the units that you have finished. Nothing learned is lost, and you may be able to use those units elsewhere.',
    ),
    heading('Your body is in this too'),
    paragraph(
      'Sleep does more for memory than a third hour of rereading. Stand up every half hour. Test yourself with the book closed, because it works better than highlighting. Take one full day off each week.',
    ),
    heading('Before you enrol'),
    bullets(
      'Try one week of blocks with a library book in place of the course.',
      'Check your device and connection against the course’s requirements.',
      'Read how support works on our page about studying online.',
      'Work out the money as well as the hours.',
    ),
    paragraph(
      'See ',
      link('studying online', { to: '/studying-online' }),
      ' for how the platform works, ',
      link('what a course really costs', {
        to: '/blog/$slug',
        params: { slug: 'what-a-course-really-costs' },
      }),
      ' for the budget, and the ',
      link('frequently asked questions', { to: '/faq' }),
      ' for deferral and support.',
    ),
  ],
}
