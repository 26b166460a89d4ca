import { readdirSync, readFileSync } from 'node:fs'
import { isMachine } from 'machine-workbench/inspection/machineParts'
import { expect, test } from 'vitest'
import { expectNone, faultsIn } from '../support/faults'

const document = readFileSync(new URL('../../docs/ARCHITECTURE.md', import.meta.url), 'utf8')
const section = document.split('## The machines')[1]?.split('\n## ')[0] ?? ''
const table = new Map(
  [...section.matchAll(/^\| `(\w+)` \| ([^|]+) \|/gm)].map(
    ([, name = '', states = '']): [string, string[]] => [
      name,
      states.split(',').map((state) => state.trim()),
    ],
  ),
)

const files = import.meta.glob<Record<string, unknown>>('/src/machines/*.machine.ts', { eager: true })
const machines = Object.entries(files).map(([file, exported]) => ({
  name: /(\w+)\.machine\.ts$/.exec(file)?.[1] ?? '',
  machine: Object.values(exported).find(isMachine),
}))

// A machine that is new needs no row: the site lists all of them by itself.
test('the machine table names machines only, in the order of the alphabet', () => {
  const names = [...table.keys()]
  expectNone([
    ...faultsIn(
      names,
      (name) => !machines.some((machine) => machine.name === name),
      (name) =>
        `docs/ARCHITECTURE.md: src/machines has no ${name}.machine.ts: take its row out of the table.`,
    ),
    ...faultsIn(
      names,
      (name) => names.slice(names.indexOf(name) + 1).some((later) => later < name),
      (name) =>
        `docs/ARCHITECTURE.md: the row of ${name} stands too early: put it where the alphabet has it.`,
    ),
  ])
})

test.each(machines.filter(({ name }) => table.has(name)))(
  'the table knows the states of $name',
  ({ name, machine }) => {
    const states = Object.keys(machine?.root.states ?? {}).join(', ')
    expect(
      table.get(name)?.join(', '),
      `docs/ARCHITECTURE.md: the states in the row of ${name} have to be: ${states}`,
    ).toBe(states)
  },
)

const src = new URL('../../src/', import.meta.url)
const code = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))

test('beside its layers, src holds the entries only', () => {
  const entries = ['boot.ts', 'first.ts', 'main.tsx', 'routeTree.gen.ts', 'router.tsx', 'server.tsx', 'sw.ts']
  const listed = readdirSync(src, { withFileTypes: true }).filter((entry) => entry.isFile())
  const files = listed.map(({ name }) => name)
  expect(files).toEqual(expect.arrayContaining(entries))
  expectNone(
    faultsIn(
      files,
      (name) => !entries.includes(name),
      (name) =>
        `src/${name}: move it into the layer it belongs to (docs/ARCHITECTURE.md), or name it in tests/structure/architecture.test.ts if it starts the site.`,
    ),
  )
})

test('src/routes holds routes only', () => {
  const others = readdirSync(new URL('routes/', src)).filter(
    (file) => !/^export const Route = create/m.test(readFileSync(new URL(`routes/${file}`, src), 'utf8')),
  )
  expectNone(
    others.map(
      (file) => `src/routes/${file}: is no route: move it into src/app, or into src/ui if it draws.`,
    ),
  )
})

// The first use of Intl costs a slow phone 45 ms. Each page pays when it writes its first figure, not as it starts.
test('a format is made when it is first needed', () => {
  const early = code.filter((file) =>
    /^(export )?const \w+ = new Intl\./m.test(readFileSync(new URL(file, src), 'utf8')),
  )
  expectNone(early.map((file) => `src/${file}: makes a format as the page starts: wrap it in once().`))
})

/** Files that may keep state in React all the same, each with the reason why no visitor can notice it. */
const allowedStateHooks: Readonly<Record<string, string>> = {}

test('what a machine emits is heard, and the address told, before the machine starts', () => {
  const found = code.filter((file) =>
    /\buseEffect\(\(\) => \{?\s*(?:if \([^\n]*\) )?(?:const \w+ = )?\w+\.(?:on|send)\(/.test(
      readFileSync(new URL(file, src), 'utf8'),
    ),
  )
  expect(
    found,
    'React starts an actor in an effect, and what was pressed while the page was taken over is done then: take useLayoutEffect.',
  ).toEqual([])
})

test('what a visitor can notice is kept in machines, not in hooks', () => {
  const found = code.filter((file) => /\buse(State|Reducer)\b/.test(readFileSync(new URL(file, src), 'utf8')))
  expect(found).toEqual(expect.arrayContaining(Object.keys(allowedStateHooks)))
  expectNone(
    faultsIn(
      found,
      (file) => !Object.hasOwn(allowedStateHooks, file),
      (file) =>
        `src/${file}: keeps state in a hook: model it in src/machines, or name the file and the reason in tests/structure/architecture.test.ts.`,
    ),
  )
})
