import type { CourseText } from '../courseText'

export const designAndMediaTexts = {
  'accessible-interface-design': {
    suits:
      'You can draw a tidy screen, and now you want it to work for a farmer with a cracked phone and for someone who never sees the screen at all. The course takes one booking form for a country clinic through many versions. You test each by keyboard, at great zoom and with a screen reader talking. Hearing your own design read aloud is humbling. Most fixes turn out to be words.',
    lessSuited:
      'Newcomers who have never made a screen should first learn a design tool. Coders looking for ready-made parts will see drawings and notes, not code. Thin-skinned? The Tuesday critique will be rough.',
    week: [
      {
        when: 'Lesson',
        what: 'Learn one group of WCAG criteria through a screen that breaks them, and who is shut out by it.',
        hours: 1,
      },
      {
        when: 'Design task',
        what: 'Redraw a part of the clinic’s form, write its labels and errors, and try it without a mouse.',
        hours: 3.5,
      },
      {
        when: 'Tuesday critique',
        what: 'Show your screen live with captions on; others speak only about what a user could not do.',
        hours: 1.5,
      },
    ],
    assessment: [
      'You deliver a case study with the first version, what failed and what you changed. Studies in which nothing failed are not believed.',
      'Annotations are given to someone who plays the developer. Each question they must ask is a note that you forgot, such as where focus goes when a dialog shuts.',
      'A plan for testing with guests is checked for fairness to them.',
    ],
    teaching:
      'We ask for designers of public forms, and for two sessions we want guests who use assistive technology daily. They try your prototype without hints.',
    toHave:
      'The design tool licence runs for the course. A screen reader is built into most phones and computers, so you need not buy one. Earphones spare your household. A numeric keypad or a full keyboard helps.',
    afterwards:
      'A published case study tells an employer more than the certificate. Tester and content roles often ask for this skill in a list of others. Motion graphics or coding would widen the set.',
    lesson: {
      title: 'An error message somebody can use',
      reading: [
        'A form is a conversation in which one side cannot see the other’s face. The error message is where it often breaks down. It turns up late, in red, and says that something is ‘invalid’.',
        'Three questions help. Does it say which answer is meant? Does it say what to do now? And would it still help someone who cannot see red, or who hears the page read aloud? Words carry all three; colour and signs only add to them.',
        'Blame makes people close the page. So does a joke, when they came to book a test. Say it as a calm person behind a counter would.',
      ],
      exercise: {
        situation: [
          'A clinic’s form asks for a date of birth in three boxes: day, month, year. An older man types 31, 4 and 1948 and presses ‘Next’. April has thirty days. He uses the phone’s screen reader and large text.',
        ],
        question: 'Which message should stand beside the boxes?',
        choices: [
          {
            text: 'Invalid date. Please enter a valid date of birth in the format DD/MM/YYYY.',
            answer:
              'It is short, and he learns that the date is at fault. But his format was fine, so the hint sends him the wrong way, and ‘invalid’ does not say what to mend.',
          },
          {
            text: 'April has 30 days. Check the day and the month of your date of birth.',
            answer:
              'It names the answer, says what does not fit and where to look. It works in any colour and read aloud, and it does not claim to know which number was the slip.',
          },
          {
            text: 'Oops, that day does not exist. We have changed it to 30 April for you.',
            answer:
              'Doing the work for people can be kind. Here the form guesses a birth date, and perhaps he meant 31 March. A wrong record in a clinic is worse than one more step.',
          },
        ],
        better: 1,
      },
    },
  },
  'podcast-production-on-a-small-budget': {
    suits:
      'You have a cousin with a story, or a club with fifty years of memory, and no studio. This is radio made at a kitchen table. You learn to hear your room, sit close to the microphone and wait three seconds longer than is polite. Editing takes up most evenings. Cutting an hour to twelve minutes without bending what somebody meant is the real craft.',
    lessSuited:
      'Music producers and people who want to grow an audience fast will be disappointed, as we barely touch on advertising. A house that is never quiet makes home recording hard, though a parked car works.',
    week: [
      {
        when: 'Online',
        what: 'Listen closely to clips: an echo, a hum, a leading question, a pause that should have stayed.',
        hours: 1,
      },
      {
        when: 'Recording',
        what: 'Set up your corner and tape a talk, a place or your own voice, then back it up twice.',
        hours: 1,
      },
      {
        when: 'Editing',
        what: 'Cut, order and level the sound, write show notes and correct the transcript by ear.',
        hours: 1.5,
      },
      {
        when: 'Listening session, averaged',
        what: 'Each fortnight the group hears three minutes of everyone’s work by video and says where it drifted.',
        hours: 0.5,
      },
    ],
    assessment: [
      'Three published episodes are the result. Trainers listen on a cheap phone speaker first, because that is where you will be heard.',
      'For one edit you hand in the raw talk as well. If a cut changes what the guest said, it is undone, however neat.',
      'Consent for each voice and a source for all music have to be on file.',
    ],
    teaching:
      'Producers from community radio and documentary are whom we want here, used to small money and shy guests. They will play you their own worst first episode.',
    toHave:
      'A borrowed or cheap microphone and free editing software will do; a phone is fine in week one. Hosting is free at small size with some services and paid with others. Licensed music costs extra, so we suggest silence.',
    afterwards:
      'Your series may go on, with or without listeners. Content teams and local stations like people who can edit speech. Payment in podcasting is rare, and we say so.',
    lesson: {
      title: 'Cutting without changing what was meant',
      reading: [
        'Nobody speaks in finished sentences. An editor takes out coughs, false starts and the third telling of the same thing. The guest sounds like themselves on a good day.',
        'The danger is that each cut also removes context. ‘I hated the job’ and ‘I hated the job for a week’ are two different lives. A cut is fair when the guest would nod on hearing it.',
        'When you are unsure, ask what a stranger would believe after hearing your version. Compare it with what one would believe after the whole talk.',
      ],
      exercise: {
        situation: [
          'Your guest ran a country bakery. On tape she says: ‘I thought about closing it. Well, every winter, really, everyone does. But not that year, that year we were flat out. I was just so tired.’ You have eleven seconds to fill, and the episode is about the year of the flood.',
        ],
        question: 'Which cut do you keep?',
        choices: [
          {
            text: '“I thought about closing it … that year … I was just so tired.”',
            answer:
              'It fits the time and has a strong feel. But she said the opposite: that year she did not think of closing. Each word is hers, and the meaning is yours.',
          },
          {
            text: '“I thought about closing it, every winter, everyone does. I was just so tired.”',
            answer:
              'Closer, and the words stay in order. Yet in an episode about the flood, listeners will take ‘every winter’ to include that one, which she ruled out.',
          },
          {
            text: '“That year we were flat out. I was just so tired.”',
            answer:
              'You lose the line about closing, which is a pity. What remains is true to that year and to her. She would nod. The rest can go in another episode.',
          },
        ],
        better: 2,
      },
    },
  },
  'photography-in-natural-light': {
    suits:
      'The camera in your drawer is good enough. What changes in eight weeks is where you stand and when. You learn to see that noon is harsh, that a laundry window is soft, and that a white sheet costs less than a lamp. It suits people who shoot for joy and some who once did it for money. Choosing eight pictures out of three hundred hurts more than taking them.',
    lessSuited:
      'Studio flash, video and heavy editing are other courses. If your camera or phone lets you set nothing by hand, borrow one that does. Early risers have an edge, since much of the work is at dawn.',
    week: [
      {
        when: 'Sunday brief',
        what: 'Read the assignment and watch how one photographer would solve it with a window and a card.',
        hours: 0.5,
      },
      {
        when: 'Out shooting',
        what: 'Go at the right hour, take far too many frames, and move your feet before you touch a dial.',
        hours: 1,
      },
      {
        when: 'Choosing',
        what: 'Throw out doubles and near misses until five are left, with one line on why each stays.',
        hours: 1,
      },
      {
        when: 'Saturday morning',
        what: 'Talk over the results by video or with the Melbourne group, first about light, then about feeling.',
        hours: 1,
      },
    ],
    assessment: [
      'You show a set of eight on one theme. The group asks where the light came from; if you cannot say, that picture was luck.',
      'Portraits come with the sitter’s consent. Pushing somebody who dislikes the camera counts against you, and waiting counts for you.',
    ],
    teaching:
      'It suits trainers who earn from pictures of people, places or goods and who can praise a phone photo. We ask them to bring contact sheets with all the misses left in.',
    toHave:
      'A camera or phone with settings you can change, a big card and a sheet. Prints of your final set are in the price, frames are not. Photographing in parks or markets may need leave from the council.',
    afterwards:
      'You could hang the set at a library or take on a first small job. Freelance work calls for insurance and a price list, which we do not cover. Our small business courses do.',
  },
  'local-search-and-social-media-for-small-business': {
    suits:
      'When a customer drives to a shop that moved three years ago, no clever post will help. So the course begins with hours, maps and broken links. It fits owners, their grown children and assistants who were told to ‘do the socials’. You work on one real business for eight weeks. Answering an unfair review on a Monday without anger may be the hardest lesson.',
    lessSuited:
      'Online-only brands and agencies with big budgets need other methods. If the owner will not give you access or a few minutes a week, pick another business. We do not promise followers or sales.',
    week: [
      {
        when: 'Monday',
        what: 'Watch the lessons as they open: what neighbours type, what they ask, what the rules on consent allow.',
        hours: 1,
      },
      {
        when: 'On two weekdays',
        what: 'Change the real thing: correct a listing, answer reviews, photograph the door that no one can find.',
        hours: 2,
      },
      {
        when: 'By Sunday night',
        what: 'Show before and after with a screenshot, and state which figure should move if you were right.',
        hours: 1,
      },
    ],
    assessment: [
      'Your before-and-after report covers eight weeks on one page. A rise with no date or source is struck out; so is a fall that you hid.',
      'A month of posts must each answer a question that a customer really asked. ‘Happy Friday’ does not.',
      'For the paid test you set a limit and a stop rule, on paper or for real.',
    ],
    teaching:
      'We seek trainers who look after a dozen small firms and must explain each dollar to the owner. They know how long a plumber will spend on this, which is about ten minutes.',
    toHave:
      'You need the owner’s consent, the log-ins and one social account. Advertising money is never needed. A phone takes all the photos. Privacy and spam rules are checked at the source, so allow time to read.',
    afterwards:
      'As an owner you can keep the monthly page going. As an assistant you can show the report when you apply for marketing roles. Dashboards or a certificate in business might be next, depending on whether figures or people please you.',
  },
  'cad-drawing-foundations': {
    suits:
      'Someone hands you a bracket and says: draw it so that another person can make it. You need a rule, callipers, patience and then a mouse. The course is for people who like how things fit, from the shop floor, the site office or a drawing board years ago. Your sheet goes to a student who has never seen the part. Whatever they must ask, you left out.',
    lessSuited:
      'Architecture and building permits are not taught, and neither is engineering maths. Without Melbourne on three Saturdays you cannot finish. A tablet is no use for this work.',
    week: [
      {
        when: 'Two online evenings',
        what: 'Draw from a sketch with views, dimensions and tolerances, following the drawing rules of the week.',
        hours: 3,
      },
      {
        when: 'Swap and check',
        what: 'Model a part from another student’s sheet and list each thing that you had to guess.',
        hours: 1,
      },
      {
        when: 'Workshop Saturdays, shared out',
        what: 'On three days you measure real parts, see them made, and find out what half a millimetre costs.',
        hours: 1.5,
      },
    ],
    assessment: [
      'Six checked drawings form your set. Missing or double dimensions are the commonest fault, as each makes the maker choose for you.',
      'A tolerance has to match the process. Asking for a hundredth on a bent bracket shows that you copied the box.',
      'When a part changes, revisions must be traced on all sheets.',
    ],
    teaching:
      'Drafters who have stood beside the machine that made their mistake are the ones we look for. Workshop days need a tradesperson as well, so that both ends of the drawing are in the room.',
    toHave:
      'You need a desktop or laptop with a mouse that runs current CAD; ask us about its age before you pay. The licence is a student one. Bring boots and glasses for the workshop, and budget for fares to Melbourne.',
    afterwards:
      'Drafting assistant and workshop planner posts tend to ask for a set of drawings, and you will have one. A certificate or diploma in engineering drafting is offered elsewhere for those who go on.',
  },
  'motion-graphics-for-explainer-videos': {
    suits:
      'If you make layered artwork and want it to move for a reason, twelve weeks on one ninety-second film will suit you. The subject is dull on purpose: a septic tank, a complaint form. You write it in one sentence, then nine frames, then move as little as you can. Showing it to someone who knows nothing, and hearing what they remember, is the test that counts.',
    lessSuited:
      'Beginners in drawing software will drown, so learn layers and curves first. It is not character film or games. Eight hours each week is the honest load, and late renders take more.',
    week: [
      {
        when: 'Script and frames',
        what: 'Rewrite, read aloud and redraw the part due this week; most of it will be cut.',
        hours: 2,
      },
      {
        when: 'Animation block',
        what: 'Move shapes, type or a simple figure along the schedule, and keep every version.',
        hours: 4,
      },
      {
        when: 'Test and sound',
        what: 'Play it to one stranger, note what they can repeat, and adjust timing, voice or silence.',
        hours: 1,
      },
      {
        when: 'Wednesday review',
        what: 'Show your progress live and take the group’s first reaction before you explain anything.',
        hours: 1,
      },
    ],
    assessment: [
      'The final film is judged with sound off, then with picture off. It should hold up both ways, thanks to captions and a clear voice.',
      'Flashes or rapid zooms beyond safe limits mean a new export. So does text that stays on for less time than it takes to read.',
      'You hand over files that another animator could open.',
    ],
    teaching:
      'Working animators of health, safety or science messages are asked for, with clients who say no. They measure in frames and talk about what to leave still.',
    toHave:
      'Your machine has to edit high-definition video, and your animation software is your own cost unless a free one suits you. The sound library is for the course. A wardrobe makes a voice booth.',
    afterwards:
      'One finished film is the start of a reel, and studios like to see three. Training teams and councils commission short explainers from freelances. Rates and rights are for you to agree on.',
  },
} satisfies Readonly<Record<string, CourseText>>
