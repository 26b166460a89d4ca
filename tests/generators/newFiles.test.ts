import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copySource } from '../support/sourceCopy'

let copy: ReturnType<typeof copySource>

const shortCourse = {
  name: 'Reading Data for Team Leaders',
  categoryId: 'design_technology',
  subject: 'business-management',
  level: 'Beginner',
  code: 'LL-DA199',
  deliveryMode: 'Online',
  duration: '6 weeks',
  price: '$590',
  short:
    "Read the charts and tables that land on a team leader's desk, ask what they leave out, and say what they mean for your team.",
  feature1: 'Read a table line by line and say what it leaves out',
  feature2: 'Ask the right question of a chart',
  feature3: 'Explain a figure to your team in two sentences',
  outcome1: 'Team leader',
  outcome2: 'Operations coordinator',
}

const nationalCourse = {
  ...shortCourse,
  name: 'Certificate III in Retail',
  categoryId: 'creative',
  level: 'Certificate III',
  code: 'SIR30216',
  duration: '8 months',
  short:
    'Serve customers, keep stock in order and help a small team through a busy week, with tasks for the shop you work in.',
}

const page = {
  path: '/student-life',
  name: 'Student life',
  description: 'What a week of study looks like, who helps, and where students meet each other.',
  lead: 'Study is more than lessons: this is what a week looks like, and who helps.',
  heading: 'A week of study',
  text: "Most students study eight hours a week: two evenings and a Saturday morning. That's all.",
  column: 'Company & Support',
}

const facet = { list: 'catalogue', facet: 'mode', label: 'Delivery mode', field: 'deliveryMode' }
const otherFacet = { list: 'category', facet: 'reached', label: 'Level reached', field: 'level' }

/** Files into which a text is to be written, and how many hours a week of that course has. */
const writtenTexts = [
  ['aiAndData', 3],
  ['businessAndFinance', 14],
] as const

/** What was left empty in a file of texts, filled with sentences that stand nowhere else. */
function filled(source: string, hoursOfWeek: number) {
  const hours = [hoursOfWeek - 2, 1, 1]
  let said = 0
  const sentence = () => {
    said += 1
    return `You learn part ${said} of ${hoursOfWeek} hours.`
  }
  return source
    .replaceAll("when: ''", "when: 'In the evening'")
    .replaceAll('hours: 0 ', () => `hours: ${hours.shift()} `)
    .replaceAll("''", () => `'${Array.from({ length: 7 }, sentence).join(' ')}'`)
}

beforeAll(() => {
  copy = copySource('new-files', { MODEL_MACHINE: 'lampSwitch' })
})
afterAll(() => copy.remove())

describe('what the generators write', () => {
  test.each([
    [
      'a machine',
      'machine',
      { name: 'lampSwitch', purpose: 'keeps | one "lamp" lit, that\'s all' },
      'lampSwitch.model.ts',
    ],
    ['a short course', 'course', shortCourse, 'src/data/courses/content/aiAndData.ts'],
    ['a national course', 'course', nationalCourse, 'src/data/courses/qualifications/business.ts'],
    ['a page', 'page', page, 'src/routes/student-life.tsx'],
    ['a facet', 'facet', facet, 'src/data/courses/catalogueFacets.ts'],
    ['a facet of which one value is chosen', 'facet', otherFacet, 'src/data/courses/categoryFacets.ts'],
  ])('%s is written, and its files are named', { timeout: 120_000 }, (_, generator, answers, file) => {
    const { status, said } = copy.generate(generator, answers)
    expect(status, said).toBe(0)
    expect(said).toContain(file)
  })

  test('a course that is not one of its own is refused with a sentence', { timeout: 120_000 }, () => {
    const again = copy.generate('course', shortCourse)
    expect(again.status).toBe(1)
    expect(again.said).toMatch(
      /Name: course \d+ in src\/data\/courses\/content\/aiAndData.ts has this title already/,
    )
    const otherCode = copy.generate('course', { ...shortCourse, name: 'Another Name', code: 'BSB30121' })
    expect(otherCode.said).toContain('a short course has a code of the provider’s own such as LL-AI101')
  })

  test('the text of a course is asked for, by its file and field', { timeout: 120_000 }, () => {
    const unwritten = copy.run('node_modules/vitest/vitest.mjs', 'run', 'tests/unit/sample/courseTexts')
    expect(unwritten.status).toBe(1)
    expect(unwritten.said).toContain(
      'src/data/courses/texts/aiAndData.ts: reading-data-for-team-leaders: suits:',
    )
    expect(unwritten.said).toContain(
      'src/data/courses/texts/businessAndFinance.ts: certificate-iii-in-retail: week: the hours of its parts come to 0',
    )
    for (const [name, hours] of writtenTexts) {
      const file = join(copy.folder, `src/data/courses/texts/${name}.ts`)
      writeFileSync(file, filled(readFileSync(file, 'utf8'), hours))
      copy.run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', file)
    }
  })

  test.each([
    ['is typed', 'node_modules/typescript/bin/tsc', ['--noEmit', '--incremental', 'false']],
    ['is in the house’s shape', 'node_modules/@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.']],
    ['is used', 'node_modules/knip/bin/knip.js', []],
    [
      'passes the tests of structure, of courses, of lists and of its model',
      'node_modules/vitest/vitest.mjs',
      [
        'run',
        'tests/structure',
        'tests/unit/sample/courseContent',
        'tests/unit/sample/courseTexts',
        'tests/unit/siteTexts',
        'tests/unit/catalogueSearch',
        'tests/unit/lists',
        'tests/unit/sample/search.test',
        'tests/model',
      ],
    ],
  ])('%s', { timeout: 180_000 }, (_, script, args) => {
    const { status, said } = copy.run(script, ...args)
    expect(status, said).toBe(0)
  })
})
