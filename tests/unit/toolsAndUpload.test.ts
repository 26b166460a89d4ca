import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvHint } from '~/data/organisations/organizations'
import { hrefOf } from '~/data/site/links'
import { gapAnalysisPage, teamPlannerPage } from '~/data/tools/analysisPages'
import { findTool, tools } from '~/data/tools/tools'
import {
  checkFile,
  UPLOAD_LIMIT_BYTES,
  UPLOAD_SETTLE_MS,
  UPLOAD_STEP,
  UPLOAD_STEP_MS,
} from '~/data/tools/upload'
import { acceptAttribute, type UploadContext, uploadRules } from '~/data/tools/uploadRules'
import { expectNone } from '../support/faults'
import { contentFaults } from '../support/siteContentRules'

describe('tools', () => {
  test('are the eight of §2, found by slug', () => {
    expect(tools.map(({ slug }) => slug)).toEqual([
      'roi-calculator',
      'career-wizard',
      'gap-analysis',
      'team-planner',
      'resume-builder',
      'interview-simulator',
      'traineeship-finder',
      'checklist-generator',
    ])
    for (const tool of tools) {
      expect(findTool(tool.slug)).toBe(tool)
      expect(hrefOf(tool.link)).toBe(`/tools/${tool.slug}`)
    }
    for (const slug of ['', '__proto__', 'ROI-calculator']) expect(findTool(slug)).toBeUndefined()
  })

  test.each([gapAnalysisPage, teamPlannerPage])('$headline says that it is not a tool yet', (page) => {
    expect(page.notYet).toContain('not an automatic tool yet')
    expect(page.shows.length).toBeGreaterThanOrEqual(3)
    expect(hrefOf(page.consultation.link)).toMatch(/^\/contact\?/)
  })

  test('the template has the columns of the hint (§2.21) and nothing that a spreadsheet would run', () => {
    const lines = gapAnalysisPage.template.content.trimEnd().split('\r\n')
    expect(lines[0]?.replaceAll(',', ', ')).toBe(csvHint.replace(/^.*columns: /, ''))
    for (const line of lines) {
      expect(line.split(',')).toHaveLength(4)
      for (const cell of line.split(',')) expect(cell).toMatch(/^[^=+\-@\t]/)
    }
  })

  test('keep the wording rules and link to pages that exist', () => {
    expectNone(contentFaults({ tools, gapAnalysisPage, teamPlannerPage }))
  })
})

describe('uploads (§4, §5, §9)', () => {
  const file = (name: string, type = '', size = 1000) => ({ name, type, size })
  const contexts: UploadContext[] = ['gapAnalysis', 'organisation', 'serviceDemo']

  test('accept the types of §5', () => {
    expect(acceptAttribute('gapAnalysis')).toBe('.csv,.xlsx,.xls')
    expect(acceptAttribute('organisation')).toBe('.csv')
    expect(acceptAttribute('serviceDemo')).toBe('.csv,.pdf,.doc,.docx')
  })

  test('rise by 10 every 200 ms and wait 1000 ms (§9)', () => {
    expect([UPLOAD_STEP, UPLOAD_STEP_MS, UPLOAD_SETTLE_MS]).toEqual([10, 200, 1000])
  })

  test.each(contexts)('%s takes each of its endings, in any case', (context) => {
    for (const ending of uploadRules[context].extensions) {
      expect(checkFile(file(`staff${ending}`), context)).toEqual({ kind: 'ok' })
      expect(checkFile(file(`STAFF LIST${ending.toUpperCase()}`), context)).toEqual({ kind: 'ok' })
    }
  })

  test.each([
    ['staff.csv', 'text/csv'],
    ['staff.csv', 'text/csv; charset=utf-8'],
    ['staff.csv', 'application/vnd.ms-excel'],
    ['staff.csv', 'application/octet-stream'],
    ['staff.csv ', 'TEXT/CSV'],
    ['<img src=x onerror=alert(1)>.csv', 'text/csv'],
    ['a.b.c.csv', 'text/plain'],
    ['\u202ecod.csv', ''],
  ])('%j of type %j is taken', (name, type) => {
    expect(checkFile(file(name, type), 'organisation')).toEqual({ kind: 'ok' })
  })

  test.each([
    ['an empty file', file('staff.csv', 'text/csv', 0), 'empty'],
    ['a file one byte too large', file('staff.csv', 'text/csv', UPLOAD_LIMIT_BYTES + 1), 'too large'],
    ['a wrong ending', file('staff.xlsx'), 'not accepted'],
    ['a program in disguise', file('staff.csv.exe'), 'not accepted'],
    ['a wrong type with a right name', file('staff.csv', 'image/png'), 'holds something else'],
    ['no ending', file('staff'), 'no ending'],
    ['an ending alone', file('.csv'), 'no ending'],
    ['a dot at the end', file('staff.'), 'no ending'],
    ['no name', file(''), 'no ending'],
    ['a size that is no number', file('staff.csv', 'text/csv', Number.NaN), 'empty'],
    ['an inherited name', file('x.__proto__'), 'not accepted'],
  ])('%s is refused in words that name what is accepted', (_, facts, words) => {
    const check = checkFile(facts, 'organisation')
    expect(check.kind).toBe('refused')
    if (check.kind !== 'refused') return
    expect(check.message).toContain(words)
    expect(check.message).toContain(uploadRules.organisation.accepted)
    expect(check.message).toContain('5 MB')
  })

  test('exactly 5 MB is taken', () => {
    expect(checkFile(file('staff.csv', 'text/csv', UPLOAD_LIMIT_BYTES), 'gapAnalysis')).toEqual({
      kind: 'ok',
    })
  })

  test('no name or type makes it throw, and a refusal never repeats the name', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.string(),
        fc.double(),
        fc.constantFrom(...contexts),
        (name, type, size, context) => {
          const check = checkFile({ name: `<q>${name}`, type, size }, context)
          if (check.kind === 'refused') expect(check.message).not.toContain('<q>')
        },
      ),
      { numRuns: 1000 },
    )
  })
})
