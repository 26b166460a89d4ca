import { type GraphTransition, type MachineGraph, textsOf } from 'machine-workbench/description/machineGraph'
import { moveOf, stateAnchor, stateTitle } from 'machine-workbench/description/machineWording'
import { useMemo } from 'react'
import { orderOf, sortOf, type TransitionOrder } from '~/data/machines/machineSearch'
import type { TableColumn } from '~/ui/kit/DataTable'
import { ArrangedTable } from '~/ui/sections/ArrangedTable'
import { CoverageMark } from './CoverageLegend'
import styles from './TransitionTable.module.css'

/** What brings a transition about; how long a time has a column of its own. */
const eventWords = ({ cause, label }: GraphTransition) => (cause === 'after' ? 'time passes' : label)

const columns: readonly TableColumn<GraphTransition>[] = [
  {
    id: 'source',
    label: 'Source',
    sortBy: ({ source }) => source,
    cell: ({ source }) => <a href={`#${stateAnchor(source)}`}>{stateTitle(source)}</a>,
  },
  {
    id: 'event',
    label: 'Event',
    sortBy: eventWords,
    cell: (transition) =>
      transition.cause === 'after' ? eventWords(transition) : <code>{eventWords(transition)}</code>,
  },
  { id: 'guard', label: 'Guard', cell: ({ guard }) => (guard === null ? '–' : <code>{guard.text}</code>) },
  {
    id: 'actions',
    label: 'Actions',
    cell: ({ actions }) => (actions.length ? <code>{textsOf(actions).join(', ')}</code> : '–'),
  },
  {
    id: 'target',
    label: 'Target',
    sortBy: ({ targets }) => targets.join(' '),
    cell: (transition) => <Target transition={transition} />,
  },
  {
    id: 'delay',
    label: 'Delay',
    cell: ({ cause, label }) => (cause === 'after' ? label.slice('after '.length) : '–'),
  },
]

/** All transitions of a machine in rows, ordered as the address says. */
export function TransitionTable({
  graph,
  uncovered,
  order,
  onOrder,
}: {
  graph: MachineGraph
  uncovered: readonly string[] | null
  order: TransitionOrder
  onOrder: (order: TransitionOrder) => void
}) {
  const shown = useMemo((): typeof columns => {
    if (!uncovered) return columns
    const missed = new Set(uncovered)
    const cell = ({ id }: GraphTransition) => <CoverageMark isCovered={!missed.has(id)} />
    return [...columns, { id: 'coverage', label: 'Coverage', cell }]
  }, [uncovered])
  return (
    <ArrangedTable
      caption={`Transitions of ${graph.id}`}
      columns={shown}
      rows={graph.transitions}
      sort={sortOf(order)}
      onSort={(_, next) => onOrder(orderOf(next))}
      className={styles.table}
    />
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
