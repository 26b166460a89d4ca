// `npm test`: everything that must hold. `npm run check`: what can be known without a build, in about a minute.
import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './paths'

interface Counts {
  passed: number
  failed: number
  /** What each failing test says first, below its file and its name. */
  faults?: readonly string[]
  /** The tests that were red at first and green when run again. */
  unsteady?: readonly string[]
}

interface Step {
  name: string
  command: readonly string[]
  /** A report with counts; a step without one counts only when it fails. */
  report?: { file: string; read: (json: string) => Counts }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: readonly {
    name: string
    assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[]
  }[]
}

function readVitest(json: string): Counts {
  const { numPassedTests, numFailedTests, testResults }: VitestReport = JSON.parse(json)
  const faults = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [message = ''] }) => {
        const said = message
          .split(/\n +at /)[0]
          ?.split('\n')
          .slice(0, 5)
          .join('\n  ')
        return `${relative(root, name)}: ${fullName}\n  ${said}`
      }),
  )
  return { passed: numPassedTests, failed: numFailedTests, faults }
}

interface PlaywrightSuite {
  file: string
  specs?: readonly { title: string; tests: readonly { projectName: string; status: string }[] }[]
  suites?: readonly PlaywrightSuite[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: readonly PlaywrightSuite[]
}

/** So many of a thousand tests may be red at first: a machine with much else to do once in a while keeps one waiting. */
const MOST_UNSTEADY = 3

function readPlaywright(json: string): Counts {
  const { stats, suites }: PlaywrightReport = JSON.parse(json)
  const unsteadyIn = ({ file, specs = [], suites = [] }: PlaywrightSuite): string[] => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName }) => `${file} (${projectName}): ${title}`),
    ),
    ...suites.flatMap(unsteadyIn),
  ]
  const isSteady = stats.flaky <= MOST_UNSTEADY
  return {
    passed: stats.expected + (isSteady ? stats.flaky : 0),
    failed: stats.unexpected + (isSteady ? 0 : stats.flaky),
    unsteady: suites.flatMap(unsteadyIn),
  }
}

const npmScript = (name: string) => ['npm', 'run', '--silent', name]

function vitestStep(name: string, folders: readonly string[], options: readonly string[] = []): Step {
  const file = `reports/${folders[0]}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return {
    name,
    command: [
      'npx',
      'vitest',
      'run',
      ...folders.map((folder) => `tests/${folder}/`),
      ...reporters,
      ...options,
    ],
    report: { file, read: readVitest },
  }
}

const quick: readonly Step[] = [
  { name: 'types', command: npmScript('typecheck') },
  { name: 'lint', command: npmScript('lint') },
  { name: 'unused', command: npmScript('unused') },
  vitestStep('structure', ['structure']),
]

const browserTests: Step = {
  name: 'tests in the browser',
  command: ['npx', 'playwright', 'test'],
  report: { file: 'reports/e2e.json', read: readPlaywright },
}

/** What it says of each fault stands in docs/testing.md. */
const wiringTests: Step = {
  name: 'faults between pages and machines',
  command: [...npmScript('test:wiring'), '--', '--faults', '60'],
}

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })

const withoutBuild: readonly Step[] = [
  ...quick,
  vitestStep('unit and model tests', ['unit', 'model'], ['packages/']),
]

/** Steps of one stage run beside each other, and the last of them is watched. A stage needs those before it. */
const stages: readonly (readonly Step[])[] = values.quick
  ? [withoutBuild]
  : [
      withoutBuild,
      [vitestStep('interchange', ['interchange']), { name: 'build', command: npmScript('build') }],
      [{ name: 'words on the pages', command: npmScript('content') }, browserTests],
      [
        // What all browser tests together saw, compared with the machines and with what is written of it.
        vitestStep('conformance', ['conformance']),
        wiringTests,
      ],
    ]

/** Runs a command. What it says is seen at once, or held back and given. */
function run([program = '', ...args]: readonly string[], isWatched: boolean) {
  return new Promise<{ succeeded: boolean; said: string }>((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: isWatched ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk))
    child.on('error', (error) =>
      resolve({ succeeded: false, said: `${program} could not be started: ${error.message}` }),
    )
    child.on('close', (code) => resolve({ succeeded: code === 0, said }))
  })
}

/** A step that failed counts at least once, also when it fell over before writing a report. */
async function countsOf({ report }: Step, succeeded: boolean): Promise<Counts> {
  const atLeast = succeeded ? 0 : 1
  if (!report) return { passed: 0, failed: atLeast }
  try {
    const counts = report.read(await readFile(join(root, report.file), 'utf8'))
    return { ...counts, failed: Math.max(counts.failed, atLeast) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`

async function take(step: Step, isWatched: boolean) {
  const startedAt = performance.now()
  if (step.report) await rm(join(root, step.report.file), { force: true })
  const { succeeded, said } = await run(step.command, isWatched)
  const counts = await countsOf(step, succeeded)
  const outcome = counts.failed === 0 ? 'passed' : 'FAILED'
  return {
    ...counts,
    // What was watched has been read.
    heard: said && `\n== ${step.name}\n${said}`,
    line: `${step.name}: ${outcome} in ${secondsSince(startedAt)}`,
  }
}

// Fewer random runs than `npm run test:model -- --browser` takes, so that the whole stays a matter of minutes.
process.env.MODEL_RUNS ??= '25'
process.env.MODEL_FAULTS ??= '60'
process.env.CAMPAIGN_RUNS ??= '1'

await mkdir(join(root, 'reports'), { recursive: true })

const startedAt = performance.now()
const total: Counts = { passed: 0, failed: 0 }
const summary: string[] = []
const faults: string[] = []
const unsteady: string[] = []

for (const stage of stages) {
  if (total.failed > 0) {
    // A build of sources that are known to be wrong would only bury the reason.
    summary.push(...stage.map(({ name }) => `${name}: not run`))
    continue
  }
  console.log(`\n== ${stage.map(({ name }) => name).join(', ')}`)
  const taken = await Promise.all(stage.map((step, index) => take(step, index === stage.length - 1)))
  for (const { passed, failed, faults: said = [], unsteady: again = [], heard, line } of taken) {
    total.passed += passed
    total.failed += failed
    if (failed > 0 && heard) console.log(heard)
    summary.push(line)
    faults.push(...said)
    unsteady.push(...again)
  }
}

if (unsteady.length > 0) console.log(`\n== red at first, green when run again\n${unsteady.join('\n')}`)
// What was said long before is read here.
if (faults.length > 0) console.log(`\n== red\n${faults.join('\n')}`)
console.log(
  `\n${summary.join('\n')}\nin ${secondsSince(startedAt)}\n\n${total.passed} passed, ${total.failed} failed`,
)
process.exitCode = total.failed === 0 ? 0 : 1
