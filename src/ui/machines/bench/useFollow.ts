import type { Box, MachineDrawing } from 'machine-workbench/description/machineDrawing'
import { innermost } from 'machine-workbench/description/simulationWords'
import { type RefObject, useCallback, useLayoutEffect } from 'react'
import { selectIsFollowing } from '~/machines/drawingView.machine'
import { type Place, selectPlace } from '~/machines/drawingWalk.machine'
import { selectFrame } from '~/machines/simulator.machine'
import type { Bench } from './useBench'

/** The smallest text of a drawing has 12 px: smaller than this it would fall below 11. */
const LEAST_SCALE = 0.92

const around = (boxes: readonly Box[]): Box => {
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

const boxOf = ({ states, transitions }: MachineDrawing, { kind, id }: Place) =>
  kind === 'state'
    ? states.find((state) => state.id === id)
    : transitions.find((transition) => transition.id === id)?.label

const isWithin = (id: string, outer: readonly string[]) =>
  outer.some((one) => id === one || id.startsWith(`${one}.`))

/** The largest group of boxes, each more than the one before, that can be seen at once. */
function seenAtOnce(groups: readonly (readonly Box[])[], room: { width: number; height: number }) {
  let seen: Box | undefined
  for (const group of groups) {
    if (group.length === 0) continue
    const box = around(group)
    if (seen && (box.width > room.width || box.height > room.height)) break
    seen = box
  }
  return seen
}

/** Keeps where the machine stands, what is looked at and what can happen next in sight, at a size that can be read. */
export function useFollow(frame: RefObject<HTMLElement | null>, bench: Bench): () => void {
  const { content, simulator, walk, view } = bench
  const { drawing, graph } = content
  const follow = useCallback(() => {
    const element = frame.current
    const sheet = element?.firstElementChild
    const now = selectFrame(simulator.getSnapshot())
    if (!element || !(sheet instanceof HTMLElement) || sheet.offsetWidth === 0 || !now) return
    const fit = sheet.offsetWidth / drawing.width
    const scale = fit < LEAST_SCALE ? 1 / fit : 1
    const room = { width: element.clientWidth / (fit * scale), height: element.clientHeight / (fit * scale) }
    const found = (place: Place) => boxOf(drawing, place) ?? []
    const looked = [selectPlace(walk.getSnapshot())].flatMap(found)
    const entered = graph.transitions
      .filter(({ id }) => now.transitions.includes(id))
      .flatMap(({ targets }) => targets)
    // Of several states that are active at once, the one just entered comes first.
    const standing = innermost(now.active)
      .toSorted((a, b) => Number(isWithin(b, entered)) - Number(isWithin(a, entered)))
      .flatMap((id) => found({ kind: 'state', id }))
    const ways = now.ways.flatMap(({ transition }) => found({ kind: 'transition', id: transition }))
    const targets = graph.transitions
      .filter(({ id }) => now.ways.some(({ transition }) => transition === id))
      .flatMap((one) => one.targets.flatMap((id) => found({ kind: 'state', id })))
    // Whoever walks the drawing sees where they are before anything else.
    const isWalked = element.contains(document.activeElement)
    const near = isWalked ? [...looked, ...standing] : [...standing, ...looked]
    const box = seenAtOnce(
      [
        near.slice(0, 1),
        isWalked ? near : standing,
        near,
        [...near, ...ways],
        [...near, ...ways, ...targets],
      ],
      room,
    )
    if (!box) return
    const share = (middle: number, whole: number) => -(middle / whole - 0.5) * scale
    view.send({
      type: 'view.follow',
      scale,
      x: share(box.x + box.width / 2, drawing.width),
      y: share(box.y + box.height / 2, drawing.height),
    })
  }, [frame, simulator, walk, view, drawing, graph])

  useLayoutEffect(() => {
    const again = () => {
      if (selectIsFollowing(view.getSnapshot())) follow()
    }
    again()
    const subscription = walk.on('place.reached', again)
    const resized = new ResizeObserver(again)
    if (frame.current) resized.observe(frame.current)
    return () => {
      subscription.unsubscribe()
      resized.disconnect()
    }
  }, [frame, walk, view, follow])
  return follow
}
