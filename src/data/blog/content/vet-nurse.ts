import type { Article } from '~/data/blog/article'
import { authors } from '~/data/blog/authors'
import { bullets, callout, heading, link, paragraph, steps, table } from '~/data/blog/nodes'

export const article: Article = {
  id: 13,
  title: 'How to become a vet nurse in Australia',
  slug: 'vet-nurse',
  publishDate: '2025-08-12',
  author: authors.calebWarne,
  categoryId: 'environment-animal-studies',
  image: 'vet-nurse-plume',
  summary:
    'What vet nurses do, which qualification clinics ask for, how to find clinic hours, what it pays, and how to find out whether the work suits you.',
  tags: ['vet nurse', 'animal care', 'career path', 'work placement'],
  relatedIds: [14, 1, 11],
  courseSlugs: ['certificate-iv-in-veterinary-nursing', 'certificate-ii-in-animal-care'],
  content: [
    paragraph(
      'A vet nurse keeps a clinic running and its patients safe. You hold the animal, watch the anaesthetic, clean the cage and explain the tablets to a worried owner, often within the same hour. It is skilled nursing work, not a day of cuddling puppies. People who stay in it love the variety and can cope with sadness.',
    ),
    heading('What vet nurses do'),
    bullets(
      'Prepare animals, instruments and the theatre for surgery.',
      'Monitor anaesthesia under the direction of a veterinarian.',
      'Take samples and X-rays, and run tests in the clinic.',
      'Care for animals in hospital: fluids, wounds, food, warmth, comfort.',
      'Prepare and label medicines as the veterinarian has ordered.',
      'Advise owners on feeding, parasites and aftercare.',
      'Keep records, order stock and answer the phone.',
    ),
    paragraph(
      'You do not diagnose, prescribe or operate. Those are reserved for veterinarians by law. Knowing where that line is protects the animal and you.',
    ),
    heading('The qualification'),
    paragraph(
      'Clinics usually ask for ACM40418 Certificate IV in Veterinary Nursing. Its units include carrying out medical nursing routines and helping to prepare veterinary drugs and poisons. It has an entry requirement: certain earlier animal studies, or skills that a provider accepts as equal. Codes change, so look on the National Register before you enrol, and ask the provider which version it delivers.',
    ),
    table(
      'Steps that people take',
      ['Step', 'Typical product', 'Leads to'],
      ['Try the field', 'ACM20121 Certificate II in Animal Care', 'Kennels, shelters, a first clinic role'],
      [
        'Widen your skills',
        'ACM30122 Certificate III in Animal Care Services',
        'Animal care, grooming, customer service',
      ],
      ['Qualify', 'ACM40418 Certificate IV in Veterinary Nursing', 'Vet nurse'],
      [
        'Specialise',
        'Diploma-level study or a degree in veterinary nursing',
        'Emergency, dental or surgical nursing',
      ],
    ),
    callout(
      'Registration',
      'In Western Australia the law requires vet nurses to be registered with the state’s veterinary board. In most other places there is no legal requirement, but a voluntary national scheme exists and some clinics prefer nurses who belong to it. Check the rules in the state where you want to work.',
    ),
    heading('Clinic hours are the hard part'),
    paragraph(
      'You cannot learn this work on a screen alone. The qualification needs many hours in a veterinary practice with real patients, and students often have to find that practice themselves. Start before you enrol.',
    ),
    steps(
      'List every practice within an hour of home: small animal, mixed, emergency, equine, wildlife.',
      'Visit in a quiet hour, with a one-page resume and your vaccination dates. Tetanus is a must, and some practices ask for more.',
      'Offer a regular half-day, not “any time”. Clinics plan by the week.',
      'Start with what is needed. Laundry and kennels come before theatre.',
      'Ask the head nurse whether the practice will support a student, and who would sign off your skills.',
    ),
    heading('What the days are like'),
    paragraph(
      'Most clinics open from early morning to evening and on Saturdays. Emergency hospitals never close. You stand, lift and kneel. Dogs bite, cats scratch, and cleaning agents dry your hands. You will help with euthanasia, sometimes several times a week, and be the one who stays with the family. Good practices talk about that openly and have someone to turn to. Ask about it.',
    ),
    heading('Pay and prospects'),
    paragraph(
      'Pay is set by an award, with higher rates for higher qualifications and for nights and weekends. It is modest for the skill involved, and that is the most common reason for leaving. Head nurses, educators and specialists earn more. Practices in many regions find it hard to fill roles, so people who can move have more choice. See the illustrative figures on the ',
      link('vet nurse role page', {
        to: '/career-hub/$career/$role',
        params: { career: 'animal-care', role: 'vet-nurse' },
      }),
      '.',
    ),
    heading('Is it for you?'),
    bullets(
      'You stay steady at the sight of blood.',
      'You can be gentle with an animal and kind to its owner at the same time.',
      'You like routine, checklists and clean surfaces.',
      'You can do sums for doses and check them twice.',
      'You can leave a bad day at work, or know whom to talk to.',
    ),
    paragraph(
      'If you are unsure, begin with a shelter or boarding kennel. Our article on ',
      link('working in an animal shelter', {
        to: '/blog/$slug',
        params: { slug: 'working-in-an-animal-shelter' },
      }),
      ' describes the first weeks. To compare study options, open the ',
      link('course list', { to: '/courses' }),
      ' and search for “animal”.',
    ),
  ],
}
