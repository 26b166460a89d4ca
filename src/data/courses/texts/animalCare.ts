import type { CourseText } from '../courseText'

export const animalCareTexts = {
  'certificate-ii-in-animal-care': {
    suits:
      'Loving animals is the easy part. The job is hosing runs in July, scrubbing forty bowls and seeing that the quiet cat has not eaten. If that still sounds good, this first course is for you. You learn to look before you touch, to feed and clean in a fixed order, and to report small changes. It welcomes school leavers as well as people who need a gentler start.',
    lessSuited:
      'Strong allergies to fur, or deep fear of big dogs, will make placement miserable. Those who have worked in kennels may go directly to the Certificate III. Grooming for money is not covered.',
    week: [
      {
        when: 'Weekday study',
        what: 'Read about diets, diseases and body language, and sort photos of animals by how they seem to feel.',
        hours: 7,
      },
      {
        when: 'Filmed task',
        what: 'Record a few minutes: wash your hands the clinic way, fill in a feed chart, fit a collar on a calm pet or a toy.',
        hours: 1,
      },
      {
        when: 'Placement, averaged',
        what: 'Blocks of 54 and 50 hours of feeding, cleaning and watching come to three hours a week over eight months.',
        hours: 3,
      },
    ],
    assessment: [
      'Short clips show your hands at work. We look for order: dirty to clean, quiet animals first, gate shut behind you. A gate left open sends the clip back.',
      'A placement diary lists tasks with dates, and your supervisor signs each page. Cute stories are fine, yet the record of droppings and food left counts for more.',
    ],
    teaching:
      'Trainers in this course need a history of daily care in shelters, kennels or sanctuaries. We ask that they can talk plainly about bites, death and burnout as well as puppies.',
    toHave:
      'Work boots and a tetanus shot are extra and wanted before the first block. Some facilities start at six in the morning, beyond the reach of buses. A phone camera is fine for clips.',
    afterwards:
      'Attendant and kennel roles exist, many of them casual. Volunteers who prove reliable are often asked first when a shift is free. With this behind you, the Certificate III or later vet nursing makes more sense.',
  },
  'certificate-iii-in-animal-care-services': {
    suits:
      'Owners ask questions all day: why does she scratch, is he too fat, may I bathe a rabbit? This course is for those who want to answer well, and to know when to say ‘see a vet’. You plan care for animals with unlike needs, run health checks and keep records. Your electives lean to care, grooming or customer work, so decide with your placement in mind.',
    lessSuited:
      'Complete newcomers can take it, though the Certificate II is slower and cheaper. If surgery and medicines are what excite you, vet nursing is the straight road. Dog training is another field again.',
    week: [
      {
        when: 'Study mornings',
        what: 'Learn anatomy, signs of illness, coats and skins, plus the words that owners use for all of these.',
        hours: 9,
      },
      {
        when: 'Camera and animal',
        what: 'Film a health check from nose to tail or brush out a coat, and talk through what you find.',
        hours: 1.5,
      },
      {
        when: 'Two placement blocks, shared out',
        what: 'First you follow the routine. In the second you look after some animals yourself, with someone near.',
        hours: 2,
      },
    ],
    assessment: [
      'Health checks on film are compared with a list. Assessors care less about speed than about the ear you forgot because the dog was wriggling.',
      'You write a care plan for two very different animals and defend the diet in each. One that suits the owner’s habits, and not only the book, scores well.',
      'A counter scene has you turn down a sale that would harm a pet.',
    ],
    teaching:
      'We look for working groomers, shelter carers and pet shop managers, so that each elective has someone from its floor. All must be able to show how they keep up with welfare standards.',
    toHave:
      'You need access to at least one calm animal for filming. Boots, vaccinations and, for grooming, a few brushes of your own come on top. Ask a facility near you about its hours before choosing electives.',
    afterwards:
      'Pet shops, salons, boarding places and councils employ people at this level; part-time is usual. Groomers may later work for themselves, with council rules to check. Vet nursing accepts relevant study like this.',
  },
  'certificate-iv-in-veterinary-nursing': {
    suits:
      'You already spend hours in a clinic and want to know why as well as how. Vet nurses hold the leg, count the breaths, draw up what the vet orders and tell a family that it is time. The study is heavy on science words, and the practice is heavy on detail. Calm people with clean handwriting thrive. So do those who can laugh at the end of a long day.',
    lessSuited:
      'With no practice willing to have you, stop here: tasks cannot be done on a pet at home. Squeamish about needles or putting animals to sleep? Choose animal care services instead. It does not lead to work as a vet.',
    week: [
      {
        when: 'Four evenings',
        what: 'Study body systems, drugs, pain and germs, and learn the sums for a dose until they are dull.',
        hours: 10,
      },
      {
        when: 'In your clinic',
        what: 'Practise set tasks under a vet or qualified nurse: prepare a room, monitor a patient, run a test.',
        hours: 5.5,
      },
      {
        when: 'Workshops, shared out',
        what: 'Four days with trainers and models in Melbourne or Parramatta add half an hour a week.',
        hours: 0.5,
      },
    ],
    assessment: [
      'Clinic tasks are signed off by your supervisor and then checked by our assessor, often by video. A dose sum without units is wrong even when the number is right.',
      'Case logs follow patients from admission to going home. We want trends: what changed between ten and noon, and whom you told.',
      'A hard talk with an owner is played out at a workshop.',
    ],
    teaching:
      'We ask qualified vet nurses to lead this course, with a veterinarian for some sessions. Both should be in practice still, at least for relief shifts, as drugs and methods move on.',
    toHave:
      'Get the clinic’s yes in writing, with the name of a supervisor’s role and your weekly hours. Scrubs, a fob watch and travel to four workshops are your cost. Clinics may ask for vaccinations too.',
    afterwards:
      'You might go on in the clinic that hosted you, or try an emergency or specialist hospital. Whether nurses must register depends on the state, so look it up where you will work. A diploma in vet nursing may follow.',
  },
} satisfies Readonly<Record<string, CourseText>>
