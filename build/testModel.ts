// `npm run test:model -- --machine filterPanel --runs 1000 --seed 7`: the model tests of one machine, or of all of them.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))
const report = `${root}reports/models.txt`

const { values } = parseArgs({
  options: { machine: { type: 'string' }, runs: { type: 'string' }, seed: { type: 'string' } },
})

function wholeNumber(name: string, text: string | undefined) {
  if (text === undefined || /^\d+$/.test(text)) return text
  console.error(`--${name} must be a whole number, not "${text}".`)
  process.exit(2)
}

const wanted = {
  MODEL_MACHINE: values.machine,
  MODEL_RUNS: wholeNumber('runs', values.runs),
  MODEL_SEED: wholeNumber('seed', values.seed),
}
const chosen = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))

rmSync(report, { force: true })
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'tests/model/machines.test.ts', '--silent'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ...chosen } },
)
if (existsSync(report)) console.log(readFileSync(report, 'utf8').split('\n\n')[0])
console.log('\nDetails: reports/models.txt, reports/models.json, reports/models.html')
process.exitCode = status ?? 1
