import type { RoleText } from '../roleText'

export const animalCareTexts = {
  'animal-care-attendant': {
    week: 'Shifts begin early, and animals do not know about Sundays. Count on two or three hours of cleaning before morning tea. The middle of the day brings vets, visitors and new arrivals. Rain, heat and barking go on all week. Holidays are the busiest time in boarding.',
    likedAndHard:
      'A dog that shook on Monday leans on you by Friday. That keeps people in the job. The sad side is real: some animals are put to sleep, and you may be there. Hands, knees and nose all notice the work.',
    suits:
      'Good attendants move slowly and look before they touch. They do not mind dirt. They like a routine, and they write down what they saw rather than what they felt.',
    lessSuited:
      'Loving pets is not enough if you hate cleaning. With bad allergies or a weak back, try a job at the front desk of a clinic. People who need high pay should compare the figures above with care.',
    start:
      'Ring your nearest shelter and ask for its volunteer day. Turn up for two or three months, in old boots. Ask your doctor about a tetanus shot. Some shelters take staff only from their own volunteers.',
    employers:
      'They watch how you close a gate. A trial shift tells them more than a résumé does. Skill with a mop, a calm voice and a licence to drive a van all help.',
    later:
      'You might lead a section, train volunteers or take on adoptions. Zoos and wildlife parks have few places and many who want them. Some people use the years here as the ground for vet nursing.',
  },
  'vet-nurse': {
    week: 'A roster has day shifts of eight to ten hours, with a Saturday or two each month. Mornings are for surgery. Consults fill the rest, with ten minutes for each. In a large hospital there are nights. Lunch is often eaten in a hurry.',
    likedAndHard:
      'You see a patient walk out that was carried in. The team is close, and each day teaches something. The weight comes from upset owners, from bills that they cannot pay and from goodbyes. Many nurses say that they had to learn how to rest.',
    suits:
      'You keep steady hands when there is blood. You can do sums for a dose and check them. If you are as patient with the owner as with the cat, clinics will want you.',
    lessSuited:
      'Those who came only for cuddles leave soon. If you want to decide on treatment yourself, you need the degree of a vet. Fear of needles or of telling hard news is a sign to look at grooming or training.',
    start:
      'Try for a week of work experience before you enrol. Students need a clinic that lets them practise, so ask about that first. Some start at the front desk and study beside it. Rules on registration differ by state; the board in yours can tell you.',
    employers:
      'Clinics look at where you did your hours and who will speak for you. They may ask you to hold a nervous dog. Good phone manners and neat notes put you ahead.',
    later:
      'Nurses can go deep into dental work, anaesthesia or emergency, or run the practice. Teaching is another road. Some leave the floor for a lab, an insurer or an animal charity.',
  },
  'pet-groomer': {
    week: 'A day has four to eight animals, booked a few weeks ahead. You stand, lift, bend and clip from eight to four. Saturdays sell out. Before Christmas you could work every hour there is. Those in vans also spend time in traffic.',
    likedAndHard:
      'A muddy, tangled dog goes home proud, and you did that with your own hands. Regulars become friends. Matted coats are sad and slow. Bites and scratches happen, and so do owners who want a show cut on a coat that must come off.',
    suits:
      'You have an eye for shape and you stay patient. Quiet people often do best with scared dogs. It helps to like a chat at the door and to be honest about time.',
    lessSuited:
      'Sore wrists, asthma or eczema can end this career early. If a growl makes you rush, choose another job with animals. Those who dislike selling will find their own salon hard to fill.',
    start:
      'Most learn as a bather first. You wash and dry for some months, then get your first clip on a quiet dog. No licence is needed in most places, but councils have rules for a salon at home. Buy good scissors one pair at a time.',
    employers:
      'Salons ask for photos of before and after. Then they give you a dog and a table. They look at how you hold, when you stop and whether the floor is clean at the end.',
    later:
      'After some years many work for themselves, from a shop, a shed or a van. A few enter shows or teach. Prices are yours to set then, along with tax, insurance and the empty weeks.',
  },
  'kennel-supervisor': {
    week: 'You are there before the first clean and you leave after the last round. The roster shares weekends, but the phone rings on days off. A week has staff talks, a vet visit, an order of food and at least one owner who is late. School breaks fill each run.',
    likedAndHard:
      'You can make a noisy place calm by how it is run. Young staff grow under you. Being the one who decides about a dangerous dog is heavy. So is finding cover at six in the morning.',
    suits:
      'Somebody who sees the whole yard at a glance will fit. You say what you want done, and you thank people. Rules about space, water and health do not annoy you; you see why they are there.',
    lessSuited:
      'If you want all your time with animals, stay an attendant. People who avoid conflict will struggle with owners and with staff. Nine-to-five hours do not exist here.',
    start:
      'Nearly all are promoted. Ask to write the roster once, to train one new person or to run a Sunday alone. Learn the code of practice that your state or council has for boarding places. First aid for people and for animals is a good pair.',
    employers:
      'They check how you handled an outbreak, a bite or an escape, and what you changed after it. References from vets weigh a lot. They want books and records that an inspector could read.',
    later:
      'The next step is manager of a shelter or owner of a boarding business. Councils employ people as animal officers, too. Some move to teach the trade that they know.',
  },
} satisfies Record<string, RoleText>
