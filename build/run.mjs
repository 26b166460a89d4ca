// Runs a TypeScript script of this repository with Vite's own module runner, so that build scripts share the
// site's aliases and need no second compiler: `node build/run.mjs build/site.ts`.
import { runnerImport } from 'vite'

const [script, ...rest] = process.argv.slice(2)
if (!script) throw new Error('Say which script to run: node build/run.mjs build/site.ts')
process.argv.splice(2, process.argv.length - 2, ...rest)
await runnerImport(new URL(`../${script}`, import.meta.url).pathname, { logLevel: 'warn' })
