import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'

/**
 * How a drawing is seen: `scale` 1 shows all of it, and `x` and `y` say how far its middle lies from the middle of
 * its frame, as a share of its width and height at scale 1.
 */
export interface DrawingView {
  readonly scale: number
  readonly x: number
  readonly y: number
}

const MAX_SCALE = 8
const STEP = 1.25
const whole: DrawingView = { scale: 1, x: 0, y: 0 }

/** The nearest view within the limits: the drawing never leaves its frame. */
function within({ scale: wanted, x, y }: DrawingView): DrawingView {
  // Steps up and down need not meet at exactly 1.
  const scale = wanted < 1.01 ? 1 : Math.min(MAX_SCALE, wanted)
  const most = (scale - 1) / 2
  const held = (offset: number) => Math.min(most, Math.max(-most, offset))
  return { scale, x: held(x), y: held(y) }
}

type Zoom = Readonly<{ factor: number; x: number; y: number }>

/** What lies under the point stays under it. */
const zoomed = (view: DrawingView, { factor, x, y }: Zoom): DrawingView => {
  const { scale } = within({ ...view, scale: view.scale * factor })
  const kept = (offset: number, point: number) => point - ((point - offset) * scale) / view.scale
  return within({ scale, x: kept(view.x, x), y: kept(view.y, y) })
}

const moved = (view: DrawingView, by: Readonly<{ x: number; y: number }>) =>
  within({ ...view, x: view.x + by.x, y: view.y + by.y })

const isSame = (a: DrawingView, b: DrawingView) => a.scale === b.scale && a.x === b.x && a.y === b.y

/** A point, or a way, in shares of the drawing's width and height at scale 1. */
type Shares = Readonly<{ x: number; y: number }>

/** Moving is possible only where more of the drawing lies: a drawing that is seen whole stays where it is. */
export const drawingViewMachine = setup({
  types: {
    context: {} as DrawingView,
    events: {} as
      | { type: 'zoom.in' }
      | { type: 'zoom.out' }
      /** From a wheel or two fingers, about the point between them. */
      | ({ type: 'zoom.by'; factor: number } & Shares)
      | { type: 'view.reset' }
      /** To what matters now, at a size at which it can be read. */
      | ({ type: 'view.follow' } & DrawingView)
      | ({ type: 'pan.by' } & Shares)
      | { type: 'drag.start' }
      | ({ type: 'drag.move' } & Shares)
      | { type: 'drag.end' },
  },
  guards: {
    canZoom: ({ context }, zoom: Zoom) =>
      zoom.factor > 0 && Number.isFinite(zoom.x + zoom.y) && zoomed(context, zoom).scale !== context.scale,
    canMove: ({ context }, by: Shares) =>
      Number.isFinite(by.x + by.y) && !isSame(moved(context, by), context),
    isView: (_, { scale, x, y }: DrawingView) => scale > 0 && Number.isFinite(scale + x + y),
    isLarger: ({ context }) => context.scale > 1,
    isWhole: ({ context }) => context.scale === 1,
  },
  actions: {
    zoom: assign(({ context }, zoom: Zoom) => zoomed(context, zoom)),
    move: assign(({ context }, by: Shares) => moved(context, by)),
    show: assign((_, view: DrawingView) => within(view)),
    reset: assign(whole),
  },
}).createMachine({
  id: 'drawingView',
  meta: { requirements: ['§8'] },
  context: whole,
  on: {
    'zoom.in': {
      guard: { type: 'canZoom', params: { factor: STEP, x: 0, y: 0 } },
      target: '.free',
      actions: { type: 'zoom', params: { factor: STEP, x: 0, y: 0 } },
    },
    'zoom.by': {
      guard: { type: 'canZoom', params: ({ event }) => event },
      target: '.free',
      actions: { type: 'zoom', params: ({ event }) => event },
    },
    'view.follow': {
      guard: { type: 'isView', params: ({ event }) => event },
      target: '.following',
      actions: { type: 'show', params: ({ event }) => event },
    },
  },
  initial: 'following',
  states: {
    following: {
      description: 'What matters now is kept in sight, large enough to be read.',
      on: {
        'zoom.out': {
          guard: 'isLarger',
          target: 'free',
          actions: { type: 'zoom', params: { factor: 1 / STEP, x: 0, y: 0 } },
        },
        'view.reset': { target: 'fitted', actions: 'reset' },
        'pan.by': {
          guard: { type: 'canMove', params: ({ event }) => event },
          target: 'free',
          actions: { type: 'move', params: ({ event }) => event },
        },
        'drag.start': { guard: 'isLarger', target: 'dragging' },
      },
    },
    fitted: { description: 'All of the drawing is seen.' },
    free: {
      description: 'The drawing is larger than its frame.',
      always: { guard: 'isWhole', target: 'fitted' },
      on: {
        'zoom.out': { actions: { type: 'zoom', params: { factor: 1 / STEP, x: 0, y: 0 } } },
        'view.reset': { target: 'fitted', actions: 'reset' },
        'pan.by': {
          guard: { type: 'canMove', params: ({ event }) => event },
          actions: { type: 'move', params: ({ event }) => event },
        },
        'drag.start': 'dragging',
      },
    },
    dragging: {
      description: 'A pointer holds the drawing.',
      on: {
        'drag.move': {
          guard: { type: 'canMove', params: ({ event }) => event },
          actions: { type: 'move', params: ({ event }) => event },
        },
        'drag.end': 'free',
        'view.reset': { target: 'fitted', actions: 'reset' },
      },
    },
  },
})

export type DrawingViewActor = ActorRefFrom<typeof drawingViewMachine>
type Snapshot = SnapshotFrom<typeof drawingViewMachine>

/** How far the buttons and the arrow keys move the view. */
export const PAN_STEP = 0.15

export const selectView = ({ context }: Snapshot): DrawingView => context
export const selectCanZoomIn = (snapshot: Snapshot) => snapshot.can({ type: 'zoom.in' })
export const selectCanZoomOut = (snapshot: Snapshot) => snapshot.can({ type: 'zoom.out' })
export const selectCanFit = (snapshot: Snapshot) => snapshot.can({ type: 'view.reset' })

export const selectIsFollowing = (snapshot: Snapshot) => snapshot.matches('following')

/** What is announced: how large the drawing is against its size when all of it is seen, or that it goes along. */
export const selectZoom = (snapshot: Snapshot) => {
  const { scale } = snapshot.context
  if (selectIsFollowing(snapshot)) return 'Following'
  return scale === 1 ? 'Whole drawing' : `Zoom ${Math.round(scale * 100)} %`
}
