import type { AnyModel } from 'machine-workbench/generation/types'
import { assertSound, defineModel, type ModelOptions } from 'machine-workbench/models'
import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, assign, emit, fromPromise, setup } from 'xstate'

/**
 * What somebody wrote with the guide: a list of notes with undo, whose outbox sends it and tries again. Its model is
 * covered in full. Two mistakes are in it: a note that is added while the list is on its way is announced as saved and
 * never sent, and undoing begins the outbox anew.
 */
const notesMachine = setup({
  types: {
    context: {} as { notes: readonly string[]; past: readonly (readonly string[])[] },
    events: {} as { type: 'note.add'; text: string } | { type: 'notes.undo' } | { type: 'notes.send' },
    emitted: {} as { type: 'notes.saved'; notes: readonly string[] },
  },
  actors: {
    send: fromPromise<void, readonly string[]>(() => Promise.reject(new Error('Nothing to send with.'))),
  },
  guards: {
    hasPast: ({ context }) => context.past.length > 0,
    hasRoom: ({ context }) => context.notes.length < 2,
  },
  actions: {
    add: assign(({ context: { notes, past } }, text: string) => ({
      notes: [...notes, text],
      past: [...past, notes],
    })),
    undo: assign(({ context: { past } }) => ({ notes: past.at(-1) ?? [], past: past.slice(0, -1) })),
    announce: emit(({ context }) => ({ type: 'notes.saved', notes: context.notes })),
  },
  delays: { retryDelay: 1_000 },
}).createMachine({
  id: 'notes',
  type: 'parallel',
  context: { notes: [], past: [] },
  states: {
    list: {
      initial: 'shown',
      on: {
        'note.add': { guard: 'hasRoom', actions: { type: 'add', params: ({ event }) => event.text } },
        'notes.undo': { guard: 'hasPast', target: '.shown', reenter: true, actions: 'undo' },
      },
      states: { shown: {} },
    },
    outbox: {
      initial: 'quiet',
      states: {
        quiet: { on: { 'notes.send': 'sending' } },
        sending: {
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context }) => context.notes,
            onDone: { target: 'quiet', actions: 'announce' },
            onError: 'waiting',
          },
        },
        waiting: { after: { retryDelay: 'sending' } },
      },
    },
  },
})

const modelOf = <M extends AnyStateMachine>(machine: M, options: Partial<ModelOptions<M>>) =>
  defineModel(machine, { events: [], ...options }) as unknown as AnyModel

const notes: Partial<ModelOptions<typeof notesMachine>> = {
  events: [{ type: 'note.add', text: 'Call back' }, { type: 'notes.undo' }, { type: 'notes.send' }],
}

const saidOf = (model: AnyModel) => {
  try {
    assertSound(model)
    return ''
  } catch (error) {
    return String(error)
  }
}

describe('a machine that was written with the guide', () => {
  const said = saidOf(modelOf(notesMachine, notes))
  test('is refused for the region that begins anew', () => {
    expect(said).toContain('reentry across regions: list --notes.undo[hasPast]--> list.shown')
    expect(said).toContain('belongs to list and starts outbox anew as well.')
  })
  test('is refused for the note that is announced as saved and never sent, with the way there', () => {
    expect(said).toContain('update lost: outbox.sending --done(send)--> outbox.quiet: send')
    expect(said).toContain(
      'send was given []. When it was done the machine held ["Call back"], and nothing sends that.',
    )
    expect(said).toMatch(/1\. notes\.send[\s\S]*2\. note\.add text Call back[\s\S]*3\. send is done/)
  })
  test('may say that they are meant, and nothing that is not there', () => {
    const accepted = {
      'reentry across regions: list --notes.undo[hasPast]--> list.shown': 'Undoing starts over.',
      'update lost: outbox.sending --done(send)--> outbox.quiet: send': 'The next press sends it.',
      'event lost: outbox.sending: notes.send': 'It is being sent.',
    }
    expect(saidOf(modelOf(notesMachine, { ...notes, accepted }))).toBe('')
    const more = { ...accepted, 'dead end: list': 'It is none.' }
    expect(saidOf(modelOf(notesMachine, { ...notes, accepted: more }))).toContain(
      'dead end: list\n  This is accepted, and is not there.',
    )
  })
})

const asking = setup({
  types: { events: {} as { type: 'ask' } },
  actors: { ask: fromPromise<number>(() => Promise.resolve(1)) },
})

