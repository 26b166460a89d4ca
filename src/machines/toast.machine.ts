import {
  type ActorRef,
  type ActorRefFrom,
  assign,
  type Snapshot,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate'
import type { LabelledLink } from '~/data/site/links'
import { TOAST_TICK_MS, type ToastPresetName, toastPresets } from '~/data/site/toastPresets'

export type ToastMessage = Readonly<{
  title: string
  description?: string
  /** `alert` interrupts a screen reader; `status` waits its turn. */
  role: 'status' | 'alert'
  link?: LabelledLink
}>

/** Why a toast must wait; it goes on only when no reason is left. */
export type ToastHold = 'hover' | 'focus' | 'hidden'

/** What a toast tells the toaster that shows it. */
export type ToastNews = { type: 'toast.dismissed'; id: string } | { type: 'toast.removed'; id: string }

type Toaster = ActorRef<Snapshot<unknown>, ToastNews>

/**
 * A toast that was paused stays for the rest of its time, not for all of it again. The rest is counted in ticks, so
 * that no clock has to be read, and a tick that was interrupted counts anew: a pause never shortens the reading time.
 */
export const toastMachine = setup({
  types: {
    input: {} as {
      id: string
      preset: ToastPresetName
      message: ToastMessage
      toaster: Toaster
    },
    context: {} as Readonly<{
      id: string
      preset: ToastPresetName
      message: ToastMessage
      toaster: Toaster
      holds: readonly ToastHold[]
      remaining: number
      /** How far the toast is dragged along its swipe direction, in pixels. */
      offset: number
    }>,
    events: {} as
      | { type: 'toast.update'; message: ToastMessage }
      | { type: 'toast.pause'; hold: ToastHold }
      | { type: 'toast.resume'; hold: ToastHold }
      | { type: 'swipe.moved'; distance: number }
      | { type: 'swipe.ended'; distance: number }
      | { type: 'toast.dismiss' },
  },
  guards: {
    isLastHold: ({ context }, hold: ToastHold) => context.holds.every((held) => held === hold),
    isLastTick: ({ context }) => context.remaining <= TOAST_TICK_MS,
    hasPassedThreshold: ({ context }, distance: number) =>
      Math.abs(distance) >= toastPresets[context.preset].swipeThreshold,
  },
  actions: {
    countDown: assign({ remaining: ({ context }) => context.remaining - TOAST_TICK_MS }),
    hold: assign(({ context }, hold: ToastHold) => ({
      holds: [...context.holds.filter((held) => held !== hold), hold],
    })),
    release: assign(({ context }, hold: ToastHold) => ({
      holds: context.holds.filter((held) => held !== hold),
    })),
    revise: assign((_, message: ToastMessage) => ({ message })),
    startOver: assign({ remaining: ({ context }) => toastPresets[context.preset].duration }),
    drag: assign((_, offset: number) => ({ offset })),
    letGo: assign({ offset: 0 }),
    tellDismissed: sendTo(
      ({ context }) => context.toaster,
      ({ context }) => ({ type: 'toast.dismissed', id: context.id }),
    ),
    tellRemoved: sendTo(
      ({ context }) => context.toaster,
      ({ context }) => ({ type: 'toast.removed', id: context.id }),
    ),
  },
  delays: {
    tick: TOAST_TICK_MS,
    removalDelay: ({ context }) => toastPresets[context.preset].removalDelay,
  },
}).createMachine({
  id: 'toast',
  meta: { requirements: ['§2.31', '§4', '§9'] },
  context: ({ input }) => ({
    ...input,
    holds: [],
    remaining: toastPresets[input.preset].duration,
    offset: 0,
  }),
  initial: 'visible',
  states: {
    visible: {
      description: 'The message is on the screen.',
      initial: 'running',
      on: {
        'swipe.moved': { actions: { type: 'drag', params: ({ event }) => event.distance } },
        'swipe.ended': [
          {
            guard: { type: 'hasPassedThreshold', params: ({ event }) => event.distance },
            target: 'dismissed',
          },
          { actions: 'letGo' },
        ],
        'toast.dismiss': 'dismissed',
      },
      states: {
        running: {
          description: 'The message goes by itself when its time is over.',
          after: {
            tick: [
              { guard: 'isLastTick', target: '#toast.dismissed' },
              { target: 'running', reenter: true, actions: 'countDown' },
            ],
          },
          on: {
            'toast.pause': {
              target: 'paused',
              actions: { type: 'hold', params: ({ event }) => event.hold },
            },
            'toast.update': {
              target: 'running',
              reenter: true,
              actions: [{ type: 'revise', params: ({ event }) => event.message }, 'startOver'],
            },
          },
        },
        paused: {
          description: 'The message stays while the visitor is at it.',
          on: {
            'toast.pause': { actions: { type: 'hold', params: ({ event }) => event.hold } },
            'toast.resume': [
              {
                guard: { type: 'isLastHold', params: ({ event }) => event.hold },
                target: 'running',
                actions: { type: 'release', params: ({ event }) => event.hold },
              },
              { actions: { type: 'release', params: ({ event }) => event.hold } },
            ],
            'toast.update': {
              actions: [{ type: 'revise', params: ({ event }) => event.message }, 'startOver'],
            },
          },
        },
      },
    },
    dismissed: {
      description: 'The message has left the screen.',
      entry: 'tellDismissed',
      after: { removalDelay: 'removed' },
    },
    removed: {
      description: 'The message is forgotten.',
      type: 'final',
      entry: 'tellRemoved',
    },
  },
})

export type ToastActor = ActorRefFrom<typeof toastMachine>
type ToastSnapshot = SnapshotFrom<typeof toastMachine>

/** What the toast says. */
export const selectMessage = (snapshot: ToastSnapshot) => snapshot.context.message

/** How far the toast is dragged along its swipe direction, in pixels. */
export const selectOffset = (snapshot: ToastSnapshot) => snapshot.context.offset
