import type { RoleText } from '../roleText'

export const agedAndDisabilitySupportTexts = {
  'aged-care-worker': {
    week: 'A roster mixes early, late and sometimes night shifts, and every second weekend is common. An early shift starts before breakfast with washing and dressing. By ten the rush is over and there is time to talk. In home care you drive from door to door with a list.',
    likedAndHard:
      'People tell you things that they tell nobody else. A joke at seven in the morning can carry you through the day. Grief is part of it, as you will lose people whom you liked. Some shifts are short of staff, and your back knows it.',
    suits:
      'You are gentle and quick at the same time. Bodies do not embarrass you. If you can let an old man do up his own buttons, slowly, while the bell rings next door, you have the gift.',
    lessSuited:
      'Think hard if you have a bad back or cannot work shifts. Those who want to heal may be happier in nursing, which takes a degree or a diploma. This is not the place for people who need quiet.',
    start:
      'Ask a home near you whether you may spend a day there as a volunteer. Courses include a work placement, and the home will want a worker screening check before it. It will also tell you which vaccinations it needs. Book these early, since they can take weeks.',
    employers:
      'Managers look for people who turn up, stay and speak to residents by name. They ask what you would do if someone refused a shower. A driver’s licence helps in home care.',
    later:
      'Experienced workers train the new ones, lead a shift or take a special interest such as dementia or the last weeks of life. Some go on to study nursing. Others cross over to lifestyle work or to disability support.',
  },
  'disability-support-worker': {
    week: 'No two weeks match. One day you go to the pool and do the shopping. On another you sleep over in a shared house, on call. Split shifts happen, with a gap at noon. You may travel a lot, so ask who pays for the kilometres.',
    likedAndHard:
      'The best day is when somebody no longer needs you for a thing. Friend-like trust grows, and you share in good news. It is hard to stand back and let a person take a risk. Working alone can feel exposed, and some days bring anger or seizures.',
    suits:
      'You are curious about people and slow to judge. You keep your word about small things. Hobbies count too, because a worker who fishes, codes or bakes can share that.',
    lessSuited:
      'If you like to fix things for others at once, this job will test you. People who need the same hours each week should look for a group home or an office. Strong views on how others ought to live get in the way.',
    start:
      'Start by asking a local service what its casual staff do. Several will take beginners for evening and weekend shifts while they study. The screening unit of your state handles the NDIS check. First aid and a car with insurance are often asked for as well.',
    employers:
      'They match workers to people, so tell them what you enjoy. They also ask how you kept a promise when it was hard. Families sometimes sit in the interview, and the person you would support may choose for themselves.',
    later:
      'Workers move up to lead a house or to coordinate supports. Some choose complex care or behaviour support, which need more study. Others set up on their own and find their clients directly.',
  },
  'lifestyle-coordinator': {
    week: 'Monday is for the plan, the bus and the budget. Most days hold a morning group, a visit to those who stay in their rooms, and an event after lunch. You write up who came and how it went. Now and then there is a Saturday fete or a carol night.',
    likedAndHard:
      'A song can wake up somebody who has not spoken for days. You get to try daft ideas, and some work. It stings when ten people sleep through a show that took you a week. Money is tight, and a cold going around can cancel everything.',
    suits:
      'You ask ‘what did you do on Sundays?’ and mean it. You can run a room without being loud. Being handy with paint, music or plants makes the days easier.',
    lessSuited:
      'Leave it if you want to perform more than to listen. The role asks for lists, forms and tidy cupboards as well. Those who like close one-to-one care may prefer support work.',
    start:
      'Volunteer at a day centre and lead one small group. Write down what you planned, what happened and what you changed, because that page is your best proof. Homes ask for the same screening checks as for other care staff.',
    employers:
      'Bring a month of ideas, with costs. They want to see that men, people with dementia and those in bed were thought of. Ease with volunteers and families counts for a lot.',
    later:
      'With time you may look after several homes, or lead the volunteers of a whole service. Some study diversional therapy, an allied profession with its own body. Community arts and libraries are other ways on.',
  },
} satisfies Record<string, RoleText>
