import type { CourseText } from '../courseText'

export const businessAndFinanceTexts = {
  'certificate-iii-in-business': {
    suits:
      'Somebody has to answer the phone, find the signed form and tell a cross customer the truth. If you take quiet pride in that, you are in the right place. The course is made for people who start in an office or return after years away. Its files are messy on purpose: two price lists, a calendar clash, a letter with the wrong date. Nobody expects you to type fast, but you must check your own work.',
    lessSuited:
      'Those who have run an office for years will be bored by spring. Look at the Certificate IV, or ask about recognition of what you know. Bookkeepers need the accounting course, because money is only touched on here.',
    week: [
      {
        when: 'Five short sessions',
        what: 'Follow lessons at your own pace and try each tool on a practice file: sort a list, merge a letter, book a room.',
        hours: 7,
      },
      {
        when: 'One practice block',
        what: 'Clear the inbox of a made-up firm, where every message wants something different by noon.',
        hours: 3,
      },
      {
        when: 'Live help, once a week',
        what: 'Ask about whatever stopped you, or listen while others ask; the screen is shared and nothing is silly.',
        hours: 1,
      },
      {
        when: 'Assessment time',
        what: 'Finish one small task for marking, such as minutes or a reply to a complaint.',
        hours: 3,
      },
    ],
    assessment: [
      'Most tasks end in a file that you upload. Trainers open it as a colleague would: can I find the point, the date and the next step in ten seconds?',
      'One recorded phone call shows how you deal with an upset customer. You lose marks for promising what the firm cannot do, not for sounding nervous.',
    ],
    teaching:
      'Our rule for this team is five years in offices, at least some of it at a front desk or in records. Each month your trainer rings you, and the call is about your plan, not a sales talk.',
    toHave:
      'A laptop with a full keyboard works better than a tablet. You will need word processing and spreadsheet software; free versions are fine for every task. A headset makes the recorded call less painful.',
    afterwards:
      'Reception, records and customer contact are the usual first doors. Many employers still test typing and spelling, so keep practising. Later the Certificate IV lets you coordinate the work of others.',
  },
  'certificate-iv-in-business': {
    suits:
      'You are the person whom others ask, yet your title has not caught up. Here you practise the thinking that sits behind office work: what is the real problem, which three answers exist, and what does each cost? You then put it on one page. Cutting a report from nine pages to one is slow, and it is often the skill that was missing.',
    lessSuited:
      'If leading people is the point, choose Leadership and Management, which spends its time on teams. School leavers with no office hours behind them tend to find the cases thin, and do better one level down.',
    week: [
      {
        when: 'Most weeknights',
        what: 'Study in short pieces: methods for a decision, safety at work, tools for people in other towns.',
        hours: 8,
      },
      {
        when: 'Friday',
        what: 'Write or rewrite one careful document, and read it aloud before you send it in.',
        hours: 2.5,
      },
      {
        when: 'Fortnightly class, half counted here',
        what: 'Compare two answers to the same office problem and vote on which one a manager could use.',
        hours: 0.5,
      },
    ],
    assessment: [
      'A one-page brief to a manager is the key task. Markers look for options that you did not like, treated fairly; a page with a single answer is a sales letter.',
      'You check one safety process at your work or in the made-up company, talk to someone who uses it, and suggest a change with its cost.',
      'Tone counts too. A blunt email to a supplier is handed back for a second go.',
    ],
    teaching:
      'We choose trainers who have coordinated an office or supported an executive, and who can show plain reports of their own. They edit in the margin and give reasons for each cut.',
    toHave:
      'Ask your manager whether tasks may use real work, and what must stay out. Otherwise take the made-up company, which costs nothing extra. Block two fixed evenings, since the course has few outside deadlines.',
    afterwards:
      'People move sideways into project support or up to office coordinator. Some add the Diploma of Business when budgets land on their desk. A certificate alone rarely changes a pay grade; talk with your employer first.',
  },
  'certificate-iv-in-leadership-and-management': {
    suits:
      'Last month you ate lunch with them, and now you write their roster. New leaders come here to learn what to say on that first Monday. Every skill is tried on your own team within days, and not all of it works. You will run a meeting that ends on time, hand over a task you would rather keep, and tell a good worker that one habit has to stop.',
    lessSuited:
      'Without a team, paid or unpaid, the tasks have nothing to stand on; a sports club or volunteer crew is enough. Leaders of leaders should go straight to the Diploma.',
    week: [
      {
        when: 'Two evenings',
        what: 'Take in one idea, such as how to set a goal that can be checked, and answer a case from a depot or ward.',
        hours: 7,
      },
      {
        when: 'During work',
        what: 'Try it with your own people: plan a week, give feedback, or let someone else chair.',
        hours: 3.5,
      },
      {
        when: 'Every second Thursday, half counted here',
        what: 'Bring back what happened to your live group for two hours. Stories of things that went wrong are welcome.',
        hours: 1,
      },
    ],
    assessment: [
      'You hand in real papers: an agenda, an operational plan, a feedback note with names removed. A plan with no measure and no date fails, however well it reads.',
      'A recorded meeting shows you in the chair. Assessors count who spoke. Should it be mainly you, they ask for another.',
    ],
    teaching:
      'Anyone who teaches this course must have led a team of at least six, and must have been a beginner at it who made mistakes. Those mistakes belong in the fortnightly groups.',
    toHave:
      'Tell your own manager before you start, since you need room to try things. Workshops in Melbourne are optional, and the fare is yours. Keep a notebook for the ten minutes after each hard talk.',
    afterwards:
      'Shift coordinator, supervisor and office manager are natural aims. You may also find that you would rather be a senior expert than a boss, and that is worth knowing too. The Diploma builds on this level.',
  },
  'diploma-of-business': {
    suits:
      'Owners of small firms, site managers and busy coordinators share one problem: each decision has a price that shows up later. This diploma trains you to see it coming. Expect spreadsheets, supplier quotes and plain arguments. You will cost a plan to the last delivery fee and then stand up to defend it, while others look for the hole.',
    lessSuited:
      'It is broad rather than deep. Future bookkeepers, HR officers or marketers may be happier with a course of that name. And eighteen hours a week is a lot beside full-time work, so try a shorter one if evenings are scarce.',
    week: [
      {
        when: 'Four evenings',
        what: 'Read, watch and calculate: cash flow, suppliers, staffing, waste, and what a law or policy asks for.',
        hours: 12,
      },
      {
        when: 'Saturday',
        what: 'Build the next part of your business plan and put a figure with a source behind every line.',
        hours: 5,
      },
      {
        when: 'Seminar fortnight, one hour a week',
        what: 'Present for ten minutes, take questions, and question three others in turn.',
        hours: 1,
      },
    ],
    assessment: [
      'The plan grows all year and is marked in parts. Numbers that do not add up between pages cost you more than a dull layout.',
      'A budget is followed by a variance report: what you thought, what came, why. Blaming ‘the market’ without evidence is crossed out.',
      'In a short talk you must answer two unseen questions. Saying ‘I would need to find out, and here is how’ is a fine answer.',
    ],
    teaching:
      'We want trainers who have carried a budget and had to cut one. Experience in a firm with fewer than twenty people is a plus, as the cases are about firms of that size.',
    toHave:
      'Spreadsheet software and steady arithmetic are musts. Real figures need the owner’s consent, and may be scaled to hide what is private. No software is sold to you on the side.',
    afterwards:
      'The diploma is used by people who step up to operations or take over a family firm. Universities may give credit; only they can tell you how much. It does not license you in any trade or as a tax adviser.',
  },
  'diploma-of-leadership-and-management': {
    suits:
      'You lead people who lead others, so you no longer see most of the work. That is what makes this level hard. You must set a direction, choose a few honest figures to steer by, and notice early when the figures look fine but people do not. Bring a thick skin: your monthly group exists to ask the question that your own staff avoid.',
    lessSuited:
      'First-time supervisors will find it too far from the shop floor and should take the Certificate IV. If your workplace cannot let you change anything for eighteen months, wait until it can.',
    week: [
      {
        when: 'Early mornings',
        what: 'Read about plans, change and conflict, then test each model against one department that you know.',
        hours: 9,
      },
      {
        when: 'In your role',
        what: 'Work on a live decision: gather views, draft the plan, tell people, and record how they took it.',
        hours: 5,
      },
      {
        when: 'Group and workshops, shared out',
        what: 'A live group each month and two workshop days a year come to about an hour a week.',
        hours: 1,
      },
    ],
    assessment: [
      'You document one change from first talk to review. Trainers compare what you planned to say with what staff report they heard.',
      'An operational plan must name its risks and the point at which you would stop. ‘Monitor closely’ is sent back, since it names no one and no day.',
      'A private essay on your own reactions is read by one assessor only.',
    ],
    teaching:
      'We look for former department or service managers who have closed something, merged something or turned something round. Facilitating skill matters as much to us as rank.',
    toHave:
      'Support from above is worth more than any book here. Workshops are in Melbourne and Parramatta; beds and fares are not in the price. Ask early what you may share about staff and money.',
    afterwards:
      'You may hold the job already and study to do it better, or use the portfolio of decisions to apply elsewhere. An advanced diploma or a business degree can follow, on terms each school sets.',
  },
  'certificate-iv-in-accounting-and-bookkeeping': {
    suits:
      'A difference of $4.20 should itch until you find it. People with that itch do well, whether they come from a shop counter, a farm office or the kitchen table of a family firm. You keep the books of one made-up business from first invoice to yearly report. You will enter some things wrong, because we plant errors, and hunting them down is where the learning sits.',
    lessSuited:
      'Sole traders who only need tidy records for their own firm can take our six-week bookkeeping course. This one is long, and the payroll part is dense. Nor does it cover the tax returns of private people.',
    week: [
      {
        when: 'Three evenings',
        what: 'Learn a rule and then post it: sales, purchases, wages, stock, an asset that loses value.',
        hours: 7,
      },
      {
        when: 'Ledger time',
        what: 'Work in the accounting software on your business, match the bank line by line and explain what is left.',
        hours: 4.5,
      },
      {
        when: 'Two help sessions',
        what: 'Show your screen for an hour on two days, or watch a trainer trace somebody else’s missing cents.',
        hours: 2,
      },
    ],
    assessment: [
      'Each period closes with a set of reports that must agree with one another. A balanced page can still be wrong, so you also explain three entries of our choice.',
      'For payroll you pay six made-up workers, one of whom leaves mid-week. The marker checks the sums first and your notes second.',
      'You also prepare an activity statement and a letter that tells an owner, in plain words, why cash is short.',
    ],
    teaching:
      'We require trainers who have kept books for clients and know the software well enough to break it. One on each team should be a registered agent, who can say where that line lies.',
    toHave:
      'A second screen saves hours, though nobody needs one. The price holds a student licence for the software; ask how long yours runs. Registration as a BAS agent has fees and rules of its own: see the Tax Practitioners Board.',
    afterwards:
      'Accounts, payroll and receivables desks are common places to begin. To charge clients for BAS services you must register, and study is only one part of that. A diploma of accounting is the next rung.',
  },
  'certificate-iv-in-training-and-assessment': {
    suits:
      'Knowing how to weld, nurse or cook is one thing. Watching someone else do it slowly, with your hands in your pockets, is another. Choose this course if you enjoy that second thing. You turn habits that you no longer notice into steps on a page, try them on real learners, and then judge their work by a written standard rather than by taste.',
    lessSuited:
      'Without a trade, a qualification or solid years in a field, you have nothing to teach yet. School teaching needs a degree, so this is not the way in. Designers of online lessons may prefer our short course on that.',
    week: [
      {
        when: 'Two evenings',
        what: 'Read units of competency as a lawyer would, and study how adults learn, forget and get bored.',
        hours: 6,
      },
      {
        when: 'With your learners',
        what: 'Plan a session, give it, film it, and note the minute when the group drifted off.',
        hours: 3.5,
      },
      {
        when: 'Live practice',
        what: 'Teach for a few minutes while peers act as the class, and hear what each of them took away.',
        hours: 1,
      },
    ],
    assessment: [
      'Videos of your own sessions carry most weight. A common fault is talking for twenty minutes before anyone touches a tool.',
      'You assess real people against a unit and write up each decision. ‘She seemed confident’ is not evidence; the assessor wants what was done, seen and asked.',
      'In a validation meeting you compare judgements with others and change your mind at least once, or say why not.',
    ],
    teaching:
      'Trainers of trainers must hold the credential the national standards ask for, and still practise in a field of their own. We look for those who have had an assessment decision appealed.',
    toHave:
      'Find a group before you start: apprentices, new staff or our practice sessions. A phone on a stand will film well enough. Learners must agree to be filmed, in writing. Some sessions are in person in Melbourne or Parramatta.',
    afterwards:
      'Training providers and large employers ask for this credential by name, along with vocational skills. Rules on who may assess change now and then; check them as you apply. Casual hours are a usual start.',
  },
} satisfies Readonly<Record<string, CourseText>>
