import { defineCareer } from '~/data/careers/defineCareer'

export const career = defineCareer({
  id: 10,
  title: 'Beauty and retail',
  slug: 'beauty-and-retail',
  area: 'beauty-retail',
  description:
    'Salons and shops look different, but the skills overlap: reading what a person wants, working neatly under time pressure, knowing a product and selling it honestly. Many people start here, and many stay for the contact with customers or the freedom of running a business of their own.',
  image: 'career-beauty-retail',
  roles: [
    {
      id: 1001,
      title: 'Salon assistant',
      slug: 'salon-assistant',
      shortDescription:
        'Prepares clients and work areas, shampoos, blow-dries, takes bookings and learns the trade from the floor.',
      fullDescription: [
        'You welcome clients, wash and condition hair, mix products as directed, sweep, launder towels, take payments and rebook. You do not cut hair for paying clients, but you see every cut being done.',
        'It is a trial of the trade before an apprenticeship. SHB20216 Certificate II in Salon Assistant is the entry-level product; check on the National Register that it is still open to new students. You are on your feet all day and your hands are often wet, so skin care and good shoes are not a luxury.',
      ],
      outlook: { jobOpenings: 3600, employmentGrowth: 3, averageWeeklySalary: 980, hours: 38 },
      female: 88,
      education: [57, 34, 6, 3, 0],
      employed: [5700, 5900, 6200],
      skills: [
        'Shampoo and basin service',
        'Blow-drying',
        'Hygiene and skin protection',
        'Welcoming clients',
        'Bookings and payments',
      ],
      courseCodes: ['SHB20216'],
    },
    {
      id: 1002,
      title: 'Retail supervisor',
      slug: 'retail-supervisor',
      shortDescription:
        'Leads a shift in a shop: opens and closes, supports staff, solves problems and watches stock and sales.',
      fullDescription: [
        'You open the store, brief the team, move people to where the queue is, handle returns and complaints, balance the tills and close. You train new casuals and make sure that breaks are taken and lifting is done safely.',
        'Supervisors are almost always promoted from the floor. Weekends and the weeks before Christmas are the busiest. BSB40520 Certificate IV in Leadership and Management gives structure to what you already do, and opens the way to store manager, buyer or operations roles.',
      ],
      outlook: { jobOpenings: 17800, employmentGrowth: 4, averageWeeklySalary: 1210, hours: 38 },
      female: 60,
      education: [55, 22, 10, 11, 2],
      employed: [49000, 51000, 54000],
      skills: [
        'Leading a shift',
        'Complaint resolution',
        'Cash and stock control',
        'Training casual staff',
        'Rostering',
        'Safety on the shop floor',
      ],
      courseCodes: ['BSB40520', 'BSB30120', 'LL-LD101'],
    },
    {
      id: 1003,
      title: 'Salon manager',
      slug: 'salon-manager',
      shortDescription:
        'Runs the business side of a hair or beauty salon: team, bookings, stock, hygiene and figures.',
      fullDescription: [
        'You recruit and roster, set prices with the owner, watch rebooking and product figures, order stock, train the team in hygiene and calm the client whose colour went wrong. Many managers keep a few clients of their own.',
        'You need trade experience to be taken seriously, and business skills to keep the doors open. Study in leadership or bookkeeping fills that gap. If you employ apprentices, you also have duties towards them under the training contract. Hours follow the clients: late nights before the weekend, Saturdays, and a full book before Christmas.',
      ],
      outlook: { jobOpenings: 4200, employmentGrowth: 6, averageWeeklySalary: 1420, hours: 40 },
      female: 85,
      education: [26, 57, 10, 6, 1],
      employed: [9500, 10100, 10900],
      skills: [
        'Team leadership',
        'Pricing and sales figures',
        'Stock and suppliers',
        'Hygiene standards',
        'Client care',
        'Supervising apprentices',
      ],
      courseCodes: ['BSB40520', 'FNS40222', 'LL-LD101', 'LL-BK101'],
    },
  ],
})
