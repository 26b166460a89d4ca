import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { aliases } from './build/aliases.mjs'

const inside = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Tests that load a machine, walk all of them, draw pages or start processes would be run for many mutants and notice few. */
const isWide = (text: string) =>
  /\.machine'|support\/(trials|drawnPage)|machine-workbench\/(models|model)\b|build\/(?!searchCorpus)|import\.meta\.glob|child_process/.test(
    text,
  )

const unit = ['tests/unit', 'packages/machine-workbench/tests']
  .flatMap((folder) => readdirSync(inside(folder)).map((name) => `${folder}/${name}`))
  .filter((file) => file.endsWith('.test.ts'))
  .filter((file) => !isWide(readFileSync(inside(file), 'utf8')))

/** The tests that are worth running for each planted fault. */
export default defineConfig({
  resolve: { alias: aliases },
  test: {
    include: ['tests/mutation/made/*.test.ts', ...unit],
    environment: 'node',
    setupFiles: 'tests/mutation/setup.ts',
    testTimeout: 60_000,
  },
})
