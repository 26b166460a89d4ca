// `npm run test:model -- --machine filteredList --runs 1000 --seed 7`: the model tests of one machine, or of all of them.
// `npm run test:model -- --browser`: then the same machines on their pages, which have to be built.
// `npm run figures`: all of them, and then some of the faults that `npm run test:wiring` puts between pages and machines.
// `npm run test:model -- --emit vitest --machine filteredList --out folder`: its paths as tests to be taken along instead.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { jsonReport } from 'machine-workbench/model/report'
import type { Interleaved } from 'machine-workbench/models'
import { testFormatIds } from 'machine-workbench/testFiles/formats'

const GENERATED = 'generated-tests'

const root = fileURLToPath(new URL('..', import.meta.url))
const report = `${root}reports/models.txt`
const facts = `${root}reports/models.json`
const tabs = `${root}reports/tabs.json`

const { values } = parseArgs({
  options: {
    machine: { type: 'string' },
    runs: { type: 'string' },
    seed: { type: 'string' },
    /** Each so manieth of the faults that can be planted. */
    faults: { type: 'string' },
    browser: { type: 'boolean', default: false },
    /** Each so manieth of the faults between pages and machines, which have to be built. */
    wiring: { type: 'string' },
    emit: { type: 'string', multiple: true, default: [] },
    out: { type: 'string', default: GENERATED },
  },
})

function wholeNumber(name: string, text: string | undefined) {
  if (text === undefined || /^\d+$/.test(text)) return text
  console.error(`--${name} must be a whole number, not "${text}".`)
  process.exit(2)
}

/** How the files of each format are run in this project; `folder` is where they stand. */
const commands = {
  vitest: (folder: string) => `npx vitest run --config ${folder}/vitest.config.ts`,
  playwright: (folder: string) => `npx playwright test --config ${folder}/playwright.config.ts`,
  gherkin: (folder: string) => `npx cucumber-js --config ${folder}/cucumber.mjs`,
  junit: () => '',
} as const

/** Writes the tests, and says where they are and how they are run. */
async function emit(asked: readonly string[], machine: string | undefined, out: string) {
  const unknown = asked.find((one) => testFormatIds.every((id) => id !== one))
  if (unknown !== undefined) {
    console.error(`--emit must be one of ${testFormatIds.join(', ')}, not "${unknown}".`)
    return 2
  }
  const { emitTests } = await import('./emitTests')
  const { modelledMachines } = await import('./machines/machineModels')
  const all = modelledMachines()
  const machines = all.filter(({ machine: { id } }) => machine === undefined || id === machine)
  if (machines.length === 0) {
    console.error(
      `No machine is called "${machine}". There are: ${all.map(({ machine: { id } }) => id).join(', ')}.`,
    )
    return 2
  }
  const folder = resolve(root, out)
  for (const format of testFormatIds.filter((id) => asked.includes(id))) {
    const { written, kept } = await emitTests(format, machines, folder)
    for (const file of kept)
      console.log(`Kept as it is, in case somebody has filled it in: ${relative(root, file)}`)
    for (const file of written) console.log(relative(root, file))
    const command = commands[format](relative(root, folder))
    if (command) console.log(`They are run by ${command}\n`)
  }
  return 0
}

const added = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

/** What all models together come to. */
function figures(): readonly string[] {
  const { machines }: ReturnType<typeof jsonReport> = JSON.parse(readFileSync(facts, 'utf8'))
  const faults = machines.flatMap(({ faults: one }) => one ?? [])
  const caught = added(faults.map((one) => one.caught))
  const different = caught + added(faults.map(({ survived }) => survived))
  const pairs = machines.flatMap(({ coverage }) => coverage?.pairs ?? [])
  const taken = added(pairs.map(({ covered }) => covered.length))
  const excused = added(pairs.map(({ unreachable }) => unreachable.length))
  const missed = added(pairs.map(({ uncovered }) => uncovered.length))
  const sent = machines.flatMap(({ payloads }) => payloads ?? [])
  const told: readonly Interleaved[] = JSON.parse(readFileSync(tabs, 'utf8'))
  const campaigns = machines.flatMap(({ campaign }) => campaign ?? [])
  const verdicts = campaigns.flatMap(({ rules }) => Object.values(rules))
  return [
    `Faults in machines: ${caught} of ${different} noticed (${((caught / Math.max(1, different)) * 100).toFixed(1)} %); ${added(faults.map(({ equal }) => equal))} more make no difference`,
    `Pairs of transitions: ${taken} of ${taken + excused + missed} taken, ${excused} excused one by one`,
    `Payloads: ${added(sent.map(({ payloads }) => payloads))} different ones in ${added(sent.map(({ events }) => events))} events that carry something, at their edges too`,
    ...(told.length > 0
      ? [
          `Two tabs: ${added(told.map(({ orders }) => orders))} orders of ${added(told.map(({ steps }) => steps))} steps in all, after which both agree`,
        ]
      : []),
    `Random runs: ${added(campaigns.map(({ runs }) => runs))} of ${added(campaigns.map(({ steps }) => steps))} steps in all; ${verdicts.filter(({ held }) => held > 0).length} of ${verdicts.length} rules about whole runs came to a conclusion`,
  ]
}

function runTests() {
  const wanted = {
    MODEL_MACHINE: values.machine,
    MODEL_RUNS: wholeNumber('runs', values.runs),
    MODEL_SEED: wholeNumber('seed', values.seed),
    MODEL_FAULTS: wholeNumber('faults', values.faults),
  }
  wholeNumber('wiring', values.wiring)
  const chosen = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))

  rmSync(report, { force: true })
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', 'tests/model/', '--silent'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...chosen } },
  )
  if (existsSync(report)) {
    console.log(readFileSync(report, 'utf8').split('\n\n')[0])
    console.log(`\n${figures().join('\n')}`)
  }
  console.log('\nDetails: reports/models.txt, reports/models.json, reports/models.html')
  return status ?? 1
}

/** The covering paths and the random runs of `tests/e2e/models.*.spec.ts`; `CAMPAIGN_RUNS` says how many of those. */
function runInBrowser(machine: string | undefined) {
  const specs = `tests/e2e/models.${machine ?? ''}`
  const cli = 'node_modules/@playwright/test/cli.js'
  return (
    spawnSync(process.execPath, [cli, 'test', specs, '--reporter=list'], {
      cwd: root,
      stdio: 'inherit',
      env: { CAMPAIGN_RUNS: '25', ...process.env },
    }).status ?? 1
  )
}

function putBetween(each: string, machine = '') {
  const options = ['--faults', each, '--machine', machine]
  return (
    spawnSync(process.execPath, ['build/run.mjs', 'build/testWiring.ts', ...options], {
      cwd: root,
      stdio: 'inherit',
    }).status ?? 1
  )
}

function runAll() {
  const began = performance.now()
  const status =
    runTests() ||
    (values.browser ? runInBrowser(values.machine) : 0) ||
    (values.wiring === undefined ? 0 : putBetween(values.wiring, values.machine))
  console.log(`In ${((performance.now() - began) / 1000).toFixed(0)} s`)
  return status
}

process.exitCode = values.emit.length === 0 ? runAll() : await emit(values.emit, values.machine, values.out)
