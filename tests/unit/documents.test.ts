import { expect, test } from 'vitest'
import { articleSummaries } from '~/data/blog/articles'
import { atomFeed } from '~/data/blog/feed'
import { type Company, company } from '~/data/company'
import { courseGuide } from '~/data/courses/courseGuide'
import { guideText } from '~/data/courses/guideText'
import { calculateRoi, roiDefaults } from '~/data/tools/roi'
import { roiReport, roiSummary } from '~/data/tools/roiText'
import { fullCourse } from '../support/courseCards'

/*
 * Documents that people take home or that other programs read, word for word: each has its layout, and whoever
 * changes a text or a figure sees what becomes of the whole.
 */

/** Nobody's figures, so that setting the site up for a provider changes none of these files. */
/** The day for which the documents are made. */
const day = '2026-02-01'

const sample = {
  ...company,
  name: 'Sample Learning',
  site: 'https://www.sample.example',
  sampleNote: 'These are samples.',
  training: { name: 'Sample Pty Ltd', role: 'Training', abn: '00 000 000 000', providerCode: 'RTO 1' },
  email: { admissions: 'admissions@sample.example' },
  phone: {
    free: { label: 'Free call', number: '1800 000 000', href: 'tel:1800000000' },
    office: { label: 'Office', number: '(03) 5550 0000', href: 'tel:0355500000' },
  },
  office: {
    melbourne: {
      name: 'Head office',
      lines: ['Level 1', '1 Sample Street'],
      locality: 'Melbourne',
      state: 'VIC',
      postcode: '3000',
    },
  },
  timeZone: 'AEST',
  supportHours: [
    { label: 'Weekdays', times: '9am-5pm' },
    { label: 'Saturday', times: '10am-2pm' },
  ],
} as unknown as Company

test('the guide of a course with everything', async () => {
  const guide = courseGuide(
    fullCourse({
      detail: {
        syllabus: [
          { title: 'Week one', topics: ['Meeting people', 'Listening'] },
          { title: 'Week two', topics: ['Talking'] },
        ],
        prerequisites: ['A computer and a microphone'],
        instructor: { name: 'Mara Ellison', about: 'She has taught care work for twelve years.' },
        maxStudents: 20,
        certification: 'You receive a certificate of completion.',
      },
    }),
    sample,
    day,
  )
  await expect(guideText(guide)).toMatchFileSnapshot('documents/guide.txt')
})

test('the guide of a short course', async () => {
  const guide = courseGuide(
    fullCourse({
      award: { kind: 'short', note: 'This course does not lead to an AQF qualification.' },
      placement: { blocks: [40], note: 'Near you.' },
      price: 'On request',
    }),
    sample,
    day,
  )
  await expect(guideText(guide)).toMatchFileSnapshot('documents/shortGuide.txt')
})

test('the guide of a course that is out of date, without units', async () => {
  const { award } = fullCourse()
  if (award.kind !== 'national') throw new Error('The sample course is national.')
  const old = {
    ...award,
    coreUnits: [],
    electiveUnits: [],
    unitsRequired: null,
    aqf: null,
    unitsVerified: 'no' as const,
  }
  const { register } = award
  const superseded = { by: 'CHC33027', since: '2025-09-17', teachOutEnds: '2027-03-31' }
  const guides = [
    { ...register, superseded },
    { ...register, isChecked: false },
  ].map((known) =>
    guideText(courseGuide(fullCourse({ award: { ...old, register: known }, placement: null }), sample, day)),
  )
  await expect(guides.join('\n')).toMatchFileSnapshot('documents/oldGuides.txt')
})

test('the report and the summary of the calculator', async () => {
  const results = calculateRoi(roiDefaults)
  const report = roiReport(roiDefaults, results, '3 March 2026', {
    name: 'Sample Learning',
    phone: '1800 000 000',
    email: 'organisations@sample.example',
  })
  await expect(`${report.replaceAll('\r\n', '\n')}\n${roiSummary(results)}\n`).toMatchFileSnapshot(
    'documents/roi.txt',
  )
})

test('the feed of the blog', async () => {
  const [first] = articleSummaries
  if (!first) throw new Error('There are articles.')
  const article = {
    ...first,
    slug: 'first',
    title: 'First & foremost',
    summary: 'What "comes" first',
    publishDate: '2026-01-02',
    categoryId: 'design-technology' as const,
    author: { ...first.author, name: "O'Neill" },
  }
  const feed = atomFeed({
    articles: [article, { ...article, slug: 'second', title: 'Second', publishDate: '2026-02-03' }],
    origin: 'https://www.sample.example',
    companyName: 'Sample Learning',
    authorEmail: 'blog@sample.example',
  })
  await expect(feed).toMatchFileSnapshot('documents/feed.xml.txt')
})
