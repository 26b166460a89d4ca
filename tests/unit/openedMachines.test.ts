import { readFileSync } from 'node:fs'
import ELK from 'elkjs/lib/elk.bundled.js'
import type { MachineGraph } from 'machine-workbench/description/machineGraph'
import { exportFormats } from 'machine-workbench/exports/formats'
import { toMermaid } from 'machine-workbench/exports/mermaid'
import { toScxml } from 'machine-workbench/exports/scxml'
import { toXstateJson } from 'machine-workbench/exports/xstateJson'
import { activeOf } from 'machine-workbench/inspection/activeStates'
import { describeMachine } from 'machine-workbench/inspection/describeMachine'
import { HeldMachine } from 'machine-workbench/inspection/heldMachine'
import { drawingFaults } from 'machine-workbench/layout/drawingFaults'
import { layoutMachine } from 'machine-workbench/layout/layoutMachine'
import { buildMachine } from 'machine-workbench/opening/buildMachine'
import { openedSimulator } from 'machine-workbench/opening/openedSimulator'
import { openMachine } from 'machine-workbench/opening/openMachine'
import { pathsOfOpened } from 'machine-workbench/opening/pathsOfOpened'
import { ReadProblem, statesOf } from 'machine-workbench/reading/reading'
import { describe, expect, test } from 'vitest'
import { machineExamples } from '~/data/machines/machineExamples'
import { modelledMachines } from '../../build/machines/machineModels'
import { everythingMachine, oddMachine } from '../support/drawnMachines'
import { foreignMachines, type Script } from '../support/foreignMachines'

const elk = new ELK()
const patience = () => () => false

const shown = ({ id, states, transitions, events }: MachineGraph) => ({ id, states, transitions, events })

const siteMachines = modelledMachines().map(({ machine, file }) => [machine.id, machine, file] as const)

/** What of a machine stands in another file, or is computed when the file is run: nothing that reads the file alone can know it. */
const elsewhere = new Set([
  'careerWizard',
  'courseFinder',
  'listView',
  'opener',
  'searchBox',
  'searchOverlay',
  'theme',
])

describe('a machine of this site, read out of its source', () => {
  test.each(siteMachines)('%s is what it is when it runs', (id, machine, file) => {
    const { graph, left } = openMachine(readFileSync(file, 'utf8'))
    // How long a delay takes is imported.
    const plain = ({ label, ...transition }: MachineGraph['transitions'][number]) => ({
      ...transition,
      label: label.replace(/ \(\d+ ms\)$/, ''),
    })
    const comparable = (one: MachineGraph) => ({ ...shown(one), transitions: one.transitions.map(plain) })
    if (!elsewhere.has(id)) {
      expect(comparable(graph)).toEqual(comparable(describeMachine(machine)))
      return
    }
    expect(left.map(({ what }) => what).filter((what) => /by code|computed in part/.test(what))).not.toEqual(
      [],
    )
    expect(comparable(graph)).not.toEqual(comparable(describeMachine(machine)))
  })
})

