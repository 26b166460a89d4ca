import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate'

/** The menu button's name in `focus.return`; any other value names the button of a menu or a section. */
export const MENU_BUTTON = 'menu'

/** The menus of the bar on a wide screen. */
export type MenuName = 'courses' | 'services'

type Pointer = Readonly<{ menu: MenuName; pointerType: string }>

/** A pointer that only crosses a button opens nothing. */
const OPEN_DELAY_MS = 150
/** Time to come back after leaving a menu, or to cross a gap on the way into it. */
const CLOSE_DELAY_MS = 300
/** How long a press keeps a menu that has just opened under the pointer: it was meant to open it. */
const PRESS_GRACE_MS = 500

/** Focus goes back only when the visitor closes something: after a change of page it belongs to the new heading. */
export const siteNavMachine = setup({
  types: {
    context: {} as Readonly<{
      section: string | null
      menu: MenuName | null
      category: string | null
      /** The menu that opens if the pointer stays where it is. */
      pointed: MenuName | null
    }>,
    events: {} as
      | { type: 'menu.open' }
      | { type: 'menu.close' }
      | { type: 'section.open'; section: string }
      | { type: 'section.back' }
      | ({ type: 'pointer.enter' } & Pointer)
      | { type: 'pointer.leave' }
      | { type: 'menu.toggle'; menu: MenuName }
      | { type: 'category.select'; category: string }
      | { type: 'focus.left' }
      | { type: 'outside.press' }
      | { type: 'escape.press' }
      | { type: 'url.changed' }
      | { type: 'viewport.changed'; wide: boolean },
    emitted: {} as { type: 'focus.return'; to: string },
  },
  guards: {
    isWide: (_, wide: boolean) => wide,
    isNarrow: (_, wide: boolean) => !wide,
    // A finger or a pen only touches what it means to press: it does not hover.
    isMouse: (_, { pointerType }: Pointer) => pointerType === 'mouse',
    isMouseBack: ({ context }, { menu, pointerType }: Pointer) =>
      pointerType === 'mouse' && context.menu === menu,
    isShown: ({ context }, menu: MenuName) => context.menu === menu,
    hasCategories: ({ context }) => context.menu === 'courses',
  },
  actions: {
    enterSection: assign((_, section: string) => ({ section })),
    leaveSection: assign({ section: null }),
    pointAt: assign((_, { menu }: Pointer) => ({ pointed: menu })),
    show: assign((_, menu: MenuName) => ({ menu, category: null })),
    showPointed: assign(({ context }) => ({ menu: context.pointed, category: null })),
    selectCategory: assign((_, category: string) => ({ category })),
    forget: assign({ section: null, menu: null, category: null, pointed: null }),
    returnFocus: emit((_, to: string) => ({ type: 'focus.return', to })),
    returnFocusToSection: emit(({ context }) => ({
      type: 'focus.return',
      to: context.section ?? MENU_BUTTON,
    })),
    returnFocusToMenu: emit(({ context }) => ({ type: 'focus.return', to: context.menu ?? MENU_BUTTON })),
  },
  delays: { openDelay: OPEN_DELAY_MS, closeDelay: CLOSE_DELAY_MS, pressGrace: PRESS_GRACE_MS },
}).createMachine({
  id: 'siteNav',
  meta: { requirements: ['§2.29', '§4'] },
  context: { section: null, menu: null, category: null, pointed: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the bar is shown.',
      initial: 'idle',
      entry: 'forget',
      on: {
        'menu.open': 'mobile',
        'menu.toggle': {
          target: 'menu.pinned',
          actions: { type: 'show', params: ({ event }) => event.menu },
        },
      },
      states: {
        idle: {
          description: 'The pointer is elsewhere.',
          on: {
            'pointer.enter': {
              guard: { type: 'isMouse', params: ({ event }) => event },
              target: 'pointing',
              actions: { type: 'pointAt', params: ({ event }) => event },
            },
          },
        },
        pointing: {
          description: 'The pointer is on a button, and may only be passing.',
          after: { openDelay: { target: '#siteNav.menu.fresh', actions: 'showPointed' } },
          on: { 'pointer.leave': 'idle', 'escape.press': 'idle', 'url.changed': 'idle' },
        },
      },
    },
    menu: {
      description: 'The menu of courses or of services hangs below the bar.',
      initial: 'pinned',
      on: {
        'category.select': {
          guard: 'hasCategories',
          actions: { type: 'selectCategory', params: ({ event }) => event.category },
        },
        'menu.toggle': [
          { guard: { type: 'isShown', params: ({ event }) => event.menu }, target: 'closed' },
          { target: '.pinned', actions: { type: 'show', params: ({ event }) => event.menu } },
        ],
        'escape.press': { target: 'closed', actions: 'returnFocusToMenu' },
        'focus.left': 'closed',
        'outside.press': 'closed',
        'url.changed': 'closed',
        'viewport.changed': {
          guard: { type: 'isNarrow', params: ({ event }) => event.wide },
          target: 'closed',
        },
      },
      states: {
        pinned: { description: 'It was opened by a press, and the pointer does not close it.' },
        fresh: {
          description: 'It has just opened under the pointer.',
          after: { pressGrace: 'hovered' },
          on: {
            'pointer.leave': 'leaving',
            'menu.toggle': {
              guard: { type: 'isShown', params: ({ event }) => event.menu },
              target: 'pinned',
            },
          },
        },
        hovered: {
          description: 'The pointer is on it or on its button.',
          on: { 'pointer.leave': 'leaving' },
        },
        leaving: {
          description: 'The pointer is outside, and may come back.',
          after: { closeDelay: '#siteNav.closed' },
          on: {
            'pointer.enter': [
              { guard: { type: 'isMouseBack', params: ({ event }) => event }, target: 'hovered' },
              {
                guard: { type: 'isMouse', params: ({ event }) => event },
                target: 'switching',
                actions: { type: 'pointAt', params: ({ event }) => event },
              },
            ],
          },
        },
        switching: {
          description:
            'The pointer is on the other button, and may only be passing on its way into the menu.',
          after: { openDelay: { target: 'fresh', actions: 'showPointed' } },
          on: { 'pointer.leave': 'leaving' },
        },
      },
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

/** Whether Escape would change anything: a menu is open, or a pointer that rests on its button is about to open it. */
export const selectHearsEscape = (snapshot: Snapshot) => snapshot.can({ type: 'escape.press' })

/** The section whose links the mobile menu shows, or null while it lists the sections. */
export const selectSection = (snapshot: Snapshot) => snapshot.context.section

/** The menu that hangs below the bar of a wide screen, or null. */
export const selectOpenMenu = (snapshot: Snapshot) => snapshot.context.menu

/** The category whose courses the courses menu lists, or null for the first one. */
export const selectCategory = (snapshot: Snapshot) => snapshot.context.category
