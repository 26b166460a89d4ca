import type { Article } from '~/data/blog/article'
import { authors } from '~/data/blog/authors'
import { bullets, callout, heading, link, paragraph, quote, steps, strong } from '~/data/blog/nodes'

export const article: Article = {
  id: 8,
  title: 'Your first 90 days as a team leader',
  slug: 'first-90-days-as-team-leader',
  publishDate: '2025-04-29',
  author: authors.dianeKeogh,
  categoryId: 'business-leadership',
  image: 'leader-fan',
  summary:
    'You were good at the work and now you lead it. A plan for the first three months: what to ask, what to leave alone, and how to handle the first conflict.',
  tags: ['leadership', 'team leader', 'management', 'feedback'],
  relatedIds: [7, 10, 15],
  courseSlugs: [
    'certificate-iv-in-leadership-and-management',
    'diploma-of-leadership-and-management',
    'difficult-conversations-for-new-supervisors',
  ],
  content: [
    paragraph(
      'Most new leaders are promoted because they were good at something else. On Friday they were part of the team. On Monday they approve its leave. Nobody changes that fast, and nobody expects you to. What people watch for is whether you listen, whether you are fair and whether you do what you said.',
    ),
    heading('Days 1 to 30: ask'),
    paragraph(
      'Have a half-hour talk with every person you lead. Use the same questions for all, and take notes in front of them.',
    ),
    bullets(
      'What are you working on, and what gets in the way?',
      'What should I leave exactly as it is?',
      'How do you like to get feedback?',
      'What do you want to be doing in a year?',
      'What did I do as a colleague that I should stop now?',
    ),
    paragraph(
      'Ask your own manager three things as well: what does success look like after 90 days, what may I decide alone, and what must I bring to you? Write the answers in an email and send it back. It prevents many quarrels.',
    ),
    callout(
      'Resist the first idea',
      'You will see something in the first week that looks wrong. There is usually a reason, and often it is older than you. Put it on a list. Change it in the second month if it still looks wrong.',
    ),
    heading('Days 31 to 60: settle'),
    paragraph('Now set the rhythm. A small team needs little, as long as it is regular.'),
    steps(
      [strong('A short weekly meeting. '), 'What was done, what is next, what is stuck. Twenty minutes.'],
      [strong('A talk with each person every two weeks. '), 'It is their meeting. You mostly listen.'],
      [strong('One visible list of work. '), 'With names and dates, so that nobody has to ask.'],
      [strong('One quick improvement. '), 'Take it from the first month’s notes and name who suggested it.'],
    ),
    paragraph(
      'Give away some of your old work. It hurts, because you did it well and it was satisfying. If you keep it, you will lead in the evenings. Hand over the result you want and the limits, then let the other person find the way.',
    ),
    heading('Days 61 to 90: stretch'),
    paragraph(
      'By now you know who is bored and who is drowning. Move work between them. Agree on one goal for each person that helps them and the team. Then report to your manager on your 90 days in one page: what you found, what you changed, what you will do next, and what you need.',
    ),
    heading('Feedback that works'),
    paragraph(
      'Give it soon, in private and about something you saw. “You interrupted Lena twice in the meeting, and she stopped talking” is something a person can act on. “You need to be a better listener” is not. Then ask what they saw. You may have missed half of it. Praise follows the same rule: say what was good and what it changed.',
    ),
    heading('The first conflict'),
    paragraph(
      'It will come, often between two people you like. Speak to each alone first. Find out what each needs, not only what each says. Bring them together with one question: what would have to be true for this to work next week? Write down what they agree. If there is bullying, harassment, discrimination or a safety risk, do not mediate. Follow your organisation’s policy and call human resources the same day. A leader has duties under work health and safety law, and these include risks to mental health.',
    ),
    quote(
      'Diane Keogh',
      'The team forgives a wrong decision that you explain and correct. It does not forgive one that you pretend not to have made.',
    ),
    heading('Leading former friends'),
    paragraph(
      'Say it aloud: things have changed, and I will sometimes know what I cannot share. Keep the friendship, drop the gossip, and take care that they do not get the best shifts. If you are in doubt, ask how a decision would look to the person who was not at your barbecue.',
    ),
    heading('Study that helps'),
    paragraph(
      'You can learn much of this on the job, and faster with practice and feedback from outside. BSB40520 Certificate IV in Leadership and Management has 12 units. The five core units include demonstrating leadership, leading effective workplace relationships and coordinating operational plans. BSB50420 Diploma of Leadership and Management goes on to influence, critical thinking and planning for those who lead leaders. Assessment uses your real workplace where it can, so the course and the job feed each other.',
    ),
    paragraph(
      'If you have led for years without a certificate, look at ',
      link('recognition of prior learning', {
        to: '/blog/$slug',
        params: { slug: 'recognition-of-prior-learning' },
      }),
      '. To see what the role pays and where it leads, read about ',
      link('team leaders', {
        to: '/career-hub/$career/$role',
        params: { career: 'leadership-and-operations', role: 'team-leader' },
      }),
      ', or browse the ',
      link('short programs', { to: '/programs' }),
      ', which do not lead to an AQF qualification.',
    ),
  ],
}
