import type { Article } from '~/data/blog/article'
import { authors } from '~/data/blog/authors'
import { bullets, callout, heading, link, paragraph, quote, steps, strong, table } from '~/data/blog/nodes'

export const article: Article = {
  id: 14,
  title: 'Working in an animal shelter: what the first weeks are like',
  slug: 'working-in-an-animal-shelter',
  publishDate: '2025-03-04',
  author: authors.calebWarne,
  categoryId: 'environment-animal-studies',
  image: 'shelter-morning',
  summary:
    'Cleaning, feeding, watching and deciding: a plain account of shelter work, with a sample day, the skills that count and how to get your first role.',
  tags: ['animal care attendant', 'shelter', 'volunteering', 'work placement'],
  relatedIds: [13, 2, 1],
  courseSlugs: [
    'certificate-ii-in-animal-care',
    'certificate-iii-in-animal-care-services',
    'reading-dog-behaviour',
  ],
  content: [
    paragraph(
      'Shelters take in animals that are lost, surrendered or seized, and try to find each one a home. The work is physical and repetitive, and it matters. It is also one of the few places where you can learn animal behaviour on dozens of animals in a week.',
    ),
    heading('A sample day'),
    table(
      'An early shift for an animal care attendant',
      ['Time', 'Task', 'What you learn'],
      ['7:00', 'Walk past every pen before you open one', 'Who is sick, frightened or in pain'],
      ['7:30', 'Clean and disinfect in a fixed order', 'Infection control'],
      ['9:30', 'Feed by the card, note what is left', 'Diet, appetite as a sign of health'],
      ['10:30', 'Dog walks and enrichment', 'Handling, body language'],
      ['12:30', 'New arrivals: scan for a microchip, weigh, photograph', 'Identification, records'],
      ['14:00', 'Meet visitors who want to adopt', 'Honest matching'],
      ['15:00', 'Handover notes', 'Writing what the next shift needs'],
    ),
    paragraph(
      'About half of the shift is cleaning. That is not a rite of passage. Parvovirus in dogs and respiratory disease in cats can close a shelter, and clean hands in the right order prevent it. Healthy young animals come first, sick ones last, with a change of boots and gloves in between.',
    ),
    heading('Reading animals'),
    paragraph(
      'You learn to see the small signs before the bite. A dog that licks its lips, turns its head away or goes stiff asks for space. A cat with flat ears and a swishing tail has told you enough. Good attendants move slowly, stand side-on and let the animal choose. They write down what they saw in words that another person can check: “growled when the bowl was lifted”, not “nasty”.',
    ),
    callout(
      'Safety for people',
      'Some diseases pass from animals to people. Ringworm and cat scratch infections are common; others are serious. Keep your tetanus vaccination current, cover cuts and wash your hands. If you are pregnant or your immune system is weak, tell your supervisor before you handle litter trays or sick animals. Bat handling needs rabies vaccination and special training.',
    ),
    heading('The decisions you will be part of'),
    paragraph(
      'Not every animal can be placed. Shelters have policies on behaviour, health and euthanasia, and they differ. Read the policy before you apply, and ask how staff are supported. You do not decide alone, but you will know the animal. Being able to speak up, and then to live with a decision, is part of the work.',
    ),
    quote('Caleb Warne', 'The best thing you can give a frightened dog is a boring, predictable day.'),
    heading('Skills that get you hired'),
    bullets(
      [strong('Reliability: '), 'animals eat on public holidays as well.'],
      [strong('Fitness: '), 'bags of food weigh 20 kilograms, and dogs pull.'],
      [strong('Clear notes: '), 'short, dated and factual.'],
      [strong('People skills: '), 'owners who surrender a pet are often grieving.'],
      [strong('A driver licence: '), 'useful for transport, and needed for ranger work.'],
    ),
    heading('Getting a first role'),
    steps(
      'Volunteer for a fixed half-day every week for three months. Most shelters have an induction and a minimum age.',
      'Foster an animal if you can. It shows care around the clock.',
      'Learn to use a microchip scanner and a harness properly, and ask to be watched.',
      'Take an entry-level course, with placement in a place that you do not know yet.',
      'Apply to boarding kennels, day care, pounds and clinics as well as shelters.',
    ),
    paragraph(
      'ACM20121 Certificate II in Animal Care has 12 units and prepares for work under supervision in shelters, boarding places, sanctuaries and clinics. ACM30122 Certificate III in Animal Care Services has 17 units, with streams in animal care, grooming and customer service. Both need practice with live animals, so ask where and for how long you will get it.',
    ),
    heading('Pay, hours and what comes next'),
    paragraph(
      'Starting pay is close to the award minimum, with loadings for weekends. Many roles are part-time or casual. Attendants move on to kennel supervisor, council ranger, trainer, groomer or ',
      link('vet nurse', { to: '/blog/$slug', params: { slug: 'vet-nurse' } }),
      '. Councils and larger charities offer the steadier hours.',
    ),
    paragraph(
      'See the ',
      link('animal care attendant role', {
        to: '/career-hub/$career/$role',
        params: { career: 'animal-care', role: 'animal-care-attendant' },
      }),
      ' for illustrative pay and outlook, or compare ',
      link('courses', { to: '/courses' }),
      '. Not sure that animals are your field? The ',
      link('course finder', { to: '/course-wizard', search: { goal: 'career-change' } }),
      ' asks four questions and shows other ideas too.',
    ),
  ],
}
