import type { RoleText } from '../roleText'

export const earlyChildhoodEducationTexts = {
  'early-childhood-educator': {
    week: 'Long day care opens before seven and shuts after six, so shifts move around. You may be in the babies’ room one week and with the fours the next. Each day has meals, sleep, play and at least one change of wet clothes. Reading and notes need an hour that you must guard.',
    likedAndHard:
      'A child says your name for the first time, and it is the best noise there is. You laugh daily. By three o’clock the volume can wear you thin. Colds go around, and sad stories at home come in through the door with a child.',
    suits:
      'You get down on the floor without thinking about it. You can be bitten and stay kind. It helps to love songs, mud and the same book for the ninth time.',
    lessSuited:
      'If you want calm or clean clothes, this is not it. People who like children but not their parents will have half a job. Those drawn to lessons and exams may prefer a school.',
    start:
      'Spend a day in a centre first, if one will have you. Services may take you on while you study toward an approved qualification. Get the check for work with children from your state at once, for no placement begins without it. Child-safe and first aid training come soon after.',
    employers:
      'Directors watch how you greet the smallest person in the room. They ask what you would do if a child told you something that worried you. Being ready for early shifts is a plus.',
    later:
      'You could lead a room after a diploma, or teach after a degree. Inclusion support, family day care in your own home and work with school-age children are other ways to use it.',
  },
  'room-leader': {
    week: 'You have one group of children, two or three adults and a wall of plans. Part of the week is off the floor for writing, when staffing allows. Family talks happen at the door, at pick-up. A late finish is common once a week for a team meeting.',
    likedAndHard:
      'You can shape a whole room: how the shelves stand, what the mornings feel like. Seeing a trainee grow is a joy. Being torn between a form, a phone call and a crying child is the daily hard part.',
    suits:
      'It fits an educator whom others already copy. You give praise out loud and correct in private. You are at ease when a parent asks a tough question.',
    lessSuited:
      'If you came to be with children and dread adults, stay where you are good. Those who cannot leave a job half done will suffer, since here most jobs are. A desk post in training may suit planners.',
    start:
      'Offer to plan one corner, then one week. Mentor a student on placement. Read the learning framework until you can say in your own words what a child gets from a box of sand. The diploma takes time, so begin it while your hours are steady.',
    employers:
      'Bring a plan, with photos of play and no faces. They will ask how you keep the ratio when somebody goes home sick. They also want an example of a worry that you raised in time.',
    later:
      'Some become the service’s educational leader, who guides the program of all rooms. Others step up to assistant director. Further study opens kindergarten teaching.',
  },
  'early-childhood-service-director': {
    week: 'You open one day and close another. In between there are tours, fees, staff who need a word and a budget that does not quite fit. Visits by the regulator are rare but shape many weeks. A good part of each day is spent walking through the rooms.',
    likedAndHard:
      'Families trust you with the dearest thing they have. A settled team is your own work, and everyone can feel it. It is lonely at times. Staff gaps, a hurt child or an angry letter can arrive on the same morning.',
    suits:
      'You like both a spreadsheet and a sing-along. You can decide, and explain why, and stand by it. Somebody who sleeps well after a rough day has an edge.',
    lessSuited:
      'Those who would miss the children most should think of educational leader. If rules feel like an insult, the law in this field will tire you. People new to care should not start at the top.',
    start:
      'Act as the person in charge for a week while the director is away. Sit in on a budget meeting. Learn how an assessment visit works by helping to write the service’s plan. A mentor at another centre is worth a lot.',
    employers:
      'Boards and owners ask about ratings, full rooms and how long your staff stayed. They want to hear of one serious event and what you did in the first hour. Checks on your record are strict.',
    later:
      'Directors go on to run several services, to advise new ones, or to work for a regulator. A few buy a centre. Teaching those who come next is another late role.',
  },
} satisfies Record<string, RoleText>
