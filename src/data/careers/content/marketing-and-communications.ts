import { defineCareer } from '~/data/careers/defineCareer'

export const career = defineCareer({
  id: 3,
  title: 'Marketing and communications',
  slug: 'marketing-and-communications',
  area: 'business-administration',
  description:
    'Marketing people find out what customers need, tell them truthfully what is on offer and measure whether it worked. The field runs from writing a single post to steering a year’s budget. It suits those who like both words and figures, and who do not mind changing their mind.',
  image: 'career-marketing',
  roles: [
    {
      id: 301,
      title: 'Marketing assistant',
      slug: 'marketing-assistant',
      shortDescription:
        'Supports campaigns by preparing content, keeping contact lists clean, booking events and collecting results.',
      fullDescription: [
        'You update web pages, schedule emails, brief printers, pack for events, check that links work and collect the figures for the monthly report. You write a lot of short texts and have most of them changed. That is how you learn.',
        'Small firms want an all-rounder; agencies want someone fast and tidy. A portfolio of real work, even for a sports club, counts as much as a certificate. You also need to know the rules on consent and unsubscribing, because lists are the first thing you will be trusted with.',
      ],
      outlook: { jobOpenings: 9800, employmentGrowth: 8, averageWeeklySalary: 1260, hours: 38 },
      female: 68,
      education: [16, 15, 17, 45, 7],
      employed: [17000, 19800, 22500],
      skills: [
        'Short, correct writing',
        'Email and web publishing tools',
        'Spreadsheets and simple reports',
        'Event support',
        'Consent and privacy rules',
      ],
      courseCodes: ['BSB30120', 'BSB40120', 'LL-DM101', 'LL-AI101'],
    },
    {
      id: 302,
      title: 'Social media coordinator',
      slug: 'social-media-coordinator',
      shortDescription:
        'Plans and publishes social content, answers comments, watches what people say and reports what it led to.',
      fullDescription: [
        'You keep a calendar, write and film, reply to comments, hide abuse and pass complaints to the right team. You look at which posts led to enquiries rather than at likes alone. When something goes wrong in public, you are the one who notices first.',
        'The platforms change each year, so curiosity matters more than knowing one of them. Answering strangers all day can wear you down; good employers share that load and set hours. You should know the basics of copyright, of disclosing paid posts and of making content accessible with captions and image descriptions.',
      ],
      outlook: { jobOpenings: 6700, employmentGrowth: 12, averageWeeklySalary: 1340, hours: 38 },
      female: 73,
      education: [17, 14, 16, 47, 6],
      employed: [6200, 9900, 13400],
      skills: [
        'Content planning',
        'Photo and short video',
        'Answering the public with care',
        'Reading analytics',
        'Accessible content',
        'Copyright and disclosure rules',
      ],
      courseCodes: ['BSB40120', 'LL-DM101', 'LL-MG101', 'LL-PC101'],
    },
    {
      id: 303,
      title: 'Marketing manager',
      slug: 'marketing-manager',
      shortDescription:
        'Sets marketing goals, leads a team and a budget, and answers for whether people hear about, choose and stay with an organisation.',
      fullDescription: [
        'You decide whom the organisation wants to reach, with what message, through which channels and at what cost. You brief specialists and agencies, stop what does not work, and explain results to people who think in sales or in service, not in clicks. You also answer for every claim under consumer law.',
        'Managers usually have six or more years behind them as assistant, coordinator and specialist. A degree is common, but evidence of results decides. BSB50120 Diploma of Business builds budgeting and workplace leadership. Pay varies widely with the size of the budget and the industry, and so do the hours.',
      ],
      outlook: { jobOpenings: 21500, employmentGrowth: 13, averageWeeklySalary: 2380, hours: 41 },
      female: 61,
      education: [12, 8, 12, 50, 18],
      employed: [56000, 68000, 81000],
      skills: [
        'Strategy and goal setting',
        'Budget planning',
        'Leading and coaching people',
        'Market research',
        'Data analysis',
        'Consumer, spam and privacy law basics',
        'Presenting to decision makers',
      ],
      courseCodes: ['BSB50120', 'BSB40520', 'BSB50420', 'LL-DM101'],
    },
  ],
})
