import { round } from './path'

/** The weight of a filament, the same in the fan and in every subject. */
export const STROKE = 6

export const fill = (colour: string, path: string) => `<path fill="${colour}" d="${path}"/>`

export const line = (colour: string, path: string, width = STROKE) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${path}"/>`

/** A fill whose corners are rounded by a radius. */
export const block = (colour: string, path: string, radius = 4) =>
  `<path fill="${colour}" stroke="${colour}" stroke-width="${radius * 2}" d="${path}"/>`

export const dot = (colour: string, x: number, y: number, radius: number) =>
  `<circle fill="${colour}" cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`

export const oval = (colour: string, x: number, y: number, across: number, down: number) =>
  `<ellipse fill="${colour}" cx="${x}" cy="${y}" rx="${across}" ry="${down}"/>`

export const dots = (colour: string, radius: number, places: readonly (readonly [x: number, y: number])[]) =>
  places.map(([x, y]) => dot(colour, x, y, radius)).join('')

export const group = (transform: string, shapes: string) => `<g transform="${transform}">${shapes}</g>`
export const mirrored = (shapes: string) => group('scale(-1 1)', shapes)

/** Parts shapes from what lies behind them by an outline in its colour. */
export const parted = (from: string, width: number, shapes: string) =>
  `<g stroke="${from}" stroke-width="${width}" paint-order="stroke">${shapes}</g>`

export const times = (count: number, shape: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => shape(index)).join('')

/** A place on a circle, in degrees clockwise from up. */
export function onCircle(x: number, y: number, radius: number, degrees: number) {
  const angle = (degrees * Math.PI) / 180
  return `${round(x + radius * Math.sin(angle))} ${round(y - radius * Math.cos(angle))}`
}
