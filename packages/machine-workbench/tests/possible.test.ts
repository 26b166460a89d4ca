import { checkModel, defineModel, type ModelOptions, reachable, sometimes } from 'machine-workbench/models'
import { expect, test } from 'vitest'
import { createMachine } from 'xstate'

const machine = createMachine({
  id: 'form',
  initial: 'editing',
  states: {
    editing: { on: { send: 'sending', drop: 'closed' } },
    sending: { on: { fail: 'failed', arrive: 'sent' } },
    failed: { on: { retry: 'sending', close: 'closed' } },
    sent: {},
    closed: {},
  },
})

type Claims = NonNullable<ModelOptions<typeof machine>['possible']>

const check = (possible: Claims) =>
  checkModel(
    defineModel(machine, {
      events: ['send', 'drop', 'fail', 'arrive', 'retry', 'close'].map((type) => ({ type })),
      possible,
    }),
  )

test('what some way leads to is possible', () => {
  check({
    'it can be sent': reachable((snapshot) => snapshot.matches('sent')),
    'it can fail in the step that sends it': reachable(
      (snapshot, { step }) =>
        step?.kind === 'event' && step.event.type === 'fail' && snapshot.matches('failed'),
    ),
    'what has failed can be sent': sometimes(
      (snapshot) => snapshot.matches('failed'),
      (snapshot) => snapshot.matches('sent'),
    ),
    'what is sent is sent': sometimes(
      (snapshot) => snapshot.matches('sent'),
      (snapshot) => snapshot.matches('sent'),
    ),
  })
})

test('what no way leads to is told', () => {
  expect(() => check({ 'it can be lost': reachable((snapshot) => snapshot.value === 'lost') })).toThrow(
    'form: claim "it can be lost" does not hold: no way leads there.',
  )
})

test('what cannot go on from somewhere is told with the way there', () => {
  expect(() =>
    check({
      'what was not sent can be sent': sometimes(
        (snapshot) => !snapshot.matches('sent'),
        (snapshot) => snapshot.matches('sent'),
      ),
    }),
  ).toThrow(/does not hold: nothing leads on from here[\s\S]*1\. drop → closed$/)
})

test('what is claimed of a step is not met by another that leads to the same place', () => {
  expect(() =>
    check({
      'what is closed can be closed after a failure': sometimes(
        (snapshot) => snapshot.matches('closed'),
        (_, { step }) => step?.kind === 'event' && step.event.type === 'close',
      ),
    }),
  ).toThrow(/nothing leads on from here[\s\S]*1\. drop → closed$/)
})

test('a claim about what never begins says nothing, and is refused', () => {
  expect(() =>
    check({
      'what is lost can be sent': sometimes(
        (snapshot) => snapshot.value === 'lost',
        (snapshot) => snapshot.matches('sent'),
      ),
    }),
  ).toThrow('is empty: no way leads to where it begins.')
})
