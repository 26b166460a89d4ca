import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { ROOT } from '~/data/machines/machineGraph'
import { machineHref, machineSearchDefaults, machineSearchSchema } from '~/data/machines/machineSearch'
import {
  coverageText,
  inOrder,
  kindOf,
  kindWords,
  moveOf,
  stateAnchor,
  stateTitle,
} from '~/data/machines/machineWording'
import { describeMachine } from '~/machines/inspection/describeMachine'

describe('words and addresses', () => {
  const graph = describeMachine(
    createMachine({
      id: 'words',
      initial: 'b',
      on: { zero: {}, anew: { target: '.b', reenter: true } },
      states: { b: { on: { go: 'a' } }, a: { on: { again: { target: 'a', reenter: true } } } },
    }),
  )
  test('transitions stand as declared, or by a column', () => {
    const sources = (order: 'declared' | 'source' | 'event') =>
      inOrder(graph, order).map(({ source, label }) => `${source} ${label}`)
    expect(sources('declared')).toEqual([`${ROOT} zero`, `${ROOT} anew`, 'b go', 'a again'])
    expect(sources('source')).toEqual([`${ROOT} zero`, `${ROOT} anew`, 'a again', 'b go'])
    expect(sources('event')).toEqual(['a again', `${ROOT} anew`, 'b go', `${ROOT} zero`])
  })
  test('a transition stays, goes or enters anew', () => {
    expect(graph.transitions.map(moveOf)).toEqual(['stays', 'goes to', 'goes to', 're-enters'])
  })
  test('an address holds what is not usual, and survives being read again', () => {
    expect(machineHref('toast', machineSearchDefaults)).toBe('/machines/toast')
    const search = { sort: 'event', format: 'scxml', run: 'WyJh_-9' } as const
    const href = machineHref('toast', search)
    expect(machineSearchSchema.parse(Object.fromEntries(new URL(href, 'https://a').searchParams))).toEqual(
      search,
    )
    expect(machineSearchSchema.parse({ sort: 'x', format: ['dot'], run: 7 })).toEqual(machineSearchDefaults)
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
  test('a transition to several states is ordered by all of them, and one that re-enters says so', () => {
    const [, anew, go] = graph.transitions
    if (!anew || !go) throw new Error('There are four transitions.')
    const several = {
      ...graph,
      transitions: [
        { ...go, targets: ['b', 'c'] },
        { ...anew, targets: ['b'] },
      ],
    }
    expect(inOrder(several, 'target').map(({ targets }) => targets.length)).toEqual([1, 2])
    expect(moveOf({ ...anew, targets: [] })).toBe('re-enters')
    expect(moveOf({ ...go, targets: ['b'], source: 'b' })).toBe('goes to')
  })
  test('coverage is rounded down, so that 100 % means all of it', () => {
    expect([0, 0.999, 1, null].map(coverageText)).toEqual(['0%', '99%', '100%', 'not measured in this build'])
  })
})
