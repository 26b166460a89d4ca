// Runs a TypeScript script of this repository with Vite's own module runner, so that build scripts share the
// site's aliases and need no second compiler: `node build/run.mjs build/site.ts`.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const [script, ...rest] = process.argv.slice(2)
if (!script) throw new Error('Say which script to run: node build/run.mjs build/site.ts')
process.argv.splice(2, process.argv.length - 2, ...rest)
const inside = (path) => fileURLToPath(new URL(path, import.meta.url))
await runnerImport(inside(`../${script}`), {
  configFile: false,
  logLevel: 'warn',
  resolve: { alias: { '~': inside('../src') } },
})
