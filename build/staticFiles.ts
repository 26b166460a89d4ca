import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { optimize } from 'svgo'
import { machineFiles } from './machines/machineFiles'
import { hasMachinePages } from './machines/machinePages'
import { dist } from './paths'
import { pictures } from './pictures'
import { siteFiles } from './siteFiles'

/** The same drawing in fewer bytes: positions from one point to the next are shorter than from the corner. */
const shorter = (svg: string) =>
  optimize(svg, { plugins: [{ name: 'convertPathData', params: { floatPrecision: 1 } }] }).data

/** Writes the files beside the pages: drawings, course guides, machines, sitemap. */
export async function writeStaticFiles() {
  for (const [path, content] of [
    ...siteFiles(),
    ...(await pictures()),
    ...(hasMachinePages() ? machineFiles() : []),
  ]) {
    const file = join(dist, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, path.startsWith('art/') ? shorter(String(content)) : content)
  }
}
