import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isMachine } from '~/machines/inspection/machineParts'

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
  expect([...table.keys()]).toEqual(
    machines
      .map(({ name }) => name)
      .filter((name) => table.has(name))
      .sort(),
  )
})

test.each(machines.filter(({ name }) => table.has(name)))(
  'the table knows the states of $name',
  ({ name, machine }) => {
    expect(
      table.get(name),
      `Write in docs/ARCHITECTURE.md, in the row of ${name}, the states that it has.`,
    ).toEqual(Object.keys(machine?.root.states ?? {}))
  },
)

test('src holds the four layers only', () => {
  expect(readdirSync(new URL('../../src', import.meta.url)).sort()).toEqual([
    'data',
    'machines',
    'routes',
    'ui',
  ])
})

/** Files that may keep state in React all the same, each with the reason why no visitor can notice it. */
const allowedStateHooks: Readonly<Record<string, string>> = {}

test('what a visitor can notice is kept in machines, not in hooks', () => {
  const src = new URL('../../src/', import.meta.url)
  const found = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /\buse(State|Reducer)\b/.test(readFileSync(new URL(file, src), 'utf8')))
  expect(found, 'Model it in src/machines, or name the file and the reason here.').toEqual(
    Object.keys(allowedStateHooks),
  )
})
