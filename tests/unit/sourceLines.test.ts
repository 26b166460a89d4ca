import { type Cause, ROOT } from 'machine-workbench/description/machineGraph'
import { describeMachine } from 'machine-workbench/inspection/describeMachine'
import { describe, expect, test } from 'vitest'
import { modelledMachines } from '../../build/machines/machineModels'
import { linesIn, sourceOf } from '../../build/machines/sourceLines'

/** States that a machine takes from another file. */
const elsewhere = ['searchBox: index.loading', 'searchBox: index.ready', 'searchOverlay: index.loading']

describe('the line on which a state is written', () => {
  test.each(modelledMachines())('is known of each state of $machine.id', ({ machine, file }) => {
    const graph = describeMachine(machine)
    const { lines, states } = sourceOf(file, graph)
    expect(states).toHaveLength(graph.states.length)
    for (const [index, { id, name }] of graph.states.entries()) {
      const line = lines[(states[index] ?? 0) - 1] ?? ''
      if (elsewhere.includes(`${graph.id}: ${id}`)) continue
      if (id === ROOT) expect(line, id).toContain('createMachine({')
      else expect(line.trim(), id).toMatch(new RegExp(`^'?${name}'?: \\{`))
    }
  })

  test('is told apart from one of the same name, and from what only looks so', () => {
    const text = `const other = { states: { open: {} } }
export const machine = setup({}).createMachine({
  // states: { open: {} }
  states: {
    'open': {
      states: { open: {} },
      meta: { states: { shut: {} } },
    },
    shut: {},
  },
})`
    const graph = { states: [ROOT, 'open', 'open.open', 'shut', 'open.gone'].map((id) => ({ id })) }
    expect(linesIn(text, 'machine.ts', { ...graph, transitions: [] } as never).states).toEqual([
      2, 5, 6, 9, 5,
    ])
  })
})

/** Transitions of states that a machine takes from another file. */
const otherFiles = /^(searchBox|searchOverlay): index\./

const ends: Partial<Record<Cause, string>> = {
  always: 'always',
  done: 'onDone',
  error: 'onError',
  snapshot: 'onSnapshot',
}

describe('the line on which a transition is written', () => {
  test.each(modelledMachines())('is known of each transition of $machine.id', ({ machine, file }) => {
    const graph = describeMachine(machine)
    const { lines, states, transitions } = sourceOf(file, graph)
    expect(transitions).toHaveLength(graph.transitions.length)
    const unknown = graph.transitions.filter(({ cause, label, source, targets, guard }, index) => {
      const line = transitions[index] ?? 0
      const [first = '', ...more] = lines.slice(line - 1, line + 8)
      const key = ends[cause] ?? label.replace(/^after (\S+).*/, '$1')
      if (new RegExp(`(^|\\s)'?${key.replaceAll('.', '[.]')}'?: |\\.\\.\\.`).test(first)) return false
      const names = [guard?.text.split(' ')[0], ...targets].filter((name) => name !== undefined)
      const isNamed = names.every((name) => [first, ...more].join().includes(name.split('.').at(-1) ?? name))
      return line === states[graph.states.findIndex(({ id }) => id === source)] || !isNamed
    })
    expect(unknown.map(({ id }) => `${graph.id}: ${id}`).filter((id) => !otherFiles.test(id))).toEqual([])
  })

  test('is that of a branch, where one event has several, and that of the state, where it is written elsewhere', () => {
    const text = `export const machine = setup({}).createMachine({
  on: { stop: '.shut' },
  states: {
    open: {
      on: {
        ...more,
        'door.shut': [
          { guard: 'isLocked' },
          { target: 'shut' },
        ],
        turn: [
          { guard: 'isStuck' },
          ...ways.map((way) => ({ target: way })),
          { actions: 'refuse' },
        ],
      },
      after: {
        500: 'shut',
        patience: { target: 'shut' },
      },
      invoke: [
        { src: 'other', onDone: 'shut' },
        {
          src: 'save',
          onDone: 'shut',
          onError: [
            { target: 'open' },
          ],
        },
      ],
      always: { guard: 'isOver', target: 'shut' },
      onDone: 'shut',
    },
    shut,
  },
})`
    const states = [ROOT, 'open', 'shut'].map((id) => ({ id }))
    const transitions = [
      [ROOT, 'event', 'stop', 2],
      ['open', 'event', 'door.shut', 8],
      ['open', 'event', 'door.shut', 9],
      ['open', 'event', 'more', 4],
      ['open', 'event', 'turn', 12],
      ['open', 'event', 'turn', 13],
      ['open', 'event', 'turn', 13],
      ['open', 'event', 'turn', 14],
      ['open', 'after', 'after 500 ms', 18],
      ['open', 'after', 'after patience (2000 ms)', 19],
      ['open', 'done', 'done(save)', 25],
      ['open', 'error', 'error(save)', 27],
      ['open', 'always', 'always', 31],
      ['open', 'done', 'done', 32],
      ['shut', 'event', 'door.open', 34],
    ].map(([source, cause, label, line]) => ({ source, cause, label, line }))
    const found = linesIn(text, 'machine.ts', { states, transitions } as never).transitions
    expect(found).toEqual(transitions.map(({ line }) => line))
  })
})
