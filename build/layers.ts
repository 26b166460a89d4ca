import { readdirSync } from 'node:fs'

/** The layers of `src`, each of which may import itself and those before it (docs/ARCHITECTURE.md). */
export const layers = ['data', 'machines', 'ui', 'app', 'routes'] as const
type Layer = (typeof layers)[number]

/** What a layer may not name besides the layers after it: packages, and what the browser or Node gives everybody. */
const forbidden: Partial<Record<Layer, { packages: readonly string[]; because: string }>> = {
  data: {
    packages: [
      ...['react', 'react-dom', 'xstate', '@xstate/*', '@tanstack/*', 'react-aria-components'],
      'machine-workbench/{generation,inspection,model,models,opening}',
    ],
    because: 'data knows no framework.',
  },
  machines: {
    packages: ['react', 'react-dom', '@xstate/react', '@tanstack/*', 'react-aria-components'],
    because: 'machines know no React, no router and no DOM.',
  },
}

/** What reads or changes the world outside of what a function or a machine is given. */
const worldly = [
  ...['window', 'document', 'globalThis', 'self', 'navigator', 'location', 'history', 'screen', 'process'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'fetch', 'XMLHttpRequest', 'WebSocket'],
  ...['Date', 'performance', 'crypto', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
  ...['clearTimeout', 'clearInterval', 'requestAnimationFrame', 'requestIdleCallback', 'addEventListener'],
]

/** Files of those layers that may name one of them, each with its reason in the file. */
const exempt: Readonly<Record<string, readonly string[]>> = {
  'src/data/site/dates.ts': ['Date'],
  'src/data/site/dayCount.ts': ['Date'],
}

const denied = (layer: Layer, allowed: readonly string[] = []) =>
  Object.fromEntries(
    worldly
      .filter((name) => !allowed.includes(name))
      .map((name) => [
        name,
        `${layer} is told what it needs: hand it over as an argument, an input or an actor.`,
      ]),
  )

/** Folders of packages/machine-workbench that tell of machines as plain data, and those that run them. */
const plain = ['description', 'exports', 'layout', 'reading', 'testFiles']
const running = ['generation', 'inspection', 'opening']

const globalsRule = (layer: Layer, allowed?: readonly string[]) => ({
  noRestrictedGlobals: { level: 'error', options: { deniedGlobals: denied(layer, allowed) } },
})

function importsRule(layer: Layer, entries: readonly string[]) {
  const [before, after] = [
    layers.slice(0, layers.indexOf(layer) + 1),
    layers.slice(layers.indexOf(layer) + 1),
  ]
  const own = forbidden[layer]
  const patterns = [
    {
      group: [...after.flatMap((name) => [`~/${name}/**`, `../**/${name}/**`]), ...entries],
      message: `Of src, ${layer} may import ${before.join(', ')} and nothing else.`,
    },
    ...(own
      ? [
          {
            group: own.packages.flatMap((name) => [name, `${name}/**`]).concat('**/*.css'),
            message: own.because,
          },
        ]
      : []),
  ]
  return { noRestrictedImports: { level: 'error', options: { patterns } } }
}

const importsOfPackage = (forbids: readonly { group: readonly string[]; message: string }[]) => ({
  noRestrictedImports: {
    level: 'error',
    options: {
      patterns: [
        {
          group: [
            '~/**',
            '**/../src/**',
            'react',
            'react/**',
            'react-dom',
            '@tanstack/*',
            'machine-workbench/**',
          ],
          message: 'A package knows nothing of the site, and names its own files by where they stand.',
        },
        ...forbids,
      ],
    },
  },
})

/** What the files of the package may name: as those of the layers that use them. */
function packageOverrides() {
  const inside = (folders: readonly string[]) =>
    folders.map((folder) => `packages/machine-workbench/src/${folder}/**`)
  const allowed = 'packages/machine-workbench/src/description/valuePreview.ts'
  const dataAlone = importsOfPackage([
    {
      group: ['xstate', 'xstate/**', ...[...running, 'model', 'shell'].map((folder) => `../${folder}/**`)],
      message: `${plain.join(', ')} tell of machines as plain data, and run none.`,
    },
  ])
  return [
    { includes: ['packages/*/src/**'], linter: { rules: { style: importsOfPackage([]) } } },
    {
      includes: inside(plain),
      linter: { rules: { style: { ...dataAlone, ...globalsRule('data') } } },
    },
    { includes: inside(running), linter: { rules: { style: globalsRule('machines') } } },
    // Shows a Date that a context holds.
    { includes: [allowed], linter: { rules: { style: globalsRule('data', ['Date']) } } },
  ]
}

/**
 * The part of Biome's settings that follows from which folders `src` has. Throws where a folder is no layer, or a layer
 * has no folder, and says what to do.
 */
export function layerSettings(src: string) {
  const listed = readdirSync(src, { withFileTypes: true })
  const folders = listed.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const entries = listed
    .filter((entry) => entry.isFile())
    .map(({ name }) => name.replace(/\.tsx?$/, ''))
    .flatMap((name) => [`~/${name}`, `../**/${name}`])
  const unknown = folders.filter((name) => !layers.some((layer) => layer === name))
  if (unknown.length > 0)
    throw new Error(
      `src/${unknown[0]} is no layer. Move its files into one of ${layers.join(', ')}, or name its place among them in build/layers.ts.`,
    )
  const missing = layers.filter((layer) => !folders.includes(layer))
  if (missing.length > 0) throw new Error(`src/${missing[0]} is gone. Take it out of build/layers.ts.`)
  const overrides = [
    ...layers.map((layer) => ({
      includes: [`src/${layer}/**`],
      linter: {
        rules: { style: { ...importsRule(layer, entries), ...(forbidden[layer] && globalsRule(layer)) } },
      },
    })),
    ...Object.entries(exempt).map(([file, allowed]) => ({
      includes: [file],
      linter: { rules: { style: globalsRule('data', allowed) } },
    })),
    ...packageOverrides(),
  ]
  return { $schema: './node_modules/@biomejs/biome/configuration_schema.json', overrides }
}
