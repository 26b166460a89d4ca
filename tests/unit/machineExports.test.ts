import DOMPurify from 'dompurify'
import {
  type GraphPart,
  type GraphTransition,
  type MachineGraph,
  ROOT,
} from 'machine-workbench/description/machineGraph'
import { exportFormats } from 'machine-workbench/exports/formats'
import { delayOf } from 'machine-workbench/exports/outline'
import { describeMachine } from 'machine-workbench/inspection/describeMachine'
import mermaid from 'mermaid'
import { render } from 'state-machine-cat'
import { beforeAll, describe, expect, test } from 'vitest'
import { type AnyStateMachine, createMachine } from 'xstate'
import { exportPath } from '~/data/machines/exportPath'
import { modelledMachines } from '../../build/machines/machineModels'
import { parentMachine, playerMachine } from '../../packages/machine-workbench/tests/samples'

const hostile = "\"]; <script>alert('x')</script>\n--> [*] {%%} & #quot; : | \\ é 漢 🦜"

/** Every name that a machine can give, each of them a trap. */
const hostileMachine = createMachine({
  id: 'end note',
  description: hostile,
  initial: 'state',
  on: { 'a:b;c': { actions: hostile } },
  states: {
    state: {
      description: hostile,
      tags: hostile,
      entry: hostile,
      exit: 'note',
      invoke: { id: 'class', src: hostile, onDone: { target: '[*]', guard: hostile } },
      on: {
        '-->': { target: '#end note.parallel.left.end', actions: ['}', '{'] },
        '@enduml': { target: 'state', reenter: true },
      },
      after: { 5: '[*]', [`${hostile} `]: 'end' },
    },
    end: { type: 'final' },
    '[*]': { always: { guard: 'a && b < c', target: 'e_nd' } },
    'e nd': {},
    e_nd: { on: { 'e nd': 'e nd' } },
    parallel: {
      type: 'parallel',
      onDone: 'end',
      states: {
        left: { initial: 'end', states: { end: {}, back: { type: 'history', history: 'deep' } } },
        right: {
          initial: 'end',
          states: { end: { on: { 'a.b': '#end note.parallel.left.back' } } },
        },
      },
    },
  },
})

const machines: readonly AnyStateMachine[] = [
  ...modelledMachines().map(({ machine }) => machine),
  playerMachine,
  parentMachine,
  hostileMachine as AnyStateMachine,
]
const graphs = machines.map((machine) => describeMachine(machine))

const inExport = (format: string, graph: MachineGraph, purpose = 'What it is for.') => {
  const found = exportFormats.find(({ id }) => id === format)
  if (!found) throw new Error(`There is no export called "${format}".`)
  return found.write(graph, purpose)
}

/** A transition to two states is two arrows in notations that draw. */
const arrowsIn = ({ transitions }: MachineGraph) =>
  transitions.reduce((sum, { targets }) => sum + Math.max(1, targets.length), 0)

describe('XState JSON', () => {
  /** The length of a named delay is code, which JSON does not hold. */
  const labelOf = (transition: Pick<GraphTransition, 'cause' | 'label'>) => {
    if (transition.cause !== 'after') return transition.label
    const { name, ms } = delayOf(transition)
    return `after ${name ?? `${ms} ms`}`
  }
  /** By the names that JSON has for them; a text, and an id made of texts, say less. */
  const namesIn = ({ states, transitions }: MachineGraph) => {
    const named = ({ name, params }: GraphPart) => ({ name, params })
    return {
      states: states.map((state) => ({
        ...state,
        entry: state.entry.map(named),
        exit: state.exit.map(named),
      })),
      transitions: transitions
        .map(({ id, ...transition }) => ({
          ...transition,
          label: labelOf(transition),
          guard: transition.guard && named(transition.guard),
          actions: transition.actions.map(named),
        }))
        .map((transition) => JSON.stringify(transition))
        .sort(),
    }
  }
  test.each(graphs)('$id is the same machine again', (graph) => {
    const again = describeMachine(createMachine(JSON.parse(inExport('xstate', graph))))
    expect(namesIn(again)).toEqual(namesIn(graph))
    expect(again.requirements).toEqual(graph.requirements)
  })
})

describe('Mermaid', () => {
  // Mermaid cleans what it draws with the browser's parser; reading a diagram needs none.
  beforeAll(() => {
    Object.assign(DOMPurify, { addHook: () => {}, sanitize: (text: string) => text })
  })
  test.each(graphs)('$id can be read, with a title and a description', async (graph) => {
    const text = inExport('mermaid', graph)
    await expect(mermaid.parse(text)).resolves.toMatchObject({ diagramType: 'stateDiagram' })
    const { db } = await mermaid.mermaidAPI.getDiagramFromText(text)
    expect(db.getAccTitle?.()).toContain('State machine')
    expect(db.getAccDescription?.()).toContain('What it is for.')
    const { getRelations, getStates } = db as unknown as {
      getRelations: () => { id1: string; id2: string }[]
      getStates: () => Map<string, unknown>
    }
    expect(getRelations).toBeDefined()
    expect(getStates).toBeDefined()
  })
})

