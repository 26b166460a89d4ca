// `npm run test:mutation` or `npm run test:mutation -- --mutate src/machines/theme.machine.ts`: plants faults in the
// machines and the pure functions and counts which of them the tests notice. docs/mutation.md says more.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { root } from './paths'

const models = `${root}tests/model`
const made = `${root}tests/mutation/made`

// One file a model, each importing only its own, so that a fault in one machine runs the tests of that one.
rmSync(made, { recursive: true, force: true })
mkdirSync(made)
for (const file of readdirSync(models).filter((name) => name.endsWith('.model.ts'))) {
  const name = file.replace(/\.ts$/, '')
  writeFileSync(
    `${made}/${name}.test.ts`,
    `import { modelSuite } from '../modelSuite'\n\nmodelSuite('${name}', () => import('../../model/${name}'))\n`,
  )
}

const { status } = spawnSync(
  process.execPath,
  ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
)
rmSync(made, { recursive: true, force: true })
process.exitCode = status ?? 1
