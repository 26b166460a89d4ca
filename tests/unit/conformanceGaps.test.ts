import { describeMachine } from 'machine-workbench/inspection/describeMachine'
import { expect, test } from 'vitest'
import { createMachine, emit } from 'xstate'
import { gapsOf, nothingSeen } from '../support/observation/gaps'

const graph = describeMachine(
  createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { press: { target: 'on', actions: emit({ type: 'light.changed' }) } } },
      on: { on: { press: 'off', fail: 'off' } },
    },
  }),
)
const seen = {
  ...nothingSeen,
  events: ['Start', 'press'],
  transitions: ['off --press--> on', 'on --press--> off'],
  emitted: ['light.changed'],
  heard: ['light.changed'],
}
const nobodySends = { 'transition: on --fail--> off': 'It never fails.', 'event: fail': 'It never fails.' }

test('an event that nothing sends is missing, with its transition', () => {
  expect(gapsOf(graph, ['light.changed'], seen, {})).toEqual({
    missing: ['transition: on --fail--> off', 'event: fail'],
    stale: [],
  })
})
test('a reason stands for what is not seen', () => {
  expect(gapsOf(graph, ['light.changed'], seen, nobodySends)).toEqual({ missing: [], stale: [] })
})
test('an emission that nobody listens to is missing', () => {
  expect(gapsOf(graph, ['light.changed'], { ...seen, heard: [] }, nobodySends).missing).toEqual([
    'emission: light.changed',
  ])
})
test('a reason for what is seen, or for what nobody declares, is stale', () => {
  const reasons = { ...nobodySends, 'event: press': 'Out of reach.', 'event: dim': 'No dimmer.' }
  expect(gapsOf(graph, ['light.changed'], seen, reasons).stale).toEqual(['event: press', 'event: dim'])
})
test('where nothing was seen, all of it is missing', () => {
  expect(gapsOf(graph, ['light.changed'], nothingSeen, {}).missing).toHaveLength(6)
})
