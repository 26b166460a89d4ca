import type { DecisionText } from '~/data/site/decisionText'

export const foundationTexts = {
  'ai-essentials-for-work': {
    suits:
      'You write, sum up and sort things at work, and you have heard that AI can help. Perhaps you tried it once and did not trust what came back. That doubt is a good start. You need no code and no maths, only three tasks that you do often.',
    limits:
      'You will not build an app here or learn how to train a model. It does not replace the rules of your workplace: where those say no to AI, they win. If you already check each AI draft against its source, go straight to the Intermediate level.',
    steps: [
      {
        when: 'Week 1',
        what: 'Pick your three tasks and time each one as you do it now. See in plain words why a tool can sound sure and be wrong.',
      },
      {
        when: 'Weeks 2 and 3',
        what: 'Ask for the same summary in three ways. Mark each name, date and figure as right, wrong or made up.',
      },
      {
        when: 'Week 4',
        what: 'Sort the papers on your desk into three piles: may go into a tool, may go in without names, may never go in.',
      },
      {
        when: 'Weeks 5 and 6',
        what: 'Redo one task from start to end, time it again, and note what you had to fix by hand.',
      },
    ],
    needed:
      'A computer, a web browser and an AI tool that you are allowed to use. A free one will do. Leave real client files at home, as made-up ones are supplied.',
    received:
      'You keep a page of requests that work for your own tasks, a checklist for facts, and a before and after record that you can show to your manager.',
    cost: 'Plan two to three hours a week for six weeks, at any time of day. The price covers lessons, practice files and comments from a trainer. A paid AI tool is not part of it, and you can finish without one.',
    checked:
      'A trainer reads your final task beside its source. You pass when each fact holds, no private detail went in, and you can say which parts the tool wrote.',
    sample:
      'Mira runs the front desk of a small clinic. Her weekly report took fifty minutes. With a request that lists the five headings it took twenty, plus ten to check. In week 3 the tool had moved a meeting to the wrong day. She now reads all dates aloud before she sends the report.',
  },
  'digital-skills-for-returning-to-work': {
    suits:
      'You have been away from paid work, for a year or for twenty, and the screens have changed. You can read e-mail and find your way around a phone. What you miss is practice with no one sighing behind you. Groups are small, and every question is a fair one.',
    limits:
      'No program can find the job for you, and this one does not place people with employers. It is not a course in bookkeeping or design. If you share files and join video calls each week already, a short course in one tool will serve you better.',
    steps: [
      {
        when: 'Weeks 1 to 3',
        what: 'Open, name, share and find files with your group. Break a shared page on purpose, then bring the old version back.',
      },
      {
        when: 'Weeks 4 and 5',
        what: 'Build a list and a small budget in a sheet. Learn four formulas well rather than forty by name.',
      },
      {
        when: 'Weeks 6 and 7',
        what: 'Host a video meeting, share your screen and take notes. Spot a scam message among ten real ones.',
      },
      {
        when: 'Weeks 8 and 9',
        what: 'Rewrite your résumé, record a practice talk, and get one real application ready to send.',
      },
    ],
    needed:
      'Have a laptop with a camera, a quiet corner for the live hour, and an old résumé if you still have one. A phone alone is too small for the sheets.',
    received:
      'At the end you hold a current résumé, a letter for one role, a sheet that you built, and a short film of your practice interview to learn from.',
    cost: 'One live session of ninety minutes and about two hours alone each week, over nine weeks. Sessions are in school hours. You pay once for all of it, and the office tools that we use have a free version.',
    checked:
      'Each fortnight you show one thing live, such as a shared roster. There is no exam. An adviser reads your application twice: once as you would send it and once as a tired recruiter would.',
    sample:
      'Dale cared for his father for six years and had worked in a parts store before. Shared files scared him more than the gap did. By week 5 he kept the group roster. He then applied for stock control, twenty hours a week, and put the roster in his letter as proof.',
  },
  'data-literacy-with-spreadsheets': {
    suits:
      'Someone hands you a list and asks, “So what does it say?” If that makes your heart sink, start here. It fits people in offices, schools and clubs who use a sheet as a table to type in, and no more. You need to be at ease with plus, minus and percent.',
    limits:
      'It stops before code, databases and statistics. You will not learn to forecast, and no chart from one small list proves a cause. People who build pivot tables in their sleep should look at our short course on dashboards.',
    steps: [
      {
        when: 'Week 1',
        what: 'Look before you touch. Count rows, find gaps, and write down what one row stands for.',
      },
      {
        when: 'Weeks 2 and 3',
        what: 'Clean a table of bus stops with three spellings of each suburb. Keep a log so that a friend could do the same.',
      },
      {
        when: 'Week 4',
        what: 'Ask one question with a pivot table. Then ask it again in a second way and see whether both agree.',
      },
      {
        when: 'Week 5',
        what: 'Draw the same answer as bars, a line and a pie. Find out which of them fools the reader.',
      },
      {
        when: 'Week 6',
        what: 'Write one page: the question, the chart, three sentences, and what the data cannot tell.',
      },
    ],
    needed:
      'Any spreadsheet program from the last ten years will do, free or paid. Use a mouse and a screen larger than a tablet, since wide tables are hard to read on a small one.',
    received:
      'You leave with a cleaned data set and its log, a one-page answer that you made alone, and a list of twelve checks to run on any table that lands on your desk.',
    cost: 'Most people need three hours a week for six weeks; the cleaning weeks can take four. All data is open and free. Nothing else has to be bought on top of the price.',
    checked:
      'Your trainer repeats your steps from the log. If the same count comes out, the work stands. If not, you find the step that went astray and hand it in once more.',
    sample:
      'A school office wanted to know on which days children came late. The first chart blamed Mondays. Priya saw that two Mondays had been entered twice. Once the doubles were gone, wet days were the pattern. Her page said so, and also said that one term is a short time.',
  },
  'care-work-starter': {
    suits:
      'You think of work with older people or people with disability, and you want the truth before you pay for a long course. You may come from a shop, a kitchen or years of care at home. It shows you the good days and the hard ones, such as lifting rules, grief and late rosters.',
    limits:
      'It does not make you a qualified support worker, and no units count towards a certificate. You will not touch a client. If you are sure already, enrol in the Certificate III in Individual Support and save the time.',
    steps: [
      {
        when: 'Week 1',
        what: 'Follow three workers through a shift, on film: one in a home, one in a unit block, one on the road.',
      },
      {
        when: 'Weeks 2 and 3',
        what: 'Practise how to ask, wait and listen. Try what it is like to be fed, and to be talked over.',
      },
      {
        when: 'Week 4',
        what: 'Spend a day in a training room with beds and hoists. See what one person must never lift alone.',
      },
      {
        when: 'Week 5',
        what: 'Turn six sample shifts into notes. Leave out each guess and each word that judges.',
      },
      {
        when: 'Week 6',
        what: 'Gather your papers, compare two rosters and pay slips, and decide: yes, no or not yet.',
      },
    ],
    needed:
      'You need clear spoken English, flat closed shoes for the day on site, and proof of who you are for the checks. A sore back is fine; tell the trainer so that you can watch instead.',
    received:
      'A folder with your checks begun, six shift notes with comments, and a page of your own that says which setting fits you. You can take it to any training provider.',
    cost: 'Allow four hours a week for six weeks and one full day on site. Fees for a police check or a worker screening go to the state and come on top. First aid is booked and paid for apart.',
    checked:
      'Trainers who have worked in care read your notes as a nurse on the next shift would. They also talk with you in week 6, and say so if they think you should wait.',
    sample:
      'Sam drove a delivery van and liked the chats at the door. In week 4 he learned that a fall is not to be caught. In week 5 he wrote “grumpy”, and was asked what he had seen. He chose home care over a residential site, since he likes to work alone.',
  },
  'marketing-basics-with-ai-tools': {
    suits:
      'You do the posts for a shop, a club or a charity because nobody else would. You have an hour here and there, no budget, and no wish to sound like an advert. By the end you can say who you talk to, and why a post did or did not work.',
    limits:
      'It covers no paid adverts, no web shops and no film. An AI tool will not know your town, so it cannot choose your message. Those who run campaigns for a living belong in the program on AI-supported digital marketing.',
    steps: [
      {
        when: 'Week 1',
        what: 'Describe one real reader on one page. Cut every claim that you could not prove to that person.',
      },
      {
        when: 'Weeks 2 and 3',
        what: 'Write three posts by hand. Have a tool make ten versions of each, and defend the one you keep.',
      },
      {
        when: 'Week 4',
        what: 'Take or choose pictures that you have the right to use, and say in words what is in them.',
      },
      {
        when: 'Week 5',
        what: 'Set up a small mailing list with a clear yes from each person and a way out that works.',
      },
      {
        when: 'Week 6',
        what: 'Run the small campaign for seven days, then report what you saw and what was only luck.',
      },
    ],
    needed:
      'Choose a business or a group that lets you post for it, or invent one. Bring a phone with a camera, one social account, and a free e-mail service for the list.',
    received:
      'You end up with a campaign on two pages: plan and results. With it come your tested posts, a picture set with alt text, and a consent form that you can use again.',
    cost: 'Two and a half hours a week are enough, and six weeks is the usual length. You spend nothing on adverts. Paid AI and e-mail plans are not needed at this size.',
    checked:
      'Two other learners act as your readers and say what they understood. A trainer then checks claims, consent and alt text. Nice words count less than true ones.',
    sample:
      'A bike repair van had 300 followers and few calls. Its owner, Jo, wrote for parents before the school year. The tool offered “unbeatable prices”; she struck it out. One plain post with a brake test got nine calls. Her report adds that it had rained the week before.',
  },
} as const satisfies Readonly<Record<string, DecisionText>>
