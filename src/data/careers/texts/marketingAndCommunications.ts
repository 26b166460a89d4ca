import type { RoleText } from '../roleText'

export const marketingAndCommunicationsTexts = {
  'marketing-assistant': {
    week: 'You may write a post, fix a web page, count badges and send an email to two thousand people, all before lunch. Most weeks are office hours. An event can take a Saturday. The last two days of the month go to figures.',
    likedAndHard:
      'You see your words out in the world on the same day. There is room to try things. It is odd to have each line changed by four people. Small tasks pile up, and all of them are wanted now.',
    suits:
      'You read adverts to see how they work. Typos jump out at you. It helps to be quick, neat and not too proud of a first draft.',
    lessSuited:
      'If you want to make art, this may feel like packing boxes. Those who dislike figures will meet them anyway. People who need deep quiet could look at editing or design.',
    start:
      'Do the flyer and the page of a club that you belong to. Keep before and after. Ask a small shop whether you may run its mailing list for a month, with the consent of those on it. Two or three such samples open doors.',
    employers:
      'They set a short task: write this in fifty words, then in ten. They look for care with names, dates and prices. Knowing why a list needs consent puts you ahead of most.',
    later:
      'In a year or two people lean one way, to writing, to events, to data or to social media. Drafting tools do the first version now, so checking and judgement are worth more.',
  },
  'social-media-coordinator': {
    week: 'You plan two weeks ahead and still change it each morning. One day is for filming, another for edits and captions. Replies go on all the time, and some firms roster the weekend. When a storm breaks out, all else stops.',
    likedAndHard:
      'You are close to real people, and some of them are very funny. Good work shows at once. So does bad work. Insults wear you down even when they are not meant for you, and it is hard to put the phone away.',
    suits:
      'You can be brief and warm. You know when a joke is not one. If you like to watch what people do more than to be watched, that is a good sign.',
    lessSuited:
      'Being online a lot for fun is not the same thing. Those who sleep badly after a nasty comment should be careful. If you want long texts and time, try content writing.',
    start:
      'Run the page of something real for three months and track what came of it. Learn to caption a clip and describe a picture. Ask before you show a face. Paid posts must be marked, so learn how before you take the first gift.',
    employers:
      'They look at what you ran, not at your own account. They ask how you would answer an angry parent in two lines. Some give you an hour, a phone and a topic.',
    later:
      'Next comes the lead of a small content team, or a move into service, news or campaigns. Few do nothing but this for twenty years. Those who learn to measure go furthest.',
  },
  'marketing-manager': {
    week: 'Meetings fill more of it than you would think. You review drafts, argue for money and look at what last week brought in. A launch takes over a month. You may travel to a trade fair or to see clients. Fridays are for people: one talk with each of your team.',
    likedAndHard:
      'A plan that you believed in works, and the proof is on the screen. You get to bet on ideas and on people. When sales fall, all look at you. You spend more time on budgets than on words.',
    suits:
      'You are at home with numbers and with stories. You can kill a campaign that you love. People trust you since you say ‘I do not know yet’ when it is true.',
    lessSuited:
      'If making things is what you love, a senior specialist role may be the better desk. Those who hate to sell an idea will have a hard time. A person who bends facts is a risk here, and the law says so.',
    start:
      'Own one channel with its budget and its result. Then own two. Sit with the sales or service team for a week and write down what customers ask. Managing a freelancer is a good first taste of leading.',
    employers:
      'Bring three pieces of work with the cost, the aim and the outcome. They will press you on which part was yours. They ask what you stopped doing, and why.',
    later:
      'From here people go on to lead a whole division, to run an agency or to start a firm. Some turn to teaching or to boards of charities. The tools will be new again in five years; the questions will not.',
  },
} satisfies Record<string, RoleText>
