import type { Box, Point } from 'machine-workbench/description/machineDrawing'

/** What a drawing shows, read from its markup: the test does not trust the numbers it was drawn from. */
export interface ShownState {
  id: string
  markup: string
  box: Box
  texts: readonly string[]
}

export interface ShownLine {
  points: readonly Point[]
  tip: Point
}

export interface ShownTransition {
  id: string
  markup: string
  lines: readonly ShownLine[]
  label: Box
  texts: readonly string[]
}

const entities: Readonly<Record<string, string>> = {
  '&gt;': '>',
  '&lt;': '<',
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
}
const decode = (text: string) =>
  text.replace(/&(?:gt|lt|amp|quot|#x27);/g, (entity) => entities[entity] ?? entity)

const groups = (markup: string, kind: string) =>
  [...markup.matchAll(new RegExp(`<g data-${kind}="([^"]*)"([^]*?)</g>`, 'g'))].map(
    ([, id = '', inner = '']) => ({
      id: decode(id),
      markup: inner,
    }),
  )

const numberIn = (tag: string, name: string) => Number(new RegExp(` ${name}="([^"]+)"`).exec(tag)?.[1])

function boxIn(markup: string): Box {
  const tag = /<rect[^>]*>/.exec(markup)?.[0] ?? ''
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => numberIn(tag, name))
  return { x: x ?? Number.NaN, y: y ?? Number.NaN, width: width ?? Number.NaN, height: height ?? Number.NaN }
}

const textsIn = (markup: string) =>
  [...markup.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => decode(text).trim())

const pointsIn = (path: string): readonly Point[] =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))

/** Lines come in pairs of paths: the line and its arrowhead, whose first point is its tip. */
function linesIn(markup: string): readonly ShownLine[] {
  const paths = [...markup.matchAll(/<path[^>]* d="([^"]*)"/g)].map(([, path = '']) => path)
  return paths.flatMap((path, index) => {
    const tip = pointsIn(paths[index + 1] ?? '')[0]
    return index % 2 === 0 && tip ? [{ points: [...pointsIn(path), tip], tip }] : []
  })
}

export const shownStates = (markup: string): readonly ShownState[] =>
  groups(markup, 'state').map((group) => ({
    ...group,
    box: boxIn(group.markup),
    texts: textsIn(group.markup),
  }))

export const shownTransitions = (markup: string): readonly ShownTransition[] =>
  groups(markup, 'transition').map((group) => ({
    ...group,
    lines: linesIn(group.markup),
    label: boxIn(group.markup),
    texts: textsIn(group.markup),
  }))

export const shownStarts = (markup: string) =>
  groups(markup, 'start').map(({ id, markup }) => ({ id, lines: linesIn(markup) }))

/** Whether two boxes share more than `contact` pixels in both directions. */
export const overlap = (a: Box, b: Box, contact: number) =>
  a.x + contact < b.x + b.width &&
  b.x + contact < a.x + a.width &&
  a.y + contact < b.y + b.height &&
  b.y + contact < a.y + a.height

/** Whether a line runs through the inside of a box. Its parts are horizontal or vertical, or short corners. */
export const runsThrough = ({ points }: ShownLine, { x, y, width, height }: Box, contact = 3) =>
  points.slice(1).some((to, index) => {
    const from = points[index] ?? to
    return (
      Math.max(from.x, to.x) > x + contact &&
      Math.min(from.x, to.x) < x + width - contact &&
      Math.max(from.y, to.y) > y + contact &&
      Math.min(from.y, to.y) < y + height - contact
    )
  })

/** Whether a point lies on the border of a box. */
export const isOnBorder = ({ x, y }: Point, box: Box, tolerance = 4) =>
  x > box.x - tolerance &&
  x < box.x + box.width + tolerance &&
  y > box.y - tolerance &&
  y < box.y + box.height + tolerance &&
  (Math.abs(x - box.x) < tolerance ||
    Math.abs(x - box.x - box.width) < tolerance ||
    Math.abs(y - box.y) < tolerance ||
    Math.abs(y - box.y - box.height) < tolerance)
