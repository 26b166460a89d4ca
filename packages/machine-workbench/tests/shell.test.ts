import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { diff } from '../src/shell/diff.ts'
import { emit } from '../src/shell/emit.ts'
import { inspect } from '../src/shell/inspect.ts'
import { test as testFiles } from '../src/shell/test.ts'
import { printable } from '../src/shell/words.ts'

let folder = ''
let lines: string[] = []
const print = (line: string) => lines.push(line)
const said = () => lines.join('\n')

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shell-'))
  lines = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const door = (open = "{ on: { close: 'closed' } }", more = '') =>
  `import { createMachine } from 'xstate'
export const door = createMachine({ id: 'door', initial: 'closed', states: { closed: { on: { open: 'open' } }, open: ${open}${more} } })
`

describe('which files', () => {
  test('a pattern stands for the files of a project, and not for those of its packages', async () => {
    write('src/door.ts', door())
    write('node_modules/other/door.ts', door())
    expect(await inspect(['**/*.ts'], folder, undefined, print)).toBe(0)
    expect(lines.filter((line) => line.endsWith('2 transitions'))).toEqual([
      'src/door.ts: door (XState): 2 states, 2 transitions',
    ])
  })

  test('a name that would be a pattern is the file of that name', async () => {
    write('src/[id].ts', door())
    expect(await inspect(['src/[id].ts'], folder, undefined, print)).toBe(0)
    expect(said()).toContain('src/[id].ts: door')
  })

  test('none is refused', async () => {
    await expect(inspect([], folder, undefined, print)).rejects.toThrow('Say which files')
    await expect(inspect(['*.ts'], folder, undefined, print)).rejects.toThrow('No file is called *.ts.')
  })
})

