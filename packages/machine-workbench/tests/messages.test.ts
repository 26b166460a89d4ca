import {
  ADDRESS,
  byKind,
  DEVICE,
  MAX_LIVE_MESSAGES,
  type Message,
  messagesOf,
  PAGE,
  participantsOf,
  withoutIdle,
} from 'machine-workbench/description/messages'
import { toMermaidSequence } from 'machine-workbench/exports/mermaidSequence'
import { Recorder } from 'machine-workbench/inspection/recorder'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  type Actor,
  type AnyActorLogic,
  assign,
  createActor,
  createMachine,
  emit,
  fromCallback,
  fromPromise,
  raise,
  SimulatedClock,
  sendParent,
  sendTo,
  setup,
  stopChild,
} from 'xstate'

let recorder: Recorder
let detach: () => void
beforeEach(() => {
  recorder = new Recorder({ now: () => 5, defer: () => {} })
  detach = recorder.attach()
  return () => detach()
})

/** 'parent > child: event go {"a":1}' */
const said = () =>
  recorder
    .messages()
    .map(({ from, to, kind, what, payload }) => `${from} > ${to}: ${kind} ${what} ${payload}`.trim())

const begun = <Logic extends AnyActorLogic>(actor: Actor<Logic>) => actor.start()

describe('what actors have from each other', () => {
  test('an event comes from the page, a timer from oneself, and an emitted event goes to the page', () => {
    const clock = new SimulatedClock()
    const lamp = createMachine({
      id: 'lamp',
      initial: 'off',
      states: {
        off: { on: { press: 'on' } },
        on: {
          entry: [
            emit({ type: 'shone', level: 3 }),
            emit({ type: 'hummed' }),
            raise({ type: 'dim' }, { delay: 50 }),
          ],
          after: { 100: 'off' },
        },
      },
    })
    const actor = createActor(lamp, { clock })
    actor.on('shone', () => {})
    begun(actor).send({ type: 'press', hard: true })
    clock.increment(100)
    expect(said()).toEqual([
      'Page > lamp: start start',
      'Page > lamp: event press hard: true',
      'lamp > Page: told shone level: 3',
      'lamp > Page: lost hummed',
      'lamp > lamp: timer dim',
      'lamp > lamp: timer after 100 ms',
    ])
  })

  test('an actor starts, asks, answers, ends and stops its own', async () => {
    const child = createMachine({
      id: 'child',
      on: { ask: { actions: sendParent({ type: 'answer', of: 'child' }) } },
    })
    const parent = setup({
      actors: {
        child,
        good: fromPromise(() => Promise.resolve({ found: 2 })),
        bad: fromPromise(() => Promise.reject(new Error('Down.'))),
        ticking: fromCallback(({ sendBack }) => sendBack({ type: 'tick' })),
      },
    }).createMachine({
      id: 'parent',
      invoke: [
        { id: 'kid', src: 'child' },
        { id: 'clock', src: 'ticking' },
      ],
      initial: 'one',
      states: {
        one: { invoke: { id: 'load', src: 'good', onDone: 'two' } },
        two: { entry: sendTo('kid', { type: 'ask' }), invoke: { id: 'save', src: 'bad', onError: 'three' } },
        three: { entry: stopChild('kid') },
      },
    })
    begun(createActor(parent))
    await expect.poll(said).toContain('parent > child: stop stop')
    expect(said()).toEqual([
      'Page > parent: start start',
      'parent > child: start start',
      'parent > ticking: start start',
      'ticking > parent: event tick',
      'parent > good: start start',
      'good > parent: done done found: 2',
      'parent > child: event ask',
      'child > parent: event answer of: "child"',
      'parent > bad: start start',
      'bad > parent: error error Error: Down.',
      'parent > child: stop stop',
    ])
  })

  test('what a listener does is the doing of the actor that it listens to, and of nobody afterwards', () => {
    const teller = createActor(
      createMachine({ id: 'teller', on: { tell: { actions: emit({ type: 'told' }) } } }),
    )
    const counter = createActor(
      setup({ types: { context: {} as { count: number } } }).createMachine({
        id: 'counter',
        context: { count: 0 },
        on: { add: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
      }),
    )
    counter.subscribe(() => recorder.note({ to: DEVICE, kind: 'change', what: 'keep count', payload: '' }))
    teller.on('told', () => {
      counter.send({ type: 'add' })
      recorder.note({ to: ADDRESS, kind: 'change', what: 'go to /there', payload: '' })
    })
    begun(counter)
    begun(teller)
    const before = said().length
    teller.send({ type: 'tell' })
    recorder.note({ to: DEVICE, kind: 'change', what: 'keep theme', payload: '' })
    counter.send({ type: 'add' })
    expect(said().slice(before)).toEqual([
      'Page > teller: event tell',
      'teller > Page: told told',
      'teller > counter: event add',
      'counter > This device: change keep count',
      'teller > Address: change go to /there',
      'Page > This device: change keep theme',
      'Page > counter: event add',
      'counter > This device: change keep count',
    ])
  })

  test('one that breaks down is at work no longer', () => {
    const broken = createActor(
      createMachine({
        id: 'broken',
        on: {
          go: {
            actions: [
              emit({ type: 'going' }),
              () => {
                throw new Error('Broken.')
              },
            ],
          },
        },
      }),
    )
    broken.subscribe({ error: () => {} })
    begun(broken).send({ type: 'go' })
    recorder.note({ to: DEVICE, kind: 'change', what: 'keep theme', payload: '' })
    expect(said().at(-1)).toBe('Page > This device: change keep theme')
  })

  test('only the latest are kept, and their numbers go on', () => {
    const actor = begun(createActor(createMachine({ id: 'busy' })))
    for (let index = 0; index < MAX_LIVE_MESSAGES + 20; index++) actor.send({ type: 'press', index })
    expect(recorder.messages()).toHaveLength(MAX_LIVE_MESSAGES)
    expect(recorder.messages().at(-1)).toMatchObject({ order: MAX_LIVE_MESSAGES + 20, at: 5 })
    expect(recorder.messages()[0]?.order).toBe(21)
  })

  test('what is done quietly is nobody’s to hear', () => {
    recorder.quietly(() => {
      begun(createActor(createMachine({ id: 'own' })))
      recorder.note({ to: DEVICE, kind: 'change', what: 'keep own', payload: '' })
    })
    expect(said()).toEqual([])
  })
})

const message = (from: string, to: string, kind: Message['kind'] = 'event'): Message => ({
  from,
  to,
  kind,
  what: kind,
  payload: '',
})

describe('a sequence', () => {
  const messages = [
    message('Page', 'idle', 'start'),
    message('Page', 'b', 'start'),
    message('b', ADDRESS, 'change'),
    message('Page', 'a'),
    message('a', 'b'),
    message(DEVICE, PAGE, 'change'),
  ]

  test('has the page first, what is outside last, and the actors in their order', () => {
    expect(participantsOf(messages)).toEqual([PAGE, 'idle', 'b', 'a', ADDRESS, DEVICE])
  })
  test('leaves out who was only started', () => {
    expect(withoutIdle(messages)).toEqual(messages.slice(1))
  })
  test('has one place for all actors of a kind, and says which of them it was', () => {
    const some = [message('Page', 'load'), message('retrieval 12', 'load 3'), message('load 3', 'load 3')]
    expect(byKind(some)).toEqual([
      some[0],
      { ...message('retrieval', 'load'), what: 'event (12 to 3)' },
      { ...message('load', 'load'), what: 'event (3)' },
    ])
  })
  test('is narrowed to one of them', () => {
    expect(messagesOf(messages, 'b')).toEqual([messages[1], messages[2], messages[4]])
  })
  test('is written for Mermaid with a line for each, whatever stands in it', () => {
    const text = toMermaidSequence([
      { from: PAGE, to: 'a 2', kind: 'event', what: 'go', payload: '{ text: "x; y\n#" }' },
      message('a 2', PAGE, 'lost'),
    ])
    expect(text.split('\n')).toEqual([
      'sequenceDiagram',
      '  participant p0 as Page',
      '  participant p1 as a 2',
      '  p0->>p1: go #123; text#58; #34;x#59; y #35;#34; #125;',
      '  p1--xp0: lost',
      '',
    ])
  })
})
