import type { RoleText } from '../roleText'

export const leadershipAndOperationsTexts = {
  'team-leader': {
    week: 'The day begins with who is here and what is due. You talk to each person, fix what is stuck and do some of the work yourself. Once a week there is a meeting upstairs. Shift teams have a leader on each shift, so nights can be part of it.',
    likedAndHard:
      'You can make Monday better for eight people. Watching somebody do what they once feared is the reward. The squeeze is real: those above want more, those below are tired. You may miss being one of the gang.',
    suits:
      'People already come to you when the boss is out. You listen before you judge. You would rather be fair than liked, and you can say sorry.',
    lessSuited:
      'If you love the craft itself, ask whether your firm has a senior role without staff. Those who avoid a hard word will leave it to grow. The extra pay can be small, so look at it with open eyes.',
    start:
      'Cover for your leader during leave. Run one short meeting well. Ask to train the next new starter, and ask that person later what helped. Keep a page with three things that you changed and what came of them.',
    employers:
      'They ask about a conflict and listen for whether you heard both sides. They want numbers of your team, such as errors or days lost. A good word from someone whom you led is gold.',
    later:
      'Some stay for years because they like to be close to the work. Others lead several teams, or move into projects or safety. The skill carries over from a warehouse to a ward.',
  },
  'project-coordinator': {
    week: 'A plan meeting on Monday, calls on Tuesday, and the report by Thursday noon. You update dates, chase five people and book a room. As a deadline comes close the hours stretch. When a project ends, there may be a gap before the next.',
    likedAndHard:
      'A thing exists that did not exist before, and you know each step of it. You meet people from every trade. It grates to be blamed for delays that you cannot cause or cure. Much of the work is asking again.',
    suits:
      'You love a list and you share it. Loose ends itch until they are tied. You can be firm with somebody far above you, and still be asked back.',
    lessSuited:
      'Those who want the last word will not have it here. If change of plan upsets you, a role in finance or records is calmer. Big thinkers may be bored by the minutes.',
    start:
      'Put your hand up for the office move, the fete or the new phone system. Write the plan on one page and keep it true. Building sites ask for their own safety card before you step on them. Then say in your résumé what ran on time because of you.',
    employers:
      'They show you a plan with a slip in it and ask what you would do by lunch. They check your spelling. Skill with one planning tool is enough to begin.',
    later:
      'After some projects you may be given a small one of your own. Others run the office that supports all projects of a firm. Contract work pays by the day and asks for savings.',
  },
  'operations-manager': {
    week: 'You start with yesterday’s figures and a walk. Then come staff, suppliers, safety and a talk about next year. In a plant or a hospital the phone may ring at night. Budget season means long evenings. You rarely finish what you planned at breakfast.',
    likedAndHard:
      'You see waste vanish and people go home on time. Few jobs show you so much of a firm. When somebody is hurt, it stays with you. You also cut costs at times, and you know the faces.',
    suits:
      'It suits a calm head who likes to know how things really work. You ask the person on the machine. You can drop a plan that you love when facts say so.',
    lessSuited:
      'If you need to be alone to think, this job leaves few hours for it. Those who never led others should lead a team first. A specialist role may pay as well, with less noise.',
    start:
      'Take on a problem that crosses two teams, such as returns or waiting times. Measure it, mend it and show the trend. Learn to read a cost report from the finance people. Safety law is worth a course, since you will answer for it.',
    employers:
      'They ask what you changed, what it cost and how you know that it worked. They will ring people who worked under you. An honest story of a failure helps more than a smooth one.',
    later:
      'Managers move to bigger sites, to head of a division, or across to a new industry. Some advise firms on how to run better. Others choose a smaller place and a shorter drive.',
  },
} satisfies Record<string, RoleText>
