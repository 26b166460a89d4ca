/** §9, in milliseconds. */
export const tooltipDelays = {
  /** How long a pointer rests on a control, or the focus stays there, before its tooltip opens. */
  open: 700,
  /** How long after one tooltip has closed the next one opens at once. */
  skip: 300,
} as const
