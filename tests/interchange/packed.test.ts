import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../build/paths'
import { foreignMachines } from '../support/foreignMachines'

/** So many machines of others are taken: many where the lane is run by itself. */
const taken = Number(process.env.INTERCHANGE_WALKS ?? 0) >= 1000 ? 60 : 6
const foreign = foreignMachines.filter((_, index) => index % Math.floor(foreignMachines.length / taken) === 0)

const source = join(root, 'packages/machine-workbench')
let project = ''

const run = (folder: string, program: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  return { status, said: `${stdout}${stderr}` }
}
const workbench = (...args: readonly string[]) =>
  run(project, join(project, 'node_modules/.bin/machine-workbench'), ...args)

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), text)
}

const versionOf = (name: string) =>
  JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version

const door = `import { setup } from 'xstate'

export const doorMachine = setup({ guards: { isUnlocked: () => true }, delays: { draught: 5000 } }).createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { open: { target: 'open', guard: 'isUnlocked' } } },
    open: { on: { close: 'closed' }, after: { draught: 'closed' } },
  },
})
`

/** A project that has XState and nothing else of this one: what the package forgets to bring is missing there. */
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'packed-'))
  const built = run(source, 'npm', 'run', '--silent', 'build')
  expect(built.status, built.said).toBe(0)
  const packed = run(source, 'npm', 'pack', '--silent', '--pack-destination', project)
  expect(packed.status, packed.said).toBe(0)
  const tarball = readdirSync(project).find((file) => file.endsWith('.tgz'))
  write('package.json', JSON.stringify({ name: 'project', private: true, type: 'module' }))
  const installed = run(
    project,
    'npm',
    // What this project's own settings refuse, npm hands on to those it starts.
    ...['install', '--loglevel=error', '--prefer-offline', '--no-audit', '--allow-file=all', `./${tarball}`],
    ...['xstate', 'vitest', 'typescript', '@types/node'].map((name) => `${name}@${versionOf(name)}`),
  )
  expect(installed.status, installed.said).toBe(0)
  write('src/door.machine.ts', door)
}, 300_000)
afterAll(() => rmSync(project, { recursive: true, force: true }))

/** What is imported of the package anywhere in this project. */
function importedHere(): readonly string[] {
  const files = ['src', 'build', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(root, folder, file)),
  )
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from 'machine-workbench\/([\w/]+)'/g)].map(
      ([, path = '']) => path,
    ),
  )
  return [...new Set(found)]
}

