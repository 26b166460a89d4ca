import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { bundleForBrowsers, bundleForRendering } from './bundles'
import { checkLinks } from './checkLinks'
import { precompress } from './compress'
import { allSources } from './machines/allSources'
import { hasMachinePages } from './machines/machinePages'
import { refuseOldRecord } from './machines/record'
import { dist, INLINE_FILE, serverDist, sourceMaps } from './paths'
import { prerender } from './prerender'
import { writeStaticFiles } from './staticFiles'

const startedAt = performance.now()
process.env.NODE_ENV = 'production'

/** They tell the tests which source a script was made of, and are nothing to visitors. */
async function moveSourceMaps() {
  await rm(sourceMaps, { recursive: true, force: true })
  await mkdir(sourceMaps, { recursive: true })
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.map'))
  for (const file of files) await rename(join(dist, file), join(sourceMaps, basename(file)))
}

try {
  if (hasMachinePages()) refuseOldRecord()
  checkLinks(await allSources())
} catch (error) {
  // Sentences for whoever has to mend it; where the check stands does not help them.
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await bundleForBrowsers(dist)
await moveSourceMaps()
await bundleForRendering(serverDist)
const { pages, inline } = await prerender()
await writeFile(join(dist, INLINE_FILE), JSON.stringify(inline))
await writeStaticFiles()
await rm(serverDist, { recursive: true })
const files = await precompress(dist)
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(`Built ${pages} pages and compressed ${files} files in ${seconds} s: dist/`)
