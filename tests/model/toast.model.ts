import { NOTHING_DUE } from 'machine-workbench/generation/run'
import { defineModel, type Step, type Temporal } from 'machine-workbench/models'
import { createEmptyActor, type SnapshotFrom } from 'xstate'
import type { ToastPresetName } from '~/data/site/toastPresets'
import { selectMessage, selectOffset, toastMachine } from '~/machines/toast.machine'
import { lasts } from './lasting'
import { standing } from './standing'

const message = { title: 'Thank you for subscribing to our newsletter!', role: 'status' } as const
const revised = { title: 'Your course guide is ready', role: 'status' } as const

const inputOf = (preset: ToastPresetName) => ({ id: 'one', preset, message, toaster: createEmptyActor() })

/** The figures of §9, written down a second time on purpose. */
const durations = { notice: 5_000, snackbar: 4_000 }
const thresholds = { notice: 50, snackbar: 20 }

/** Time in which the toast is not paused, less the half seconds that a pause interrupted. */
const readingTime: Temporal<typeof toastMachine> = () => {
  let left = 0
  let since = 0
  return {
    see: (snapshot, { before, step, now }) => {
      const full = durations[snapshot.context.preset]
      const wasRunning = before?.matches({ visible: 'running' }) ?? false
      const isUpdate = step?.kind === 'event' && step.event.type === 'toast.update'
      const isDue = wasRunning && now - since >= left
      if (step?.kind === 'after' && before?.matches('visible'))
        return isDue === !snapshot.matches('visible') ? 'held' : 'failed'
      if (wasRunning && snapshot.matches({ visible: 'paused' })) left -= Math.floor((now - since) / 500) * 500
      if (before === undefined || isUpdate) left = full
      if (!wasRunning || isUpdate) since = now
      return 'held'
    },
  }
}

/** A tick counts only when it was whole, and each reading, and each new text, begins one. */
const wholeTicks: Temporal<typeof toastMachine> = () => {
  let since = 0
  let due: number | undefined
  return {
    see: (snapshot, { before, step, now, timers }) => {
      const isTick = before !== undefined && snapshot.context.remaining < before.context.remaining
      const isWhole = !isTick || now - since === 500
      const isUpdate = step?.kind === 'event' && step.event.type === 'toast.update'
      const begins = isTick || isUpdate || !before?.matches({ visible: 'running' })
      if (begins) since = now
      const was = begins ? undefined : due
      due = snapshot.matches({ visible: 'running' }) ? now + (timers[0] ?? 0) : undefined
      return isWhole && (was === undefined || due === undefined || due === was) ? 'held' : 'failed'
    },
  }
}

/** Whom the pointer, the focus and a hidden page leave waiting, told from what was sent. */
const holdsAfter = (was: readonly string[], event: { type: string; hold?: string }): readonly string[] => {
  const others = was.filter((hold) => hold !== event.hold)
  if (event.type === 'toast.pause') return [...others, event.hold ?? '']
  return event.type === 'toast.resume' ? others : was
}

const isSwiped = (preset: ToastPresetName, distance: number) => Math.abs(distance) >= thresholds[preset]
const isGone = (snapshot: SnapshotFrom<typeof toastMachine>) => snapshot.value === 'dismissed'

type Story = Readonly<{
  at: string
  holds: readonly string[]
  /** What is left to read it, in milliseconds. */
  left: number
  offset: number
  title: string
}>

const presetOf = ({ input }: { input?: { preset: ToastPresetName } }) => input?.preset ?? 'notice'

/** What becomes of a toast of a certain preset, told without the machine. */
const nextOf =
  (preset: ToastPresetName) =>
  (story: Story, step: Step<typeof toastMachine>): Story => {
    if (step.kind === 'after') {
      if (step.id === NOTHING_DUE) return story
      if (story.at === 'dismissed') return { ...story, at: 'removed' }
      return story.left <= 500 ? { ...story, at: 'dismissed' } : { ...story, left: story.left - 500 }
    }
    if (step.kind !== 'event' || !story.at.startsWith('visible')) return story
    const { event } = step
    switch (event.type) {
      case 'toast.pause':
      case 'toast.resume': {
        const holds = holdsAfter(story.holds, event)
        return { ...story, holds, at: holds.length > 0 ? 'visible.paused' : 'visible.running' }
      }
      case 'toast.update':
        return { ...story, left: durations[preset], title: event.message.title }
      case 'swipe.moved':
        return { ...story, offset: event.distance }
      case 'swipe.ended':
        return isSwiped(preset, event.distance) ? { ...story, at: 'dismissed' } : { ...story, offset: 0 }
      case 'toast.dismiss':
        return { ...story, at: 'dismissed' }
    }
  }

