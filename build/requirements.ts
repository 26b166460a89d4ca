// `npm run requirements`: what shows that each statement of the requirements holds, as a table.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths'
import { requirementsTable, tableFile } from './requirementsTable'

writeFileSync(join(root, tableFile), requirementsTable())
console.log(`${tableFile} is written.`)
