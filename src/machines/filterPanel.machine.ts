import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate'
import {
  type FilterChoice,
  type Filters,
  isChosen,
  noFilters,
  sameFilters,
  toggleFilter,
} from '~/data/courses/catalogueSearch'

/** `applied` mirrors the address, `pending` is what is ticked. Closing the panel throws `pending` away. */
export const filterPanelMachine = setup({
  types: {
    input: {} as { applied: Filters },
    context: {} as Readonly<{ applied: Filters; pending: Filters }>,
    events: {} as
      | { type: 'panel.open' }
      | { type: 'panel.close' }
      | { type: 'choice.toggle'; choice: FilterChoice }
      | { type: 'filters.clear' }
      | { type: 'filters.apply' }
      | { type: 'chip.remove'; choice: FilterChoice }
      | { type: 'filters.reset' }
      | { type: 'url.changed'; applied: Filters },
    emitted: {} as { type: 'filters.applied'; filters: Filters },
  },
  guards: {
    hasChanges: ({ context }) => !sameFilters(context.pending, context.applied),
    isUnchanged: ({ context }) => sameFilters(context.pending, context.applied),
    isNew: ({ context }, applied: Filters) => !sameFilters(applied, context.applied),
    isApplied: ({ context }, choice: FilterChoice) => isChosen(context.applied, choice),
    hasApplied: ({ context }) => !sameFilters(context.applied, noFilters),
  },
  actions: {
    adopt: assign((_, applied: Filters) => ({ applied, pending: applied })),
    toggle: assign(({ context }, choice: FilterChoice) => ({
      pending: toggleFilter(context.pending, choice),
    })),
    clear: assign({ pending: noFilters }),
    discard: assign({ pending: ({ context }) => context.applied }),
    commit: assign({ applied: ({ context }) => context.pending }),
    announce: emit(({ context }) => ({ type: 'filters.applied', filters: context.applied })),
  },
}).createMachine({
  id: 'filterPanel',
  meta: { requirements: ['§2.12', '§4'] },
  context: ({ input: { applied } }) => ({ applied, pending: applied }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The list is shown as it is filtered, with a chip for each filter.',
      on: {
        'panel.open': 'open',
        'chip.remove': {
          guard: { type: 'isApplied', params: ({ event }) => event.choice },
          actions: [{ type: 'toggle', params: ({ event }) => event.choice }, 'commit', 'announce'],
        },
        'filters.reset': { guard: 'hasApplied', actions: ['clear', 'commit', 'announce'] },
        'url.changed': {
          guard: { type: 'isNew', params: ({ event }) => event.applied },
          actions: { type: 'adopt', params: ({ event }) => event.applied },
        },
      },
    },
    open: {
      description: 'The panel lies over the list. Nothing changes behind it until the filters are applied.',
      on: {
        'panel.close': { target: 'closed', actions: 'discard' },
        'choice.toggle': { actions: { type: 'toggle', params: ({ event }) => event.choice } },
        'filters.clear': { actions: 'clear' },
        'url.changed': {
          guard: { type: 'isNew', params: ({ event }) => event.applied },
          actions: { type: 'adopt', params: ({ event }) => event.applied },
        },
      },
      initial: 'clean',
      states: {
        clean: {
          description: 'What is ticked is what is applied.',
          always: { guard: 'hasChanges', target: 'dirty' },
          on: { 'filters.apply': '#filterPanel.closed' },
        },
        dirty: {
          description: 'What is ticked is not applied yet.',
          always: { guard: 'isUnchanged', target: 'clean' },
          on: { 'filters.apply': { target: '#filterPanel.closed', actions: ['commit', 'announce'] } },
        },
      },
    },
  },
})

export type FilterPanelActor = ActorRefFrom<typeof filterPanelMachine>
type Snapshot = SnapshotFrom<typeof filterPanelMachine>

/** Whether the panel lies over the list. */
export const selectIsOpen = (snapshot: Snapshot) => snapshot.matches('open')

/** What is ticked in the panel. */
export const selectPending = (snapshot: Snapshot) => snapshot.context.pending

/** What narrows the list, and stands on the chips. */
export const selectApplied = (snapshot: Snapshot) => snapshot.context.applied

/** Whether applying would change the list. */
export const selectHasChanges = (snapshot: Snapshot) => snapshot.matches({ open: 'dirty' })

/** Whether there is a filter to take off. */
export const selectCanReset = (snapshot: Snapshot) => snapshot.can({ type: 'filters.reset' })
