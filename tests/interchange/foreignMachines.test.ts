import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ELK from 'elkjs/lib/elk.bundled.js'
import { testFilesOf } from 'machine-workbench/inspection/testFilesOf'
import { layoutMachine } from 'machine-workbench/layout/layoutMachine'
import { openedSimulator } from 'machine-workbench/opening/openedSimulator'
import { openedTests } from 'machine-workbench/opening/openedTests'
import { openMachine } from 'machine-workbench/opening/openMachine'
import { pathsOfOpened } from 'machine-workbench/opening/pathsOfOpened'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../build/paths'
import { foreignMachines } from '../support/foreignMachines'
import { runNode } from '../support/runNode'

/** Each so manieth: many where the lane is run by itself. */
const nth = Number(process.env.INTERCHANGE_WALKS ?? 0) >= 1000 ? 3 : 100

const chosen = foreignMachines.filter((_, index) => index % nth === 0)

let folder = ''

beforeAll(() => {
  mkdirSync(join(root, 'reports'), { recursive: true })
  folder = mkdtempSync(join(root, 'reports/foreign-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const elk = new ELK()
/** Of a machine with very many paths, these say enough. */
const MOST_TESTED = 30

function patience(milliseconds: number) {
  const began = performance.now()
  return () => performance.now() - began > milliseconds
}

describe('machines that others have written', () => {
  test('are drawn, and the tests of their paths run as they are', { timeout: 600_000 }, async () => {
    let expected = 0
    for (const [index, { name, text }] of chosen.entries()) {
      const { written, graph, trial } = openMachine(text)
      const drawing = await layoutMachine(graph, elk)
      expect(drawing.transitions.length, name).toBe(graph.transitions.length)
      const simulator = openedSimulator(written, trial)
      const { paths } = pathsOfOpened(written, trial, patience)
      const { machine, files } = openedTests(written, name)
      const tests = await testFilesOf(
        'vitest',
        { machine, paths: paths.slice(0, MOST_TESTED), simulator, contract: null },
        () => 0,
      )
      const own = join(folder, String(index))
      mkdirSync(own)
      for (const file of [...tests, ...files]) writeFileSync(join(own, file.name), file.text)
      expected += tests.reduce((sum, file) => sum + (file.text.match(/^test\(/gm)?.length ?? 0), 0)
    }
    expect(expected).toBeGreaterThan(chosen.length)
    writeFileSync(
      join(folder, 'vitest.config.mjs'),
      "export default { test: { include: ['**/*.test.ts'] } }\n",
    )
    const { said, status } = runNode(
      'vitest/vitest.mjs',
      'run',
      '--root',
      folder,
      '--config',
      join(folder, 'vitest.config.mjs'),
    )
    expect(said).toContain(`Tests  ${expected} passed (${expected})`)
    expect(status).toBe(0)
  })
})
