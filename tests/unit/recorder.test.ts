import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { assign, createActor, createMachine, fromPromise, type InspectionEvent, setup } from 'xstate'
import { MAX_ENDED_ACTORS, MAX_LIVE_ENTRIES } from '~/data/machines/live'
import { filterPanelMachine } from '~/machines/filterPanel.machine'
import { Recorder } from '~/machines/inspection/recorder'
import { toasterMachine } from '~/machines/toaster.machine'

const applied = { area: [], qualification: [] }
const panelOf = () => createActor(filterPanelMachine, { input: { applied } })
const health = { facet: 'area', value: 'health' } as const

let recorder: Recorder
let detach: () => void
let tellings: (() => void)[]

beforeEach(() => {
  tellings = []
  recorder = new Recorder({ now: () => 12.6, defer: (tell) => tellings.push(tell) })
  detach = recorder.attach()
})
afterEach(() => detach())

const named = (name: string) => {
  const found = recorder.actors().find((actor) => actor.name === name)
  if (!found) throw new Error(`${name} is not among ${recorder.actors().map((actor) => actor.name)}.`)
  return found
}

describe('the recorder', () => {
  test('hears each actor from its start, and lights the very transition', () => {
    const panel = panelOf().start()
    panel.send({ type: 'panel.open' })
    expect(named('filterPanel')).toMatchObject({
      machine: 'filterPanel',
      parent: null,
      status: 'active',
      active: ['open', 'open.clean'],
      last: 'closed --panel.open--> open',
    })
    panel.send({ type: 'choice.toggle', choice: health })
    panel.send({ type: 'filters.apply' })
    const { entries, last, active } = named('filterPanel')
    // The same event from `open.clean` is another transition.
    expect(last).toBe('open.dirty --filters.apply--> closed')
    expect(active).toEqual(['closed'])
    expect(entries.map(({ event, at }) => [event, at])).toEqual([
      ['Start', 13],
      ['panel.open', 13],
      ['choice.toggle', 13],
      ['filters.apply', 13],
    ])
    expect(entries[2]).toMatchObject({
      payload: 'choice: { facet: "area", value: "health" }',
      transitions: ['open --choice.toggle--> (stay)', 'open.clean --always[hasChanges]--> open.dirty'],
      active: ['open', 'open.dirty'],
    })
  })

  test('keeps the last transition when an event is refused', () => {
    const panel = panelOf().start()
    panel.send({ type: 'panel.open' })
    panel.send({ type: 'filters.reset' })
    expect(named('filterPanel').last).toBe('closed --panel.open--> open')
    expect(named('filterPanel').entries.at(-1)).toMatchObject({ event: 'filters.reset', transitions: [] })
  })

  test('tells actors of the same machine apart, and knows who lives in whom', () => {
    const toaster = createActor(toasterMachine).start()
    panelOf().start()
    panelOf().start()
    const message = { title: 'Saved', role: 'status' } as const
    toaster.send({ type: 'toast.add', id: 'a', preset: 'notice', message })
    expect(recorder.actors().map(({ name, parent }) => [name, parent])).toEqual([
      ['toaster', null],
      ['filterPanel', null],
      ['filterPanel 2', null],
      ['toast', 'toaster'],
    ])
    expect(named('toast').active).toEqual(['visible', 'visible.running'])
    toaster.stop()
    expect(named('toast').status).toBe('stopped')
  })

  test('shows actors without states by the name they were invoked under', async () => {
    const machine = setup({ actors: { load: fromPromise(() => Promise.resolve(3)) } }).createMachine({
      id: 'loading',
      initial: 'on',
      states: { on: { invoke: { src: 'load', onDone: 'off' } }, off: {} },
    })
    createActor(machine).start()
    await Promise.resolve()
    await Promise.resolve()
    expect(named('load')).toMatchObject({ machine: null, parent: 'loading', active: [], status: 'done' })
    expect(named('loading')).toMatchObject({ active: ['off'], last: 'on --done(load)--> off' })
  })

  test('leaves out what is its own affair', () => {
    const actor = recorder.quietly(() => panelOf().start())
    actor.send({ type: 'panel.open' })
    expect(recorder.actors()).toEqual([])
  })

  test('puts everything back when it is done', () => {
    detach()
    panelOf().start()
    expect(recorder.actors()).toEqual([])
  })

  test('does not register an actor twice that is started again', () => {
    const panel = panelOf()
    panel.start()
    panel.start()
    panel.send({ type: 'panel.open' })
    expect(named('filterPanel').entries).toHaveLength(2)
  })

  test('stays small', () => {
    const panel = panelOf().start()
    for (let index = 0; index < MAX_LIVE_ENTRIES + 5; index++) panel.send({ type: 'panel.open' })
    expect(named('filterPanel').entries).toHaveLength(MAX_LIVE_ENTRIES)
    for (let index = 0; index < MAX_ENDED_ACTORS + 5; index++) panelOf().start().stop()
    expect(recorder.actors().filter(({ status }) => status !== 'active')).toHaveLength(MAX_ENDED_ACTORS)
    expect(named('filterPanel').status).toBe('active')
  })

  test('tells whoever looks once for many things, and gives the same list until something happens', () => {
    const listener = vi.fn()
    const stop = recorder.subscribe(listener)
    const panel = panelOf().start()
    panel.send({ type: 'panel.open' })
    panel.send({ type: 'panel.close' })
    expect(tellings).toHaveLength(1)
    tellings.pop()?.()
    expect(listener).toHaveBeenCalledTimes(1)
    const first = recorder.actors()
    expect(recorder.actors()).toBe(first)
    panel.send({ type: 'panel.open' })
    expect(recorder.actors()).not.toBe(first)
    stop()
    tellings.pop()?.()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('describes a machine as its page does', () => {
    panelOf().start()
    expect(recorder.graphOf(named('filterPanel').key)?.id).toBe('filterPanel')
    expect(recorder.graphOf('nobody')).toBeUndefined()
  })

  test('passes everything on, actors first', () => {
    const panel = panelOf().start()
    const heard: InspectionEvent[] = []
    recorder.forwardTo((event) => heard.push(event))
    panel.send({ type: 'panel.open' })
    panelOf().start()
    expect(heard.map(({ type }) => type)).toEqual([
      '@xstate.actor',
      '@xstate.event',
      '@xstate.microstep',
      '@xstate.snapshot',
      '@xstate.actor',
      '@xstate.event',
      '@xstate.snapshot',
    ])
    expect(heard[0]).toMatchObject({ actorRef: panel })
  })

  test('does not disturb a machine whose context cannot be read', () => {
    const machine = createMachine({
      id: 'strange',
      context: () => ({ it: undefined as unknown }),
      on: {
        spoil: {
          actions: assign({
            it: () =>
              new Proxy(
                {},
                {
                  ownKeys: () => {
                    throw new Error('No.')
                  },
                  getPrototypeOf: () => {
                    throw new Error('No.')
                  },
                },
              ),
          }),
        },
      },
    })
    const actor = createActor(machine).start()
    actor.send({ type: 'spoil' })
    expect(named('strange').context).toMatchObject({
      parts: [{ name: 'it', value: { text: '(unreadable)' } }],
    })
    expect(actor.getSnapshot().status).toBe('active')
  })
})
