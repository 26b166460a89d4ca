import type { CourseText } from '../courseText'

export const careAndCommunityTexts = {
  'certificate-iii-in-individual-support': {
    suits:
      'Can you help a stranger wash and still talk about the football? Good support workers keep a person’s pride whole while doing the most private tasks. They notice a sock mark that was not there last week. You will lift with aids, not with your back, and you will hear the same story more than once. Kindness helps, but so do punctual feet, since someone is waiting in bed for you.',
    lessSuited:
      'Night, weekend and early shifts are common, so this is a poor match if your week has no give. Strong smells and grief come with the job. Anyone who already supports people and wants harder cases should compare the Certificate IV courses.',
    week: [
      {
        when: 'Four mornings',
        what: 'Read a lesson, then work through a made-up support plan: what does this person want, and what help with it?',
        hours: 7,
      },
      {
        when: 'One long sitting',
        what: 'Write answers for an assessment and correct what your trainer sent back.',
        hours: 4,
      },
      {
        when: 'Skills days and placement, shared out',
        what: 'Four days with beds, hoists and wheelchairs, then two placement blocks. Over eight months they add about four hours a week.',
        hours: 4,
      },
    ],
    assessment: [
      'On skills days you make a bed with someone in it, use a hoist, wash hands as infection control asks, and help a person eat. Rushing past their answer is the usual reason to repeat a task.',
      'During placement a log of your shifts is signed by the supervisor. Later your assessor asks why you did things in that order, and what you would report at once.',
      'Progress notes are read closely: times, facts, no pet names.',
    ],
    teaching:
      'Trainers need hands-on years in aged care, home care or disability support, and we prefer those who have worked with more than one of these groups. In the practice room they will ask you to be the person in the hoist.',
    toHave:
      'Flat closed shoes, short nails and a plain shirt are enough for skills days. Ask the placement workplace which vaccinations it wants. Some home care jobs need a driver licence and your own car; the course itself does not.',
    afterwards:
      'Homes and home care services hire at this level, and what they ask for differs. A year or two of shifts makes the Certificate IV in disability or ageing far easier. Other people use the course as a first look before they choose nursing.',
    lesson: {
      title: 'When somebody says no to a shower',
      reading: [
        'A support plan says what a person wants help with. It is not an order that you carry out on them. They may refuse a task today that they agreed to last month.',
        'A refusal is also news. It may be about pain, cold, fear of a fall, a new worker, or simply a bad night. Ask one open question and then wait. The first answer is often not the whole answer.',
        'Whatever happens, you write it down and tell the right person. A refusal that nobody recorded looks like a job that nobody did.',
      ],
      exercise: {
        situation: [
          'It is 8.10 am. Mrs K, who is 84 and lives alone, always has her shower on Tuesdays. Today she sits on the bed in her gown, rubs her hip and says: ‘Not today, love. Leave it.’ You have thirty minutes before your next visit.',
        ],
        question: 'What do you do first?',
        choices: [
          {
            text: 'Respect her no, make her tea and a warm breakfast, and note ‘shower refused’ in her record.',
            answer:
              'Her choice is kept, which matters. But you saw her rub her hip and did not ask. A fall or a new pain could stay hidden until the next visit.',
          },
          {
            text: 'Remind her that the plan says Tuesday, and that she will feel better when she is clean.',
            answer:
              'You may be right that she would. It is still pressure, and it turns her plan into a rule. She may agree and then be unsafe on her feet.',
          },
          {
            text: 'Sit down, ask how her night was and about the hip, and offer a wash at the basin instead.',
            answer:
              'This keeps her choice and follows what you saw. If she tells you about a fall or new pain, you report it now. Then you record both the refusal and what she accepted.',
          },
        ],
        better: 2,
      },
    },
  },
  'certificate-iv-in-disability-support': {
    suits:
      'After a year or more of shifts you may have questions that nobody at handover has time for. Why does he hit the wall each Thursday? Who decided that she may not have a key? This level gives you words and methods for such questions. You learn to teach a skill in small steps, and to step back while a person does it slowly and badly by themselves.',
    lessSuited:
      'New to the field? The entry rule asks for a first qualification, so take the Certificate III with disability electives. Writing behaviour support plans belongs to other professionals, and this course does not make you one.',
    week: [
      {
        when: 'Two mornings',
        what: 'Study lessons on consent, complex needs and mental health, each built round one person’s story.',
        hours: 6,
      },
      {
        when: 'Every second Tuesday, half counted here',
        what: 'In a live case discussion you defend one decision from your work, with every name changed.',
        hours: 0.5,
      },
      {
        when: 'At your desk',
        what: 'Draft a skills plan or a report, and check each line for what the person themselves has said.',
        hours: 3.5,
      },
      {
        when: 'Placement, averaged',
        what: 'Two blocks in a disability service under a supervisor; approved hours at your own work may count.',
        hours: 2,
      },
    ],
    assessment: [
      'You submit a skills plan for one person, with a record of how six sessions went. A trainer will ask what you did when it failed, and ‘it went well’ six times over is not believed.',
      'Scenarios test where support ends and restriction begins. You must name who has to agree, what gets recorded and which question you would take to a supervisor.',
    ],
    teaching:
      'For this course we look for people who have led shifts in supported living or day programs and followed plans that a practitioner wrote. They must also have worked with advocates and taken complaints well.',
    toHave:
      'Set aside a folder for evidence from work, and ask your service in writing what you may use. NDIS Worker Screening can take weeks, so start it first. Travel between placement sites is yours to pay.',
    afterwards:
      'Senior support, team leader and support coordination work are what this level points to. Titles and pay grades vary from service to service; ask what yours means by ‘senior’. A diploma in community services is one road on.',
  },
  'certificate-iv-in-ageing-support': {
    suits:
      'Perhaps families already come to you with the hard questions, and you would like firmer ground beneath your answers. The heart of this course is planning with an older person who may want something risky: a gas stove, a walk alone, no more tablets. You learn to listen, to write down both sides and to bring in others early.',
    lessSuited:
      'It will frustrate you without older people to work with, because nearly every task starts from what you see on shift. For clinical care, such as giving injections, ask a university or college about nursing instead.',
    week: [
      {
        when: 'Monday and Wednesday',
        what: 'Take lessons on rights, dementia, grief and services at home, with short cases to answer in writing.',
        hours: 6,
      },
      {
        when: 'A free afternoon',
        what: 'Read policy papers and prepare one hard talk: what will you say first, and when will you stop?',
        hours: 3,
      },
      {
        when: 'After your shifts',
        what: 'Turn what you saw into evidence with details removed. Once a month your trainer talks it through with you.',
        hours: 4,
      },
    ],
    assessment: [
      'A service plan for an older person is marked on whose voice it holds. When every goal sounds like the service, it goes back to you.',
      'You record a role play about refused care and then comment on it minute by minute. Trainers listen for the moment when you began to argue.',
      'A short report looks at one habit in your workplace, such as early bedtimes, and asks whom it really serves.',
    ],
    teaching:
      'Those who teach it should know both home and residential care from the inside, and have sat with families near the end of a life. Current contact with a service is part of what we ask.',
    toHave:
      'You need permission from your employer to use examples, and a quiet spot for the monthly call. Some units stir up old losses; plan who you would talk to. No placement is booked for you here.',
    afterwards:
      'Team leader and home care coordinator are roles that list this kind of study. It suits lifestyle work as well. What you will be allowed to do with medicines or clinical tasks depends on your state and employer, so check.',
  },
} satisfies Readonly<Record<string, CourseText>>
