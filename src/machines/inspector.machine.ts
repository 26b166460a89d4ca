import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate'

/** Which entries of the log are shown: all, or only those that moved the machine. */
export const logFilters = ['all', 'moves'] as const
export type LogFilter = (typeof logFilters)[number]

/** What is shown beside the list: the actor that is followed, its messages, or those of all actors. */
export const inspectorViews = ['actor', 'messages', 'together'] as const
export type InspectorView = (typeof inspectorViews)[number]

/** How long the inspector of another maker may take to answer from its own window. */
const CONNECT_MS = 10_000

/** The panel over the page, and beside it the window of Stately's inspector, which opens only when it is asked for. */
export const inspectorMachine = setup({
  types: {
    context: {} as Readonly<{ chosen: string | null; filter: LogFilter; view: InspectorView }>,
    events: {} as
      | { type: 'panel.open' }
      | { type: 'panel.close' }
      | { type: 'actor.choose'; key: string }
      | { type: 'filter.choose'; filter: LogFilter }
      | { type: 'view.choose'; view: InspectorView }
      | { type: 'stately.open' }
      | { type: 'stately.blocked' }
      | { type: 'stately.connected' },
    emitted: {} as { type: 'stately.requested' } | { type: 'focus.requested'; place: 'panel' | 'opener' },
  },
  guards: {
    isOther: ({ context }, key: string) => context.chosen !== key,
    isOtherFilter: ({ context }, filter: LogFilter) => context.filter !== filter,
    isOtherView: ({ context }, view: InspectorView) => context.view !== view,
  },
  actions: {
    choose: assign((_, chosen: string) => ({ chosen })),
    chooseFilter: assign((_, filter: LogFilter) => ({ filter })),
    chooseView: assign((_, view: InspectorView) => ({ view })),
    requestStately: emit({ type: 'stately.requested' }),
    requestFocus: emit((_, place: 'panel' | 'opener') => ({ type: 'focus.requested', place })),
  },
  delays: { connecting: CONNECT_MS },
}).createMachine({
  id: 'inspector',
  meta: { requirements: ['§4'] },
  context: { chosen: null, filter: 'all', view: 'actor' },
  type: 'parallel',
  states: {
    panel: {
      initial: 'open',
      states: {
        open: {
          description: 'The panel lists the actors of the page and follows one of them.',
          on: {
            'panel.close': {
              target: 'closed',
              actions: { type: 'requestFocus', params: 'opener' },
            },
            'actor.choose': {
              guard: { type: 'isOther', params: ({ event }) => event.key },
              actions: { type: 'choose', params: ({ event }) => event.key },
            },
            'filter.choose': {
              guard: { type: 'isOtherFilter', params: ({ event }) => event.filter },
              actions: { type: 'chooseFilter', params: ({ event }) => event.filter },
            },
            'view.choose': {
              guard: { type: 'isOtherView', params: ({ event }) => event.view },
              actions: { type: 'chooseView', params: ({ event }) => event.view },
            },
          },
        },
        closed: {
          description: 'Only a button is left, which opens the panel again.',
          on: {
            'panel.open': { target: 'open', actions: { type: 'requestFocus', params: 'panel' } },
          },
        },
      },
    },
    stately: {
      initial: 'off',
      states: {
        off: {
          description: 'Nothing leaves this site.',
          on: { 'stately.open': { target: 'connecting', actions: 'requestStately' } },
        },
        connecting: {
          description: 'The window of Stately’s inspector is open, and has not answered yet.',
          after: { connecting: 'silent' },
          on: { 'stately.connected': 'connected', 'stately.blocked': 'blocked' },
        },
        connected: {
          description: 'Stately’s inspector hears what happens on this page.',
        },
        blocked: {
          description: 'The browser did not let the window open.',
          on: { 'stately.open': { target: 'connecting', actions: 'requestStately' } },
        },
        silent: {
          description: 'The window is open, but it cannot be reached from this page.',
          on: {
            'stately.open': { target: 'connecting', actions: 'requestStately' },
            'stately.connected': 'connected',
          },
        },
      },
    },
  },
})

export type InspectorActor = ActorRefFrom<typeof inspectorMachine>
type Snapshot = SnapshotFrom<typeof inspectorMachine>

/** Whether the panel lies over the page. */
export const selectIsOpen = (snapshot: Snapshot) => snapshot.matches({ panel: 'open' })

/** Which actor is followed; null for the first one. */
export const selectChosen = ({ context }: Snapshot) => context.chosen

/** Which entries of the log are shown. */
export const selectFilter = ({ context }: Snapshot) => context.filter

/** What is shown beside the list of actors. */
export const selectView = ({ context }: Snapshot) => context.view

/** How far it is to Stately's inspector. */
export const selectStately = ({ value }: Snapshot) => value.stately

/** Whether a press can open Stately's inspector. */
export const selectCanOpenStately = (snapshot: Snapshot) => snapshot.can({ type: 'stately.open' })
