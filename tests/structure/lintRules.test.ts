import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layerSettings, layers } from '../../build/layers'
import { root } from '../../build/paths'

const imports = 'lint/style/noRestrictedImports'
const globals = 'lint/style/noRestrictedGlobals'
const cycle = 'lint/suspicious/noImportCycles'

const importing = (from: string) => `import { it } from '${from}'\nexport const other = it\n`
const naming = (expression: string) => `export const other = () => ${expression}\n`

/** Each file breaks one rule: planted in a copy of the settings, it must be refused by that rule. */
const planted: Readonly<Record<string, { text: string; rule: string }>> = {
  ...Object.fromEntries(
    layers.flatMap((layer, index) =>
      layers.slice(index + 1).flatMap((later) => [
        [`src/${layer}/a/to-${later}.ts`, { text: importing(`~/${later}/thing`), rule: imports }],
        [`src/${layer}/a/up-to-${later}.ts`, { text: importing(`../../${later}/thing`), rule: imports }],
      ]),
    ),
  ),
  ...Object.fromEntries(
    layers.map((layer) => [`src/${layer}/entry.ts`, { text: importing('~/router'), rule: imports }]),
  ),
  'src/data/react.ts': { text: importing('react'), rule: imports },
  'src/data/xstate.ts': { text: importing('xstate'), rule: imports },
  'src/machines/react.ts': { text: importing('@xstate/react'), rule: imports },
  'src/machines/router.ts': { text: importing('@tanstack/react-router'), rule: imports },
  'src/machines/sheet.ts': { text: "import './sheet.css'\n", rule: imports },
  ...Object.fromEntries(
    ['data', 'machines'].flatMap((layer) =>
      [
        "localStorage.getItem('x')",
        'document.title',
        "fetch('/x')",
        'Date.now()',
        'new Date()',
        'window.scrollY',
        'globalThis.fetch',
        'setTimeout(() => {}, 1)',
        'performance.now()',
      ].map((expression, index) => [
        `src/${layer}/global-${index}.ts`,
        { text: naming(expression), rule: globals },
      ]),
    ),
  ),
  'src/data/bench.ts': { text: importing('machine-workbench/inspection/simulation'), rule: imports },
  'packages/machine-workbench/src/models.ts': { text: importing('~/data/thing'), rule: imports },
  'packages/machine-workbench/src/shell/site.ts': {
    text: importing('../../../../src/data/thing'),
    rule: imports,
  },
  'packages/machine-workbench/src/shell/itself.ts': {
    text: importing('machine-workbench/models'),
    rule: imports,
  },
  'packages/machine-workbench/src/exports/run.ts': { text: importing('xstate'), rule: imports },
  'packages/machine-workbench/src/layout/run.ts': {
    text: importing('../inspection/simulation.ts'),
    rule: imports,
  },
  'packages/machine-workbench/src/reading/page.ts': { text: naming('document.title'), rule: globals },
  'packages/machine-workbench/src/opening/time.ts': { text: naming('Date.now()'), rule: globals },
  'src/data/circle/a.ts': { text: importing('./b').replace('{ it }', '{ other as it }'), rule: cycle },
  'src/data/circle/b.ts': {
    text: importing('~/data/circle/a').replace('{ it }', '{ other as it }'),
    rule: cycle,
  },
  'build/circle/a.ts': { text: importing('./b').replace('{ it }', '{ other as it }'), rule: cycle },
  'build/circle/b.ts': { text: importing('./a').replace('{ it }', '{ other as it }'), rule: cycle },
}

/** What the rules let through: else everything would be refused, and the rules above would show nothing. */
const innocent: Readonly<Record<string, string>> = {
  'src/data/plain.ts': 'export const it = (document: { title: string }) => document.title\n',
  'src/data/site/dates.ts': naming("Date.parse('2026-02-09')"),
  'src/data/site/dayCount.ts': naming("Date.parse('2026-02-09')"),
  'src/data/graph.ts': importing('machine-workbench/description/machineGraph'),
  'packages/machine-workbench/src/opening/plain.ts': importing('xstate').replace('{ it }', '{ setup as it }'),
  'packages/machine-workbench/src/shell/plain.ts': importing('../opening/plain.ts').replace(
    '{ it }',
    '{ other as it }',
  ),
  'src/machines/plain.ts':
    "import { it } from '~/data/plain'\nimport { setup } from 'xstate'\nexport const made = [it, setup]\n",
  'src/ui/plain.ts':
    "import { made } from '~/machines/plain'\nexport const title = () => [made, document.title]\n",
  'src/routes/plain.ts': importing('~/app/plain').replace('{ it }', '{ kept as it }'),
  'src/app/plain.ts': "export const kept = () => localStorage.getItem('x')\n",
}

interface Report {
  diagnostics: readonly { category: string; location: { path: string | { file: string } } }[]
}

const folder = mkdtempSync(join(tmpdir(), 'lint-rules-'))
const found = new Map<string, Set<string>>()

beforeAll(() => {
  const settings = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
  const plant = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  for (const file of ['biome.layers.json', 'tsconfig.json', 'package.json'])
    cpSync(join(root, file), join(folder, file))
  plant('biome.json', JSON.stringify({ ...settings, vcs: { enabled: false } }))
  for (const [file, { text }] of Object.entries(planted)) plant(file, text)
  for (const [file, text] of Object.entries(innocent)) plant(file, text)
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['lint', '--reporter=json', '--max-diagnostics=none', '.'],
    { cwd: folder, encoding: 'utf8' },
  )
  const report: Report = JSON.parse(stdout)
  for (const { category, location } of report.diagnostics) {
    const path = typeof location.path === 'string' ? location.path : location.path.file
    found.set(path, (found.get(path) ?? new Set()).add(category))
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a planted fault is refused', () => {
  test.each(Object.entries(planted))('%s', (file, { rule }) => {
    expect([...(found.get(file) ?? [])]).toContain(rule)
  })
})

test.each(Object.keys(innocent))('%s is let through', (file) => {
  expect([...(found.get(file) ?? [])]).toEqual([])
})

test('the settings say what follows from the folders of src', () => {
  const written = JSON.parse(readFileSync(join(root, 'biome.layers.json'), 'utf8'))
  expect(written, 'Run `npm run format`: it writes biome.layers.json anew from build/layers.ts.').toEqual(
    layerSettings(join(root, 'src')),
  )
})

test('a folder of src that is no layer is told what to do', () => {
  const src = join(folder, 'other')
  for (const name of [...layers, 'helpers']) mkdirSync(join(src, name), { recursive: true })
  expect(() => layerSettings(src)).toThrow('src/helpers is no layer. Move its files into one of data,')
})
