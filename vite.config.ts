import { createHash } from 'node:crypto'
import { extname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { aliases } from './build/aliases.mjs'
import './build/buildDay.mjs'
import { fontSubsets } from './build/fontSubsets.ts'
import { simulationScript } from './build/machines/simulationScript.ts'
import { pageScripts } from './build/pageScripts.ts'
import { providerData } from './build/providerData.mjs'
import { defaultType, mimeTypes } from './deploy/headers.ts'
import manifest from './package.json' with { type: 'json' }

/**
 * Every sheet states the order of the layers first. Sheets arrive in any order, and the first to name a layer decides
 * where it stands.
 */
const layerOrder = (): Plugin => ({
  name: 'layer-order',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = `@layer reset,tokens,base,kit,components,utilities;${file.source}`
    }
  },
})

/**
 * The recorder is a file of its own under its own names: `?inspect` takes it from there, and so do the browser tests,
 * which record every page without the site knowing.
 */
const recorderScript = (): Plugin => ({
  name: 'recorder-script',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  buildStart() {
    this.emitFile({
      type: 'chunk',
      id: inside('packages/machine-workbench/src/inspection/recorder.ts'),
      name: 'recorder',
      preserveSignature: 'strict',
    })
  },
})

/** Descriptions, the requirements that a state meets, and the types of context and events. */
const machineTexts =
  /\b(?:description:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|meta: \{ requirements: \[[^\]]*\] \})(?:,|(?=\s*\}))|^( +)types: \{\n[\s\S]*?\n\1\},$/gm

/**
 * Leaves out of the pages' scripts what a machine says of itself for whoever inspects it. The pages that show machines
 * have it in their data, and the simulator has a copy of all machines.
 */
const machinesWithoutTexts = (): Plugin => ({
  name: 'machines-without-texts',
  enforce: 'pre',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transform: {
    filter: { id: /\/src\/machines\/\w+\.machine\.ts$/ },
    // The lines stay, so that a test still knows which of them ran.
    handler: (code) => ({
      code: code.replace(machineTexts, (text) => text.replace(/[^\n]/g, '')),
      map: null,
    }),
  },
})

type Files = ReadonlyMap<string, string>
type MakesFiles = () => Files | Promise<Files>
const filesMade = new WeakMap<MakesFiles, ReturnType<MakesFiles>>()

/** Drawn once for each version of the sources, since the development server asks with every request. */
function made(make: MakesFiles): ReturnType<MakesFiles> {
  const files = filesMade.get(make) ?? make()
  filesMade.set(make, files)
  return files
}

/** In development the page data and the drawings are made when they are asked for; the build writes them as files. */
const devPages = (): Plugin => ({
  name: 'dev-pages',
  apply: 'serve',
  transformIndexHtml: {
    order: 'pre',
    async handler(html, { server }) {
      const { drawingSheet } = (await server?.ssrLoadModule('/build/drawings.ts')) ?? {}
      const { company } = (await server?.ssrLoadModule('/src/data/company.ts')) ?? {}
      return html
        .replace('<!--head-->', '<script type="module" src="/src/boot.ts"></script>')
        .replace('<!--drawings-->', drawingSheet(''))
        .replace('<!--phone-->', company.phone.free.number)
    },
  },
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const path = decodeURIComponent((request.url ?? '').split('?')[0] ?? '')
      const [, name, id = ''] = /^\/data\/dev\/([\w-]+)(?:\/([\w-]+))?\.json$/.exec(path) ?? []
      if (name !== undefined) {
        const { dataFileOf, deliver, findIn } = await server.ssrLoadModule('/src/data/site/page.ts')
        const { allSources } = await server.ssrLoadModule('/build/machines/allSources.ts')
        const page = findIn(await allSources(), name, id)
        response.statusCode = page ? 200 : 404
        response.setHeader('Content-Type', 'application/json')
        response.end(page ? JSON.stringify(deliver(dataFileOf(name, id), page)) : '')
        return
      }
      if (path === '/data/version.json') {
        response.setHeader('Content-Type', 'application/json')
        response.end('{"version":"dev"}')
        return
      }
      const { siteFiles } = await server.ssrLoadModule('/build/siteFiles.ts')
      const { machineFiles } = await server.ssrLoadModule('/build/machines/machineFiles.ts')
      const file = path.slice(1)
      const pdfs = file.endsWith('.pdf') ? await server.ssrLoadModule('/build/guidePdf.ts') : undefined
      const content =
        (await made(siteFiles)).get(file) ??
        (await made(machineFiles)).get(file) ??
        (await pdfs?.guideFiles())?.get(file)
      if (content === undefined) return next()
      response.setHeader('Content-Type', mimeTypes[extname(file).slice(1)] ?? defaultType)
      response.end(content)
    })
  },
})

const inside = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const scripts = pageScripts(inside('./'))

export default defineConfig(({ isSsrBuild }) => ({
  resolve: {
    alias: [
      ...Object.entries(aliases).map(([find, replacement]) => ({ find, replacement })),
      // React has had this itself since its version 18.
      {
        find: /^use-sync-external-store\/shim(?:\/index\.js)?(?=$|\/with)/,
        replacement: 'use-sync-external-store',
      },
    ],
  },
  // The last year of the copyright line. A day would give every build other scripts.
  define: { 'import.meta.env.BUILD_YEAR': new Date().getUTCFullYear() },
  plugins: [
    providerData(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: inside('src/routes'),
      generatedRouteTree: inside('src/routeTree.gen.ts'),
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    ...(isSsrBuild ? [] : [scripts.plugin]),
    fontSubsets(),
    layerOrder(),
    devPages(),
    machinesWithoutTexts(),
    simulationScript(),
    recorderScript(),
  ],
  // Class names stand in scripts, sheets and documents: they say no more than which module of the site they come from.
  css: {
    modules: {
      generateScopedName: (name: string, file: string) =>
        `${name}_${createHash('sha256')
          .update(relative(inside('.'), file))
          .digest('hex')
          .slice(0, 5)}`,
    },
  },
  build: {
    manifest: true,
    target: manifest.browserslist.map((query) => query.replace('ios_saf', 'ios').replace(' >= ', '')),
    // No data: addresses, so that img-src and font-src 'self' hold.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The pages name their own scripts in their HTML. For later ones the list of all scripts of all pages would cost
      // 2 KB on every page; their style sheets stay, since a screen without its sheet would flash.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          // The entry names every file of every page, and what cannot be guessed in a name cannot be compressed.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          codeSplitting: { groups: scripts.groups },
        },
      },
    }),
  },
  // A worker lives by the headers of its own file, which the files of a page do without.
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'workers/[name]-[hash:7].js' } },
  },
  test: {
    include: [
      'tests/{structure,unit,search,model,generators,interchange,source,conformance,paper,provider,reader,browsers,judges}/**/*.test.{ts,tsx}',
      'packages/*/tests/**/*.test.ts',
    ],
    environment: 'node',
    // Most of the time goes into loading the same machines and schemas, so the files of a worker share them. Threads would
    // share one processor clock as well, by which the models are told to give up.
    pool: 'forks',
    isolate: false,
    maxWorkers: '100%',
    // Walks of machines leave many snapshots behind: with more room for what is young, a quarter of the time is saved.
    execArgv: ['--max-semi-space-size=64'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}))
