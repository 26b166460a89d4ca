import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { aliases } from './aliases.mjs'
import { precompress } from './compress'
import { benchFloors, root } from './paths'

/** What the site is compared with: the same small catalogue, made of less and less. */
export const floorNames = ['static', 'react', 'stack'] as const

export type FloorName = (typeof floorNames)[number]

const sources = join(root, 'tests/bench')

const pages = {
  static: async () => (await import('../tests/bench/static/page')).page(),
  react: async () => (await import('../tests/bench/react/page')).page(),
  stack: async () => (await import('../tests/bench/stack/page')).page(),
} satisfies Record<FloorName, () => Promise<string>>

/** One script of everything, as few bytes as the bundler makes of it. */
async function buildScript(name: FloorName, folder: string) {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react()],
    resolve: { alias: aliases },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(sources, name, 'main.tsx'),
        output: { entryFileNames: 'assets/[name].js', codeSplitting: false },
      },
    },
  })
}

/** Builds a floor as the site is built, with its styles in its only document. Gives its folder. */
async function buildFloor(name: FloorName, content: string) {
  const folder = join(benchFloors, name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  if (name !== 'static') await buildScript(name, folder)
  const script =
    name === 'static' ? '' : '<script type="module" async fetchpriority="low" src="/assets/main.js"></script>'
  const template = await readFile(join(sources, 'page.html'), 'utf8')
  const html = template.replace('<!--script-->', () => script).replace('<!--page-->', () => content)
  await writeFile(join(folder, 'index.html'), html)
  await precompress(folder)
  return folder
}

export async function buildFloors(): Promise<ReadonlyMap<FloorName, string>> {
  // Before the environment says production: the runner of these scripts writes JSX for React's development build.
  const contents = new Map<FloorName, string>()
  for (const name of floorNames) contents.set(name, await pages[name]())
  process.env.NODE_ENV = 'production'
  const folders = new Map<FloorName, string>()
  for (const [name, content] of contents) folders.set(name, await buildFloor(name, content))
  return folders
}
