import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { tooltipDelays } from '~/data/site/tooltipDelays'

/** A control that has a tooltip, and the name that its tooltip shows. */
export type NamedControl = Readonly<{ id: string; name: string }>

/** Why a tooltip may be open; it closes only when no reason is left. */
export type TooltipHold = 'pointer' | 'focus'

type Pointed = Readonly<{ control: NamedControl; pointerType: string }>

type Context = Readonly<{
  control: NamedControl | null
  holds: readonly TooltipHold[]
}>

const isElsewhere = ({ control }: Context, { id }: NamedControl) => control?.id !== id

const isAnew = (context: Context, control: NamedControl, hold: TooltipHold) =>
  isElsewhere(context, control) || !context.holds.includes(hold)

// A finger only touches what it means to press. A pen hovers before it touches.
const canHover = (pointerType: string) => pointerType !== 'touch'

/**
 * One tooltip for the whole site: there is never more than one to see. What the visitor has sent away, by Escape or by
 * pressing the control, stays away until the control is reached anew.
 */
export const tooltipMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | ({ type: 'pointer.enter' } & Pointed)
      | { type: 'pointer.leave' }
      | { type: 'focus.enter'; control: NamedControl }
      | { type: 'focus.leave' }
      | { type: 'control.press' }
      | { type: 'escape.press' }
      | { type: 'control.changed' },
  },
  guards: {
    hovers: (_, { pointerType }: Pointed) => canHover(pointerType),
    hoversElsewhere: ({ context }, { control, pointerType }: Pointed) =>
      canHover(pointerType) && isElsewhere(context, control),
    hoversAnew: ({ context }, { control, pointerType }: Pointed) =>
      canHover(pointerType) && isAnew(context, control, 'pointer'),
    isFocusElsewhere: ({ context }, control: NamedControl) => isElsewhere(context, control),
    isFocusAnew: ({ context }, control: NamedControl) => isAnew(context, control, 'focus'),
    isHeldBy: ({ context }, hold: TooltipHold) => context.holds.includes(hold),
    isLastHold: ({ context }, hold: TooltipHold) => context.holds.every((held) => held === hold),
  },
  actions: {
    point: assign((_, control: NamedControl) => ({ control, holds: ['pointer'] as const })),
    focus: assign((_, control: NamedControl) => ({ control, holds: ['focus'] as const })),
    hold: assign(({ context }, hold: TooltipHold) => ({ holds: [...context.holds, hold] })),
    release: assign(({ context }, hold: TooltipHold) => ({
      holds: context.holds.filter((held) => held !== hold),
    })),
    forget: assign({ control: null, holds: [] }),
  },
  delays: { openDelay: tooltipDelays.open, skipDelay: tooltipDelays.skip },
}).createMachine({
  id: 'tooltip',
  meta: { requirements: ['§2.31', '§9'] },
  context: { control: null, holds: [] },
  initial: 'closed',
  states: {
    closed: {
      description: 'No control with a tooltip is pointed at or has the focus.',
      entry: 'forget',
      on: {
        'pointer.enter': {
          guard: { type: 'hovers', params: ({ event }) => event },
          target: 'opening',
          actions: { type: 'point', params: ({ event }) => event.control },
        },
        'focus.enter': {
          target: 'opening',
          actions: { type: 'focus', params: ({ event }) => event.control },
        },
      },
    },
    opening: {
      description: 'The pointer or the focus is on a control, and may only be passing.',
      after: { openDelay: 'open' },
      on: {
        'pointer.enter': [
          {
            guard: { type: 'hoversElsewhere', params: ({ event }) => event },
            target: 'opening',
            reenter: true,
            actions: { type: 'point', params: ({ event }) => event.control },
          },
          {
            guard: { type: 'hoversAnew', params: ({ event }) => event },
            actions: { type: 'hold', params: 'pointer' },
          },
        ],
        'focus.enter': [
          {
            guard: { type: 'isFocusElsewhere', params: ({ event }) => event.control },
            target: 'opening',
            reenter: true,
            actions: { type: 'focus', params: ({ event }) => event.control },
          },
          {
            guard: { type: 'isFocusAnew', params: ({ event }) => event.control },
            actions: { type: 'hold', params: 'focus' },
          },
        ],
        'pointer.leave': [
          { guard: { type: 'isLastHold', params: 'pointer' }, target: 'closed' },
          {
            guard: { type: 'isHeldBy', params: 'pointer' },
            actions: { type: 'release', params: 'pointer' },
          },
        ],
        'focus.leave': [
          { guard: { type: 'isLastHold', params: 'focus' }, target: 'closed' },
          { guard: { type: 'isHeldBy', params: 'focus' }, actions: { type: 'release', params: 'focus' } },
        ],
        'control.press': 'dismissed',
        'escape.press': 'dismissed',
        'control.changed': 'dismissed',
      },
    },
    open: {
      description: 'The tooltip shows the name of the control.',
      on: {
        'pointer.enter': [
          {
            guard: { type: 'hoversElsewhere', params: ({ event }) => event },
            actions: { type: 'point', params: ({ event }) => event.control },
          },
          {
            guard: { type: 'hoversAnew', params: ({ event }) => event },
            actions: { type: 'hold', params: 'pointer' },
          },
        ],
        'focus.enter': [
          {
            guard: { type: 'isFocusElsewhere', params: ({ event }) => event.control },
            actions: { type: 'focus', params: ({ event }) => event.control },
          },
          {
            guard: { type: 'isFocusAnew', params: ({ event }) => event.control },
            actions: { type: 'hold', params: 'focus' },
          },
        ],
        'pointer.leave': [
          { guard: { type: 'isLastHold', params: 'pointer' }, target: 'skipping' },
          {
            guard: { type: 'isHeldBy', params: 'pointer' },
            actions: { type: 'release', params: 'pointer' },
          },
        ],
        'focus.leave': [
          { guard: { type: 'isLastHold', params: 'focus' }, target: 'skipping' },
          { guard: { type: 'isHeldBy', params: 'focus' }, actions: { type: 'release', params: 'focus' } },
        ],
        'control.press': 'dismissed',
        'escape.press': 'dismissed',
        'control.changed': 'dismissed',
      },
    },
    skipping: {
      description: 'A tooltip has just closed, and the next one opens at once.',
      entry: 'forget',
      after: { skipDelay: 'closed' },
      on: {
        'pointer.enter': {
          guard: { type: 'hovers', params: ({ event }) => event },
          target: 'open',
          actions: { type: 'point', params: ({ event }) => event.control },
        },
        'focus.enter': {
          target: 'open',
          actions: { type: 'focus', params: ({ event }) => event.control },
        },
      },
    },
    dismissed: {
      description: 'The visitor is still on the control and has no use for its tooltip.',
      on: {
        'pointer.enter': {
          guard: { type: 'hoversAnew', params: ({ event }) => event },
          target: 'opening',
          actions: { type: 'point', params: ({ event }) => event.control },
        },
        'focus.enter': {
          guard: { type: 'isFocusAnew', params: ({ event }) => event.control },
          target: 'opening',
          actions: { type: 'focus', params: ({ event }) => event.control },
        },
        'pointer.leave': [
          { guard: { type: 'isLastHold', params: 'pointer' }, target: 'closed' },
          {
            guard: { type: 'isHeldBy', params: 'pointer' },
            actions: { type: 'release', params: 'pointer' },
          },
        ],
        'focus.leave': [
          { guard: { type: 'isLastHold', params: 'focus' }, target: 'closed' },
          { guard: { type: 'isHeldBy', params: 'focus' }, actions: { type: 'release', params: 'focus' } },
        ],
      },
    },
  },
})

export type TooltipActor = ActorRefFrom<typeof tooltipMachine>
type Snapshot = SnapshotFrom<typeof tooltipMachine>

/** The control that was reached last and is still held. */
export const selectControl = (snapshot: Snapshot) => snapshot.context.control

/** The same, or null where its tooltip is not wanted. */
export const selectAttended = (snapshot: Snapshot) =>
  snapshot.matches('dismissed') ? null : snapshot.context.control

/** The control whose tooltip is to be seen. */
export const selectShown = (snapshot: Snapshot) =>
  snapshot.matches('open') ? snapshot.context.control : null
