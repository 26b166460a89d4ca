import {
  type Frame,
  isQuiet,
  MAX_WAIT_MS,
  type SimulationStep,
  withStep,
} from 'machine-workbench/description/simulation'
import { describe, expect, test } from 'vitest'

const frame = (parts: Partial<Frame>) => ({ transitions: [], emitted: [], ...parts }) as unknown as Frame
const quiet = frame({})
const loud = frame({ transitions: ['a --go--> b'] })
const telling = frame({ emitted: [{ type: 'told' }] })
const wait = (ms: number): SimulationStep => ({ kind: 'wait', ms })
const go: SimulationStep = { kind: 'event', event: { type: 'go' } }

describe('one more step of a simulation', () => {
  const add = (steps: readonly SimulationStep[], frames: readonly Frame[], step: SimulationStep) =>
    withStep({ scenario: 1, steps }, frames, step)

  test('is quiet if only time has passed', () => {
    expect([quiet, loud, telling].map(isQuiet)).toEqual([true, false, false])
  })

  test('stands after the others, and the start stays', () => {
    expect(add([], [quiet], go)).toEqual({ scenario: 1, steps: [go] })
    expect(add([go], [quiet, loud], wait(5))).toEqual({ scenario: 1, steps: [go, wait(5)] })
    expect(add([wait(5)], [quiet, quiet], go)).toEqual({ scenario: 1, steps: [wait(5), go] })
  })

  test('makes one wait of two if nothing happened in the first', () => {
    expect(add([go, wait(5)], [quiet, loud, quiet], wait(6)).steps).toEqual([go, wait(11)])
    expect(add([go, wait(5)], [quiet, loud, loud], wait(6)).steps).toEqual([go, wait(5), wait(6)])
    expect(add([go, wait(5)], [quiet, loud, telling], wait(6)).steps).toEqual([go, wait(5), wait(6)])
    expect(add([go, wait(5)], [quiet, loud], wait(6)).steps).toEqual([go, wait(5), wait(6)])
  })

  test('makes no wait longer than a day', () => {
    expect(add([wait(MAX_WAIT_MS - 1)], [quiet, quiet], wait(1)).steps).toEqual([wait(MAX_WAIT_MS)])
    expect(add([wait(MAX_WAIT_MS)], [quiet, quiet], wait(1)).steps).toEqual([wait(MAX_WAIT_MS), wait(1)])
  })
})
