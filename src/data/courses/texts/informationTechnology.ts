import type { CourseText } from '../courseText'

export const informationTechnologyTexts = {
  'certificate-iii-in-information-technology': {
    suits:
      'You are the cousin who gets asked about printers, and you do not mind. Help desk work is half machines and half people who feel foolish, and this course trains both halves. Each topic ends in a ticket: someone has lost a file before a meeting, or cannot log in from home. You will set up devices, write a first program and type notes that the next shift can use.',
    lessSuited:
      'Keen to write software all day? Our Python course shows in ten weeks whether you like it. People with two years on a help desk already should ask about the Certificate IV, since the early topics will be old news.',
    week: [
      {
        when: 'Weekday lessons',
        what: 'Learn how a device, an account or a small program works, at whatever hour suits you.',
        hours: 8,
      },
      {
        when: 'Ticket time',
        what: 'Fix things on practice systems and write the answer to the person who is stuck, then the note for staff.',
        hours: 5,
      },
      {
        when: 'Two live sessions',
        what: 'Bring a fault that beat you. Watching how others search for a cause is half the use of it.',
        hours: 2,
      },
    ],
    assessment: [
      'You solve a set of tickets. What you typed to the user is marked beside the fix itself: no jargon, no blame, one clear next step.',
      'A small program and a device set-up are shown on video. If it breaks while you film, keep going and explain; that often earns more than a clean run.',
      'One task asks what you would do on finding private photos on a work laptop.',
    ],
    teaching:
      'Experience on a busy support line is what we ask for first in this team, then study. They should be able to explain an IP address to a grandparent and to reset a room of angry users.',
    toHave:
      'Your computer must allow you to install things, so a locked work laptop will not do. Practice systems run in the browser. Expect to use more data than usual; check your plan at home.',
    afterwards:
      'Entry posts are trainee, help desk and set-up work, often in schools, clinics or councils. Employers may ask for a driver licence or a vendor certificate as well. From here the Certificate IV opens networks, code or security.',
  },
  'certificate-iv-in-information-technology': {
    suits:
      'It is for people who enjoy breaking a network in order to mend it. You get one of your own in the browser, and you keep a log of each change. For eight weeks everyone shares the same ground. After that your electives lean towards networks, programming or security. Patience beats talent: most faults turn out to be a typing slip found at the third look.',
    lessSuited:
      'Total beginners can join, but the pace in month two is brisk, and the Certificate III is kinder. Those set on security alone might compare the cyber security course before they choose.',
    week: [
      {
        when: 'Early in the week',
        what: 'Read and watch lessons on how systems talk, how programs decide and how risks are ranked.',
        hours: 6,
      },
      {
        when: 'Hands-on nights',
        what: 'Work on your practice network or code, write down each change, and roll back what made it worse.',
        hours: 6,
      },
      {
        when: 'Live class',
        what: 'Spend two hours in teams on one client problem, sharing the work and testing the answer.',
        hours: 2,
      },
    ],
    assessment: [
      'A client problem runs through several units. The assessor plays the client, changes their mind once, and sees whether you write that down.',
      'Your change log is read line by line. When a fix has no test after it, it does not count as fixed.',
      'Electives end in a build: a small network, a program or a hardened system, with a page on its weak points.',
    ],
    teaching:
      'We seek trainers who run or lately ran systems that other people depend on. Each elective needs somebody from that area, and the ethics cases are built on the kinds of things that go wrong at real sites.',
    toHave:
      'A computer that can run several windows smoothly is enough, as the heavy part lives on our side. Spare screens and paper are nice. Vendor exams are separate, cost extra and are never needed to pass.',
    afterwards:
      'Network support, systems support and junior programming are typical aims, depending on electives. Keep your log and builds, because interviews often turn to them. The Diploma adds planning and team work on top.',
  },
  'diploma-of-information-technology': {
    suits:
      'Some technical people find that the hardest fault is a meeting where nobody agrees what the system is for. If that draws you in, this diploma fits. You work in a small project team, take turns to lead, and explain a choice to people who pay for it and dread it. Expect group trouble. Learning to name it early is one of the aims.',
    lessSuited:
      'Lone coders may chafe at the team work, which cannot be skipped. With little hands-on practice behind you, start at Certificate IV. Anyone who needs a degree for a visa or a graduate program should ask a university.',
    week: [
      {
        when: 'Three study blocks',
        what: 'Cover how an organisation plans its systems, who owns an idea, and which laws on privacy to look up.',
        hours: 9,
      },
      {
        when: 'Project team',
        what: 'Meet online twice, do your share, and keep the list of decisions that all of you signed off.',
        hours: 7,
      },
      {
        when: 'Class night',
        what: 'Join a live class for two hours where teams present and a trainer speaks for the client.',
        hours: 2,
      },
    ],
    assessment: [
      'Your team delivers a project from brief to handover, yet each of you is marked alone. Version history and meeting notes show who did what.',
      'A proposal must link each piece of technology to something the organisation wants. ‘Because it is modern’ earns nothing.',
      'You answer a client complaint in writing and by phone, and say what you will not fix.',
    ],
    teaching:
      'Teachers at this level are asked to have led IT projects with a budget and a difficult sponsor. We mix systems administrators with analysts, so that teams hear more than one view.',
    toHave:
      'Free up two fixed times a week for your team, as a missing member hurts four people. A headset and a camera are needed. Choose electives with your trainer early, since some ask for more powerful machines.',
    afterwards:
      'Look for project officer, systems administrator or team lead roles, often where you work already. Degree providers may give credit for it; ask them before you count on any. Coding jobs will still want to see your code.',
  },
  'certificate-iv-in-cyber-security': {
    suits:
      'Films show hackers typing fast. The work is closer to reading logs with cold coffee and asking why a printer phoned home at 3 am. Curious, careful people who like rules do well. You attack only systems that belong to us or whose owner has signed, and you write the plan for the day a real attack comes. Part of it is teaching staff not to click.',
    lessSuited:
      'You should move easily among files, settings and accounts; if not, take an IT certificate first. Small firms that want to be safer need only our eight-week team course. Anybody who finds consent rules petty will fail here.',
    week: [
      {
        when: 'Online, spread out',
        what: 'Study how packets travel and where networks leak, and try each weakness on a practice machine.',
        hours: 6,
      },
      {
        when: 'Report writing',
        what: 'Turn your findings into a page that a busy manager could act on, with the worst risk first.',
        hours: 4,
      },
      {
        when: 'Evening lab',
        what: 'Defend or probe a shared network live with your group, and stop the moment scope is reached.',
        hours: 2.5,
      },
      {
        when: 'Lab days, shared out',
        what: 'Three days on campus with real cables and switches add about half an hour to each week.',
        hours: 0.5,
      },
    ],
    assessment: [
      'In a test with permission you find, prove and report weaknesses. Going one step outside the agreed scope is an instant fail, however clever it was.',
      'You write an incident plan and then live through a staged breach. Assessors note who was told, when, and from which list.',
      'A short session for ordinary staff is judged by what they do next day.',
    ],
    teaching:
      'Trainers here must come from security operations, network defence or testing, and carry references for their conduct. We also ask for proof of recent learning, because old tricks teach old habits.',
    toHave:
      'Fares and beds for lab days in Melbourne are on you. Bring a computer with room for practice machines. As the course has a state code and a set life, ask us whether this version is open before you plan.',
    afterwards:
      'Security operations and support trainee posts are the nearest doors, and many are in shifts. Some employers want a police check or clearance, which no course can give. Vendor exams may follow.',
  },
} satisfies Readonly<Record<string, CourseText>>
