import type { Article } from '~/data/blog/article'
import { authors } from '~/data/blog/authors'
import { bullets, callout, heading, link, paragraph, steps, strong, table } from '~/data/blog/nodes'

export const article: Article = {
  id: 4,
  title: 'What a course really costs, and how to plan for it',
  slug: 'what-a-course-really-costs',
  publishDate: '2025-01-14',
  author: authors.tomHalloran,
  categoryId: 'accounting-finance',
  image: 'coin-fan',
  summary:
    'The fee is only one line of the budget. Work out instalments, the upfront discount, extra costs and your time before you sign an enrolment form.',
  tags: ['fees', 'budgeting', 'payment plans', 'enrolment'],
  relatedIds: [3, 15, 12],
  content: [
    paragraph(
      'A price on a course page answers one question. Before you enrol you need answers to four: what will I pay, when will I pay it, what else will I have to buy, and what will I earn less while I study? An hour with a sheet of paper is enough to find out.',
    ),
    heading('The fee, two ways'),
    paragraph(
      'Here you can pay in full at the start with a 10% discount or, for longer courses, in weekly instalments over 12 months. These are the figures for three example fees.',
    ),
    table(
      'Three fees, paid upfront or weekly',
      ['Fee', 'Upfront, 10% less', 'Saved', 'Weekly over 52 weeks'],
      ['$2,400', '$2,160', '$240', 'about $46.15'],
      ['$3,200', '$2,880', '$320', 'about $61.53'],
      ['$4,800', '$4,320', '$480', 'about $92.30'],
    ),
    paragraph(
      'Paying upfront costs less only if the money is free. Do not empty your emergency savings or use a credit card at 20% interest to save 10%. If you pay weekly, line the payment up with your payday. Note also that instalments run for 12 months even when you finish sooner.',
    ),
    callout(
      'No government-funded places',
      'None of our courses is government-funded. You may be able to study a similar course with a subsidy elsewhere, depending on your state, your age, your visa and the qualifications you already have. Check that before you pay a full fee to anybody, us included. Using a subsidised place can limit what you may claim later.',
    ),
    heading('Costs beside the fee'),
    bullets(
      [
        strong('Checks: '),
        'screening and police checks for courses with placement. Some are free for students.',
      ],
      [strong('Clothing and kit: '), 'uniform, closed shoes, a stethoscope, salon tools.'],
      [strong('Placement: '), 'fuel, parking or fares, and shifts that you cannot work for pay.'],
      [strong('Device and internet: '), 'a laptop that can hold a video call and a reliable connection.'],
      [strong('First aid: '), 'sometimes included, sometimes a separate booking.'],
      [
        strong('Reassessment or reissue: '),
        'ask what a repeated assessment or a replacement certificate costs.',
      ],
    ),
    paragraph(
      'The provider must tell you about all its fees, its refund terms and your obligations before you enrol. If a charge is not in writing, ask for it in writing.',
    ),
    heading('The cost of your time'),
    paragraph(
      'Say that a course needs ten hours a week for a year. If you give up one paid four-hour shift a week at $30 an hour to make room, that is $120 a week before tax, or about $6,000 over 50 weeks. That may be more than the fee. It may also be worth it. But you should choose it with open eyes. Studying in the hours that you now spend on a screen costs nothing except rest, and rest matters too. Our guide to ',
      link('studying with a full-time job', {
        to: '/blog/$slug',
        params: { slug: 'studying-with-a-full-time-job' },
      }),
      ' helps you find the hours.',
    ),
    heading('A budget in five steps'),
    steps(
      'Write down what comes in and goes out each fortnight, from your last three bank statements.',
      'Add the instalment and a monthly share of the extra costs.',
      'Subtract any shift that you will give up.',
      'See what is left. If it is less than a week’s groceries, wait, choose a shorter course or ask about fewer units at a time.',
      'Set aside one instalment in advance, so that a bad week does not put you behind.',
    ),
    heading('Tax and other help'),
    paragraph(
      'If a course has a clear link to the job you already do, some self-education costs may be tax deductible. A course that prepares you for a new job usually is not. The Australian Taxation Office explains the test, and a registered tax agent can apply it to you. Employers sometimes pay for training that they need, so ask before you spend your own money. Services Australia lists payments for students; not every course counts.',
    ),
    heading('Questions to ask before you sign'),
    bullets(
      'What does the price include, and what does it leave out?',
      'How long do I have to change my mind, and what do I get back?',
      'What happens to my payments if I pause?',
      'Do I get a statement of attainment for units that I finish if I leave early?',
      'Who do I speak to if I fall behind on payments?',
    ),
    paragraph(
      'You will find prices on every page of the ',
      link('course list', { to: '/courses' }),
      ', where you can sort by lowest price, and answers on payments in the ',
      link('frequently asked questions', { to: '/faq' }),
      '.',
    ),
  ],
}
