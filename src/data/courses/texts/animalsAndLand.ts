import type { CourseText } from '../courseText'

export const animalsAndLandTexts = {
  'reading-dog-behaviour': {
    suits:
      'Most bites are announced. The dog turned its head, licked its lips, held its breath, and someone reached out all the same. Walkers, sitters, shelter helpers and clinic staff learn here to see those seconds. You watch forty clips, many of them slowly, and say what you see before what you think. Unlearning ‘he looks guilty’ is harder than it sounds.',
    lessSuited:
      'It is no obedience course, and your own dog stays at home. For a dog that bites or panics, go to a vet or a behaviour specialist. Those who cannot come to Melbourne or Parramatta on two Sundays should wait.',
    week: [
      {
        when: 'Clips at full speed',
        what: 'Watch a kennel, park or lounge-room scene once and write what you think went on.',
        hours: 1,
      },
      {
        when: 'Clips in slow motion',
        what: 'Go through it again and list ears, tail, weight and breath in order, with the time on the clip.',
        hours: 1.5,
      },
      {
        when: 'Notes',
        what: 'Turn the list into a behaviour note that a stranger on the next shift could use.',
        hours: 0.5,
      },
      {
        when: 'Sunday mornings, shared out',
        what: 'In weeks four and six you meet calm dogs and their handlers, wait, walk and step back.',
        hours: 1,
      },
    ],
    assessment: [
      'You mark ten unseen clips with times. Describing comes first; a page that starts with ‘friendly’ or ‘dominant’ is returned.',
      'With live dogs the trainer looks at whether you stop when the dog does. Nobody loses marks for leaving a dog alone.',
    ],
    teaching:
      'We look for shelter or kennel staff with years of intake work, and a handler for each dog. They never lean over one, and they ask you not to.',
    toHave:
      'Flat shoes, old trousers and no strong perfume for the mornings. Tell us about allergies or an old bite. A larger screen shows more of a tail than a phone does. Travel is at your cost.',
    afterwards:
      'Sitters and walkers use it to turn down jobs that are not safe. Shelters value helpers who write clear notes. The animal care certificates take in feeding, health and far more cleaning.',
    lesson: {
      title: 'What the dog did before you decided',
      reading: [
        'A dog says a lot with small things: where the weight is, whether the mouth is open, how the breath goes. A wagging tail only tells you that the dog is stirred up. It can mean joy, and it can mean ‘I am not sure about you’.',
        'Look at the whole animal for three seconds. Soft and loose is a good sign. Stiff, low, or suddenly still is a request for space. Lip licks and a turned head are polite ways to ask.',
        'Say what you see first: ‘mouth closed, weight back, tail low and quick.’ Then choose. Giving space early costs you a moment and teaches the dog that it need not growl.',
      ],
      exercise: {
        situation: [
          'Bonnie, a brown kelpie cross, waits with her owner in a clinic. As you come nearer, her tail wags low and fast. She shuts her mouth, turns her head away and licks her lips. ‘She loves everyone,’ says the owner, and holds the lead short.',
        ],
        question: 'What do you do?',
        choices: [
          {
            text: 'Crouch down in front of her and hold out the back of your hand, so that she can sniff first.',
            answer:
              'Being lower looks less of a threat, and many people were taught this. But you are still closing in on a dog on a short lead that has asked you not to.',
          },
          {
            text: 'Stop, turn side-on, and ask the owner to let out the lead while you look somewhere else.',
            answer:
              'You answered what she said. With space and a loose lead she can choose. If she comes over with a soft body, you may go on; if not, that was her reply.',
          },
          {
            text: 'Trust the owner, who knows her, and greet her quickly so that the wait does not make it worse.',
            answer:
              'Owners do know a lot, and dithering can add tension. Yet the dog in front of you is closing her mouth and looking away, at this moment, in this room.',
          },
        ],
        better: 1,
      },
    },
  },
  'soil-health-and-native-planting': {
    suits:
      'Three dead gums in a row make a person curious. With a spade, a jar and a cheap test kit you find out what is below your feet: clay that holds water, sand that lets it go, or rubble from the builder. Then you pick plants that belong there. It is for gardeners, land care helpers and people who like mud. The long part is year two, when no one is looking.',
    lessSuited:
      'Farm cropping, garden design and big machines are left out. You need some ground to dig in, if only a verge or a school bed with leave. Bad backs can swap digging for testing, so tell us early.',
    week: [
      {
        when: 'Online hour',
        what: 'Study one question, such as why water stands in a hole, or when to plant in your district.',
        hours: 1,
      },
      {
        when: 'Digging at home',
        what: 'Test three spots, wait for the jar to settle, weed a square metre or set out seedlings.',
        hours: 1,
      },
      {
        when: 'Planting day, averaged',
        what: 'One day of five hours with us or a local group adds half an hour to each week.',
        hours: 0.5,
      },
    ],
    assessment: [
      'You draw a plan of one place with test results, plants and two years of care. A list of pretty species with no reason for each is handed back.',
      'Photos show your jar, your hole and your mulch. Mulch against a stem is the fault we see most, and it rots the plant.',
    ],
    teaching:
      'Nursery growers and land care officers are asked to lead, and local knowledge holders are invited on their own terms. We want trainers who go back to check what died.',
    toHave:
      'A spade, gloves, a hat and clear jars. The soil kit is posted to you, while plants, mulch and the trip to the planting day are extra. Ask before you dig in a reserve, and look for cables.',
    afterwards:
      'Local groups always need hands that know a weed from a seedling. Nurseries and garden crews hire for the season. Horticulture or land management certificates exist with other providers.',
  },
  'maps-for-land-care-with-gis': {
    suits:
      'A good map ends an argument: here the bank slips, here the fence fits, here are the trees with hollows. You make such a map of one creek, farm or reserve in ten weeks. Land care people, field assistants and neat-minded volunteers enjoy it. The software is free and a little stubborn. What you need most is doubt, since public layers are old, shifted or plain wrong in places.',
    lessSuited:
      'Survey-grade boundaries are a licensed surveyor’s job, and no map from here settles a dispute. If files and folders confuse you, take a computer course first. Drones are not part of it.',
    week: [
      {
        when: 'Guided lesson',
        what: 'Load a public layer, ask who made it and when, and lay it over an old air photo.',
        hours: 1.5,
      },
      {
        when: 'Your own map',
        what: 'Measure fence lengths, count seedlings for a slope, or show where a paddock drains.',
        hours: 2.5,
      },
      {
        when: 'Field walk, averaged',
        what: 'Five hours outside with a phone to mark gates, weeds and wash-outs, shared across the weeks.',
        hours: 0.5,
      },
    ],
    assessment: [
      'The printed map is handed to someone in the open air. If they need the screen to follow it, you redo the labels.',
      'Notes must say where each layer came from and how far it can be trusted. ‘Source: internet’ sends the map back to draft.',
      'Sensitive sites and owners’ details have to be hidden, even when they would look good.',
    ],
    teaching:
      'Trainers should make maps for councils, rangers or farm groups and walk the ground themselves. We also ask that they have had one of their maps proved wrong.',
    toHave:
      'A computer with space for large files and a mouse; a phone that records position. Mobile data and fuel for the walk are extra. Get the landholder’s leave in writing before you step over the fence.',
    afterwards:
      'Project officers use such maps in grant bids and works plans. Paid mapping roles usually ask for a degree or long practice. Grant writing makes a handy partner to it.',
  },
} satisfies Readonly<Record<string, CourseText>>
