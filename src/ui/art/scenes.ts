import { fan, outerFeather, phi, seeded, type Tail, tail, thinned, trace } from './lyre'
import { type Point, round, smooth } from './path'

/** The six paints of a palette: mid, deep, tint, paper, accent, night. The second value shows where no page sets one. */
const paints = [
  'var(--a0,#e9b43f)',
  'var(--a1,#7a3b06)',
  'var(--a2,#fbe9bd)',
  'var(--a3,#fffaf0)',
  'var(--a4,#e2603f)',
  'var(--a5,#101f4a)',
] as const
type Paint = 0 | 1 | 2 | 3 | 4 | 5
const paint = (index: Paint) => paints[index]

/** A drawing as a file of its own, to be used as `<use href="/art/name.svg#art">`. */
const file = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g id="art">${body}</g></svg>`

const ground = (width: number, height: number, colour: string) =>
  `<path fill="${colour}" d="M0 0h${width}v${height}H0z"/>`
const disc = (x: number, y: number, radius: number, colour: string) =>
  `<circle fill="${colour}" cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`

/** The edge of a hill or a river: one slow S from side to side. */
function ridge(
  width: number,
  height: number,
  { at, rise, waves, flip }: { at: number; rise: number; waves: number; flip: boolean },
) {
  return Array.from({ length: 49 }, (_, index): Point => {
    const t = index / 48
    const swell = 0.45 + 0.55 * (flip ? 1 - t : t)
    return [width * t, height * (at - rise * Math.sin((t * 1.15 - 0.1) * Math.PI * 2 * waves) * swell)]
  })
}

const land = (edge: readonly Point[], height: number, colour: string) =>
  `<path fill="${colour}" d="${smooth(thinned(edge, 4))}V${height}H0z"/>`

const parallels = (edge: readonly Point[], count: number, gap: number, colour: string, stroke: number) =>
  `<path fill="none" stroke="${colour}" stroke-width="${stroke}" d="${Array.from(
    { length: count },
    (_, index) => smooth(thinned(edge, 4).map(([x, y]): Point => [x, y + (index + 1) * gap])),
  ).join('')}"/>`

/** Which paint stands where; every scheme keeps vane and strings apart from the ground. */
const schemes: readonly {
  ground: Paint
  vane: Paint
  string: Paint
  bar: Paint
  disc: Paint
  hill: Paint
}[] = [
  { ground: 0, vane: 1, string: 3, bar: 4, disc: 2, hill: 1 },
  { ground: 1, vane: 0, string: 2, bar: 4, disc: 4, hill: 0 },
  { ground: 2, vane: 1, string: 1, bar: 0, disc: 0, hill: 0 },
  { ground: 0, vane: 5, string: 5, bar: 3, disc: 3, hill: 2 },
  { ground: 1, vane: 3, string: 0, bar: 4, disc: 0, hill: 5 },
  { ground: 2, vane: 0, string: 1, bar: 1, disc: 4, hill: 4 },
]

const POSTURES = 8
const CARD = { width: 400, height: 260 } as const