/** The story with the preset it began with, which its steps do not tell. */
type Told = Readonly<{ preset: ToastPresetName; story: Story }>

export const toastModel = defineModel(toastMachine, {
  purpose: 'Shows one message for as long as it takes to read it, then takes it away.',
  pages: ['*'],
  scenarios: [
    { name: 'notice', input: inputOf('notice') },
    { name: 'snackbar', input: inputOf('snackbar') },
  ],
  events: [
    { type: 'toast.pause', hold: 'hover' },
    { type: 'toast.pause', hold: 'focus' },
    { type: 'toast.resume', hold: 'hover' },
    { type: 'toast.resume', hold: 'focus' },
    { type: 'toast.update', message: revised },
    { type: 'swipe.moved', distance: -12 },
    { type: 'swipe.ended', distance: 19 },
    { type: 'swipe.ended', distance: 20 },
    { type: 'swipe.ended', distance: -50 },
    { type: 'toast.dismiss' },
  ],
  choices: {
    'toast.update.message': [{ ...revised, role: 'alert' }],
  },
  invariants: {
    'it pauses as long as the pointer or the focus is on it': (snapshot) =>
      !snapshot.matches('visible') ||
      snapshot.matches({ visible: 'paused' }) === snapshot.context.holds.length > 0,
    'a swipe dismisses from its threshold on, and else springs back': (snapshot, { before, step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'swipe.ended' ||
      before === undefined ||
      !before.matches('visible') ||
      (isSwiped(snapshot.context.preset, step.event.distance)
        ? isGone(snapshot)
        : snapshot.matches('visible') && selectOffset(snapshot) === 0),
    'each hold ends when it is let go, and no sooner': (snapshot, { before, step }) =>
      step?.kind !== 'event' ||
      !before?.matches('visible') ||
      `${snapshot.context.holds}` === `${holdsAfter(before.context.holds, step.event)}`,
    'what can be read has half a second to come at most, and waits for nothing else': (
      snapshot,
      { before, step, timers },
    ) => {
      if (!snapshot.matches({ visible: 'running' }))
        return !snapshot.matches('visible') || timers.length === 0
      const isNew =
        !before?.matches({ visible: 'running' }) ||
        before.context.remaining !== snapshot.context.remaining ||
        (step?.kind === 'event' && step.event.type === 'toast.update')
      return timers.length === 1 && timers.every((left) => (isNew ? left === 500 : left <= 500))
    },
    'it follows the finger': (snapshot, { before, step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'swipe.moved' ||
      !before?.matches('visible') ||
      selectOffset(snapshot) === step.event.distance,
    'a new text can be read for its whole time': (snapshot, { before, step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'toast.update' ||
      !before?.matches('visible') ||
      snapshot.context.remaining === durations[snapshot.context.preset],
    'a new text shows at once': (snapshot, { step, before }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'toast.update' ||
      !before?.matches('visible') ||
      selectMessage(snapshot).title === revised.title,
  },
  reference: {
    start: (scenario): Told => {
      const preset = presetOf(scenario)
      return {
        preset,
        story: { at: 'visible.running', holds: [], left: durations[preset], offset: 0, title: message.title },
      }
    },
    next: ({ preset, story }, step) => ({ preset, story: nextOf(preset)(story, step) }),
    read: ({ value, context }) => ({
      preset: context.preset,
      story: {
        at: standing(value),
        holds: context.holds,
        left: context.remaining,
        offset: context.offset,
        title: context.message.title,
      },
    }),
  },
  temporal: {
    'it can be read for its whole time, pauses not counted': readingTime,
    'only whole half seconds are counted': wholeTicks,
    'it is forgotten 1,000,000 ms after it was dismissed, a snackbar when it has left': lasts(
      isGone,
      ({ context }) => ({ notice: 1_000_000, snackbar: 200 })[context.preset],
    ),
  },
  spoken: {
    'visible --toast.dismiss--> dismissed': { focus: ['', 'heading "{the page}"'] },
    'visible --swipe.ended[hasPassedThreshold]--> dismissed': { focus: ['', 'heading "{the page}"'] },
    'visible.running --toast.update--> visible.running': { said: '{the new message}' },
    'visible.paused --toast.update--> (stay)': { said: '{the new message}' },
  },
})
