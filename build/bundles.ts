import { build } from 'vite'
import { aliases } from './aliases.mjs'
import { providerData } from './providerData.mjs'

/** How a script that is built by itself finds the files of `src`. */
export const ownSources = {
  resolve: { alias: aliases },
  plugins: [providerData()],
}

/** The scripts and sheets that browsers fetch, and the small script that stands in every document. */
export async function bundleForBrowsers(outDir: string) {
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true, sourcemap: 'hidden' } })
  await build({
    configFile: false,
    logLevel: 'warn',
    ...ownSources,
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry: 'src/boot.ts', formats: ['iife'], name: 'boot', fileName: () => 'assets/boot.js' },
    },
  })
}

/** What renders the pages: one file with all packages in it, since reading hundreds takes as long as a hundred pages. */
export async function bundleForRendering(outDir: string) {
  await build({
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: 'src/server.tsx',
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
}
