import { edgesOf } from 'machine-workbench/model/edges'
import { assertPayloads, defineModel, type ModelOptions } from 'machine-workbench/models'
import { describe, expect, test } from 'vitest'
import { assign, setup } from 'xstate'

type NoteEvent = { type: 'text.change'; text: string } | { type: 'colour.choose'; colour: string }

const noteMachine = setup({
  types: { context: {} as { text: string; colour: string }, events: {} as NoteEvent },
  actions: {
    write: assign({ text: (_, text: string) => text }),
    paint: assign({ colour: (_, colour: string) => colour }),
  },
}).createMachine({
  id: 'note',
  context: { text: '', colour: 'white' },
  on: {
    'text.change': { actions: { type: 'write', params: ({ event }) => event.text } },
    'colour.choose': { actions: { type: 'paint', params: ({ event }) => event.colour } },
  },
})

type Options = Partial<ModelOptions<typeof noteMachine>>

const paper = ['white', 'yellow']

/** The text stands as it is written, and the paper has one of its colours. */
const model = (options: Options, machine = noteMachine) =>
  defineModel(machine, {
    events: [
      { type: 'text.change', text: 'Bring a pen' },
      { type: 'colour.choose', colour: 'yellow' },
    ],
    invariants: {
      'the text stands as it was written': ({ context }, { step }) =>
        step?.kind !== 'event' || step.event.type !== 'text.change' || context.text === step.event.text,
      'the paper has one of its colours': ({ context }) => paper.includes(context.colour),
    },
    ...options,
  }) as never

describe('a value has edges', () => {
  test.each([
    ['a text', 'cost', ['', '   ', ' cost ', 'cos', 'costcost']],
    ['a number', 2, [0, -1, 3]],
    ['yes or no', true, [false]],
    ['a list', [1, 2], [[], [1, 2, 1]]],
    [
      'what is put together',
      { name: 'Mia', age: 30 },
      [
        { name: '', age: 30 },
        { name: 'Mia', age: 0 },
      ],
    ],
    ['nothing', null, []],
  ])('%s', (_, value, edges) => expect(edgesOf(value)).toEqual(edges))
})

test('each event is sent with what is at the edge of its fields, or with what else there is to choose', () => {
  expect(assertPayloads(model({ choices: { 'colour.choose.colour': paper } }))).toEqual({
    events: 2,
    payloads: 6 + 2,
  })
})

test('a machine that takes what it must not at an edge is told with the field', () => {
  const tidying = noteMachine.provide({
    actions: { write: assign({ text: (_, text: string) => text.trim() }) },
  })
  expect(() => assertPayloads(model({ choices: { 'colour.choose.colour': paper } }, tidying))).toThrow(
    /^text\.change\.text, at its edge: note: invariant "the text stands as it was written" does not hold/,
  )
})

test('a set that is said to be of the field is not left', () => {
  expect(() => assertPayloads(model({}))).toThrow('colour.choose.colour, at its edge')
})

test('an event with one payload only is not enough', () => {
  expect(() => assertPayloads(model({ choices: { 'colour.choose.colour': [] } }))).toThrow(
    'colour.choose is sent with one payload only. Add another event case, or what else there is to its choices.',
  )
})

test('choices of a field that no event carries are told', () => {
  const choices = { 'colour.choose.colour': paper, 'colour.choose.shade': paper }
  expect(() => assertPayloads(model({ choices }))).toThrow('No event carries colour.choose.shade.')
})

test('what is at an edge is sent again', () => {
  const once = noteMachine.provide({
    actions: {
      write: assign({
        text: ({ context }, text: string) => (text.startsWith(' ') && text === context.text ? '' : text),
      }),
    },
  })
  expect(() => assertPayloads(model({ choices: { 'colour.choose.colour': paper } }, once))).toThrow(
    /text\.change\.text, at its edge[\s\S]*2\. text\.change/,
  )
})
