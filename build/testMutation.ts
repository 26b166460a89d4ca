// `npm run test:mutation` or `npm run test:mutation -- toast src/data/search`: plants faults in the machines and the pure
// functions, or in those whose path holds one of the words, and counts which of them the tests notice. What begins with
// a dash is for Stryker. stryker.config.mjs says what is mutated, docs/mutation.md what it came to.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isNoticed, type MutationReport, writeScores } from './mutationReport'
import { root } from './paths'

const models = `${root}tests/model`
const made = `${root}tests/mutation/made`
const report = `${root}reports/mutation.json`
const incremental = `${root}.stryker-incremental.json`

const reportIn = (file: string): MutationReport => JSON.parse(readFileSync(file, 'utf8'))

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

const given = process.argv.slice(2)
const options = given.filter((word) => word.startsWith('-'))
const words = given.filter((word) => !word.startsWith('-'))
const all: readonly string[] = (await import(/* @vite-ignore */ `${root}stryker.config.mjs`)).default.mutate
const chosen = all.filter((file) => words.length === 0 || words.some((word) => file.includes(word)))

// A better model lies in another file than the test that imports it, so that what survived has to be tried again.
if (existsSync(incremental)) {
  const { files, ...rest } = reportIn(incremental)
  const kept = Object.entries(files).map(([name, file]) => [
    name,
    chosen.includes(name) ? { ...file, mutants: file.mutants.filter(isNoticed) } : file,
  ])
  writeFileSync(incremental, JSON.stringify({ ...rest, files: Object.fromEntries(kept) }))
}

const { status } = spawnSync(
  process.execPath,
  ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', '--mutate', chosen.join(','), ...options],
  { cwd: root, stdio: 'inherit' },
)
rmSync(made, { recursive: true, force: true })
if (words.length === 0 && existsSync(report)) writeScores(reportIn(report))
process.exitCode = status ?? 1
