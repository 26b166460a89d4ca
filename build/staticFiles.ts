import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { machineFiles } from './machines/machineFiles'
import { hasMachinePages } from './machines/machinePages'
import { dist, root } from './paths'
import { pictures } from './pictures'
import { siteFiles } from './siteFiles'

/** Writes the files beside the pages: drawings, course guides, machines, sitemap, and the rules of static hosts. */
export async function writeStaticFiles() {
  for (const [path, content] of [
    ...siteFiles(),
    ...(await pictures()),
    ...(hasMachinePages() ? machineFiles() : []),
  ]) {
    const file = join(dist, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  for (const name of ['_headers', '_redirects']) await copyFile(join(root, 'deploy', name), join(dist, name))
}