describe('inspect', () => {
  test('tells what a machine is made of, and what is not understood', async () => {
    write(
      'door.ts',
      door(
        "{ description: 'Mind the draught.', entry: 'ring', after: { 500: 'closed' }, on: { close: table.map(toTransition) } }",
      ),
    )
    expect(await inspect(['door.ts'], folder, undefined, print)).toBe(0)
    expect(said()).toContain(
      `  door (one of its states at a time)
    closed ← starts here
      open → open
    open
      “Mind the draught.”
      entry / ring
      close stays
      after 500 ms → closed
`,
    )
    expect(said()).toContain('  not shown: door.ts:2:')
  })

  test('names the place of a mistake, and goes on with the other files', async () => {
    write('a.ts', 'createMachine({ initial: })')
    write('b.ts', door())
    expect(await inspect(['*.ts'], folder, undefined, print)).toBe(1)
    expect(said()).toMatch(/^a\.ts:1:26: /m)
    expect(said()).toContain('b.ts: door')
  })

  test('draws every machine of a file, and none over another', async () => {
    write('two.ts', `createMachine({ id: 'one' }); createMachine({ id: 'One' })`)
    write('b.ts', `createMachine({ id: 'one', on: { go: { actions: 'say <b>' } } })`)
    expect(await inspect(['*.ts'], folder, 'out', print)).toBe(0)
    const drawn = readdirSync(join(folder, 'out'))
    expect(drawn.filter((name) => name.endsWith('.svg'))).toEqual(['One_3.svg', 'one.svg', 'one_2.svg'])
    expect(drawn).toHaveLength(3 * 6 + 1)
    const page = readFileSync(join(folder, 'out/index.html'), 'utf8')
    expect(page.match(/<svg /g)).toHaveLength(3)
    expect(page).toContain('go / say &lt;b&gt;')
    expect(page).not.toMatch(/<script|<link|url\(|<b>/)
  })
})

describe('test', () => {
  const options = { accepted: [], runs: 20, seed: 1, each: 1 }

  test('a machine without a mistake passes', async () => {
    write('door.ts', door())
    expect(await testFiles(['door.ts'], folder, options, print)).toBe(0)
    expect(said()).toMatch(/^door +\| 2 of 2 \| 2 of 2 .*\| passed$/m)
    expect(lines).toHaveLength(1)
  })

  test('a mistake fails until it is accepted, and what is accepted has to be there', async () => {
    write(
      'door.ts',
      door("{ on: { close: 'closed', slam: 'broken' } }", ", broken: {}, lost: { on: { find: 'open' } }"),
    )
    expect(await testFiles(['door.ts'], folder, options, print)).toBe(1)
    expect(said()).toContain('dead end: broken')
    expect(said()).toContain('never entered: lost')
    expect(said()).toContain('never taken: lost --find--> open')
    const accepted = ['dead end: broken', 'never entered: lost', 'never taken: lost --find--> open'].map(
      (mistake) => `door: ${mistake}`,
    )
    expect(await testFiles(['door.ts'], folder, { ...options, accepted }, print)).toBe(0)
    write('door.ts', door())
    expect(await testFiles(['door.ts'], folder, { ...options, accepted }, print)).toBe(1)
    expect(said()).toContain('This is accepted, and is not there.')
    await expect(
      testFiles(['door.ts'], folder, { ...options, accepted: ['gate: x'] }, print),
    ).rejects.toThrow('Nothing can be accepted of a machine that is not there: gate: x')
  })

  test('a loop fails, and where guards would have to say so it is a doubt', async () => {
    const loop = (guard: string) =>
      door("{ always: 'ajar' }", `, ajar: { always: { target: 'open'${guard} }, on: { close: 'closed' } }`)
    write('door.ts', loop(''))
    expect(await testFiles(['door.ts'], folder, options, print)).toBe(1)
    expect(said()).toContain('Infinite loop')
    lines = []
    write('door.ts', loop(", guard: 'isWindy'"))
    expect(await testFiles(['door.ts'], folder, options, print)).toBe(0)
    expect(said()).toContain('passed, with doubts')
    expect(said()).toContain('Infinite loop')
  })

  test('models are run, and the faults that they do not notice are named', async () => {
    const models = new URL('../src/models.ts', import.meta.url)
    const xstate = import.meta.resolve('xstate')
    const model = (invariants: string) => `
import { createMachine } from ${JSON.stringify(xstate)}
import { defineModel } from ${JSON.stringify(models.href)}
const door = createMachine({ id: 'door', initial: 'closed', states: { closed: { on: { open: 'open' } }, open: { on: { close: 'closed' } } } })
export const doorModel = defineModel(door, { events: [{ type: 'open' }, { type: 'close' }], ${invariants} })
`
    const reference = `reference: {
  start: () => 'closed',
  next: (state, step) => step.event.type === 'open' ? 'open' : 'closed',
  read: ({ value }) => value,
}`
    write('door.model.mjs', model(reference))
    expect(await testFiles(['door.model.mjs'], folder, options, print)).toBe(0)
    expect(said()).toMatch(/^door +\| 2 of 2 .*\| passed$/m)
    lines = []
    write('other.model.mjs', model(''))
    expect(await testFiles(['other.model.mjs'], folder, options, print)).toBe(1)
    expect(said()).toContain('no oracle of its model notices')
    write('none.model.mjs', 'export const x = 1')
    await expect(testFiles(['none.model.mjs'], folder, options, print)).rejects.toThrow('it exports no model')
  })
})

describe('emit', () => {
  test('writes tests into a folder of each machine, and keeps what somebody has filled in', async () => {
    write('door.ts', door())
    write('gate.ts', door().replaceAll('door', 'gate'))
    expect(await emit('playwright', ['*.ts'], folder, 'out', print)).toBe(0)
    expect(existsSync(join(folder, 'out/gate/gate.spec.ts'))).toBe(true)
    write('out/gate/gate.spec.ts', '// mine')
    lines = []
    expect(await emit('playwright', ['*.ts'], folder, 'out', print)).toBe(0)
    expect(said()).toContain('kept, since something in it is for you to say: out/gate/gate.spec.ts')
    expect(readFileSync(join(folder, 'out/gate/gate.spec.ts'), 'utf8')).toBe('// mine')
  })

  test('asks for a format that there is', async () => {
    await expect(emit('jest', ['*.ts'], folder, 'out', print)).rejects.toThrow(
      'Say as what: vitest, playwright, gherkin, junit. There is no “jest”.',
    )
  })
})

describe('diff', () => {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
      cwd: folder,
      encoding: 'utf8',
    })
  const commit = () => {
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '--message', 'before')
  }
  const usual = { out: undefined, exitCode: false }

  test('tells what is new, gone and other, in files that changed, came, went and were renamed', async () => {
    write('door.ts', door())
    write('gone.ts', door().replaceAll('door', 'gate'))
    write('moved.ts', door().replaceAll('door', 'hatch'))
    write('same.ts', door().replaceAll('door', 'window'))
    commit()
    write('door.ts', door("{ on: { close: 'ajar' } }", ", ajar: { on: { push: 'closed' } }"))
    rmSync(join(folder, 'gone.ts'))
    git('mv', 'moved.ts', 'elsewhere.ts')
    write('new.ts', door().replaceAll('door', 'lid'))
    expect(await diff('HEAD', [], folder, usual, print)).toBe(0)
    expect(lines).toEqual([
      'door.ts: door differs',
      '  + state ajar',
      '  ~ open --close--> ajar',
      '      leads to: ajar (was: closed)',
      '  + ajar --push--> closed',
      '',
      'gone.ts: gate was removed',
      ...['  - the machine itself', '  - state closed', '  - state open'],
      ...['  - closed --open--> open', '  - open --close--> closed'],
      '',
      'new.ts: lid was added',
      ...['  + the machine itself', '  + state closed', '  + state open'],
      ...['  + closed --open--> open', '  + open --close--> closed'],
      '',
    ])
    expect(await diff('HEAD', ['door.ts'], folder, { ...usual, exitCode: true }, () => {})).toBe(1)
    expect(await diff('HEAD', ['same.ts'], folder, { ...usual, exitCode: true }, print)).toBe(0)
    expect(lines.at(-1)).toBe('Every machine is as it was at HEAD.')
  })

  test('what stands behind a name and what a machine starts with can differ as well', async () => {
    const named = (code: string, context: string) =>
      `setup({ guards: { isFree: ${code} }, delays: { soon: ${context.length} } }).createMachine({ id: 'door', context: ${context} })`
    write('door.ts', named('() => true', '{ rings: 0 }'))
    commit()
    write('door.ts', named('() => false', '{ rings: 10 }'))
    await diff('HEAD', [], folder, usual, print)
    expect(said()).toContain('~ guard isFree\n      now: () => false (was: () => true)')
    expect(said()).toContain('~ context\n      now: {"rings":10} (was: {"rings":0})')
    expect(said()).toContain('~ delay soon\n      now: 13 (was: 12)')
  })

  test('is drawn with a colour and a line of its own for each change', async () => {
    write('door.ts', door("{ on: { close: 'closed', slam: 'broken' } }", ', broken: {}'))
    commit()
    write('door.ts', door("{ entry: 'ring', on: { close: 'closed', push: 'ajar' } }", ', ajar: {}'))
    expect(await diff('HEAD', [], folder, { ...usual, out: 'out' }, print)).toBe(0)
    const svg = readFileSync(join(folder, 'out/door.svg'), 'utf8')
    for (const change of ['added', 'removed', 'changed'])
      expect(svg.match(new RegExp(`<g class="${change}">`, 'g')), change).toHaveLength(
        change === 'changed' ? 1 : 2,
      )
    for (const title of [
      'ajar: added',
      'broken: removed',
      'open: changed',
      'open --slam--&gt; broken: removed',
    ])
      expect(svg).toContain(`<title>${title}</title>`)
    expect(readFileSync(join(folder, 'out/index.html'), 'utf8')).toContain('+ open --push--&gt; ajar')
  })

  test('a machine that cannot be read any more is not one that is gone', async () => {
    write('door.ts', door())
    write('notes.ts', '// createMachine() is called elsewhere')
    commit()
    write('door.ts', 'createMachine({')
    write('notes.ts', '// createMachine() is called in door.ts')
    expect(await diff('HEAD', [], folder, usual, print)).toBe(1)
    expect(lines).toHaveLength(1)
    expect(said()).toMatch(/^door\.ts:1:\d+: /)
  })

  test('refuses what is no commit, and where there is no repository', async () => {
    await expect(diff('HEAD', [], folder, usual, print)).rejects.toThrow(
      'This is no folder of a git repository.',
    )
    write('door.ts', door())
    commit()
    await expect(diff('--output=x', [], folder, usual, print)).rejects.toThrow(
      'git knows no commit “--output=x”.',
    )
    await expect(diff(undefined, [], folder, usual, print)).rejects.toThrow('Say since when')
    expect(readdirSync(folder).sort()).toEqual(['.git', 'door.ts'])
  })
})

test('nothing of a file can steer a terminal', () => {
  expect(printable('a\u001b[31mb\u0007\u202ec\td\ne')).toBe('a\u{FFFD}[31mb\u{FFFD}\u{FFFD}c\td\ne')
})
