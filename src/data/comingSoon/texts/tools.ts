import type { TodayPart } from '../todayParts'

export const toolTexts = {
  'tools--resume-builder': [
    {
      kind: 'table',
      title: 'Two pages in the usual Australian order',
      head: ['Part', 'What stands there', 'Lines'],
      rows: [
        ['Head', 'Name, suburb, phone, e-mail. No photo, age or marital status', '2'],
        ['Profile', 'What you do, for whom, and what you look for', '3'],
        ['Skills', 'Six, in the words of the job ad, each one true', '6'],
        ['Work', 'Newest first: place, dates, and three things that you did', '20'],
        ['Study and checks', 'Courses, licences and the day on which they expire', '6'],
        ['Referees', 'Two names, or “on request” if your boss does not know', '2'],
      ],
    },
    {
      kind: 'example',
      title: 'A weak line made strong',
      lines: [
        'Weak: Responsible for customer service and stock.',
        'Strong: Served about eighty people a shift and cut the time to count stock from three hours to two.',
        'Weak: Hard-working team player with good communication.',
        'Strong: Trained four new casuals; all four still worked there a year later.',
      ],
    },
    {
      kind: 'checks',
      title: 'Before you save it',
      items: [
        'Each line starts with something that you did, and at least three have a number in them.',
        'Gaps are named in a few words: care for a parent, study, a move.',
        'Somebody who has never seen your work can tell what it was.',
        'The file is a PDF that is called by your name and the job.',
        'Nothing on it would be hard to explain in a talk.',
      ],
    },
  ],
  'tools--interview-simulator': [
    {
      kind: 'answers',
      title: 'Five questions to say out loud today',
      items: [
        {
          question: 'Care: A resident will not take a shower. What do you do?',
          answer:
            'Good answers begin with asking why. They offer a choice, try later, note it and tell the nurse. Force is never part of it.',
        },
        {
          question: 'Office: Two managers need you at once. Who comes first?',
          answer:
            'Ask both what happens if it waits. Tell both what you decided. Nobody wants to hear that you would just work faster.',
        },
        {
          question: 'Trade: You see a workmate skip a safety step. What now?',
          answer:
            'Stop it first, talk second, report as the site asks. Employers listen for whether you would speak up to somebody older.',
        },
        {
          question: 'Technology: A user says that nothing works. How do you begin?',
          answer:
            'With a question, not a fix. What did you try, what did you see, since when? Then the simple thing, and a note.',
        },
        {
          question: 'All: Tell us about a mistake?',
          answer:
            'Pick a real one, small enough to tell in a minute. Say what you changed so that it does not come back.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Practise in twenty minutes',
      items: [
        {
          name: 'Record',
          how: 'Put the phone on a shelf, set two minutes and answer one question. Do not stop when you stumble.',
        },
        {
          name: 'Listen',
          how: 'Mark where you gave a place, a time and a result. An answer without these three is an opinion.',
        },
        {
          name: 'Again',
          how: 'Answer the same question in one minute. The second try is mostly better, since it is shorter.',
        },
        {
          name: 'Ask',
          how: 'Write down two questions that you have for them. Rosters and training in the first month are good ones.',
        },
      ],
    },
  ],
  'tools--traineeship-finder': [
    {
      kind: 'words',
      title: 'What a traineeship is',
      paragraphs: [
        'You are employed, paid, and trained for a qualification at the same time. A training contract is signed by you and by the employer, and by a parent if you are under 18. It is registered with the training authority of your state. An apprenticeship is the same idea, mostly for trades and mostly longer.',
      ],
    },
    {
      kind: 'table',
      title: 'Who does which part',
      head: ['Who', 'Part'],
      rows: [
        ['Employer', 'Pays you, gives you time to train and somebody who shows you the work'],
        ['Training provider', 'Teaches and assesses the qualification, at work or online'],
        ['Apprentice Connect provider', 'Sets up the contract and helps when things go wrong; free for you'],
        ['State training authority', 'Registers the contract, also changes and ends of it'],
        ['Fair Work Ombudsman', 'Says what you must be paid under the award'],
      ],
    },
    {
      kind: 'steps',
      title: 'Look for one now',
      items: [
        {
          name: 'Pick two fields',
          how: 'Care, early childhood, business, IT and retail take many trainees. Read a day in the work on our career pages first.',
        },
        {
          name: 'Ask employers near you',
          how: 'Few are advertised. Walk in, or ring a group training organisation, which employs trainees and lends them out.',
        },
        {
          name: 'Read before you sign',
          how: 'Look at hours, pay for training days, how long it runs and who pays the course fees.',
        },
        {
          name: 'Use the trial time',
          how: 'Contracts begin with some weeks in which both sides may leave. It is there for you, too.',
        },
      ],
    },
  ],
  'tools--checklist-generator': [
    {
      kind: 'table',
      title: 'The check for work with children, by state and territory',
      head: ['Where', 'What it is called', 'Who issues it'],
      rows: [
        ['ACT', 'Working with Vulnerable People', 'Access Canberra'],
        ['NSW', 'Working with Children Check', 'Office of the Children’s Guardian'],
        ['NT', 'Ochre Card', 'SAFE NT'],
        ['Queensland', 'Blue Card', 'Blue Card Services'],
        ['SA', 'Working with Children Check', 'Screening Unit, Department of Human Services'],
        ['Tasmania', 'Working with Vulnerable People', 'Consumer, Building and Occupational Services'],
        ['Victoria', 'Working with Children Check', 'Working with Children Check Victoria'],
        ['WA', 'Working with Children Check', 'Screening Unit, Department of Communities'],
      ],
      note: 'Rules, fees and times change. The office named here has the last word, so look there before you pay.',
    },
    {
      kind: 'checks',
      title: 'What a placement in care or education may ask for besides',
      items: [
        'A national police check, with a date that the workplace still accepts.',
        'The NDIS Worker Screening Check, if you support people with disability.',
        'Vaccination records. Your doctor or the Australian Immunisation Register has them.',
        'A first aid certificate; most workplaces want it renewed after three years and CPR each year.',
        'Photo identity, and a Unique Student Identifier for any recognised course.',
        'A driver’s licence and an insured car, for work in people’s homes.',
      ],
    },
    {
      kind: 'words',
      title: 'When to start',
      paragraphs: [
        'Start six weeks before placement, since some checks take days and others take weeks. Ask the workplace for its list in writing, as it may be longer than ours. Keep copies in one folder with the dates on which each expires.',
      ],
    },
  ],
} satisfies Record<string, readonly TodayPart[]>
