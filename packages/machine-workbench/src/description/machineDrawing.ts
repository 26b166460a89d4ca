export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

/** One line of text; `x` is its left end and `y` the line it stands on. */
export interface DrawnText extends Point {
  text: string
  variant: 'name' | 'detail' | 'note' | 'history'
}

/** A state as it is drawn. */
export interface DrawnState extends Box {
  /** The state's id in the graph. */
  id: string
  /** Where its inner states begin, for a state that has any. */
  headHeight: number
  texts: readonly DrawnText[]
}

/** The words at a transition. */
interface DrawnLabel extends Box {
  lines: readonly string[]
  /** From the line with this index on, the label names the guard. */
  guardFrom: number
  /** The innermost state in whose box it stands. */
  inside: string
}

/**
 * A transition as it is drawn: a line of straight parts from its source to its target, and its label. One that stays
 * where it is runs from the border of its source back to it, inside.
 */
export interface DrawnTransition {
  /** The transition's id in the graph. */
  id: string
  /** At least two points; the arrowhead stands at the last. */
  points: readonly Point[]
  /** The lines to its second and later targets, if it has several. */
  branches: readonly (readonly Point[])[]
  label: DrawnLabel
}

/** The dot that marks where a state starts, with the line to its initial state. */
export interface DrawnStart {
  /** The state that starts there. */
  state: string
  points: readonly Point[]
}

/** A machine's drawing, laid out at build time. All lengths are in CSS pixels from its upper left corner. */
export interface MachineDrawing {
  width: number
  height: number
  states: readonly DrawnState[]
  transitions: readonly DrawnTransition[]
  starts: readonly DrawnStart[]
}
