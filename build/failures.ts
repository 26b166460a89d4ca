// `npm run test:failures`: every request of every kind of page fails in every way. `-- --only courses` is quicker.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { type Case, casesOf, nameOf, runCase, visitsByKind } from './failureMatrix'
import { startFaultyServer } from './faultyServer'
import { chromiumFlags, findTestBrowser } from './findBrowser'
import { allSources } from './machines/allSources'
import { dist, root } from './paths'
import { startPreview } from './previewServer'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    fault: { type: 'string', default: '' },
    path: { type: 'string', default: '' },
    lanes: { type: 'string', default: '4' },
  },
})
const only = new RegExp(values.only)
const isWanted = ({ fault, path }: Case) =>
  new RegExp(values.fault).test(fault) && new RegExp(values.path).test(path)

const startedAt = performance.now()
const preview = await startPreview({ port: 0, host: '127.0.0.1', dist })
const browser = await chromium.launch({
  executablePath: await findTestBrowser(),
  args: [...chromiumFlags, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
})
const kinds = [...visitsByKind(await allSources())].filter(([kind]) => only.test(kind))

const lines: string[] = []
const counts = { cases: 0, blank: 0, lost: 0, loop: 0, false: 0, silent: 0, other: 0 }
let hydrated = 0

async function lane() {
  const server = await startFaultyServer(preview.url)
  for (let next = kinds.shift(); next; next = kinds.shift()) {
    const [kind, visits] = next
    const { cases, healthy } = await casesOf(browser, server, visits)
    for (const one of cases) {
      if (!isWanted(one)) continue
      const { faults, isHydrated } = await runCase(browser, server, one, healthy)
      counts.cases += 1
      hydrated += Number(isHydrated)
      for (const fault of faults) {
        const [word] = /^(?:blank|hidden|lost|loop|false|silent)/.exec(fault) ?? ['other']
        counts[(word === 'hidden' ? 'blank' : word) as keyof typeof counts] += 1
        const line = `${nameOf(one)}: ${fault}`
        lines.push(line)
        // At once: whoever ends a long run knows what it has found.
        console.log(line)
      }
    }
    console.log(`${kind}: ${cases.length} cases, ${Math.round((performance.now() - startedAt) / 1000)} s`)
  }
  await server.close()
}

await Promise.all(Array.from({ length: Number(values.lanes) }, lane))
await browser.close()
await preview.close()

const summary = `${counts.cases} cases: ${counts.blank} blank, ${counts.lost} lost text, ${counts.loop} reload loops, ${counts.false} false sentences, ${counts.silent} silent, ${counts.other} other. The application came in ${hydrated}.`
await mkdir(join(root, 'reports'), { recursive: true })
await writeFile(join(root, 'reports/failures.txt'), `${[...lines.toSorted(), summary].join('\n')}\n`)
console.log(summary)
process.exitCode = lines.length === 0 ? 0 : 1
