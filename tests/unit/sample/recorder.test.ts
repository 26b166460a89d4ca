import { MAX_ENDED_ACTORS, MAX_LIVE_ENTRIES } from 'machine-workbench/description/live'
import { Recorder } from 'machine-workbench/inspection/recorder'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { assign, createActor, createMachine, fromPromise, type InspectionEvent, setup } from 'xstate'
import { filteredListMachine } from '~/machines/filteredList.machine'
import { toasterMachine } from '~/machines/toaster.machine'
import { askedBy, siteLists } from '../../support/siteLists'

const { list, applies } = siteLists.catalogue
const listActor = () =>
  createActor(filteredListMachine, { input: { list, applies, applied: askedBy(siteLists.catalogue) } })

let recorder: Recorder
let detach: () => void
let notifications: (() => void)[]

beforeEach(() => {
  notifications = []
  recorder = new Recorder({ now: () => 12.6, defer: (notify) => notifications.push(notify) })
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
    const panel = listActor().start()
    panel.send({ type: 'panel.open' })
    expect(named('filteredList')).toMatchObject({
      machine: 'filteredList',
      parent: null,
      status: 'active',
      active: expect.arrayContaining(['panel.open', 'panel.open.clean']),
      last: 'panel.closed --panel.open--> panel.open',
    })
    panel.send({ type: 'choice.toggle', facet: 'area', value: 'health' })
    panel.send({ type: 'filters.apply' })
    const { entries, last, active } = named('filteredList')
    // The same event from `open.clean` is another transition.
    expect(last).toBe('panel.open.dirty --filters.apply--> panel.closed')
    expect(active).toContain('panel.closed')
    expect(entries.map(({ event, at }) => [event, at])).toEqual([
      ['Start', 13],
      ['panel.open', 13],
      ['choice.toggle', 13],
      ['filters.apply', 13],
    ])
    expect(entries[2]).toMatchObject({
      payload: 'facet: "area", value: "health"',
      transitions: [
        'panel --choice.toggle--> panel.open',
        'panel.open.clean --always[hasChanges]--> panel.open.dirty',
      ],
      active: expect.arrayContaining(['panel.open', 'panel.open.dirty']),
    })
  })

  test('keeps the last transition when an event is refused', () => {
    const panel = listActor().start()
    panel.send({ type: 'panel.open' })
    panel.send({ type: 'filters.reset' })
    expect(named('filteredList').last).toBe('panel.closed --panel.open--> panel.open')
    expect(named('filteredList').entries.at(-1)).toMatchObject({ event: 'filters.reset', transitions: [] })
  })

  test('tells actors of the same machine apart, and knows who lives in whom', () => {
    const toaster = createActor(toasterMachine).start()
    listActor().start()
    listActor().start()
    const message = { title: 'Saved', role: 'status' } as const
    toaster.send({ type: 'toast.add', id: 'a', preset: 'notice', message })
    expect(recorder.actors().map(({ name, parent }) => [name, parent])).toEqual([
      ['toaster', null],
      ['filteredList', null],
      ['filteredList 2', null],
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
    const actor = recorder.quietly(() => listActor().start())
    actor.send({ type: 'panel.open' })
    expect(recorder.actors()).toEqual([])
  })

  test('puts everything back when it is done', () => {
    detach()
    listActor().start()
    expect(recorder.actors()).toEqual([])
  })

  test('does not register an actor twice that is started again', () => {
    const panel = listActor()
    panel.start()
    panel.start()
    panel.send({ type: 'panel.open' })
    expect(named('filteredList').entries).toHaveLength(2)
  })

  test('stays small', () => {
    const panel = listActor().start()
    for (let index = 0; index < MAX_LIVE_ENTRIES + 5; index++) panel.send({ type: 'panel.open' })
    expect(named('filteredList').entries).toHaveLength(MAX_LIVE_ENTRIES)
    for (let index = 0; index < MAX_ENDED_ACTORS + 5; index++) listActor().start().stop()
    expect(recorder.actors().filter(({ status }) => status !== 'active')).toHaveLength(MAX_ENDED_ACTORS)
    expect(named('filteredList').status).toBe('active')
  })

  test('tells whoever looks once for many things, and gives the same list until something happens', () => {
    const listener = vi.fn()
    const stop = recorder.subscribe(listener)
    const panel = listActor().start()
    panel.send({ type: 'panel.open' })
    panel.send({ type: 'panel.close' })
    expect(notifications).toHaveLength(1)
    notifications.pop()?.()
    expect(listener).toHaveBeenCalledTimes(1)
    const first = recorder.actors()
    expect(recorder.actors()).toBe(first)
    panel.send({ type: 'panel.open' })
    expect(recorder.actors()).not.toBe(first)
    stop()
    notifications.pop()?.()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('describes a machine as its page does', () => {
    listActor().start()
    expect(recorder.graphOf(named('filteredList').key)?.id).toBe('filteredList')
    expect(recorder.graphOf('nobody')).toBeUndefined()
  })

  test('passes everything on, actors first', () => {
    const panel = listActor().start()
    const heard: InspectionEvent[] = []
    recorder.forwardTo((event) => heard.push(event))
    panel.send({ type: 'panel.open' })
    listActor().start()
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
