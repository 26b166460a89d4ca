import { type ActorRefFrom, emit, type SnapshotFrom, setup } from 'xstate'

export const listViews = ['cards', 'rows'] as const
export type ListView = (typeof listViews)[number]

/** What another tab stored is taken over without being announced, or two tabs would answer each other for ever. */
export const listViewMachine = setup({
  types: {
    events: {} as { type: 'view.choose'; view: ListView } | { type: 'storage.changed'; view: ListView },
    emitted: {} as { type: 'view.changed'; view: ListView },
  },
  guards: {
    isAsked: (_, { asked, view }: { asked: ListView; view: ListView }) => asked === view,
  },
  actions: {
    announce: emit((_, view: ListView) => ({ type: 'view.changed', view })),
  },
}).createMachine({
  id: 'listView',
  meta: { requirements: ['§2.12'] },
  initial: 'cards',
  on: {
    'view.choose': listViews.map((view) => ({
      guard: { type: 'isAsked', params: ({ event }) => ({ asked: event.view, view }) },
      target: `.${view}`,
      actions: { type: 'announce', params: view },
    })),
    'storage.changed': listViews.map((view) => ({
      guard: { type: 'isAsked', params: ({ event }) => ({ asked: event.view, view }) },
      target: `.${view}`,
    })),
  },
  states: {
    cards: { description: 'Each course is a card with its picture.' },
    rows: { description: 'Each course is a row, and its figures stand in columns.' },
  },
})

export type ListViewActor = ActorRefFrom<typeof listViewMachine>

/** How the courses are shown. */
export const selectView = (snapshot: SnapshotFrom<typeof listViewMachine>): ListView => snapshot.value
