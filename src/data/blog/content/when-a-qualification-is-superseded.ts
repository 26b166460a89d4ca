import type { Article } from '~/data/blog/article'
import { authors } from '~/data/blog/authors'
import { bullets, callout, heading, link, paragraph, steps, strong, table } from '~/data/blog/nodes'

export const article: Article = {
  id: 16,
  title: 'When a qualification is superseded: what it means for you',
  slug: 'when-a-qualification-is-superseded',
  publishDate: '2025-09-30',
  author: authors.rutaMalik,
  categoryId: 'education',
  image: 'old-and-new-feather',
  summary:
    'Training products are replaced every few years. Learn what superseded means, what teach-out is, and what to ask if your course changes its code.',
  tags: ['superseded', 'teach-out', 'National Register', 'early childhood'],
  relatedIds: [11, 12, 1],
  courseSlugs: [
    'certificate-iii-in-early-childhood-education-and-care',
    'diploma-of-early-childhood-education-and-care',
  ],
  content: [
    paragraph(
      'Work changes, and training has to follow. Every few years an industry reviews its units and publishes a new version of a qualification. The old one is then marked superseded on the National Register. That sounds alarming if you are halfway through. Usually it is not, as long as you ask the right questions early.',
    ),
    heading('What the words mean'),
    table(
      'Status words on the National Register',
      ['Word', 'Meaning'],
      ['Current', 'The version that providers may deliver now'],
      ['Superseded', 'Replaced by a newer version; new enrolments stop after a transition period'],
      ['Equivalent', 'The new version has the same outcome, so moving across is simple'],
      ['Not equivalent', 'The outcome has changed, so some new learning or assessment is needed'],
      ['Deleted', 'Removed without a replacement'],
    ),
    paragraph(
      'Equivalence is also given for single units. That is often what matters in practice: you may carry twelve equivalent units across and need to complete three new ones.',
    ),
    heading('What is teach-out?'),
    paragraph(
      'Teach-out is the time in which a provider may still train and assess students in the old version and issue it. It is usually one year from the day the replacement is published, unless the regulator sets another date. Students who cannot finish by then must be moved to the new version, if it suits them and the provider can deliver it.',
    ),
    callout(
      'A finished qualification stays yours',
      'If you hold a qualification that has since been superseded, it remains a real qualification. You do not need to study it again for that reason alone. Some jobs ask for current skills or a particular version, so check the rule of your field.',
    ),
    heading('A recent example'),
    paragraph(
      'CHC30121 Certificate III in Early Childhood Education and Care was superseded in 2025 by CHC30125. In the same review, CHC50121 Diploma of Early Childhood Education and Care was superseded by CHC50125. If you are enrolled in one of the older codes, ask your provider now for the last date on which you can be assessed. If you plan to enrol, ask which code will be on your certificate, and have it confirmed in writing.',
    ),
    paragraph(
      'Early childhood services must employ educators with approved qualifications. A national list shows which ones count, and it includes earlier versions. A change of code does not put people out of work who qualified before.',
    ),
    heading('If your course changes while you study'),
    steps(
      [strong('Find the date. '), 'When does teach-out end, and where will you be by then?'],
      [strong('Ask for a map. '), 'It lists each of your units and what becomes of it.'],
      [strong('Compare the work. '), 'Is it less effort to finish the old version or to move?'],
      [strong('Ask about cost. '), 'Extra units should not be a surprise on your bill.'],
      [strong('Check placement. '), 'Do the hours you have done count in the new version?'],
      [strong('Get it in writing, '), 'with the new code, title and end date.'],
    ),
    paragraph(
      'Before you agree to a move, read the new units. A provider must tell you about changes that affect you as soon as it can. It should not transfer you without your knowledge.',
    ),
    heading('Why an old code is not a bargain'),
    paragraph(
      'Sometimes an outgoing course is sold cheaply. It may be fine if you can finish well before teach-out ends. It is a poor deal if you study slowly, need placement that is hard to find, or want to go on to a diploma that expects the new version. Work out your finishing date with your real weekly hours, add three months for life, and then decide.',
    ),
    heading('How to check a code in two minutes'),
    bullets(
      'Go to the National Register at training.gov.au and enter the code.',
      'Read the status and the line that names what replaced it.',
      'Open the list of units and see which are core.',
      'Look up the provider and see whether the product is on its scope.',
      'Compare the exact title with the one in the advertisement.',
    ),
    paragraph(
      'On this site each course page shows code, exact title and status. A superseded product says so and names its successor where we know it. If you see a page that looks out of date, ',
      link('tell us', { to: '/contact' }),
      '. For the meaning of the digits in a code read ',
      link('AQF levels explained', { to: '/blog/$slug', params: { slug: 'aqf-levels-explained' } }),
      ', and for moving completed units across see ',
      link('recognition of prior learning', {
        to: '/blog/$slug',
        params: { slug: 'recognition-of-prior-learning' },
      }),
      '. The ',
      link('education courses', { to: '/category/$categoryId', params: { categoryId: 'education' } }),
      ' are listed with their codes.',
    ),
  ],
}
