import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const inside = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Tests that walk every machine, or start processes, would be run for every mutant and notice little of it. */
const isWide = (text: string) => /machine|support\/model|build\/|import\.meta\.glob|child_process/.test(text)

const unit = readdirSync(inside('tests/unit'))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `tests/unit/${name}`)
  .filter((file) => !isWide(readFileSync(inside(file), 'utf8')))

/** The tests that are worth running for each planted fault. */
export default defineConfig({
  resolve: { alias: { '~': inside('src') } },
  test: {
    include: ['tests/mutation/made/*.test.ts', ...unit],
    environment: 'node',
    testTimeout: 60_000,
  },
})
