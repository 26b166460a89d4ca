import type { RoleText } from '../roleText'

export const trainingAndAssessmentTexts = {
  'vocational-trainer-assessor': {
    week: 'Two or three days go to a class or workshop, often from early morning or on two evenings. The rest is marking, calls to students and a visit to a workplace to see somebody do the job. Near the end of a term the marking piles up and takes the weekend with it. In a workshop you stand most of the day.',
    likedAndHard:
      'The good part is the moment when a shy student does the task alone. Trainers also like to keep a hand in their old trade. What wears them down is paperwork, since each decision needs proof that a stranger can follow. Telling somebody ‘not yet’ for the second time is never easy.',
    suits:
      'You have done a job well for some years and newer staff already come to you with questions. You can say one thing in three ways without a sigh. It helps if you like fair rules and can write down why you decided as you did.',
    lessSuited:
      'If you left your trade because you were sick of it, teaching it will not cure that. People who want to write lessons and skip the classroom may prefer learning design. A first job after school is too early for this one.',
    start:
      'Most begin with a few sessions a week beside their old job. The rules on who may teach and assess are set for all registered training providers, so read the credential policy on the ASQA website before you enrol. Where students are under 18, ask the screening office of your state whether you need a Working with Children Check.',
    employers:
      'A college first asks what you have done in the field and how lately. Then it looks at your training credential, and it often wants to see you teach for ten minutes. Bring proof of recent work, such as a letter from a manager or a log of jobs.',
    later:
      'Casual hours may turn into a contract, though many stay part-time by choice. Later roles look after a whole course, check the marking of others or run a team. You keep going back to industry all the while, because tools and rules move on.',
  },
  'learning-designer': {
    week: 'Monday might start with an hour of questions to a nurse or a fitter who knows the subject. Then you sketch, write, build two screens and try them on three learners. Much of it happens at a desk or at home, in office hours. Before a launch the days get longer and the comments get shorter.',
    likedAndHard:
      'Designers enjoy turning forty dull slides into one task that works. They learn a little about many jobs. The hard bit is the expert who wants every fact kept in, and the manager who wants it by Friday. You rarely meet the people who use what you made.',
    suits:
      'A curious person who asks ‘what will they do with this?’ fits well. You should like plain words, and you should be able to throw away your own work after a poor test. Comfort with software matters more than any single program.',
    lessSuited:
      'Those who draw their energy from a live group will miss it here, and may be happier as a trainer. If criticism of a draft stays with you for days, the rounds of review are hard. Pure artists might choose graphic or media work.',
    start:
      'Teachers, trainers and writers often move across by rebuilding one lesson at their present work. No licence is needed. Some colleges ask designers for a training credential as well, so read a few job ads in your field before you pay for one. Make two short samples that you are free to show, and write half a page on each.',
    employers:
      'The portfolio comes first. They look for the reason behind a screen: who it was for, what went wrong in the test and what you changed. Next they check that a person can use it with a keyboard alone, and that the questions test more than memory.',
    later:
      'With time you plan whole programs rather than single modules, or lead a small team. Some specialise in video, in games or in access for people with disability. Others go freelance, where finding the next project becomes part of the job.',
  },
  'learning-support-officer': {
    week: 'In teaching weeks the diary fills with half-hour meetings: one student cannot log in, another cannot start an essay, a third needs notes in large print. Between them you write to trainers and set up software. A drop-in table at lunch or in the evening is common. Breaks between terms are quiet, and may be unpaid.',
    likedAndHard:
      'You see people come back after years away and pass. Thanks are frequent and small. It is hard to stop at helping when a deadline is near and the student begs you to fix the page. Some bring worries about money, home or health that you cannot solve.',
    suits:
      'Patience that is real, and not acted, carries you far. You notice when a nod means ‘I am lost’. People who grew up with more than one language, or who struggled at school, often bring something that no course can teach.',
    lessSuited:
      'Anybody who needs steady full-time hours all year should ask hard questions first. If you would rather set the lesson than support it, think of training. Those who want to help with home life more than with study may look at community services.',
    start:
      'Many come from a library, a help desk, support work or volunteer tutoring, and a term as a volunteer is a fair test. There is no single set credential, so each employer names its own. Colleges that teach school-age students can ask for a child-related check; the screening office where you live says which.',
    employers:
      'They listen to how you explain. Expect to be handed a problem, such as a student who has missed two tasks, and asked what you would do and what you would leave alone. Experience with screen readers or captions stands out.',
    later:
      'Some officers become the person for disability access, for students new to English or for online study. Others move into student advice, or train as teachers or counsellors, which takes more study. The digital share of the work keeps growing, and so does the need to sit beside somebody.',
  },
} satisfies Record<string, RoleText>
