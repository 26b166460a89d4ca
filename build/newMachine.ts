// `npm run new:machine saveButton` or `npm run new:machine saveButton "the button that saves a note"`
import { spawnSync } from 'node:child_process'
import { makeMachine } from './machineTemplate'
import { root } from './paths'

const [name = '', purpose = 'shows one topic at a time'] = process.argv.slice(2)
try {
  const files = makeMachine(root, name, purpose)
  // A long name or a quotation mark changes where lines break and how they are quoted.
  spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', ...files], {
    cwd: root,
  })
  for (const file of files) console.log(file)
  console.log(`\nNow: npm run test:model -- --machine ${name}   and docs/testing.md for what comes next`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
