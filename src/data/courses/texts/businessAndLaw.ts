import type { CourseText } from '../courseText'

export const businessAndLawTexts = {
  'grant-writing-for-community-groups': {
    suits:
      'Your committee has a good idea and nobody who likes forms. Bring the shade sail, the lunch program or the choir tour, and you will leave with a full application for it. The work is less about fine words than about fit: does the grant want what you want? You learn to say no to a grant quickly, which saves volunteers more time than any template.',
    lessSuited:
      'With no real project in hand, the weekly sections stay empty, so wait for one. Research grants and large building programs play by other rules. We do not write it for you, and nobody here decides on money.',
    week: [
      {
        when: 'Lesson',
        what: 'Take apart a set of guidelines and a past answer, and see where an assessor stopped reading.',
        hours: 1,
      },
      {
        when: 'Your section',
        what: 'Write one part: need, plan, budget, risk or results. Chase the quote or the figure it depends on.',
        hours: 2,
      },
      {
        when: 'Reading group, averaged',
        what: 'In even weeks you score two other applications by video and hear how yours came across.',
        hours: 0.5,
      },
    ],
    assessment: [
      'Two students score your whole application against published criteria. Where the budget and the plan disagree, they stop and tell you the line.',
      'A trainer adds written comments. Claims of need with no source, such as ‘everyone knows’, are underlined each time.',
    ],
    teaching:
      'We ask for people who have sat on both sides: writing for a small group and assessing for a council or a fund. They tell you plainly when a project is not ready.',
    toHave:
      'Collect your group’s rules, last accounts and insurance papers; grants ask for them. You will make a few phone calls for quotes. Some funds close while the course runs, so pick one with time left.',
    afterwards:
      'One in your group who can do this is worth keeping happy. Paid grants officer roles exist in councils and charities, though the work is often done by volunteers. No money may come, even for a fine bid.',
  },
  'bookkeeping-habits-for-sole-traders': {
    suits:
      'A shoebox of receipts and a knot in the stomach each quarter: that is who we had in mind. You follow one imaginary gardener, send her invoices and match her bank account. Then you do the same for yourself, on a Friday, in an hour. The method is boring on purpose. What is hard is not the sums, but opening the box in week one.',
    lessSuited:
      'To keep books for paying clients, take the certificate in accounting and then read what registration asks. Companies with staff on wages will outgrow this soon. Nobody here lodges a return or gives tax advice.',
    week: [
      {
        when: 'Lesson over coffee',
        what: 'Learn one habit, such as numbering invoices or putting GST aside on the day you are paid.',
        hours: 0.5,
      },
      {
        when: 'The gardener’s books',
        what: 'Deal with her week: a cash job, a late payer, fuel for a ute that she also drives to the beach.',
        hours: 0.5,
      },
      {
        when: 'Your own Friday',
        what: 'Do that task in your books, then match the account to the last line on the statement.',
        hours: 1,
      },
    ],
    assessment: [
      'You send the gardener’s finished quarter. It has to match the bank to the cent, and each private cost must be kept apart with a reason.',
      'Your own records stay with you. We only ask to see your checklist and a page on what you changed. Lost receipts should be admitted there and not invented.',
    ],
    teaching:
      'Bookkeepers who serve tradies, artists and market stalls are whom we look for. By email they explain a term as often as you like, without sighing.',
    toHave:
      'A spreadsheet is plenty. Should you prefer accounting software, you pay for it yourself. Have three months of statements and one box for paper. Your tax agent can say which rules apply to you.',
    afterwards:
      'People carry on with an hour a week, and tidy records make the bill from an agent easier to discuss. It is also a mild test of whether the certificate course would please you.',
  },
  'privacy-and-records-in-everyday-work': {
    suits:
      'At a front desk the rule book is never open, yet someone stands there and wants an answer. Twenty such moments make up the course. A father asks which days his ex collects the child. A manager would like sick notes by email. You decide, write the words you would use, and only then read what others said. Good manners and firm limits can go together.',
    lessSuited:
      'Lawyers and privacy officers need more than plain-word principles. Where a breach is happening now, ring your adviser and do not wait for a lesson. Some states and sectors have extra rules that we only point to.',
    week: [
      {
        when: 'Early in the week',
        what: 'Answer three short cases, twenty minutes each, without looking anything up first.',
        hours: 1,
      },
      {
        when: 'A midweek break',
        what: 'Take the fourth case, then compare your first answers with the trainer’s for ten minutes.',
        hours: 0.5,
      },
      {
        when: 'Before Sunday night',
        what: 'Do the fifth case and see what your group wrote; two people rarely choose the same words.',
        hours: 0.5,
      },
    ],
    assessment: [
      'All twenty answers go in a workbook. It matters that you name what you would say aloud, since ‘follow policy’ helps nobody at a counter.',
      'You then fill in a records schedule for five kinds of paper in your workplace: who sees it, where it lives, when it goes. Boxes marked ‘keep for ever’ need a reason.',
    ],
    teaching:
      'We ask for trainers from records, reception or complaints work in health, schools or retail. A lawyer should check the cases each year, but does not teach.',
    toHave:
      'Ask for your workplace privacy policy and bring it, even if it is thin. Change names in whatever you share. Nothing has to be bought, and the whole course fits on a phone.',
    afterwards:
      'Your schedule can go to a manager the next day. Reception and HR staff use it to show care with records. It is general education, so for a ruling on your case you still need advice.',
  },
  'difficult-conversations-for-new-supervisors': {
    suits:
      'If you have rehearsed a sentence in the car and then not said it, come in. Six Wednesday evenings put you in a small room with people in the same spot. You play the boss, the worker and the watcher in turn. Twice, actors join and refuse to follow your script. It is tiring, often funny, and you feel the silence in your own body.',
    lessSuited:
      'This is not for watching from the back row, and there is no online seat. Those in the middle of a legal dispute at work should get advice first. Long-serving managers may want the Diploma instead.',
    week: [
      {
        when: 'Before Wednesday',
        what: 'Read a few pages on facts and guesses, and write the first line you would say to a worker who is late.',
        hours: 1,
      },
      {
        when: 'Wednesday, first hour',
        what: 'Open a hard talk three times, each in a new role, while an observer writes down your exact words.',
        hours: 1,
      },
      {
        when: 'Wednesday, second hour',
        what: 'Go on to the point where it turned, try another way, and draft the file note in five minutes.',
        hours: 1,
      },
    ],
    assessment: [
      'There is no exam. You attend at least five of the six practices, and after each you note what you said and what it did.',
      'Two file notes are read by a trainer. Words like ‘attitude’ are circled: what did the person do, at what time, and who was affected?',
    ],
    teaching:
      'It needs people who have led crews, wards or kitchens and have had to sack someone. We also ask for training in group work, so that nobody is pushed further than they agree to.',
    toHave:
      'Getting to Melbourne on six evenings is on you, as is dinner. Bring one real case with the names changed. If a topic is too close to home, tell us; you may sit one out.',
    afterwards:
      'You will probably go back to the same team and have that talk. Deciding to hand the role back is a fair result too. The Certificate IV in Leadership and Management covers plans and meetings too.',
    lesson: {
      title: 'The first sentence',
      reading: [
        'Hard talks are often lost in the first ten seconds. A soft opening hides the point, and the other person guesses. A sharp one makes them defend themselves, and then nobody listens.',
        'Try one fact that both of you could have filmed, then what it led to, then a question. Leave out ‘always’, ‘never’ and every word about character. Stop talking. Count to five in your head.',
        'You are not there to win. You want to learn what you do not know yet, and to agree on one next step with a date.',
      ],
      exercise: {
        situation: [
          'Priya’s shift starts at 7. On each of the last three Tuesdays she arrived at about 7.25. Two workmates opened the counter without her and have begun to grumble. Until last month you and Priya were equals, and friends. You have asked her into the small office.',
        ],
        question: 'Which opening gives the talk its best chance?',
        choices: [
          {
            text: '“On the last three Tuesdays you came at 7.25, and two people opened alone. What is happening on Tuesdays?”',
            answer:
              'This names what anybody could have seen and what it led to, then asks. It leaves room for a reason that you have not thought of, such as a child’s new school run.',
          },
          {
            text: '“You know how much I like working with you. Some people have said things, so just be a bit careful, okay?”',
            answer:
              'Kind in tone, and it protects the friendship for a day. But Priya cannot know what to change, and she will wonder who talked about her.',
          },
          {
            text: '“You are letting the team down. I need you to show that you take this job seriously again.”',
            answer:
              'It is clear that something must change. Still, it judges her as a person, gives no fact and asks nothing. Most people answer that with anger or silence.',
          },
        ],
        better: 0,
      },
    },
  },
  'reading-contracts-before-you-sign': {
    suits:
      'Most of us scroll to the bottom and sign. After five weeks you will at least know which three clauses to slow down for. You mark up five made-up contracts with a pencil: a lease, a gym, a painting job, a freelance deal, a service. It suits subcontractors, renters and people who assist in offices. Long sentences are the hard part, and we cut them up together.',
    lessSuited:
      'Have you already signed, and is it going wrong? Then see a community legal centre now. Law students and contract managers will find it too light. We never look at your real contract or tell you to sign.',
    week: [
      {
        when: 'First reading',
        what: 'Read the contract of the week once without a pencil, and say in one line what each side promises.',
        hours: 0.5,
      },
      {
        when: 'Second reading',
        what: 'Mark price, dates, ways out and who pays when things break. Put a question beside each doubt.',
        hours: 1,
      },
      {
        when: 'Watch and compare',
        what: 'See a trainer work through the same pages on video and spot what each of you missed.',
        hours: 1,
      },
    ],
    assessment: [
      'Each marked copy is uploaded before the video opens. Nobody finds all the traps; we look for whether your questions get sharper by week five.',
      'A polite email asks the other side for one change. It fails if it threatens, and also if they could not tell which clause you mean.',
    ],
    teaching:
      'Trainers for this course are asked to have worked with contracts from the side of the weaker party, for instance in a legal centre, a tenants’ service or a trade association.',
    toHave:
      'A printer is useful, since most people read closer on paper; a tablet with a pen also works. Allow for the cost of real advice one day. We list places that charge little or nothing.',
    afterwards:
      'You keep a checklist for the fridge or the ute. Legal office and contract assistants use the course as a taste of the field. It gives no right to advise anyone else.',
  },
  'planning-small-events-and-local-tours': {
    suits:
      'Country halls, farm gates and side streets hold the events we mean, with up to 150 guests. You take one from idea to thank-you notes. Dreamers learn to price the toilets, and cautious people learn to dare a little. What breaks events is seldom the music. It is shade, parking, one gate key, and a storm at three.',
    lessSuited:
      'Weddings for hire, large festivals and travel agencies work under other rules and sums. With no site near you to visit, one task cannot be done. Food sellers must ask their council about permits whatever we say.',
    week: [
      {
        when: 'Lesson and plan',
        what: 'Add one layer to your event: the site, the yes-list, the ticket price, the heat plan.',
        hours: 1.5,
      },
      {
        when: 'Calls and sums',
        what: 'Ring a hall, ask an insurer what it wants to know, and put the answers in your budget.',
        hours: 1,
      },
      {
        when: 'Visit and talk, averaged',
        what: 'One site visit with a tape measure and a short presentation to the group add half an hour.',
        hours: 0.5,
      },
    ],
    assessment: [
      'A run sheet is tried out by a student playing a volunteer who arrived late. Lines such as ‘set up’ without a who or a when are struck out.',
      'Your budget must survive two blows: thirty guests fewer, and rain. We look at what you cut first.',
      'An access page tells a guest with a wheelchair what to expect at each step.',
    ],
    teaching:
      'We invite hosts of markets, walks and farm lunches to teach, on the condition that they bring their old budgets along. Each access page should also be read by somebody from a disability group.',
    toHave:
      'You pay for getting to your site, and perhaps a few calls. A tape measure and a phone camera come in handy. Running the event for real is up to you and needs cover of its own.',
    afterwards:
      'The plan can serve for a fete or a first paid walk. Visitor centres and festivals take on helpers who can read a run sheet. Longer study in events exists elsewhere.',
  },
} satisfies Readonly<Record<string, CourseText>>
