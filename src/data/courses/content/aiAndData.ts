import type { Course } from '~/data/courses/course'
import { microCredentialAward, shortCourseAward } from './shortCourseAward'

export const aiAndDataCourses: readonly Course[] = [
  {
    id: 101,
    slug: 'prompt-writing-for-workplace-documents',
    title: 'Prompt Writing for Workplace Documents',
    code: 'LL-AI101',
    category: 'Technology & AI',
    categoryId: 'technology',
    level: 'Beginner',
    short:
      'Turn rough notes into letters, minutes and reports with an AI tool, and find what it got wrong before anyone else reads it.',
    description: [
      'Most people try an AI tool once, get a bland page back and give up. This course starts from documents you already write: a reply to a complaint, the minutes of a meeting, a one-page brief. You learn to say who will read it, what it must contain and what it must leave out.',
      'Every draft is then marked against its source. You look for invented figures, missing names and a tone that does not suit the reader. You finish with a small library of prompts that you have tested on your own work.',
    ],
    features: [
      'Describe reader, purpose and limits in one request',
      'Turn meeting notes into minutes with named actions',
      'Check a draft line by line against its source',
      'Keep names and private details out of a tool',
      'Build a prompt library that colleagues can reuse',
    ],
    outcomes: ['Administration officer', 'Project support officer', 'Communications assistant'],
    deliveryMode: 'Online',
    delivery:
      'Each week has two short lessons, one document to draft and comments from a trainer within three days.',
    location: 'Australia-wide',
    duration: '6 weeks',
    studyWeek: {
      hours: 2.5,
      workedOutFrom:
        'Planned: two lessons of half an hour, an hour to draft the document and half an hour to check it against its source.',
    },
    price: '$590',
    nextIntake: '2027-01-18',
    rating: 4.7,
    reviews: 437,
    students: 1290,
    popular: true,
    provider: 'ourselves',
    fee: 'The price covers all lessons, trainer comments on six documents and a practice account for an AI tool.',
    badge: 'Hot',
    learningGoals: ['upskill', 'return-work'],
    subjects: ['information-technology', 'business-management', 'media-communications'],
    award: microCredentialAward,
    entryChecks: [],
    placement: null,
  },
  {
    id: 102,
    slug: 'ai-notes-in-care-work',
    title: 'AI Notes in Care Work: Draft, Check, Record',
    code: 'LL-AI102',
    category: 'Healthcare & AI',
    categoryId: 'health',
    level: 'Intermediate',
    short:
      'Use AI tools to draft progress notes and handovers without losing accuracy, dignity or the privacy of the person you support.',
    description: [
      'A progress note is read by the next shift, by the family and sometimes by an auditor. You practise with made-up clients, so that nothing private ever leaves your workplace, and compare your own note with a drafted one.',
      'You learn which words slip into drafts and do not belong there: guesses about feelings, diagnoses nobody made, and times that were never written down. The last task is a one-page rule for AI notes that you can take to your supervisor.',
    ],
    features: [
      'Separate what you saw from what a tool assumed',
      'Write handovers that another worker can act on',
      'Use respectful and strengths-based wording',
      'Know what privacy law asks of health information',
      'Ask your service the right questions before using a tool',
    ],
    outcomes: ['Support worker', 'Team leader in a care service', 'Intake officer'],
    deliveryMode: 'Blended Learning',
    delivery:
      'You study three hours a week online and meet your group by video every second Wednesday evening.',
    location: 'Australia-wide',
    duration: '6 weeks',
    studyWeek: {
      hours: 3.5,
      workedOutFrom:
        'Three hours a week online, and half of the video meeting every second Wednesday, which is planned at one hour.',
    },
    price: '$680',
    nextIntake: '2027-02-08',
    rating: 4.6,
    reviews: 118,
    students: 342,
    popular: false,
    provider: 'wattle-institute',
    fee: 'The price covers lessons, practice cases, three video meetings and feedback on your final rule.',
    badge: 'New',
    learningGoals: ['upskill', 'return-work'],
    subjects: ['healthcare-nursing', 'social-work', 'information-technology'],
    award: microCredentialAward,
    entryChecks: [],
    placement: null,
  },
  {
    id: 103,
    slug: 'from-spreadsheet-to-dashboard',
    title: 'From Spreadsheet to Dashboard',
    code: 'LL-DA101',
    category: 'Business Analytics',
    categoryId: 'design_technology',
    level: 'Intermediate',
    short:
      'Clean a messy workbook, model it properly and build a dashboard that answers the questions your team asks every Monday.',
    description: [
      'You start with an untidy export of sales and roster data, with merged cells, three spellings of one suburb and dates stored as text. By week three it is a clean table that refreshes itself when new rows arrive.',
      'The second half is about readers. You choose one question for each chart, remove what nobody uses and write a short note on how each number is worked out. You can use your own data for the final dashboard, once private details are removed.',
    ],
    features: [
      'Clean and reshape exports with repeatable steps',
      'Build a data model with clear relationships',
      'Choose a chart that fits the question',
      'Define each measure so that people trust it',
      'Share a dashboard without exposing private data',
    ],
    outcomes: ['Reporting officer', 'Junior data analyst', 'Operations coordinator', 'Finance assistant'],
    deliveryMode: 'Online',
    delivery:
      'Weekly lessons are recorded, and a live clinic on Thursday evenings deals with your own workbook.',
    location: 'Australia-wide',
    duration: '10 weeks',
    studyWeek: {
      hours: 5,
      workedOutFrom:
        'Planned: an hour and a half of recorded lessons, two and a half in your own workbook, and the one-hour Thursday clinic.',
    },
    price: '$1,450',
    nextIntake: '2027-03-01',
    rating: 4.8,
    reviews: 389,
    students: 1014,
    popular: true,
    provider: 'tern-academy',
    fee: 'The price covers lessons, ten live clinics, practice data and comments on your final dashboard.',
    badge: 'Trending',
    learningGoals: ['career-change', 'upskill', 'return-work'],
    subjects: ['finance-accounting', 'business-management', 'information-technology'],
    award: shortCourseAward,
    entryChecks: [],
    placement: null,
    detail: {
      syllabus: [
        {
          title: 'Weeks 1 to 3: Data that can be trusted',
          topics: ['Import and clean an export', 'Dates, duplicates and missing values', 'Record each step'],
        },
        {
          title: 'Weeks 4 to 6: Models and measures',
          topics: ['Facts and look-up tables', 'Measures for totals, rates and change over time'],
        },
        {
          title: 'Weeks 7 to 8: Charts that answer a question',
          topics: [
            'One question for each chart',
            'Colour, labels and contrast',
            'Filters a reader understands',
          ],
        },
        {
          title: 'Weeks 9 to 10: Your dashboard',
          topics: ['Test it with two readers', 'Write the notes behind the numbers'],
        },
      ],
      prerequisites: [
        'You can sort, filter and write a simple formula in a spreadsheet.',
        'You have a computer that runs current desktop office software.',
      ],
      instructor: {
        name: 'Farida Osei',
        about:
          'Builds reports for regional councils and teaches people who inherited somebody else’s workbook.',
      },
      maxStudents: 24,
      certification:
        'You receive our certificate of completion once your dashboard and its notes meet the checklist.',
    },
  },
  {
    id: 104,
    slug: 'cybersecurity-basics-for-small-teams',
    title: 'Cybersecurity Basics for Small Teams',
    code: 'LL-CY101',
    category: 'Cybersecurity',
    categoryId: 'technology',
    level: 'Beginner',
    short:
      'Protect a team of two to thirty people: accounts, backups, invoices and a plan for the day something goes wrong.',
    description: [
      'Small teams rarely have a security department. They have one person who is good with computers, and this course is for that person. You list what your team depends on, decide what matters most and fix the cheap risks first.',
      'You then rehearse two bad days: an invoice with changed bank details, and a laptop left on a train. From the rehearsals you write a two-page response plan with names, phone numbers and an order of steps.',
    ],
    features: [
      'Set up multi-factor sign-in and a password manager',
      'Test a backup by restoring from it',
      'Spot invoice fraud and phishing in time',
      'Give each person only the access they need',
      'Write a two-page incident plan',
    ],
    outcomes: ['Office manager', 'IT support assistant', 'Practice administrator'],
    deliveryMode: 'Blended',
    delivery: 'You work through one topic a week online, with two evening rehearsals in a live group.',
    location: 'Online, with live groups in Melbourne and by video',
    duration: '8 weeks',
    studyWeek: {
      hours: 3,
      workedOutFrom:
        'Planned: an hour on the topic and an hour and a half of tasks each week; two rehearsals of two hours add half an hour.',
    },
    price: '$990',
    nextIntake: '2027-02-22',
    rating: 4.7,
    reviews: 274,
    students: 731,
    popular: true,
    provider: 'tern-academy',
    fee: 'The price covers lessons, both rehearsals, templates and a review of your incident plan.',
    badge: 'Popular',
    learningGoals: ['career-change', 'upskill', 'return-work'],
    subjects: ['information-technology', 'business-management'],
    award: shortCourseAward,
    entryChecks: [],
    placement: null,
    detail: {
      syllabus: [
        {
          title: 'Weeks 1 to 2: What you have and what it is worth',
          topics: ['List devices, accounts and data', 'Rank risks by harm and likelihood'],
        },
        {
          title: 'Weeks 3 to 5: Cheap and strong protections',
          topics: ['Sign-in and passwords', 'Updates and device locks', 'Backups that restore'],
        },
        {
          title: 'Weeks 6 to 8: When it happens',
          topics: ['Invoice fraud rehearsal', 'Lost laptop rehearsal', 'Who must be told, and when'],
        },
      ],
      prerequisites: [
        'You are comfortable with email, files and the settings of your own phone or computer.',
      ],
      instructor: {
        name: 'Graham Pellew',
        about:
          'Spent fifteen years on a help desk and still answers the phone when a clinic loses its files.',
      },
      maxStudents: 30,
      certification:
        'A certificate of completion lists the eight tasks you finished. It is not a security clearance or a licence.',
    },
  },
  {
    id: 105,
    slug: 'python-for-people-new-to-code',
    title: 'Python for People New to Code',
    code: 'LL-PY101',
    category: 'Programming',
    categoryId: 'technology',
    level: 'Beginner',
    short:
      'Write small programs that rename files, read sensor logs and check lists, and learn to read the error when they fail.',
    description: [
      'You need no background in mathematics or computing. Each program is short enough to fit on one screen and does something you can see: it sorts photos by date, counts words in a letter or draws the temperature of a shed over a week.',
      'Errors are part of every lesson. You learn to read a message from the bottom up, to change one thing at a time and to ask for help in a way that gets an answer. The final project is a tool that you or somebody you know will use.',
    ],
    features: [
      'Variables, lists, loops and functions by doing',
      'Read and write text and spreadsheet files',
      'Find a fault with print statements and tests',
      'Draw a chart from measured data',
      'Finish one tool for a real user',
    ],
    outcomes: ['Junior programmer', 'Technical support officer', 'Laboratory data assistant'],
    deliveryMode: 'Online',
    delivery:
      'You complete two coding labs a week at your own time and join one live help session if you wish.',
    location: 'Australia-wide',
    duration: '10 weeks',
    studyWeek: {
      hours: 4,
      workedOutFrom:
        'Planned: two coding labs of two hours each; the live help session comes on top if you wish to join.',
    },
    price: '$1,190',
    nextIntake: '2027-05-03',
    rating: 4.9,
    reviews: 463,
    students: 1377,
    popular: true,
    provider: 'tern-academy',
    fee: 'The price covers labs, live help, project comments and six months of access after the last week.',
    badge: 'Featured',
    learningGoals: ['career-change', 'upskill', 'hobby'],
    subjects: ['information-technology', 'science-research', 'engineering'],
    award: shortCourseAward,
    entryChecks: [],
    placement: null,
    detail: {
      syllabus: [
        {
          title: 'Weeks 1 to 3: First programs',
          topics: ['Values and names', 'Decisions and loops', 'Reading an error message'],
        },
        {
          title: 'Weeks 4 to 6: Programs with parts',
          topics: ['Functions', 'Lists and dictionaries', 'Files in and files out'],
        },
        {
          title: 'Weeks 7 to 8: Data you can see',
          topics: ['Measurements from a sensor log', 'Simple charts'],
        },
        {
          title: 'Weeks 9 to 10: Your own tool',
          topics: ['Plan with one user', 'Test, repair and hand over'],
        },
      ],
      prerequisites: ['No coding experience is needed.', 'You can install a program on your own computer.'],
      instructor: {
        name: 'Nerida Blackwood',
        about:
          'Came to programming from field biology at forty and teaches it the way she wished to learn it.',
      },
      maxStudents: 40,
      certification: 'Our certificate of completion, issued when your tool passes its own tests.',
    },
  },
  {
    id: 106,
    slug: 'statistics-in-r-for-research-projects',
    title: 'Statistics in R for Research Projects',
    code: 'LL-RS101',
    category: 'Business Analytics & Research',
    categoryId: 'design_technology',
    level: 'Advanced',
    short:
      'Plan an analysis before you see the results, run it in R and report it so that another researcher can repeat every step.',
    description: [
      'The course is for people who have data from a survey, a trial or a laboratory and a supervisor who asks for a model. You write an analysis plan first, then fit linear, logistic and mixed models to practice data from psychology and ecology.',
      'Each fortnight ends with a short report that combines code, tables and text. Your group tries to reproduce it. What cannot be repeated comes back to you, which is the quickest way to learn what a methods section must say.',
    ],
    features: [
      'Write an analysis plan that limits your choices',
      'Fit and check linear, logistic and mixed models',
      'Handle missing data openly',
      'Report effect sizes with their uncertainty',
      'Share code and data that others can run',
    ],
    outcomes: ['Research assistant', 'Evaluation officer', 'Data analyst in a research team'],
    deliveryMode: 'Online',
    delivery:
      'Every fortnight has four recorded lessons, one lab in R and a live seminar where reports are exchanged.',
    location: 'Australia-wide',
    duration: '3 months',
    studyWeek: {
      hours: 7,
      workedOutFrom:
        'Planned for a fortnight: four lessons of 90 minutes, a three-hour lab, a two-hour seminar and three hours on the report.',
    },
    price: '$2,400',
    nextIntake: '2027-07-12',
    rating: 4.6,
    reviews: 87,
    students: 214,
    popular: false,
    provider: 'ourselves',
    fee: 'The price covers lessons, six seminars, practice data and written comments on three reports.',
    learningGoals: ['career-change', 'upskill'],
    subjects: ['science-research', 'psychology-counseling', 'information-technology'],
    award: shortCourseAward,
    entryChecks: [],
    placement: null,
    detail: {
      syllabus: [
        {
          title: 'Month 1: Plan and prepare',
          topics: ['Questions, measures and designs', 'Analysis plans', 'Import and tidy data in R'],
        },
        {
          title: 'Month 2: Models',
          topics: ['Linear and logistic regression', 'Mixed models for repeated measures', 'Diagnostics'],
        },
        {
          title: 'Month 3: Report and repeat',
          topics: ['Missing data', 'Effect sizes and intervals', 'A report that runs from raw data'],
        },
      ],
      prerequisites: [
        'You can explain a mean, a standard deviation and a t-test in your own words.',
        'You have written a few lines of code in any language.',
      ],
      instructor: {
        name: 'Dr Henrik Lindqvist-Shaw',
        about:
          'A statistician who reviews analysis plans and asks, kindly, why the control group is missing.',
      },
      maxStudents: 18,
      certification:
        'A certificate of completion, given for three reports that another student was able to reproduce.',
    },
  },
]
