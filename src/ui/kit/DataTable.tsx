import {
  columnOrderingFeature,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type ReactNode, useId, useMemo } from 'react'
import { type ColumnSort, canMove, type Side, sides } from '~/data/site/columns'
import { IconButton } from './Button'
import styles from './DataTable.module.css'
import { Icon } from './Icon'

export interface TableColumn<Row> {
  id: string
  label: string
  cell: (row: Row) => ReactNode
  /** What the rows are sorted by; without it they cannot be. */
  sortBy?: (row: Row) => string | number | undefined
  /** Figures are set to the end, so that they can be compared. */
  isFigure?: boolean
}

export interface DataTableProps<Row> {
  caption: string
  /** The first one heads the rows and keeps its place. The array stays the same until a column changes. */
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  /** Ids of the columns after the first, as they stand. */
  order: readonly string[]
  sort?: ColumnSort | null
  /** Pressed in the head of a column, after which the rows are to stand as `next` says. */
  onSort?: (column: string, next: ColumnSort | null) => void
  onMove?: (column: string, side: Side) => void
  /** What happens to rows where the window is too narrow for them. */
  narrow?: 'scroll' | 'cards'
  className?: string | undefined
}

const features = tableFeatures({
  columnOrderingFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, text: sortFn_text },
})

const words = { asc: 'ascending', desc: 'descending' } as const

/** A table whose rows may be sorted and whose columns may be moved: how they stand, it is told. */
export function DataTable<Row extends object>({
  caption,
  columns,
  rows,
  order,
  sort = null,
  onSort,
  onMove,
  narrow = 'scroll',
  className,
}: DataTableProps<Row>) {
  const captionId = useId()
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns])
  const definitions = useMemo(
    () =>
      columns.map(({ id, sortBy }) => ({
        id,
        accessorFn: (row: Row) => sortBy?.(row),
        enableSorting: sortBy !== undefined,
      })),
    [columns],
  )
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    enableSorting: onSort !== undefined,
    sortDescFirst: false,
    state: {
      sorting: sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : [],
      columnOrder: [...columns.slice(0, 1).map(({ id }) => id), ...order],
    },
  })
  const labelOf = (id: string) => byId.get(id)?.label

  return (
    <div className={styles.frame}>
      {onSort && (
        <p role="status" className="visually-hidden">
          {sort ? `Sorted by ${labelOf(sort.column)}, ${sort.direction}` : 'Not sorted'}
        </p>
      )}
      <p role="status" className="visually-hidden">
        Columns: {order.map(labelOf).join(', ')}
      </p>
      {onMove && (
        <details className={styles.arranging} data-print="hidden" data-needs-script="">
          <summary>Order of columns</summary>
          <ol className={styles.places}>
            {order.map((id) => (
              <li key={id}>
                {labelOf(id)}
                {sides.map((side) => (
                  <IconButton
                    key={side}
                    icon={`arrow-${side}`}
                    label={`Move ${labelOf(id)} ${side}`}
                    aria-disabled={!canMove(order, id, side)}
                    onPress={() => onMove(id, side)}
                  />
                ))}
              </li>
            ))}
          </ol>
        </details>
      )}
      <section
        className={styles.region}
        data-narrow={narrow}
        aria-labelledby={captionId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
      >
        <table className={[styles.table, className].filter(Boolean).join(' ')}>
          <caption id={captionId} className="visually-hidden">
            {caption}
          </caption>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map(({ id, column }) => {
                  const sorted = column.getIsSorted()
                  const next = column.getNextSortingOrder()
                  const { label, isFigure } = byId.get(column.id) ?? {}
                  return (
                    <th
                      key={id}
                      scope="col"
                      aria-sort={sorted ? words[sorted] : undefined}
                      data-figure={isFigure}
                      data-head={onSort && column.getCanSort() ? label : undefined}
                    >
                      {onSort && column.getCanSort() ? (
                        <button
                          type="button"
                          className={styles.sort}
                          onClick={() =>
                            onSort(column.id, next ? { column: column.id, direction: words[next] } : null)
                          }
                        >
                          {label}
                          <Icon name={sorted ? 'chevron-down' : 'compare'} />
                        </button>
                      ) : (
                        label
                      )}
                    </th>
                  )
                })}
              </tr>
            ))}
          </thead>
          <tbody>
            {table.getRowModel().rows.map((row) => (
              <tr key={row.id}>
                {row.getAllCells().map(({ id, column }, index) => {
                  const { label, cell, isFigure } = byId.get(column.id) ?? {}
                  const value = cell?.(row.original)
                  return index === 0 ? (
                    <th key={id} scope="row">
                      {value}
                    </th>
                  ) : (
                    <td key={id} data-figure={isFigure}>
                      {narrow === 'cards' && <span className={styles.label}>{label}</span>}
                      {value}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
