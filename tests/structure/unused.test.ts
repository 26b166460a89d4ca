import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../../build/paths'

/** A small site. What is called unused, nothing uses; everything else is used in the ways that are hard to see. */
const site: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    type: 'module',
    scripts: { build: 'node build/run.mjs build/site.ts', start: 'vite' },
    dependencies: { react: '*', xstate: '*', '@fontsource-variable/figtree': '*' },
    devDependencies: { vite: '*', vitest: '*', knip: '*' },
  }),
  'index.html': '<script type="module" src="/src/main.tsx"></script>',
  'vite.config.ts': 'export default {}\n',
  'build/run.mjs': '',
  'build/site.ts': "import 'vite'\nimport 'vitest'\n",
  'src/main.tsx': "import './site.css'\nimport { used } from '~/data/list'\nused()\n",
  'src/site.css': "@font-face { src: url('@fontsource-variable/figtree/files/figtree.woff2'); }\n",
  'src/data/list.ts':
    'export const used = () => {}\nexport const unusedExport = 1\nexport type UnusedType = string\n',
  'src/data/unusedFile.ts': 'export const it = 1\n',
  'src/machines/lamp.machine.ts':
    "import { setup } from 'xstate'\nexport const lampMachine = setup({})\nexport const selectUnused = () => 1\n",
  'tests/model/lamp.model.ts':
    "import { lampMachine } from '~/machines/lamp.machine'\nexport const lampModel = lampMachine\n",
}

interface Report {
  issues: readonly ({ file: string } & Record<string, unknown>)[]
}

const folder = mkdtempSync(join(tmpdir(), 'unused-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('what nothing uses is reported, and nothing else', () => {
  for (const [file, text] of Object.entries(site)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  for (const file of ['knip.ts', 'tsconfig.json']) cpSync(join(root, file), join(folder, file))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/knip/bin/knip.js'), '--reporter=json', '--no-exit-code'],
    { cwd: folder, encoding: 'utf8' },
  )
  expect(stderr).toBe('')
  const { issues }: Report = JSON.parse(stdout)
  const found = issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, findings]) =>
      Array.isArray(findings) ? findings.map(({ name }) => `${kind}: ${name} in ${file}`) : [],
    ),
  )
  expect(found.sort()).toEqual([
    'dependencies: react in package.json',
    'exports: selectUnused in src/machines/lamp.machine.ts',
    'exports: unusedExport in src/data/list.ts',
    'files: src/data/unusedFile.ts in src/data/unusedFile.ts',
    'types: UnusedType in src/data/list.ts',
  ])
})
