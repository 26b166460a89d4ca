import type { AnyModel } from 'machine-workbench/generation/types'
import { type Fault, faultsOf } from 'machine-workbench/model/faults'
import { judge } from 'machine-workbench/model/plant'
import { probesOf } from 'machine-workbench/model/probes'
import { rewritten } from 'machine-workbench/model/writtenMachine'
import { assertNoticed, defineModel, type ModelOptions, plant } from 'machine-workbench/models'
import { describe, expect, test } from 'vitest'
import { assign, emit, setup } from 'xstate'

/** A door with a code: it closes by itself, and tells who came in. */
const doorMachine = setup({
  types: {
    context: {} as { visitor: string | null; tries: number },
    events: {} as { type: 'code.enter'; code: string; visitor: string } | { type: 'door.close' },
    emitted: {} as { type: 'visitor.came'; visitor: string | null },
  },
  guards: { isRight: (_, code: string) => code === ' 12 ' },
  actions: {
    admit: assign((_, visitor: string) => ({ visitor, tries: 0 })),
    count: assign({ tries: ({ context }) => context.tries + 1 }),
    tell: emit(({ context }) => ({ type: 'visitor.came', visitor: context.visitor })),
  },
  delays: { open: 5_000 },
}).createMachine({
  id: 'door',
  context: { visitor: null, tries: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'code.enter': [
          {
            guard: { type: 'isRight', params: ({ event }) => event.code },
            target: 'open',
            actions: [{ type: 'admit', params: ({ event }) => event.visitor }, 'tell'],
          },
          { actions: 'count' },
        ],
      },
    },
    open: { after: { open: 'closed' }, on: { 'door.close': 'closed' } },
  },
})

type Door = typeof doorMachine
interface Story {
  at: string
  visitor: string | null
  tries: number
}

const shared = {
  events: [
    { type: 'code.enter', code: ' 12 ', visitor: 'Mia' },
    { type: 'code.enter', code: ' 12 ', visitor: 'Ali' },
    { type: 'code.enter', code: '12', visitor: 'Mia' },
    { type: 'door.close' },
  ],
  // One try too many is like the next.
  key: ({ value, context }) => JSON.stringify([value, context.visitor, Math.min(context.tries, 2)]),
} satisfies ModelOptions<Door>

const weak = defineModel(doorMachine, { ...shared, id: 'a door that nobody watches' }) as unknown as AnyModel

const strong = defineModel<Door, Story>(doorMachine, {
  ...shared,
  invariants: {
    'who comes in is told once': ({ value, context }, { before, emitted }) =>
      emitted.filter(({ visitor }) => visitor === context.visitor).length ===
      Number(value === 'open' && before?.value !== 'open'),
    'it closes after five seconds': ({ value }, { before, timers }) =>
      timers.length === Number(value === 'open') &&
      (value !== 'open' || before?.value === 'open' || timers[0] === 5_000),
  },
  reference: {
    start: () => ({ at: 'closed', visitor: null, tries: 0 }),
    next: (story, step) => {
      if (step.kind === 'after') return step.id === 'nothing due' ? story : { ...story, at: 'closed' }
      if (step.kind !== 'event') return story
      const { event } = step
      if (event.type === 'door.close') return { ...story, at: 'closed' }
      if (story.at === 'open') return story
      return event.code === ' 12 '
        ? { at: 'open', visitor: event.visitor, tries: 0 }
        : { ...story, tries: story.tries + 1 }
    },
    read: ({ value, context }) => ({ at: value, ...context }),
  },
}) as unknown as AnyModel

const ids = faultsOf(strong).map(({ id }) => id)

describe('the faults of a machine', () => {
  test('each has a name of its own', () => {
    expect(new Set(ids).size).toBe(ids.length)
  })
  test.each([
    'closed --code.enter: in open as well',
    'closed --code.enter (1): goes to #door.closed',
    'closed --code.enter (1): stays',
    'closed --code.enter (1): without its guard',
    'closed --code.enter (1): with its guard the other way round',
    'closed --code.enter (1): after the next branch',
    'closed --code.enter (1): admit twice',
    'closed --code.enter (1): admit after tell',
    'closed --code.enter (2): without count',
    'open --after open: outlives its state',
    'open: half as long',
    'open: 1 ms shorter',
    '(root): starts in open',
    'admit: leaves tries as it was',
    'code.enter: with the payload of the one before',
    'code.enter: with the first payload for ever',
    'code.enter: visitor of another',
    'code.enter: code trimmed',
  ])('%s', (id) => {
    expect(ids).toContain(id)
  })
})

describe('a planted fault', () => {
  test('is in a machine that is the same without it', () => {
    const none: Fault = { id: 'none', kind: 'target', machine: () => rewritten(doorMachine as never) }
    expect(judge(strong, none, probesOf(strong)).verdict).toBe('equal')
  })
  test('is noticed by a model that says what the machine does', () => {
    const planted = plant(strong)
    expect(planted.judged.filter(({ verdict }) => verdict === 'survived')).toEqual([])
    expect(planted.tally.caught).toBeGreaterThan(30)
    expect(() => assertNoticed(strong, planted)).not.toThrow()
  })
  test('is named, with the way to it, where a model says nothing', () => {
    const planted = plant(weak)
    expect(planted.tally.survived).toBeGreaterThan(20)
    expect(() => assertNoticed(weak, planted)).toThrow(
      /closed --code\.enter \(1\): without its guard \(guard\)\n {4}told apart by: .*code\.enter code 12/,
    )
  })
  test('is equal where nothing can tell it apart', () => {
    const verdictOf = (id: string) => plant(strong).judged.find(({ fault }) => fault.id === id)?.verdict
    expect(verdictOf('closed --code.enter (1): anew')).toBe('equal')
  })
  test('stands for others where only a share is planted', () => {
    expect(plant(strong, { each: 10 }).judged).toHaveLength(Math.ceil(ids.length / 10))
  })
})
