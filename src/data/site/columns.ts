type SortDirection = 'ascending' | 'descending'

/** The column that orders the rows of a table, and which way. */
export type ColumnSort = Readonly<{ column: string; direction: SortDirection }>

export const sides = ['left', 'right'] as const
export type Side = (typeof sides)[number]

/** The list with one item a place further; the same list where there is no such place. */
export function moved<T>(list: readonly T[], item: T, side: Side): readonly T[] {
  const from = list.indexOf(item)
  const to = from + (side === 'left' ? -1 : 1)
  return from === -1 || !(to in list) ? list : list.toSpliced(from, 1).toSpliced(to, 0, item)
}

export const canMove = <T>(list: readonly T[], item: T, side: Side) => moved(list, item, side) !== list
