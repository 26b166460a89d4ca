export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

/** A state as it is drawn. */
export interface DrawnState extends Box {
  /** The state's id in the graph. */
  id: string
  /** Where its inner states begin, for a state that has any. */
  headHeight: number
}

/** A transition as it is drawn: a line of straight parts from its source to its target, and its label. */
export interface DrawnTransition {
  /** The transition's id in the graph. */
  id: string
  /** At least two points; the arrowhead stands at the last. */
  points: readonly Point[]
  label: Box & { lines: readonly string[] }
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
