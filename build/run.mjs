// Runs a script of this repository that is written in TypeScript: `node build/run.mjs build/site.ts`.
import { load } from './load.mjs'

const [script, ...rest] = process.argv.slice(2)
if (!script) throw new Error('Say which script to run: node build/run.mjs build/site.ts')
process.argv.splice(2, process.argv.length - 2, ...rest)
await load(script)