describe('what any machine can have wrong', () => {
  test('an error that nobody hears', () => {
    const machine = asking.createMachine({
      id: 'deaf',
      initial: 'asking',
      states: {
        asking: { invoke: { id: 'ask', src: 'ask', onDone: 'rest' } },
        rest: { on: { ask: 'asking' } },
      },
    })
    expect(
      saidOf(modelOf(machine, { events: [{ type: 'ask' }], outcomes: { ask: [{ ok: true }] } })),
    ).toContain('error ignored: asking: ask')
  })
  test('an actor that is started in the place of one that has not ended', () => {
    const machine = asking.createMachine({
      id: 'hasty',
      initial: 'asking',
      states: {
        asking: {
          invoke: { id: 'ask', src: 'ask', onDone: 'rest', onError: 'rest' },
          on: { ask: { target: 'asking', reenter: true } },
        },
        rest: { on: { ask: 'asking' } },
      },
    })
    expect(saidOf(modelOf(machine, { events: [{ type: 'ask' }] }))).toContain(
      'started twice: asking --ask--> asking: ask',
    )
  })
  test('two actors of one kind at once', () => {
    const region = {
      initial: 'asking',
      states: {
        asking: { invoke: { src: 'ask', onDone: 'rest', onError: 'rest' } },
        rest: { on: { ask: 'asking' } },
      },
    } as const
    const machine = asking.createMachine({
      id: 'twins',
      type: 'parallel',
      states: { left: region, right: region },
    } as never) as unknown as AnyStateMachine
    expect(saidOf(modelOf(machine, { events: [{ type: 'ask' }] }))).toContain('started twice: ')
  })
  test('an event that nobody hears while an actor runs', () => {
    const machine = (on: object) =>
      asking.createMachine({
        id: 'busy',
        initial: 'rest',
        states: {
          rest: { on: { ask: 'asking' } },
          asking: { invoke: { id: 'ask', src: 'ask', onDone: 'rest', onError: 'rest' }, on },
        },
      })
    const saidWith = (on: object) => saidOf(modelOf(machine(on), { events: [{ type: 'ask' }] }))
    expect(saidWith({})).toContain('event lost: asking: ask')
    expect(saidWith({ ask: {} })).toBe('')
    expect(saidWith({ '*': {} })).toBe('')
  })
  test('a state that nothing leads out of', () => {
    const machine = asking.createMachine({
      id: 'trap',
      initial: 'a',
      states: { a: { on: { ask: 'b' } }, b: {} },
    })
    expect(saidOf(modelOf(machine, { events: [{ type: 'ask' }] }))).toContain('dead end: b')
  })
  test('and such a state whose name has dots in it', () => {
    const machine = asking.createMachine({
      id: 'trap',
      initial: 'a',
      states: { a: { on: { ask: 'b\\.c' } }, 'b.c': {} },
    } as never) as unknown as AnyStateMachine
    expect(saidOf(modelOf(machine, { events: [{ type: 'ask' }] }))).toContain('dead end: b.c')
  })
  test('a state that never comes to rest', () => {
    const machine = (waiting: string) =>
      asking.createMachine({
        id: 'hourglass',
        initial: 'rest',
        states: {
          rest: { on: { ask: 'asking' } },
          asking: {
            invoke: { id: 'ask', src: 'ask', onDone: 'rest', onError: 'waiting' },
            on: { ask: {} },
          },
          waiting: { after: { 1000: { target: waiting, reenter: true } }, on: { ask: {} } },
        },
      } as never) as unknown as AnyStateMachine
    const saidWith = (waiting: string) => saidOf(modelOf(machine(waiting), { events: [{ type: 'ask' }] }))
    expect(saidWith('waiting')).toContain('never at rest: waiting')
    expect(saidWith('asking')).toBe('')
    expect(saidWith('rest')).toBe('')
  })
  test('but not one whose model leaves out that it comes to rest in the end', () => {
    const machine = setup({
      types: { context: {} as { left: number }, events: {} as { type: 'start' } },
    }).createMachine({
      id: 'countdown',
      context: { left: 3 },
      initial: 'rest',
      states: {
        rest: { on: { start: { target: 'counting', actions: assign({ left: 3 }) } } },
        counting: {
          on: { start: {} },
          after: {
            100: [
              {
                guard: ({ context }) => context.left > 0,
                target: 'counting',
                reenter: true,
                actions: assign({ left: ({ context }) => context.left - 1 }),
              },
              { target: 'rest' },
            ],
          },
        },
      },
    }) as unknown as AnyStateMachine
    const model = modelOf(machine, { events: [{ type: 'start' }], key: ({ value }) => String(value) })
    expect(saidOf(model)).not.toContain('never at rest')
  })
  test('and one that has none of it', () => {
    const machine = asking.createMachine({
      id: 'sound',
      initial: 'asking',
      states: {
        asking: { invoke: { id: 'ask', src: 'ask', onDone: 'rest', onError: 'rest' }, on: { ask: {} } },
        rest: { on: { ask: 'asking' } },
      },
    })
    expect(saidOf(modelOf(machine, { events: [{ type: 'ask' }] }))).toBe('')
  })
})
