import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { literalOf } from '~/data/machines/testFiles/literal'
import { generateSpecs } from '../../build/generateSpecs'
import { root } from '../../build/paths'
import { filteredListModel } from '../model/filteredList.model'
import { uploadModel } from '../model/upload.model'
import { coveringPaths, defineModel } from '../support/model/model'
import type { AnyModel } from '../support/model/types'

const hostile = [
  '*/ process.exit(1) /*',
  '\'); process.exit(1); ("',
  ['`$', '{process.exit(1)}`'].join(''),
  '\u2028process.exit(1)\u202e',
  '\\',
  '</script>\n// ',
  '👩‍🎓 مرحبا',
]

const noteMachine = setup({
  types: {
    context: {} as { text: string },
    events: {} as { type: 'note */ write'; text: string; __proto__?: unknown },
  },
}).createMachine({
  id: "note's `box`",
  context: { text: '' },
  initial: 'open',
  states: {
    open: {
      description: 'Somebody writes "*/" and `.',
      on: { 'note */ write': { actions: assign(({ event }) => ({ text: event.text })) } },
    },
  },
})
const noteModel = defineModel(noteMachine, {
  events: hostile.map((text) => ({ type: 'note */ write', text }) as const),
})

/** Inside the repository, so that the specs find Playwright as they would in a tester's own. */
const parent = join(root, 'reports')
let folder = ''
const run = (program: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], { cwd: root, encoding: 'utf8' })

const models = [filteredListModel, uploadModel, noteModel] as unknown as readonly AnyModel[]

beforeAll(() => {
  mkdirSync(parent, { recursive: true })
  folder = mkdtempSync(join(parent, 'generated-'))
  generateSpecs(models, folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('specs that are written for testers', () => {
  test('Playwright lists one test for each covering path', () => {
    const { stdout, status } = run('@playwright/test/cli.js', 'test', '--list', '--config', folder)
    const paths = models.reduce((sum, model) => sum + coveringPaths(model).length, 0)
    expect(stdout).toContain(`Total: ${paths} tests in ${models.length} files`)
    expect(status).toBe(0)
  })

  test('TypeScript has nothing to say against them', () => {
    const strict = ['--noEmit', '--strict', '--noUnusedLocals', '--noUnusedParameters', '--skipLibCheck']
    const files = ['filteredList', 'upload', 'note_s__box_'].map((name) => join(folder, `${name}.spec.ts`))
    const modern = ['--target', 'esnext', '--module', 'nodenext', '--types', 'node', '--ignoreConfig']
    expect(run('typescript/bin/tsc', ...strict, ...modern, ...files).stdout).toBe('')
  })

  test('say each step, its event and the state expected in words', () => {
    const text = readFileSync(join(folder, 'upload.spec.ts'), 'utf8')
    expect(text).toContain("'file.choose': (")
    expect(text).toContain('after 200 ms. Expected: uploading (The progress rises.); progress is 10')
    expect(text).toContain('it tells: upload.finished')
  })

  test('a spec that somebody may have filled in is kept', () => {
    const file = join(folder, 'upload.spec.ts')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, '// mine')
    const { kept, written } = generateSpecs(models, folder)
    expect(kept).toContain(file)
    expect(written).toEqual([])
    expect(readFileSync(file, 'utf8')).toBe('// mine')
    writeFileSync(file, text)
    expect(existsSync(join(folder, 'playwright.config.ts'))).toBe(true)
  })
})

describe('a value as source', () => {
  const evaluated = (source: string) => new Function(`return (${source})`)()

  test('is the value again, whatever its strings and keys are', () => {
    const json = fc.jsonValue({ noUnicodeString: false }).map((value) => JSON.parse(JSON.stringify(value)))
    fc.assert(
      fc.property(json, (value) => {
        expect(evaluated(literalOf(value))).toEqual(value)
      }),
    )
  })

  test('also where JSON would lose it', () => {
    const value = {
      nothing: undefined,
      numbers: [Number.NaN, Number.POSITIVE_INFINITY, -0, 12n],
      day: new Date(0),
      pairs: new Map([['a', new Set([1])]]),
      ...JSON.parse('{"__proto__":"own"}'),
    }
    expect(evaluated(literalOf(value))).toEqual(value)
    const error = evaluated(literalOf(Object.assign(new Error('no'), { name: 'AbortError' })))
    expect([error.name, error.message]).toEqual(['AbortError', 'no'])
  })

  test('hides nothing that ends a line or turns the reading direction', () => {
    for (const text of hostile) expect(literalOf(text)).not.toMatch(/[\u2028\u2029\u202e\n]/)
  })
})
