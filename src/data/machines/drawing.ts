/** A drawing of a machine: every place is known, so that a page only has to put it there. Units are CSS pixels. */
export interface Drawing {
  width: number
  height: number
  boxes: readonly Box[]
  marks: readonly InitialMark[]
  edges: readonly Edge[]
}

export interface Point {
  x: number
  y: number
}

export interface Rect extends Point {
  width: number
  height: number
}

/** A state. Transitions that stay in it are written inside, as UML does. */
export interface Box extends Rect {
  state: string
  title: string
  /** Lines below the title: entry, exit and invoked actors. */
  notes: readonly string[]
  /** Transitions without a target, each with its lines. */
  inside: readonly { transition: number; lines: readonly string[] }[]
  /** Whether a dashed line shows that it is active beside its siblings. */
  isRegion: boolean
  hasChildren: boolean
}

/** A dot with an arrow to the state that is entered first. */
export interface InitialMark extends Point {
  /** The state whose first state it points to. */
  state: string
  points: readonly (readonly Point[])[]
}

/** One transition with a target; several lines where it has several targets. */
export interface Edge {
  transition: number
  points: readonly (readonly Point[])[]
  label: Rect & { lines: readonly string[] }
}

/** Sizes that the layout and the page must agree on. */
export const LINE_HEIGHT = 16
export const PADDING = 12
export const TITLE_HEIGHT = 26
export const MARK_RADIUS = 6

/** Where the text lines of a box begin, from its top. */
export const linesTop = TITLE_HEIGHT + 8

/** Lines of a box from the top: what is noted first, then what happens inside. */
export const linesOf = ({ notes, inside }: Pick<Box, 'notes' | 'inside'>) => [
  ...notes,
  ...inside.flatMap(({ lines }) => lines),
]
