import type { TodayPart } from '../todayParts'

export const academicTexts = {
  'academic-research': [
    {
      kind: 'table',
      title: 'Which kind of help fits which question',
      head: ['Your question', 'What helps most', 'How long it takes'],
      rows: [
        [
          'Is our method sound?',
          'Two hours with a methods consultant who has read your protocol',
          'One week',
        ],
        [
          'Can the whole group use AI in the same way?',
          'A workshop that ends with a page of rules',
          'Half a day',
        ],
        ['Why do our reviews take so long?', 'A look at one finished review, step by step', 'Two weeks'],
        [
          'Are our data safe and findable?',
          'A data plan for one project as a pattern for the rest',
          'Three weeks',
        ],
      ],
      note: 'The times are samples that show the order of size. A proposal names days, people and a price.',
    },
    {
      kind: 'steps',
      title: 'Before you ask anybody',
      items: [
        {
          name: 'Write one page',
          how: 'Say what you study, with which design, and what worries you. A consultant who has this page starts an hour further on.',
        },
        {
          name: 'Name the decision',
          how: 'Help is best used on a choice that is still open, such as a sample size, a coding frame or a journal.',
        },
        {
          name: 'Check the rules',
          how: 'Your university’s research office knows what your funder and the ethics committee allow, above all for AI tools and personal data.',
        },
        {
          name: 'Set an end',
          how: 'Decide what you will hold in your hands when it is over: a protocol, a trained group or a list of changes.',
        },
      ],
    },
    {
      kind: 'words',
      title: 'What stays yours',
      paragraphs: [
        'We advise on method, structure and tools. We do not write papers, collect data in your name or appear as authors for advice. The Australian Code for the Responsible Conduct of Research asks that each author has made a real contribution, and that is a rule we keep for you as well as for us.',
      ],
    },
  ],
  academic: [
    {
      kind: 'answers',
      title: 'Where to begin',
      items: [
        {
          question: 'I have too many papers and no plan?',
          answer:
            'Begin with literature reviews. Most of the time is lost before the first search, when the question is still too wide.',
        },
        {
          question: 'We find essays that no student can explain?',
          answer:
            'Begin with integrity systems. The task is changed first, and software comes last, if it comes at all.',
        },
        {
          question: 'Our group has no shared methods?',
          answer:
            'Begin with research workshops. A day together costs less than ten people learning by themselves.',
        },
        {
          question: 'I have a topic, a deadline and a blank page?',
          answer: 'Begin with thesis support. You need dates and company more than you need advice.',
        },
      ],
    },
    {
      kind: 'words',
      title: 'How we work with a university',
      paragraphs: [
        'Your own services come first. Libraries, learning advisers and research offices know your rules and cost you nothing, so we ask what you have tried there. We fill gaps: a method that nobody on campus teaches, a group that needs an outside voice, a deadline that falls into the holidays.',
      ],
    },
  ],
  'academic--literature-review': [
    {
      kind: 'steps',
      title: 'A review that another person could repeat',
      items: [
        {
          name: 'One question',
          how: 'Name the people, the thing that is done or met, and what you want to know about it. If the question holds an “and”, it may be two reviews.',
        },
        {
          name: 'A protocol',
          how: 'Write down before you search what counts and what does not. Health reviews can be registered in PROSPERO, which shows others that yours is under way.',
        },
        {
          name: 'A search log',
          how: 'Keep date, database, exact search words and number of hits. A librarian will make the words better in half an hour.',
        },
        {
          name: 'Two readers',
          how: 'Two people screen the first fifty titles alone and compare. Where they differ, the rule is unclear, not the reader.',
        },
        {
          name: 'A flow chart',
          how: 'Show how many papers fell out at each step and why. PRISMA has a form for it.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Where a language model helps, and where it harms',
      head: ['Step', 'Use it for', 'Never for'],
      rows: [
        ['Search words', 'Synonyms and spellings that you then try', 'The final search, untested'],
        ['Screening', 'A second opinion beside two people', 'The only reader'],
        [
          'Extraction',
          'A first table that you check against each paper',
          'Figures that you have not seen yourself',
        ],
        ['Writing', 'Shorter sentences from your own draft', 'References, since it makes some up'],
      ],
    },
  ],
  'academic--integrity-systems': [
    {
      kind: 'checks',
      title: 'Ten minutes with one of your own tasks',
      items: [
        'Each student can read in one sentence which tools are allowed in this task, and for what.',
        'Something in the task comes from the student’s own work, place or data.',
        'There is a draft, a log or a talk, so that you see how the answer was made.',
        'A short talk of five minutes is planned for some students, chosen by lot and not by suspicion.',
        'The mark depends on reasons and choices, not on smooth prose.',
        'Two teachers would treat the same breach alike, since the steps are written down.',
        'A student who made an honest mistake has a way to put it right.',
      ],
    },
    {
      kind: 'answers',
      title: 'Asked by most faculties',
      items: [
        {
          question: 'Can software tell us who used AI?',
          answer:
            'Not well enough to accuse anybody. Detectors are wrong in both directions, and people who write in a second language are flagged more often. Treat a flag as a reason to talk.',
        },
        {
          question: 'Should we go back to exams?',
          answer:
            'For some outcomes, yes. For others a watched practical, a viva or a portfolio shows more. TEQSA publishes guides on how to mix them across a degree.',
        },
        {
          question: 'What do training organisations need besides?',
          answer:
            'Assessment must meet the principles of assessment and the rules of evidence. The rule that evidence is authentic means that you must know whose work it is.',
        },
      ],
    },
  ],
  'academic--research-workshops': [
    {
      kind: 'table',
      title: 'Six workshops that groups ask for',
      head: ['Workshop', 'At the end you have', 'Length'],
      rows: [
        ['From topic to question', 'One question and the three that you gave up', 'Half a day'],
        ['Interviews and coding', 'A guide, a pilot interview and a code book', 'One day'],
        ['Statistics without fear', 'A plan of analysis for your own data', 'Two days'],
        ['A data plan that is used', 'Names, folders, backups and who may see what', 'Half a day'],
        ['AI in research, with care', 'A page of rules and a log of prompts', 'Half a day'],
        ['Writing a results section', 'Two pages, read by two colleagues', 'One day'],
      ],
      note: 'Open dates do not exist yet. A group of six or more can agree on a day with us now.',
    },
    {
      kind: 'steps',
      title: 'How a day for a group comes about',
      items: [
        { name: 'Ask', how: 'Tell us who takes part, what they know and what has to be better afterwards.' },
        {
          name: 'See samples',
          how: 'Each person sends one page of real work. We build the day around these pages and not around slides.',
        },
        {
          name: 'Work',
          how: 'No talk lasts longer than twenty minutes. What is made in the room stays with the group.',
        },
        {
          name: 'Look back',
          how: 'Six weeks later we ask what is still in use. If nothing is, we want to know why.',
        },
      ],
    },
  ],
  'academic--thesis-support': [
    {
      kind: 'table',
      title: 'Count back from the day you hand in',
      head: ['Weeks before', 'What is done by then'],
      rows: [
        ['2', 'Last proof, format check, copyright of pictures'],
        ['6', 'Whole draft with your supervisors; you rest'],
        ['12', 'Introduction and conclusion written against each other'],
        ['20', 'All chapters exist, even the bad one'],
        ['30', 'Analysis closed; no new data after this day'],
      ],
      note: 'Part-time candidates can double the weeks. Ask your graduate school for its own dates first.',
    },
    {
      kind: 'checks',
      title: 'A writing group that lasts',
      items: [
        'Four to six people, from different fields if you can, so that nobody marks the content.',
        'The same two hours each fortnight, also when only two can come.',
        'Everyone says in one minute what will be written today, and at the end what was.',
        'Forty-five minutes of writing, a short break, and the same again. Phones lie in a bag.',
        'Each time one person brings a page and asks one question about it.',
        'Nobody says sorry for a bad week.',
      ],
    },
    {
      kind: 'words',
      title: 'Help that is allowed',
      paragraphs: [
        'Universities let you use an editor for language and layout, within limits that the national guidelines for editing research theses describe. Ideas, structure and argument must be yours. Tell your supervisors before you pay for help, and thank the editor by name in the thesis.',
      ],
    },
  ],
} satisfies Record<string, readonly TodayPart[]>
