import type { ReactNode } from 'react'
import type { GraphTransition, MachineGraph } from '~/data/machines/machineGraph'
import { type MachineSearch, machineHref, type TransitionOrder } from '~/data/machines/machineSearch'
import { inOrder, moveOf, stateAnchor, stateTitle } from '~/data/machines/machineWording'
import { Icon } from '~/ui/kit/Icon'
import { Link } from '~/ui/kit/Link'
import { CoverageMark } from './CoverageLegend'
import styles from './TransitionTable.module.css'

/** All transitions of a machine in rows, ordered as the address says. */
export function TransitionTable({
  graph,
  uncovered,
  search,
}: {
  graph: MachineGraph
  uncovered: readonly string[] | null
  search: MachineSearch
}) {
  const missed = new Set(uncovered)
  const head = (order: TransitionOrder, label: string) => (
    <SortHead machine={graph.id} order={order} search={search}>
      {label}
    </SortHead>
  )
  return (
    <section
      className={styles.region}
      aria-label={`Transitions of ${graph.id}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {head('source', 'Source')}
            {head('event', 'Event')}
            <th scope="col">Guard</th>
            <th scope="col">Actions</th>
            {head('target', 'Target')}
            <th scope="col">Delay</th>
            {uncovered && <th scope="col">Coverage</th>}
          </tr>
        </thead>
        <tbody>
          {inOrder(graph, search.sort).map((transition) => (
            <tr key={transition.id}>
              <th scope="row">
                <a href={`#${stateAnchor(transition.source)}`}>{stateTitle(transition.source)}</a>
              </th>
              <td>{transition.cause === 'after' ? 'time passes' : <code>{transition.label}</code>}</td>
              <td>{transition.guard === null ? '–' : <code>{transition.guard}</code>}</td>
              <td>{transition.actions.length ? <code>{transition.actions.join(', ')}</code> : '–'}</td>
              <td>
                <Target transition={transition} />
              </td>
              <td>{transition.cause === 'after' ? transition.label.slice('after '.length) : '–'}</td>
              {uncovered && (
                <td>
                  <CoverageMark isCovered={!missed.has(transition.id)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The head of a column that can give the order. Pressed again, it returns to the order of the machine. */
function SortHead({
  machine,
  order,
  search,
  children,
}: {
  machine: string
  order: TransitionOrder
  search: MachineSearch
  children: ReactNode
}) {
  const isSorted = search.sort === order
  return (
    <th scope="col" aria-sort={isSorted ? 'ascending' : undefined}>
      <Link
        href={machineHref(machine, { ...search, sort: isSorted ? 'declared' : order })}
        resetScroll={false}
        replace
        activeOptions={{ exact: true }}
        className={styles.sort ?? ''}
      >
        {children}
        <Icon name="chevron-down" className={isSorted ? undefined : styles.unsorted} />
        <span className="visually-hidden">{isSorted ? ': back to the order of the machine' : ': sort'}</span>
      </Link>
    </th>
  )
}

const Target = ({ transition }: { transition: GraphTransition }) =>
  transition.targets.length === 0
    ? moveOf(transition)
    : transition.targets.map((target) => (
        <span key={target} className={styles.target}>
          <a href={`#${stateAnchor(target)}`}>{stateTitle(target)}</a>
          {transition.reenter && ' (anew)'}
        </span>
      ))
