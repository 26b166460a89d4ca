import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { aliases } from './aliases.mjs'
import './buildDay.mjs'
import { providerData } from './providerData.mjs'

const inside = (path) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Runs a TypeScript file of this repository with Vite's own module runner, so that what builds the site shares its
 * aliases and needs no second compiler. Gives what the file exports.
 */
export async function load(file) {
  const { module } = await runnerImport(inside(`../${file}`), {
    configFile: false,
    logLevel: 'warn',
    plugins: [providerData()],
    resolve: { alias: aliases },
  })
  return module
}
