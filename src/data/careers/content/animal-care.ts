import { defineCareer } from '~/data/careers/defineCareer'

export const career = defineCareer({
  id: 1,
  title: 'Animal care',
  slug: 'animal-care',
  area: 'animals-environment',
  description:
    'People in animal care look after the health, safety and comfort of animals in shelters, clinics, kennels, salons and sanctuaries. Much of the work is cleaning, watching and recording. The rest is handling animals calmly and helping the people who own them.',
  image: 'career-animal-care',
  roles: [
    {
      id: 101,
      title: 'Animal care attendant',
      slug: 'animal-care-attendant',
      shortDescription:
        'Feeds, cleans, exercises and watches over animals in shelters, kennels, catteries and sanctuaries, and keeps a clear record of how each one is doing.',
      fullDescription: [
        'You start the day by walking past every pen and looking before you open one. Then you clean in a fixed order, feed by the card, walk dogs, give basic treatments that a veterinarian has ordered, and note anything that has changed. Later you may receive new animals, scan microchips and meet visitors who want to adopt.',
        'The work is physical, outdoors in part, and goes on at weekends and public holidays. You learn to read body language and to prevent the spread of disease. Some animals are frightened or sick, and not all recover, so a workplace that supports its staff makes a real difference. Entry-level study such as ACM20121 Certificate II in Animal Care and regular volunteering are the usual ways in.',
      ],
      outlook: { jobOpenings: 6200, employmentGrowth: 9, averageWeeklySalary: 1080, hours: 38 },
      female: 76,
      education: [34, 44, 12, 9, 1],
      employed: [8900, 10300, 12100],
      skills: [
        'Reading animal behaviour',
        'Safe handling and restraint',
        'Cleaning and infection control',
        'Feeding and basic health checks',
        'Clear written records',
        'Talking with owners and visitors',
      ],
      courseCodes: ['ACM20121', 'ACM30122', 'LL-DB101'],
    },
    {
      id: 102,
      title: 'Vet nurse',
      slug: 'vet-nurse',
      shortDescription:
        'Nurses animals in a veterinary practice, helps in theatre, monitors anaesthesia under direction and explains aftercare to owners.',
      fullDescription: [
        'You prepare animals and instruments, hold and reassure patients, watch vital signs during surgery, take samples and X-rays, and look after animals in hospital. At the front desk you book patients by urgency and explain how to give tablets or change a dressing. A veterinarian diagnoses and prescribes; you make the plan happen and say when something looks wrong.',
        'Clinics usually ask for ACM40418 Certificate IV in Veterinary Nursing and many hours in practice. In Western Australia you must also be registered with the veterinary board. Expect Saturdays, some nights, and days with both births and deaths. Experienced nurses move into emergency, dental or head nurse roles, teaching, or sales for animal health companies.',
      ],
      outlook: { jobOpenings: 5400, employmentGrowth: 14, averageWeeklySalary: 1190, hours: 38 },
      female: 95,
      education: [14, 52, 19, 13, 2],
      employed: [9600, 11400, 13900],
      skills: [
        'Surgical and medical nursing',
        'Anaesthetic monitoring under direction',
        'Dose calculation',
        'Infection control',
        'Pathology and imaging support',
        'Calm talk with worried owners',
        'Record keeping and stock control',
      ],
      courseCodes: ['ACM40418', 'ACM20121', 'ACM30122'],
    },
    {
      id: 103,
      title: 'Pet groomer',
      slug: 'pet-groomer',
      shortDescription:
        'Washes, clips and styles dogs and cats, checks skin, ears and nails, and tells owners about anything a vet should see.',
      fullDescription: [
        'You wash, dry, brush, clip and scissor to suit the breed, the coat and the owner’s wishes. You trim nails and clean ears, and you stop when an animal has had enough. Groomers often notice lumps, fleas or sore joints first, and pass this on without making a diagnosis.',
        'You can work in a salon, in a mobile van or for yourself. The work is hard on hands and back, and wet floors, hair and noise are part of it. Good groomers book realistic times and keep notes on each animal’s temper. ACM30122 Certificate III in Animal Care Services has a grooming stream. Many groomers become self-employed, so a little bookkeeping helps.',
      ],
      outlook: { jobOpenings: 2900, employmentGrowth: 11, averageWeeklySalary: 1060, hours: 37 },
      female: 86,
      education: [37, 45, 9, 8, 1],
      employed: [4100, 5200, 6300],
      skills: [
        'Clipping, scissoring and coat care',
        'Gentle handling',
        'Noticing skin and health problems',
        'Equipment care and hygiene',
        'Booking and time estimates',
        'Customer service',
      ],
      courseCodes: ['ACM30122', 'ACM20121', 'LL-DB101', 'LL-BK101'],
    },
    {
      id: 104,
      title: 'Kennel and cattery supervisor',
      slug: 'kennel-supervisor',
      shortDescription:
        'Runs the daily care, the rosters and the safety of a boarding place, pound or shelter, and trains its attendants.',
      fullDescription: [
        'You decide who is housed where, plan the roster, check that cleaning and feeding were done, and step in when an animal is ill or aggressive. You keep the records that the code of practice in your state requires, order food and medicine, and deal with owners when something has gone wrong.',
        'Most supervisors have several years of hands-on work behind them. The new part is leading people: giving clear instructions, training casual staff before the holidays, and holding a short talk after a hard day. Animal care study together with leadership units is a good preparation.',
      ],
      outlook: { jobOpenings: 1300, employmentGrowth: 7, averageWeeklySalary: 1290, hours: 40 },
      female: 71,
      education: [25, 46, 17, 11, 1],
      employed: [2000, 2300, 2600],
      skills: [
        'Rostering and leading a small team',
        'Disease prevention planning',
        'Animal behaviour assessment',
        'Work health and safety',
        'Record keeping under a code of practice',
        'Handling complaints',
      ],
      courseCodes: ['ACM30122', 'BSB40520', 'LL-DB101', 'LL-LD101'],
    },
  ],
})
