import type { Article } from '~/data/blog/article'
import { authors } from '~/data/blog/authors'
import { bullets, callout, heading, link, paragraph, strong, table } from '~/data/blog/nodes'

export const article: Article = {
  id: 11,
  title: 'AQF levels explained: from certificate to diploma and beyond',
  slug: 'aqf-levels-explained',
  publishDate: '2024-11-19',
  author: authors.rutaMalik,
  categoryId: 'education',
  image: 'ten-levels',
  summary:
    'What AQF levels mean, how a certificate differs from a diploma, what a statement of attainment is, and how to read a national training code.',
  tags: ['AQF', 'qualifications', 'units of competency', 'training packages'],
  relatedIds: [12, 16, 15],
  content: [
    paragraph(
      'The Australian Qualifications Framework, AQF for short, puts every formal qualification after school on one of ten levels. A level describes how complex the learning is. It says nothing about the quality of a provider, the price or how much you will like it. Once you can read the levels, course lists make more sense.',
    ),
    heading('The ten levels'),
    table(
      'AQF levels and their qualifications',
      ['Level', 'Qualification', 'Typical volume of learning'],
      ['1', 'Certificate I', 'Half a year to one year'],
      ['2', 'Certificate II', 'Half a year to one year'],
      ['3', 'Certificate III', 'One to two years, up to four in an apprenticeship'],
      ['4', 'Certificate IV', 'Half a year to two years'],
      ['5', 'Diploma', 'One to two years'],
      ['6', 'Advanced Diploma, Associate Degree', 'One and a half to two years; two for an Associate Degree'],
      ['7', 'Bachelor Degree', 'Three to four years'],
      ['8', 'Graduate Certificate, Graduate Diploma, Bachelor Honours', 'Half a year to two years'],
      ['9', 'Masters Degree', 'One to two years for most, longer for some'],
      ['10', 'Doctoral Degree', 'Three to four years'],
    ),
    paragraph(
      'The volume of learning is a guide for a typical student who starts without experience in the field. It counts all learning: classes, reading, practice and assessment. People who already work in the field often need less.',
    ),
    heading('What the vocational levels feel like'),
    bullets(
      [strong('Certificate I and II: '), 'basic tasks with clear instructions. A way to try a field.'],
      [
        strong('Certificate III: '),
        'skilled work with some judgement of your own. Many jobs in care and in the trades start here.',
      ],
      [
        strong('Certificate IV: '),
        'a wider range of problems, and guidance for others. Common for supervisors and specialists.',
      ],
      [
        strong('Diploma and Advanced Diploma: '),
        'planning, analysis and responsibility for a team or a function.',
      ],
    ),
    paragraph(
      'Higher is not always better. An early childhood service needs people at Certificate III and at diploma level, for different roles. Choose the level that the job asks for, then the one after it when you need it.',
    ),
    heading('Units of competency'),
    paragraph(
      'A vocational qualification is made of units of competency. Each describes one part of a job, with the skills, the knowledge and the evidence an assessor must see. There are no marks out of 100: you are competent, or not yet competent. Packaging rules say how many units are core, which everyone takes, and how many are electives. BSB40520 Certificate IV in Leadership and Management, for example, has 12 units: five core and seven elective.',
    ),
    callout(
      'Statement of attainment',
      'If you complete some units but not all, or take a single unit such as HLTAID011 Provide First Aid, you receive a statement of attainment. It is nationally recognised and lists the units you hold. It is not a qualification and has no AQF level. The units can count later towards one.',
    ),
    heading('How to read a code'),
    paragraph(
      'Take CHC33021 Certificate III in Individual Support. CHC is the training package, here community services. The first 3 is the AQF level, 30 is the number in the series, and 21 is the year in which that version was made. A code that ends in a state, such as 22603VIC, belongs to an accredited course that was written outside a training package. A unit code such as CHCCCS031 has letters for the package and the subject, then a number.',
    ),
    paragraph(
      'When the year changes, the older version becomes superseded. We explain what that means for students in ',
      link('when a qualification is superseded', {
        to: '/blog/$slug',
        params: { slug: 'when-a-qualification-is-superseded' },
      }),
      '.',
    ),
    heading('What is not in the framework'),
    paragraph(
      'Workshops, micro-credentials, vendor certificates and most online short courses have no AQF level. They can be useful, and employers may value them. A fair provider tells you plainly that they do not lead to an AQF qualification. On this site, our ',
      link('programs', { to: '/programs' }),
      ' and AI workshops fall in this group.',
    ),
    heading('Three checks before you choose'),
    bullets(
      'Look up the exact code and title on the National Register, training.gov.au. It shows whether the product is current and which providers may deliver it.',
      'Read an advertisement for the job you want, and note the level and any unit it names.',
      'Ask how the course counts towards the next level, and who decides on credit.',
    ),
    paragraph(
      'You can filter our ',
      link('course list', { to: '/courses' }),
      ' by the qualification awarded. If you are not sure which level fits, the ',
      link('course finder', { to: '/course-wizard' }),
      ' asks four short questions. And if you already have skills from work, read about ',
      link('recognition of prior learning', {
        to: '/blog/$slug',
        params: { slug: 'recognition-of-prior-learning' },
      }),
      ' before you enrol.',
    ),
  ],
}
