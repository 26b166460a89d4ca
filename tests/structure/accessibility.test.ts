import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { audit, auditFile } from '../../build/accessibilityAudit'
import { root } from '../../build/paths'
import { criteria } from '../accessibility/criteria'
import { journeys } from '../reader/journeys'
import { expectNone, faultsIn } from '../support/faults'
import { titlesIn } from '../support/testTitles'

const file = 'tests/accessibility/criteria.ts'

test('WCAG 2.2 has 31 criteria of level A and 24 of level AA, each of which was checked', () => {
  expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31)
  expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24)
  expect(new Set(criteria.map(({ id }) => id)).size).toBe(criteria.length)
  expectNone(
    faultsIn(
      criteria,
      ({ checks }) => checks.length === 0,
      ({ id, name }) => `${file}: nobody has checked ${id} ${name}: name a test, a journey or an inspection.`,
    ),
  )
})

const checks = criteria.flatMap(({ id, checks }) => checks.map((check) => ({ id, check })))

test('each test and each journey that is named is there', () => {
  const names: readonly string[] = journeys.map(({ name }) => name)
  expectNone(
    checks.flatMap(({ id, check }) => {
      if ('title' in check && !titlesIn(check.file).has(check.title))
        return [`${file}: ${id}: ${check.file} has no test or rule "${check.title}".`]
      if ('journey' in check && !names.includes(check.journey))
        return [`${file}: ${id}: nobody walks the journey "${check.journey}" with a screen reader.`]
      return []
    }),
  )
})

test('the page has what `npm run accessibility` makes', () => {
  expect(
    JSON.parse(readFileSync(join(root, auditFile), 'utf8')),
    `${auditFile} differs from what ${file} says: run npm run accessibility.`,
  ).toEqual(audit)
})
