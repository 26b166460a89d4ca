import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const sources = fileURLToPath(new URL('src', import.meta.url))

/** Every file of the package is one that may be imported, under its own path: see `exports` in package.json. */
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
)

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  build: {
    target: 'es2023',
    minify: false,
    emptyOutDir: true,
    lib: {
      entry: Object.fromEntries(files.map((file) => [file.replace(/\.ts$/, ''), join(sources, file)])),
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => !id.startsWith('.') && !id.startsWith('\0') && relative(sources, id).startsWith('..'),
      output: { preserveModules: true, preserveModulesRoot: sources, entryFileNames: '[name].js' },
    },
  },
})
