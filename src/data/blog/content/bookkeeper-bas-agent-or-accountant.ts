import type { Article } from '~/data/blog/article'
import { authors } from '~/data/blog/authors'
import { bullets, callout, heading, link, paragraph, steps, strong, table } from '~/data/blog/nodes'

export const article: Article = {
  id: 3,
  title: 'Bookkeeper, BAS agent or accountant: who may do what',
  slug: 'bookkeeper-bas-agent-or-accountant',
  publishDate: '2025-03-18',
  author: authors.tomHalloran,
  categoryId: 'accounting-finance',
  image: 'ledger-lines',
  summary:
    'Three jobs that look alike from outside follow different rules. Learn what each may do for a fee, what registration means and where to start studying.',
  tags: ['bookkeeping', 'BAS agent', 'accounting', 'small business'],
  relatedIds: [4, 11, 8],
  courseSlugs: ['certificate-iv-in-accounting-and-bookkeeping', 'bookkeeping-habits-for-sole-traders'],
  content: [
    paragraph(
      'Every business has to know what came in, what went out and what it owes in tax. Several kinds of people help with that. Their daily work overlaps, but the law draws lines between them, and those lines decide what you need to study and register for.',
    ),
    heading('Three roles side by side'),
    table(
      'What each role usually does',
      ['Role', 'Typical work', 'Usual way in'],
      [
        'Bookkeeper',
        'Enters and reconciles transactions, sends invoices, chases payments, prepares reports',
        'FNS40222 Certificate IV in Accounting and Bookkeeping, or experience on the job',
      ],
      [
        'Registered BAS agent',
        'All of that, plus advice and lodgement for GST, PAYG withholding and other BAS matters, for a fee',
        'An approved qualification, relevant experience and registration',
      ],
      [
        'Accountant',
        'Financial statements, tax planning, budgets, advice to owners',
        'Usually a bachelor degree, then the program of a professional body',
      ],
    ),
    paragraph(
      'A bookkeeper who works as an ',
      strong('employee'),
      ' can prepare their own employer’s BAS. The line is crossed when you run your own practice and charge clients for a BAS service. Then you must be registered.',
    ),
    heading('What a BAS service is'),
    paragraph(
      'BAS stands for business activity statement. On it a business reports goods and services tax, PAYG withholding from wages and a few other amounts. Working out those amounts for a client, advising on them or lodging the statement for a client is a BAS service. Typing up invoices to a client’s instructions is not.',
    ),
    callout(
      'Registration is separate from study',
      'A certificate does not make you a BAS agent. The Tax Practitioners Board registers agents. It looks at your qualification, your hours of relevant experience, whether you are a fit and proper person, and your professional indemnity insurance. Read its current rules before you plan around them, because they change.',
    ),
    heading('The route into a practice of your own'),
    steps(
      [
        strong('Learn the work. '),
        'FNS40222 Certificate IV in Accounting and Bookkeeping has 13 units: ten core and three elective. It covers journals, ledgers, payroll, budgets and activity statements.',
      ],
      [
        strong('Use real software. '),
        'Employers name the package they use in their advertisements. Practise bank feeds, payroll and reconciliation in at least one of them.',
      ],
      [
        strong('Get supervised hours. '),
        'Work for a bookkeeper, an accounting practice or a registered agent, and keep a log of what you did.',
      ],
      [
        strong('Apply for registration, '),
        'if you plan to charge clients. Until it is granted you work under the supervision of a registered agent.',
      ],
      [
        strong('Keep learning. '),
        'Registered agents complete continuing education, follow a code of conduct and renew.',
      ],
    ),
    heading('Which should you choose?'),
    paragraph(
      'Choose bookkeeping if you like order, puzzles that end, and a small number of clients whom you get to know. It suits part-time work and working from home. Choose the BAS agent path when you want your own practice. Choose accounting when you want to give advice and are ready for several years of study. Units you complete at Certificate IV can sometimes count as credit towards a diploma or a degree. The institution that receives you decides, so ask it before you enrol.',
    ),
    bullets(
      'Good signs: you notice when two figures disagree, and it bothers you.',
      'You can keep a secret. You will see wages, debts and family disputes.',
      'You meet dates. Tax has deadlines, and clients forget them.',
      'You can explain a number to somebody who is afraid of numbers.',
    ),
    heading('What software and AI change'),
    paragraph(
      'Bank feeds and receipt scanning now enter most of the data. That takes away typing, not judgement. Someone still has to see that a loan was coded as income, that a contractor is really an employee, or that an invoice is a scam. Those are the skills worth studying. If an AI tool suggests a coding, you still answer for it.',
    ),
    paragraph(
      'Privacy comes with the job too. Payroll files hold tax file numbers, and there are strict rules on who may collect, keep and share them. Never paste client data into a public tool.',
    ),
    heading('Where to look next'),
    paragraph(
      'See the ',
      link('accounting and bookkeeping career page', {
        to: '/CareerHubPage/$career',
        params: { career: 'accounting-and-bookkeeping' },
      }),
      ' for roles and pay, and ',
      link('all courses', { to: '/courses' }),
      ' to compare length and price. If you have kept the books for a family business, ask about ',
      link('recognition of prior learning', {
        to: '/blog/$slug',
        params: { slug: 'recognition-of-prior-learning' },
      }),
      '.',
    ),
  ],
}
