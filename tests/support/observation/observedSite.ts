// The built site as the browser tests visit it: every file as it ships, except that the entry imports `observe.js`.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dist, root } from '../../../build/paths'
import { startPreview } from '../../../build/previewServer'

const assets = join(dist, 'assets')

/** The file that gives the recorder under its own name. */
function recorderFile() {
  const found = readdirSync(assets).find(
    (file) =>
      /^recorder-.*\.js$/.test(file) &&
      /as Recorder|\bRecorder\}/.test(readFileSync(join(assets, file), 'utf8')),
  )
  if (found === undefined) throw new Error('The built site has no file that exports the Recorder.')
  return found
}

/** The script that starts a page. */
function entryPath() {
  const path = /<script type="module" src="([^"]+)"/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))?.[1]
  if (path === undefined) throw new Error('The home page names no entry.')
  return path
}

const observer = '/assets/observe.js'
/** Put before everything else, where a test says with which fault. */
const planter = '/assets/plant.js'
const entry = entryPath()
const read = (file: string) => readFileSync(join(root, 'tests', file), 'utf8')
const recorder = `./${recorderFile()}`

const { url } = await startPreview({
  port: Number(process.env.PORT),
  host: process.env.HOST ?? '127.0.0.1',
  dist,
  instead: new Map([
    [observer, read('support/observation/observe.js').replace('./recorder.js', recorder)],
    [planter, read('wiring/plant.js').replace('./recorder.js', recorder)],
    // At its end, so that everything in it keeps its place.
    [
      entry,
      `${readFileSync(join(dist, entry), 'utf8')}\nwindow.recording = (window.plantedFault ? import('${planter}') : Promise.resolve()).then(() => import('${observer}')).catch(() => {})\n`,
    ],
  ]),
})
console.log(`The built site, observed, is at ${url}/`)
process.once('SIGTERM', () => process.exit(0))
