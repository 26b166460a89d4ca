import {
  selectAttended,
  selectControl,
  selectShown,
  type TooltipHold,
  tooltipMachine,
} from '~/machines/tooltip.machine'
import { defineModel, type Temporal } from '../support/model/model'
import { lasts } from './lasting'

const controls = [
  { id: 'previous', name: 'Previous slide' },
  { id: 'next', name: 'Next slide' },
] as const
const [previous, next] = controls

const pointAt = (control: (typeof controls)[number], pointerType = 'mouse') =>
  ({ type: 'pointer.enter', control, pointerType }) as const

type Event = Parameters<ReturnType<typeof tooltipMachine.getInitialSnapshot>['can']>[0]

/** Which control an event has reached, and by what; a finger reaches none. */
function reachedBy(event: Event | undefined): { id: string; hold: TooltipHold } | undefined {
  if (event?.type === 'focus.enter') return { id: event.control.id, hold: 'focus' }
  if (event?.type === 'pointer.enter' && event.pointerType !== 'touch')
    return { id: event.control.id, hold: 'pointer' }
  return undefined
}

const endings: readonly string[] = ['control.press', 'escape.press', 'control.changed']

/** The figure of §9, written down a second time on purpose. Another control starts the rest anew. */
const restsBefore: Temporal<typeof tooltipMachine> = () => {
  let since = 0
  return {
    see: (snapshot, { before, step, now }) => {
      const wasOn = before?.matches('opening') ?? false
      const isOn = snapshot.matches('opening')
      const isTimely =
        !wasOn || (step?.kind === 'after' && !isOn ? now === since + 700 : now < since + 700 || !isOn)
      const isNew = selectControl(snapshot)?.id !== (before && selectControl(before)?.id)
      if (isOn && (!wasOn || isNew)) since = now
      return isTimely ? 'held' : 'failed'
    },
  }
}

export const tooltipModel = defineModel(tooltipMachine, {
  purpose: 'Shows the name of a button with a picture only, when the pointer or the focus rests on it.',
  pages: ['*'],
  requirements: ['§2.31', '§9'],
  events: [
    pointAt(previous),
    pointAt(next),
    pointAt(previous, 'pen'),
    pointAt(next, 'touch'),
    { type: 'pointer.leave' },
    { type: 'focus.enter', control: previous },
    { type: 'focus.enter', control: next },
    { type: 'focus.leave' },
    { type: 'control.press' },
    { type: 'escape.press' },
    { type: 'control.changed' },
  ],
  invariants: {
    'a tooltip belongs to a control that the pointer or the focus is on': (snapshot) =>
      (selectControl(snapshot) !== null) === snapshot.context.holds.length > 0 &&
      (selectShown(snapshot) === null || selectShown(snapshot) === selectAttended(snapshot)),
    'a reason ends when the pointer or the focus leaves, and the other one stays': (
      snapshot,
      { before, step },
    ) => {
      if (step?.kind !== 'event' || before === undefined) return true
      const left = { 'pointer.leave': 'pointer', 'focus.leave': 'focus' }[step.event.type as string]
      const expected = before.context.holds.filter((hold) => hold !== left)
      return left === undefined || `${snapshot.context.holds}` === `${expected}`
    },
    'a tooltip that is open shows the name of a control': (snapshot) =>
      (selectShown(snapshot) !== null) === snapshot.matches('open'),
    'no reason is counted twice': ({ context: { holds } }) => new Set(holds).size === holds.length,
    'it opens after a rest, or at once where another has just closed': (snapshot, { before, step }) =>
      before === undefined ||
      selectShown(before) !== null ||
      selectShown(snapshot) === null ||
      (step?.kind === 'after' ? before.matches('opening') : before.matches('skipping')),
    'the control reached last is the one that counts': (snapshot, { step }) => {
      const reached = step?.kind === 'event' ? reachedBy(step.event) : undefined
      return (
        reached === undefined ||
        (selectControl(snapshot)?.id === reached.id && snapshot.context.holds.includes(reached.hold))
      )
    },
    'a finger opens nothing and closes nothing': (snapshot, { before, step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'pointer.enter' ||
      step.event.pointerType !== 'touch' ||
      (before?.value === snapshot.value && before.context === snapshot.context),
    'it stays as long as one reason is left': (snapshot, { before, step }) => {
      const left =
        step?.kind === 'event' && /^(pointer|focus)\.leave$/.test(step.event.type)
          ? step.event.type.split('.')[0]
          : undefined
      if (left === undefined || before === undefined || selectShown(before) === null) return true
      return (selectShown(snapshot) === null) === before.context.holds.every((hold) => hold === left)
    },
    'a press, Escape and a change of the control leave nothing to be seen': (snapshot, { step }) =>
      step?.kind !== 'event' || !endings.includes(step.event.type) || selectAttended(snapshot) === null,
    'what was sent away stays away until a control is reached anew': (snapshot, { before, step }) => {
      if (!before?.matches('dismissed')) return true
      const reached = step?.kind === 'event' ? reachedBy(step.event) : undefined
      const isAnew =
        reached !== undefined &&
        (reached.id !== selectControl(before)?.id || !before.context.holds.includes(reached.hold))
      return isAnew ? snapshot.matches('opening') : selectAttended(snapshot) === null
    },
  },
  temporal: {
    'a control is pointed at or has the focus for 700 ms before its tooltip opens': restsBefore,
    'for 300 ms after one has closed the next one opens at once': lasts(
      (snapshot) => snapshot.matches('skipping'),
      300,
    ),
  },
  unreachable: {
    'pointer.enter control id next, name Next slide, pointerType touch': 'A finger does not hover.',
  },
  fault: (machine) => machine.provide({ guards: { isLastHold: () => true } }),
})
