import { always, defineModel, eventually, leadsTo, never } from 'machine-workbench/models'
import { and, assign, cancel, emit, fromCallback, fromPromise, not, raise, setup, stateIn } from 'xstate'
import { z } from 'zod'

/** after, invoke, guards with params, always, raise, re-entry, emit. */
export const uploadMachine = setup({
  types: {
    input: {} as { retries: number },
    context: {} as { left: number; progress: number; name: string | undefined },
    events: {} as
      | { type: 'file.pick'; name: string }
      | { type: 'upload.cancel' }
      | { type: 'upload.restart' }
      | { type: 'file.checked' },
    emitted: {} as { type: 'upload.finished'; name: string },
  },
  actors: {
    save: fromPromise<{ ok: boolean }, { name: string }>(() => Promise.reject(new Error('not provided'))),
  },
  guards: {
    isAccepted: (_, { name }: { name: string }) => name.endsWith('.pdf'),
    hasRetriesLeft: ({ context }) => context.left > 0,
    isComplete: ({ context }) => context.progress >= 100,
  },
  actions: {
    keepName: assign((_, { name }: { name: string }) => ({ name })),
    advance: assign({ progress: ({ context }) => context.progress + 50 }),
    spendRetry: assign({ left: ({ context }) => context.left - 1 }),
    reset: assign({ progress: 0 }),
    announce: emit(({ context }) => ({ type: 'upload.finished', name: context.name ?? '' })),
  },
  delays: { tick: 200 },
}).createMachine({
  id: 'upload',
  meta: { requirements: ['§9'] },
  context: ({ input }) => ({ left: input.retries, progress: 0, name: undefined }),
  initial: 'idle',
  on: { 'upload.cancel': { target: '.idle', actions: 'reset' } },
  states: {
    idle: {
      on: {
        'file.pick': [
          {
            guard: { type: 'isAccepted', params: ({ event }) => ({ name: event.name }) },
            target: 'checking',
            actions: { type: 'keepName', params: ({ event }) => ({ name: event.name }) },
          },
          { target: 'refused' },
        ],
      },
    },
    refused: { after: { 4000: 'idle' } },
    checking: { entry: raise({ type: 'file.checked' }), on: { 'file.checked': 'uploading' } },
    uploading: {
      always: { guard: 'isComplete', target: 'saving' },
      after: { tick: { target: 'uploading', reenter: true, actions: 'advance' } },
      on: {
        'upload.restart': {
          target: 'uploading',
          reenter: true,
          actions: 'reset',
          meta: { requirements: ['§5'] },
        },
      },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context }) => ({ name: context.name ?? '' }),
        onDone: [
          { guard: ({ event }) => event.output.ok, target: 'done', actions: 'announce' },
          { target: 'refused', actions: 'reset' },
        ],
        onError: [
          { guard: 'hasRetriesLeft', target: 'uploading', actions: ['spendRetry', 'reset'] },
          { target: 'failed' },
        ],
      },
    },
    failed: { type: 'final' },
    done: { type: 'final', meta: { requirements: ['§4'] } },
  },
})

export const uploadModel = defineModel(uploadMachine, {
  scenarios: [{ name: 'one retry', input: { retries: 1 } }],
  events: [
    { type: 'file.pick', name: 'plan.pdf' },
    { type: 'file.pick', name: 'song.mp3' },
    { type: 'upload.cancel' },
    {
      case: 'restart half way',
      event: ({ context }) => (context.progress === 50 ? ({ type: 'upload.restart' } as const) : undefined),
    },
  ],
  outcomes: {
    save: [
      { ok: true, output: { ok: true } },
      { ok: true, output: { ok: false } },
      { ok: false, error: new Error('offline') },
    ],
  },
  invariants: {
    'progress stays between 0 and 100': ({ context }) => context.progress >= 0 && context.progress <= 100,
    'a refusal is shown for four seconds': (_, { step, before }) =>
      !before?.matches('refused') ||
      step?.kind !== 'after' ||
      step.id === 'nothing due' ||
      step.delay <= 4000,
    'the end is announced once, and only when it went well': (snapshot, { emitted, before }) =>
      emitted.length === (snapshot.matches('done') && !before?.matches('done') ? 1 : 0),
  },
  temporal: {
    'retries never run below nothing': never(({ context }) => context.left < 0),
    'a name is known from the first accepted file on': always(
      (s) => !s.matches('uploading') || s.context.name !== undefined,
    ),
    'it is done in the end': eventually((snapshot) => snapshot.status === 'done'),
    'a refusal goes away': leadsTo(
      (s) => s.matches('refused'),
      (s) => !s.matches('refused'),
      { within: 20 },
    ),
  },
  schemas: { 'file.pick': z.object({ name: z.string().max(12) }) },
})

