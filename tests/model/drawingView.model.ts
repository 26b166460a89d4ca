import { isDeepStrictEqual } from 'node:util'
import { defineModel } from 'machine-workbench/models'
import type { SnapshotFrom } from 'xstate'
import {
  drawingViewMachine,
  selectCanFit,
  selectCanZoomIn,
  selectCanZoomOut,
  selectIsFollowing,
  selectView,
  selectZoom,
} from '~/machines/drawingView.machine'

type Snapshot = SnapshotFrom<typeof drawingViewMachine>

/** The limit, written down a second time on purpose. */
const MAX_SCALE = 8

/** How far the middle of the drawing may lie from that of its frame before a gap shows at its side. */
const room = ({ context: { scale } }: Snapshot) => (scale - 1) / 2

const isInside = (snapshot: Snapshot) =>
  Math.abs(snapshot.context.x) <= room(snapshot) + 1e-9 &&
  Math.abs(snapshot.context.y) <= room(snapshot) + 1e-9

/** Which point of the drawing lies under a point of the frame. */
const under = ({ context: { scale, x, y } }: Snapshot, point: Readonly<{ x: number; y: number }>) => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
})

/** As the buttons, a wheel and the limits say: steps need not meet at exactly 1. */
const scaleAfter = (was: number, factor: number) =>
  was * factor < 1.01 ? 1 : Math.min(MAX_SCALE, was * factor)

const factorOf = (event: { type: string; factor?: number }) =>
  ({ 'zoom.in': 1.25, 'zoom.out': 0.8, 'zoom.by': event.factor })[event.type]

/** The nearest view without a gap. */
function shownAs(wanted: number, x: number, y: number) {
  const scale = Math.min(MAX_SCALE, Math.max(1, wanted))
  const most = (scale - 1) / 2
  const held = (offset: number) => Math.min(most, Math.max(-most, offset))
  return { scale, x: held(x), y: held(y) }
}

const edge = (offset: number, snapshot: Snapshot) =>
  Math.sign(offset) * (Math.abs(offset) >= room(snapshot) ? 2 : 1)

