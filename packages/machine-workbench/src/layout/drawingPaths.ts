import type { Point } from '../description/machineDrawing.ts'

const cornerRadius = 7
const headLength = 9
const headHalf = 4.5

const at = ({ x, y }: Point) => `${x} ${y}`

/** The point on the way from one to another, at most half-way, so that two corners never meet. */
function towards(from: Point, to: Point, length: number): Point {
  const whole = Math.hypot(to.x - from.x, to.y - from.y)
  if (whole === 0) return from
  const share = Math.min(length, whole / 2) / whole
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** The point that lies so far before the beginning of a line. */
export function before(points: readonly Point[], length: number): Point {
  const [first = { x: 0, y: 0 }, second = first] = points
  const whole = Math.hypot(second.x - first.x, second.y - first.y) || 1
  return {
    x: first.x - ((second.x - first.x) * length) / whole,
    y: first.y - ((second.y - first.y) * length) / whole,
  }
}

/** A line through the points, its corners rounded, that ends where its arrowhead begins. */
export function roundedPath(points: readonly Point[]): string {
  const [first] = points
  const last = points.at(-1)
  const before = points.at(-2)
  if (!first || !last || !before) return ''
  const corners = points.slice(1, -1).map((corner, index) => {
    const into = towards(corner, points[index] ?? corner, cornerRadius)
    const out = towards(corner, points[index + 2] ?? corner, cornerRadius)
    return `L${at(into)}Q${at(corner)} ${at(out)}`
  })
  return `M${at(first)}${corners.join('')}L${at(towards(last, before, headLength - 1))}`
}

/** A triangle whose tip is the last of the points. */
export function arrowhead(points: readonly Point[]): string {
  const tip = points.at(-1)
  const before = points.at(-2)
  if (!tip || !before) return ''
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1
  const along = { x: (tip.x - before.x) / length, y: (tip.y - before.y) / length }
  const base = { x: tip.x - along.x * headLength, y: tip.y - along.y * headLength }
  const side = (sign: number) => ({
    x: base.x - sign * along.y * headHalf,
    y: base.y + sign * along.x * headHalf,
  })
  return `M${at(tip)}L${at(side(1))}L${at(side(-1))}Z`
}
