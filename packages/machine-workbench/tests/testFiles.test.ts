import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MachinePath } from 'machine-workbench/description/machinePath'
import type { SimulationStep } from 'machine-workbench/description/simulation'
import { createSimulator } from 'machine-workbench/inspection/simulation'
import { testFilesOf } from 'machine-workbench/inspection/testFilesOf'
import { type TestFormatId, testFormatIds } from 'machine-workbench/testFiles/formats'
import type { TestedMachine } from 'machine-workbench/testFiles/recordedRun'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assign, emit, fromPromise, setup } from 'xstate'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const hostile = [
  '*/ process.exit(1) /*',
  '\'); process.exit(1); ("',
  ['`$', '{process.exit(1)}`'].join(''),
  '\u2028process.exit(1)\u202e',
  '\\',
  '</script>\n// ',
  '| a | \\| <b> & "c"',
  '# @tag\n  Scenario: mine\n"""',
  '\u0000\ud800',
  '👩‍🎓 مرحبا',
]

type Written = { type: 'note */ write'; text: string }

/** A machine in which everything that may end a comment, a text or a cell has a name or stands in its context. */
const noteMachine = setup({
  types: {
    context: {} as { text: string; '| key': number; shout: () => string },
    events: {} as Written | { type: 'note.save' },
    emitted: {} as { type: 'noted'; text: string },
  },
  actors: { save: fromPromise<string>(() => Promise.reject(new Error('Nothing saves.'))) },
}).createMachine({
  id: "note's `box`",
  context: { text: '', '| key': 0, shout: () => '!' },
  initial: 'open',
  states: {
    open: {
      on: {
        'note */ write': {
          actions: [
            assign(({ event }) => ({ text: event.text })),
            emit(({ event }) => ({ type: 'noted' as const, text: event.text })),
          ],
        },
        'note.save': 'saving',
      },
    },
    saving: {
      invoke: {
        id: 'sa"ve',
        src: 'save',
        onDone: { target: 'saved', actions: assign(({ event }) => ({ text: event.output })) },
        onError: 'open',
      },
    },
    saved: { after: { 700: 'over' } },
    over: { type: 'final' },
  },
})

/** The same machine as source, in which one thing at a time can be otherwise. */
const source = `import { assign, emit, fromPromise, setup } from 'xstate'

export const noteMachine = setup({
  types: { context: {} as any, events: {} as any, emitted: {} as any },
  actors: { save: fromPromise(() => Promise.reject(new Error('Nothing saves.'))) },
}).createMachine({
  id: "note's \`box\`",
  context: { text: '', '| key': 0, shout: () => '!' },
  initial: 'open',
  states: {
    open: {
      on: {
        'note */ write': {
          actions: [
            assign(({ event }: any) => ({ text: event.text })),
            emit(({ event }: any) => ({ type: 'noted', text: event.text })),
          ],
        },
        'note.save': 'saving',
      },
    },
    saving: {
      invoke: {
        id: 'sa"ve',
        src: 'save',
        onDone: { target: 'saved', actions: assign(({ event }: any) => ({ text: event.output })) },
        onError: 'open',
      },
    },
    saved: { after: { 700: 'over' } },
    over: { type: 'final' },
  },
})
`

const writing = hostile.map(
  (text): SimulationStep => ({ kind: 'event', event: { type: 'note */ write', text } }),
)
const save: SimulationStep = { kind: 'event', event: { type: 'note.save' } }
const ways: readonly (readonly SimulationStep[])[] = [
  writing,
  [save, { kind: 'error', actor: 'sa"ve', error: 'The line is "down".' }],
  [save, { kind: 'done', actor: 'sa"ve', output: hostile[0] }, { kind: 'wait', ms: 700 }],
  [save, { kind: 'done', actor: 'sa"ve', output: '' }, { kind: 'wait', ms: 300 }],
]

const simulator = createSimulator(
  noteMachine,
  { scenarios: [], events: { 'note.save': { examples: [], schema: null } }, outcomes: {} },
  (_, input) => input,
)

