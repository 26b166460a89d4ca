import type { RoleText } from '../roleText'

export const accountingAndBookkeepingTexts = {
  bookkeeper: {
    week: 'Many bookkeepers see four or five clients a week, one of them each day. A morning may go on bank feeds and a box of receipts. The afternoon may be a call to ask what a payment was for. Each quarter has a rush before the statements are due.',
    likedAndHard:
      'It feels good when the last cent agrees. Owners who dreaded their own numbers begin to ask about them. The hard part is the client who sends everything late and wants it done tonight. You also carry bad news that nobody likes to hear.',
    suits:
      'You notice when a bill looks odd. You finish what you start, and you can keep a secret in a small town. A steady pace suits this work better than bursts.',
    lessSuited:
      'If you are bored by the second look at the same page, choose something else. People who want to give tax advice will need a longer path through accounting. Those who love a full room may find home work lonely.',
    start:
      'A common first step is the books of a club, a farm or a family firm, done under the eye of somebody who knows how. Learn one software package well. If you plan to charge for activity statements, read the rules of the Tax Practitioners Board first.',
    employers:
      'They ask which software you have used and how you found your last mistake. A short test with a bank file is usual. Firms that send you to clients also listen to how you talk on the phone.',
    later:
      'Some bookkeepers grow a list of clients and take on help. Others become the finance person of one growing firm. A few study on and move into accounting. Software will do more of the typing, so the talk with the owner counts for more each year.',
  },
  'payroll-officer': {
    week: 'Your week turns around pay day. First you chase the timesheets, then you load and check them. Pay goes out, and the questions come in. The quiet day after that is for leave records, new starters and rules that have changed. Office hours are normal, with late nights in June and July.',
    likedAndHard:
      'When nobody calls, you did it right. Payroll people like that their work feeds families. What hurts is a mistake, since somebody’s rent may hang on it. It can also feel as if the whole firm remembers you only when a figure is wrong.',
    suits:
      'A person who reads a rule twice before acting will do well. You stay kind when the caller is cross. You like a job with a clear end, and then a fresh start.',
    lessSuited:
      'Choose another field if fixed dates make you ill with worry. There is little room here to do it your own way. Those who want to see ideas grow may prefer people and culture work.',
    start:
      'Many move across from accounts or the front office by helping at pay time. Some begin on a help line for payroll software. No licence is asked for inside one firm. Bureaus that pay staff for other firms should be asked what they require of new people.',
    employers:
      'Expect to be handed an award and a week of shifts, and asked what is owed. They want to hear how you keep files safe. A reference that says ‘calm and exact’ is worth more than a long list of systems.',
    later:
      'After a few years people run the payroll of a larger firm, or set up new systems. Others check old pay for errors, which is careful and well-regarded work. Human resources is a near neighbour.',
  },
  'accounts-officer': {
    week: 'Mail and invoices come first, every day. Midweek there may be a payment run that two people must approve. Toward the last day of the month the desk gets busy, and for two or three days lunch is short. After the close things slow down again.',
    likedAndHard:
      'You can see the pile shrink. Teams are often friendly, and the hours are ones that a family can plan around. Calls about late bills are the part that few enjoy. Doing the same steps each month is restful for some and dull for others.',
    suits:
      'It suits somebody tidy who likes to tick things off. You should be happy to ask a stranger for money in a polite voice. Being hard to hurry is a strength here.',
    lessSuited:
      'If you want to shape plans or meet the public all day, you will feel shut in. Anyone who skips checks when tired should think again. A sales or service job may be a better fit.',
    start:
      'A temp job at a busy month end is a usual way in, and firms often keep people who did well. Practice with a spreadsheet at home helps more than a long letter. Banks and government offices may want a police check, so ask before you apply.',
    employers:
      'Accuracy is tested, often with a page of invoices that hides three faults. Managers ask what you would do if a supplier sent new bank details by email. The right answer begins with picking up the phone.',
    later:
      'The next desk is often credit control, payroll or the job of assistant accountant. Others lead the small team that they joined. As machines read more invoices, people spend their time on the odd ones.',
  },
} satisfies Record<string, RoleText>
