// `npm run test:mutation` or `npm run test:mutation -- --mutate src/machines/theme.machine.ts`: plants faults in the
// machines and the pure functions and counts which of them the tests notice. stryker.config.mjs says what is mutated.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { root } from './paths'

type Report = { files: Record<string, { mutants: { status: string }[] }> }
const isNoticed = ({ status }: { status: string }) => status === 'Killed' || status === 'Timeout'

const models = `${root}tests/model`
const made = `${root}tests/mutation/made`
const report = `${root}reports/mutation.json`
const incremental = `${root}.stryker-incremental.json`
const summary = `${root}tests/mutation/summary.json`

rmSync(report, { force: true })
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

// A better model lies in another file than the test that imports it, so that what survived has to be tried again.
if (existsSync(incremental)) {
  const { files, ...rest }: Report = JSON.parse(readFileSync(incremental, 'utf8'))
  const kept = Object.entries(files).map(([name, file]) => [
    name,
    { ...file, mutants: file.mutants.filter((mutant) => isNoticed(mutant)) },
  ])
  writeFileSync(incremental, JSON.stringify({ ...rest, files: Object.fromEntries(kept) }))
}

const { status } = spawnSync(
  process.execPath,
  ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
)
rmSync(made, { recursive: true, force: true })
if (existsSync(report)) writeFileSync(summary, `${JSON.stringify(countsIn(report), null, 2)}\n`)
process.exitCode = status ?? 1

/** How many mutants of each file came to which end: what the next run is compared with. */
function countsIn(file: string) {
  const { files }: Report = JSON.parse(readFileSync(file, 'utf8'))
  const counted = Object.entries(files).map(([name, { mutants }]) => {
    const counts: Record<string, number> = {}
    for (const { status: end } of mutants) if (end !== 'Ignored') counts[end] = (counts[end] ?? 0) + 1
    return [name, counts] as const
  })
  return Object.fromEntries(counted.sort(([a], [b]) => a.localeCompare(b, 'en')))
}
