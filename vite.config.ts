import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

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
            ],
          },
        },
      },
    }),
  },
  test: { include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/model/**/*.test.{ts,tsx}'], environment: 'node' },
}))
