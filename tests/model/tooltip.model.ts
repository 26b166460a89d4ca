import { NOTHING_DUE } from 'machine-workbench/generation/run'
import { defineModel, type Step, type Temporal } from 'machine-workbench/models'
import type { SnapshotFrom } from 'xstate'
import {
  type NamedControl,
  selectActive,
  selectControl,
  selectShown,
  type TooltipHold,
  tooltipMachine,
} from '~/machines/tooltip.machine'
import { lasts } from './lasting'
import { standing } from './standing'

const controls = [
  { id: 'previous', name: 'Previous slide' },
  { id: 'next', name: 'Next slide' },
] as const
const [previous, next] = controls

const reach = (control: (typeof controls)[number], hold: TooltipHold) =>
  ({ type: 'control.reach', control, hold }) as const

const isOpening = (snapshot: SnapshotFrom<typeof tooltipMachine>) =>
  snapshot.matches({ reached: { active: 'opening' } })

const endings: readonly string[] = ['control.press', 'escape.press', 'control.changed']

/** The figure of §9, written down a second time on purpose. Another control starts the rest anew. */
const restsBefore: Temporal<typeof tooltipMachine> = () => {
  let since = 0
  return {
    see: (snapshot, { before, step, now, timers }) => {
      const wasOn = before !== undefined && isOpening(before)
      const isOn = isOpening(snapshot)
      const isTimely =
        !wasOn || (step?.kind === 'after' && !isOn ? now === since + 700 : now < since + 700 || !isOn)
      const isNew = selectControl(snapshot)?.id !== (before && selectControl(before)?.id)
      if (isOn && (!wasOn || isNew)) since = now
      const isTimed = !isOn || timers.some((left) => now + left === since + 700)
      return isTimely && isTimed ? 'held' : 'failed'
    },
  }
}

type Story = Readonly<{ at: string; control: NamedControl | null; holds: readonly TooltipHold[] }>

const closed: Story = { at: 'closed', control: null, holds: [] }
const opening = 'reached.active.opening'
const open = 'reached.active.open'
const dismissed = 'reached.dismissed'

/** Another control is a fresh start, and where one is open the next one is open as well; a second reason holds it. */
function reached(story: Story, control: NamedControl, hold: TooltipHold): Story {
  const { at, holds } = story
  const anew = { control, holds: [hold] }
  if (at === 'skipping') return { ...anew, at: open }
  if (control.id !== story.control?.id) return { ...anew, at: at === open ? open : opening }
  if (holds.includes(hold)) return story
  return at === dismissed ? { ...anew, at: opening } : { ...story, holds: [...holds, hold] }
}

function left(story: Story, hold: TooltipHold): Story {
  const holds = story.holds.filter((held) => held !== hold)
  if (holds.length > 0 || story.control === null) return { ...story, holds }
  return story.at === open ? { ...closed, at: 'skipping' } : closed
}

function nextOf(story: Story, step: Step<typeof tooltipMachine>): Story {
  if (step.kind === 'after') {
    if (step.id === NOTHING_DUE) return story
    return story.at === opening ? { ...story, at: open } : closed
  }
  if (step.kind !== 'event') return story
  const { event } = step
  if (event.type === 'control.reach') return reached(story, event.control, event.hold)
  if (event.type === 'control.leave') return left(story, event.hold)
  return story.at.startsWith('reached') ? { ...story, at: dismissed } : story
}

export const tooltipModel = defineModel(tooltipMachine, {
  purpose: 'Shows the name of a button with a picture only, when the pointer or the focus rests on it.',
  pages: ['*'],
  events: [
    reach(previous, 'pointer'),
    reach(next, 'pointer'),
    { type: 'control.leave', hold: 'pointer' },
    reach(previous, 'focus'),
    reach(next, 'focus'),
    { type: 'control.leave', hold: 'focus' },
    { type: 'control.press' },
    { type: 'escape.press' },
    { type: 'control.changed' },
  ],
  invariants: {
    'a tooltip belongs to a control that the pointer or the focus is on': (snapshot) =>
      (selectControl(snapshot) !== null) === snapshot.context.holds.length > 0 &&
      (selectShown(snapshot) === null || selectShown(snapshot) === selectActive(snapshot)),
    'a reason ends when the pointer or the focus leaves, and the other one stays': (
      snapshot,
      { before, step },
    ) => {
      if (step?.kind !== 'event' || step.event.type !== 'control.leave' || before === undefined) return true
      const left = step.event.hold
      return `${snapshot.context.holds}` === `${before.context.holds.filter((hold) => hold !== left)}`
    },
    'a tooltip that is open shows the name of a control': (snapshot) =>
      (selectShown(snapshot) !== null) === snapshot.matches({ reached: { active: 'open' } }),
    'no reason is counted twice': ({ context: { holds } }) => new Set(holds).size === holds.length,
    'it opens after a rest, or at once where another has just closed': (snapshot, { before, step }) =>
      before === undefined ||
      selectShown(before) !== null ||
      selectShown(snapshot) === null ||
      (step?.kind === 'after' ? isOpening(before) : before.matches('skipping')),
    'the control reached last is the one that counts': (snapshot, { step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'control.reach' ||
      (selectControl(snapshot)?.id === step.event.control.id &&
        snapshot.context.holds.includes(step.event.hold)),
    'it stays as long as one reason is left': (snapshot, { before, step }) => {
      if (step?.kind !== 'event' || step.event.type !== 'control.leave' || before === undefined) return true
      const left = step.event.hold
      return (
        selectShown(before) === null ||
        (selectShown(snapshot) === null) === before.context.holds.every((hold) => hold === left)
      )
    },
    'a press, Escape and a change of the control leave nothing to be seen': (snapshot, { step }) =>
      step?.kind !== 'event' || !endings.includes(step.event.type) || selectActive(snapshot) === null,
    'what was sent away stays away until a control is reached anew': (snapshot, { before, step }) => {
      if (!before?.matches({ reached: 'dismissed' })) return true
      const isAnew =
        step?.kind === 'event' &&
        step.event.type === 'control.reach' &&
        (step.event.control.id !== selectControl(before)?.id ||
          !before.context.holds.includes(step.event.hold))
      return isAnew ? isOpening(snapshot) : selectActive(snapshot) === null
    },
  },
  reference: {
    start: () => closed,
    next: nextOf,
    read: ({ value, context }): Story => ({ ...context, at: standing(value) }),
  },
  temporal: {
    'a control is pointed at or has the focus for 700 ms before its tooltip opens': restsBefore,
    'for 300 ms after one has closed the next one opens at once': lasts(
      (snapshot) => snapshot.matches('skipping'),
      300,
    ),
  },
  spoken: {
    'reached.active --control.press--> reached.dismissed': { said: ['', '{what the press comes to}'] },
  },
})
