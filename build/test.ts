import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './paths'

interface Counts {
  passed: number
  failed: number
}

interface Step {
  name: string
  command: readonly string[]
  /** A report with counts; a step without one counts only when it fails. */
  report?: { file: string; read: (json: string) => Counts }
  /** A failure here does not keep later steps from running. */
  goOn?: true
}

const unitReport = 'reports/unit.json'
const e2eReport = 'reports/e2e.json'

function readVitest(json: string): Counts {
  const report: { numPassedTests: number; numFailedTests: number } = JSON.parse(json)
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

function readPlaywright(json: string): Counts {
  const report: { stats: { expected: number; unexpected: number; flaky: number } } = JSON.parse(json)
  return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
}

const coverage = [
  '--coverage.enabled',
  '--coverage.provider=v8',
  '--coverage.reporter=text',
  '--coverage.reportsDirectory=reports/coverage',
  '--coverage.include=src/data/**/*.ts',
  '--coverage.include=src/machines/**/*.ts',
  '--coverage.exclude=src/data/**/content/**',
]

const npmScript = (name: string) => ['npm', 'run', '--silent', name]

const steps: readonly Step[] = [
  { name: 'types', command: npmScript('typecheck'), goOn: true },
  { name: 'lint', command: npmScript('lint'), goOn: true },
  {
    name: 'unit and model tests',
    command: [
      ...['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
      ...coverage,
    ],
    report: { file: unitReport, read: readVitest },
  },
  { name: 'build', command: npmScript('build') },
  {
    name: 'tests in the browser',
    command: ['npx', 'playwright', 'test'],
    report: { file: e2eReport, read: readPlaywright },
  },
]

function run([program = '', ...args]: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit' })
    child.on('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`)
      resolve(false)
    })
    child.on('close', (code) => resolve(code === 0))
  })
}

/** A step that failed counts at least once, also when it fell over before writing a report. */
async function countsOf({ report }: Step, succeeded: boolean): Promise<Counts> {
  const atLeast = succeeded ? 0 : 1
  if (!report) return { passed: 0, failed: atLeast }
  try {
    const { passed, failed } = report.read(await readFile(join(root, report.file), 'utf8'))
    return { passed, failed: Math.max(failed, atLeast) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

// Fewer random runs than `npm run test:model -- --browser` takes, so that the whole stays a matter of minutes.
process.env.MODEL_RUNS ??= '100'
process.env.CAMPAIGN_RUNS ??= '5'

await rm(join(root, 'reports'), { recursive: true, force: true })
await mkdir(join(root, 'reports'))

const total: Counts = { passed: 0, failed: 0 }
const summary: string[] = []
let mayGoOn = true

for (const [index, step] of steps.entries()) {
  // A build of sources that are known to be wrong would only bury the reason.
  const isTesting = index < steps.findIndex(({ name }) => name === 'build')
  if (!mayGoOn || (!isTesting && total.failed > 0)) {
    summary.push(`${step.name}: not run`)
    continue
  }
  console.log(`\n== ${step.name}`)
  const startedAt = performance.now()
  const succeeded = await run(step.command)
  const { passed, failed } = await countsOf(step, succeeded)
  total.passed += passed
  total.failed += failed
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  summary.push(`${step.name}: ${failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  mayGoOn &&= failed === 0 || step.goOn === true
}

console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
