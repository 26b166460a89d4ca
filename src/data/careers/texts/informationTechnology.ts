import type { RoleText } from '../roleText'

export const informationTechnologyTexts = {
  'it-support-technician': {
    week: 'Tickets set the pace. On Monday everyone has lost a password. Midweek you may set up ten laptops in a row or crawl under a desk. Some desks run late shifts, and a few cover the weekend by phone. There is mostly time to read up in the slow hours.',
    likedAndHard:
      'Each fix is a small win, and people are glad to see you. You learn how a whole firm works. The same fault for the fifth time gets old. Some callers are rude when they are scared, and you must not be.',
    suits:
      'You liked to take things apart as a child. You can say what you did in one clear line. Being stuck makes you curious and not cross.',
    lessSuited:
      'If you want to sit and code all day, look at software instead. Those who cannot bear being broken off in mid-thought will not enjoy a help desk. Shy people can do it, though, as much of it is now by chat.',
    start:
      'Build a small network at home and write down how. Help a club or a neighbour and keep notes. Many first jobs are short contracts, which can lead on. No licence is needed; schools and hospitals may ask for a check of your record.',
    employers:
      'They give you a fault and listen to your questions. The order in which you ask matters more than the answer. They like people who own up to a mistake and say what they learnt.',
    later:
      'After two years most choose a side: networks, cloud, security or leading the desk. Some find that they love to train users. Chat tools answer the easy calls now, so what is left is harder and more human.',
  },
  'network-administrator': {
    week: 'Days are for plans, tickets and checks. Changes wait for the night or for Sunday, when few people are online. You may be on call one week in four. Now and then you drive to a site with a box and a long cable.',
    likedAndHard:
      'When it all works, nobody thinks of you, and that is the prize. There is joy in a clean rack and a clear map. A fault at two in the morning is less fun. So is telling a manager that the old gear must be replaced.',
    suits:
      'Careful people who enjoy puzzles with many parts do well. You test before you touch. You write things down for the one who comes after you.',
    lessSuited:
      'If broken sleep makes you ill, ask about on-call before you sign. Those who would rather deal with people than with cables may like support or training more. Quick fixers without notes cause outages.',
    start:
      'Ask for the dull jobs at the help desk, such as labels, backups and user lists. Run two old machines at home and break them. A vendor’s exam can help, but pick it by reading ten job ads in your city. Licensed cabling work needs its own registration.',
    employers:
      'You may be asked to draw the network that you last worked on. Then they ask what you would check first if a branch goes dark. How you plan a way back matters to them.',
    later:
      'More and more of it is code and cloud. People become engineers, architects or security staff. Some prefer to lead the team, and some stay hands-on for life.',
  },
  'cyber-security-analyst': {
    week: 'In a watch centre you work shifts in front of screens, also at night. In a firm it is office hours with a phone at hand. Most alerts are false. You spend as much time on reports and on talks with staff as on attacks. One real event can eat a month.',
    likedAndHard:
      'It is like being a detective, and the puzzle changes all the time. You protect people who never know. Dull hours are the rule, and then it all happens at once. It is tiring to be the one who says no.',
    suits:
      'You ask ‘why is that there?’ and cannot let it go. You stay polite with somebody who clicked the link. Plain writing is half of the craft.',
    lessSuited:
      'If films drew you in, spend a day with real logs first. People who want a fast start should know that many apply for each first job. Those who like to build may prefer software or networks.',
    start:
      'Most come by way of support or networks. Set up a safe lab, try open exercises and write up what you found. Never test a system without written leave from its owner; it is a crime. Meet-ups are a good way to find people who hire.',
    employers:
      'They hand you an odd log or a strange email and ask you to think aloud. They value honesty over tricks. Some ask for papers and a long check before you may begin.',
    later:
      'Analysts go on to lead an incident, to test defences or to advise on risk. Others move to privacy or audit. What you know gets old fast, so reading never stops.',
  },
} satisfies Record<string, RoleText>