/** The picture of a course or an article: the same id always gives the same one, and no two ids share one. */
export function cardScene(id: string): string {
  const random = seeded(id)
  const between = (low: number, high: number) => low + (high - low) * random()
  const pick = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(random() * list.length)] ?? list[0]
  const posture = Math.floor(random() * POSTURES)
  const scheme = schemes[Math.floor(random() * schemes.length)] ?? {
    ground: 0,
    vane: 1,
    string: 3,
    bar: 4,
    disc: 2,
    hill: 1,
  }
  const { width, height } = CARD
  const shape = { open: between(38, 58), waist: between(-30, -10), curl: between(140, 200) }
  const base: Omit<Tail, 'x' | 'y' | 'length' | 'width'> = {
    shape,
    count: 7 + 2 * Math.floor(between(0, 5)),
    crescents: 6 + Math.floor(between(0, 6)),
    vane: paint(scheme.vane),
    bar: paint(scheme.bar),
    string: paint(scheme.string),
    stroke: pick([2.5, 3.5, 5]),
    spread: between(0.68, 0.8),
    tips: random() < 0.35 ? { fill: paint(scheme.bar), radius: between(4, 7) } : undefined,
  }
  const hill = (at: number, rise: number, waves: number, lines = 0) => {
    const edge = ridge(width, height, { at, rise, waves, flip: random() < 0.5 })
    const over = lines > 0 ? parallels(edge, lines, 11, paint(scheme.ground), 2) : ''
    return land(edge, height, paint(scheme.hill)) + over
  }
  const sun = (x: number, y: number, radius: number) => disc(x, y, radius, paint(scheme.disc))

  const scenes: readonly (() => string)[] = [
    // In display, before a sun.
    () =>
      sun(between(150, 250), between(96, 120), between(82, 104)) +
      tail({ ...base, x: 200, y: 268, length: between(288, 318), width: between(26, 36) }),
    // Sweeping in from the lower left.
    () =>
      sun(between(290, 340), between(50, 80), between(34, 58)) +
      hill(0.8, 0.12, 1, 3) +
      tail({
        ...base,
        x: between(20, 60),
        y: 286,
        length: between(390, 440),
        lean: between(38, 46),
        width: between(34, 46),
      }),
    // Hanging from above.
    () =>
      sun(between(60, 340), 230, between(60, 100)) +
      tail({
        ...base,
        x: between(160, 240),
        y: -14,
        length: between(300, 340),
        lean: 180 + between(-10, 10),
        width: between(30, 40),
      }),
    // Lying across.
    () =>
      hill(0.7, 0.2, 1) +
      sun(330, between(60, 190), between(26, 46)) +
      tail({
        ...base,
        x: -24,
        y: between(120, 150),
        length: between(410, 450),
        lean: 90 + between(-6, 6),
        width: between(34, 44),
      }),
    // One great plume with its strings beside it.
    () => {
      const heading = phi({ ...shape, curl: shape.curl - 30 })
      const stance = { x: between(20, 60), y: 290, length: between(520, 580), lean: between(18, 26) }
      const strings = Array.from({ length: 6 }, (_, index) =>
        smooth(
          thinned(trace(stance, heading, 0.62 - index * 0.12, 0.86 - index * 0.04), 8).map(
            ({ x, y }): Point => [x, y],
          ),
        ),
      ).join('')
      return (
        sun(between(70, 120), between(60, 90), between(30, 52)) +
        `<path fill="none" stroke="${paint(scheme.string)}" stroke-width="4" d="${strings}"/>` +
        outerFeather(stance, heading, {
          side: 1,
          width: 74,
          crescents: 9,
          vane: paint(scheme.vane),
          bar: paint(scheme.bar),
        })
      )
    },
    // A large and a small one: somebody who teaches, somebody who learns.
    () => {
      const small = between(0.5, 0.6)
      return (
        hill(0.78, 0.1, 1.4) +
        tail({ ...base, x: 132, y: 262, length: 292, width: 30, lean: -5 }) +
        tail({
          ...base,
          tips: undefined,
          vane: paint(scheme.bar),
          bar: paint(scheme.vane),
          count: 7,
          x: 306,
          y: 262,
          length: 292 * small,
          width: 20,
          lean: 6,
          stroke: 2.5,
        })
      )
    },
    // A river of parallels.
    () => {
      const edge = ridge(width, height, {
        at: between(0.42, 0.5),
        rise: between(0.26, 0.36),
        waves: 0.9,
        flip: false,
      })
      return (
        sun(between(250, 330), between(56, 80), between(38, 54)) +
        land(edge, height, paint(scheme.vane)) +
        parallels(edge, 9, 15, paint(scheme.string), 3.5)
      )
    },
    // Rings round the bird's stage, as a sound repeats.
    () =>
      ([scheme.ground, scheme.string, scheme.disc, scheme.hill] as const)
        .map((colour, index) => disc(200, 262, 90 + (3 - index) * 46, paint(colour)))
        .join('') + tail({ ...base, x: 200, y: 270, length: between(258, 280), width: 28, count: 9 }),
  ]
  return file(width, height, ground(width, height, paint(scheme.ground)) + (scenes[posture]?.() ?? ''))
}

