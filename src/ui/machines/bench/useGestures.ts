import { type RefObject, useEffect } from 'react'
import type { DrawingViewActor } from '~/machines/drawingView.machine'

interface Finger {
  x: number
  y: number
}

/** How much one notch of a wheel zooms; a pinch on a touch pad arrives as many small turns of a wheel with Ctrl. */
const factorOf = (turn: number) => Math.exp(-Math.max(-50, Math.min(50, turn)) / 100)

/** How far a pointer moves, in CSS pixels, before it drags. */
const LEAST_DRAG = 4

const distance = (a: Finger, b: Finger) => Math.hypot(a.x - b.x, a.y - b.y)

/**
 * Pointers and the wheel, told to the view in shares of the drawing's size. One finger moves the drawing only while
 * it is larger than its frame, so that it scrolls the page past it otherwise; a wheel zooms only with Ctrl.
 */
export function useGestures(frame: RefObject<HTMLElement | null>, view: DrawingViewActor) {
  useEffect(() => {
    const element = frame.current
    const sheet = element?.firstElementChild
    if (!element || !(sheet instanceof HTMLElement)) return
    const fingers = new Map<number, Finger>()
    const shares = (x: number, y: number) => ({ x: x / sheet.offsetWidth, y: y / sheet.offsetHeight })
    const place = ({ x, y }: Finger) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return shares(x - left - width / 2, y - top - height / 2)
    }

    const press = (event: PointerEvent) => {
      if (event.button !== 0) return
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (fingers.size < 2) return
      view.send({ type: 'drag.end' })
      element.setPointerCapture(event.pointerId)
    }
    const move = (event: PointerEvent) => {
      const from = fingers.get(event.pointerId)
      if (!from) return
      const to = { x: event.clientX, y: event.clientY }
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
      const isDragging = view.getSnapshot().matches('dragging')
      // A press that hardly moves is one of what lies under it.
      if (!other && !isDragging && distance(from, to) < LEAST_DRAG) return
      fingers.set(event.pointerId, to)
      if (!other && !isDragging) {
        view.send({ type: 'drag.start' })
        if (view.getSnapshot().matches('dragging')) element.setPointerCapture(event.pointerId)
      } else if (!other) view.send({ type: 'drag.move', ...shares(to.x - from.x, to.y - from.y) })
      else {
        const factor = distance(to, other) / Math.max(1, distance(from, other))
        view.send({ type: 'zoom.by', factor, ...place({ x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 }) })
        // The middle of two fingers moves half as far as the one that moves.
        view.send({ type: 'pan.by', ...shares((to.x - from.x) / 2, (to.y - from.y) / 2) })
      }
    }
    const release = (event: PointerEvent) => {
      if (fingers.delete(event.pointerId)) view.send({ type: 'drag.end' })
    }
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      view.send({
        type: 'zoom.by',
        factor: factorOf(event.deltaY),
        ...place({ x: event.clientX, y: event.clientY }),
      })
    }

    element.addEventListener('pointerdown', press)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', release)
    element.addEventListener('pointercancel', release)
    // Listened to here because React's own listeners for wheels cannot keep the browser from zooming the page.
    element.addEventListener('wheel', turn, { passive: false })
    return () => {
      element.removeEventListener('pointerdown', press)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', release)
      element.removeEventListener('pointercancel', release)
      element.removeEventListener('wheel', turn)
    }
  }, [frame, view])
}
