import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const sources = fileURLToPath(new URL('../src', import.meta.url))

/** The folder of the provider to build for, where it is not the sample of `src`. */
export const providerFolder = process.env.PROVIDER_DATA && resolve(process.env.PROVIDER_DATA)

/**
 * The file that stands in for one of `src`: the one of the same path in the provider's folder, if that has it.
 * @param {string} file
 */
export function providersOwn(file) {
  if (!providerFolder) return file
  const path = relative(sources, file)
  const own = join(providerFolder, path)
  return !path.startsWith('..') && existsSync(own) ? own : file
}

/** @type {import('vite').Plugin} */
const plugin = {
  name: 'provider-data',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    const [file = '', ...query] = found?.id.split('?') ?? []
    const own = providersOwn(file)
    if (!found || own === file || importer?.split('?')[0] === own) return found ?? undefined
    return { ...found, id: [own, ...query].join('?') }
  },
}

/** Reads a provider's files instead of those that they stand in for. One that imports what it stands in for gets it. */
export const providerData = () => (providerFolder ? plugin : null)
