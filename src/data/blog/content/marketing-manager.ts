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
  id: 7,
  title: 'How to become a marketing manager in Australia',
  slug: 'marketing-manager',
  publishDate: '2025-09-09',
  author: authors.dianeKeogh,
  categoryId: 'business-leadership',
  image: 'marketing-plume',
  summary:
    'What a marketing manager does, which skills and laws you need to know, and how to move from coordinator to manager with a portfolio that shows results.',
  tags: ['marketing', 'career path', 'management', 'digital marketing'],
  relatedIds: [8, 10, 6],
  courseSlugs: [
    'certificate-iv-in-business',
    'diploma-of-business',
    'local-search-and-social-media-for-small-business',
  ],
  content: [
    paragraph(
      'A marketing manager decides how an organisation finds customers and keeps them. Some of that is creative. More of it is choosing what not to do, explaining figures to people who control the money, and looking after a small team. No licence is needed and there is no single qualification. Employers hire on evidence.',
    ),
    heading('What the job involves'),
    bullets(
      'Setting goals that a business can measure, such as enquiries, sales or renewals.',
      'Finding out who the customers are and why they leave.',
      'Planning campaigns across search, email, social media, events and print.',
      'Running a budget and stopping what does not work.',
      'Briefing designers, writers and agencies, and giving clear feedback.',
      'Reporting to an owner or a board in plain words.',
    ),
    paragraph(
      'In a small firm you do most of this yourself. In a large one you lead specialists and spend half of the week in meetings. Try to work in both before you choose.',
    ),
    heading('The usual path'),
    table(
      'Typical stages; the years vary a great deal',
      ['Stage', 'Years', 'You show that you can'],
      ['Marketing assistant', '0 to 2', 'Finish tasks on time, write clearly, keep data tidy'],
      ['Coordinator or specialist', '2 to 5', 'Run a channel or campaign and report on its results'],
      ['Senior specialist or team leader', '4 to 7', 'Own a budget, guide others, say no with reasons'],
      ['Marketing manager', '6 or more', 'Set direction, lead people, answer for the outcome'],
    ),
    paragraph(
      'Many people arrive from sales, customer service, journalism, design or administration. If you have dealt with customers for years, you know things that a graduate has yet to learn.',
    ),
    heading('Skills to build'),
    subheading('Figures'),
    paragraph(
      'Learn to read a spreadsheet without fear. You need conversion rate, cost per customer, margin and a rough forecast. You do not need a statistics degree, but you should know when a difference is too small to mean anything.',
    ),
    subheading('Words'),
    paragraph(
      'Short, true and specific beats clever. Practise by rewriting a page that you find confusing and testing it on somebody who does not know the product.',
    ),
    subheading('People'),
    paragraph(
      'The step to manager is a step into leadership. You hire, coach and settle disputes. That can be learned like any other skill; our piece on the ',
      link('first 90 days as a team leader', {
        to: '/blog/$slug',
        params: { slug: 'first-90-days-as-team-leader' },
      }),
      ' is a start.',
    ),
    heading('Law you cannot skip'),
    bullets(
      [
        strong('Australian Consumer Law: '),
        'a claim must not mislead, and that includes prices, reviews and comparisons.',
      ],
      [
        strong('Spam Act: '),
        'marketing by email or text needs consent, a clear sender and a way to unsubscribe that works.',
      ],
      [
        strong('Privacy Act: '),
        'many organisations must say what personal details they collect and why, and keep them safe.',
      ],
      [strong('Copyright: '), 'a picture found online belongs to somebody. So may the output of an AI tool.'],
    ),
    callout(
      'AI in marketing',
      'Tools draft, sort and summarise quickly. They also invent facts and repeat each other’s style. Managers who do well with them keep a person responsible for every claim, keep customer data out of public tools, and spend the time saved on talking to customers.',
    ),
    heading('Study options'),
    paragraph(
      'A bachelor degree is common among managers but not universal. Vocational qualifications give a shorter way in and can lead to credit later. BSB40120 Certificate IV in Business suits people who move up from assistant work. BSB50120 Diploma of Business adds budgets, resources and workplace communication, and its electives leave room for a direction of your own. Short courses in analytics or content help to fill a gap, but do not lead to an AQF qualification. Choose by the gap you have, not by the longest title.',
    ),
    heading('A portfolio in six weeks'),
    steps(
      'Find a club, a charity or a small business that will let you help.',
      'Agree on one goal and one number. Write it down together.',
      'Measure where that number stands today.',
      'Run one modest campaign with a budget you can afford to lose.',
      'Measure again, and write one page: what you tried, what happened, what you would change.',
      'Ask for permission to show it, and for a reference.',
    ),
    paragraph(
      'One honest page with a result that disappointed you is worth more at an interview than ten mock campaigns. Read the ',
      link('marketing manager role', {
        to: '/career-hub/$career/$role',
        params: { career: 'marketing-and-communications', role: 'marketing-manager' },
      }),
      ' for pay and outlook, look through ',
      link('courses', { to: '/courses' }),
      ', or ',
      link('ask an adviser', { to: '/contact', search: { type: 'career-advisor' } }),
      ' which gap to close first.',
    ),
  ],
}
