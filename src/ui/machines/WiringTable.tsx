import type { Wire, WiredRoute } from '~/data/machines/machinePage'
import type { TableColumn } from '~/ui/kit/DataTable'
import { Link } from '~/ui/kit/Link'
import { ArrangedTable } from '~/ui/sections/ArrangedTable'
import styles from './WiringTable.module.css'

type Row = Wire & Pick<WiredRoute, 'route'>

const columns: readonly TableColumn<Row>[] = [
  { id: 'route', label: 'Route', sortBy: ({ route }) => route, cell: ({ route }) => <code>{route}</code> },
  {
    id: 'machine',
    label: 'Machine',
    sortBy: ({ machine }) => machine,
    cell: ({ machine }) => (
      <Link to="/machines/$id" params={{ id: machine }} reloadDocument>
        {machine}
      </Link>
    ),
  },
  {
    id: 'receives',
    label: 'Hears',
    cell: ({ receives }) => (
      <ul className={styles.codes}>
        {receives.map((event) => (
          <li key={event}>
            <code>{event}</code>
          </li>
        ))}
      </ul>
    ),
  },
  {
    id: 'leads',
    label: 'Leads',
    cell: ({ leads }) =>
      leads.length === 0 ? (
        '–'
      ) : (
        <ul className={styles.leads}>
          {leads.map(({ emission, target }) => (
            <li key={`${emission} ${target}`}>
              <code>{emission}</code> to <code>{target}</code>
            </li>
          ))}
        </ul>
      ),
  },
]
const columnsOfOne = columns.filter(({ id }) => id !== 'machine')

/** Which machines hear what on the pages of each route, and to which other routes their emissions lead. */
export function WiringTable({
  routes,
  isOfOneMachine = false,
}: {
  routes: readonly WiredRoute[]
  isOfOneMachine?: boolean
}) {
  const rows = routes.flatMap(({ route, wires }) => wires.map((wire): Row => ({ route, ...wire })))
  return (
    <ArrangedTable
      caption="Routes, what a machine hears there, and where it leads"
      columns={isOfOneMachine ? columnsOfOne : columns}
      rows={rows}
      narrow="cards"
    />
  )
}
