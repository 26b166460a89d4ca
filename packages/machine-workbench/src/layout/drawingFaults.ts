import type { Box, DrawnState, DrawnText, MachineDrawing, Point } from '../description/machineDrawing.ts'
import type { MachineGraph } from '../description/machineGraph.ts'
import { type, widthOf } from './textSize.ts'

/** A pixel of contact is not a crossing: lines end on borders. */
const contact = 1

const overlap = (a: Box, b: Box) =>
  a.x + contact < b.x + b.width &&
  b.x + contact < a.x + a.width &&
  a.y + contact < b.y + b.height &&
  b.y + contact < a.y + a.height

const contains = (outer: Box, inner: Box) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

/** The straight parts of a line as boxes of two pixels, so that `overlap` holds for them too. */
const partsOf = (points: readonly Point[]): readonly Box[] =>
  points.slice(1).flatMap((to, index) => {
    const from = points[index]
    if (!from) return []
    return {
      x: Math.min(from.x, to.x) - contact,
      y: Math.min(from.y, to.y) - contact,
      width: Math.abs(from.x - to.x) + 2 * contact,
      height: Math.abs(from.y - to.y) + 2 * contact,
    }
  })

const textBox = ({ x, y, text, variant }: DrawnText): Box => ({
  x,
  y: y - type[variant].size,
  width: widthOf(text, variant),
  height: type[variant].size + 2,
})

/** Whether a line or a label lies in a box though it may not: crosses its border, or runs through what it holds. */
type Place = (box: DrawnState) => 'anywhere' | 'inside' | 'outside'

/** What makes a drawing hard to read, one sentence each; none for a drawing that may be shown. */
export function drawingFaults(graph: MachineGraph, drawing: MachineDrawing): readonly string[] {
  const faults: string[] = []
  const parents = new Map(graph.states.map(({ id, parent }) => [id, parent]))
  const ancestors = (id: string): readonly string[] => {
    const parent = parents.get(id)
    return parent === undefined || parent === null ? [] : [parent, ...ancestors(parent)]
  }
  const isWithin = (id: string, outer: string) => id === outer || ancestors(id).includes(outer)
  const check = (isFault: boolean, what: string) => {
    if (isFault) faults.push(what)
  }

  const { states } = drawing
  for (const [index, a] of states.entries()) {
    check(!contains({ x: 0, y: 0, width: drawing.width, height: drawing.height }, a), `${a.id} lies outside`)
    for (const b of states.slice(index + 1)) {
      const isInside = isWithin(b.id, a.id)
      check(isInside ? !contains(a, b) : overlap(a, b), `${a.id} and ${b.id} overlap`)
    }
    for (const text of a.texts) check(!contains(a, textBox(text)), `'${text.text}' is wider than ${a.id}`)
  }

  const lines = [
    ...drawing.transitions.map((drawn) => {
      const transition = graph.transitions.find(({ id }) => id === drawn.id)
      const source = transition?.source ?? ''
      const targets = transition?.targets ?? []
      const stays = targets.length === 0
      const place: Place = ({ id }) => {
        if (stays) return isWithin(source, id) ? 'anywhere' : 'outside'
        const holdsSource = isWithin(source, id)
        const holdsTarget = targets.some((target) => isWithin(target, id))
        if (!holdsSource && !holdsTarget) return 'outside'
        if (id !== source && !targets.includes(id)) return 'anywhere'
        // Source or target itself: its inside belongs to a line that leads to or from a state in it.
        return holdsSource && holdsTarget && source !== targets[0] ? 'anywhere' : 'outside'
      }
      return {
        name: drawn.id,
        place,
        stays,
        source,
        parts: [drawn.points, ...drawn.branches].flatMap(partsOf),
        label: drawn.label,
      }
    }),
    ...drawing.starts.map(({ state, points }) => ({
      name: `the start of ${state}`,
      place: (({ id }) => (isWithin(state, id) ? 'anywhere' : 'outside')) satisfies Place,
      stays: false,
      source: state,
      parts: partsOf(points),
      label: null,
    })),
  ]
  for (const { name, place, parts, label, stays, source } of lines) {
    for (const box of states) {
      check(
        place(box) === 'outside' && parts.some((part) => overlap(part, box)),
        `${name} runs through ${box.id}`,
      )
      const texts = stays && box.id === source ? [] : box.texts
      check(
        parts.some((part) => texts.some((text) => overlap(part, textBox(text)))),
        `${name} runs through the text of ${box.id}`,
      )
      if (!label) continue
      check(
        place(box) === 'outside' ? overlap(label, box) : overlap(label, box) && !contains(box, label),
        `the label of ${name} lies on ${box.id}`,
      )
      check(
        box.texts.some((text) => overlap(label, textBox(text))),
        `the label of ${name} covers the text of ${box.id}`,
      )
    }
  }
  for (const [index, a] of lines.entries()) {
    for (const [other, b] of lines.entries()) {
      if (index === other || !a.label) continue
      check(
        other > index && b.label !== null && overlap(a.label, b.label),
        `the labels of ${a.name} and ${b.name} overlap`,
      )
      check(
        b.parts.some((part) => a.label && overlap(part, a.label)),
        `${b.name} runs through the label of ${a.name}`,
      )
    }
  }
  return faults
}
