import type { TodayPart } from '../todayParts'

export const resourceTexts = {
  resources: [
    {
      kind: 'answers',
      title: 'What most people come here to find out',
      items: [
        {
          question: 'Is this course right for me?',
          answer:
            'Each course page says whom it suits, whom it does not, and what a week is like at 8, 15 and 25 hours.',
        },
        {
          question: 'What would I really pay?',
          answer:
            'The pricing page has every course in one table. What you pay upfront and how it is protected stands on each course page.',
        },
      ],
    },
  ],
  'resources--guides': [
    {
      kind: 'checks',
      title: 'A guide in six lines',
      items: [
        'AI: never paste in what you would not write on a postcard, and check each name, date and figure.',
        'Choosing: look at the code, the hours and the placement before you look at the price.',
        'Choosing: ring two providers with the same three questions and compare how they answer.',
        'Recognition: collect proof from the last two or three years first, since old skill must still be current.',
        'Recognition: a letter from a manager that names tasks is worth ten that praise you.',
        'Paying: pay in steps where you can, and read the refund rules before the first one.',
      ],
    },
    {
      kind: 'words',
      title: 'How our guides are written',
      paragraphs: [
        'One person who knows the subject writes, and one who does not has to follow it. Each guide names its sources and the day on which they were read. When a rule changes we change the guide and its date. We earn nothing from any product that a guide names.',
      ],
    },
  ],
  'resources--guides--ai-fundamentals': [
    {
      kind: 'words',
      title: 'What it is, in ninety words',
      paragraphs: [
        'A language model has read a great deal of text and has learnt which word is likely to come next. That is all it does, and it is more than it sounds: likely words often make true sentences. Often is not always. The model does not know what it does not know, so a wrong date reads as smoothly as a right one. It has no memory of you unless the tool gives it one, and it does not ask why you want to know.',
      ],
    },
    {
      kind: 'table',
      title: 'Five tasks that suit it, and five that do not',
      head: ['Suits it', 'Does not suit it'],
      rows: [
        ['A first draft that you will change', 'A final text that nobody reads'],
        ['The same text in plainer words', 'Medical, legal or tax advice'],
        ['Questions to ask in a meeting', 'Deciding about a person'],
        ['Headings for a pile of notes', 'Counting and exact sums'],
        ['Role play before a hard talk', 'News, prices and what is open today'],
      ],
    },
    {
      kind: 'steps',
      title: 'A routine for checking',
      items: [
        { name: 'Mark', how: 'Underline each name, number, date and quotation.' },
        { name: 'Open', how: 'Find each one in a source that you trust. What you cannot find goes out.' },
        { name: 'Turn around', how: 'Ask the tool for the strongest case against its own answer.' },
        { name: 'Own it', how: 'Would you sign it? If not, it is not finished.' },
      ],
    },
  ],
  'resources--guides--choosing-a-course': [
    {
      kind: 'answers',
      title: 'Seven questions to ask any provider',
      items: [
        {
          question: 'What is the exact code and title, and is it current?',
          answer:
            'Look it up on the National Register yourself. A code that was replaced can still be taught for a time, so ask until when.',
        },
        {
          question: 'Who issues the certificate?',
          answer: 'It must be a registered provider, and its number is on the register too.',
        },
        {
          question: 'How many hours a week, honestly?',
          answer: 'Ask for a usual week and a hard week. Then lay both over your own.',
        },
        {
          question: 'Who finds the placement?',
          answer: 'If the answer is “you do”, ring two workplaces before you enrol.',
        },
        {
          question: 'What do I pay besides the fee?',
          answer: 'Books, uniform, checks, travel and a computer add up.',
        },
        {
          question: 'What if I stop after a month?',
          answer: 'Have the refund rule shown to you in writing.',
        },
        {
          question: 'Who teaches, and how fast do they answer?',
          answer: 'Ask when the last question of a student was answered.',
        },
      ],
    },
    {
      kind: 'words',
      title: 'When two are left',
      paragraphs: [
        'Put both in our comparison, then close the page and wait a night. If you cannot say in the morning which one you want, the difference is small. Take the one whose people you would rather ring on a bad day. Do not sign on the day of a call, whoever tells you that a place is about to go.',
      ],
    },
  ],
  'resources--guides--recognition-of-prior-learning': [
    {
      kind: 'table',
      title: 'Strong and weak evidence',
      head: ['Weak', 'Why', 'Strong'],
      rows: [
        ['A job title', 'Says nothing of what you did', 'A position description, signed and marked'],
        ['“She is great”', 'Praise is not proof', 'A letter that names tasks, tools and dates'],
        ['One photo of a cake', 'One time is luck', 'Photos, menus and orders over months'],
        ['A course from 2009', 'May be out of date', 'The course, plus recent work that uses it'],
      ],
      note: 'Evidence has to be valid, sufficient, authentic and current. These are the four rules that an assessor works by.',
    },
    {
      kind: 'steps',
      title: 'A sheet to map your work',
      items: [
        {
          name: 'Left column',
          how: 'Write down each unit of the course. Our course pages list those that are verified, and the National Register shows what each unit asks for.',
        },
        { name: 'Middle column', how: 'Say in one line where and when you did this at work.' },
        {
          name: 'Right column',
          how: 'Name the paper or the person that can prove it. An empty cell is what you still need to learn or show.',
        },
      ],
    },
    {
      kind: 'words',
      title: 'When it is not enough',
      paragraphs: [
        'Nobody fails in recognition. An assessor may ask for a talk, watch you work or set a short task. Where a gap stays, you study that unit only. Ask for the fee and for what happens to it if few units are granted before you start. Degrees from overseas can be compared by state offices for overseas qualifications.',
      ],
    },
  ],
  'resources--templates': [
    {
      kind: 'steps',
      title: 'Make your own in ten minutes',
      items: [
        {
          name: 'Skills register',
          how: 'People down the side, skills along the top. In each cell write no, learning, can, or can teach. Columns with one “can” are your risk.',
        },
        {
          name: 'Study planner',
          how: 'Draw a week. Black out sleep, work, meals and family. What is left is your real time; use two thirds of it.',
        },
        {
          name: 'Improvement log',
          how: 'Five columns: date, what we saw, what we changed, who, and what came of it. Look at it each month.',
        },
      ],
    },
    {
      kind: 'words',
      title: 'Keep it small',
      paragraphs: [
        'A sheet that needs a lesson will not be kept. Start with ten rows and one owner. If nobody has looked at a column for a quarter, take it out. Personal notes about staff do not belong in a shared file, and the Privacy Act may apply to what you store.',
      ],
    },
  ],
  'resources--templates--staff-skills-register': [
    {
      kind: 'table',
      title: 'A filled-in sample for a team of four',
      head: ['Person', 'First aid', 'Roster system', 'Complaints', 'Expires'],
      rows: [
        ['Amal', 'can teach', 'can', 'learning', 'First aid: 3 March 2027'],
        ['Bo', 'can', 'no', 'can', 'First aid: 9 August 2027'],
        ['Chris', 'no', 'can teach', 'can', 'None'],
        ['Dee', 'learning', 'no', 'no', 'None'],
      ],
      note: 'The people and dates are made up. If Chris is away, nobody can teach the roster system.',
    },
    {
      kind: 'steps',
      title: 'Fill it in without hurting anybody',
      items: [
        {
          name: 'Ask first',
          how: 'Say what it is for: cover and training, never pay. Let each person mark their own row.',
        },
        { name: 'Check by doing', how: 'Where two people differ about “can”, have one show the other.' },
        {
          name: 'Mark the dates',
          how: 'Licences and checks expire. Put the day in and set a reminder for two months before.',
        },
        {
          name: 'Choose two gaps',
          how: 'Plan training for the two that would hurt most. The rest can wait.',
        },
      ],
    },
    {
      kind: 'words',
      title: 'How many people it holds',
      paragraphs: [
        'Up to about thirty people a plain sheet is enough. Beyond that, keep one sheet for each team and a summary with the columns that all of them share. Our gap analysis asks the same questions and keeps the answers on your device.',
      ],
    },
  ],
  'resources--templates--study-planner': [
    {
      kind: 'table',
      title: 'A sample week beside a full-time job',
      head: ['Day', 'Already taken', 'Study'],
      rows: [
        ['Monday', 'Work, dinner, washing', 'None'],
        ['Tuesday', 'Work until five', '7.30 to 9 pm: read and take notes'],
        ['Wednesday', 'Work, sport', 'None'],
        ['Thursday', 'Work until five', '7.30 to 9 pm: exercise'],
        ['Saturday', 'Shopping, family', '8 to 11 am: the hard part'],
        ['Sunday', 'Lunch with friends', '5 to 6 pm: catch up, or rest'],
      ],
      note: 'This comes to seven hours. A course of ten hours a week does not fit into it.',
    },
    {
      kind: 'steps',
      title: 'Plan backwards from a bad week',
      items: [
        { name: 'Black out', how: 'Cross out sleep, work, travel, care and one evening for yourself.' },
        {
          name: 'Find blocks',
          how: 'Look for two of ninety minutes and one of three hours. Shorter ones are for revision only.',
        },
        {
          name: 'Tell people',
          how: 'Hang the plan on the fridge. A block that nobody knows of is taken first.',
        },
        { name: 'Keep a spare', how: 'One hour each week belongs to what went wrong.' },
        {
          name: 'Look back',
          how: 'After three weeks compare plan and truth, and change the plan. It is the plan that was wrong, and not you; hardly anybody knows at first how long a page takes.',
        },
      ],
    },
  ],
  'resources--webinars': [
    {
      kind: 'answers',
      title: 'Before the first recording is here',
      items: [
        {
          question: 'Can I hear somebody explain it now?',
          answer:
            'Ring us and ask for an adviser. A call of ten minutes often answers more than an hour of film.',
        },
        {
          question: 'Will I be sold something?',
          answer:
            'A webinar of ours has no offer at its end. The slides say where to read more, and that is all.',
        },
        {
          question: 'Will there be captions and a transcript?',
          answer: 'Yes. Nothing is put up without both, and the slides can be read by a screen reader.',
        },
        {
          question: 'May I send in a question?',
          answer:
            'Yes, through the contact page. What many people ask is answered first, in writing. You need not leave your name, and we put no question up with one. Questions about your own case are better asked by phone.',
        },
      ],
    },
  ],
  'resources--webinars--ai-at-work-introduction': [
    {
      kind: 'example',
      title: 'One of the three examples, to try today',
      lines: [
        'You are asked to tell a team that Saturday’s shift starts an hour earlier.',
        'Request: Write a message of forty words to a care team. Saturday’s early shift starts at 6 am and not at 7. Say sorry, say why: a bus strike. Ask for a reply by Thursday.',
        'What came back: a friendly text of ninety words, with “Sunday” in the last line.',
        'What was wrong: it was too long, and the day had changed. Nobody notices the day in a friendly text.',
        'Repair: give the day again at the end, ask for forty words, and read the figures aloud.',
      ],
    },
    {
      kind: 'checks',
      title: 'Before you try it at work',
      items: [
        'Your workplace has a rule for such tools, and you have read it.',
        'No name, address or health detail of a real person goes into the request.',
        'You know what a good answer would look like, so that you can tell.',
        'You say so when a text was drafted by a tool and it matters to the reader.',
      ],
    },
    {
      kind: 'words',
      title: 'What the session will not do',
      paragraphs: [
        'It does not compare products, and it does not tell you how many jobs will go. Both would be out of date in a month. It shows three small tasks from start to end, so that you can judge a fourth one by yourself on the next day.',
      ],
    },
  ],
  'resources--webinars--planning-a-research-degree': [
    {
      kind: 'table',
      title: 'Four things to settle first',
      head: ['What', 'Settled when', 'Not yet when'],
      rows: [
        ['The question', 'A stranger can say it back', 'It is still a topic'],
        ['The supervisor', 'You have talked, and both want more', 'You have a list of names'],
        ['Your time', 'The hours are in the family calendar', 'You hope for quiet evenings'],
        ['Your income', 'Three years add up on paper', 'You count on a scholarship'],
      ],
    },
    {
      kind: 'answers',
      title: 'Asked each time',
      items: [
        {
          question: 'Can I do it beside a job?',
          answer:
            'Part time, yes, and many do. Think of two full days a week, and of six to eight years for a PhD.',
        },
        {
          question: 'Am I too old?',
          answer:
            'No. Ask rather what you want to do with it, as a degree alone rarely changes a job after fifty.',
        },
        {
          question: 'Do I need honours first?',
          answer:
            'Often, or a Masters with a thesis. Schools may count published work or a long practice. Ask them with your papers in hand.',
        },
        {
          question: 'What if I choose the wrong supervisor?',
          answer: 'You can change. It costs time, so meet a current student before you sign anything.',
        },
        {
          question: 'What if I stop?',
          answer:
            'A PhD can often be turned into a Masters. Talk with the graduate school early, when there are more choices.',
        },
      ],
    },
  ],
  'resources--ai-readiness-checklist': [
    {
      kind: 'checks',
      title: 'The first twelve of the twenty questions',
      items: [
        'We can name three tasks that take too long, with hours.',
        'For each we know who would notice a wrong result.',
        'We know where our data are and who may see them.',
        'Personal and health details are marked as such.',
        'Somebody has read the terms of the tools that staff already use.',
        'There is a rule of one page, and new people get it on day one.',
        'One person owns the rule and has time for it.',
        'Staff may say that a tool does not help, and nothing happens to them.',
        'We have measured one task before, so that we can compare.',
        'There is money for training and not only for licences.',
        'Clients can find out where we use AI.',
        'We know how we would stop it within an hour.',
      ],
    },
    {
      kind: 'table',
      title: 'What your answers mean',
      head: ['Yes', 'Where you are', 'What comes first'],
      rows: [
        ['0 to 4', 'Too early to buy', 'A rule of one page and one owner'],
        ['5 to 8', 'Ready for one trial', 'One task, four weeks, a number before and after'],
        ['9 to 12', 'Ready to share', 'Training for teams and a look at risk'],
      ],
      note: 'This is a way to start a talk. It is not an audit and proves nothing to a regulator.',
    },
  ],
  'resources--paying-for-study': [
    {
      kind: 'table',
      title: 'A worksheet for the whole cost',
      head: ['Line', 'A sample for one year', 'Yours'],
      rows: [
        ['Course fee, paid upfront or in steps', '$2,400', ''],
        ['Checks, first aid, vaccinations', '$320', ''],
        ['Uniform, books, printing', '$180', ''],
        ['Travel to placement, 20 days', '$400', ''],
        ['Paid hours given up', '$1,500', ''],
        ['All of it', '$4,800', ''],
      ],
      note: 'All amounts in the middle are made up. The line that people forget is the fifth one.',
    },
    {
      kind: 'answers',
      title: 'Who might share it',
      items: [
        {
          question: 'Would my employer pay?',
          answer:
            'Ask with a page: what you will learn, what it costs, what the team gains, and how long you would stay.',
        },
        {
          question: 'Is there a loan from the government?',
          answer:
            'VET Student Loans exist for some diplomas at approved providers. We are not one, and we offer no government-funded course.',
        },
        {
          question: 'Are instalments dearer?',
          answer:
            'With us they come to the full price. Paying upfront takes something off, and the course page shows both to the cent.',
        },
        {
          question: 'Can I claim it in tax?',
          answer:
            'Sometimes, when the course is tied to the job that you have. The tax office explains it, and a tax agent can tell you about your own case.',
        },
        {
          question: 'What if I cannot pay an instalment?',
          answer: 'Tell us before the day. We agree on a new date with you first, as our terms say.',
        },
      ],
    },
  ],
} satisfies Record<string, readonly TodayPart[]>
