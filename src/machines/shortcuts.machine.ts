import { type ActorRefFrom, emit, type SnapshotFrom, setup } from 'xstate'
import { type Shortcut, shortcutOf } from '~/data/keyboard/shortcuts'

/** What another tab stored is taken over without being announced, or two tabs would answer each other for ever. */
export const shortcutsMachine = setup({
  types: {
    events: {} as
      | { type: 'shortcuts.toggle' }
      | { type: 'storage.changed'; on: boolean }
      | { type: 'key.press'; key: string },
    emitted: {} as
      | { type: 'shortcuts.changed'; on: boolean }
      | { type: 'shortcut.used'; shortcut: Shortcut | undefined },
  },
  guards: {
    isOn: (_, on: boolean) => on,
    isShortcut: (_, key: string) => shortcutOf(key) !== undefined,
  },
  actions: {
    announce: emit((_, on: boolean) => ({ type: 'shortcuts.changed', on })),
    use: emit((_, key: string) => ({ type: 'shortcut.used', shortcut: shortcutOf(key) })),
  },
}).createMachine({
  id: 'shortcuts',
  initial: 'off',
  on: {
    'storage.changed': [
      { guard: { type: 'isOn', params: ({ event }) => event.on }, target: '.on' },
      { target: '.off' },
    ],
  },
  states: {
    off: {
      description: 'A single key does what the browser or a screen reader does with it, and no more.',
      on: {
        'shortcuts.toggle': { target: 'on', actions: { type: 'announce', params: true } },
      },
    },
    on: {
      description: 'A single key outside of a field leads somewhere.',
      on: {
        'shortcuts.toggle': { target: 'off', actions: { type: 'announce', params: false } },
        'key.press': {
          guard: { type: 'isShortcut', params: ({ event }) => event.key },
          actions: { type: 'use', params: ({ event }) => event.key },
        },
      },
    },
  },
})

export type ShortcutsActor = ActorRefFrom<typeof shortcutsMachine>

/** Whether single keys lead somewhere. */
export const selectAreOn = (snapshot: SnapshotFrom<typeof shortcutsMachine>) => snapshot.matches('on')
