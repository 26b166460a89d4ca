import { ROOT } from 'machine-workbench/description/machineGraph'
import { describeMachine } from 'machine-workbench/inspection/describeMachine'
import { describe, expect, test } from 'vitest'
import { modelledMachines } from '../../build/machines/machineModels'
import { sourceOf, stateLines } from '../../build/machines/sourceLines'

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
    expect(stateLines(text, 'machine.ts', graph as never)).toEqual([2, 5, 6, 9, 5])
  })
})
