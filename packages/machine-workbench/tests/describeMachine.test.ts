import { ROOT, statesIn, transitionsFrom } from 'machine-workbench/description/machineGraph'
import { describeMachine } from 'machine-workbench/inspection/describeMachine'
import { describe, expect, test } from 'vitest'
import { setup } from 'xstate'

const machine = setup({
  types: { events: {} as { type: 'play' } | { type: 'stop' } | { type: 'skip' } },
  guards: { mayPlay: () => true },
  actions: { start: () => {}, clean: () => {} },
  actors: {},
  delays: { fade: 300 },
}).createMachine({
  id: 'player',
  meta: { requirements: ['§1'] },
  initial: 'stopped',
  on: { skip: { actions: 'clean' } },
  states: {
    stopped: {
      description: 'Nothing is heard.',
      on: { play: [{ guard: 'mayPlay', target: 'playing.hist', actions: 'start' }, { target: 'ended' }] },
    },
    playing: {
      type: 'parallel',
      exit: 'clean',
      after: { fade: 'ended', 20: 'stopped' },
      states: {
        sound: { initial: 'on', states: { on: {}, off: {} } },
        light: {},
        hist: { type: 'history', history: 'deep' },
      },
    },
    ended: { type: 'final', tags: ['quiet'] },
  },
})
const graph = describeMachine(machine)

describe('a machine as plain data', () => {
  test('has every state once, each before the states in it', () => {
    expect(graph.states.map(({ id }) => id)).toEqual([
      ROOT,
      'stopped',
      'playing',
      'playing.sound',
      'playing.sound.on',
      'playing.sound.off',
      'playing.light',
      'playing.hist',
      'ended',
    ])
  })

  test('tells kinds, initial states and history apart', () => {
    const of = (id: string) => graph.states.find((state) => state.id === id)
    expect(of(ROOT)).toMatchObject({ name: 'player', parent: null, kind: 'compound' })
    expect(of('stopped')).toMatchObject({ isInitial: true, description: 'Nothing is heard.' })
    expect(of('playing')).toMatchObject({ kind: 'parallel', exit: [{ text: 'clean' }], isInitial: false })
    expect(of('playing.sound.on')).toMatchObject({ isInitial: true })
    expect(of('playing.hist')).toMatchObject({ kind: 'history', history: 'deep' })
    expect(of('ended')).toMatchObject({ kind: 'final', tags: ['quiet'] })
  })

  test('has one transition for each branch, with its guard, actions and delay', () => {
    expect(transitionsFrom(graph, 'stopped')).toMatchObject([
      {
        label: 'play',
        guard: { text: 'mayPlay' },
        actions: [{ text: 'start' }],
        targets: ['playing.hist'],
        cause: 'event',
      },
      { label: 'play', guard: null, targets: ['ended'] },
    ])
    expect(transitionsFrom(graph, 'playing').map(({ label }) => label)).toEqual([
      'after 20 ms',
      'after fade (300 ms)',
    ])
    expect(transitionsFrom(graph, ROOT)).toMatchObject([{ targets: [], actions: [{ text: 'clean' }] }])
    expect(graph.events).toEqual(['skip', 'play'])
  })

  test('knows which states lie in a state', () => {
    expect(statesIn(graph, 'playing').map(({ name }) => name)).toEqual(['sound', 'light', 'hist'])
  })
})
