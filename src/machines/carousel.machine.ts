import { assign, emit, type SnapshotFrom, setup } from 'xstate'

type Slides = Readonly<{
  /** The first slide that is seen. */
  index: number
  count: number
  /** How many slides are seen at once. */
  visible: number
  loops: boolean
  /** The slide that a press led to, which a screen reader is told of; null until then. */
  led: number | null
}>

/** The greatest index at which no empty room is left behind the last slide. */
const lastIndex = ({ count, visible }: Pick<Slides, 'count' | 'visible'>) => Math.max(0, count - visible)

const leadTo = (index: number) => ({ index, led: index })

/** `slide.scrolled` reports where the visitor's own scrolling ended, so it must never answer with a scroll of ours. */
export const carouselMachine = setup({
  types: {
    input: {} as { count: number; visible: number; loops?: boolean },
    context: {} as Slides,
    events: {} as
      | { type: 'slide.next' }
      | { type: 'slide.previous' }
      | { type: 'slide.scrolled'; index: number }
      | { type: 'viewport.changed'; visible: number },
    emitted: {} as { type: 'scroll.requested'; index: number },
  },
  guards: {
    loops: ({ context }) => context.loops && lastIndex(context) > 0,
    hasOneView: ({ context }) => lastIndex(context) === 0,
    canGoOn: ({ context }) => context.index < lastIndex(context),
    isAtStart: ({ context }) => context.index === 0,
    isAtEnd: ({ context }) => context.index > 0 && context.index === lastIndex(context),
    isBetween: ({ context }) => context.index > 0 && context.index < lastIndex(context),
    isElsewhere: ({ context }, index: number) =>
      Number.isInteger(index) && index >= 0 && index <= lastIndex(context) && index !== context.index,
    isNewView: ({ context }, visible: number) =>
      Number.isInteger(visible) && visible > 0 && visible !== context.visible,
  },
  actions: {
    goOn: assign(({ context }) => leadTo((context.index + 1) % (lastIndex(context) + 1))),
    goBack: assign(({ context }) => leadTo((context.index + lastIndex(context)) % (lastIndex(context) + 1))),
    goTo: assign((_, index: number) => ({ index, led: null })),
    fit: assign(({ context }, visible: number) => ({
      visible,
      index: Math.min(context.index, lastIndex({ count: context.count, visible })),
      led: null,
    })),
    scroll: emit(({ context }) => ({ type: 'scroll.requested', index: context.index })),
  },
}).createMachine({
  id: 'carousel',
  meta: { requirements: ['§2.2', '§2.14', '§2.25', '§9'] },
  context: ({ input }) => ({
    index: 0,
    count: input.count,
    visible: input.visible,
    loops: input.loops ?? false,
    led: null,
  }),
  on: {
    'slide.scrolled': {
      guard: { type: 'isElsewhere', params: ({ event }) => event.index },
      actions: { type: 'goTo', params: ({ event }) => event.index },
    },
    'viewport.changed': {
      guard: { type: 'isNewView', params: ({ event }) => event.visible },
      actions: { type: 'fit', params: ({ event }) => event.visible },
    },
  },
  initial: 'atStart',
  states: {
    atStart: {
      description: 'The first slide is seen. There is nothing before it.',
      always: [
        { guard: 'loops', target: 'looping' },
        { guard: 'isAtEnd', target: 'atEnd' },
        { guard: 'isBetween', target: 'between' },
      ],
      on: { 'slide.next': { guard: 'canGoOn', actions: ['goOn', 'scroll'] } },
    },
    between: {
      description: 'There are more slides on both sides.',
      always: [
        { guard: 'isAtStart', target: 'atStart' },
        { guard: 'isAtEnd', target: 'atEnd' },
      ],
      on: {
        'slide.next': { actions: ['goOn', 'scroll'] },
        'slide.previous': { actions: ['goBack', 'scroll'] },
      },
    },
    atEnd: {
      description: 'The last slide is seen. There is nothing after it.',
      always: [
        { guard: 'isAtStart', target: 'atStart' },
        { guard: 'isBetween', target: 'between' },
      ],
      on: { 'slide.previous': { actions: ['goBack', 'scroll'] } },
    },
    looping: {
      description: 'After the last slide comes the first.',
      always: { guard: 'hasOneView', target: 'atStart' },
      on: {
        'slide.next': { actions: ['goOn', 'scroll'] },
        'slide.previous': { actions: ['goBack', 'scroll'] },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof carouselMachine>

/** The first slide that is seen, counted from zero. */
export const selectIndex = (snapshot: Snapshot) => snapshot.context.index

/** How many slides are seen at once. */
export const selectVisible = (snapshot: Snapshot) => snapshot.context.visible

/** Whether there is a slide to go back to. */
export const selectCanGoBack = (snapshot: Snapshot) => snapshot.can({ type: 'slide.previous' })

/** Whether there is a slide to go on to. */
export const selectCanGoOn = (snapshot: Snapshot) => snapshot.can({ type: 'slide.next' })

/** Where the first slide that is seen stands: "3 of 6". */
export const selectPosition = ({ context }: Snapshot) => `${context.index + 1} of ${context.count}`

/** What a screen reader is told of a press: "slide 3 of 6". Nothing before the first, nor of the visitor's own scrolling. */
export const selectAnnouncement = ({ context }: Snapshot) =>
  context.led === null ? '' : `slide ${context.led + 1} of ${context.count}`
