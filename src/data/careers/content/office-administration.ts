import { defineCareer } from '~/data/careers/defineCareer'

export const career = defineCareer({
  id: 2,
  title: 'Office administration',
  slug: 'office-administration',
  area: 'business-administration',
  description:
    'Administrators keep an organisation’s days in order: messages, meetings, documents, bookings and data. Every industry employs them, from clinics to building sites. Software has taken over much of the typing, so the value now lies in judgement, accuracy and knowing how to reach the right person.',
  image: 'career-office-administration',
  roles: [
    {
      id: 201,
      title: 'Admin assistant',
      slug: 'admin-assistant',
      shortDescription:
        'Handles correspondence, bookings, records and everyday requests so that a team can get on with its work.',
      fullDescription: [
        'You answer calls and emails, book rooms and travel, prepare documents, enter data, order supplies and follow up on what others forgot. In a small business you may also send invoices and look after the website. In a large one you serve a single team and learn its systems in depth.',
        'It is one of the easiest fields to enter and a good place to see how organisations work. Employers look for clear writing, spreadsheets and discretion. Routine tasks are being automated, so people who can improve a process, not only follow it, have better prospects. BSB30120 Certificate III in Business covers documents, workplace communication and sustainable practices.',
      ],
      outlook: { jobOpenings: 88000, employmentGrowth: 2, averageWeeklySalary: 1240, hours: 38 },
      female: 83,
      education: [36, 31, 14, 16, 3],
      employed: [252000, 263000, 270000],
      skills: [
        'Word processing and spreadsheets',
        'Diary and travel bookings',
        'Clear, polite writing',
        'Accurate data entry',
        'Handling confidential information',
        'Setting priorities when all is urgent',
      ],
      courseCodes: ['BSB30120', 'BSB40120', 'LL-AI101', 'LL-PR101', 'LL-DA101'],
    },
    {
      id: 202,
      title: 'Receptionist',
      slug: 'receptionist',
      shortDescription:
        'Welcomes visitors, answers calls, manages appointments and sees that the right person hears what they need to know.',
      fullDescription: [
        'You are the first person a caller hears and a visitor sees. You greet people, check them in, book and move appointments, take payments and pass on messages that can be acted on. In a medical practice you also judge what cannot wait, following the practice’s rules, and protect health information.',
        'The desk is busy, and you will be interrupted all day. A calm voice and a good memory for names go far. Hotels, clinics, schools, gyms and law firms all employ receptionists, and each has software that can be learned in weeks. Many people go on to practice manager, executive assistant or customer service leader.',
      ],
      outlook: { jobOpenings: 51000, employmentGrowth: 4, averageWeeklySalary: 1120, hours: 37 },
      female: 93,
      education: [43, 32, 13, 11, 1],
      employed: [168000, 171000, 178000],
      skills: [
        'Greeting and telephone manner',
        'Appointment systems',
        'Calm under interruption',
        'Cash and card handling',
        'Privacy and discretion',
      ],
      courseCodes: ['BSB30120', 'LL-AU101', 'LL-PR101'],
    },
    {
      id: 203,
      title: 'Executive assistant',
      slug: 'executive-assistant',
      shortDescription:
        'Organises the time, papers and follow-up of a senior manager, and often knows first what is about to go wrong.',
      fullDescription: [
        'You protect a leader’s time. That means deciding which meetings happen, preparing papers, drafting replies, taking minutes and making sure that agreed actions are done. You often run small projects, such as a board meeting or an office move, from start to finish.',
        'Trust is the core of the role: you will read about pay, conflicts and plans that others cannot see. Most people arrive after several years in administration. BSB40120 Certificate IV in Business or BSB50120 Diploma of Business strengthens writing, planning and critical thinking. Some executive assistants move on to office manager, project or governance roles.',
      ],
      outlook: { jobOpenings: 14500, employmentGrowth: -4, averageWeeklySalary: 1690, hours: 40 },
      female: 94,
      education: [28, 27, 18, 23, 4],
      employed: [58000, 52000, 49000],
      skills: [
        'Diary management for several people',
        'Minutes and board papers',
        'Confidentiality and tact',
        'Writing in another person’s name',
        'Small project coordination',
        'Anticipating problems',
      ],
      courseCodes: ['BSB40120', 'BSB50120', 'LL-AI101', 'LL-DA101'],
    },
  ],
})
