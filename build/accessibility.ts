// `npm run accessibility`: how each criterion of WCAG 2.2 A and AA was checked, as the page /accessibility has it.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { audit, auditFile } from './accessibilityAudit'
import { root } from './paths'

writeFileSync(join(root, auditFile), `${JSON.stringify(audit)}\n`)
console.log(`${auditFile} is written.`)
