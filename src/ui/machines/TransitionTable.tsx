import type { GraphTransition, MachineGraph } from '~/data/machines/machineGraph'
import type { TransitionOrder } from '~/data/machines/machineSearch'
import { stateAnchor, stateTitle } from '~/data/machines/machineWording'
import styles from './TransitionTable.module.css'

const Target = ({ transition: { targets, reenter } }: { transition: GraphTransition }) =>
  targets.length === 0
    ? 'stays'
    : targets.map((target) => (
        <a key={target} href={`#${stateAnchor(target)}`}>
          {stateTitle(target)}
          {reenter && ' (anew)'}
        </a>
      ))

/** All transitions of a machine in rows. */
export function TransitionTable({
  graph,
  uncovered,
}: {
  graph: MachineGraph
  uncovered: readonly string[] | null
  order: TransitionOrder
}) {
  return (
    <section
      className={styles.region}
      aria-label="Transitions"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Source</th>
            <th scope="col">Event</th>
            <th scope="col">Guard</th>
            <th scope="col">Actions</th>
            <th scope="col">Target</th>
            {uncovered && <th scope="col">Covered</th>}
          </tr>
        </thead>
        <tbody>
          {graph.transitions.map((transition) => (
            <tr key={transition.id}>
              <th scope="row">{stateTitle(transition.source)}</th>
              <td>{transition.label}</td>
              <td>{transition.guard}</td>
              <td>{transition.actions.join(', ')}</td>
              <td>
                <Target transition={transition} />
              </td>
              {uncovered && <td>{uncovered.includes(transition.id) ? 'no' : 'yes'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
