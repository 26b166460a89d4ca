import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { specFileOf } from '../tests/support/model/specFile'
import type { AnyModel } from '../tests/support/model/types'
import { root } from './paths'

const config = `import { defineConfig } from '@playwright/test'

/** BASE_URL is where the site under test is. */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  use: { baseURL: process.env.BASE_URL ?? 'http://127.0.0.1:4273' },
})
`

/** As `npm run format` would leave it. Throws where the text is no TypeScript. */
function formatted(text: string, name: string): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/@biomejs/biome/bin/biome', 'format', `--stdin-file-path=build/${name}`],
    { cwd: root, input: text, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (status !== 0) throw new Error(`The spec ${name} could not be formatted:\n${stderr}`)
  return stdout
}

/**
 * Writes one spec a machine into the folder, and a configuration for Playwright. A file that is there already is kept:
 * somebody may have filled it in. Returns the files written and those kept.
 */
export function generateSpecs(models: readonly AnyModel[], folder: string) {
  mkdirSync(folder, { recursive: true })
  const written: string[] = []
  const kept: string[] = []
  const offer = (name: string, text: () => string) => {
    const file = join(folder, name)
    if (existsSync(file)) kept.push(file)
    else {
      writeFileSync(file, text())
      written.push(file)
    }
  }
  offer('playwright.config.ts', () => config)
  for (const model of models) {
    const name = `${model.id.replace(/[^\w-]/g, '_')}.spec.ts`
    offer(name, () => formatted(specFileOf(model), name))
  }
  return { written, kept }
}
