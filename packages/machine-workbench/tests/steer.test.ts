import { Touched } from 'machine-workbench/generation/coverage'
import { prepare } from 'machine-workbench/generation/instrument'
import type { AnyModel } from 'machine-workbench/generation/types'
import { steeredRuns } from 'machine-workbench/model/steer'
import { campaign, defineModel } from 'machine-workbench/models'
import { expect, test } from 'vitest'
import { createMachine } from 'xstate'

const DIGITS = 14

/** Opens when one of its two keys has been pressed so many times in a row: by chance once in hundreds of runs. */
const lock = createMachine({
  id: 'lock',
  initial: 's0',
  states: {
    ...Object.fromEntries(
      Array.from({ length: DIGITS }, (_, at) => [
        `s${at}`,
        { on: { right: at + 1 === DIGITS ? 'open' : `s${at + 1}`, ...wrong() } },
      ]),
    ),
    open: {},
  },
})

function wrong() {
  return Object.fromEntries(['a', 'b', 'c', 'd'].map((type) => [type, 's0']))
}

const model = defineModel(lock, {
  events: ['right', 'a', 'b', 'c', 'd'].map((type) => ({ type })),
  temporal: {
    'it never opens': () => ({
      see: (snapshot) => (snapshot.matches('open') ? 'failed' : 'held'),
    }),
  },
}) as unknown as AnyModel

const steered = (runs: number) => steeredRuns(prepare(model), { runs, seed: 1 }, new Touched(), {})

test('long runs that go where few have gone find what chance does not, and tell it in short', () => {
  expect(() => steered(20)).toThrow(
    new RegExp(
      `temporal rule "it never opens"[\\s\\S]*  ${DIGITS}\\. right[\\s\\S]*${DIGITS} of its \\d+ steps are enough`,
    ),
  )
  expect(() => campaign(model as never, { runs: 500, seed: 1, store: false })).toThrow(
    /found in steered run \d+ of 20/,
  )
})

test('the same seed makes the same runs', () => {
  const said = () => {
    try {
      return steered(20)
    } catch (error) {
      return String(error)
    }
  }
  expect(said()).toBe(said())
})
