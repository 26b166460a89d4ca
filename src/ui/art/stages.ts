import { fan, type LyreShape, outerFeather, phi, type Room, type Stance, thinned, trace, upTo } from './lyre'
import type { Palette } from './palette'
import { type Point, smooth } from './path'
import { dot, fill, group, line, STROKE } from './shapes'

/**
 * The lyrebird repeats what it hears: between its two outer feathers stands what a picture is about. A stage is one
 * way of standing there. It fills 400 x 300, and its ground runs on, so that a wide or a tall box shows all of it.
 */
type Stage = (subject: string, palette: Palette) => string

const BEYOND = { left: -400, right: 800, top: -300, bottom: 600 } as const

export const everywhere = `M${BEYOND.left} ${BEYOND.top}H${BEYOND.right}V${BEYOND.bottom}H${BEYOND.left}Z`

const wide: LyreShape = { open: 76, waist: -16, curl: 226 }
const small: LyreShape = { open: 50, waist: -20, curl: 176 }

interface Feathers extends Stance {
  shape: LyreShape
  width: number
  crescents?: number
}

function feather(side: -1 | 1, { shape, width, crescents = 8, ...stance }: Feathers, { vane, bar }: Palette) {
  return outerFeather(stance, phi(shape), { side, width, crescents, vane, bar })
}
const frame = (feathers: Feathers, palette: Palette) =>
  feather(-1, feathers, palette) + feather(1, feathers, palette)

/** A tail that is all there: it sings, or answers. */
function singer(feathers: Feathers, palette: Palette) {
  const filaments = fan(feathers, phi(feathers.shape), {
    count: 7,
    spread: 0.7,
    reach: 0.8,
    crown: 0.14,
    stroke: 4.5,
    string: palette.vane,
  })
  return filaments + frame(feathers, palette)
}

/** The filaments of a tail that holds something: they stop where its room begins. */
function nest(
  feathers: Feathers,
  { vane }: Palette,
  { count, spread, reach, room }: { count: number; spread: number; reach: number; room: Room },
) {
  return fan(feathers, phi(feathers.shape), {
    count,
    spread,
    reach,
    crown: 0,
    stroke: STROKE,
    string: vane,
    room,
  })
}

/** The edge of a hill: one slow S from side to side. */
function hill({ at, rise, waves }: { at: number; rise: number; waves: number }, { vane, ground }: Palette) {
  const edge = thinned(
    Array.from({ length: 49 }, (_, index): Point => {
      const t = index / 48
      const swell = 0.45 + 0.55 * t
      return [400 * t, 300 * (at - rise * Math.sin((t * 1.15 - 0.1) * Math.PI * 2 * waves) * swell)]
    }),
    4,
  )
  const furrow = (below: number) => smooth(edge.map(([x, y]): Point => [x, y + below]))
  const beyond = `H${BEYOND.right}V${BEYOND.bottom}H${BEYOND.left}V${Math.round(edge[0]?.[1] ?? 0)}Z`
  return fill(vane, smooth(edge) + beyond) + line(ground, furrow(15) + furrow(30), 5)
}

const put = (x: number, y: number, scale: number, subject: string, lean = 0) =>
  group(`translate(${x} ${y})${lean === 0 ? '' : ` rotate(${lean})`} scale(${scale})`, subject)

