import type { DecisionText } from '~/data/site/decisionText'
import type { ServiceSlug } from '../service'

export const forPeopleTexts = {
  'employment-pathways': {
    suits:
      'You want work, or other work, and you do not know which step comes first. It may be your first job, your first in this country, or your first in ten years. Skilled or not on paper, you can do more than your résumé says. You talk with one adviser from start to end.',
    limits:
      'We are no agency: we hold no list of vacancies and are paid by no employer. An adviser cannot get you hired, or speed up a visa. If you are in a government job service, ask there first, since much of this may cost you nothing.',
    steps: [
      {
        when: 'First talk',
        what: 'Forty minutes on what you have done, paid or not, and what has to fit: hours, bus, children, pay.',
      },
      {
        when: 'Skills check',
        what: 'Go through your days task by task. Cooking for a hundred is stock control, too.',
      },
      {
        when: 'Two or three roles',
        what: 'See what each asks for near you: a licence, a check, a short course, or nothing more.',
      },
      {
        when: 'Papers',
        what: 'Write one résumé for one role. Practise the talk twice, the second time on film.',
      },
      {
        when: 'First three months',
        what: 'If you start somewhere, we call in weeks 2, 6 and 12. Small worries are dealt with while small.',
      },
    ],
    needed:
      'Bring your past jobs with rough dates, any tickets or papers, also from overseas, and an honest word on your health and hours. An interpreter can sit in.',
    received:
      'A plan on one page with the next three steps and their price, a résumé and letter for a real role, and notes from your practice talks.',
    cost: 'Plan on three to six meetings over four to eight weeks. You pay per short program, at the prices under Programs; the first talk commits you to nothing. Fees for licences and checks go elsewhere.',
    checked:
      'Each résumé goes past someone who has hired for that kind of role. They have thirty seconds, as in real life, and tell you what stuck. Then you fix it together.',
    sample:
      'Yusuf had driven trucks abroad and stacked shelves here. He thought he needed a diploma. His overseas licence, one test and a medical were what stood in the way. The plan had three lines. He sat the test in week 5 and wrote to four depots that run days only.',
  },
  'academic-research': {
    suits:
      'You teach or do research at a university, a hospital or an institute, and one part of the method keeps you up at night. It may be the search, the sample, the survey or what to say about AI. Groups come to agree on one way of doing it; single people come to get unstuck.',
    limits:
      'We do not write, edit or mark work that is assessed, and we do not run your numbers for you. Ethics approval stays with your board. Students in a degree should go to their own page, where the lines are drawn more tightly.',
    steps: [
      {
        when: 'First hour',
        what: 'You tell the project as you would to a friend. We ask where a reviewer would push.',
      },
      {
        when: 'Reading',
        what: 'A methods person reads your protocol and marks what could not be done again from the page.',
      },
      {
        when: 'Working session',
        what: 'Half a day at your own material: build the search, cut the survey, or draw the sample.',
      },
      {
        when: 'Try it',
        what: 'A colleague repeats one part from your notes alone. What differs shows what is missing.',
      },
      { when: 'Close', what: 'Agree on the log, the rules and who keeps them up once we are gone.' },
    ],
    needed:
      'Send the question, the draft plan and the date that is fixed, such as a grant round. No data on persons, please: we work with blank forms and made-up rows.',
    received:
      'You will have a protocol that another team could follow, a search log or a tested survey, and notes of each choice with its reason for the methods part.',
    cost: 'A single clinic is one and a half hours. A review method for a whole school takes about six weeks. The quote is by session, and a group of eight pays the same as a group of two.',
    checked:
      'The test is whether it can be repeated. Two people run the search or code ten answers apart from each other. Their overlap is stated, however low it may be.',
    sample:
      'Five midwives wanted to review papers on sleep. Their search found 4,100. In the session they saw that “rest” had brought in legal texts. With two words changed there were 620. A second person ran it from the log and found 618, and the two strays were a matter of dates.',
  },
  'research-students': {
    suits:
      'You plan a Masters or a PhD, or you are in one and it has gone quiet. You may work full time, live far from a campus or be the first in your family to try. A coach helps you think, plan and write to people. The thoughts and the words stay yours.',
    limits:
      'No one here writes or fixes a line of your thesis, and no one has a say in who is let in. We do not replace your supervisor. When the trouble is money, health or a visa, your student office comes first, and we will say so.',
    steps: [
      {
        when: 'Meeting 1',
        what: 'Say your topic in one breath. Then find the question in it that three years could answer.',
      },
      {
        when: 'Meetings 2 and 3',
        what: 'Read five papers for who wrote them. From that grows a list of people who might take you on.',
      },
      {
        when: 'Meeting 4',
        what: 'Write the first letter: ten lines, one question, no flattery. Send it when you are ready.',
      },
      {
        when: 'Meetings 5 and 6',
        what: 'Lay out method and time, with slack for a sick child. Check what each university asks for.',
      },
      {
        when: 'Practice',
        what: 'Face a small panel that is kind and will not let go. Fix two things, then rest.',
      },
    ],
    needed:
      'You come with a topic, however vague, your marks so far, and three hours a week. For those already enrolled, the last feedback you got is worth more than the draft.',
    received:
      'Depending on where you start: a proposal of ten pages in your own words, letters to supervisors, a funding calendar, or a plan that runs back from the day you submit.',
    cost: 'Six meetings over six to eight weeks is the usual course. Prices for the two set programs stand under Programs. Application fees of a university are paid to it, not to us.',
    checked:
      'At each meeting you sum up what you will do next, and the next one starts there. A coach from another field reads the question: if they can say it back, it is clear.',
    sample:
      'Hana, a physio in a country town, wished to study pain. By the second meeting it was pain in shearers, and by the fourth, what they do about it before they see anyone. Of six people she wrote to, two replied. One said no, and named the one who later said maybe.',
  },
} as const satisfies Partial<Record<ServiceSlug, DecisionText>>
