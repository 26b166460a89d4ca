import type { GraphTransition, MachineGraph } from 'machine-workbench/description/machineGraph'
import { ROOT } from 'machine-workbench/description/machineGraph'
import { exportFormats } from 'machine-workbench/exports/formats'
import {
  delayOf,
  endedActor,
  lineage,
  lookup,
  namesOf,
  needsFrame,
  plainIds,
  startFirst,
  transitionText,
} from 'machine-workbench/exports/outline'
import { describeMachine } from 'machine-workbench/inspection/describeMachine'
import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, createMachine, fromPromise, setup } from 'xstate'

/** Does something itself, and has one of everything that a notation has to find words for. */
const kettle = setup({
  actors: { heat: fromPromise(() => Promise.resolve(1)), log: fromPromise(() => Promise.resolve(1)) },
  guards: { isFull: () => true },
  actions: { beep: () => {}, light: () => {}, dim: () => {} },
  delays: { soon: 300, later: () => 5 },
}).createMachine({
  id: 'kettle',
  meta: { requirements: ['§1'] },
  initial: 'cold',
  entry: 'light',
  exit: ['dim', 'beep'],
  on: { unplug: { target: '.cold', reenter: true }, look: { actions: 'light' } },
  states: {
    cold: {
      description: 'Nothing is hot.',
      tags: ['quiet'],
      on: {
        press: [
          { guard: 'isFull', target: 'heating', actions: ['light', 'beep'], meta: { requirements: ['§2'] } },
          { actions: 'beep' },
        ],
        'jump in': 'heating.element.on',
        again: { target: 'cold', reenter: true },
      },
    },
    heating: {
      meta: { requirements: ['§3'] },
      type: 'parallel',
      entry: ['light', 'beep'],
      exit: 'dim',
      invoke: [
        { id: 'heat', src: 'heat', onDone: 'hot', onError: { target: 'cold', actions: 'beep' } },
        { id: 'diary', src: 'log', onSnapshot: { actions: 'light' } },
      ],
      after: { 20: 'hot', soon: { target: 'hot', guard: 'isFull' }, later: 'cold' },
      onDone: 'hot',
      states: {
        element: {
          initial: 'on',
          onDone: { actions: 'beep' },
          states: {
            off: { type: 'final' },
            on: { on: { cut: 'off', drop: { target: '#kettle.heating.lamp' }, fold: '#kettle.heating' } },
            was: { type: 'history' },
          },
        },
        lamp: { on: { blink: '#kettle.heating.element.was' } },
        all: { type: 'history', history: 'deep' },
      },
    },
    hot: {
      always: { guard: 'isFull', target: 'done' },
      on: { return: 'heating.all', both: { target: ['heating.element.off', 'heating.lamp'] } },
      initial: 'resting',
      states: {
        waiting: { on: { rest: 'resting' } },
        resting: { on: { up: { target: '#kettle.hot' }, wait: 'waiting' } },
        back: { type: 'history' },
      },
    },
    done: { type: 'final' },
  },
})

/** Does nothing itself, and its names are what notations read as their own. */
const traps = createMachine({
  id: 'a "b" & <c>',
  initial: 'x+1',
  states: {
    'x-1': { on: { 'go; [now] --> "x"': 'x+1', '*': { actions: "it's\\ a\n\tline" } } },
    'x+1': {
      initial: 'in',
      on: { './* in': '.in', self: { target: '.in', reenter: true } },
      states: { in: {} },
    },
    '2.0': { on: { anew: '#a "b" & <c>.2\\.0' } },
    '1 2': {
      type: 'parallel',
      states: {
        left: { initial: 'a', states: { a: { on: { swap: 'b' } }, b: {} } },
        right: { initial: 'a', states: { a: {}, end: { type: 'final' } } },
        middle: {},
      },
    },
    '{{ ]]': { after: { '//soon -- [[x]]': 'x_1' } },
    x_1: { invoke: { id: 'a b', src: "o'clock" }, on: { 'xstate.done.actor.other': 'x-1' } },
  },
})

/** Every region is plain, and the machine is one of them. */
const lamps = createMachine({
  id: 'lamps',
  type: 'parallel',
  states: {
    left: { initial: 'off', states: { off: { on: { left: 'on' } }, on: {}, past: { type: 'history' } } },
    right: { on: { right: {} } },
  },
})

