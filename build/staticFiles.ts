import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { guideFiles } from './guidePdf'
import { machineFiles } from './machines/machineFiles'
import { hasMachinePages } from './machines/machinePages'
import { dist } from './paths'
import { pictures } from './pictures'
import { siteFiles } from './siteFiles'

/** Writes the files beside the pages: drawings, course guides, machines, sitemap. */
export async function writeStaticFiles() {
  for (const [path, content] of [
    ...siteFiles(),
    ...(await pictures()),
    ...(await guideFiles()),
    ...(hasMachinePages() ? await machineFiles() : []),
  ]) {
    const file = join(dist, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}