describe('what is written in a notation is read back', () => {
  const machines = [
    ...siteMachines.map(([id, machine]) => [id, machine] as const),
    ['everything', everythingMachine] as const,
  ]
  test.each(machines)('%s', (_, machine) => {
    const graph = describeMachine(machine)
    const json = openMachine(toXstateJson(graph))
    // What has no name of its own goes by the one that the JSON gives it.
    if (machine !== everythingMachine) expect(shown(json.graph)).toEqual(shown(graph))
    expect(json.graph.transitions.length).toBe(graph.transitions.length)
    const names = ({ states, transitions }: MachineGraph) => ({
      states: states.map(({ id, parent, isInitial }) => ({ id, parent, isInitial })).slice(1),
      transitions: new Set(transitions.map(({ id }) => id.replace(/ #\d+$/, ''))),
    })
    const diagram = openMachine(toMermaid(graph))
    if (machine !== everythingMachine) expect(names(diagram.graph)).toEqual(names(graph))
    const document = openMachine(toScxml(graph))
    // A state that does something itself is put around all others; ids are there what paths are elsewhere.
    const count = ({ states }: MachineGraph) =>
      states.filter(({ kind }) => kind !== 'compound' && kind !== 'parallel').length
    expect(count(document.graph)).toBe(count(graph))
  })
  test('a machine with odd names is read back from JSON', () => {
    const graph = describeMachine(oddMachine)
    expect(shown(openMachine(toXstateJson(graph)).graph)).toEqual(shown(graph))
  })
})

/** Computes what is not run here: scripts, conditions, data and foreignMachines that are fetched. */
const computes =
  /\bcond=|<script|<assign|<if\b|<foreach|\b(?:delay|type|target|event)?expr=|\bidlocation=|\bsrc=/

/** XState does otherwise what SCXML says of these, and what is read says so. */
const otherwise = new Set(['misc/deep-initial.scxml', 'scxml-prefix-event-name-matching/star0.scxml'])
/** Sends events with more parts than any that the document names: one without such a name stands for itself alone here. */
const longer = 'scxml-prefix-event-name-matching/test0.scxml'

describe('the machines of a test suite for SCXML', () => {
  test('there are more than fifty, and each opens, is drawn, is played and has its paths', {
    timeout: 120_000,
  }, async () => {
    expect(foreignMachines.length).toBeGreaterThan(300)
    // Every twentieth is drawn and walked here, more of them in `npm run test:interchange`.
    for (const [index, { name: file, text }] of foreignMachines.entries()) {
      const { written, graph, trial } = openMachine(text)
      const [frame] = openedSimulator(written, trial).simulate({
        scenario: trial.scenarios.length - 1,
        steps: [],
      })
      expect(frame?.active.length ?? 0, file).toBeGreaterThan(0)
      if (index % 20 !== 0) continue
      const drawing = await layoutMachine(graph, elk)
      expect(drawing.states.length, file).toBe(graph.states.length)
      const { paths } = pathsOfOpened(written, trial, patience)
      expect(paths.length, file).toBeGreaterThan(0)
      expect(
        paths.every(({ isPlayable }) => isPlayable),
        file,
      ).toBe(true)
    }
  })

  const scripted = foreignMachines.flatMap(({ name, text, script }): [string, string, Script][] =>
    script === null || computes.test(text) || name.startsWith('w3c-ecma') ? [] : [[name, text, script]],
  )
  test('most of them can be told what they do without running their code', () => {
    expect(scripted.length).toBeGreaterThan(70)
  })
  test.each(scripted.filter(([file]) => !otherwise.has(file) && file !== longer))(
    '%s does what the suite says',
    (_, text, script) => {
      const { written } = openMachine(text)
      const states = new Map(statesOf(written.root).map(({ state, path }) => [path.join('.'), state]))
      const held = new HeldMachine(buildMachine(written), undefined).start()
      const isInner = (id: string) => !states.get(id)?.states.some(({ kind }) => kind !== 'history')
      const configuration = () =>
        activeOf(held.snapshot)
          .filter(isInner)
          .map((id) => states.get(id)?.name)
          .sort()
      expect(configuration()).toEqual([...script.initialConfiguration].sort())
      for (const { after = 0, event, nextConfiguration } of script.events) {
        if (after > 0) held.take({ kind: 'wait', ms: after })
        held.take({ kind: 'event', event: { ...event.data, type: event.name } })
        expect(configuration(), event.name).toEqual([...nextConfiguration].sort())
      }
    },
  )
  test.each(foreignMachines.filter(({ name }) => otherwise.has(name)))(
    '$name says what is otherwise',
    ({ text }) => {
      expect(openMachine(text).left).not.toEqual([])
    },
  )
})

describe('the examples on the page', () => {
  test.each(machineExamples.map((example) => [example.name, example] as const))(
    '%s is drawn clearly, and its paths take everything',
    async (_, { text, notation }) => {
      const opened = openMachine(text)
      expect(opened.notation).toBe(notation)
      const drawing = await layoutMachine(opened.graph, elk)
      expect(drawingFaults(opened.graph, drawing)).toEqual([])
      const { totals, failures } = pathsOfOpened(opened.written, opened.trial, patience)
      expect(failures).toEqual([])
      expect(totals.states.taken).toBe(totals.states.of)
      expect(totals.transitions.taken).toBe(totals.transitions.of)
    },
  )
})

/** What is wrong with a text, as the page says it. */
function problemOf(text: string) {
  try {
    openMachine(text)
  } catch (error) {
    if (error instanceof ReadProblem) return `${error.place.line}:${error.place.column} ${error.message}`
    throw error
  }
  return 'nothing'
}

describe('a mistake is told with its line, its column and what was expected', () => {
  test.each([
    ['', '1:1 A machine was expected; there is no text.'],
    ['hello', /^1:1 A call of “createMachine” was expected/],
    ['{ "a": 1 }', /^1:1 “states” was expected/],
    ['[1]', /^1:1 One object was expected/],
    ['{\n "states": {\n', /^3:1 Unexpected token/],
    ['{ "initial": "a", "states": { "b": {} } }', '1:3 There is no state “a” to start in. Expected b.'],
    ['{ "initial": "a", "states": {} }', '1:3 There is no state “a” to start in. No state stands there.'],
    ['{ "states": { "b": {} } }', /^1:1 “initial” is missing.* Expected b\.$/],
    [
      '{ "initial": "a", "states": { "a": {\n "on": { "go": "c" } } } }',
      '2:10 There is no state “c” for the target “c”. Expected a.',
    ],
    [
      '{ "initial": "a", "states": { "a": { "on": { "go": "#x.y" } } } }',
      /^1:46 There is no state with the id “x”/,
    ],
    ['{ "initial": "a", "states": { "a": { "on": { "go": 3 } } } }', /^1:46 A transition was expected/],
    ['{ "initial": "a", "states": { "a": 3 } }', '1:31 The state “a” was expected to be an object.'],
    [
      '{ "initial": "a", "states": { "a": { "type": "odd" } } }',
      /^1:38 The type of a state was expected to be “parallel”/,
    ],
    ['{ "initial": "a", "states": { "a": { "entry": 3 } } }', /^1:38 An action was expected/],
    ['{ "initial": "a", "states": { "": {}, "a": {} } }', /A state was expected to have a name\.$/],
    [
      '{ "initial": "a", "states": { "a.b": {}, "a": { "initial": "b", "states": { "b": {} } } } }',
      /“a\.b” was expected to stand for one state/,
    ],
    ['const a = createMachine(\n', /^2:1 Unexpected token/],
    ['createMachine(config)', /^1:15 An object was expected here/],
    ['createMachine({ initial: "a", states: { a: { invoke: {} } } })', /^1:\d+ “src” was expected/],
    ['<scxml><state id="a"></scxml>', '1:22 Missing end tag for element state.'],
    ['<scxml/>', '1:1 A <state> was expected; there is none.'],
    ['<html/>', '1:1 <scxml> was expected, not <html>.'],
    [
      '<scxml>\n<state id="a"><transition target="b"/></state></scxml>',
      '2:15 There is no state with the id “b”. Expected a.',
    ],
    ['<scxml><state id="a"/><state id="a"/></scxml>', '1:23 Two states have the id “a”.'],
    ['stateDiagram-v2\n  a --> b\n  }', '3:3 “}” closes nothing: no state is open here.'],
    [
      'stateDiagram-v2\n  state a {\n  b --> c',
      /^3:10 “}” was expected: the state “a” is open since line 2\.$/,
    ],
    ['stateDiagram-v2\n  a -> b', /^2:3 A state, an arrow such as/],
    ['stateDiagram-v2\n', /A state was expected/],
    ['stateDiagram-v2\n state a <<odd>>', /^2:2 “<<odd>>” was expected to be choice, fork or join/],
  ])('%j', (text, said) => {
    if (typeof said === 'string') expect(problemOf(text)).toBe(said)
    else expect(problemOf(text)).toMatch(said)
  })
  test('what is too large is said to be', () => {
    expect(problemOf(' '.repeat(1_000_001).replace(/^ /, '{'))).toMatch(
      /^1:1 At most 1,000,000 characters were expected/,
    )
    const states = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`s${index}`, {}]))
    expect(problemOf(JSON.stringify({ initial: 's0', states }))).toMatch(
      /At most 400 states were expected; there are 500/,
    )
  })
  test('nothing that is brought along ends the page', () => {
    const deep = `${'{"initial":"a","states":{"a":'.repeat(3000)}{}${'}}'.repeat(3000)}`
    const texts = [
      deep,
      '['.repeat(50_000),
      '<a>'.repeat(20_000),
      '{"__proto__":{"states":{}},"states":{"a":{}},"initial":"a"}',
      '\u0000',
      '<!DOCTYPE a [<!ENTITY b "&b;&b;">]><a>&b;</a>',
      'stateDiagram-v2\n__proto__ --> constructor : toString',
      '{"initial":"constructor","states":{"constructor":{"on":{"__proto__":"constructor"}}}}',
    ]
    for (const text of texts)
      try {
        openMachine(text)
      } catch (error) {
        expect(error, text.slice(0, 60)).toBeInstanceOf(ReadProblem)
      }
    expect(({} as Record<string, unknown>).states).toBeUndefined()
  })
})

