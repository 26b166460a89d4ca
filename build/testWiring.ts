// `npm run test:wiring`: puts faults between the pages of the built site and their machines, one at a time, and counts which of
// them the walks of the page contracts notice. `-- --faults 8` takes each eighth of them, `-- --machine tooltip` those of one.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { textTable } from 'machine-workbench/description/textTable'
import { unnoticed } from '../tests/wiring/reasons'
import { nameOfVerdict, plan, report, type Verdict } from '../tests/wiring/verdicts'
import { root } from './paths'

/** So much of what makes a difference to a page has to be noticed. */
const LEAST = 0.95

const { values } = parseArgs({
  options: { faults: { type: 'string', default: '1' }, machine: { type: 'string', default: '' } },
})

rmSync(report, { force: true })
spawnSync(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    ...['test', '--config', 'playwright.wiring.config.ts'],
    ...(values.machine ? ['--grep', `\\d+\\. ${values.machine}: `] : []),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, WIRING_FAULTS: values.faults } },
)

const told: readonly Verdict[] = existsSync(report)
  ? readFileSync(report, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  : []
// What was tried again is judged by the last time.
const verdicts = [...new Map(told.map((one) => [nameOfVerdict(one), one])).values()]
const tally = (all: readonly Verdict[]) => {
  const count = (verdict: Verdict['verdict']) => all.filter((one) => one.verdict === verdict).length
  return { caught: count('caught'), survived: count('survived'), equal: count('equal') }
}
const machines = [...new Set(verdicts.map(({ machine }) => machine))].toSorted()
const row = (name: string, all: readonly Verdict[]) => {
  const { caught, survived, equal } = tally(all)
  return [name, String(caught), String(survived), String(equal)]
}
console.log(
  `\n${textTable([
    ['machine', 'noticed', 'not', 'equal'],
    ...machines.map((machine) =>
      row(
        machine,
        verdicts.filter((one) => one.machine === machine),
      ),
    ),
    row('all', verdicts),
  ])}`,
)
const missed = verdicts.filter(({ verdict }) => verdict === 'survived')
for (const one of missed)
  console.log(
    `not noticed: ${nameOfVerdict(one)}\n  ${unnoticed[nameOfVerdict(one)] ?? `no reason is known; on ${one.on}`}`,
  )

const { caught, survived } = tally(verdicts)
const share = caught / Math.max(1, caught + survived)
console.log(
  `\nFaults between pages and machines: ${caught} of ${caught + survived} noticed (${(share * 100).toFixed(1)} %)`,
)
const isWhole = values.faults === '1' && values.machine === ''
const gone = isWhole
  ? Object.keys(unnoticed).filter(
      (name) => !verdicts.some((one) => one.verdict === 'survived' && nameOfVerdict(one) === name),
    )
  : []
for (const name of gone)
  console.log(`${name}: it is noticed now, or not there. Take it out of tests/wiring/reasons.ts.`)
/** How many should have been told of. A walk that is left half-way may fail once more after its verdict, which says nothing. */
const expected = existsSync(plan)
  ? JSON.parse(readFileSync(plan, 'utf8')).filter(
      (_: unknown, at: number) => at % Number(values.faults) === 0,
    ).length
  : 0
const isTold =
  verdicts.every(({ verdict }) => verdict !== 'unclear') &&
  (values.machine === '' ? verdicts.length === expected : verdicts.length > 0)
const isUnexplained = missed.some((one) => unnoticed[nameOfVerdict(one)] === undefined)
const isEnough =
  isTold && verdicts.length > 0 && !isUnexplained && (!isWhole || share >= LEAST) && gone.length === 0
process.exitCode = isEnough ? 0 : 1
