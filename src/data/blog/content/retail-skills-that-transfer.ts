import type { Article } from '~/data/blog/article'
import { authors } from '~/data/blog/authors'
import { bullets, callout, heading, link, paragraph, quote, steps, strong, table } from '~/data/blog/nodes'

export const article: Article = {
  id: 6,
  title: 'Retail skills that other industries pay for',
  slug: 'retail-skills-that-transfer',
  publishDate: '2025-07-22',
  author: authors.jessVassallo,
  categoryId: 'beauty-retail',
  image: 'shop-window',
  summary:
    'Worked in a shop and want out, or up? Name the skills you already use every shift, find roles that need them, and show evidence in your application.',
  tags: ['retail', 'career change', 'transferable skills', 'resume'],
  relatedIds: [5, 8, 12],
  courseSlugs: ['certificate-iv-in-leadership-and-management', 'certificate-iii-in-business'],
  content: [
    paragraph(
      '“I have only worked in retail.” Advisers hear it every week, and the word ',
      { kind: 'em', text: 'only' },
      ' is the problem. A Saturday in December teaches more about people and pressure than many offices do in a year. What is missing is rarely skill. It is the words for the skill, and the proof.',
    ),
    heading('Translate the shift'),
    paragraph(
      'Take one ordinary shift and write down everything you did. Then write next to it what an employer outside retail would call it.',
    ),
    table(
      'What you did, and what it is called elsewhere',
      ['On the shop floor', 'In an advertisement', 'Roles that ask for it'],
      [
        'Calmed a customer whose order was wrong',
        'Complaint resolution',
        'Contact centre, reception, practice manager',
      ],
      [
        'Counted stock and found what was missing',
        'Inventory control, attention to detail',
        'Warehouse, accounts, pharmacy',
      ],
      ['Balanced the till and banked it', 'Cash reconciliation', 'Bookkeeping, payroll, banking'],
      ['Trained the new casual', 'Onboarding, instruction', 'Team leader, training assistant'],
      [
        'Swapped rosters when someone was sick',
        'Workforce scheduling',
        'Administration, aged care coordination',
      ],
      [
        'Read what a person wanted before they said it',
        'Needs analysis',
        'Support work, sales, beauty, education',
      ],
    ),
    heading('Choose a direction'),
    paragraph('Most people who leave the shop floor go one of four ways.'),
    bullets(
      [
        strong('Up: '),
        'supervisor, store manager, area manager. You lead people, read figures and answer for safety. BSB40520 Certificate IV in Leadership and Management fits people who already lead in practice.',
      ],
      [
        strong('Across to an office: '),
        'administration, accounts or customer service. BSB30120 Certificate III in Business covers documents, workplace communication and sustainable work practices.',
      ],
      [
        strong('Towards care: '),
        'support work, early childhood, allied health assistance. Your patience counts; you will need checks and a placement.',
      ],
      [
        strong('Behind the screen: '),
        'online stores, social media, IT support. Start small with a short course and a project of your own.',
      ],
    ),
    heading('Turn experience into evidence'),
    paragraph(
      'An application that says “excellent communication skills” says nothing. One that says “handled about 40 customer queries a shift and wrote the returns guide that the team still uses” can be believed. Collect such lines while you still work there.',
    ),
    steps(
      'Write five short stories: the situation, what you did, what changed.',
      'Put a number in each, even a rough one: customers a day, minutes saved, people trained.',
      'Ask your manager for a reference that mentions two of them.',
      'Keep copies of certificates, rosters that show you in charge, and thank-you messages. Remove customers’ names.',
      'Match each story to a line in the advertisement.',
    ),
    callout(
      'The same evidence can shorten a course',
      'If you apply for recognition of prior learning, an assessor compares what you can do with a unit of competency. Rosters, references, training records and a conversation about real cases are all evidence. You may be asked to show a skill as well.',
    ),
    heading('Mind the gaps'),
    paragraph(
      'Some things retail does not teach. Office software beyond the basics, formal writing and long projects are the usual three. None takes years. A spreadsheet unit, a term of writing short reports and one project seen through to the end will answer most interview questions. Digital skills are the quickest to show: make a stock sheet with formulas for your own store and bring a copy without its figures.',
    ),
    quote('Jess Vassallo', 'Nobody learns patience from a slide. If you have it, say where you got it.'),
    heading('Be honest about pay and hours'),
    paragraph(
      'Leaving retail can mean less money at first. You may lose weekend penalty rates, and entry-level office pay is not much higher. On the other side are evenings, public holidays and a ladder with more rungs. Write down your take-home pay for the last eight weeks and compare it with the advertised salary after tax. Then decide whether the second year of the new path makes up for the first.',
    ),
    heading('Next step'),
    paragraph(
      'Look at three roles on the ',
      link('list of careers by area', { to: '/careers/by-area' }),
      ' and tick the skills you already have. If one role has most of them, read its course list. If none stands out, the ',
      link('career pathway wizard', { to: '/tools/career-wizard' }),
      ' takes about five minutes, or you can ',
      link('just browse', { to: '/courses' }),
      '.',
    ),
  ],
}