export const drawingViewModel = defineModel(drawingViewMachine, {
  purpose: 'Enlarges and moves the drawing of a machine, by buttons, keys, a pointer or two fingers.',
  pages: ['/machines/filteredList'],
  scenarios: [{ input: undefined }],
  events: [
    { type: 'zoom.in' },
    { type: 'zoom.out' },
    { type: 'zoom.by', factor: 3, x: 0.25, y: -0.25 },
    { type: 'zoom.by', factor: 0.5, x: 0, y: 0 },
    { type: 'zoom.by', factor: 0, x: 0, y: 0 },
    { type: 'zoom.by', factor: 2, x: Number.NaN, y: 0 },
    { type: 'view.reset' },
    { type: 'view.follow', scale: 2, x: 0.3, y: -0.7 },
    { type: 'view.follow', scale: 0.4, x: 0.3, y: 0 },
    { type: 'view.follow', scale: 20, x: -3, y: 3 },
    { type: 'view.follow', scale: Number.NaN, x: 0, y: 0 },
    { type: 'view.follow', scale: 0, x: 0, y: 0 },
    { type: 'pan.by', x: 0.15, y: 0 },
    { type: 'pan.by', x: -0.15, y: 0 },
    { type: 'pan.by', x: 0, y: 0.15 },
    { type: 'pan.by', x: Number.POSITIVE_INFINITY, y: 0 },
    { type: 'drag.start' },
    { type: 'drag.move', x: 0.5, y: -0.5 },
    { type: 'drag.move', x: Number.NaN, y: 0 },
    { type: 'drag.end' },
  ],
  key: (snapshot) => {
    const { scale, x, y } = snapshot.context
    const size = scale === 1 ? 'whole' : scale === MAX_SCALE ? 'most' : 'between'
    return [JSON.stringify(snapshot.value), size, edge(x, snapshot), edge(y, snapshot)].join(' ')
  },
  choices: {
    'zoom.by.factor': [0.5, 2],
  },
  invariants: {
    'the drawing is as small as its frame and at most eight times as large': ({ context: { scale } }) =>
      scale >= 1 && scale <= MAX_SCALE,
    'no gap shows between the drawing and its frame': isInside,
    'it is fitted if all of it is seen, and follows what matters now at any size': (snapshot) =>
      selectIsFollowing(snapshot) || snapshot.matches('fitted') === (snapshot.context.scale === 1),
    'it follows from the start and whenever it is told to, until somebody zooms, moves or fits it': (
      snapshot,
      { before, step },
    ) => {
      if (before === undefined || step?.kind !== 'event') return selectIsFollowing(snapshot)
      const { event } = step
      if (event.type === 'view.follow' && event.scale > 0)
        return (
          selectIsFollowing(snapshot) &&
          isDeepStrictEqual(selectView(snapshot), shownAs(event.scale, event.x, event.y))
        )
      const isLeft =
        event.type === 'view.reset' ||
        before.context !== snapshot.context ||
        (event.type === 'drag.start' && before.context.scale > 1)
      return selectIsFollowing(snapshot) === (selectIsFollowing(before) && !isLeft)
    },
    'each way to zoom is offered until its limit': (snapshot) =>
      selectCanZoomIn(snapshot) === snapshot.context.scale < MAX_SCALE &&
      selectCanZoomOut(snapshot) === (snapshot.context.scale > 1 && !snapshot.matches('dragging')),
    'what is larger than its frame can be fitted, also while it is held': (snapshot) =>
      selectCanFit(snapshot) !== snapshot.matches('fitted'),
    'what lies under the pointer stays there, unless a gap would show': (snapshot, { before, step }) => {
      if (before === undefined || step?.kind !== 'event' || step.event.type !== 'zoom.by') return true
      const { event } = step
      if (before.context.scale === snapshot.context.scale) return true
      return (['x', 'y'] as const).every(
        (side) =>
          Math.abs(snapshot.context[side]) >= room(snapshot) ||
          Math.abs(under(snapshot, event)[side] - under(before, event)[side]) < 1e-9,
      )
    },
    'a drag moves the drawing as far as the pointer, unless a gap would show': (
      snapshot,
      { before, step },
    ) => {
      if (before === undefined || step?.kind !== 'event' || step.event.type !== 'drag.move') return true
      if (!before.matches('dragging') || !Number.isFinite(step.event.x))
        return selectView(before) === selectView(snapshot)
      const { x, y } = selectView(snapshot)
      return (
        Math.abs(x) >= room(snapshot) ||
        Math.abs(y) >= room(snapshot) ||
        (Math.abs(x - before.context.x - step.event.x) < 1e-9 &&
          Math.abs(y - before.context.y - step.event.y) < 1e-9)
      )
    },
    'each step enlarges or makes smaller by a quarter, a wheel as far as it turns': (
      snapshot,
      { before, step },
    ) => {
      const factor = step?.kind === 'event' ? factorOf(step.event) : undefined
      if (step?.kind !== 'event' || before === undefined || !factor) return true
      if (step.event.type === 'zoom.out' && !selectCanZoomOut(before)) return true
      if (step.event.type === 'zoom.by' && !Number.isFinite(step.event.x)) return true
      return Math.abs(selectView(snapshot).scale - scaleAfter(before.context.scale, factor)) < 1e-9
    },
    'a key moves the drawing by its step, unless a gap would show': (snapshot, { before, step }) => {
      if (before === undefined || step?.kind !== 'event' || step.event.type !== 'pan.by') return true
      const { x, y } = step.event
      const isMovable = before.matches('free') || selectIsFollowing(before)
      if (!isMovable || !Number.isFinite(x)) return before.context === snapshot.context
      const held = (offset: number) => Math.min(room(before), Math.max(-room(before), offset))
      return (
        Math.abs(snapshot.context.x - held(before.context.x + x)) < 1e-9 &&
        Math.abs(snapshot.context.y - held(before.context.y + y)) < 1e-9
      )
    },
    'it is held from where it is taken until it is let go or zoomed': (snapshot, { before, step }) => {
      if (step?.kind !== 'event' || before === undefined) return !snapshot.matches('dragging')
      const isZoomed = before.context.scale !== snapshot.context.scale && step.event.type.startsWith('zoom')
      const isOver =
        ['drag.end', 'view.reset'].includes(step.event.type) || isZoomed || selectIsFollowing(snapshot)
      const wasTaken =
        step.event.type === 'drag.start' && before.context.scale > 1 && !before.matches('dragging')
      return snapshot.matches('dragging') === (wasTaken || (before.matches('dragging') && !isOver))
    },
    'what cannot move is not drawn anew': (snapshot, { before, step }) =>
      before === undefined ||
      step?.kind !== 'event' ||
      (step.event.type !== 'pan.by' && step.event.type !== 'drag.move') ||
      before.context.x !== snapshot.context.x ||
      before.context.y !== snapshot.context.y ||
      before.context === snapshot.context,
    'to start over shows the whole, and letting go leaves it where it is': (snapshot, { before, step }) => {
      const type = step?.kind === 'event' ? step.event.type : ''
      if (type === 'view.reset') return snapshot.matches('fitted')
      return type !== 'drag.end' || snapshot.context === before?.context
    },
    'the zoom is announced in per cent of the whole, and nothing of it while it follows': (snapshot) => {
      const zoom =
        snapshot.context.scale === 1 ? 'Whole drawing' : `Zoom ${(snapshot.context.scale * 100).toFixed(0)} %`
      return selectZoom(snapshot) === (selectIsFollowing(snapshot) ? 'Following' : zoom)
    },
  },
  unreachable: {
    'zoom.by factor 0, x 0, y 0': 'Nothing can be made infinitely small.',
    'zoom.by factor 2, x NaN, y 0': 'A frame that is not laid out yet has no points.',
    'view.follow scale NaN, x 0, y 0': 'A frame that is not laid out yet has no size.',
    'view.follow scale 0, x 0, y 0': 'Nothing can be made infinitely small.',
    'pan.by x Infinity, y 0': 'A frame that is not laid out yet has no width.',
    'drag.move x NaN, y 0': 'A frame that is not laid out yet has no width.',
  },
  spoken: {
    '(root) --view.follow[isView]--> following': { said: ['', 'Following'] },
    'following --view.reset--> fitted': { said: 'Whole drawing' },
    'following --zoom.out[isLarger]--> free': { said: ['Zoom {n} %', 'Whole drawing'] },
    'following --pan.by[canMove]--> free': { said: 'Zoom {n} %' },
    'following --drag.start[isLarger]--> dragging': { said: 'Zoom {n} %' },
    '(root) --zoom.in[canZoom {"factor":1.25,"x":0,"y":0}]--> free': { said: 'Zoom {n} %' },
    'free --zoom.out--> (stay)': { said: 'Whole drawing' },
    '(root) --zoom.by[canZoom]--> free': { said: ['Zoom {n} %', 'Whole drawing'] },
    'free --view.reset--> fitted': { said: 'Whole drawing' },
    'dragging --view.reset--> fitted': { said: 'Whole drawing' },
  },
})
