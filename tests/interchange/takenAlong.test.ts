import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emitTests } from '../../build/emitTests'
import { modelledMachines } from '../../build/machines/machineModels'
import { dist, root } from '../../build/paths'
import { runNode } from '../support/runNode'

/** Where the lane is run by itself; packages/machine-workbench/tests/testFiles.test.ts runs a machine of traps each time. */
const isWhole = Number(process.env.INTERCHANGE_WALKS ?? 0) >= 1000

const machines = modelledMachines()

/** Each step that a page knows, walked on one page in a browser, as `npm run test:e2e` does with others. */
const walked = ['accordion', 'careerWizard', 'searchBox', 'share', 'theme', 'toast', 'videoFacade']

const A_WHILE = 300_000

let folder = ''
const parent = join(root, 'reports')
const inFolder = (name: string) => join(folder, name)

beforeAll(() => {
  mkdirSync(parent, { recursive: true })
  folder = mkdtempSync(join(parent, 'emitted-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** How many tests stand in the files. */
const count = (files: readonly string[], begins: RegExp) =>
  files.reduce((sum, file) => sum + (readFileSync(file, 'utf8').match(begins)?.length ?? 0), 0)

describe.runIf(isWhole)('the paths of the machines, taken along as files, run as they are', () => {
  test('in Vitest', { timeout: A_WHILE }, async () => {
    const { written } = await emitTests('vitest', machines, inFolder('vitest'))
    const tests = count(written, /^test\(/gm)
    expect(tests).toBeGreaterThan(machines.length)
    const { said, status } = runNode(
      'vitest/vitest.mjs',
      'run',
      '--config',
      inFolder('vitest/vitest.config.ts'),
    )
    expect(said).toContain(`Tests  ${tests} passed (${tests})`)
    expect(status).toBe(0)
  })

  test('in Cucumber', { timeout: A_WHILE }, async () => {
    const { written } = await emitTests('gherkin', machines, inFolder('gherkin'))
    const tests = count(written, /^ {2}Scenario:/gm)
    expect(tests).toBeGreaterThan(machines.length)
    const { said, status } = runNode(
      '@cucumber/cucumber/bin/cucumber.js',
      '--config',
      relative(root, inFolder('gherkin/cucumber.mjs')),
    )
    expect(said).toContain(`${tests} scenarios (${tests} passed)`)
    expect(status).toBe(0)
  })

  test('and as a report, in which all of them are as they were', { timeout: A_WHILE }, async () => {
    const { written } = await emitTests('junit', machines, inFolder('junit'))
    for (const file of written) expect(readFileSync(file, 'utf8'), file).toContain('failures="0" errors="0"')
    expect(count(written, /<testcase /g)).toBeGreaterThan(machines.length)
  })

  test.runIf(existsSync(dist))(
    'in Playwright, on the pages, with none left out',
    { timeout: A_WHILE },
    async () => {
      const those = machines.filter(({ machine: { id } }) => walked.includes(id))
      const { written } = await emitTests('playwright', those, inFolder('playwright'))
      const tests = count(written, /^testRun\(/gm)
      expect(tests).toBeGreaterThanOrEqual(walked.length)
      const { said, status } = runNode(
        '@playwright/test/cli.js',
        'test',
        '--retries=1',
        '--config',
        inFolder('playwright/playwright.config.ts'),
      )
      expect(said).toMatch(new RegExp(`\\b${tests} passed`))
      expect(status).toBe(0)
    },
  )
})

test('a file that somebody may have filled in is kept', async () => {
  const stubs = machines.filter(({ machine: { id } }) => id === 'retrieval')
  const first = await emitTests('playwright', stubs, inFolder('stubs'))
  const again = await emitTests('playwright', stubs, inFolder('stubs'))
  expect(first.kept).toEqual([])
  expect(again.kept).toEqual([inFolder('stubs/retrieval.spec.ts')])
  expect(again.written).toEqual([inFolder('stubs/playwright.config.ts')])
})