const paths = ways.map((steps, path): MachinePath => {
  const run = { scenario: 0, steps, path }
  const took = simulator
    .simulate(run)
    .slice(1)
    .map(({ transitions }) => transitions)
  const covers = { states: [], transitions: [], guards: [], events: [], pairs: [] }
  return { run, took, stands: [], guards: [], events: [], covers, isPlayable: true }
})

const machine: TestedMachine = {
  id: noteMachine.id,
  purpose: 'Says "*/" and `,\nand <more>.',
  from: './note.machine.ts',
  name: 'noteMachine',
}

const filesAs = (format: TestFormatId) =>
  testFilesOf(format, { machine, paths, simulator, contract: null }, () => 0)

/** Inside the repository, so that the files find Vitest and Playwright as they would in a tester's own. */
const parent = join(root, 'reports')
let folder = ''
const inFolder = (name: string) => join(folder, name)
const run = (program: string, ...args: readonly string[]) => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', program), ...args],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  )
  return { said: stdout + stderr, status }
}

const runVitest = (include = '*.test.ts') => {
  writeFileSync(
    inFolder('vitest.config.mjs'),
    `export default { test: { include: [${JSON.stringify(include)}], maxWorkers: 1, isolate: false } }`,
  )
  return run('vitest/vitest.mjs', 'run', '--reporter=json', '--config', inFolder('vitest.config.mjs'))
}
const runCucumber = () =>
  run('@cucumber/cucumber/bin/cucumber.js', '--config', 'cucumber.mjs', '--format', 'summary')

const FEATURE = 'note_s__box_.feature'

