import type { TodayPart } from '../todayParts'

export const researchTexts = {
  'research-students': [
    {
      kind: 'table',
      title: 'Two degrees by research',
      head: ['', 'Masters by research', 'PhD'],
      rows: [
        ['Usual length, full time', 'One to two years', 'Three to four years'],
        [
          'What you hand in',
          'A thesis that shows mastery of a field',
          'A thesis that adds something new to it',
        ],
        ['Who examines it', 'Two or more people from outside', 'Two or more people from outside'],
        [
          'Often asked for at entry',
          'A good honours degree or its like',
          'Honours first class, or a Masters with research',
        ],
      ],
      note: 'Each university sets its own rules, so read the page of its graduate research school.',
    },
  ],
  'research--plan': [
    {
      kind: 'steps',
      title: 'Two pages that a supervisor will read',
      items: [
        {
          name: 'The question',
          how: 'One sentence that ends in a question mark. Below it, in two more, say who would act in another way if they knew the answer.',
        },
        {
          name: 'What is known',
          how: 'Five papers, one line each: what they found and what they left open. Do not praise them.',
        },
        {
          name: 'How you will find out',
          how: 'Name your data, how you get them and how you make sense of them. Say what you would do if you got only half.',
        },
        {
          name: 'When',
          how: 'Draw a line with quarters on it. Put ethics, holidays, work and family on the same line.',
        },
        {
          name: 'What may go wrong',
          how: 'List four risks. For each, write who notices first and what plan B is.',
        },
      ],
    },
    {
      kind: 'example',
      title: 'A sample of the first lines',
      lines: [
        'Question: How do night nurses in small hospitals decide when to call a doctor at home?',
        'Who would act on it: managers who write the call-out rules, and doctors who are woken for nothing or too late.',
        'Data: twenty talks of forty minutes, and call logs of six months from two hospitals.',
        'Half of it: ten talks from one hospital still show the reasons, though not how common each one is.',
      ],
    },
    {
      kind: 'words',
      title: 'Leave room',
      paragraphs: [
        'Plans fail on ethics, access and illness, not on ideas. An ethics committee may need two months and ask for changes. Keep one quarter of the time empty. A supervisor will not think less of you for it; most will be relieved.',
      ],
    },
  ],
  'research--proposal-builder': [
    {
      kind: 'table',
      title: 'The parts of ten pages, and what a panel asks',
      head: ['Part', 'Pages', 'The panel asks'],
      rows: [
        ['Problem', '1', 'Who says that this is a problem?'],
        ['What is known', '2–3', 'Where is the gap, in one sentence?'],
        ['Question and aims', 'Half', 'Can one person answer it in the time?'],
        ['Method', '3', 'Why this one, and what would make it fail?'],
        ['Ethics and data', '1', 'Who could be hurt, and who can see the data?'],
        ['Timeline and budget', '1', 'What is finished after the first year?'],
        ['Why it matters', 'Half', 'Who will use it?'],
      ],
    },
    {
      kind: 'checks',
      title: 'Before you send it',
      items: [
        'A friend from another field can say the question back to you.',
        'Each aim has a method, and each method has an aim.',
        'You name two researchers who would disagree with you, and why.',
        'The number of people, texts or samples has a reason and is not just round.',
        'Every source in the list was opened by you, on the page that you cite.',
        'If you used a writing tool, you say which one and for what, as the university asks.',
      ],
    },
    {
      kind: 'words',
      title: 'Whose words',
      paragraphs: [
        'A proposal is also a sample of how you think. Panels notice when it sounds like nobody. Use tools to find a hole or to shorten a line, and keep the drafts. If somebody asks how a paragraph came about, you can then show it.',
      ],
    },
  ],
  'research--supervisor-matching': [
    {
      kind: 'steps',
      title: 'From a topic to five names',
      items: [
        {
          name: 'Read backwards',
          how: 'Take three recent papers that you liked. Look at who wrote them, who is cited in them often, and who cites them now.',
        },
        {
          name: 'Check that they are there',
          how: 'People move and retire. The page of the university says who takes students this year.',
        },
        {
          name: 'Look at their students',
          how: 'Thesis lists and Trove show who finished with them, how long it took and what it was about.',
        },
        {
          name: 'Ask one of these',
          how: 'A current student will tell you how often they meet and how fast a draft comes back.',
        },
        { name: 'Write to two, not to ten', how: 'Letters that could go to anybody are answered by nobody.' },
      ],
    },
    {
      kind: 'example',
      title: 'A first letter of nine lines',
      lines: [
        'Dear Dr Sample, I read your 2025 paper on call-outs in rural wards and would like to ask whether you take research students for next year.',
        'I have been a night nurse for eight years. My question is how nurses decide when to call, and I attach two pages.',
        'Your finding that new staff call earlier does not match what I see, and I would like to know why.',
        'I could study part time from March. Could we talk for fifteen minutes in the next weeks?',
      ],
    },
    {
      kind: 'words',
      title: 'How to compare them',
      paragraphs: [
        'Put five names in a table with four columns: closeness to your question, time for students, method, and how you felt after the talk. The last column counts. You will work with this person for years, and a kind expert on a near topic beats a busy star on yours.',
      ],
    },
  ],
  'research--admissions-support': [
    {
      kind: 'checks',
      title: 'Papers that most universities ask for',
      items: [
        'Certified copies of each degree and each transcript, with a translation by an accredited translator where needed.',
        'A proposal or an outline, in the length that the school names.',
        'A statement from a supervisor who agrees to take you, in many places before you may apply.',
        'Two referees who know your research, warned early and given your two pages.',
        'A proof of English, if you studied in another language. Tests expire, so look at the date.',
        'A list of what you published or presented, however short.',
        'Proof of who you are, and of your visa if you have one.',
      ],
    },
    {
      kind: 'table',
      title: 'Back from the closing date',
      head: ['Weeks before', 'Do this'],
      rows: [
        ['16', 'Choose three schools, write to two supervisors'],
        ['12', 'Ask referees, order transcripts, book the English test'],
        ['8', 'Second draft of the proposal, with a reader'],
        ['4', 'Open the form and save it once, to see what it asks'],
        ['1', 'Send it. Servers are slow on the last night'],
      ],
    },
    {
      kind: 'words',
      title: 'Who decides',
      paragraphs: [
        'The graduate research school decides, with the faculty. Nobody outside can buy or speed up a place, and you should walk away from whoever says so. We can read what you wrote and ask the questions that a panel would.',
      ],
    },
  ],
  'research--funding-guidance': [
    {
      kind: 'table',
      title: 'Where the money comes from',
      head: ['Source', 'What it pays', 'Where to ask'],
      rows: [
        [
          'Research Training Program',
          'Fees, and for some a stipend',
          'The university; it picks the students',
        ],
        ['University scholarships', 'A stipend or a top-up', 'Graduate research school'],
        ['A project of your supervisor', 'A stipend that is tied to its topic', 'The supervisor'],
        ['An employer', 'Time, fees or both', 'Your manager, in writing'],
        ['Foundations and trusts', 'Field work, travel, last months', 'Their own pages, once a year'],
      ],
      note: 'Rounds differ by university and by year. Many main rounds close between August and October.',
    },
    {
      kind: 'steps',
      title: 'A budget in an evening',
      items: [
        {
          name: 'Rent and food',
          how: 'Take what you spent in the last three months, not what you plan to spend.',
        },
        {
          name: 'Study',
          how: 'Add fees that are not covered, software, travel to field sites and one conference.',
        },
        {
          name: 'Income',
          how: 'Write down stipend, paid work and savings. Scholarships may limit how many hours you may work.',
        },
        {
          name: 'The gap',
          how: 'Look at the last half year, when many stipends have ended and theses have not.',
        },
      ],
    },
    {
      kind: 'words',
      title: 'A statement that works',
      paragraphs: [
        'Say in the first line what you want to find out. Then prove that you finish things: a report, a degree beside work, a child raised on shifts. Match the words of the fund without copying them. Have one person read it who knows nothing of your field.',
      ],
    },
  ],
} satisfies Record<string, readonly TodayPart[]>
