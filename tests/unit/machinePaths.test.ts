import {
  type MachinePath,
  namesOnPaths,
  nextOnPaths,
  pairsIn,
  pathsThrough,
} from 'machine-workbench/description/machinePath'
import { machinePathsOf } from 'machine-workbench/generation/machinePaths'
import type { AnyModel } from 'machine-workbench/generation/types'
import { describeMachine } from 'machine-workbench/inspection/describeMachine'
import { checkModel } from 'machine-workbench/models'
import { describe, expect, test } from 'vitest'
import { machineSearchSchema } from '~/data/machines/machineSearch'
import { simulatorFor } from '~/machines/inspection/simulations'
import { modelledMachines } from '../../build/machines/machineModels'
import { trialOf } from '../../build/machines/trialOf'

/** Small machines: one whose events and states are called alike, one with timers and an actor, one with several starts, one whose tests give it a function. */
const ids = ['inspector', 'retrieval', 'siteNav', 'submission']

const found = modelledMachines()
  .filter(({ machine }) => ids.includes(machine.id))
  .map(({ machine, model }) => {
    const graph = describeMachine(machine)
    const simulator = simulatorFor(machine.id, trialOf(model, graph))
    if (!simulator) throw new Error(`There is no simulator of ${machine.id}.`)
    return { id: machine.id, model, graph, simulator, ...machinePathsOf(model, simulator) }
  })

describe.each(found)('the paths of $id', ({ model, graph, simulator, paths, totals, excused }) => {
  test('take what the model tests take', () => {
    const { coverage } = checkModel(model as AnyModel)
    expect(totals.events.taken).toBe(coverage.eventCases.covered.length)
    for (const kind of ['states', 'transitions', 'guards', 'pairs'] as const) {
      expect(totals[kind].taken, kind).toBe(coverage[kind].covered.length)
      expect(coverage[kind].unreachable.every(({ id }) => excused.some(({ what }) => what === id))).toBe(true)
    }
  })

  test('add up to what is said of all of them, and none adds what another has', () => {
    const added = (kind: keyof MachinePath['covers']) =>
      paths.flatMap(({ covers }) => covers[kind].map(String))
    for (const kind of ['states', 'transitions', 'guards', 'events', 'pairs'] as const) {
      expect(new Set(added(kind)).size, kind).toBe(added(kind).length)
      expect(added(kind), kind).toHaveLength(totals[kind].taken)
    }
    for (const { covers } of paths) expect(Object.values(covers).flat()).not.toEqual([])
    expect(paths.map(({ run }) => run.path)).toEqual(paths.map((_, index) => index))
  })

  test('lead through the same transitions and states in the simulator, or say that they do not', () => {
    for (const { run, took, stands, isPlayable } of paths) {
      const [start, ...frames] = simulator.simulate(run)
      const isSame = JSON.stringify(frames.map(({ transitions }) => transitions)) === JSON.stringify(took)
      expect(isSame).toBe(isPlayable)
      if (!isPlayable) continue
      for (const [index, frame] of [start, ...frames].entries())
        for (const id of stands[index] ?? []) expect(frame?.active).toContain(id)
    }
  })

  test('are narrowed by all that lies on them', () => {
    const names = namesOnPaths(graph, paths)
    const all = Object.values(names).flat()
    expect(new Set(all).size).toBe(all.length)
    for (const name of all) expect(machineSearchSchema.parse({ through: name }).through).toBe(name)
    expect(names.transitions).toHaveLength(totals.transitions.taken)
    expect(names.states).toHaveLength(totals.states.taken)
    for (const name of Object.values(names).flat()) {
      const through = pathsThrough(graph, paths, name, '')
      expect(through.length, name).toBeGreaterThan(0)
      const [outside] = paths.filter((path) => !through.includes(path))
      expect(outside?.took.flat() ?? []).not.toContain(name)
    }
    const [first = ''] = names.transitions
    for (const next of nextOnPaths(graph, paths, first))
      for (const { took } of pathsThrough(graph, paths, first, next))
        expect(pairsIn(took)).toContainEqual([first, next])
  })
})

test('only what is given a function in its tests has paths that cannot be played', () => {
  const unplayable = found.filter(({ paths }) => paths.some(({ isPlayable }) => !isPlayable))
  expect(unplayable.map(({ id }) => id)).toEqual(['submission'])
})

test('a state lies on a path that enters a state in it, and a step that takes nothing parts no pair', () => {
  expect(pairsIn([['a'], [], ['b', 'c']])).toEqual([
    ['a', 'b'],
    ['a', 'c'],
  ])
})