describe('code is read and never run', () => {
  test('neither at the top of a file nor in a guard', () => {
    const text = `globalThis.wasRun = true
      throw new Error('run')
      export const m = createMachine({ initial: 'a', states: { a: { entry: () => { globalThis.wasRun = true }, always: { guard: () => (globalThis.wasRun = true), target: 'b' } }, b: {} } })`
    const { written, trial } = openMachine(text)
    openedSimulator(written, trial).simulate({ scenario: 0, steps: [] })
    expect('wasRun' in globalThis).toBe(false)
  })
  test('of several machines in a file the one that is chosen is read', () => {
    const text = `export const first = createMachine({ initial: 'a', states: { a: {} } })
      export const second = setup({}).createMachine({ id: 'second', initial: 'b', states: { b: {} } })`
    expect(openMachine(text).choices).toEqual(['first', 'second'])
    expect(openMachine(text).graph.id).toBe('first')
    expect(openMachine(text, 1).graph.id).toBe('second')
    expect(openMachine(text, 7).graph.id).toBe('first')
  })
  test('a guard is answered for with the event, and once for all where no event comes', () => {
    const text = `createMachine({ initial: 'a', states: {
      a: { on: { go: [{ guard: 'isReady', target: 'b' }, 'c'] }, after: { 100: { guard: 'isLate', target: 'c' } } },
      b: {}, c: {} } })`
    const { trial, written } = openMachine(text)
    expect(trial.scenarios.map(({ name }) => name)).toEqual(['“isLate” says yes', '“isLate” says no'])
    expect(trial.events.go?.examples).toEqual([{ isReady: true }, { isReady: false }])
    const simulator = openedSimulator(written, trial)
    const endOf = (scenario: number, step: Parameters<typeof simulator.simulate>[0]['steps'][number]) =>
      simulator.simulate({ scenario, steps: [step] }).at(-1)?.value
    expect(endOf(0, { kind: 'event', event: { type: 'go', isReady: true } })).toBe('b')
    expect(endOf(0, { kind: 'event', event: { type: 'go', isReady: false } })).toBe('c')
    expect(endOf(0, { kind: 'wait', ms: 100 })).toBe('c')
    expect(endOf(1, { kind: 'wait', ms: 100 })).toBe('a')
  })
  test('a guard is answered for with how an actor ends, and behind a timer once for all', () => {
    const text = `createMachine({ initial: 'a', states: {
      a: { invoke: { id: 'load', src: 'load', onDone: [{ guard: 'isGood', target: 'b' }, 'c'] }, after: { 100: 'd' } },
      b: {}, c: {}, d: { always: { guard: 'isLate', target: 'c' } } } })`
    const { trial, written } = openMachine(text)
    expect(trial.outcomes.load?.map((end) => end.ok && end.output)).toEqual([
      { isGood: true },
      { isGood: false },
    ])
    expect(trial.scenarios.map(({ name }) => name)).toEqual(['“isLate” says yes', '“isLate” says no'])
    const simulator = openedSimulator(written, trial)
    const endOf = (isGood: boolean) =>
      simulator.simulate({ scenario: 0, steps: [{ kind: 'done', actor: 'load', output: { isGood } }] }).at(-1)
        ?.value
    expect([endOf(true), endOf(false)]).toEqual(['b', 'c'])
  })
  test('what is plain data is done: values, raised events, emissions and timers', () => {
    const text = `import { assign, emit, raise, cancel } from 'xstate'
      const LATER = 2 * 50
      createMachine({ context: { count: 0 }, initial: 'a', states: {
        a: { on: { go: { actions: [assign({ count: 3 }), emit({ type: 'told', to: 'all' }), raise({ type: 'next' }, { delay: LATER, id: 'x' })] }, stop: { actions: cancel('x') }, next: 'b' } },
        b: {} } })`
    const { trial, written } = openMachine(text)
    const simulator = openedSimulator(written, trial)
    const go = { kind: 'event', event: { type: 'go' } } as const
    const wait = { kind: 'wait', ms: 100 } as const
    const gone = simulator.simulate({ scenario: 0, steps: [go, wait] })
    expect(gone[1]?.emitted).toEqual([{ type: 'told', to: 'all' }])
    expect(JSON.stringify(gone[1]?.context)).toContain('3')
    expect(gone[2]?.value).toBe('b')
    const stop = { kind: 'event', event: { type: 'stop' } } as const
    expect(simulator.simulate({ scenario: 0, steps: [go, stop, wait] }).at(-1)?.value).toBe('a')
  })
})

test('a diagram within a page of Markdown keeps its lines', () => {
  const page = '# Title\n\nText\n\n```mermaid\nstateDiagram-v2\n  [*] --> a\n  a -> b\n```\n'
  expect(problemOf(page)).toMatch(/^8:3 /)
  expect(openMachine(page.replace('a -> b', 'a --> b : go')).graph.events).toEqual(['go'])
})

test('every notation that is written can be read, but for those that draw alone', () => {
  expect(exportFormats.map(({ id }) => id).filter((id) => !['plantuml', 'dot'].includes(id))).toEqual([
    'xstate',
    'mermaid',
    'scxml',
  ])
})
