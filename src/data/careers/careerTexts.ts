import type { CareerText } from './careerText'

const texts = {
  'accounting-and-bookkeeping': {
    like: 'All three jobs turn a heap of paper into figures that can be relied on. You sit a lot, you use the same two or three programs each day, and dates rule the month. The people who stay like things to add up. They also like that their work is needed in good years and in bad ones.',
    choose:
      'Look at whom you want to deal with. A bookkeeper talks to owners and sees the whole of a small firm. Payroll means staff, rules and a date that cannot move. Accounts work is about suppliers and customers, and it is the easiest of the three to enter.',
    tryIt:
      'Keep your own household books for two months in a free program and match them with the bank. If that was restful, go on. A sports club that needs a treasurer is the next step up, and it gives you a real report to show.',
    checks:
      'Most posts need no licence. There is one clear line: who charges a fee for help with activity statements or tax must be registered, and the Tax Practitioners Board keeps that list. Firms that handle other people’s money may check your credit and police record.',
    places:
      'You can find this work in each town, from a sawmill to a law firm. A good part of it is done at home. Machines now read bills and guess the code, so there is less to type and more to check. Ask which program a firm uses before you pay to learn one.',
    ask: [
      'What does your desk look like three days before the month ends?',
      'Which error did you catch last, and how did you find it?',
      'How much of your day has software taken over in the last two years?',
    ],
  },
  'aged-and-disability-support': {
    like: 'You are let into the most private part of a stranger’s life and are asked to make it better. Good support is quiet: a person eats, goes out, laughs and sleeps well. It takes strong legs, a soft voice and notes that the next shift can use.',
    choose:
      'Support for older people is often in a team, in one building, with a nurse nearby. Disability support is more one to one and goes wherever the person goes. A lifestyle post has better hours and far more paper. Many people try two of them before they know.',
    tryIt:
      'Visit somebody in a home once a week through a visitor scheme. It costs you two hours and tells you at once if you are at ease. Carers of their own family know a lot already, and courses can count some of it through recognition of prior learning.',
    checks:
      'Expect a worker screening check, and for some posts a check for work with children as well. The screening unit of your state or territory issues both. Homes ask for certain vaccines. If you will drive clients, ask whether your own car insurance allows it.',
    places:
      'Work exists in all suburbs and in small towns, where it is often the largest employer. Casual hours are easy to find and a full week is harder, so ask for the roster in writing. Rules on care have changed a lot lately and will change again.',
    ask: [
      'How many people do you support on an evening shift, and who can you call?',
      'What happens here when somebody refuses care?',
      'How are your hours set, and how late do they change?',
    ],
  },
  'animal-care': {
    like: 'It is outdoor work even when it is indoors: wet floors, loud dogs, early starts. Most of the skill is in seeing. A cat that sits oddly or a bowl that is still full tells you more than a chart. The other half is people, who are worried, in love or cross about a bill.',
    choose:
      'An attendant cares for many animals for a short time. A vet nurse goes deep with a few and needs the most study. A groomer works alone with one at a time and can be self-employed. The supervisor has left the mop to others and deals with rosters and owners.',
    tryIt:
      'Offer two mornings a week at a shelter, in winter. Foster a litter or walk a neighbour’s dogs, and keep a log. You will know in a month if you can clean first and cuddle later. Photos of your own pet are no proof.',
    checks:
      'Most jobs with animals need no licence. Vet nurses must be registered in Western Australia, and other states may follow, so ask the board there. Work with wildlife needs a permit. A tetanus shot is wise, and some zoos ask for more.',
    places:
      'Jobs are thin in the city centre and better at its edge, where the kennels and shelters are. Clinics are everywhere. Weekend work is normal. Pay is lower than the effort suggests, so look at the figures on this page before you fall for it.',
    ask: [
      'How many hours of your last shift went into cleaning?',
      'How does your team look after each other on a bad day?',
      'Which animal did you misread, and what did it teach you?',
    ],
  },
  'beauty-and-retail': {
    like: 'You work where people spend money to feel good. The pace is set by the door. Much of it is done standing, with a smile that has to be real by the tenth hour. What you learn here about people is useful in nearly any later job.',
    choose:
      'Try the salon if you like to use your hands and want a trade. Choose the shop floor if you would sooner lead a team and move stock. The salon manager’s job joins the two, and it is a second step for most, not a first.',
    tryIt:
      'Get a Saturday. No other career lets you test it so cheaply, and the till at a market stall will do. Ask to see the books of a salon for one slow week. If you still like it in February, when shops are quiet and money is short, you like it.',
    checks:
      'A hairdresser’s own trade needs a licence or a certificate in some states only, so ask Fair Trading where you live. Skin piercing and tattooing have health rules that councils inspect. Who sells alcohol must hold the certificate of that state.',
    places:
      'Each shopping strip has both. Big centres have longer hours and steadier rosters. Small shops teach you more and pay the same. Online orders have changed the back room more than the front, and people still like to be served.',
    ask: [
      'Which hour of the week do you dread, and why?',
      'How do you tell a client that an idea will not suit them?',
      'What share of your pay depends on sales?',
    ],
  },
  'early-childhood-education': {
    like: 'It is teaching, though there are no desks. A block tower is maths and a shared spade is ethics. You work in a small team that has to trust each other, as children are in view at all times. Each day ends with sand in your shoes.',
    choose:
      'Start as an educator, as nearly all do. You will learn which age you love. A room leader plans and guides adults, and that is a new job rather than a bigger one. A director runs the service and sees the children mostly at the gate.',
    tryIt:
      'Care for two toddlers for a whole wet day. Then ask a local service whether you may visit, or help at a playgroup with the parents there. A holiday program for school-age children is paid work that you can try for a fortnight. Sleep well before it.',
    checks:
      'The check for work with children comes first and is made by your own state. Services must hold proof of it before you start. Rules on phones, photos and who may be alone with a child are strict and have grown stricter. The regulator ACECQA lists which qualifications count.',
    places:
      'There are long day care centres, preschools, family day care homes and mobile vans in the bush. Staff are wanted in most of them. Preschools keep school terms and shorter days. Big chains and small non-profits feel quite unlike each other, so see both.',
    ask: [
      'How much time off the floor do you get for planning?',
      'What does a new person do in the first week here?',
      'Who covers you when you need a minute?',
    ],
  },
  'information-technology': {
    like: 'You keep the lights on in a building that few can see. One half is puzzles and the other half is people who cannot do their work. Good notes are loved more than clever tricks. You never finish learning, and you may find that either a joy or a weight.',
    choose:
      'Support is the door for most, and it shows you all the rest. Networks suit planners who do not mind a night shift now and then. Security pays the most and asks for the most before you start. Give the first one a year before you choose.',
    tryIt:
      'Fix an old laptop, set up a small server and let a friend try to use it. Write a page that tells her how. If the writing was harder than the fixing, that is normal, and it is what you should practise. Free labs online do the rest.',
    checks:
      'No licence is needed to plug in a computer. Fixed cabling is different, as the law wants a registered cabler. Some government posts are open to citizens only and take months to clear. Schools will ask you for a check for work with children.',
    places:
      'Banks, farms, councils and hospitals all have a help desk. Some of it can be done from home, though first jobs mostly cannot. Firms that serve many small clients teach you fast. Automatic tools answer the simple calls now, so the first rung is a bit higher than it was.',
    ask: [
      'What was the last thing you had to learn in a hurry?',
      'How often does the phone wake you in a month?',
      'What would you look for in my home lab?',
    ],
  },
  'leadership-and-operations': {
    like: 'The work is other people’s work. You plan it, clear the way and answer for what comes out. A good week looks dull from outside. You trade the pride of doing for the pride of seeing it done, and not everyone likes that trade. It is lonelier than it looks from below.',
    choose:
      'A team leader is close to a few people each day. A coordinator has no staff but many threads. An operations manager has both, plus the budget. If you are unsure, lead five people for a year; it will tell you better than a book which way to turn.',
    tryIt:
      'You can lead without a title. Run the roster at a surf club, a fete or a move. Afterwards ask three helpers what you should do less of. Their answers are a better test than any quiz, this site’s included. Do it twice, since the first time is all nerves.',
    checks:
      'Few of these posts need a licence. Building sites want a safety card, and mines, aged care and food plants have rules of their own. Managers have duties under work safety law. The regulator in your state explains them in plain words.',
    places:
      'Every sector has them, which makes it easy to move. The pay depends on the sector more than on the title. Night shifts, noise and distance tend to pay more. Firms put more dashboards on the wall each year, yet the morning walk has not gone away.',
    ask: [
      'Which decision kept you awake last year?',
      'What do you no longer do that you miss?',
      'How did you learn to give bad news?',
    ],
  },
  'marketing-and-communications': {
    like: 'You stand between a firm and the people whom it wants to reach, and you speak for both. You write, count, film and fix. Half of what you try does not work, and knowing which half is the craft. Honest work lasts longer than loud work. You will also learn to be told no by people who cannot say why.',
    choose:
      'As an assistant you see all of it, and that is worth a year. Social media suits those who are quick and thick-skinned. A manager deals with money and people and writes little. Agencies teach speed, while in-house teams teach depth.',
    tryIt:
      'Pick one small cause and help it for three months. Set one aim, such as ten more people at a class. Show what you did, what it cost and what came of it. That one page says more about you than a course in trends, and it is yours to keep.',
    checks:
      'There is no licence, but there is law. Messages need consent and a way out. Claims must be true and paid posts must say so. Ads for health, money or alcohol have further codes. The ACMA and the ACCC publish guides that you can read in an evening.',
    places:
      'Firms in the large cities have most of the posts. Councils, schools and charities hire in small towns. Home days are common. Text and pictures can now be made in seconds, so what counts is to know what should be said, and to whom.',
    ask: [
      'Which campaign failed, and how did you know?',
      'Who changes your words before they go out?',
      'What do you measure that your boss does not?',
    ],
  },
  'office-administration': {
    like: 'A place runs well and few notice why. You are why. The work is made of small things that must be right: a name, a time, a file. You meet all of the staff and most of the visitors. It can be a calm life, and it is a good base from which to change later on.',
    choose:
      'The admin desk is the broadest and asks for the least at first. Reception suits people who get their energy from a face at the counter. An executive assistant works for one person and grows with that person. Ask to swap desks for a day if you can.',
    tryIt:
      'Sign up with a temp agency for a month. Three weeks in three offices show you size, noise and manners better than any visit. Or take on the list of members for a club: clean it, protect it and send one letter without a slip.',
    checks:
      'Offices mostly ask for nothing but proof of who you are. Clinics, schools and courts may want a police check or one for work with children. You will see private files, so you should know what the Privacy Act asks of your employer.',
    places:
      'You can work close to home, since each school and surgery has a front desk. Part-time posts are many. A few jobs are remote. Tools now book, sort and draft, so learn one of them well and be the person who knows when it is wrong.',
    ask: [
      'What breaks down here when you are away?',
      'Which task would you hand to a machine tomorrow?',
      'How do you decide whose job comes first?',
    ],
  },
  'training-and-assessment': {
    like: 'You help grown people to do something that they could not do before. They are tired, busy and often afraid of school. Respect goes a long way. Much of the week is planning and proof, and the hours in front of a group are the part that people remember.',
    choose:
      'To teach, you need a trade or job of your own that you did well. To design, you need to write and to enjoy being edited. To support, you need patience and a wide set of small skills. Pay and hours differ less than you might think.',
    tryIt:
      'Teach somebody one thing from your job in twenty minutes. Then ask a third person to check whether it can now be done. A community centre, a union or your own firm will often let you run one evening. Keep the plan and what you would change.',
    checks:
      'Those who train and assess for a registered provider need the credential that the national rules name, or must work toward it under direction. ASQA keeps the current list. You also need proof of skill in your field. Teaching under-18s brings in a state check.',
    places:
      'TAFEs, private colleges, firms, prisons and hospitals all train adults. Much of the pay is by the hour in term. Online work has grown and can be done from a farm. Ask any college how many of its trainers have a contract.',
    ask: [
      'How many hours do you prepare for one hour of class?',
      'When did you last say not yet, and how?',
      'What happens to your pay between terms?',
    ],
  },
} satisfies Record<string, CareerText>

const careerTexts: ReadonlyMap<string, CareerText> = new Map(Object.entries(texts))

export const careersWrittenFor: readonly string[] = [...careerTexts.keys()]

export const careerTextOf = (slug: string): CareerText | undefined => careerTexts.get(slug)