const POSTER = { width: 360, height: 460 } as const
const posed = { open: 50, waist: -20, curl: 176 }

/** The tall posters of the categories: one posture each. */
const posters: Readonly<Record<string, () => string>> = {
  education: () =>
    ground(360, 460, paint(0)) +
    disc(180, 168, 132, paint(2)) +
    tail({
      shape: posed,
      x: 180,
      y: 396,
      length: 404,
      width: 46,
      count: 11,
      vane: paint(1),
      bar: paint(4),
      string: paint(1),
      stroke: 4,
    }),
  technology: () =>
    ground(360, 460, paint(0)) +
    disc(82, 88, 46, paint(4)) +
    tail({
      shape: { ...posed, open: 56 },
      x: 400,
      y: 340,
      length: 505,
      lean: -58,
      width: 58,
      count: 13,
      crescents: 10,
      vane: paint(5),
      bar: paint(2),
      string: paint(3),
      stroke: 4,
    }),
  creative: () =>
    ground(360, 460, paint(0)) +
    disc(258, 262, 100, paint(1)) +
    tail({
      shape: { ...posed, curl: 200 },
      x: 190,
      y: -20,
      length: 410,
      lean: 176,
      width: 48,
      count: 9,
      crescents: 8,
      vane: paint(3),
      bar: paint(1),
      string: paint(2),
      stroke: 6,
      tips: { fill: paint(4), radius: 8 },
    }),
  health: () =>
    ground(360, 460, paint(0)) +
    disc(262, 98, 64, paint(3)) +
    land(ridge(360, 330, { at: 0.66, rise: 0.2, waves: 1, flip: false }), 460, paint(1)) +
    tail({
      shape: posed,
      x: 116,
      y: 372,
      length: 388,
      width: 42,
      lean: 8,
      count: 11,
      vane: paint(5),
      bar: paint(4),
      string: paint(3),
      stroke: 4,
    }),
  design_technology: () =>
    ground(360, 460, paint(0)) +
    disc(180, 350, 236, paint(2)) +
    disc(180, 350, 180, paint(4)) +
    disc(180, 350, 124, paint(1)) +
    tail({
      shape: posed,
      x: 180,
      y: 396,
      length: 348,
      width: 38,
      count: 7,
      crescents: 8,
      vane: paint(5),
      bar: paint(3),
      string: paint(3),
      stroke: 4.5,
      tips: { fill: paint(3), radius: 6 },
    }),
}

export const posterScene = (category: string) =>
  file(POSTER.width, POSTER.height, posters[category]?.() ?? '')

/** Nothing here: a few strings, a low sun and one feather left behind. */
export function emptyScene() {
  const edge = ridge(240, 200, { at: 0.72, rise: 0.14, waves: 0.9, flip: true })
  return file(
    240,
    200,
    ground(240, 200, paint(2)) +
      disc(168, 92, 46, paint(0)) +
      land(edge, 200, paint(1)) +
      parallels(edge, 3, 9, paint(0), 1.5) +
      outerFeather({ x: 60, y: 182, length: 210, lean: 26 }, phi(posed), {
        side: 1,
        width: 34,
        crescents: 8,
        vane: paint(5),
        bar: paint(4),
      }),
  )
}

/** The mark: two plain vanes and five strings. The first vane is paint 0, the second paint 1. */
export function logoScene() {
  const heading = phi({ open: 52, waist: -20, curl: 190 })
  const stance = { x: 32, y: 61, length: 78 }
  const feather = (side: -1 | 1, vane: string) =>
    outerFeather(stance, heading, { side, width: 9.5, crescents: 0, vane, bar: vane })
  return file(
    64,
    64,
    fan({ ...stance, length: 72 }, heading, {
      count: 5,
      spread: 0.56,
      reach: 0.72,
      crown: 0.3,
      stroke: 2.6,
      string: paint(0),
    }) +
      feather(-1, paint(0)) +
      feather(1, paint(1)),
  )
}
