import type { CourseText } from '../courseText'

export const earlyChildhoodTexts = {
  'certificate-iii-in-early-childhood-education-and-care': {
    suits:
      'You like small children on their bad days too, and you stay calm when three of them need you at once. Most of the job happens low down: on the floor, at a change table, beside a sandpit. You also write every day. A note such as ‘Mia had fun’ comes back to you, because it does not say what she did. Parents often start strong here and then find the writing hard.',
    lessSuited:
      'Do you want to plan for a whole room or guide other educators? That is the work of the Diploma, which you can start once you hold a certificate. A sore back makes this job tough, so spend a morning in a service before you pay.',
    week: [
      {
        when: 'Three evenings',
        what: 'Read or watch a lesson on one topic, such as sleep, toileting or water play, and answer questions about a made-up service.',
        hours: 6,
      },
      {
        when: 'Wednesday night',
        what: 'Join the live tutorial and bring one note about a child’s play, with the name removed.',
        hours: 1,
      },
      {
        when: 'Weekend',
        what: 'Write an assessment task: a play plan, a safety check of a yard, or a letter to a family.',
        hours: 4,
      },
      {
        when: 'Placement, as a weekly share',
        what: 'In two blocks you work beside educators. Spread over the year, they come to about three hours a week.',
        hours: 3,
      },
    ],
    assessment: [
      'You hand in written answers, observation notes and plans for play. A trainer marks down guesses: ‘he was naughty’ is an opinion, while ‘he threw two blocks’ is a fact.',
      'On placement an assessor watches you change a nappy, settle a baby, share a meal and tidy up with children. Your workplace supervisor says what they saw you do, but does not decide the result.',
    ],
    teaching:
      'We ask trainers of this course for recent work in a children’s service, not only for a degree. They must have held babies, filled in incident forms and talked with an upset parent at pick-up time.',
    toHave:
      'Plan for clothes that can be washed hot, a hat, and fares to your placement. The two checks cost money and take time, and the rules differ by state, so look them up early. Those weeks are also weeks with less paid work.',
    afterwards:
      'You may be asked to stay where you did your placement, or find out that you prefer school-age care. Each service chooses its own staff. The Diploma is the usual next step when you want to plan and lead.',
    lesson: {
      title: 'Write what you saw, not what you think',
      reading: [
        'An observation is a short note about what a child did and said. It helps the next educator, the family and you. It should let a person who was not there see the moment.',
        'Words such as ‘shy’, ‘bossy’ or ‘bored’ are judgements. They may be wrong, and they stick to a child. Write instead what your eyes and ears took in: where, with whom, what was said, for how long.',
        'Only then ask what it might mean. End with one thing that you could offer next. A good note is often only five lines long.',
      ],
      exercise: {
        situation: [
          'Noah is three. He stood at the edge of the block corner for six minutes and watched two children build a ramp. When a car rolled off, he laughed, picked it up and put it back at the top. Then he stepped away again.',
        ],
        question: 'Which note would help the educator who plans tomorrow’s play?',
        choices: [
          {
            text: 'Noah was shy today and did not want to join in. He needs help with his social skills.',
            answer:
              'This is quick to write, but it is all judgement. Noah did join in for a moment, and a reader would never know. It also gives a child a label.',
          },
          {
            text: 'Noah watched two children build a ramp for six minutes. He laughed and put a fallen car back on top.',
            answer:
              'It says what he did and for how long. The next educator can see that he likes the ramp, and may leave a car near him tomorrow.',
          },
          {
            text: 'Noah enjoyed the block corner and showed great interest in how ramps and cars work.',
            answer:
              'It sounds warm, and it may be true. Still, ‘enjoyed’ and ‘great interest’ are guesses, and what he really did is missing from the note.',
          },
        ],
        better: 1,
      },
    },
  },
  'diploma-of-early-childhood-education-and-care': {
    suits:
      'It fits educators who already ask why the room is set up as it is, and who can bear to hear a colleague disagree. You spend less time on the floor and more time with notes, rosters, plans and people. Telling a friend that her nappy records have gaps is part of the work. So is saying no to a good idea, because the yard cannot be watched from where it would happen.',
    lessSuited:
      'Without a certificate in this field you cannot enter; begin there and come back. Educators who love the daily contact with children may miss it, and a new title is no cure for tiredness with a service.',
    week: [
      {
        when: 'Two evenings',
        what: 'Work through lessons on curriculum, duties of a service and the way that teams decide things.',
        hours: 6,
      },
      {
        when: 'A quiet morning',
        what: 'Read a set of observations, look for a pattern, and draft a plan that a team could use next week.',
        hours: 4,
      },
      {
        when: 'At work or on placement',
        what: 'Gather evidence: run a short meeting, check a policy against what people do, ask a family for its view.',
        hours: 3,
      },
      {
        when: 'Placement, as a weekly share',
        what: 'Two long blocks, spread over eighteen months. In the second one you carry planning duties for a room.',
        hours: 4,
      },
    ],
    assessment: [
      'The largest task is a curriculum plan for a real group, with the reasons behind each choice. Plans copied from a website are easy to spot: they never mention the child who hates loud songs.',
      'You are watched while you lead a meeting, guide a colleague and talk with a family. The assessor wants to hear you ask before you tell.',
      'A review of one policy asks what the paper says, what staff do, and what you would change first.',
    ],
    teaching:
      'People who teach the Diploma here have to have led a room or run a service, and to have been through a visit by the regulator. They meet you twice a month and go through your drafts.',
    toHave:
      'You need a service where you may look at plans and speak with staff. Ask your director for time off the floor before you enrol. Budget for your checks, and for unpaid hours in the second block if you work elsewhere.',
    afterwards:
      'Lead educator and room leader are common goals. Some go on to a teaching degree; each university decides what it counts. What a service pays for the role is for you and the employer to settle.',
  },
} satisfies Readonly<Record<string, CourseText>>
