import type { CourseText } from '../courseText'

export const learningAndLanguagesTexts = {
  'auslan-for-front-desks': {
    suits:
      'A Deaf guest walks up to your counter and you want to do better than wave and hunt for a pen. The course is for receptionists, museum staff and volunteers who greet the public. It is taught in sign from the first minute, so you will feel lost, and that is part of it. Faces matter as much as hands. Shy people manage well once they stop worrying about looking silly.',
    lessSuited:
      'You will not become an interpreter, and must not act as one for health, law or money. Those who wish for full conversation should look for longer Auslan study with a Deaf-led provider.',
    week: [
      {
        when: 'Weekdays, ten minutes or so',
        what: 'Copy short videos of signs in front of a mirror: names, times, prices, left and right.',
        hours: 1,
      },
      {
        when: 'The evening before class',
        what: 'Watch a counter scene without sound or captions and work out what the guest asked for.',
        hours: 0.5,
      },
      {
        when: 'Live hour',
        what: 'Sign with your teacher and group. Voices stay off, and you act out arrivals, waits and lost bookings.',
        hours: 1,
      },
    ],
    assessment: [
      'In the last class you greet, ask a name, explain a wait and point the way. Looking down at your hands is what teachers correct, since you lose the guest.',
      'You fingerspell five street names and read five back. Slow and even beats fast and blurred.',
      'A booking form for an interpreter must state who, where, how long and on what subject.',
    ],
    teaching:
      'Teachers of these classes must be Deaf, with Auslan as their first or daily language. We look for those who have taught hearing beginners at work and will show you how a window dazzles.',
    toHave:
      'For video classes you need a camera that shows you from hip to head, and light on your face rather than behind. Plain tops help others to read your hands. The video library stays open to you for a year.',
    afterwards:
      'Two hundred signs fade without use, so plan where you will sign each week. Community classes and Deaf social events are the natural follow-on. Employers may note the skill; it is not a language certificate.',
    lesson: {
      title: 'What your counter says before you do',
      reading: [
        'Auslan is seen, so light and sight come before any sign. If the sun stands behind you, your face is a dark shape. A tall screen or a vase can hide the hands. A guest who cannot see you cannot understand you.',
        'To get attention, move into view, give a small wave, or tap the counter so that it can be felt. A light touch on the shoulder is fine from the front. Shouting or waving close to the eyes is not.',
        'When an interpreter is there, you still look at and speak to the guest. ‘Tell her that …’ makes a person vanish from their own conversation.',
      ],
      exercise: {
        situation: [
          'A Deaf guest comes to your desk with an interpreter beside him. Bright glass is behind your chair. He signs, and the interpreter says: ‘I booked a quiet room for my medical results at two.’ You know about forty signs and would like to use them.',
        ],
        question: 'How do you begin?',
        choices: [
          {
            text: 'Sign the whole answer yourself as well as you can, to show that he is welcome here.',
            answer:
              'The wish is a good one, and a signed hello would please most guests. But with health matters a half-right sign can mislead, and there is an interpreter for that.',
          },
          {
            text: 'Ask the interpreter for his name and the booking, since she hears you and it is quicker.',
            answer:
              'It saves a few seconds. Yet he is your guest, and he has just been made a bystander. The interpreter would have to step out of her role to reply.',
          },
          {
            text: 'Step out of the glare, sign hello, look at him and ask in English which name the booking is under.',
            answer:
              'You fixed the light first, used the sign you are sure of, and spoke to him. The interpreter can now do her job, and the health matter stays safe.',
          },
        ],
        better: 2,
      },
    },
  },
  'english-for-australian-workplaces': {
    suits:
      'You speak English in shops, yet at the safety meeting you nod and hope. Here you practise the meeting, the phone with a bad line and the text to your boss. Groups are mixed, so you will hear many accents and nobody laughs at yours. Each week you record your voice. Listening to it is not pleasant, and it is how you notice that people stop asking ‘sorry?’.',
    lessSuited:
      'If everyday chat is still hard, take a general English class first; our short call helps you decide. Visa and university tests are not covered. Fluent speakers who want better reports need a writing course.',
    week: [
      {
        when: 'First evening class',
        what: 'Act out a real moment at work, such as a toolbox talk, and learn the phrases that check meaning.',
        hours: 1.5,
      },
      {
        when: 'Second evening class',
        what: 'Write a message or report, read it to a partner and fix the words that slowed them down.',
        hours: 1.5,
      },
      {
        when: 'Other days',
        what: 'Listen for twenty minutes on five days, and once record yourself for as long.',
        hours: 2,
      },
    ],
    assessment: [
      'A speaking review opens and closes the course. Teachers listen for stress and pauses, and for whether you ask again when unsure. A perfect accent is not the aim.',
      'You hand in an incident report and a leave request by email. Too polite can be a fault: if the boss cannot find the request, it is rewritten.',
    ],
    teaching:
      'Teachers need a qualification in teaching English to adults and some years in another kind of job. We are glad of those who learnt English late themselves.',
    toHave:
      'A phone that records and a pair of earphones are enough. Two evenings each week for three months is a real load beside shifts, so show the dates to your boss. Workbooks come with the price.',
    afterwards:
      'The practice is meant for interviews, sites and kitchens. A Certificate III in care, business or IT may come next. The course gives no test score, and employers do not need one from it.',
  },
  'classroom-support-for-neurodivergent-learners': {
    suits:
      'You sit beside the child who is under the table, and everyone has advice. Aides, tutors, volunteers and teachers come here for a calmer method: watch, ask, change one thing, watch again. Autistic adults and parents shaped each module and say what did harm. The toughest part is giving up a reward chart you liked when the learner says it feels like a threat.',
    lessSuited:
      'It does not train you to diagnose or to give therapy. Parents in need of support for one child may get more from a local service. If you have no learner to observe, begin when you do.',
    week: [
      {
        when: 'Study, in two parts',
        what: 'Read and watch first-hand accounts of noise, rules and change, then redesign one task for a made-up class.',
        hours: 2,
      },
      {
        when: 'Observation diary',
        what: 'Note what came before and after a hard moment, without a word on why, a few lines a day.',
        hours: 0.5,
      },
      {
        when: 'Small group, averaged',
        what: 'Each fortnight you share one entry for an hour and hear what others would have asked.',
        hours: 0.5,
      },
    ],
    assessment: [
      'The diary is read for facts. ‘He melted down for no reason’ is sent back with one question: what was the room like two minutes before?',
      'You write a support plan with the learner and family in it. Five changes at once lower your result, since nobody could tell which one helped.',
    ],
    teaching:
      'We look for experienced aides or special educators, teaching beside autistic people and those with ADHD or dyslexia. Both voices should be in each group.',
    toHave:
      'Ask your school before you observe, and get a Working with Children Check where you need one. No names go in the diary. A quiet pair of earplugs makes one of the exercises kinder to you.',
    afterwards:
      'A one-page plan can go with the learner to the next adult. Schools set their own rules for hiring aides, so ask what they want. A certificate in education support could come next elsewhere.',
  },
  'designing-online-lessons-people-finish': {
    suits:
      'Bring the module that people click through with one eye on their lunch. Trainers, teachers and writers of courses spend twelve weeks rebuilding a single lesson, and that is about right. First you watch three people use it and keep silent. Your favourite page may well be the one they skip. Cutting your own work is the real subject.',
    lessSuited:
      'With nothing of your own to change, there is no course. It will not make you a qualified trainer; the certificate in training does that. Fans of flashy tools may find us plain.',
    week: [
      {
        when: 'Lesson',
        what: 'Study one principle, such as practice before explanation, in two good and two poor examples.',
        hours: 1,
      },
      {
        when: 'Building time',
        what: 'Make this week’s piece: an outcome, a task with feedback, a script or a page that works by keyboard.',
        hours: 5,
      },
      {
        when: 'Peer review',
        what: 'Try a fellow student’s piece as a tired learner on a phone, and report where you gave up.',
        hours: 1,
      },
    ],
    assessment: [
      'A piece falls due each week, small and unpolished. Late is better than pretty, because the reviewer needs something to try.',
      'The pilot report carries the result. Clicks and smiles are not learning; we ask what people could do a week later that they could not do before.',
      'Any outcome with the verb ‘understand’ is returned for one you can see.',
    ],
    teaching:
      'It asks for designers of training used in risky places, such as wards or boats, where a weak lesson shows. A portfolio with failures explained counts more with us than a title.',
    toHave:
      'You need the right to edit the lesson, and three learners for week one plus a few for the pilot. The course platform is included while you study. A cheap microphone improves any video.',
    afterwards:
      'The rebuilt lesson and its report make an honest portfolio piece. Learning designer jobs ask for several of those. If you only order training, you may brief suppliers in another way afterwards.',
  },
  'coordinating-volunteers-well': {
    suits:
      'Clubs, food banks and festivals tend to hand this role to whoever did not look away. If that was you, six weeks will put some order into it. You follow one food bank through its first year and make its choices: whom to say no to, how to thank people without a budget, what to do with the founder who will not let go. Kindness and lists work together.',
    lessSuited:
      'HR staff in large charities will know the forms. Groups in deep conflict need a mediator rather than a course. We give no ruling on insurance or on who counts as an employee.',
    week: [
      {
        when: 'Lessons, when you like',
        what: 'Read the next month at the food bank, choose what its coordinator should do, and see what follows.',
        hours: 1,
      },
      {
        when: 'A second short sitting',
        what: 'Learn about checks, welcomes or rosters, and compare it with how your own group does this.',
        hours: 0.5,
      },
      {
        when: 'Templates and practice',
        what: 'Fill in a roster or a first-day plan, or rehearse your fifteen-minute training session.',
        hours: 0.5,
      },
    ],
    assessment: [
      'The training session is given by video to your group. They then do the task from memory. If they cannot, it was a talk, and you try again.',
      'A role description is judged by length and truth. ‘Flexible hours’ for a shift that starts at five each Saturday is marked as misleading.',
    ],
    teaching:
      'Former coordinators of relief centres, festivals and sports clubs teach best here, and we ask how long their volunteers stayed. Paid HR work alone is not enough.',
    toHave:
      'An existing group makes the tasks real, though the food bank will do. Keep the end date in your calendar, for the pace is yours but the finish is fixed. Police or child checks are a cost for your group to plan.',
    afterwards:
      'You come away with papers your group can use that same month. Paid coordinator roles exist, often part-time. Those who like the people side may look at leadership study next.',
  },
} satisfies Readonly<Record<string, CourseText>>
