import { useActorRef, useSelector } from '@xstate/react'
import { dataTableMachine, selectOrder, selectSort } from '~/machines/dataTable.machine'
import { DataTable, type DataTableProps } from '~/ui/kit/DataTable'

type Arranged = 'order' | 'sort' | 'onSort' | 'onMove'

/** A table that its visitor arranges. Where the address says how the rows are sorted, `sort` and `onSort` are given. */
export function ArrangedTable<Row extends object>({
  columns,
  ...props
}: Omit<DataTableProps<Row>, Arranged> & Pick<DataTableProps<Row>, 'sort' | 'onSort'>) {
  const table = useActorRef(dataTableMachine, {
    input: { columns: columns.slice(1).map(({ id }) => id) },
  })
  return (
    <DataTable
      columns={columns}
      order={useSelector(table, selectOrder)}
      sort={useSelector(table, selectSort)}
      onSort={(column) => table.send({ type: 'column.sort', column })}
      onMove={(column, side) => table.send({ type: 'column.move', column, side })}
      {...props}
    />
  )
}
