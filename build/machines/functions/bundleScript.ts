import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { aliases } from '../../aliases.mjs'

/** A file of the project by its path from the top. */
export const inside = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

const ENTRY = '\0entry'

/** The default export of some code with all it imports, as one script of JavaScript of 2015 that declares it by a name. */
export async function bundleScript(
  name: string,
  code: string,
  standIns: Readonly<Record<string, string>> = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { ...standIns, ...aliases } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
      },
    ],
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      minify: false,
      target: 'es2015',
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name, exports: 'default' },
      },
    },
  })
  const [result] = [built].flat()
  const script = result && 'output' in result ? result.output.find(({ type }) => type === 'chunk') : undefined
  if (script?.type !== 'chunk') throw new Error(`The script ${name} was not built.`)
  return script.code.trim()
}
