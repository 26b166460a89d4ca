// Builds one seeded catalogue and writes what it took: `node build/run.mjs build/scaleCatalogue.ts 1000 <folder>`.
// A process of its own, so that its memory is its own.
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { subjects } from '~/data/courses/subjects'
import { eachAddress, type PageFamilies } from '~/data/site/page'
import { allowCourses } from './drawings'
import { documentMaker, writePageData, writerTo } from './prerender'
import { type Measures, measureQueries, sourcesWith, withoutNumbers } from './scaleMeasures'
import { seededCourses } from './seededCourses'

process.env.NODE_ENV = 'production'

const [, , sizeGiven, mostGiven, built = '', to = ''] = process.argv
const size = Number(sizeGiven)
const mostPages = Number(mostGiven)
const MEGABYTE = 2 ** 20

const courses = seededCourses(size)
allowCourses(courses)
const { catalogue, sources } = sourcesWith(courses)
function count(of: PageFamilies) {
  let addresses = 0
  for (const _ of eachAddress(of)) addresses += 1
  return addresses
}
const addresses = count(sources)
// Every so many of all pages, so that each kind has its share; each at all its addresses, since its data is written once.
const every = Math.ceil(addresses / mostPages)
let pages = 0
const chosen: PageFamilies = Object.fromEntries(
  Object.entries(sources).map(([name, { files: _, ...source }]) => {
    const ids = source.ids().filter(() => pages++ % every === 0)
    return [name, { ...source, ids: () => ids }]
  }),
)
const rendered = count(chosen)

const write = writerTo(to)
const filesFrom = process.cpuUsage()
let files = 0
let fileBytes = 0
for (const [name, content] of catalogue.files()) {
  files += 1
  fileBytes += Buffer.byteLength(content)
  write(`catalogue/${name}`, content)
}
const filesSeconds = secondsSince(filesFrom)

function secondsSince(from: NodeJS.CpuUsage) {
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1e6
}

const maker = await documentMaker(sources, 'seeded', {
  from: join(built, 'client'),
  server: join(built, 'server'),
})
const first = await maker.document('/courses', '/courses', { name: 'catalogue', id: '' })

const from = performance.now()
await writePageData(chosen, to)
for (const { path, name, id } of eachAddress(chosen)) {
  const { html, status } = await maker.document(path, path, { name, id })
  if (status !== 200) throw new Error(`${path} gave status ${status}.`)
  write(join('pages', path, 'index.html'), html)
}
const msAPage = (performance.now() - from) / rendered
const peakMegabytes = process.resourceUsage().maxRSS / 1024

const shape = catalogue.load('')?.content.shape
if (!shape) throw new Error('A catalogue of this size travels whole with its page.')
const transferred = (content: Uint8Array) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
const queries = await measureQueries(
  shape,
  subjects,
  async (name) => new Uint8Array(await readFile(join(to, 'catalogue', name))).buffer,
  transferred,
)

const measures: Measures = {
  size,
  addresses,
  rendered,
  msAPage,
  peakMegabytes,
  filesSeconds,
  files,
  fileMegabytes: fileBytes / MEGABYTE,
  firstPage: {
    bytes: Buffer.byteLength(first.html),
    withoutNumbers: createHash('sha256').update(withoutNumbers(first.html)).digest('hex'),
  },
  queries,
}
await writeFile(join(to, 'measures.json'), JSON.stringify(measures))
