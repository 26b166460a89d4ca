import type { RoleText } from '../roleText'

export const officeAdministrationTexts = {
  'admin-assistant': {
    week: 'Work comes by mail, by phone and by a head around the door. You sort it by what is due. Tuesday may be minutes, Wednesday an order, Thursday a mail-out. Hours are regular, and part-time posts are common. School holidays can be quiet or wild, depending on the place.',
    likedAndHard:
      'You are the one who knows where things are. A clean file and a thank-you make a good day. It is hard when three people each think that they come first. Some days you do much and see little of it.',
    suits:
      'Tidy, kind and hard to rattle: that is the mix. You enjoy making a slow form quick. You can be trusted with a list of names.',
    lessSuited:
      'People who want to be out of doors or on their feet will feel caged. If you hate to be asked twice, the phone will annoy you. Those who want a clear craft might prefer bookkeeping.',
    start:
      'Temp agencies test typing and spreadsheets, then send you out for a week at a time. That is a cheap way to try five kinds of office. A local charity often needs a hand on one day. Schools and clinics may ask for a check before you begin.',
    employers:
      'They give you a messy table and an email to answer. They see whether you asked what it is for. A line in your letter about their office, and not about any office, stands out.',
    later:
      'After a time people take over a whole area, such as rosters, records or contracts. Others become an assistant to a leader or run the office. The typing goes to machines, while sorting out what is odd stays with you.',
  },
  receptionist: {
    week: 'The desk is open, so you are there. Shifts may start at seven or end at nine, and clinics open on Saturday. Monday morning is all phones. The hour after lunch is for mail and tidy files. Someone must cover each break, so you plan yours with a mate.',
    likedAndHard:
      'People walk in tense and leave with a smile. You know all the names. It wears on you to say ‘there will be a wait’ forty times. Now and then somebody shouts, and you need to know where help is.',
    suits:
      'Your face is calm when your head is full. You hear what a caller does not say. It helps to like both the small talk and the small print.',
    lessSuited:
      'If you need to finish one thing before the next, the bell will drive you mad. Those who find strangers tiring could work behind the desk, in records. Remote jobs of this kind are few.',
    start:
      'Hotels, gyms and clinics take beginners, often for weekends. Ask to sit in for an hour and watch the book fill. Practise a greeting until it sounds like you. Medical words can be learnt from a short course or a patient nurse.',
    employers:
      'The interview starts when you ring. They note how you speak to the person at the desk. You may be asked to handle two calls and a visitor at once, as a game.',
    later:
      'Some run the front of house, then the whole practice. Others find the event, sales or patient-care side. Booking goes online more and more, which leaves the talks that need a person.',
  },
  'executive-assistant': {
    week: 'Your day follows someone else’s diary. You set it up by eight, change it by ten and clear it by six. Board weeks are long, with papers that must be right. On other days you have time to plan. Messages at night are common, so agree on when you are off.',
    likedAndHard:
      'You see how big choices are made, and you make some of the small ones. A good pair works like a dance. When your leader leaves, your job may change too. You keep secrets that weigh on you.',
    suits:
      'You think two days ahead. You write a short note that sounds like the person who signs it. You can say no for another and leave the door open.',
    lessSuited:
      'If you want the credit, you will wait in vain. Those with fixed hours at home should ask hard questions about evenings. A person who talks about what they heard will not last a month.',
    start:
      'Offer to take the minutes of a hard meeting. Look after two managers before you look after one at the top. Learn to book a trip with three time zones and to undo it. Some posts need a deep check of your past.',
    employers:
      'They ask what you did when two people both had to have ten o’clock. They notice your questions about how the leader likes to work. It is as much a match as a test.',
    later:
      'Some become chief of staff, run the office of the board or lead projects. Others support one leader for ten years and like it. Scheduling tools get better, and trust is still not for sale.',
  },
} satisfies Record<string, RoleText>
