import type { CourseText } from '../courseText'

export const aiAndDataTexts = {
  'prompt-writing-for-workplace-documents': {
    suits:
      'Office staff who write all day, and are tired of the first blank line, get the most from this. You need no technical background. What you do need is a nose for nonsense, because a tool will hand you a smooth letter with a wrong date in it. Half of each week goes into asking well. The other half goes into reading the answer as if a rival had written it.',
    lessSuited:
      'Programmers who want to build with AI will find no code here. And if your employer bans such tools at work, take the lessons with the practice account only, or wait until a rule is in place.',
    week: [
      {
        when: 'Two short lessons',
        what: 'See one request improved step by step: who reads it, what must be in, what must stay out.',
        hours: 1,
      },
      {
        when: 'Drafting hour',
        what: 'Produce this week’s document, such as minutes or a reply to a complaint, from rough notes.',
        hours: 1,
      },
      {
        when: 'Red-pen half hour',
        what: 'Hold the draft beside its source and mark each name, figure and promise as found or invented.',
        hours: 0.5,
      },
    ],
    assessment: [
      'Six documents come in with the prompt, the raw draft and your marked copy. A spotless final page without the marks earns nothing, since the checking is what we judge.',
      'Two of the sources hold a false figure, put there on purpose. Finding it matters, and so does saying how you would ask about it.',
    ],
    teaching:
      'Editors, former executive assistants and records staff are the kind of people we ask to teach it. Their notes on your work are about your checking more than your style.',
    toHave:
      'Bring three kinds of text that you often write. The price includes a practice account for the course; a paid tool of your own later is not needed and not included. Never paste private details into any of it.',
    afterwards:
      'You keep a tested prompt library that colleagues can borrow. It is a micro-credential, so it adds a skill to a job rather than opening one. Dashboards or care notes could be your next short course.',
  },
  'ai-notes-in-care-work': {
    suits:
      'The bus is waiting, the shift is over, and six notes are still to write. Tools promise to help, and services are starting to use them. If you write or sign notes in care, here you learn what a drafted note gets wrong. All clients are made up. The hard bit is spotting polite inventions such as ‘appeared content’ when nobody looked.',
    lessSuited:
      'People outside care will miss the point of the cases. Should your service forbid AI tools, nothing here overrules it. New support workers ought to learn to write an ordinary note first.',
    week: [
      {
        when: 'Lesson nights',
        what: 'Compare a worker’s note with a drafted one, and name each claim that no one could have seen.',
        hours: 1.5,
      },
      {
        when: 'Practice case',
        what: 'Write a handover for a made-up client twice: once by hand and once by correcting a draft.',
        hours: 1.5,
      },
      {
        when: 'Video group, half counted here',
        what: 'On every second Wednesday you read notes aloud in a small group as the family would hear them.',
        hours: 0.5,
      },
    ],
    assessment: [
      'For each case you return the draft with strikes and reasons. ‘Sounds odd’ is not a reason; ‘no worker measured this’ is.',
      'Your last task is a one-page rule for AI notes at your service. A trainer reads it as a team leader would and asks who checks, who signs and what happens offline.',
    ],
    teaching:
      'We ask for people who have written and audited notes in disability or aged care, together with someone who handles privacy in a health service. Neither sells software.',
    toHave:
      'No client file may leave your work, so leave yours there. Find out who in your service decides about tools, because the final rule is meant for that person. Any up-to-date browser will do.',
    afterwards:
      'The page you wrote can start a real talk with your supervisor. Nothing obliges them to adopt it. It may help if you move into team leader duties and review the notes of others.',
  },
  'from-spreadsheet-to-dashboard': {
    suits:
      'Every team has one workbook that only one person dares to open. Perhaps you are that person. Over ten weeks you take a mess apart, rebuild it as clean tables and draw only the charts that answer a question. You should like tidying. Agreeing on what ‘a customer’ means can take longer than drawing the bars.',
    lessSuited:
      'You must be at ease with sorting, filters and simple formulas; learn those first. Researchers who need models and error bars should look at Statistics in R. It does not teach databases on a server.',
    week: [
      {
        when: 'Recorded lessons',
        what: 'Watch a method in short clips, pause, and repeat it on the practice export of sales and rosters.',
        hours: 1.5,
      },
      {
        when: 'Your own workbook',
        what: 'Apply the step to data you know, once private columns are gone, and log what you changed.',
        hours: 2.5,
      },
      {
        when: 'Thursday clinic',
        what: 'Share the sheet that refuses to work; three or four are repaired live each time.',
        hours: 1,
      },
    ],
    assessment: [
      'The final dashboard is opened by somebody who has never seen it. When they misread a chart, the chart is at fault, not the reader.',
      'Each measure needs a note on how it is worked out. Totals that ignore missing rows without saying so are the most frequent reason for a second round.',
      'We refresh your file with new rows and see what breaks.',
    ],
    teaching:
      'The trainer and clinic helpers must have built reports for people who did not ask for them politely. Experience with inherited files from councils, shops or clinics is what we value.',
    toHave:
      'A computer with current desktop office software is a condition; a tablet or phone cannot run what you need. Get leave to use work data, or take ours. Clinics are in the evening, with recordings for those on shift.',
    afterwards:
      'The dashboard is something to show for reporting, operations or finance roles, perhaps in the team you are in. Analyst jobs tend to want database skills as well. A statistics course makes a good next step.',
  },
  'cybersecurity-basics-for-small-teams': {
    suits:
      'In a clinic, club or workshop of two to thirty people, somebody ends up owning the passwords. It may be you, by accident. This course assumes no expert and little money. You list what you have, fix the cheap holes first and rehearse two bad days until the steps feel dull. Persuading a boss to use sign-in codes is trickier than setting them up.',
    lessSuited:
      'IT staff will know most of it. For a career in security, the certificate course goes much deeper. Larger firms with their own servers need advice made for them rather than a class.',
    week: [
      {
        when: 'One topic online',
        what: 'Learn a single protection, why it is worth the trouble and what people do to get around it.',
        hours: 1,
      },
      {
        when: 'In your own team',
        what: 'Carry it out: turn on sign-in codes, restore one file from a backup, remove an old worker’s access.',
        hours: 1.5,
      },
      {
        when: 'Rehearsals, shared out',
        what: 'Two live evenings, an invoice fraud and a lost laptop, add half an hour a week over the course.',
        hours: 0.5,
      },
    ],
    assessment: [
      'Eight tasks are ticked off with proof, such as a photo of the restored file. Screens that show a real password are refused, and you change it.',
      'Your two-page plan is read by someone who plays the new temp on a Sunday night. If they cannot tell whom to ring, you revise it.',
    ],
    teaching:
      'We look for trainers with long help desk years and small clients. They should have sat beside an owner on the morning after money went missing, and stayed kind about it.',
    toHave:
      'You need permission to change settings in your team, and one colleague for the rehearsals. A password manager may cost a few dollars a month; free ones are shown too. Nobody asks you to buy a device.',
    afterwards:
      'Office managers and practice administrators use it to write this duty into their role. It gives no clearance or licence. Those who get the taste for it look at the Certificate IV in IT or in cyber security.',
    lesson: {
      title: 'The invoice with new bank details',
      reading: [
        'Invoice fraud rarely looks strange. The email comes at a normal hour, in a normal tone, about a job that you really ordered. Only the account number is new.',
        'The sender’s address proves little. A criminal may be reading the supplier’s mailbox and answering from it. So replying to the email, however politely, may mean asking the thief.',
        'The cheap protection is a second channel that you chose yourself: a phone number from an old invoice or from your own records. The check takes three minutes. Money that has left is very hard to get back.',
      ],
      exercise: {
        situation: [
          'It is Friday, 4.20 pm. Your usual electrician emails an invoice for $6,480, the sum you expected. A line at the bottom says: ‘We have changed banks, please use the new account.’ He adds that his crew is waiting to be paid today.',
        ],
        question: 'What should happen before anyone pays?',
        choices: [
          {
            text: 'Reply to the email and ask him to confirm the new account. Pay once he has answered.',
            answer:
              'It feels careful and leaves a record. Yet if his mailbox has been taken over, the thief will confirm it gladly. The answer comes through the same door.',
          },
          {
            text: 'Ring the number on last year’s invoice, ask him to read out the account, and note who called and when.',
            answer:
              'You picked the number, so a thief cannot pick up. Should nobody answer, the payment waits until Monday, and a real supplier will understand that.',
          },
          {
            text: 'Pay a small part today as a test, and the rest when he says that it has arrived.',
            answer:
              'It limits the loss and calms the crew. But the message ‘it has arrived’ may come from the thief as well, and the small part is gone.',
          },
        ],
        better: 1,
      },
    },
  },
  'python-for-people-new-to-code': {
    suits:
      'Do you rename photos by hand, or copy readings from one sheet to another? Then you have a first program in mind already. No maths is assumed. Programs are a screen long and do something you can see. You will be wrong dozens of times each night. What separates those who finish is not talent, but whether they read the error before they change the code.',
    lessSuited:
      'If you write code in any language, this will be slow. It does not prepare for a software job by itself, nor for a university entry test. Web pages and phone apps are outside its ten weeks.',
    week: [
      {
        when: 'First lab',
        what: 'Type, run and break a small program, then explain each line to yourself before moving on.',
        hours: 2,
      },
      {
        when: 'Second lab, opening',
        what: 'Change the program so that it serves a new case, such as a file with blank lines.',
        hours: 1,
      },
      {
        when: 'Second lab, closing',
        what: 'Write one from an empty screen with only a sentence to guide you. The live help hour, if you want it, is extra.',
        hours: 1,
      },
    ],
    assessment: [
      'Labs check themselves, so you know at once. Copying the answer passes the check and shows up in week six, when nothing makes sense any more.',
      'The final tool has one real user, whom you watch. We mark whether it copes with a wrong file name, and whether your note tells them how to start it.',
      'You also hand in one bug: how you found it, and what you believed at first.',
    ],
    teaching:
      'People who learnt to code as adults make good guides here, and we ask for that as well as working practice. In help sessions they will not take the keyboard from you.',
    toHave:
      'A computer on which you may install a program is needed; a school or work device may block that. The language and editor are free. Set the two labs on fixed days, for gaps of a week undo a lot.',
    afterwards:
      'Your tool is yours to use and show. It may help you in a lab or a support team, or simply leave you with tidy photos. Next could come sensors, statistics or a certificate in IT.',
  },
  'statistics-in-r-for-research-projects': {
    suits:
      'You have data, a supervisor, and a sinking feeling about the word ‘model’. The course is built for that moment in a thesis, an evaluation or a small lab. You promise your analysis in writing before you look. Then others try to repeat it from your files, and they mostly cannot the first time. It stings, and it cures vague methods.',
    lessSuited:
      'You should be able to explain a t-test and have written some code, or the second month will lose you. It will not analyse your thesis for you. Business reports need the dashboard course, not this.',
    week: [
      {
        when: 'Recorded lessons',
        what: 'Watch two of the fortnight’s four lessons, with the data open beside them.',
        hours: 3,
      },
      {
        when: 'Lab in R, a week’s share',
        what: 'Fit a model to practice data, plot what is left over, and decide whether to trust it.',
        hours: 1.5,
      },
      {
        when: 'Report, half of it',
        what: 'Write methods and results in one file that runs from raw data to the last table.',
        hours: 1.5,
      },
      {
        when: 'Seminar, averaged',
        what: 'Swap reports live every fortnight and try to rebuild a peer’s numbers on your machine.',
        hours: 1,
      },
    ],
    assessment: [
      'Three reports count, and each must be repeated by another student. A hidden step done by mouse is the classic reason why one cannot be.',
      'Plans are marked for what they rule out. ‘We will explore relationships’ leaves every door open and is returned.',
      'We look for intervals beside estimates, and for honest words about missing rows.',
    ],
    teaching:
      'It takes a working statistician who reviews plans for other people’s studies. Seminar leaders should have a published analysis that somebody else has re-run.',
    toHave:
      'R and its editor are free and must be installed. Keep private records out; practice data from psychology and ecology are supplied. If you use your own, ethics approval is a matter for you and your institution.',
    afterwards:
      'Research assistants and evaluators can take the report template straight into a project. The certificate names no degree. Honours and masters students should ask their school whether it may count.',
  },
} satisfies Readonly<Record<string, CourseText>>
