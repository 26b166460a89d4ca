import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { courseLibrary } from '~/data/courses/content/library'
import { writtenCourses } from '~/data/courses/courses'
import { registerReadOn } from '~/data/courses/qualifications/nationalAward'
import { buildDay } from '~/data/site/buildDay'
import type { BuiltHeaders } from '../deploy/headers'
import { checkAdvertising } from './advertisingRules'
import { bundleForBrowsers, bundleForRendering } from './bundles'
import { checkCourses } from './checkCourses'
import { checkLinks } from './checkLinks'
import { precompress } from './compress'
import { headersAskedFor, writeHostFiles } from './hostFiles'
import { allSources } from './machines/allSources'
import { hasMachinePages } from './machines/machinePages'
import { refuseOldRecord } from './machines/record'
import { dist, root, serverDist, sourceMaps } from './paths'
import { prerender } from './prerender'
import { buildSiteWorker, versionOf } from './siteWorker'
import { writeStaticFiles } from './staticFiles'

const startedAt = performance.now()
process.env.NODE_ENV = 'production'
// The pages and the worker are told alike.
if (process.env.SERVICE_WORKER === 'off') process.env.VITE_SERVICE_WORKER = 'off'

/** They tell the tests which source a script was made of, and are nothing to visitors. */
async function moveSourceMaps() {
  await rm(sourceMaps, { recursive: true, force: true })
  await mkdir(sourceMaps, { recursive: true })
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.map'))
  for (const file of files) await rename(join(dist, file), join(sourceMaps, basename(file)))
}

/** Ends with sentences for whoever has to mend it; where the check stands does not help them. */
function refuse(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

let headers: BuiltHeaders
try {
  headers = headersAskedFor()
  if (hasMachinePages()) refuseOldRecord()
  checkCourses(writtenCourses, { day: buildDay, planned: registerReadOn })
  checkLinks(await allSources())
} catch (error) {
  refuse(error)
}
await bundleForBrowsers(dist)
await moveSourceMaps()
await bundleForRendering(serverDist)
const { pages, inline } = await prerender()
try {
  checkAdvertising(dist, [...courseLibrary, ...writtenCourses])
} catch (error) {
  refuse(error)
}
await writeStaticFiles()
await buildSiteWorker(dist, await versionOf(dist))
await writeHostFiles(dist, { ...headers, inline })
await rm(serverDist, { recursive: true })
const files = await precompress(dist)
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(`Built ${pages} pages and compressed ${files} files in ${seconds} s: ${relative(root, dist)}/`)
