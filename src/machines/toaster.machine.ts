import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup, stopChild } from 'xstate'
import { type ToastPresetName, toastPresets } from '~/data/site/toastPresets'
import { type ToastActor, type ToastMessage, type ToastNews, toastMachine } from './toast.machine'

type Entry = Readonly<{ id: string; preset: ToastPresetName; shown: boolean; toast: ToastActor }>
type Added = Readonly<{ id: string; preset: ToastPresetName; message: ToastMessage }>

const shownOf = (entries: readonly Entry[], preset: ToastPresetName) =>
  entries.filter((entry) => entry.shown && entry.preset === preset)

/** A toast added beyond its preset's limit sends the oldest of that preset away: news is never held back. */
export const toasterMachine = setup({
  types: {
    context: {} as Readonly<{ entries: readonly Entry[] }>,
    events: {} as
      | { type: 'toast.add'; id: string; preset: ToastPresetName; message: ToastMessage }
      | { type: 'toast.dismiss'; id: string }
      | ToastNews,
    children: {} as Record<string, 'toast'>,
  },
  actors: { toast: toastMachine },
  guards: {
    isShown: ({ context }, id: string) => context.entries.some((entry) => entry.shown && entry.id === id),
    isFull: ({ context }, preset: ToastPresetName) =>
      shownOf(context.entries, preset).length >= toastPresets[preset].limit,
    hasShown: ({ context }) => context.entries.some(({ shown }) => shown),
    hasNoneShown: ({ context }) => !context.entries.some(({ shown }) => shown),
  },
  actions: {
    stop: stopChild((_, id: string) => id),
    forget: assign(({ context }, id: string) => ({
      entries: context.entries.filter((entry) => entry.id !== id),
    })),
    show: assign(({ context, spawn, self }, { id, preset, message }: Added) => ({
      entries: [
        ...context.entries.filter((entry) => entry.id !== id),
        {
          id,
          preset,
          shown: true,
          toast: spawn('toast', { id, input: { id, preset, message, toaster: self } }),
        },
      ],
    })),
    revise: sendTo(
      (_, { id }: { id: string; message: ToastMessage }) => id,
      (_, { message }) => ({ type: 'toast.update', message }),
    ),
    dismiss: sendTo((_, id: string) => id, { type: 'toast.dismiss' }),
    dismissOldest: sendTo(
      ({ context }, preset: ToastPresetName) => shownOf(context.entries, preset)[0]?.id ?? '',
      { type: 'toast.dismiss' },
    ),
    noteDismissed: assign(({ context }, id: string) => ({
      entries: context.entries.map((entry) => (entry.id === id ? { ...entry, shown: false } : entry)),
    })),
  },
}).createMachine({
  id: 'toaster',
  meta: { requirements: ['§2.31', '§4', '§9'] },
  context: { entries: [] },
  on: {
    'toast.add': [
      {
        guard: { type: 'isShown', params: ({ event }) => event.id },
        actions: { type: 'revise', params: ({ event }) => event },
      },
      {
        guard: { type: 'isFull', params: ({ event }) => event.preset },
        actions: [
          { type: 'dismissOldest', params: ({ event }) => event.preset },
          { type: 'stop', params: ({ event }) => event.id },
          { type: 'show', params: ({ event }) => event },
        ],
      },
      {
        actions: [
          { type: 'stop', params: ({ event }) => event.id },
          { type: 'show', params: ({ event }) => event },
        ],
      },
    ],
    'toast.dismiss': {
      guard: { type: 'isShown', params: ({ event }) => event.id },
      actions: { type: 'dismiss', params: ({ event }) => event.id },
    },
    'toast.dismissed': { actions: { type: 'noteDismissed', params: ({ event }) => event.id } },
    'toast.removed': { actions: { type: 'forget', params: ({ event }) => event.id } },
  },
  initial: 'quiet',
  states: {
    quiet: {
      description: 'No message is on the screen.',
      always: { guard: 'hasShown', target: 'showing' },
    },
    showing: {
      description: 'At least one message is on the screen.',
      always: { guard: 'hasNoneShown', target: 'quiet' },
    },
  },
})

export type ToasterActor = ActorRefFrom<typeof toasterMachine>
type Snapshot = SnapshotFrom<typeof toasterMachine>

/** The toasts on the screen and those just leaving it, oldest first. */
export const selectEntries = (snapshot: Snapshot) => snapshot.context.entries
