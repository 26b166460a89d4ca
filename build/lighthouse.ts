import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { lighthouseBudgets } from './budgets'
import { chromiumFlags, findBrowser } from './findBrowser'

const run = promisify(execFile)
const require = createRequire(import.meta.url)
const cli = require.resolve('lighthouse/cli/index.js')

export type Category = keyof typeof lighthouseBudgets

export const categories = Object.keys(lighthouseBudgets) as Category[]

/** Scores out of 100, and how much the page moved under the reader. */
export type LighthouseResult = Record<Category | 'layoutShift', number>

interface Report {
  categories: Record<Category, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/** Chromium now and then loses the beginning of a recording, and Lighthouse then asks to be run again. */
const attempts = 3

async function reportOf(address: string, attempt = 1): Promise<Report> {
  try {
    const { stdout } = await runLighthouse(address)
    return JSON.parse(stdout)
  } catch (error) {
    const [line = ''] = String(error instanceof Error && 'stderr' in error ? error.stderr : error).split('\n')
    if (attempt === attempts) throw new Error(`Lighthouse failed ${attempts} times on ${address}: ${line}`)
    console.log(`Lighthouse is run again: ${line}`)
    return reportOf(address, attempt + 1)
  }
}

const runLighthouse = async (address: string) =>
  run(
    process.execPath,
    [
      cli,
      address,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      '--no-enable-error-reporting',
      // The line and the processor are really slowed down. The simulation that is Lighthouse's default counts every
      // module script that came before the largest paint as if the paint had waited for it.
      '--throttling-method=devtools',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${['--headless', ...chromiumFlags].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: await findBrowser() }, maxBuffer: 64 * 1024 * 1024 },
  )

async function audit(address: string): Promise<LighthouseResult> {
  const report = await reportOf(address)
  const score = (category: Category) => Math.round((report.categories[category].score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    layoutShift: report.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The median of several runs with Lighthouse's own phone preset, one after the other: they would slow each other down. */
export async function lighthouseMedian(address: string, runs: number): Promise<LighthouseResult> {
  const results: LighthouseResult[] = []
  for (let index = 0; index < runs; index += 1) results.push(await audit(address))
  const of = (key: keyof LighthouseResult) => median(results.map((result) => result[key]))
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
    // The worst, not the median: a page that moves once in three loads moves.
    layoutShift: Math.max(...results.map(({ layoutShift }) => layoutShift)),
  }
}
