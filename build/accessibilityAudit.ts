import type { Audit, CheckKind } from '~/data/accessibility/audit'
import { type Check, criteria } from '../tests/accessibility/criteria'
import { journeys } from '../tests/reader/journeys'
import { preferences } from '../tests/support/preferences'

export const auditFile = 'src/data/accessibility/audit.json'

const kindOf = (check: Check): CheckKind => {
  if ('title' in check) return 'test'
  if ('journey' in check) return 'reader'
  if ('inspected' in check) return 'inspection'
  return 'absent' in check ? 'absent' : 'failure'
}

function lineOf(check: Check) {
  const kind = kindOf(check)
  if ('title' in check) return { kind, text: check.title.replaceAll('%s', '…'), file: check.file }
  if ('journey' in check) return { kind, text: check.journey, file: 'tests/reader/journeys.ts' }
  if ('inspected' in check) return { kind, text: check.inspected, on: check.on, pages: check.pages }
  return { kind, text: 'absent' in check ? check.absent : check.fails }
}

/** What the page says, of the tests as they are. */
export const audit: Audit = {
  journeys: journeys.map(({ name }) => name),
  preferences: [...new Set(preferences.map(({ name }) => name))],
  criteria: criteria.map(({ id, name, level, checks }) => ({ id, name, level, checks: checks.map(lineOf) })),
}
