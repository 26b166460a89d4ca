import { ROOT } from 'machine-workbench/description/machineGraph'
import {
  coverageText,
  kindOf,
  kindWords,
  moveOf,
  stateAnchor,
  stateTitle,
} from 'machine-workbench/description/machineWording'
import { describeMachine } from 'machine-workbench/inspection/describeMachine'
import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import {
  machineLink,
  machineSearchSchema,
  orderOf,
  sortOf,
  transitionOrders,
} from '~/data/machines/machineSearch'
import { hrefOf } from '~/data/site/links'

describe('words and addresses', () => {
  const graph = describeMachine(
    createMachine({
      id: 'words',
      initial: 'b',
      on: { zero: {}, anew: { target: '.b', reenter: true } },
      states: { b: { on: { go: 'a' } }, a: { on: { again: { target: 'a', reenter: true } } } },
    }),
  )
  test('a transition stays, goes or enters anew', () => {
    expect(graph.transitions.map(moveOf)).toEqual(['stays', 'goes to', 'goes to', 're-enters'])
  })
  test('an address holds what is not usual, and survives being read again', () => {
    const usual = machineSearchSchema.parse({})
    expect(hrefOf(machineLink('toast', usual))).toBe('/machines/toast')
    const search = {
      ...usual,
      sort: 'event',
      format: 'scxml',
      run: 'WyJh_-9',
      panel: 'paths',
      through: 'closed --open[isNew]--> open',
      covered: 'page',
    } as const
    const href = hrefOf(machineLink('toast', search))
    expect(machineSearchSchema.parse(Object.fromEntries(new URL(href, 'https://a').searchParams))).toEqual(
      search,
    )
    expect(machineSearchSchema.parse({ sort: 'x', format: ['dot'], run: 7 })).toEqual(usual)
  })

  test('an order is a column and a direction, and no other column makes one', () => {
    expect(transitionOrders.map((order) => orderOf(sortOf(order)))).toEqual(transitionOrders)
    expect(sortOf('declared')).toBeNull()
    expect(sortOf('event')).toEqual({ column: 'event', direction: 'ascending' })
    expect(sortOf('-event')).toEqual({ column: 'event', direction: 'descending' })
    expect(orderOf({ column: 'delay', direction: 'ascending' })).toBe('declared')
  })

  test('the machine itself has words of its own, every other state its path', () => {
    expect([stateTitle(ROOT), stateTitle('a.b')]).toEqual(['The machine itself', 'a.b'])
    expect(stateAnchor('a.b')).toBe('state-a.b')
  })
  test('a history state says what it remembers, and no two kinds are called the same', () => {
    const [state] = graph.states
    if (!state) throw new Error('The machine itself is a state.')
    expect(kindOf(state)).toBe(kindWords.compound)
    expect(kindOf({ ...state, kind: 'history', history: 'deep' })).toBe('deep history')
    expect(new Set(Object.values(kindWords)).size).toBe(5)
  })
  test('a transition that re-enters says so', () => {
    const [, anew, go] = graph.transitions
    if (!anew || !go) throw new Error('There are four transitions.')
    expect(moveOf({ ...anew, targets: [] })).toBe('re-enters')
    expect(moveOf({ ...go, targets: ['b'], source: 'b' })).toBe('goes to')
  })
  test('coverage is rounded down, so that 100 % means all of it', () => {
    expect([0, 2 / 3, 0.9999, 1].map(coverageText)).toEqual(['0%', '66%', '99%', '100%'])
  })
})
