import type { AnyModel } from 'machine-workbench/generation/types'
import { defineModel, interleave, type Wire } from 'machine-workbench/models'
import { expect, test } from 'vitest'
import { assign, emit, setup } from 'xstate'

type ColourEvent = { type: 'choose'; colour: string } | { type: 'told'; colour: string }

/** Says what was chosen, and takes over what it is told. */
const colourMachine = setup({
  types: {
    context: {} as { colour: string },
    events: {} as ColourEvent,
    emitted: {} as { type: 'chosen'; colour: string },
  },
  guards: { isOther: ({ context }, colour: string) => colour !== context.colour },
  actions: {
    take: assign({ colour: (_, colour: string) => colour }),
    tell: emit(({ context }) => ({ type: 'chosen', colour: context.colour })),
  },
}).createMachine({
  id: 'colour',
  context: { colour: 'white' },
  on: {
    choose: {
      guard: { type: 'isOther', params: ({ event }) => event.colour },
      actions: [{ type: 'take', params: ({ event }) => event.colour }, 'tell'],
    },
    told: { actions: { type: 'take', params: ({ event }) => event.colour } },
  },
})

const colour = defineModel(colourMachine, {
  events: [
    { type: 'choose', colour: 'white' },
    { type: 'choose', colour: 'red' },
    { type: 'choose', colour: 'blue' },
    { type: 'told', colour: 'red' },
  ],
}) as unknown as AnyModel

type Stored = { colour: string }

const wire = (from: string, to: string): Wire<Stored> => ({
  from,
  to,
  emits: 'chosen',
  writes: (before, emitted) => {
    const { colour: chosen } = emitted as unknown as Stored
    return chosen === before.colour ? before : { colour: chosen }
  },
  tells: 'told',
  carries: (stored) => stored,
})

const both = (change: Partial<Wire<Stored>> = {}, actor = colour, options = {}) =>
  interleave<Stored>(
    {
      id: 'two windows',
      actors: { one: actor, other: actor },
      shared: { colour: 'white' },
      wires: [
        { ...wire('one', 'other'), ...change },
        { ...wire('other', 'one'), ...change },
      ],
      atRest: {
        'both have the colour that is stored': (of, stored) =>
          of('one').context.colour === stored.colour && of('other').context.colour === stored.colour,
      },
    },
    options,
  )

test('what is read when it arrives comes to be the same everywhere, in the same orders each time', () => {
  const done = both()
  expect(done.orders).toBeGreaterThan(100)
  expect(both()).toEqual(done)
})

const asItWasSent = { carries: (_: Stored, emitted: object) => ({ colour: (emitted as Stored).colour }) }

test('what is told as it was when it was sent is found out after as few steps as it takes', () => {
  const lines = [
    '^two windows: "both have the colour that is stored" does not hold at rest\\.',
    '  1\\. (one|other): choose colour red',
    '  2\\. (one|other): choose colour blue',
    '  3\\. .+: told colour .+',
    '  4\\. .+: told colour .+$',
  ].join('\n')
  expect(() => both(asItWasSent)).toThrow(new RegExp(lines))
  // The random orders of twenty steps find it, too; fewer than ten are left of one.
  expect(() => both(asItWasSent, colour, { own: 0 })).toThrow(/^two windows.+(\n {2}\d\. .+)+$/)
})

test('actors that answer each other for ever are found out', () => {
  const answering = colourMachine.provide({
    actions: { take: emit((_, colour: string) => ({ type: 'chosen', colour })) },
  })
  const model = defineModel(answering, {
    events: [{ type: 'choose', colour: 'red' }],
  }) as unknown as AnyModel
  expect(() => both({ writes: (before) => ({ ...before }) }, model)).toThrow('They never come to rest')
})

test('what breaks a promise of one of them is told with what all of them did', () => {
  const promising = defineModel(colourMachine, {
    events: [{ type: 'choose', colour: 'red' }],
    invariants: {
      'red is chosen here only': ({ context }, { step }) =>
        context.colour !== 'red' || (step?.kind === 'event' && step.event.type === 'choose'),
    },
  }) as unknown as AnyModel
  expect(() => both({}, promising)).toThrow(/1\. (one|other): choose colour red\n {2}2\. .+ told colour red$/)
})
