import type { MachineGraph } from 'machine-workbench/description/machineGraph'
import { simpleExpression, toScxml } from 'machine-workbench/exports/scxml'
import { describeMachine } from 'machine-workbench/inspection/describeMachine'
import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, and, assign, createMachine, emit, not, or, setup, stateIn } from 'xstate'

interface Context {
  size: number
  list: { matches: () => boolean; names: readonly string[] }
}

interface Args {
  context: Context
  event: { type: 'grow'; by: number }
}

type Event = { type: 'grow'; by: number } | { type: 'look' }

/** A plant that has one of everything that can stand behind a name. */
const plant = setup({
  types: { context: {} as Context, events: {} as Event },
  guards: {
    isTall: ({ context }) => context.size > 3,
    isOver: ({ context }, by: number) => context.size + by > 9,
    isLit: stateIn('light.on'),
    isLow: not('isTall'),
    mayGrow: or([and(['isLow', 'isLit']), 'isTall']),
  },
  actions: {
    add: assign(({ context }, by: number) => ({ size: context.size + by })),
    tell: emit({ type: 'told' } as never),
    look: () => {},
  },
  delays: { day: 1000, season: ({ context }) => context.size * 2 },
}).createMachine({
  id: 'plant',
  type: 'parallel',
  context: { size: 1, list: { matches: () => true, names: ['a'] } },
  entry: { type: 'add', params: 2 },
  on: {
    grow: [
      { guard: { type: 'isOver', params: ({ event }: Args) => event.by }, actions: 'tell' },
      { guard: { type: 'isOver', params: ({ event }: Args) => event.by + 1 }, actions: ['look', () => {}] },
      { guard: 'mayGrow', actions: { type: 'add', params: ({ event }: Args) => event.by } },
      { guard: ({ context }: Args) => context.size > 1 },
    ],
  },
  states: {
    light: { initial: 'on', states: { on: { after: { day: 'off' } }, off: { after: { season: 'on' } } } },
    water: {},
  },
} as never) as unknown as AnyStateMachine

const graph = describeMachine(plant)
const referenceTo = (name: string) => graph.references.find((one) => one.name === name)

describe('what stands behind a name', () => {
  test('two uses with computed parameters are two names, and each says what it calls', () => {
    const guards = graph.transitions.flatMap(({ guard }) => guard ?? [])
    expect(guards.map(({ name }) => name)).toEqual(['isOver_1', 'isOver_2', 'mayGrow', 'guard_1'])
    expect(guards.map(({ text }) => text)).toEqual(['isOver', 'isOver', 'mayGrow', 'inline'])
    expect(referenceTo('isOver_2')).toEqual({
      role: 'guard',
      name: 'isOver_2',
      kind: 'call',
      calls: 'isOver',
      code: '({ event }) => event.by + 1',
    })
  })
  test('fixed parameters are data', () => {
    expect(graph.states[0]?.entry).toEqual([{ text: 'add', name: 'add', params: 2 }])
  })
  test('a guard made of others says of which, and one that asks for a state says for which', () => {
    expect(referenceTo('mayGrow')).toMatchObject({
      kind: 'or',
      of: [{ text: 'and(isLow, isLit)' }, { name: 'isTall' }],
    })
    expect(referenceTo('isLow')).toMatchObject({ kind: 'not', of: [{ name: 'isTall' }] })
    expect(referenceTo('isLit')).toMatchObject({ kind: 'stateIn', states: 'light.on' })
  })
  test('an action says what it is made of, and a delay how long it is', () => {
    expect(referenceTo('tell')).toMatchObject({ kind: 'emit', code: '{ type: "told" }' })
    expect(referenceTo('add')).toMatchObject({ kind: 'assign' })
    expect(referenceTo('look')).toMatchObject({ kind: 'function', code: '() => {}' })
    expect(referenceTo('day')).toMatchObject({ kind: 'fixed', code: '1000 ms' })
    expect(referenceTo('season')).toMatchObject({
      kind: 'computed',
      code: '({ context }) => context.size * 2',
    })
  })
  test('a name that is taken is not given again', () => {
    const machine = setup({
      guards: { isOver_1: () => true, isOver: (_, by: number) => by > 1 },
    }).createMachine({
      on: { go: { guard: { type: 'isOver', params: () => 2 } } },
    })
    expect(describeMachine(machine).transitions[0]?.guard?.name).toBe('isOver_2')
  })
})

describe('the context that a machine starts with', () => {
  test('is data, with the place of what data cannot hold', () => {
    expect(graph.context).toEqual({ size: 1, list: { matches: { $given: 'list.matches' }, names: ['a'] } })
  })
  test('is computed from an input where the machine asks for one, and unknown without', () => {
    const machine = createMachine({
      context: ({ input }: { input: { name: string } }) => ({ title: input.name }),
    })
    expect(describeMachine(machine as never, { input: { name: 'x' } }).context).toEqual({ title: 'x' })
    expect(describeMachine(machine as never)).not.toHaveProperty('context')
  })
})

describe('SCXML', () => {
  const text = toScxml(graph)
  test('has simple guards as expressions, states as In(), and calls for the rest', () => {
    expect(text).toContain(
      'cond="((!(context.size &gt; 3)) &amp;&amp; (In(&quot;light.on&quot;))) || (context.size &gt; 3)"',
    )
    expect(text).toContain('cond="machine.guard(&quot;isOver_1&quot;, context, _event)"')
    expect(text).toContain('expr="machine.action(&quot;add&quot;, context, _event, 2)"')
  })
  test('asks whoever runs it for what data cannot hold', () => {
    expect(text).toContain('given[&quot;list.matches&quot;]')
  })
  test('declares what it calls, in a script that ends where it says', () => {
    const withFunctions: MachineGraph = { ...graph, functions: 'var machine = "]]>"' }
    expect(toScxml(withFunctions)).toContain(
      '<script><![CDATA[\nvar machine = "]]]]><![CDATA[>"\n]]></script>',
    )
  })
  test('takes an event that begins another for that event only', () => {
    const machine = createMachine({ on: { 'a.b': {}, 'a.b.c': {}, 'a.bc': {} } })
    const conditions = toScxml(describeMachine(machine)).match(/cond="[^"]*"/g)
    expect(conditions).toEqual(['cond="_event.name === &quot;a.b&quot;"'])
  })
})

describe('an expression', () => {
  test.each([
    ['({ context }) => context.step > 1', 'context.step > 1'],
    [
      '({context}) => !context.isOpen && context.name === "event"',
      '!context.isOpen && context.name === "event"',
    ],
    ['({ context }) => Math.max(0, context.size) > 1', 'Math.max(0, context.size) > 1'],
    ['({ context }) => context.list.length > LIMIT', undefined],
    ['({ context, event }) => event.by > 1', undefined],
    ['({ context }) => { return context.size }', undefined],
    ['({ context }) => context.list.some((one) => one)', undefined],
    ['({ context }) => context.size ?? 1', undefined],
    ['({ context }) => context.name?.length', undefined],
    ['() => true', undefined],
    [undefined, undefined],
  ])('%s is %s', (code, expression) => {
    expect(simpleExpression(code)).toBe(expression)
  })
})
