import { NOTHING_DUE } from 'machine-workbench/generation/run'
import { defineModel, type Step, type Temporal } from 'machine-workbench/models'
import {
  type MenuName,
  selectCategory,
  selectIsMenuOpen,
  selectOpenMenu,
  selectSection,
  siteNavMachine,
} from '~/machines/siteNav.machine'
import { lasts } from './lasting'
import { standing } from './standing'

const enter = (menu: MenuName, pointerType: string) => ({ type: 'pointer.enter', menu, pointerType }) as const

/** The menu that a rest opens is the one that the pointer came to last. */
const opensWhatIsPointedAt: Temporal<typeof siteNavMachine> = () => {
  let pointed: string | undefined
  return {
    see: (snapshot, { before, step }) => {
      const hasRested =
        before?.matches({ closed: 'pointing' }) === true || before?.matches({ menu: 'switching' }) === true
      // A pointer leaves one button before it comes to another.
      if (step?.kind === 'event' && step.event.type === 'pointer.enter' && !hasRested) {
        if (step.event.pointerType === 'mouse') pointed = step.event.menu
      }
      const opens = hasRested && snapshot.matches({ menu: 'fresh' })
      return step?.kind === 'after' && opens && selectOpenMenu(snapshot) !== pointed ? 'failed' : 'held'
    },
  }
}

/** What a visitor sees of the bar, and which menu the pointer came to last since it was closed. */
type Story = Readonly<{
  at: string
  menu: MenuName | null
  category: string | null
  section: string | null
  pointed: MenuName | null
}>

const closed: Story = { at: 'closed.idle', menu: null, category: null, section: null, pointed: null }

const shown = (at: string, menu: MenuName | null, { pointed }: Story): Story => ({
  ...closed,
  at,
  menu,
  pointed,
})

/** Closes what hangs below the bar, covers a small screen, or is about to open. */
function shut(story: Story): Story {
  if (story.at === closed.at) return story
  return story.at === 'closed.pointing' ? { ...story, at: closed.at } : closed
}

function entered(story: Story, menu: MenuName): Story {
  if (story.at === closed.at) return { ...closed, at: 'closed.pointing', pointed: menu }
  if (story.at !== 'menu.leaving') return story
  if (story.menu === menu) return { ...story, at: 'menu.hovered' }
  return { ...story, at: 'menu.switching', pointed: menu }
}

function left(story: Story): Story {
  if (story.at === 'closed.pointing') return { ...story, at: closed.at }
  const isUnderPointer = ['menu.fresh', 'menu.hovered', 'menu.switching'].includes(story.at)
  return isUnderPointer ? { ...story, at: 'menu.leaving' } : story
}

function toggled(story: Story, menu: MenuName): Story {
  if (story.at.startsWith('mobile')) return story
  if (story.menu !== menu) return shown('menu.pinned', menu, story)
  return story.at === 'menu.fresh' ? { ...story, at: 'menu.pinned' } : closed
}

const rested = (story: Story): Story => {
  if (story.at === 'closed.pointing' || story.at === 'menu.switching')
    return shown('menu.fresh', story.pointed, story)
  return story.at === 'menu.fresh' ? { ...story, at: 'menu.hovered' } : closed
}

function next(story: Story, step: Step<typeof siteNavMachine>): Story {
  if (step.kind === 'after') return step.id === NOTHING_DUE ? story : rested(story)
  if (step.kind !== 'event') return story
  const { event } = step
  const hangs = story.menu !== null
  const covers = story.at.startsWith('mobile')
  switch (event.type) {
    case 'menu.open':
      return story.at.startsWith('closed') ? { ...story, at: 'mobile.root' } : story
    case 'menu.close':
      return covers ? closed : story
    case 'section.open':
      return story.at === 'mobile.root' ? { ...story, at: 'mobile.section', section: event.section } : story
    case 'section.back':
      return covers ? { ...story, at: 'mobile.root', section: null } : story
    case 'pointer.enter':
      return event.pointerType === 'mouse' ? entered(story, event.menu) : story
    case 'pointer.leave':
      return left(story)
    case 'menu.toggle':
      return toggled(story, event.menu)
    case 'category.select':
      return story.menu === 'courses' ? { ...story, category: event.category } : story
    case 'focus.left':
    case 'outside.press':
      return hangs ? closed : story
    case 'escape.press':
    case 'url.changed':
      return shut(story)
    case 'viewport.changed':
      return (event.wide ? covers : hangs) ? closed : story
  }
}

