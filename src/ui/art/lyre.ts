import { fromPen, moveTo, type Point, round, smooth } from './path'

/**
 * Every picture of the site is one formula: `heading(u, s) = u · Φ(s)`.
 *
 * Φ(s) is the heading, in degrees from "up", of the right outer feather at the arc length s between 0 and 1: it
 * leaves outward, turns in at the waist and curls out at the tip, the S of a lyre. u between -1 and 1 is the place in
 * the fan: |u| = 1 are the two outer feathers, |u| < 1 the fine filaments between them. Since every curve is the same
 * Φ scaled by u, the curves never cross and all look drawn by one hand.
 */

/** Something that stands at a sample of a curve: where it is, where it heads, how far along it lies. */
interface Sample {
  x: number
  y: number
  /** Degrees from "up". */
  heading: number
  s: number
}

export type Heading = (s: number) => number

/** How wide the tail opens, how far it turns in at the waist, and where its tips point, in degrees. */
export interface LyreShape {
  open: number
  waist: number
  curl: number
}

const radians = Math.PI / 180

/** Φ through seven key headings, joined by a Catmull-Rom spline. */
export function phi({ open, waist, curl }: LyreShape): Heading {
  const turn = curl - waist
  const keys: readonly Point[] = [
    [0, open * 0.72],
    [0.2, open],
    [0.42, open * 0.28],
    [0.6, waist],
    [0.76, waist + turn * 0.16],
    [0.89, waist + turn * 0.55],
    [1, curl],
  ]
  const key = (index: number): Point => keys[Math.min(Math.max(index, 0), keys.length - 1)] ?? [0, 0]
  // One cubic for each span, made once: a drawing asks for some thousand headings.
  const cubics = keys.slice(1).map((to, index) => {
    const [before, from, after] = [key(index - 1), key(index), key(index + 2)]
    const span = to[0] - from[0]
    const slopeFrom = ((to[1] - before[1]) / (to[0] - before[0] || 1)) * span
    const slopeTo = ((after[1] - from[1]) / (after[0] - from[0] || 1)) * span
    const rise = to[1] - from[1]
    return {
      from: from[0],
      to: to[0],
      span,
      constant: from[1],
      linear: slopeFrom,
      square: 3 * rise - 2 * slopeFrom - slopeTo,
      cube: slopeFrom + slopeTo - 2 * rise,
    }
  })
  return (s) => {
    const cubic = cubics.find(({ to }) => s <= to) ?? cubics.at(-1)
    if (!cubic) return 0
    const t = (s - cubic.from) / cubic.span
    return cubic.constant + t * (cubic.linear + t * (cubic.square + t * cubic.cube))
  }
}

/** Where a curve starts, how long it is, which way the whole fan leans. */
export interface Stance {
  x: number
  y: number
  length: number
  lean?: number
}

/** Walks a curve by integrating its heading, up to `end` of its length. */
export function trace(
  { x, y, length, lean = 0 }: Stance,
  heading: Heading,
  u: number,
  end = 1,
  count = 72,
): readonly Sample[] {
  const step = end / count
  const samples: Sample[] = []
  let [px, py] = [x, y]
  for (let index = 0; index <= count; index++) {
    const s = index * step
    const degrees = u * heading(s) + lean
    samples.push({ x: px, y: py, heading: degrees, s })
    px += Math.sin(degrees * radians) * length * step
    py -= Math.cos(degrees * radians) * length * step
  }
  return samples
}

/** Every nth of a list and always its last. */
export const thinned = <T>(list: readonly T[], step: number): T[] =>
  list.filter((_, index) => index % step === 0 || index === list.length - 1)

/** How wide a vane is at s: a slim quill, a full middle, a round tip. */
const vaneWidth = (s: number) =>
  (0.26 + 0.74 * Math.sin((Math.min(1, s / 0.45) * Math.PI) / 2)) *
  (s > 0.86 ? Math.sqrt(Math.max(0, 1 - ((s - 0.86) / 0.14) ** 2)) : 1)

const beside = ({ x, y, heading }: Sample, distance: number): Point => [
  x + Math.cos(heading * radians) * distance,
  y + Math.sin(heading * radians) * distance,
]

/** Paint is a CSS colour, usually a variable of the palette that the page sets. */
export interface Feather {
  side: -1 | 1
  width: number
  /** How many crescents are cut into the inner edge; 0 for a plain vane. */
  crescents: number
  vane: string
  bar: string
}

