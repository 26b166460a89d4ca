import type { Article } from '~/data/blog/article'
import { authors } from '~/data/blog/authors'
import { bullets, callout, heading, link, paragraph, strong, table } from '~/data/blog/nodes'

export const article: Article = {
  id: 2,
  title: 'What a support worker does in a week',
  slug: 'week-of-a-support-worker',
  publishDate: '2025-06-17',
  author: authors.priyaRaman,
  categoryId: 'health-community',
  image: 'support-week',
  summary:
    'Shifts, tasks, notes and the harder moments: an honest look at a week of aged care and disability support work, and what training prepares you for.',
  tags: ['disability support', 'aged care', 'individual support', 'career change'],
  relatedIds: [1, 12, 14],
  courseSlugs: ['certificate-iii-in-individual-support', 'certificate-iv-in-disability-support'],
  content: [
    paragraph(
      'People come to support work from shops, kitchens, warehouses and years of caring for family. Most ask the same thing: what will I do all day? This is a typical week, put together from what trainers and workers tell us. Your own will differ with the service, the roster and above all the people you support.',
    ),
    heading('A sample week'),
    table(
      'One part-time week of about 28 hours',
      ['Day', 'Setting', 'Main tasks'],
      ['Monday', 'Private home', 'Morning routine: shower, breakfast, medication prompt, notes'],
      ['Tuesday', 'Community', 'Shopping with a client, a bus trip practised together, coffee with friends'],
      [
        'Thursday',
        'Residential aged care',
        'Afternoon shift: meals, mobility, activities, settling for the night',
      ],
      [
        'Friday',
        'Residential aged care',
        'Same residents, handover, a short training session on safe swallowing',
      ],
      ['Saturday', 'Group home', 'Household jobs side by side with residents, a trip to a football match'],
    ),
    paragraph(
      'Few weeks are nine to five. Early mornings and evenings are when most people want help, and weekends pay penalty rates under the award. Many workers like that. Others find broken shifts hard, above all with small children, so ask about rosters at the interview.',
    ),
    heading('What the tasks have in common'),
    paragraph(
      'The task on the plan is only half of the job. The other half is how it is done. You follow an individual support plan that the person has agreed to. You do things ',
      { kind: 'em', text: 'with' },
      ' people rather than for them, so that skills stay or grow. You ask before you touch. You notice small changes: a meal left, a new bruise, less talk than usual. And you write down what you saw, not what you think it means.',
    ),
    bullets(
      [strong('Personal care: '), 'showering, dressing, using the toilet, skin checks.'],
      [strong('Mobility: '), 'hoists, slide sheets and walking frames, used the way you were trained.'],
      [strong('Daily living: '), 'cooking, laundry, budgeting and appointments.'],
      [strong('Connection: '), 'visits, clubs, culture, faith and hobbies.'],
      [strong('Records: '), 'progress notes, incident reports and handover.'],
    ),
    callout(
      'Where the role stops',
      'A support worker does not diagnose, change a dose or give clinical advice. With the right units and your employer’s approval you may assist with medication. Knowing when to call a nurse or an ambulance is a skill, and assessors look for it.',
    ),
    heading('The harder parts'),
    paragraph(
      'People you know well will get sick, and in aged care some will die. Some will be angry or frightened, and you will sometimes be the nearest person. The work is physical. Good services give you supervision, time to debrief and enough staff for a two-person lift. Ask about all three. If a service brushes the question off, that tells you something.',
    ),
    paragraph(
      'There is also real pleasure in it. A person who takes the bus alone for the first time in a year did that with your patience behind them.',
    ),
    heading('What you study'),
    paragraph(
      'The usual starting point is CHC33021 Certificate III in Individual Support. It has 15 units of competency: nine core units and six electives. Choose electives for ageing, for disability, or a mix that covers both. Core units include ',
      strong('Provide individualised support'),
      ', ',
      strong('Work legally and ethically'),
      ' and ',
      strong('Follow safe work practices for direct client care'),
      '. You also complete at least 120 hours of placement, and you will need screening checks before it starts. We list them in ',
      link('placement checks', { to: '/blog/$slug', params: { slug: 'placement-checks-before-day-one' } }),
      '.',
    ),
    paragraph(
      'Later, CHC43121 Certificate IV in Disability Support suits workers who already hold the right Certificate III and want to handle more complex needs. It has an entry requirement, so it is not a first course.',
    ),
    heading('Is it for you?'),
    bullets(
      'You can stay calm and kind when a plan falls apart.',
      'You are comfortable with bodies, and with other people’s privacy.',
      'You can write three clear sentences about what happened.',
      'You will ask for help before a risky lift, not after.',
      'You can be reached for shifts outside office hours.',
    ),
    paragraph(
      'If most of these sound like you, look at the ',
      link('aged and disability support career', {
        to: '/CareerHubPage/$career',
        params: { career: 'aged-and-disability-support' },
      }),
      ' for roles and pay, or compare ',
      link('courses in health and community', {
        to: '/category/$categoryId',
        params: { categoryId: 'health' },
      }),
      '. If you have already done this work unpaid, read about ',
      link('recognition of prior learning', {
        to: '/blog/$slug',
        params: { slug: 'recognition-of-prior-learning' },
      }),
      ' first. You may not have to study everything from the start.',
    ),
  ],
}