beforeAll(async () => {
  mkdirSync(parent, { recursive: true })
  folder = mkdtempSync(join(parent, 'taken-'))
  for (const format of testFormatIds)
    for (const { name, text } of await filesAs(format)) writeFileSync(inFolder(name), text)
  writeFileSync(inFolder('note.machine.ts'), source)
  writeFileSync(
    inFolder('cucumber.mjs'),
    `export default { paths: ['*.feature'], import: ['steps.mjs'], publishQuiet: true }`,
  )
  writeFileSync(
    inFolder('steps.mjs'),
    `import { runnerImport } from 'vite'
await runnerImport(${JSON.stringify(inFolder('note_s__box_.steps.ts'))}, { configFile: false, logLevel: 'error' })`,
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a machine that is taken along as tests, whatever is in its names and texts', () => {
  test('TypeScript has nothing to say against them', () => {
    const strict = ['--noEmit', '--strict', '--noUnusedLocals', '--noUnusedParameters', '--skipLibCheck']
    const modern = [
      '--target',
      'esnext',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
      '--types',
      'node',
      '--ignoreConfig',
      '--allowImportingTsExtensions',
    ]
    const files = ['note_s__box_.test.ts', 'note_s__box_.steps.ts', 'note_s__box_.spec.ts'].map(inFolder)
    expect(run('typescript/bin/tsc', ...strict, ...modern, ...files).said).toBe('')
  })

  test('Vitest and Cucumber run them, and they hold', () => {
    const vitest = runVitest()
    expect(vitest.said).toContain(`"numPassedTests":${ways.length}`)
    expect(vitest.status).toBe(0)
    const cucumber = runCucumber()
    expect(cucumber.said).toContain(`${ways.length} scenarios (${ways.length} passed)`)
    expect(cucumber.status).toBe(0)
  })

  test('Playwright finds a test for each, which says what is missing', () => {
    const { said, status } = run('@playwright/test/cli.js', 'test', '--list', '.spec.ts')
    expect(said).toContain(`Total: ${ways.length} tests in 1 file`)
    expect(status).toBe(0)
    const text = readFileSync(inFolder('note_s__box_.spec.ts'), 'utf8')
    expect(text).toContain('"note */ write": async (page, event) => notYet(page,')
    expect(text).toContain('await run.shows({ value: "over", status: "done" })')
    expect(text).toContain('await run.wait(700)')
  })

  const faults: Readonly<Record<string, readonly [was: string, is: string]>> = {
    'an event that is taken in one more state': [
      'saved: { after',
      "saved: { on: { 'note.save': 'open' }, after",
    ],
    'a text that is trimmed': ['({ text: event.text })),', '({ text: event.text.trim() })),'],
    'nothing told': ["emit(({ event }: any) => ({ type: 'noted', text: event.text })),", ''],
    'something else told': ["type: 'noted', text: event.text", "type: 'noted', text: ''"],
    'a timer that comes early': ['700', '699'],
    'a timer that comes late': ['700', '701'],
    'another target': ["onError: 'open'", "onError: 'saving'"],
    'an end that is none': ["over: { type: 'final' }", 'over: {}'],
    'an actor that is not started': ['invoke: {', 'meta: {'],
    'something more in the context': ["'| key': 0", "'| key': 0, more: 1"],
  }

  test('and each of these faults is noticed by Vitest', () => {
    const text = readFileSync(inFolder('note_s__box_.test.ts'), 'utf8')
    const names = Object.keys(faults)
    for (const [index, [was, is]] of Object.values(faults).entries()) {
      const faulty = source.replace(was, is)
      expect(faulty).not.toBe(source)
      mkdirSync(inFolder(`faulty${index}`))
      writeFileSync(inFolder(`faulty${index}/note.machine.ts`), faulty)
      writeFileSync(inFolder(`faulty${index}/fault.test.ts`), text)
    }
    const { said } = runVitest('faulty*/*.test.ts')
    const told: { testResults: { name: string; assertionResults: { status: string }[] }[] } = JSON.parse(
      said.slice(said.indexOf('{')),
    )
    const noticed = told.testResults
      .filter(({ assertionResults }) => assertionResults.some(({ status }) => status === 'failed'))
      .map(({ name }) => names[Number(/faulty(\d+)/.exec(name)?.[1])])
    expect(noticed.toSorted()).toEqual(names.toSorted())
  })

  test.each(['a text that is trimmed', 'a timer that comes late'])('%s is noticed by Cucumber', (name) => {
    const [was = '', is = ''] = faults[name] ?? []
    writeFileSync(inFolder('note.machine.ts'), source.replace(was, is))
    try {
      expect(runCucumber().said).toMatch(/scenarios \([1-9]\d* failed/)
    } finally {
      writeFileSync(inFolder('note.machine.ts'), source)
    }
  })
})

describe('what came of them, as JUnit has it', () => {
  test('is well-formed, and says of each run that it is as it was', async () => {
    const [file] = await filesAs('junit')
    const text = file?.text ?? ''
    expect(text).toContain(`<testsuites tests="${ways.length}" failures="0" errors="0" skipped="0"`)
    expect(text.match(/<testcase /g)).toHaveLength(ways.length)
    for (const never of ['\u0000', '\ud800']) expect(text).not.toContain(never)
  })

  test('says what is otherwise, and what was not played', async () => {
    const [first, second] = paths
    if (!first || !second) throw new Error('There are no paths.')
    const changed: readonly MachinePath[] = [
      { ...first, took: [['open --<x>--> open'], ...first.took.slice(1)] },
      { ...second, isPlayable: false },
    ]
    const taken = { machine, paths: changed, simulator, contract: null }
    const [file] = await testFilesOf('junit', taken, () => 0)
    expect(file?.text).toContain('tests="2" failures="1" errors="0" skipped="1"')
    expect(file?.text).toContain(
      '<failure message="Step 1 took open --note */ write--&#62; (stay) instead of open --&#60;x&#62;--&#62; open."/>',
    )
    expect(file?.text).toContain('<skipped message="A function that the tests give')
  })
})

test('a feature keeps what a cell or a line would lose', () => {
  const text = readFileSync(inFolder(FEATURE), 'utf8')
  expect(text.split('\n').filter((line) => /^ {2}Scenario:/.test(line))).toHaveLength(ways.length)
  expect(text).not.toContain('\u0000')
})