const stages = {
  /** The tail stands upright and holds it. */
  upright: (subject, palette) => {
    const tail: Feathers = { x: 200, y: 308, length: 374, width: 38, shape: wide }
    const room = { x: 200, y: 122, radius: 128 }
    return (
      dot(palette.stage, 200, 148, 138) +
      nest(tail, palette, { count: 9, spread: 0.56, reach: 0.36, room }) +
      frame(tail, palette) +
      put(200, 138, 0.95, subject)
    )
  },
  /** The tail leans in from a corner, and the subject leans with it. */
  corner: (subject, palette) => {
    const tail: Feathers = { x: 112, y: 298, length: 450, width: 48, shape: wide, lean: 34, crescents: 9 }
    const room = { x: 224, y: 140, radius: 142 }
    return (
      dot(palette.stage, 222, 140, 150) +
      nest(tail, palette, { count: 7, spread: 0.46, reach: 0.3, room }) +
      frame(tail, palette) +
      put(222, 142, 1.02, subject, 8)
    )
  },
  /** A small tail sings on the left; what it sings stands large on the right. */
  song: (subject, palette) =>
    dot(palette.stage, 270, 150, 138) +
    singer({ x: 78, y: 254, length: 200, width: 24, shape: small, lean: -3, crescents: 7 }, palette) +
    put(274, 150, 1.08, subject),
  /** It rises from behind a hill, between the feathers. */
  horizon: (subject, palette) =>
    dot(palette.stage, 200, 160, 148) +
    frame({ x: 200, y: 350, length: 450, width: 46, shape: wide }, palette) +
    put(200, 146, 1.08, subject) +
    hill({ at: 0.87, rise: 0.06, waves: 0.9 }, palette),
  /** The answer: the tail stands on a hill at the right, the subject large on the left. */
  answer: (subject, palette) =>
    fill(
      palette.stage,
      `M${BEYOND.left} ${BEYOND.top}H150L214 0C300 60 300 240 214 300L150 ${BEYOND.bottom}H${BEYOND.left}Z`,
    ) +
    hill({ at: 0.92, rise: 0.05, waves: 1.3 }, palette) +
    singer({ x: 324, y: 268, length: 196, width: 23, shape: small, lean: 3, crescents: 7 }, palette) +
    put(124, 146, 1.04, subject),
  /** Half a tail, near: one great plume, its filaments close round the subject. */
  plume: (subject, palette) => {
    const tail: Feathers = { x: 266, y: 352, length: 520, width: 60, shape: wide, crescents: 9 }
    const around = [0.84, 0.72, 0.6, 0.48].map((u) => {
      const seen = upTo(trace(tail, phi(wide), -u, 0.78), { x: 262, y: 150, radius: 122 })
      return smooth(thinned(seen, 9).map(({ x, y }): Point => [x, y]))
    })
    return (
      dot(palette.stage, 262, 150, 140) +
      line(palette.vane, around.join('')) +
      feather(-1, tail, palette) +
      put(262, 150, 1.1, subject)
    )
  },
} as const satisfies Readonly<Record<string, Stage>>

export type Composition = keyof typeof stages
export const compositions = Object.keys(stages) as readonly Composition[]

/** A subject on a stage. */
export const stage = (composition: Composition, subject: string, palette: Palette) =>
  fill(palette.ground, everywhere) + stages[composition](subject, palette)

/** Ways of standing in the tall frame of a poster, 360 x 460. */
const posters: readonly Stage[] = [
  // Held high.
  (subject, palette) => {
    const tail: Feathers = { x: 180, y: 500, length: 560, width: 54, shape: wide, crescents: 10 }
    const room = { x: 180, y: 190, radius: 160 }
    return (
      dot(palette.stage, 180, 196, 158) +
      nest(tail, palette, { count: 11, spread: 0.6, reach: 0.6, room }) +
      frame(tail, palette) +
      put(180, 190, 1.2, subject)
    )
  },
  // Leaning in from a corner.
  (subject, palette) => {
    const tail: Feathers = { x: 96, y: 470, length: 520, width: 54, shape: wide, lean: 22, crescents: 10 }
    const room = { x: 206, y: 200, radius: 166 }
    return (
      dot(palette.stage, 206, 200, 170) +
      nest(tail, palette, { count: 9, spread: 0.5, reach: 0.5, room }) +
      frame(tail, palette) +
      put(206, 196, 1.25, subject, 8)
    )
  },
  // Sung by a tail below it.
  (subject, palette) =>
    dot(palette.stage, 196, 164, 150) +
    singer({ x: 108, y: 440, length: 250, width: 29, shape: small, lean: -4 }, palette) +
    put(206, 160, 1.3, subject),
  // Risen from behind a hill.
  (subject, palette) => {
    const tail: Feathers = { x: 180, y: 470, length: 440, width: 46, shape: wide, crescents: 10 }
    return (
      dot(palette.stage, 180, 216, 168) +
      frame(tail, palette) +
      put(180, 214, 1.3, subject) +
      group('translate(0 116) scale(.9 1)', hill({ at: 0.87, rise: 0.08, waves: 0.9 }, palette))
    )
  },
  // Beside one great plume.
  (subject, palette) =>
    dot(palette.stage, 230, 214, 164) +
    feather(-1, { x: 250, y: 480, length: 560, width: 66, shape: wide, crescents: 10 }, palette) +
    put(226, 210, 1.3, subject),
]

/** A subject on the poster at a place of their list. */
export function poster(place: number, subject: string, palette: Palette) {
  const pose = posters[place % posters.length]
  if (!pose) throw new Error(`There is no poster ${place}.`)
  return fill(palette.ground, everywhere) + pose(subject, palette)
}