interface CatState {
  name: string
  type: string
  statemachine?: { states: readonly CatState[]; transitions?: readonly unknown[] }
}

describe('SCXML', () => {
  const read = (text: string) => render(text, { inputType: 'scxml', outputType: 'json' }) as Promise<unknown>
  const inside = (machine: CatState['statemachine']): { states: CatState[]; transitions: number } => {
    const own = machine?.states.filter(({ type }) => type !== 'initial') ?? []
    const inner = own.map(({ statemachine }) => inside(statemachine))
    return {
      states: [...own, ...inner.flatMap(({ states }) => states)],
      transitions:
        (machine?.transitions?.length ?? 0) -
        // An initial state is drawn with an arrow of its own.
        (machine?.states.some(({ type }) => type === 'initial') ? 1 : 0) +
        inner.reduce((sum, { transitions }) => sum + transitions, 0),
    }
  }
  test.each(graphs)('$id has the same states and transitions for another reader', async (graph) => {
    const machine = (await read(inExport('scxml', graph))) as CatState['statemachine']
    const { states, transitions } = inside(machine)
    const plain = (id: string) => id.replace(/[^\p{L}\p{N}._-]/gu, '_').replace(/^(?![\p{L}_])/u, '_')
    const expected = graph.states.filter(({ id }) => id !== ROOT).map(({ id }) => plain(id))
    const names = states.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => name !== plain(graph.id)).length).toBe(expected.length)
    expect(transitions).toBe(arrowsIn(graph))
    if (graph.id !== 'end note') expect(names).toEqual(expect.arrayContaining(expected))
    for (const type of ['parallel', 'final', 'history'] as const)
      expect(states.filter((state) => state.type.replace('deep', '') === type).length).toBe(
        graph.states.filter(({ kind }) => kind === type).length,
      )
  })
})

describe('every notation', () => {
  const hostileGraph = graphs.at(-1) as MachineGraph
  test.each(exportFormats.filter(({ id }) => id !== 'xstate'))('$name holds no name as it came', ({ id }) => {
    const text = inExport(id, hostileGraph, hostile)
    expect(text).not.toContain('<script')
    expect(text.split('\n').filter((line) => /^\s*-->|^\s*@enduml./.test(line))).toEqual([])
  })
  test.each(exportFormats)('$name ends with a line end and says every event', ({ id }) => {
    const graph = graphs.find((one) => one.id === 'filteredList') as MachineGraph
    const text = inExport(id, graph)
    expect(text).toMatch(/[^\n]\n$/)
    for (const event of graph.events) expect(text).toContain(event)
  })
})

/** What a line may be, so that no name has broken out of its quotes or its line. */
const grammars = {
  plantuml: [
    /^@(start|end)uml$/,
    /^(title|caption) [^"\\]*$/,
    /^hide empty description$/,
    /^\s*state "[^"\\]*" as s_\w+( \{)?$/,
    /^\s*(\}|--)$/,
    /^\s*(\[\*\]|s_\w+) --> (\[\*\]|s_\w+(\[H\*?\])?)( : [^"\\]+)?$/,
    /^\s*s_\w+ : (entry|exit|invoke) [^"\\]+$/,
  ],
  dot: [
    /^digraph "([^"\\]|\\.)*" \{$/,
    /^\s*subgraph cluster_s_\w+ \{$/,
    /^\s*\}$/,
    /^\s*(\w+=("([^"\\]|\\.)*"|\w+)|(node|edge) \[.*\])$/,
    /^\s*s_\w+( -> s_\w+)?( \[(\w+=("([^"\\]|\\.)*"|[\w.]+)(, )?)+\])?$/,
  ],
} as const

describe.each(['plantuml', 'dot'] as const)('%s', (format) => {
  test.each(graphs)('$id has only lines that the language knows, and closes what it opens', (graph) => {
    const lines = inExport(format, graph, hostile).trimEnd().split('\n')
    expect(lines.filter((line) => !grammars[format].some((grammar) => grammar.test(line)))).toEqual([])
    const opened = lines.filter((line) => line.endsWith('{')).length
    expect(lines.filter((line) => line.trim() === '}').length).toBe(opened)
    // Besides one for each transition there are arrows from where a state starts, and to its end.
    const arrows = lines.filter((line) => / -+> s_\w+(\[H\*?\])? (: |\[label=)/.test(line))
    expect(arrows.length).toBe(arrowsIn(graph))
  })
})

test('a file stands beside its page', () => {
  expect(exportFormats.map((format) => exportPath('kettle', format))).toEqual([
    '/machines/kettle/kettle.json',
    '/machines/kettle/kettle.mmd',
    '/machines/kettle/kettle.scxml',
    '/machines/kettle/kettle.puml',
    '/machines/kettle/kettle.dot',
  ])
})
