import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMachine, refusalOf } from '../../build/machineTemplate'
import { root } from '../../build/paths'

const parts = [
  'src',
  'build',
  'docs',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'biome.json',
  '.gitignore',
]
const tests = ['tests/support', 'tests/model', 'tests/unit/architecture.test.ts']
let copy = ''

const run = (script: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [script, ...args], { cwd: copy, encoding: 'utf8' })

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-machine-'))
  for (const part of [...parts, ...tests]) cpSync(join(root, part), join(copy, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('a new machine', () => {
  test('is modelled, tested, typed, formatted and listed as soon as it is made', { timeout: 180_000 }, () => {
    const made = run(
      'build/run.mjs',
      'build/newMachine.ts',
      'lampSwitch',
      'keeps | one "lamp" lit, that\'s all',
    )
    expect(made.stderr).toBe('')
    expect(made.stdout).toContain('tests/model/lampSwitch.model.ts')

    const tested = run('build/run.mjs', 'build/testModel.ts', '--machine', 'lampSwitch')
    expect(tested.status, tested.stdout + tested.stderr).toBe(0)
    expect(tested.stdout).toMatch(/lampSwitch +\| 2 of 2 +\| 4 of 4|lampSwitch +\| 2 of 2 +\| 3 of 3/)

    const listed = run('node_modules/vitest/vitest.mjs', 'run', 'tests/unit/architecture.test.ts')
    expect(listed.status, listed.stdout).toBe(0)

    const files = ['src/machines/lampSwitch.machine.ts', 'tests/model/lampSwitch.model.ts']
    writeFileSync(
      join(copy, 'tsconfig.new.json'),
      JSON.stringify({ extends: './tsconfig.json', include: files }),
    )
    expect(run('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.new.json').stdout).toBe('')
    for (const file of files) {
      const text = readFileSync(join(copy, file), 'utf8')
      const { stdout } = spawnSync(
        process.execPath,
        ['node_modules/@biomejs/biome/bin/biome', 'format', `--stdin-file-path=${file}`],
        { cwd: root, input: text, encoding: 'utf8' },
      )
      expect(stdout).toBe(text)
    }
  })

  test.each([
    ['', 'is no name'],
    ['SaveButton', 'is no name'],
    ['save-button', 'is no name'],
    ['../../etc', 'is no name'],
    ['__proto__', 'is no name'],
    ['naïve', 'is no name'],
    ['a'.repeat(41), 'too long'],
    ['class', 'would clash'],
    ['saveMachine', 'would clash'],
    ['filterPanel', 'There is a machine called'],
    ['filterpanel', 'There is a machine called'],
  ])('is refused the name %j with a sentence', (name, reason) => {
    expect(refusalOf(root, name)).toContain(reason)
    expect(() => makeMachine(root, name, 'nothing')).toThrow(reason)
  })
})
