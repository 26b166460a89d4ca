import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { tooltipDelays } from '~/data/site/tooltipDelays'

/** A control that has a tooltip, and the name that its tooltip shows. */
export type NamedControl = Readonly<{ id: string; name: string }>

/** Why a tooltip may be open; it closes only when no reason is left. */
export type TooltipHold = 'pointer' | 'focus'

type Reached = Readonly<{ control: NamedControl; hold: TooltipHold }>

/**
 * One tooltip for the whole site: there is never more than one to see. What the visitor has sent away, by Escape or by
 * pressing the control, stays away until the control is reached anew.
 */
export const tooltipMachine = setup({
  types: {
    context: {} as Readonly<{ control: NamedControl | null; holds: readonly TooltipHold[] }>,
    events: {} as
      | ({ type: 'control.reach' } & Reached)
      | { type: 'control.leave'; hold: TooltipHold }
      | { type: 'control.press' }
      | { type: 'escape.press' }
      | { type: 'control.changed' },
  },
  guards: {
    isElsewhere: ({ context }, { control }: Reached) => context.control?.id !== control.id,
    isNewHold: ({ context }, { control, hold }: Reached) =>
      context.control?.id === control.id && !context.holds.includes(hold),
    isHeldBy: ({ context }, hold: TooltipHold) => context.holds.includes(hold),
    isLastHold: ({ context }, hold: TooltipHold) => context.holds.every((held) => held === hold),
  },
  actions: {
    reach: assign((_, { control, hold }: Reached) => ({ control, holds: [hold] })),
    hold: assign(({ context }, { hold }: Reached) => ({ holds: [...context.holds, hold] })),
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
        'control.reach': { target: 'reached', actions: { type: 'reach', params: ({ event }) => event } },
      },
    },
    reached: {
      description: 'The pointer or the focus is on a control.',
      initial: 'active',
      on: {
        'control.reach': {
          guard: { type: 'isElsewhere', params: ({ event }) => event },
          target: '.active',
          actions: { type: 'reach', params: ({ event }) => event },
        },
        'control.leave': [
          { guard: { type: 'isLastHold', params: ({ event }) => event.hold }, target: 'closed' },
          {
            guard: { type: 'isHeldBy', params: ({ event }) => event.hold },
            actions: { type: 'release', params: ({ event }) => event.hold },
          },
        ],
      },
      states: {
        active: {
          description: 'Its tooltip is wanted.',
          initial: 'opening',
          on: {
            'control.reach': {
              guard: { type: 'isNewHold', params: ({ event }) => event },
              actions: { type: 'hold', params: ({ event }) => event },
            },
            'control.press': 'dismissed',
            'escape.press': 'dismissed',
            'control.changed': 'dismissed',
          },
          states: {
            opening: {
              description: 'The pointer or the focus may only be passing.',
              after: { openDelay: 'open' },
            },
            open: {
              description: 'The tooltip shows the name of the control.',
              on: {
                'control.reach': {
                  guard: { type: 'isElsewhere', params: ({ event }) => event },
                  actions: { type: 'reach', params: ({ event }) => event },
                },
                'control.leave': {
                  guard: { type: 'isLastHold', params: ({ event }) => event.hold },
                  target: '#tooltip.skipping',
                },
              },
            },
          },
        },
        dismissed: {
          description: 'The visitor is still on the control and has no use for its tooltip.',
          on: {
            'control.reach': {
              guard: { type: 'isNewHold', params: ({ event }) => event },
              target: 'active',
              actions: { type: 'reach', params: ({ event }) => event },
            },
          },
        },
      },
    },
    skipping: {
      description: 'A tooltip has just closed, and the next one opens at once.',
      entry: 'forget',
      after: { skipDelay: 'closed' },
      on: {
        'control.reach': {
          target: 'reached.active.open',
          actions: { type: 'reach', params: ({ event }) => event },
        },
      },
    },
  },
})

export type TooltipActor = ActorRefFrom<typeof tooltipMachine>
type Snapshot = SnapshotFrom<typeof tooltipMachine>

/** The control that was reached last and is still held. */
export const selectControl = (snapshot: Snapshot) => snapshot.context.control

/** The same, or null where its tooltip is not wanted. */
export const selectActive = (snapshot: Snapshot) =>
  snapshot.matches({ reached: 'active' }) ? snapshot.context.control : null

/** The control whose tooltip is to be seen. */
export const selectShown = (snapshot: Snapshot) =>
  snapshot.matches({ reached: { active: 'open' } }) ? snapshot.context.control : null