export const siteNavModel = defineModel(siteNavMachine, {
  purpose: 'Decides which menu of the navigation bar is open, on wide and on narrow screens.',
  pages: ['*'],
  events: [
    { type: 'menu.open' },
    { type: 'menu.close' },
    { type: 'section.open', section: 'services' },
    { type: 'section.back' },
    enter('courses', 'mouse'),
    enter('services', 'mouse'),
    enter('courses', 'touch'),
    enter('services', 'pen'),
    { type: 'pointer.leave' },
    { type: 'menu.toggle', menu: 'courses' },
    { type: 'menu.toggle', menu: 'services' },
    { type: 'category.select', category: 'health' },
    { type: 'category.select', category: 'education' },
    { type: 'focus.left' },
    { type: 'outside.press' },
    { type: 'escape.press' },
    { type: 'url.changed' },
    { type: 'viewport.changed', wide: true },
    { type: 'viewport.changed', wide: false },
  ],
  invariants: {
    'a section is shown in the section state only': (snapshot) =>
      snapshot.matches({ mobile: 'section' }) === (selectSection(snapshot) !== null),
    'one menu hangs below the bar in the menu state only': (snapshot) =>
      snapshot.matches('menu') === (selectOpenMenu(snapshot) !== null),
    'a category is selected in the courses menu only, and is the one asked for': (snapshot, { step }) =>
      (selectCategory(snapshot) === null || selectOpenMenu(snapshot) === 'courses') &&
      (step?.kind !== 'event' ||
        step.event.type !== 'category.select' ||
        selectCategory(snapshot) === (selectOpenMenu(snapshot) === 'courses' ? step.event.category : null)),
    'a menu opens on a press or after a rest, never at once under the pointer or on focus': (
      snapshot,
      { before, step },
    ) => {
      const opened = before !== undefined && selectOpenMenu(before) === null && selectOpenMenu(snapshot)
      if (!opened) return true
      if (step?.kind === 'event') return step.event.type === 'menu.toggle' && step.event.menu === opened
      return step?.kind === 'after' && before.matches({ closed: 'pointing' })
    },
    'a press toggles, but keeps what has just opened under the pointer': (snapshot, { before, step }) => {
      if (step?.kind !== 'event' || step.event.type !== 'menu.toggle' || before === undefined) return true
      if (selectIsMenuOpen(before)) return selectIsMenuOpen(snapshot)
      const closes = selectOpenMenu(before) === step.event.menu && !before.matches({ menu: 'fresh' })
      return closes
        ? snapshot.matches('closed')
        : snapshot.matches({ menu: 'pinned' }) && selectOpenMenu(snapshot) === step.event.menu
    },
    'a pointer that leaves opens nothing, and closes what it opened unless it comes back': (
      snapshot,
      { before, step },
    ) => {
      if (step?.kind !== 'event' || before === undefined) return true
      const { event } = step
      if (event.type === 'pointer.leave')
        return (
          !snapshot.matches({ closed: 'pointing' }) &&
          (selectOpenMenu(snapshot) === null ||
            snapshot.matches({ menu: 'pinned' }) ||
            snapshot.matches({ menu: 'leaving' }))
        )
      if (event.type !== 'pointer.enter' || !before.matches({ menu: 'leaving' })) return true
      if (event.pointerType !== 'mouse') return snapshot.matches({ menu: 'leaving' })
      return snapshot.matches({ menu: selectOpenMenu(before) === event.menu ? 'hovered' : 'switching' })
    },
    'the way back from a section leads to the list of sections': (snapshot, { step }) =>
      step?.kind !== 'event' || step.event.type !== 'section.back' || selectSection(snapshot) === null,
    'the pointer does not close what was opened by a press': (snapshot, { before, step }) =>
      !before?.matches({ menu: 'pinned' }) ||
      (step?.kind === 'event' && !step.event.type.startsWith('pointer.')) ||
      snapshot.matches({ menu: 'pinned' }),
    'a finger and a pen do not hover': (snapshot, { before, step }) =>
      step?.kind !== 'event' ||
      step.event.type !== 'pointer.enter' ||
      step.event.pointerType === 'mouse' ||
      JSON.stringify(before?.value) === JSON.stringify(snapshot.value),
    'focus returns when the visitor closes something, and at no other time': (
      _snapshot,
      { before, step, emitted },
    ) => {
      const type = step?.kind === 'event' ? step.event.type : ''
      const left = before !== undefined && selectIsMenuOpen(before) ? type : ''
      const menu = before === undefined ? null : selectOpenMenu(before)
      const to =
        left === 'menu.close' || left === 'escape.press'
          ? ['menu']
          : left === 'section.back' && before?.matches({ mobile: 'section' })
            ? [selectSection(before)]
            : type === 'escape.press' && menu !== null
              ? [menu]
              : []
      return (
        JSON.stringify(emitted) === JSON.stringify(to.map((name) => ({ type: 'focus.return', to: name })))
      )
    },
    'each menu is for one width of the viewport': (snapshot, { before, step }) => {
      if (step?.kind !== 'event' || step.event.type !== 'viewport.changed' || before === undefined)
        return true
      const { wide } = step.event
      return (
        selectIsMenuOpen(snapshot) === (!wide && selectIsMenuOpen(before)) &&
        selectOpenMenu(snapshot) === (wide ? selectOpenMenu(before) : null)
      )
    },
    'another page, Escape, and a press or focus elsewhere leave no menu open': (snapshot, { step }) => {
      const type = step?.kind === 'event' ? step.event.type : ''
      if (type === 'menu.close') return !selectIsMenuOpen(snapshot)
      if (type === 'url.changed' || type === 'escape.press')
        return JSON.stringify(snapshot.value) === JSON.stringify({ closed: 'idle' })
      return (type !== 'focus.left' && type !== 'outside.press') || selectOpenMenu(snapshot) === null
    },
  },
  reference: {
    start: () => closed,
    next,
    read: ({ value, context }): Story => ({ ...context, at: standing(value) }),
  },
  temporal: {
    'a rest opens what the pointer came to last': opensWhatIsPointedAt,
    'the pointer rests 150 ms before a menu opens': lasts(
      (snapshot) => snapshot.matches({ closed: 'pointing' }),
      150,
    ),
    'the pointer rests 150 ms before another menu takes the place of this one': lasts(
      (snapshot) => snapshot.matches({ menu: 'switching' }),
      150,
    ),
    'the pointer has 300 ms to come back': lasts((snapshot) => snapshot.matches({ menu: 'leaving' }), 300),
    'a press within 500 ms keeps the menu open': lasts(
      (snapshot) => snapshot.matches({ menu: 'fresh' }),
      500,
    ),
  },
  unreachable: {
    'pointer.enter menu courses, pointerType touch': 'A finger does not hover.',
    'pointer.enter menu services, pointerType pen': 'A pen does not hover.',
  },
  spoken: {
    'mobile.root --section.open--> mobile.section': { focus: 'button "Back to the menu"' },
    'mobile.section --section.back--> mobile.root': { focus: 'button "{the section}"' },
    'mobile --escape.press--> closed': { focus: 'button "Menu"' },
    'mobile --url.changed--> closed': { focus: 'heading "{the page}"' },
    'menu --url.changed--> closed': { focus: 'heading "{the page}"' },
    'closed.pointing --url.changed--> closed.idle': { focus: 'heading "{the page}"' },
    // What had the focus goes with the bar or the menu that it stood in.
    'mobile --viewport.changed[isWide]--> closed': { focus: ['', 'link "Courses"'] },
    'menu --viewport.changed[isNarrow]--> closed': { focus: ['', 'button "Menu"'] },
  },
})