describe('the package, installed into an empty project', () => {
  test('brings what it needs, and nothing of the site', () => {
    const own = join(project, 'node_modules/machine-workbench')
    expect(readdirSync(own).sort()).toEqual(['README.md', 'bin', 'dist', 'docs', 'package.json'])
    const texts = readdirSync(own, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|ts|md|json)$/.test(file))
      .map((file) => readFileSync(join(own, file), 'utf8'))
    expect(texts.length).toBeGreaterThan(100)
    expect(texts.filter((text) => /from ['"]~|lyrebird/i.test(text))).toEqual([])
  })

  test('has everything that is imported of it here, with its types', () => {
    const imported = importedHere()
    expect(imported.length).toBeGreaterThan(30)
    const dist = join(project, 'node_modules/machine-workbench/dist')
    expect(
      imported.filter((path) => !['.js', '.d.ts'].every((end) => existsSync(join(dist, path + end)))),
    ).toEqual([])
    write(
      'all.mjs',
      `const all = ${JSON.stringify(imported)}
for (const path of all) await import('machine-workbench/' + path)
console.log(all.length)`,
    )
    expect(run(project, process.execPath, 'all.mjs').said.trim()).toBe(String(imported.length))
  })

  test.each(['NodeNext', 'Bundler'])('its types are understood: %s', (resolution) => {
    write(
      'src/consumer.ts',
      `import type { MachineGraph } from 'machine-workbench/description/machineGraph'
import { describeMachine } from 'machine-workbench/inspection/describeMachine'
import { svgFile } from 'machine-workbench/layout/svgFile'
import { defineModel } from 'machine-workbench/models'
import { openMachine } from 'machine-workbench/opening/openMachine'
import { doorMachine } from './door.machine.js'

export const graph: MachineGraph = describeMachine(doorMachine)
export const opened: readonly string[] = openMachine('').choices
export const model = defineModel(doorMachine, {
  events: [{ type: 'open' }],
  invariants: { 'it is somewhere': (snapshot) => snapshot.matches('open') || snapshot.matches('closed') },
})
// @ts-expect-error A drawing is missing.
svgFile(graph)
// @ts-expect-error No such state.
defineModel(doorMachine, { events: [], invariants: { no: (snapshot) => snapshot.matches('ajar') } })
`,
    )
    const { said, status } = run(
      project,
      'node_modules/.bin/tsc',
      ...['--noEmit', '--strict', '--skipLibCheck', '--types', 'node', '--target', 'es2023'],
      ...['--moduleResolution', resolution, '--module', resolution === 'Bundler' ? 'ESNext' : resolution],
      'src/consumer.ts',
    )
    expect(said).toBe('')
    expect(status).toBe(0)
  })

  test('inspects, tests, and writes tests that run there', { timeout: 120_000 }, () => {
    expect(workbench('inspect', 'src/**/*.machine.ts', '--out', 'machines').said).toContain(
      'src/door.machine.ts: door (XState): 2 states, 3 transitions',
    )
    expect(readdirSync(join(project, 'machines')).sort()).toEqual(
      ['dot', 'json', 'mmd', 'puml', 'scxml', 'svg']
        .map((extension) => `door.${extension}`)
        .concat('index.html'),
    )
    const tested = workbench('test', 'src/*.machine.ts')
    expect(tested.said).toMatch(/^door +\| 2 of 2 \| 3 of 3 .*\| passed$/m)
    expect(tested.status).toBe(0)
    for (const format of ['vitest', 'gherkin', 'junit'])
      expect(workbench('emit', format, 'src/*.machine.ts').status, format).toBe(0)
    expect(workbench('emit', 'playwright', 'src/*.machine.ts', '--out', 'e2e').status).toBe(0)
    const { said, status } = run(project, 'node_modules/.bin/vitest', 'run', 'generated-tests/door')
    expect(said).toMatch(/Tests {2}[1-9]\d* passed/)
    expect(status).toBe(0)
    expect(readFileSync(join(project, 'generated-tests/door/door.xml'), 'utf8')).toMatch(
      /<testsuites tests="[1-9]\d*" failures="0"/,
    )
  })

  test('checks models of machines that run there', { timeout: 120_000 }, () => {
    write(
      'door.model.js',
      `import { createMachine } from 'xstate'
import { defineModel } from 'machine-workbench/models'

const doorMachine = createMachine({ id: 'door', initial: 'closed', states: { closed: { on: { open: 'open' } }, open: { on: { close: 'closed' } } } })
export const doorModel = defineModel(doorMachine, {
  events: [{ type: 'open' }, { type: 'close' }],
  reference: {
    start: () => 'closed',
    next: (_, step) => (step.event.type === 'open' ? 'open' : 'closed'),
    read: ({ value }) => value,
  },
})
`,
    )
    const { said, status } = workbench('test', 'door.model.js', '--runs', '20')
    expect(said).toMatch(/^door +\| 2 of 2 .*\| passed$/m)
    expect(status).toBe(0)
  })

  test('tells what has changed since a commit', () => {
    const git = (...args: readonly string[]) =>
      run(project, 'git', '-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args)
    write('.gitignore', 'node_modules\n')
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '--message', 'before')
    write(
      'src/door.machine.ts',
      door.replace("close: 'closed'", "close: 'closed', slam: { target: 'closed', actions: 'bang' }"),
    )
    const { said, status } = workbench('diff', 'HEAD', '--out', 'changed', '--exit-code')
    expect(said).toContain('src/door.machine.ts: door differs\n  + open --slam--> closed\n')
    expect(status).toBe(1)
    expect(readFileSync(join(project, 'changed/door.svg'), 'utf8')).toContain(
      'open --slam--&gt; closed: added',
    )
  })

  test('says in a sentence what it does not understand', () => {
    for (const [args, sentence] of [
      [['inspect'], 'Say which files'],
      [['inspect', 'none/*.ts'], 'No file is called none/*.ts.'],
      [['draw'], 'There is no command “draw”.'],
      [['constructor'], 'There is no command “constructor”.'],
      [['test', 'src/door.machine.ts', '--runs', 'many'], '--runs takes a whole number'],
      [['inspect', 'src/door.machine.ts', '--seed', '1'], 'inspect knows no --seed.'],
      [['inspect', 'src/door.machine.ts', '--out', 'package.json'], 'EEXIST'],
      [['diff', 'nowhere'], 'git knows no commit “nowhere”.'],
    ] as const) {
      const { said, status } = workbench(...args)
      expect(said).toContain(sentence)
      expect(said).not.toContain('    at ')
      expect(status, sentence).toBe(2)
    }
  })
})

/** How many labels each drawing of a page has: one for each transition. */
const sectionsIn = (page: string) =>
  page
    .split('<section')
    .slice(1)
    .map((text) => text.match(/<rect class="ground/g)?.length ?? 0)

test('the package draws, tests and writes down machines that others have written', {
  timeout: 1_200_000,
}, () => {
  for (const { name, text } of foreign) write(`foreign/${name}`, text)
  const drawn = workbench('inspect', 'foreign/**/*.scxml', '--out', 'drawn')
  expect(drawn.status, drawn.said).toBe(0)
  expect(readdirSync(join(project, 'drawn')).filter((file) => file.endsWith('.svg'))).toHaveLength(
    foreign.length,
  )
  // Each drawing has the transitions that are told of.
  const counts = [...drawn.said.matchAll(/^foreign\/.* (\d+) transitions?$/gm)].map(([, count]) =>
    Number(count),
  )
  const lines = sectionsIn(readFileSync(join(project, 'drawn/index.html'), 'utf8'))
  expect(lines).toEqual(counts)
  const tested = workbench('test', 'foreign/**/*.scxml')
  const rows = tested.said.split('\n').filter((line) => / \| (passed|passed, with doubts|FAILED)$/.test(line))
  expect(rows).toHaveLength(foreign.length)
  const written = workbench('emit', 'vitest', 'foreign/**/*.scxml', '--out', 'foreign-tests')
  expect(written.status, written.said).toBe(0)
  const expected = readdirSync(join(project, 'foreign-tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(project, 'foreign-tests', file), 'utf8').match(/^test\(/gm)?.length ?? 0)
  expect(expected).toHaveLength(foreign.length)
  const count = expected.reduce((sum, one) => sum + one, 0)
  const { said, status } = run(project, 'node_modules/.bin/vitest', 'run', 'foreign-tests')
  expect(said).toContain(`Tests  ${count} passed (${count})`)
  expect(status).toBe(0)
})
