import type { CourseText } from '../courseText'

export const wellbeingAndTradesTexts = {
  'listening-skills-for-support-conversations': {
    suits:
      'You are the one people talk to at the bus stop, and afterwards you wonder whether you said too much. Volunteers, front-desk staff and support workers practise here in pairs, week after week. The task sounds small: ask, wait, say back what you heard. Within minutes you will notice how badly you want to fix things. That urge is what you learn to hold.',
    lessSuited:
      'In the first months of a loss of your own, it may be wiser to be listened to. Counselling is a different profession with its own study. Anyone after scripts and quick techniques will be let down.',
    week: [
      {
        when: 'Lesson',
        what: 'Hear two versions of the same talk and mark the moment where the listener took over.',
        hours: 1,
      },
      {
        when: 'Live practice, first turn',
        what: 'Listen to your partner for ten minutes on a set topic, then hear what helped and what closed them up.',
        hours: 1,
      },
      {
        when: 'Live practice, second turn',
        what: 'Swap seats and feel the other side. The trainer drops in on each pair once.',
        hours: 0.5,
      },
    ],
    assessment: [
      'Nobody gets a mark for warmth. In week six a trainer watches one talk and counts advice, interruptions and questions that can be answered with yes.',
      'For a made-up person at risk, you must say what you would ask, whom you would call, and what you cannot keep private. Vague hints are not accepted.',
    ],
    teaching:
      'Trainers need years on a crisis line or in peer support, and supervision of their own. A debrief is part of their duty, so ask for one if a topic hits you.',
    toHave:
      'Find a room where no one can overhear you, and a headset. You may choose light topics for your own turns. If the course brings things up, your doctor or a crisis line can help at once.',
    afterwards:
      'Helplines and peer programs run their own training on top of this. Support workers take the habit into daily shifts. For a qualification, community services or counselling study is the longer road.',
  },
  'strength-and-balance-with-older-adults': {
    suits:
      'The plan from the physio is on the fridge, and nobody has looked at it since June. Your part is to make it happen: chairs in a row, shoes checked, ten slow stands, a joke at the right time. Carers, home support staff and hall volunteers fit in well. You need a loud count, sharp eyes for a pale face, and the nerve to stop a class that is going nicely.',
    lessSuited:
      'Fitness leaders who want to design programs will not be allowed to by this course. It gives no registration of any kind. When your own knees or balance are poor, talk to us about the two Saturdays first.',
    week: [
      {
        when: 'Online lessons, averaged',
        what: 'Study movements from a chair, warning signs, and how medicines or a bad night change a session.',
        hours: 1.5,
      },
      {
        when: 'Mirror practice',
        what: 'Show a movement to a phone camera in plain words until you can do it without ‘just’ or ‘simply’.',
        hours: 0.5,
      },
      {
        when: 'Two Saturdays, shared out',
        what: 'You practise on each other in week three, and with older volunteers in week six.',
        hours: 2,
      },
    ],
    assessment: [
      'On the second Saturday you lead ten minutes. The assessor watches your eyes more than your arms, for a leader who looks at the card misses the dizzy person.',
      'A report to the health professional must say what was done, what was left out and why. Changing the plan yourself, even for the better, is a fail.',
    ],
    teaching:
      'Two people are needed: a physiotherapist or exercise physiologist, and a trainer who runs groups in halls or homes. One knows the body, the other knows how to get people out of their chairs.',
    toHave:
      'Loose clothes, firm shoes and a sturdy chair without wheels. Travel to the practical days is yours to arrange. Check that your own insurance or your employer’s covers you before you lead anyone.',
    afterwards:
      'Lifestyle assistants and home support workers add it to their role. Halls and clubs may be pleased to hear from you, mostly unpaid. Individual support or a fitness qualification could come after.',
  },
  'coaching-junior-sport': {
    suits:
      'Somebody asked who could take the under-nines, and you looked up too late. In six weeks you learn to run an hour in which children move a lot and wait little. Knowing the sport is less use than you might think. The skill lies in short words and many balls. You must also be ready for a crying keeper, a wasp, and a father with opinions.',
    lessSuited:
      'Coaches of teenagers or talent squads need another course, and each sport has its own badge to check. If you cannot visit a club three times, the practical part cannot be finished.',
    week: [
      {
        when: 'Online, averaged',
        what: 'Learn how to teach one skill through a game, how to split teams, and what to do about a head knock.',
        hours: 1.5,
      },
      {
        when: 'Planning',
        what: 'Draw up a session on one page with times, spaces and a version for the child who finds it hard.',
        hours: 1,
      },
      {
        when: 'Club visits, averaged',
        what: 'Watch two sessions with a stopwatch, then run part of a third while a mentor stands by.',
        hours: 1,
      },
    ],
    assessment: [
      'In your part of the session the mentor times how long children stand still. Long queues are the main thing to fix, well before your voice or drills.',
      'Safety cases must be answered in order: stop, check, tell, write. Sending a dizzy child back on is an error that cannot be made up.',
    ],
    teaching:
      'Mentors and trainers are asked for seasons with under-twelves, a current check to work with children and a calm sideline manner. Medals do not interest us.',
    toHave:
      'The check comes before your first visit, so apply in good time. Club fees and fuel are not in the price. A whistle, a watch and old cones are all the gear.',
    afterwards:
      'Clubs are usually short of people for junior teams. School sport and holiday programs hire helpers for the season. National sports bodies run their own accreditation, which this does not replace.',
  },
  'timber-repair-and-simple-joinery': {
    suits:
      'There is a chair in your shed with a loose leg, and you would like to be the person who mends it. On nine Saturday mornings you stand at a bench among eight, with hand tools first. Your early joints will have gaps. By the fifth week you see why: the line was thick, the chisel was dull, or you hurried. It is quiet work that smells of hardwood and oil.',
    lessSuited:
      'Builders, or people hoping for a carpentry trade, need an apprenticeship. Standing for three hours and gripping tools is a must. Antiques of value belong with a restorer, not with beginners.',
    week: [
      {
        when: 'First half hour',
        what: 'Sharpen what you will use today, and test it on end grain until it cuts without tearing.',
        hours: 0.5,
      },
      {
        when: 'Demonstration and joint',
        what: 'Watch one joint being marked and cut, then do it yourself in recycled hardwood, slowly, twice.',
        hours: 1.5,
      },
      {
        when: 'Own piece, or practice',
        what: 'From week five you take apart, glue and clamp your chair, stool or box; before that you go on practising.',
        hours: 1,
      },
    ],
    assessment: [
      'No grades are given. Four joints are laid on the bench, and the trainer slides paper into the gaps and asks you where each began.',
      'For your own piece you explain what you kept and what you replaced. Filling a crack with glue and dust is discussed rather than praised.',
      'A tool left unsafe stops your morning until it is put right.',
    ],
    teaching:
      'Joiners and furniture makers with a patient eye are whom we ask for. They should prefer hand tools for teaching and have run a shared shop without accidents through carelessness.',
    toHave:
      'Your piece must fit in a car and be free of woodworm. Closed shoes are a rule, and hair is tied back. Buying a few second-hand tools later costs less than you fear; the bench tools stay here.',
    afterwards:
      'Repair cafés welcome such hands, and your house will supply more jobs. A workshop might take you as a helper. The certificate trades in furniture or carpentry are a separate path with an employer.',
  },
  'quoting-and-estimating-small-building-jobs': {
    suits:
      'You are good on the tools, and each job still earns less than you thought. Four jobs, a fence, a deck, a carport and a bathroom, are priced from plans and photos, then argued over at night in Parramatta. Other trades will ask about your skip bin. Tradies who hate paper find that the sums are simple; what hurts is writing down how long things truly take.',
    lessSuited:
      'Large commercial estimating and software for it are not covered. If you have never been on a site, the job files will not speak to you. Licence questions differ by state, and we send you to yours.',
    week: [
      {
        when: 'Lesson, a week’s share',
        what: 'Look at one hidden cost, such as access, rain or the second trip for a missing hinge.',
        hours: 0.5,
      },
      {
        when: 'Pricing at home',
        what: 'Measure off the plan, fill in the sheet, call up sample supplier prices and write what is left out.',
        hours: 1.5,
      },
      {
        when: 'Evening class, averaged',
        what: 'Every fortnight you defend your quote for two hours’ worth of questions, then see the true cost.',
        hours: 1,
      },
    ],
    assessment: [
      'Each of four quotes is compared with what the job really cost. Being wrong is normal. Not knowing which line was wrong is what you work on.',
      'A client reads your quote, played by a trainer who knows no trade words. If ‘PC sum’ goes unexplained, they ask, and you lose the job for that night.',
    ],
    teaching:
      'Estimators and builders of small works are asked for, who have lost money on a job and kept the paperwork. They must also be fair to trades other than their own.',
    toHave:
      'Spreadsheet skills at the level of adding a column will do; templates are given. Class is on campus in Parramatta, so count the drive. Old invoices of your own make a good test.',
    afterwards:
      'Self-employed people use the sheets from the next quote on. Junior estimator posts ask for plan reading as well as this. The course is no builder’s licence and does not count as one.',
  },
  'sensors-and-microcontrollers-from-scratch': {
    suits:
      'A box comes by post, and an hour later a lamp blinks because you told it to. The course is for tinkerers, teachers of science clubs and anyone with a shed that gets too hot. All of it runs on low voltage. You will spend whole evenings on a wire that sits one hole to the left, so a good torch and a sense of humour help.',
    lessSuited:
      'Mains wiring is not touched and needs a licensed electrician. Engineers will find the maths thin. Should you wish to learn to code and nothing else, Python is the plainer start.',
    week: [
      {
        when: 'Build, part one',
        what: 'Wire the project of the week from a drawing and check each leg against the data sheet.',
        hours: 1.5,
      },
      {
        when: 'Build, part two',
        what: 'Change the code, read a sensor beside a known value, and write down how far off it is.',
        hours: 1.5,
      },
      {
        when: 'Sunday video bench',
        what: 'Hold your board up to the camera and describe what you tried; others guess before the trainer does.',
        hours: 1,
      },
    ],
    assessment: [
      'Weekly builds are shown in a photo and ten seconds of film. Tidy wires are not vanity, for nobody can find a fault in a nest.',
      'Your own device must state its error. ‘It shows 21 degrees’ earns a question: compared with what, and how often was it wrong?',
      'The boxed version is shaken gently before it passes.',
    ],
    teaching:
      'We ask for makers with a background in electronics or school labs who have taught total beginners by video. They never say ‘obviously’, and they own a drawer of burnt parts.',
    toHave:
      'Kit, tools and postage in Australia are covered. Safety glasses for soldering, a lit table and a computer with a free port are up to you. Keep small parts and batteries away from children and pets.',
    afterwards:
      'Maker spaces and school labs like helpers who can find a fault. Or just go on building for the garden. Certificates in electronics or IT lie further along the same track.',
  },
} satisfies Readonly<Record<string, CourseText>>
