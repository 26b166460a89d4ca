import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const NAME = 'virtual:simulations'
const inside = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const entry = inside('src/machines/inspection/simulations.ts')

/** One script with every machine and XState in it, and nothing that any page loads. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '~': inside('src') } },
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })
  const [result] = [built].flat()
  const script = result && 'output' in result ? result.output.find(({ type }) => type === 'chunk') : undefined
  if (script?.type !== 'chunk') throw new Error('The simulations were not built.')
  return script.code
}

/**
 * Gives `virtual:simulations`. A bundler that may take any machine by itself puts every machine into a file of its
 * own, and each page would load more files than before. So the simulator gets a copy of all of them.
 */
export function simulationScript(): Plugin {
  let isBuild = false
  return {
    name: 'simulation-script',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id, options) {
      if (id !== `\0${NAME}`) return undefined
      if (!isBuild) return `export const loadSimulations = () => import(${JSON.stringify(entry)})`
      if (options?.ssr)
        return `export const loadSimulations = () => Promise.reject(new Error('Nothing is simulated before the page is open.'))`
      const script = this.emitFile({ type: 'asset', name: 'simulations.js', source: await bundle() })
      return `export const loadSimulations = () => import(/* @vite-ignore */ import.meta.ROLLUP_FILE_URL_${script})`
    },
  }
}
