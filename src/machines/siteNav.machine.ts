import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate'

/** The menu button's name in `focus.return`; any other value names a section's button. */
export const MENU_BUTTON = 'menu'

/** Focus goes back only when the visitor closes something: after a change of page it belongs to the new heading. */
export const siteNavMachine = setup({
  types: {
    context: {} as Readonly<{ section: string | null }>,
    events: {} as
      | { type: 'menu.open' }
      | { type: 'menu.close' }
      | { type: 'section.open'; section: string }
      | { type: 'section.back' }
      | { type: 'escape.press' }
      | { type: 'url.changed' }
      | { type: 'viewport.changed'; wide: boolean },
    emitted: {} as { type: 'focus.return'; to: string },
  },
  guards: {
    isWide: (_, wide: boolean) => wide,
  },
  actions: {
    enterSection: assign((_, section: string) => ({ section })),
    leaveSection: assign({ section: null }),
    returnFocus: emit((_, to: string) => ({ type: 'focus.return', to })),
    returnFocusToSection: emit(({ context }) => ({
      type: 'focus.return',
      to: context.section ?? MENU_BUTTON,
    })),
  },
}).createMachine({
  id: 'siteNav',
  meta: { requirements: ['§2.29', '§4'] },
  context: { section: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the bar is shown.',
      entry: 'leaveSection',
      on: { 'menu.open': 'mobile' },
    },
    mobile: {
      description: 'The menu covers the page of a small screen.',
      initial: 'root',
      on: {
        'menu.close': { target: 'closed', actions: { type: 'returnFocus', params: MENU_BUTTON } },
        'escape.press': { target: 'closed', actions: { type: 'returnFocus', params: MENU_BUTTON } },
        'url.changed': 'closed',
        'viewport.changed': {
          guard: { type: 'isWide', params: ({ event }) => event.wide },
          target: 'closed',
        },
      },
      states: {
        root: {
          description: 'The menu lists its sections.',
          entry: 'leaveSection',
          on: {
            'section.open': {
              target: 'section',
              actions: { type: 'enterSection', params: ({ event }) => event.section },
            },
          },
        },
        section: {
          description: 'The menu shows the links of one section.',
          on: { 'section.back': { target: 'root', actions: 'returnFocusToSection' } },
        },
      },
    },
  },
})

export type SiteNavActor = ActorRefFrom<typeof siteNavMachine>
type Snapshot = SnapshotFrom<typeof siteNavMachine>

/** Whether the mobile menu covers the page. */
export const selectIsMenuOpen = (snapshot: Snapshot) => snapshot.matches('mobile')

/** The section whose links the mobile menu shows, or null while it lists the sections. */
export const selectSection = (snapshot: Snapshot) => snapshot.context.section
