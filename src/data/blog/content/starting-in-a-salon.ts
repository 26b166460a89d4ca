import type { Article } from '~/data/blog/article'
import { authors } from '~/data/blog/authors'
import { bullets, callout, heading, link, paragraph, steps, strong, table } from '~/data/blog/nodes'

export const article: Article = {
  id: 5,
  title: 'Starting in a salon: assistant, apprentice or student',
  slug: 'starting-in-a-salon',
  publishDate: '2024-12-03',
  author: authors.jessVassallo,
  categoryId: 'beauty-retail',
  image: 'salon-curl',
  summary:
    'Three ways into hair and beauty work, what each pays for and takes, and how to try the trade before you commit to years of training or a big fee.',
  tags: ['hairdressing', 'beauty', 'apprenticeships', 'salon assistant'],
  relatedIds: [6, 11, 4],
  courseSlugs: ['certificate-ii-in-salon-assistant'],
  content: [
    paragraph(
      'A salon looks relaxed from the chair. From the floor it is timing, chemistry, sore feet and a lot of listening. If that still sounds good, there are three main ways in. They differ in how you are paid, how long they take and what you may do at the end.',
    ),
    heading('The three ways'),
    table(
      'Ways into salon work',
      ['Way in', 'How it works', 'Suits you if'],
      [
        'Salon assistant',
        'Paid work, often part-time, with or without an entry-level certificate',
        'You want to try the trade, or are still at school',
      ],
      [
        'Apprentice',
        'A training contract with a salon: wages and off-the-job training, usually about three years',
        'You want the full trade and can live on an apprentice wage',
      ],
      [
        'Full-time student',
        'You study first, in a training salon and with models, then look for work',
        'You can pay fees and want to focus on study',
      ],
    ),
    paragraph(
      'Beauty therapy, make-up and nails are more often studied as a course, because there are fewer apprenticeships. Hairdressing and barbering are trades, and apprenticeships are common.',
    ),
    heading('What an assistant learns'),
    paragraph(
      'SHB20216 Certificate II in Salon Assistant is the entry-level product. It has 12 units: eight core and four elective. Core units include providing shampoo and basin services, drying hair to shape, and keeping tools and work areas in order. Electives add braiding, applying colour or retail sales. We could not confirm that this code is still open to new students. Training products are replaced from time to time, so look the code up on the National Register before you enrol with any provider.',
    ),
    paragraph(
      'An assistant does not cut hair for paying clients. You prepare the person and the space so that the stylist can. You also see every kind of day: the bride who is late, the colour that went wrong, the client who has nobody else to talk to.',
    ),
    callout(
      'Licences differ between states',
      'Most hair and beauty work needs no personal licence. Some does: in some states you need a licence or training in radiation safety for laser and light treatments, and premises that do skin penetration, such as piercing or needling, must be registered with the council. Check the rules where you will work.',
    ),
    heading('Try before you sign'),
    steps(
      'Book yourself a service in two salons that you might like to work in. Watch how the team speaks to each other when it is busy.',
      'Ask for a trial day or school work experience. Unpaid trials must be short and only show your skills; longer work must be paid.',
      'Wash twenty heads. Ask friends. Notice your back, your skin and your patience.',
      'Read the award pay guide of the Fair Work Ombudsman for your age and stage, so that you know what you should be paid.',
      'Talk to an apprentice in the second year. They are honest about the first.',
    ),
    heading('Skin, lungs and back'),
    paragraph(
      'Hands in water and colour all day can cause dermatitis. Gloves, moisturiser and proper drying are part of the job, not a sign of weakness. Sprays and acrylic dust need good ventilation. Adjustable basins and chairs save your back. A salon that trains people well takes these seriously, and your course will assess them. If you have eczema or asthma, speak to your doctor before you start.',
    ),
    heading('The retail half of the job'),
    paragraph(
      'Products and rebooking are a large part of a salon’s income. That does not mean pushing. It means asking how a client dries their hair at home and explaining what would help. If you have worked in a shop, you already know half of this. We wrote about it in ',
      link('retail skills that transfer', {
        to: '/blog/$slug',
        params: { slug: 'retail-skills-that-transfer' },
      }),
      '.',
    ),
    heading('What comes later'),
    bullets(
      [strong('Specialist: '), 'colour, curls, barbering, bridal, brows, skin.'],
      [strong('Educator: '), 'train others for a salon group, or become a qualified trainer.'],
      [strong('Manager: '), 'rosters, stock and people. Leadership units help here.'],
      [
        strong('Your own chair: '),
        'renting a chair makes you a small business, with insurance, tax and bookings of your own.',
      ],
    ),
    heading('Where to look next'),
    paragraph(
      'Read about the day-to-day work, pay and hours on the ',
      link('beauty and retail career page', {
        to: '/CareerHubPage/$career',
        params: { career: 'beauty-and-retail' },
      }),
      '. Check that a course has the practical hours you need, and ask where they take place. Then compare ',
      link('courses', { to: '/courses' }),
      ' by price and length, or let the ',
      link('course finder', { to: '/course-wizard' }),
      ' narrow them down.',
    ),
  ],
}