/** parallel, nested, history, and/or/not/stateIn, partial wildcard, delayed raise, callback actor, done of a region. */
export const playerMachine = setup({
  types: {
    context: {} as { volume: number },
    events: {} as
      | { type: 'power.toggle' }
      | { type: 'play.press' }
      | { type: 'volume.up' }
      | { type: 'volume.down' }
      | { type: 'menu.open' }
      | { type: 'key.any' }
      | { type: 'hint.hide' },
  },
  actors: { keys: fromCallback(() => () => {}) },
  guards: {
    isLoud: ({ context }) => context.volume >= 2,
    isQuiet: ({ context }) => context.volume <= 0,
    canRaise: not('isLoud'),
  },
  actions: {
    louder: assign({ volume: ({ context }) => context.volume + 1 }),
    softer: assign({ volume: ({ context }) => context.volume - 1 }),
  },
}).createMachine({
  id: 'player',
  context: { volume: 0 },
  initial: 'off',
  states: {
    off: { on: { 'power.toggle': 'on.resume' } },
    on: {
      type: 'parallel',
      invoke: { src: 'keys' },
      on: { 'power.toggle': 'off' },
      states: {
        resume: { type: 'history', history: 'deep' },
        track: {
          initial: 'paused',
          states: {
            paused: { on: { 'play.press': 'playing' } },
            playing: {
              on: {
                'play.press': 'paused',
                'menu.open': { guard: and(['isLoud', stateIn({ on: { hint: 'hidden' } })]), target: 'menu' },
              },
            },
            menu: { on: { 'key.*': 'paused' } },
          },
        },
        sound: {
          on: {
            'volume.up': { guard: 'canRaise', actions: 'louder' },
            'volume.down': { guard: not('isQuiet'), actions: 'softer' },
          },
        },
        hint: {
          initial: 'shown',
          states: {
            shown: {
              entry: raise({ type: 'hint.hide' }, { id: 'hint', delay: 1500 }),
              exit: cancel('hint'),
              on: { 'hint.hide': 'hidden' },
            },
            hidden: { type: 'final' },
          },
          onDone: { actions: () => {} },
        },
      },
    },
  },
})

export const playerModel = defineModel(playerMachine, {
  events: [
    { type: 'power.toggle' },
    { type: 'play.press' },
    { type: 'volume.up' },
    { type: 'volume.down' },
    { type: 'menu.open' },
    { type: 'key.any' },
  ],
  invariants: { 'volume is 0, 1 or 2': ({ context }) => [0, 1, 2].includes(context.volume) },
  reference: {
    start: () => ({ volume: 0, isOn: false }),
    next: (state, step) => {
      if (step.kind !== 'event') return state
      if (step.event.type === 'power.toggle') return { ...state, isOn: !state.isOn }
      if (!state.isOn) return state
      const { volume } = state
      if (step.event.type === 'volume.up') return { ...state, volume: Math.min(2, volume + 1) }
      if (step.event.type === 'volume.down') return { ...state, volume: Math.max(0, volume - 1) }
      return state
    },
    read: (snapshot) => ({ volume: snapshot.context.volume, isOn: snapshot.matches('on') }),
  },
})

/** A counter without an end: what a runaway graph looks like. */
export const counterMachine = setup({
  types: { context: {} as { count: number; label: string }, events: {} as { type: 'count.up' } },
  actions: { up: assign({ count: ({ context }) => context.count + 1 }) },
}).createMachine({
  id: 'counter',
  context: { count: 0, label: 'same' },
  on: { 'count.up': { actions: 'up' } },
})

/** A machine that starts another one, with a timer and a promise of its own. */
export const parentMachine = setup({
  types: {
    context: {} as { heard: number },
    events: {} as { type: 'child.start' } | { type: 'child.stop' },
  },
  actors: { upload: uploadMachine },
  actions: { hear: assign({ heard: ({ context }) => Math.min(1, context.heard + 1) }) },
}).createMachine({
  id: 'parent',
  context: { heard: 0 },
  initial: 'waiting',
  states: {
    waiting: { on: { 'child.start': 'working' } },
    working: {
      on: { 'child.stop': 'waiting' },
      invoke: {
        id: 'upload',
        src: 'upload',
        input: { retries: 0 },
        onDone: { target: 'waiting', actions: 'hear' },
      },
    },
  },
})
