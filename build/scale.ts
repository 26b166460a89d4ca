// `npm run scale`: seeded catalogues through the real build, against the limits of docs/scale.md, which it writes.
// `-- --pages=4000` renders fewer pages of each; `-- --sizes=100,1000` writes nothing.
import { spawnSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundleForBrowsers, bundleForRendering } from './bundles'
import { root } from './paths'
import type { Measures } from './scaleMeasures'
import { judged, scaleTables } from './scaleReport'

process.env.NODE_ENV = 'production'
const SIZES = '100,1000,10000,100000'
/** Of a larger site a share of all pages is rendered: the whole of the largest would take half an hour. */
const MOST_PAGES = 50_000

const { values } = parseArgs({ options: { sizes: { type: 'string' }, pages: { type: 'string' } } })
const built = join(root, 'reports/scale')
const guide = join(root, 'docs/scale.md')

async function measure(size: string): Promise<Measures> {
  const to = join(built, size)
  await mkdir(to, { recursive: true })
  const args = [
    'build/run.mjs',
    'build/scaleCatalogue.ts',
    size,
    values.pages ?? String(MOST_PAGES),
    built,
    to,
  ]
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`The catalogue of ${size} courses could not be built.`)
  const measures = JSON.parse(await readFile(join(to, 'measures.json'), 'utf8'))
  await rm(to, { recursive: true })
  return measures
}

await rm(built, { recursive: true, force: true })
await bundleForBrowsers(join(built, 'client'))
await bundleForRendering(join(built, 'server'))
const measured: Measures[] = []
for (const size of (values.sizes ?? SIZES).split(',')) measured.push(await measure(size))
await rm(built, { recursive: true })

const limits = judged(measured)
const tables = scaleTables(measured, limits)
console.log(tables)
if (values.sizes === undefined) {
  const text = await readFile(guide, 'utf8')
  await writeFile(
    guide,
    text.replace(/(<!-- measured -->\n)[\s\S]*?(<!-- end of measured -->)/, `$1\n${tables}\n\n$2`),
  )
}
process.exitCode = limits.every(({ holds }) => holds) ? 0 : 1
