import { describeMachine } from 'machine-workbench/inspection/describeMachine'
import { createSimulator } from 'machine-workbench/inspection/simulation'
import { describe, expect, test } from 'vitest'
import { findInMachine } from '~/data/machines/findInMachine'
import { closedWays, idleEvents, openWays } from '~/data/machines/ways'
import { standInsFor } from '~/machines/inspection/standIns'
import { models, trialOf } from '../support/trials'

function atStart(id: string) {
  const model = models.find((one) => one.id === id)
  if (!model) throw new Error(`There is no model of ${id}.`)
  const graph = describeMachine(model.machine)
  const [frame] = createSimulator(model.machine, trialOf(model), standInsFor).simulate({
    scenario: 0,
    steps: [],
  })
  if (!frame) throw new Error('Every run has a start.')
  return { graph, frame }
}

describe('what can happen', () => {
  test('is told apart from what cannot, and each transition of an active state is one of them', () => {
    const { graph, frame } = atStart('filteredList')
    const open = openWays(graph, frame).map(({ declared }) => declared.id)
    const closed = closedWays(graph, frame).map(({ declared }) => declared.id)
    expect(open).toContain('panel.closed --panel.open--> panel.open')
    expect(new Set([...open, ...closed]).size).toBe(open.length + closed.length)
    const active = ['(root)', ...frame.active]
    expect([...open, ...closed].toSorted()).toEqual(
      graph.transitions.flatMap(({ id, source }) => (active.includes(source) ? [id] : [])).toSorted(),
    )
  })

  test('says why not', () => {
    const { graph, frame } = atStart('filteredList')
    const reasons = new Map(closedWays(graph, frame).map(({ declared, reason }) => [declared.id, reason]))
    expect(reasons.get('(root) --filter.remove[isApplied]--> (stay)')).toBe('isApplied says no')
    expect(reasons.get('text.settled --always[hasNewText]--> text.typing')).toBe(
      'as soon as hasNewText says yes',
    )
  })

  test('names the events that no active state knows', () => {
    const { graph, frame } = atStart('filteredList')
    expect(idleEvents(graph, frame)).toContain('filters.apply')
    expect(idleEvents(graph, frame)).not.toContain('panel.open')
  })
})

test('a machine is searched by state, event, guard, action, section and whatever the case', () => {
  const { graph } = atStart('filteredList')
  const found = (text: string) => {
    const { states, transitions } = findInMachine(graph, text)
    return { states: states.map(({ id }) => id), transitions: transitions.map(({ label }) => label) }
  }
  expect(found('panel.o').states).toContain('panel.open')
  expect(found('PANEL.OPEN').transitions).toContain('panel.open')
  expect(found('isNewSort').transitions).toEqual(['sort.choose'])
  expect(found('commitText').transitions.length).toBeGreaterThan(0)
  expect(found('nothing has this name')).toEqual({ states: [], transitions: [] })
})
