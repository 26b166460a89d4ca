// `npm run test:mutation` or `npm run test:mutation -- toast src/data/search`: plants faults in the machines and the pure
// functions, or in those whose path holds one of the words, and counts which of them the tests notice. What begins with
// a dash is for Stryker, but for two: `--judge` runs nothing and gives what survived the last run the reasons of today, and
// `--again` tries what survived once more and takes what is noticed by now from the list. stryker.config.mjs says what is
// mutated, docs/mutation.md what it came to.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import {
  dropNoticed,
  isNoticed,
  judgeAgain,
  type MutationReport,
  survivorPlaces,
  writeMutationReport,
} from './mutationReport'
import { root } from './paths'

if (process.argv.includes('--judge')) {
  judgeAgain()
  process.exit()
}

const models = `${root}tests/model`
const made = `${root}tests/mutation/made`
const report = `${root}reports/mutation.json`
const incremental = `${root}.stryker-incremental.json`

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

const isAgain = process.argv.includes('--again')
const words = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const all: readonly string[] = isAgain
  ? survivorPlaces()
  : (await import(/* @vite-ignore */ `${root}stryker.config.mjs`)).default.mutate
const chosen = all.filter((file) => words.length === 0 || words.some((word) => file.includes(word)))

// A better model lies in another file than the test that imports it, so that what survived has to be tried again.
if (existsSync(incremental)) {
  const { files, ...rest }: MutationReport = JSON.parse(readFileSync(incremental, 'utf8'))
  const kept = Object.entries(files).map(([name, file]) => [
    name,
    chosen.includes(name) ? { ...file, mutants: file.mutants.filter(isNoticed) } : file,
  ])
  writeFileSync(incremental, JSON.stringify({ ...rest, files: Object.fromEntries(kept) }))
}

const { status } = spawnSync(
  process.execPath,
  [
    ...['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', '--mutate', chosen.join(',')],
    ...process.argv.slice(2).filter((word) => word.startsWith('-') && word !== '--again'),
    ...(isAgain ? ['--force'] : []),
  ],
  { cwd: root, stdio: 'inherit' },
)
rmSync(made, { recursive: true, force: true })
if (existsSync(report)) (isAgain ? dropNoticed : writeMutationReport)(report)
// The score of the lines around what survived says nothing of the whole.
process.exitCode = isAgain && existsSync(report) ? 0 : (status ?? 1)