const graphs = { kettle, traps, lamps: lamps as AnyStateMachine }
const graphOf = (name: keyof typeof graphs) => describeMachine(graphs[name])

describe.each(Object.keys(graphs) as (keyof typeof graphs)[])('%s', (name) => {
  // Other tests give these texts to the readers of their languages; this one notices when a line changes.
  test.each(exportFormats)('as $name', async (format) => {
    const text = format.write(graphOf(name), 'What it is for: "all" & more.')
    await expect(text).toMatchFileSnapshot(`exports/${name}.${format.extension}.txt`)
  })
})

/** What a notation says of a machine that only the test needs. */
const textOf = (id: string, config: object, purpose = '') =>
  exportFormats
    .find((format) => format.id === id)
    ?.write(describeMachine(createMachine({ id: 'm', ...config }) as AnyStateMachine), purpose) ?? ''

describe('what a notation has to get right', () => {
  test('a machine without states can be written', () => {
    for (const { id } of exportFormats) expect(textOf(id, {})).toMatch(/\bm\b/)
  })

  test('Mermaid divides regions only if no arrow in them begins or ends at a state with states in it', () => {
    const regions = (on: object, ofInner: object) =>
      textOf('mermaid', {
        type: 'parallel',
        states: {
          left: {
            initial: 'plain',
            states: { plain: { on }, whole: { initial: 'in', states: { in: {} }, on: ofInner } },
          },
          right: {},
        },
      }).includes('\n    --\n')
    expect([regions({}, {}), regions({ go: 'whole' }, {}), regions({}, { back: 'plain' })]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('PlantUML draws a past of the machine itself as a state', () => {
    const text = textOf(
      'plantuml',
      { initial: 'a', states: { a: { on: { go: 'was' } }, was: { type: 'history' } } },
      ' What it is for. ',
    )
    expect(text).toContain('state "was" as s_was\n')
    expect(text).toContain('s_a --> s_was : go\n')
    expect(text).toContain('caption What it is for.\n')
  })

  test('SCXML holds no control character, and no id twice', () => {
    const text = textOf('scxml', {
      initial: 'a b',
      states: { 'a b': { on: { 'ring\u0007': 'a+b' } }, 'a+b': {}, 'a/b': {} },
    })
    expect(text).toContain('event="ring\u{FFFD}"')
    expect([...text.matchAll(/<state id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['a_b', 'a_b_2', 'a_b_3'])
  })

  test('SCXML lets a past without a past begin in a state, also where the past is named first', () => {
    const text = textOf('scxml', {
      type: 'parallel',
      states: { past: { type: 'history' }, left: {}, right: {} },
    })
    expect(text).toMatch(/<history [^>]*>\s*<transition target="left"\/>/)
  })

  test('SCXML calls a transition internal only if all its targets lie in its source', () => {
    const region = { initial: 'a', states: { a: {}, b: {} } }
    const withTargets = (target: readonly string[]) =>
      textOf('scxml', {
        type: 'parallel',
        states: { left: { ...region, on: { go: { target } } }, right: region },
      })
    expect(withTargets(['#m.left.b'])).toContain('type="internal"')
    expect(withTargets(['#m.left.b', '#m.right.b'])).not.toContain('type="internal"')
  })

  test('XState JSON tells an event called “done” from the end of a state', () => {
    const text = textOf('xstate', { initial: 'a', states: { a: { on: { done: 'b' } }, b: {} } })
    expect(JSON.parse(text).states.a).toEqual({ on: { done: [{ target: ['#m.b'] }] } })
  })

  test('XState JSON tells the end of a state from that of an actor called “don”', () => {
    const text = textOf('xstate', {
      initial: 'a',
      states: {
        a: {
          invoke: { id: 'don', src: 'don' },
          onDone: 'b',
          initial: 'in',
          states: { in: { type: 'final' } },
        },
        b: {},
      },
    })
    expect(JSON.parse(text).states.a).toMatchObject({
      invoke: [{ id: 'don', src: 'don' }],
      onDone: [{ target: ['#m.b'] }],
    })
    expect(JSON.parse(text).states.a.invoke[0]).not.toHaveProperty('onDone')
  })
})

describe('what the notations share', () => {
  const graph = graphOf('kettle')

  test('a purpose may be missing', () => {
    for (const { id, write } of exportFormats) {
      const text = write(graphOf('lamps'), '')
      if (id === 'dot') expect(text).toContain('\n  label="lamps\\nA diamond')
      if (id === 'plantuml') expect(text).toContain('title lamps\nhide empty')
      if (id === 'mermaid') expect(text).toContain('accDescr: 5 states, 2 transitions.')
    }
  })

  test('a state knows its names from the outside in and its lineage from the inside out', () => {
    expect(namesOf(graph, 'heating.element.on')).toEqual(['heating', 'element', 'on'])
    expect(namesOf(graph, ROOT)).toEqual([])
    expect(namesOf(graph, 'nowhere')).toEqual([])
    expect(lineage(graph, 'heating.element.on')).toEqual([
      'heating.element.on',
      'heating.element',
      'heating',
      ROOT,
    ])
    expect(lineage(graph, 'nowhere')).toEqual(['nowhere'])
  })

  test('a frame is needed by a machine that does anything itself', () => {
    const framed = (config: object) =>
      needsFrame(describeMachine(createMachine({ initial: 'a', states: { a: {} }, ...config })))
    expect(framed({})).toBe(false)
    expect(framed({ entry: 'beep' })).toBe(true)
    expect(framed({ exit: 'beep' })).toBe(true)
    expect(framed({ invoke: { src: 'heat' } })).toBe(true)
    expect(framed({ on: { go: '.a' } })).toBe(true)
    expect(framed({ type: 'parallel', initial: undefined })).toBe(true)
    expect(needsFrame({ ...graph, states: [] })).toBe(false)
  })

  test('plain ids stay apart', () => {
    const ids = plainIds(graphOf('traps'))
    expect(new Set(ids.values()).size).toBe(ids.size)
    expect([...ids.values()].every((id) => /^s_\w+$/.test(id))).toBe(true)
    expect([ids.get('x-1'), ids.get('x+1'), ids.get('x_1')].filter(Boolean)).toContain('s_x_1')
  })

  test('a lookup that misses says what was asked for', () => {
    expect(lookup(new Map([['a', 1]]))('a')).toBe(1)
    expect(() => lookup(new Map([['a', 1]]))('b')).toThrow('No state has the id "b".')
  })

  test('a label reads as statecharts are labelled', () => {
    const part = (text: string) => ({ text, name: text })
    const transition = {
      label: 'go',
      guard: null,
      actions: [],
      targets: ['a'],
      reenter: false,
    } as Partial<GraphTransition> as GraphTransition
    expect(transitionText(transition)).toBe('go')
    expect(transitionText({ ...transition, guard: part('isOn'), actions: [part('a'), part('b')] })).toBe(
      'go [isOn] / a, b',
    )
    expect(transitionText({ ...transition, reenter: true })).toBe('go (anew)')
    expect(transitionText({ ...transition, reenter: true, targets: [] })).toBe('go')
  })

  test.each([
    ['after 20 ms', { name: null, ms: 20 }],
    ['after soon (300 ms)', { name: 'soon', ms: 300 }],
    ['after later', { name: 'later', ms: null }],
    ['after 20 ms or so', { name: '20 ms or so', ms: null }],
    ['after after 20 ms', { name: 'after 20 ms', ms: null }],
    ['after a\nb (5 ms)', { name: 'a\nb', ms: 5 }],
    ['after soon (300 ms) x', { name: 'soon (300 ms) x', ms: null }],
  ])('the delay of "%s"', (label, delay) => {
    expect(delayOf({ label } as GraphTransition)).toEqual(delay)
  })

  test('an end is known as that of an actor its own state invokes', () => {
    const of = (source: string, label: string) => endedActor(graph, { source, label } as GraphTransition)
    expect(of('heating', 'done(heat)')).toEqual({ name: 'heat', invoked: { id: 'heat', source: 'heat' } })
    expect(of('heating', 'snapshot(log)')).toEqual({ name: 'log', invoked: { id: 'diary', source: 'log' } })
    expect(of('cold', 'done(heat)')).toEqual({ name: 'heat', invoked: undefined })
    expect(of('nowhere', 'done(heat)')).toEqual({ name: 'heat', invoked: undefined })
  })

  test('the state that starts stands first, and nothing else moves', () => {
    expect(startFirst(graph, 'hot').map(({ name }) => name)).toEqual(['resting', 'waiting', 'back'])
    expect(startFirst(graph as MachineGraph, 'heating').map(({ name }) => name)).toEqual([
      'element',
      'lamp',
      'all',
    ])
  })
})
