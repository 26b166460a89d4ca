/** The six paints of a hue: mid, deep, tint, paper, accent, night. The second value shows where no page sets one. */
const paints = [
  'var(--a0,#e9b43f)',
  'var(--a1,#7a3b06)',
  'var(--a2,#fbe9bd)',
  'var(--a3,#fffaf0)',
  'var(--a4,#e2603f)',
  'var(--a5,#101f4a)',
] as const
type Paint = 0 | 1 | 2 | 3 | 4 | 5
export const paint = (index: Paint) => paints[index]

/** What a scene is painted with. */
export interface Palette {
  /** The whole background. */
  ground: string
  /** What lies right behind the subject; it also cuts lines out of it. */
  stage: string
  /** The feathers, and the hill on which a tail stands. */
  vane: string
  /** The crescents of the feathers. */
  bar: string
  /** The silhouette of the subject. */
  ink: string
  /** A second body. */
  soft: string
  /** One small surprise. */
  pop: string
}

/** Orders of a hue's paints: `ink` keeps 3.9:1 to `stage` and `ground` in both modes, the others need not. */
const schemes = [
  [0, 2, 1, 4, 1, 0, 4],
  [1, 5, 0, 1, 3, 0, 4],
  [2, 0, 1, 0, 1, 3, 4],
  [0, 0, 5, 3, 5, 3, 4],
  [5, 1, 4, 5, 3, 0, 4],
  [2, 3, 1, 0, 5, 0, 4],
] as const satisfies readonly (readonly Paint[])[]

export const palettes = schemes.map(
  ([ground, stage, vane, bar, ink, soft, pop]): Palette => ({
    ground: paint(ground),
    stage: paint(stage),
    vane: paint(vane),
    bar: paint(bar),
    ink: paint(ink),
    soft: paint(soft),
    pop: paint(pop),
  }),
)
