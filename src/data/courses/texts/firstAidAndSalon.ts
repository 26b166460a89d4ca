import type { CourseText } from '../courseText'

export const firstAidAndSalonTexts = {
  'certificate-ii-in-salon-assistant': {
    suits:
      'Your hands will be wet, your feet sore, and by the third week you will know how warm water should feel on another person’s neck. The course is a true first step: basin, broom, towels, front desk. It suits school leavers and people coming back to work who like company and can be gentle with strangers. Tidy habits matter more than a sense of fashion.',
    lessSuited:
      'To cut and colour hair as a hairdresser you need an apprenticeship or a longer course. Skin that reacts to shampoo or dye can rule this work out, so ask a doctor first. There is no online-only version.',
    week: [
      {
        when: 'First salon day',
        what: 'Learn and repeat one service, such as a shampoo with head massage, on mannequins and then on models.',
        hours: 6,
      },
      {
        when: 'Second salon day',
        what: 'Run part of the floor: greet, gown, dry, sweep, sterilise combs and take a payment.',
        hours: 6,
      },
      {
        when: 'At home',
        what: 'Read short lessons on products, hygiene and what to say when a client is unhappy.',
        hours: 1.5,
      },
    ],
    assessment: [
      'You are watched at work rather than tested on paper. A trainer sees whether the client’s eyes stayed dry, the neck was held and the floor was clean before anyone asked.',
      'Braids and blow-dries are checked from behind, at arm’s length and again after ten minutes. A pretty front with a loose back is done again.',
      'For the till, you handle a refund and a double booking.',
    ],
    teaching:
      'Salon trainers need a trade background in hair and years on a working floor. We want people who have trained assistants of their own and who still pick up the broom.',
    toHave:
      'The starter kit is yours to keep, and it comes with the price. Wear black or dark clothes that may be stained. Two full days a week on campus leave less time for shifts elsewhere, and models must be found by you now and then.',
    afterwards:
      'Assistant, reception and shop roles are the aim, or an apprenticeship if a salon takes you on. Bring photos of your braids. Pay for juniors differs, so read the award that applies or ask Fair Work.',
  },
  'provide-cardiopulmonary-resuscitation': {
    suits:
      'One short session, one skill. You come because a boss asked, because a parent has a weak heart, or since your last card has run out. Compressions are harder work than they look, and two minutes feel long. You will count aloud in front of others, and that helps when your mind goes blank later.',
    lessSuited:
      'Bleeding, burns and asthma are not in this unit; book Provide First Aid for those. If you cannot get down on the floor and back up, ring us before paying, because the practice cannot be done at a table.',
    week: [
      {
        when: 'At home, before the day',
        what: 'Read how a heart stops, what the steps are and in which order, and answer a few short questions.',
        hours: 1,
      },
      {
        when: 'Session, first part',
        what: 'Kneel by an adult manikin and press until the light shows the right depth. Swap, rest, and go again.',
        hours: 1.5,
      },
      {
        when: 'Session, second part',
        what: 'Add an infant manikin and a training defibrillator, then act out one whole emergency from start to handover.',
        hours: 1.5,
      },
    ],
    assessment: [
      'You show compressions and breaths on an adult and an infant without a pause to think. Shallow presses and leaning between them are what trainers correct most.',
      'A short scene follows: someone is down, a bystander panics. You must check for danger before you touch anyone, and tell one named person to call.',
    ],
    teaching:
      'Trainers of this session should have done CPR for real, in an ambulance, a hospital or a rescue club. Groups are coached one by one; you hear about your own elbows.',
    toHave:
      'Wear trousers and bring a layer to kneel on. Your USI has to be ready before the day, or the statement is delayed. Parking and travel are up to you. Eat beforehand.',
    afterwards:
      'Workplaces, pools and clubs may ask to see the statement. How soon you must repeat it is a matter for them; every twelve months is a common wish. The full first aid unit is a sensible next booking.',
  },
  'provide-first-aid': {
    suits:
      'A splash of hot oil, a bee sting at the oval, a workmate who goes grey at lunch. First aid is mostly small things, with one big thing you hope never to see. The day suits anyone who is likely to be nearest. You do not need a strong stomach: wounds are painted on. You do need to speak up, since a clear voice calms a crowd.',
    lessSuited:
      'Staff who care for young children often need the unit made for education and care, so ask your service. Nurses and remote workers may require higher training than a single day can give.',
    week: [
      {
        when: 'At home, in the week before',
        what: 'Work through the reading on shock, asthma, snake bite and allergy. It takes some people two hours, others three.',
        hours: 3,
      },
      {
        when: 'Morning of the day',
        what: 'Practise CPR on the floor until it is steady, and learn to roll a heavy adult onto their side.',
        hours: 3,
      },
      {
        when: 'After lunch',
        what: 'Bandage limbs, use trainer pens and spacers, cool burns, and take turns as the patient who will not sit still.',
        hours: 2.5,
      },
      {
        when: 'Last hour',
        what: 'Handle a staged accident in a small team and write the incident report that follows it.',
        hours: 1,
      },
    ],
    assessment: [
      'Skills are shown, not talked about: pressure bandage, sling, trainer pen, defibrillator. A bandage that slides off when the arm hangs is tied again.',
      'In the staged accident there are two casualties and one of you. The trainer wants to know whom you went to first and why.',
      'Your report must be readable by someone who was not there.',
    ],
    teaching:
      'We take on trainers with emergency, nursing or rescue work behind them, who can tell a scared group that doing something beats doing nothing. They correct each knot by hand.',
    toHave:
      'Long hair tied back, flat shoes, clothes you can lie down in. Tell us about a bad knee or a latex allergy when you book. The price does not include a first aid kit.',
    afterwards:
      'You may be named first aid officer at work, if your employer decides so. Cards are commonly renewed after three years, and the CPR part each year. Clubs and events are glad of volunteers.',
  },
  'provide-first-aid-in-an-education-and-care-setting': {
    suits:
      'When one child chokes, nine others are watching, and somebody has to count them. That double task makes this unit different from general first aid. You practise on manikins the size of a baby and a small child. You learn action plans for asthma and allergy, and you rehearse the phone call to a parent, which many find harder than the rescue.',
    lessSuited:
      'Office and building staff are better served by the general unit. Parents are welcome, although some of the day is about service records and group safety. It is no substitute for a nurse in a service with complex medical needs.',
    week: [
      {
        when: 'Before the day, at home',
        what: 'Study for three hours: breathing trouble, fever, seizures, allergy, and what a service writes down.',
        hours: 3,
      },
      {
        when: 'Start of the day',
        what: 'Give CPR to an infant, a child and an adult, feeling how different the pressure is for each.',
        hours: 3,
      },
      {
        when: 'Middle of the day',
        what: 'Clear a choking toddler, use spacers and trainer pens, and treat falls from play equipment.',
        hours: 2.5,
      },
      {
        when: 'Close of the day',
        what: 'Play out an incident with a group of children to mind, then ring the parent and fill in the form.',
        hours: 1,
      },
    ],
    assessment: [
      'The whole group is your concern. If you treat the hurt child well and lose sight of the rest, you repeat the scene.',
      'Doses and steps come from the child’s action plan, which you must read aloud. Working from memory is marked as an error.',
      'On the phone, a trainer plays a frightened mother and listens for plain facts in order.',
    ],
    teaching:
      'For these groups we prefer trainers who combine first aid with time in children’s services or schools. They know the look of a room at 4 pm and build their scenes on it.',
    toHave:
      'Ask your director which unit and which renewal date your service works with. Sturdy trousers are a help, as much of the day is spent kneeling. Lunch is not provided. Relief staff for your shift are not part of the price.',
    afterwards:
      'The statement goes into your staff file, and services look for it when they hire. It is one unit, not a certificate in education. Educators often study that next, and this unit may then count.',
  },
} satisfies Readonly<Record<string, CourseText>>