/** An outer feather: a filled vane, narrow outside and wide inside, with crescents. */
export function outerFeather(
  stance: Stance,
  heading: Heading,
  { side, width, crescents, vane, bar }: Feather,
) {
  const samples = trace(stance, heading, side)
  // The round tip needs every sample, or the curve through the points overshoots.
  const outline = samples.filter(({ s }, index) => index % 4 === 0 || s > 0.86)
  const edge = (share: number) =>
    outline.map((sample) => beside(sample, side * width * share * vaneWidth(sample.s)))
  const shape = `<path fill="${vane}" d="${smooth([...edge(0.4), ...edge(-0.6).reverse()], true)}"/>`
  if (crescents === 0) return shape
  const inside = (s: number, share: number): Point => {
    const sample = samples[Math.max(0, Math.min(samples.length - 1, Math.round(s * (samples.length - 1))))]
    return sample ? beside(sample, -side * width * share * vaneWidth(sample.s)) : [0, 0]
  }
  const [first, last] = [0.16, 0.84]
  const gap = (last - first) / crescents
  let bars = ''
  for (let index = 0; index < crescents; index++) {
    const s = first + index * gap
    const thick = gap * 0.46
    const from = inside(s, -0.06)
    const outer = inside(s + gap * 0.55, 0.62)
    const across = inside(s + gap * 0.55 + thick, 0.62)
    const back = inside(s + thick * 0.5, -0.06)
    bars +=
      moveTo(from) +
      fromPen(from, 'q', inside(s + gap * 0.1, 0.42), outer) +
      fromPen(outer, 'l', across) +
      fromPen(across, 'q', inside(s + thick * 1.15, 0.36), back) +
      'z'
  }
  return `${shape}<path fill="${bar}" d="${bars}"/>`
}

export interface Fan {
  count: number
  /** |u| of the outermost filament. */
  spread: number
  /** How much of Φ a middle filament follows. */
  reach: number
  /** How much shorter the outer filaments are, so that the tips make a crown. */
  crown: number
  stroke: number
  string: string
  /** Dots at the tips. */
  tips?: { fill: string; radius: number } | undefined
  /** What the filaments leave free: they stop at its edge. */
  room?: Room
}

export interface Room {
  x: number
  y: number
  radius: number
}

/** A curve up to where a room begins. */
export function upTo(curve: readonly Sample[], room: Room) {
  const stop = curve.findIndex(({ x, y }) => Math.hypot(x - room.x, y - room.y) < room.radius)
  return stop < 0 ? curve : curve.slice(0, stop)
}

/** The places of the filaments in the fan. */
const fanPlaces = ({ count, spread }: Pick<Fan, 'count' | 'spread'>) =>
  Array.from({ length: count }, (_, index) => (count === 1 ? 0 : spread * (-1 + (2 * index) / (count - 1))))

/** The filaments between the outer feathers. */
export function fan(stance: Stance, heading: Heading, options: Fan) {
  const { reach, crown, stroke, string, tips, room } = options
  const curves = fanPlaces(options).map((u) => {
    const curve = trace(stance, heading, u, reach * (1 - crown * u * u), 48)
    return room ? upTo(curve, room) : curve
  })
  const lines = curves.map((curve) => smooth(thinned(curve, 8).map(({ x, y }): Point => [x, y]))).join('')
  const dots = tips
    ? curves
        .map((curve) => curve.at(-1))
        .map(
          (tip) =>
            tip &&
            `<circle fill="${tips.fill}" cx="${round(tip.x)}" cy="${round(tip.y)}" r="${round(tips.radius)}"/>`,
        )
        .join('')
    : ''
  return `<path fill="none" stroke="${string}" stroke-width="${stroke}" stroke-linecap="round" d="${lines}"/>${dots}`
}

export interface Tail extends Stance, Partial<Fan> {
  shape: LyreShape
  width: number
  crescents?: number
  vane: string
  bar: string
  string: string
}

/** The whole tail: the fan first, the two outer feathers over it. */
export function tail(options: Tail) {
  const heading = phi(options.shape)
  const { length, width, vane, bar, crescents = 9 } = options
  const feather = (side: -1 | 1) => outerFeather(options, heading, { side, width, crescents, vane, bar })
  return (
    fan({ ...options, length: length * 0.98 }, heading, {
      count: options.count ?? 12,
      spread: options.spread ?? 0.78,
      reach: options.reach ?? 0.8,
      crown: options.crown ?? 0.12,
      stroke: options.stroke ?? 3,
      string: options.string,
      tips: options.tips,
    }) +
    feather(-1) +
    feather(1)
  )
}
