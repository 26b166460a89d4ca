import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

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

const inside = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(({ isSsrBuild }) => ({
  resolve: { alias: { '~': inside('src') } },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: inside('src/routes'),
      generatedRouteTree: inside('src/routes/-routeTree.gen.ts'),
      routeFileIgnorePrefix: '-',
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    layerOrder(),
  ],
  build: {
    manifest: true,
    // No data: addresses, so that img-src and font-src 'self' hold.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          // Without the groups every route file is its own eager half-kilobyte chunk.
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
              {
                name: 'router',
                test: /node_modules\/@tanstack\/(react-router|router-core|history|react-store|store)\//,
                priority: 2,
              },
              { name: 'machines', test: /node_modules\/(xstate|@xstate\/react)\//, priority: 2 },
              { name: 'zod', test: /node_modules\/zod\//, priority: 2 },
            ],
          },
        },
      },
    }),
  },
  test: { include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/model/**/*.test.{ts,tsx}'], environment: 'node' },
}))
