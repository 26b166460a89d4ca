import { machineDiff } from 'machine-workbench/description/machineDiff'
import { openMachine } from 'machine-workbench/opening/openMachine'
import { expect, test } from 'vitest'

const compared = (states: string, named: Readonly<Record<string, string>> = {}) => ({
  graph: openMachine(`createMachine({ id: 'door', initial: 'closed', states: { ${states} } })`).graph,
  named,
})

const closed = "closed: { on: { open: 'open' } }"
const open = "open: { on: { close: 'closed' } }"
const usual = compared(`${closed}, ${open}`)

const listOf = (before: Parameters<typeof machineDiff>[0], after: Parameters<typeof machineDiff>[1]) => {
  const { states, transitions, named } = machineDiff(before, after)
  return [...states, ...transitions, ...named].map(({ change, id, differs }) => [change, id, ...differs])
}

test('a machine that is as it was has no changes', () => {
  expect(machineDiff(usual, compared(`${closed}, ${open}`)).change).toBe('same')
  expect(listOf(usual, usual)).toEqual([])
})

test('a machine that is new or gone is so with all that it has', () => {
  const all = ['(root)', 'closed', 'open', 'closed --open--> open', 'open --close--> closed']
  expect(machineDiff(null, usual).change).toBe('added')
  expect(listOf(null, usual)).toEqual(all.map((id) => ['added', id]))
  expect(listOf(usual, null)).toEqual(all.map((id) => ['removed', id]))
  expect([...machineDiff(usual, null).changes]).toEqual(all.map((id) => [id, 'removed']))
  expect(() => machineDiff(null, null)).toThrow('There is nothing to compare.')
})

test.each([
  [
    'leads elsewhere',
    "open: { on: { close: 'open' } }",
    'open --close--> open',
    'leads to: open (was: closed)',
  ],
  [
    'has a guard',
    "open: { on: { close: { target: 'closed', guard: 'isFree' } } }",
    'open --close[isFree]--> closed',
    'guard: isFree (was: none)',
  ],
  [
    'has an action',
    "open: { on: { close: { target: 'closed', actions: ['ring', { type: 'say', params: { text: 'Bye' } }] } } }",
    'open --close--> closed',
    'actions: ring, say {"text":"Bye"} (was: none)',
  ],
  [
    'enters anew',
    "open: { on: { close: { target: 'closed', reenter: true } } }",
    'open --close--> closed',
    'anew: yes (was: no)',
  ],
])('a transition that %s differs, and is neither new nor gone', (_, other, id, differs) => {
  const found = listOf(usual, compared(`${closed}, ${other}`))
  expect(found.map(([change, of]) => [change, of])).toEqual([['changed', id]])
  expect(found[0]?.[2]).toBe(differs)
})

test('a time that is another differs', () => {
  const after = (ms: number) => compared(`${closed}, open: { after: { ${ms}: 'closed' } }`)
  expect(listOf(after(1000), after(2000))).toEqual([
    ['changed', 'open --after 2000--> closed', 'when: after 2000 ms (was: after 1000 ms)'],
  ])
})

test('a state tells everything that is other in it', () => {
  const other =
    "open: { type: 'parallel', entry: 'ring', exit: 'stop', tags: ['wide'], description: 'It stands open.', invoke: { id: 'one', src: 'bell' }, on: { close: 'closed' } }"
  expect(listOf(usual, compared(`${closed}, ${other}`))).toEqual([
    [
      'changed',
      'open',
      'kind: parallel (was: atomic)',
      'entry: ring (was: none)',
      'exit: stop (was: none)',
      'runs: one (bell) (was: none)',
      'tags: wide (was: none)',
      'description: It stands open. (was: none)',
    ],
  ])
})

test('what names stand for differs, comes and goes', () => {
  const named = (parts: Readonly<Record<string, string>>) => compared(`${closed}, ${open}`, parts)
  expect(
    listOf(named({ 'guard a': '1', 'guard b': '1' }), named({ 'guard a': '2', 'guard c': '1' })),
  ).toEqual([
    ['changed', 'guard a', 'now: 2 (was: 1)'],
    ['added', 'guard c'],
    ['removed', 'guard b'],
  ])
})

test('what is gone is drawn where it was, and what leads elsewhere also where it led', () => {
  const inner = "open: { initial: 'wide', states: { wide: {}, ajar: {} }, on: { close: 'closed' } }"
  const { merged, changes } = machineDiff(
    compared(
      `${closed}, ${inner.replace("'wide', states", "'ajar', states")}, gone: { on: { back: 'closed' } }`,
    ),
    compared(
      "closed: { on: { open: 'closed' } }, open: { initial: 'wide', states: { wide: {} }, on: { close: 'closed' } }",
    ),
  )
  expect(merged.states.map(({ id, parent }) => [id, parent])).toEqual([
    ['(root)', null],
    ['closed', '(root)'],
    ['open', '(root)'],
    ['open.wide', 'open'],
    ['open.ajar', 'open'],
    ['gone', '(root)'],
  ])
  expect(Object.fromEntries(changes)).toEqual({
    'closed --open--> closed': 'changed',
    'closed --open--> open': 'removed',
    'open.ajar': 'removed',
    'open.wide': 'changed',
    gone: 'removed',
    'gone --back--> closed': 'removed',
  })
  expect(merged.states.filter(({ isInitial }) => isInitial).map(({ id }) => id)).toEqual([
    'closed',
    'open.wide',
  ])
  for (const { source, targets } of merged.transitions)
    for (const id of [source, ...targets]) expect(merged.states.map((state) => state.id)).toContain(id)
})
