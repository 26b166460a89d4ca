import { defineCareer } from '~/data/careers/defineCareer'

export const career = defineCareer({
  id: 7,
  title: 'Accounting and bookkeeping',
  slug: 'accounting-and-bookkeeping',
  area: 'accounting-finance',
  description:
    'Bookkeepers, payroll and accounts staff record what an organisation earns, owes and pays, and make sure that the figures can be trusted. Software enters much of the data now. People are needed to check it, to explain it and to meet the dates that tax and employment law set.',
  image: 'career-bookkeeping',
  roles: [
    {
      id: 701,
      title: 'Bookkeeper',
      slug: 'bookkeeper',
      shortDescription:
        'Records and reconciles a business’s money, prepares reports and warns the owner early when something does not add up.',
      fullDescription: [
        'You code transactions, reconcile bank accounts, send invoices, chase payments, run pay and prepare the figures for activity statements. The best part of the job is the monthly talk in which you tell an owner what the figures mean.',
        'You can be employed by one business or serve many. If you charge clients for BAS services, you must be registered with the Tax Practitioners Board, which sets its own rules on qualification and experience. FNS40222 Certificate IV in Accounting and Bookkeeping is the usual qualification. Part-time work from home is common.',
      ],
      outlook: { jobOpenings: 26000, employmentGrowth: 1, averageWeeklySalary: 1390, hours: 38 },
      female: 89,
      education: [30, 30, 18, 19, 3],
      employed: [98000, 96000, 97000],
      skills: [
        'Reconciliation',
        'Accounting software',
        'GST and activity statement basics',
        'Payroll',
        'Chasing payments politely',
        'Explaining figures to owners',
      ],
      courseCodes: ['FNS40222', 'LL-BK101', 'LL-DA101'],
    },
    {
      id: 702,
      title: 'Payroll officer',
      slug: 'payroll-officer',
      shortDescription:
        'Pays people correctly and on time under awards and agreements, and puts it right when something was missed.',
      fullDescription: [
        'You collect timesheets, apply the right award, work out leave, allowances, tax and superannuation, and report each pay to the tax office. One misread clause can affect hundreds of people, so you check twice and ask early.',
        'Rules on pay have become stricter, and deliberate underpayment can now be a crime, so employers look for people who know the awards. You hold tax file numbers and bank details, which makes privacy part of every task. Quiet weeks do not exist around the end of the financial year.',
      ],
      outlook: { jobOpenings: 12400, employmentGrowth: 6, averageWeeklySalary: 1530, hours: 38 },
      female: 83,
      education: [31, 28, 19, 19, 3],
      employed: [37000, 40500, 44000],
      skills: [
        'Reading awards and agreements',
        'Payroll software',
        'Leave, tax and superannuation',
        'Accuracy under deadline',
        'Privacy of personal data',
        'Answering pay questions kindly',
      ],
      courseCodes: ['FNS40222', 'BSB30120', 'LL-PR101'],
    },
    {
      id: 703,
      title: 'Accounts officer',
      slug: 'accounts-officer',
      shortDescription:
        'Processes what a company owes and is owed: invoices, receipts, supplier queries and the month-end close.',
      fullDescription: [
        'You match invoices to orders, set up payments, allocate receipts, follow up on overdue accounts and help to close the month. In larger firms you specialise in payable or receivable; in smaller ones you do both.',
        'Invoice fraud is common, so a phone call to confirm changed bank details is part of the process. Automation is reducing entry work and adding checking work. It is a good first role for people who like order, and a path to payroll, assistant accountant or credit management.',
      ],
      outlook: { jobOpenings: 31000, employmentGrowth: 0, averageWeeklySalary: 1360, hours: 38 },
      female: 79,
      education: [31, 25, 18, 22, 4],
      employed: [131000, 129000, 130000],
      skills: [
        'Invoice processing',
        'Spreadsheets',
        'Supplier and customer queries',
        'Fraud awareness',
        'Month-end routines',
      ],
      courseCodes: ['FNS40222', 'BSB30120', 'LL-DA101'],
    },
  ],
})
