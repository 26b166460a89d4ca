import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { ownSources } from './bundles'
import { root } from './paths'

/** Changes with whatever a visitor gets: files have their content in their names, and pages name their files. */
export async function versionOf(dist: string) {
  const hash = createHash('sha256')
  const names = await readdir(dist, { recursive: true })
  for (const name of names.filter((name) => name !== 'sw.js').sort()) hash.update(name)
  return hash
    .update(await readFile(join(dist, 'index.html')))
    .digest('hex')
    .slice(0, 12)
}

/**
 * Writes `sw.js`: one worker a build, so that a visitor whose tab is older is asked. Built with `SERVICE_WORKER=off` it
 * is one that takes itself and everything it saved off the visitor's device.
 */
export async function buildSiteWorker(folder: string, version: string) {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ...ownSources,
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry: 'src/sw.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
    },
  })
  const file = join(folder, 'sw.js')
  await writeFile(file, `/* ${version} */\n${await readFile(file, 'utf8')}`)
}
