import type { RoleText } from '../roleText'

export const beautyAndRetailTexts = {
  'salon-assistant': {
    week: 'Tuesday to Saturday is usual, with one late night. Mornings start with towels and a clean floor. Then it is wash, rinse, hand over, sweep, again and again. You may do six blow-dries on a Friday. School-age starters often work a Saturday only.',
    likedAndHard:
      'Clients relax the moment you massage their head. You hear the gossip and learn by watching. Feet ache and hands get dry. It can be hard to clean up for others all day when you would like to hold the scissors.',
    suits:
      'Friendly people with a neat eye do well. You see that a cup is empty before anybody asks. If you can be cheerful at hour eight, a salon will keep you.',
    lessSuited:
      'Skin that reacts to dyes and shampoo is a reason to look elsewhere. Those who want to cut hair soon should ask for an apprenticeship at once. Shy people may like a spa or a stock room more.',
    start:
      'Walk in on a quiet day, not a Saturday, and ask for a trial. Wear black and flat shoes. A trial should be short, and Fair Work explains when it must be paid. Practise a blow-dry on friends before you go.',
    employers:
      'They look at your manner and at your own hair. They ask if you can do weekends. After the trial they recall who picked up a broom without being told.',
    later:
      'Many sign on as an apprentice after some months. Others choose make-up, nails or the front desk. The trade is small, so a good name travels with you.',
  },
  'retail-supervisor': {
    week: 'You work shifts that change, with keys in your pocket. A day may start with a delivery and end with the till count. Two weekend shifts out of three are normal. Sales and holidays ask for more. You spend most of it on the floor, not in an office.',
    likedAndHard:
      'No day is the same, and a good team makes long hours short. You see what sells because of how you placed it. Rude people are the hard part. It is odd, too, to be the boss of those who were your mates last month.',
    suits:
      'You can do three things and still smile at the fourth. You notice a queue early. It helps if you can say ‘please do it this way’ without a lump in your throat.',
    lessSuited:
      'Anyone who needs evenings and Sundays free will find this hard. If standing hurts, look at online order or call centre work. Those who love the product but not the people should think of buying or design.',
    start:
      'Tell your manager that you would like to learn to open and close. Then offer to train a new person. Shops that sell alcohol or medicine have rules on who may serve, so ask what applies. A short course in leading people fits in beside the job.',
    employers:
      'They ask about a complaint that you solved and a loss that you found. Numbers help: how many staff, how many tills, what changed. Being on time for two years says much.',
    later:
      'People go on to run the store, then an area. Head office also hires from the floor, for stock, training or safety. Others take what they learnt into a shop of their own.',
  },
  'salon-manager': {
    week: 'Monday might be paperwork, stock and wages. From Tuesday you are on the floor, with one eye on the book. A team talk, a supplier and a late cancellation will all find you. Thursday and Saturday are long. Some managers still have a chair and clients two days a week.',
    likedAndHard:
      'You build a place that people like to come to. Seeing a junior do her first full colour is a treat. Money is tight in the slow months, and rent is not. Staff leave and take clients with them, which hurts.',
    suits:
      'It suits a hairdresser or therapist who has begun to ask why the book looks the way it does. You can talk about money in a warm voice. You keep your head when a client cries.',
    lessSuited:
      'If you want to create and nothing else, stay at the chair and do it well. People who put off hard talks will soon have a cross team. Those from outside the trade can do it, but need a strong senior beside them.',
    start:
      'Ask to take over one thing, such as stock or the roster, and show what changed. Learn to read a simple profit report. Local councils register or inspect places that pierce skin, so find out what yours asks for.',
    employers:
      'Owners want proof: more rebooking, less waste, people who stayed. They will ask how you deal with a stylist who is always late. They may give you a week of real figures to read.',
    later:
      'Managers look after two or three places, buy into one or open their own. Brands hire them to train and to sell. The skill with people goes along to hotels and clinics.',
  },
} satisfies Record<string, RoleText>
