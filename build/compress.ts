import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { compressible } from '../deploy/headers'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Writes a twin, or takes an old one away when compressing does not make the file smaller. */
async function writeTwin(path: string, twin: Buffer, original: Buffer) {
  if (twin.length < original.length) await writeFile(path, twin)
  else await rm(path, { force: true })
}

async function compressFile(path: string) {
  const original = await readFile(path)
  const [br, gz] = await Promise.all([
    brotli(original, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: original.length,
      },
    }),
    gzipped(original, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeTwin(`${path}.br`, br, original), writeTwin(`${path}.gz`, gz, original)])
}

/** Leaves a brotli and a gzip twin beside every text file of a folder. Returns how many files it looked at. */
export async function precompress(dist: string): Promise<number> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && compressible.includes(extname(entry.name).slice(1)))
    .map((entry) => join(entry.parentPath, entry.name))
  const queue = files.values()
  const worker = async () => {
    for (const file of queue) await compressFile(file)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return files.length
}
