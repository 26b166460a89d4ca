import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { aliases } from '../aliases.mjs'

const inside = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** What stands on its own: by the name under which it is imported, the function that loads it and the file that it begins with. */
const scripts: Readonly<Record<string, { load: string; entry: string; file: string }>> = {
  'virtual:simulations': {
    load: 'loadSimulations',
    entry: inside('src/machines/inspection/simulations.ts'),
    file: 'simulations.js',
  },
  'virtual:opened-simulator': {
    load: 'loadOpenedSimulator',
    entry: inside('packages/machine-workbench/src/opening/openedSimulator.ts'),
    file: 'openedSimulator.js',
  },
}

/** One script with XState in it, and nothing that any page loads. */
async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: aliases },
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })
  const [result] = [built].flat()
  const script = result && 'output' in result ? result.output.find(({ type }) => type === 'chunk') : undefined
  if (script?.type !== 'chunk') throw new Error(`${entry} was not built.`)
  return script.code
}

/**
 * Gives `virtual:simulations` and `virtual:opened-simulator`. A bundler that may take any machine by itself puts every
 * machine into a file of its own, and each page would load more files than before; and of XState, what only a simulator
 * needs would be in the first script of every page. So simulators get copies of both.
 */
export function simulationScript(): Plugin {
  let isBuild = false
  return {
    name: 'simulation-script',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (Object.hasOwn(scripts, id) ? `\0${id}` : undefined),
    async load(id, options) {
      const script = id.startsWith('\0') ? scripts[id.slice(1)] : undefined
      if (!script) return undefined
      const { load, entry, file } = script
      if (!isBuild) return `export const ${load} = () => import(${JSON.stringify(entry)})`
      if (options?.ssr)
        return `export const ${load} = () => Promise.reject(new Error('Nothing is simulated before the page is open.'))`
      const asset = this.emitFile({ type: 'asset', name: file, source: await bundle(entry) })
      return `export const ${load} = () => import(/* @vite-ignore */ import.meta.ROLLUP_FILE_URL_${asset})`
    },
  }
}
