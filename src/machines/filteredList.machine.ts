import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate'
import {
  type AppliedFilter,
  type Asked,
  type Choices,
  countChoices,
  isApplied,
  isNarrowed,
  noChoices,
  sameAsked,
  sameChoices,
  textOf,
  withoutFilter,
} from '~/data/lists/asked'
import type { ListRules, Outcome } from '~/data/lists/list'

/** How long somebody may rest between two letters and still be typing, in milliseconds. */
const TYPING_PAUSE = 300

interface Choice {
  facet: string
  value: string
}

interface Context {
  list: ListRules
  /** Whether a choice changes the list at once, or waits until the visitor applies it (§4, §5). */
  applies: 'atOnce' | 'onApply'
  /** What the list shows and the address says. */
  applied: Asked
  /** What stands in the search box. */
  typed: string
  /** What is ticked. */
  pending: Choices
}

/**
 * Every list of the site that can be narrowed. Whatever is applied takes along what is typed and begins with the first
 * page; the page itself is turned by the address alone.
 */
export const filteredListMachine = setup({
  types: {
    input: {} as Readonly<Pick<Context, 'list' | 'applies' | 'applied'>>,
    context: {} as Readonly<Context>,
    events: {} as
      | { type: 'text.change'; text: string }
      | { type: 'text.submit' }
      | { type: 'panel.open' }
      | { type: 'panel.close' }
      | ({ type: 'choice.toggle' } & Choice)
      | { type: 'choices.clear' }
      | { type: 'filters.apply' }
      | { type: 'filter.remove'; filter: AppliedFilter }
      | { type: 'filters.reset' }
      | { type: 'sort.choose'; sort: string }
      | { type: 'url.changed'; asked: Asked },
    emitted: {} as
      /** `replaces` where this takes the place of the last search in the visitor's history. */
      { type: 'list.asked'; asked: Asked; replaces: boolean },
  },
  guards: {
    appliesAtOnce: ({ context }) => context.applies === 'atOnce',
    hasNewText: ({ context }) => textOf(context.typed) !== context.applied.text,
    isTextApplied: ({ context }) => textOf(context.typed) === context.applied.text,
    refinesText: ({ context }) => context.applied.text !== '' && textOf(context.typed) !== '',
    hasChanges: ({ context }) => !sameChoices(context.pending, context.applied.choices),
    isUnchanged: ({ context }) => sameChoices(context.pending, context.applied.choices),
    canClear: ({ context }) => context.applies === 'onApply' && countChoices(context.pending) > 0,
    hasFilters: ({ context }) => isNarrowed(context.applied) || context.typed !== '',
    isApplied: ({ context }, filter: AppliedFilter) => isApplied(context.applied, filter),
    isNewSort: ({ context }, sort: string) => sort !== context.applied.sort,
    isNew: ({ context }, asked: Asked) => !sameAsked(asked, context.applied),
    hasOutcome: ({ context }, outcome: Outcome) => context.list.outcomeOf(context.applied) === outcome,
  },
  actions: {
    type: assign((_, typed: string) => ({ typed })),
    toggle: assign(({ context }, { facet, value }: Choice) => ({
      pending: context.list.toggle(context.pending, facet, value),
    })),
    clearChoices: assign({ pending: ({ context }) => noChoices(context.pending) }),
    clearText: assign({ typed: '' }),
    discard: assign({ pending: ({ context }) => context.applied.choices }),
    commitText: assign({
      applied: ({ context }) => ({ ...context.applied, text: textOf(context.typed), page: 1 }),
    }),
    commitChoices: assign({
      applied: ({ context }) => ({ ...context.applied, choices: context.pending, page: 1 }),
    }),
    sortBy: assign(({ context }, sort: string) => ({ applied: { ...context.applied, sort, page: 1 } })),
    remove: assign(({ context }, filter: AppliedFilter) => {
      const applied = withoutFilter(context.applied, filter)
      return { applied, pending: applied.choices, ...(filter.kind === 'text' && { typed: '' }) }
    }),
    adopt: assign((_, applied: Asked) => ({ applied, typed: applied.text, pending: applied.choices })),
    announce: emit(({ context }) => ({ type: 'list.asked', asked: context.applied, replaces: false })),
    announceInPlace: emit(({ context }) => ({ type: 'list.asked', asked: context.applied, replaces: true })),
  },
  delays: { typingPause: TYPING_PAUSE },
}).createMachine({
  id: 'filteredList',
  meta: { requirements: ['§2.7', '§2.10', '§2.12', '§2.13', '§2.19', '§4', '§5'] },
  context: ({ input: { list, applies, applied } }) => ({
    list,
    applies,
    applied,
    typed: applied.text,
    pending: applied.choices,
  }),
  type: 'parallel',
  on: {
    'filter.remove': {
      guard: { type: 'isApplied', params: ({ event }) => event.filter },
      actions: ['commitText', { type: 'remove', params: ({ event }) => event.filter }, 'announce'],
    },
    'filters.reset': {
      guard: 'hasFilters',
      actions: ['clearText', 'clearChoices', 'commitText', 'commitChoices', 'announce'],
    },
    'sort.choose': {
      guard: { type: 'isNewSort', params: ({ event }) => event.sort },
      actions: ['commitText', { type: 'sortBy', params: ({ event }) => event.sort }, 'announce'],
    },
    'url.changed': {
      guard: { type: 'isNew', params: ({ event }) => event.asked },
      actions: { type: 'adopt', params: ({ event }) => event.asked },
    },
  },
  states: {
    text: {
      initial: 'settled',
      states: {
        settled: {
          description: 'The list follows what stands in the search box.',
          always: { guard: 'hasNewText', target: 'typing' },
          on: { 'text.change': { actions: { type: 'type', params: ({ event }) => event.text } } },
        },
        typing: {
          description: 'The list follows as soon as the visitor rests, presses Enter or chooses something.',
          always: { guard: 'isTextApplied', target: 'settled' },
          after: {
            typingPause: [
              { guard: 'refinesText', actions: ['commitText', 'announceInPlace'] },
              { actions: ['commitText', 'announce'] },
            ],
          },
          on: {
            'text.change': {
              target: 'typing',
              reenter: true,
              actions: { type: 'type', params: ({ event }) => event.text },
            },
            'text.submit': { actions: ['commitText', 'announce'] },
          },
        },
      },
    },
    panel: {
      initial: 'closed',
      on: {
        'choice.toggle': [
          {
            guard: 'appliesAtOnce',
            actions: [
              { type: 'toggle', params: ({ event }) => event },
              'commitText',
              'commitChoices',
              'announce',
            ],
          },
          { target: '.open', actions: { type: 'toggle', params: ({ event }) => event } },
        ],
      },
      states: {
        closed: {
          description: 'What is ticked is what is applied.',
          on: { 'panel.open': 'open' },
        },
        open: {
          description: 'The visitor chooses filters.',
          on: {
            'panel.close': { target: 'closed', actions: 'discard' },
            'choices.clear': { guard: 'canClear', actions: 'clearChoices' },
          },
          initial: 'clean',
          states: {
            clean: {
              description: 'Nothing is ticked or unticked that the list does not show.',
              always: { guard: 'hasChanges', target: 'dirty' },
              on: { 'filters.apply': '#filteredList.panel.closed' },
            },
            dirty: {
              description: 'What is ticked is not applied yet.',
              always: { guard: 'isUnchanged', target: 'clean' },
              on: {
                'filters.apply': {
                  target: '#filteredList.panel.closed',
                  actions: ['commitText', 'commitChoices', 'announce'],
                },
              },
            },
          },
        },
      },
    },
    results: {
      initial: 'listed',
      states: {
        listed: {
          description: 'What meets everything asked is listed.',
          always: [
            { guard: { type: 'hasOutcome', params: 'relaxed' }, target: 'relaxed' },
            { guard: { type: 'hasOutcome', params: 'empty' }, target: 'empty' },
          ],
        },
        relaxed: {
          description: 'Nothing meets everything asked, so the closest items are listed and called that.',
          always: [
            { guard: { type: 'hasOutcome', params: 'listed' }, target: 'listed' },
            { guard: { type: 'hasOutcome', params: 'empty' }, target: 'empty' },
          ],
        },
        empty: {
          description: 'Nothing is found. What could be dropped is offered, with what it would bring.',
          always: [
            { guard: { type: 'hasOutcome', params: 'listed' }, target: 'listed' },
            { guard: { type: 'hasOutcome', params: 'relaxed' }, target: 'relaxed' },
          ],
        },
      },
    },
  },
})

export type FilteredListActor = ActorRefFrom<typeof filteredListMachine>
type Snapshot = SnapshotFrom<typeof filteredListMachine>

/** What stands in the search box. */
export const selectTyped = (snapshot: Snapshot) => snapshot.context.typed

/** What is ticked. */
export const selectPending = (snapshot: Snapshot) => snapshot.context.pending

/** What the list shows. */
export const selectApplied = (snapshot: Snapshot) => snapshot.context.applied

/** Whether the panel is open. */
export const selectIsOpen = (snapshot: Snapshot) => snapshot.matches({ panel: 'open' })

/** Whether there is a choice in the panel to clear. */
export const selectCanClear = (snapshot: Snapshot) => snapshot.can({ type: 'choices.clear' })

/** Whether there is a filter to take off, or a text to empty. */
export const selectCanReset = (snapshot: Snapshot) => snapshot.can({ type: 'filters.reset' })
