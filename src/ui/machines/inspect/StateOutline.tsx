import { type MachineGraph, ROOT, statesIn } from 'machine-workbench/description/machineGraph'
import styles from './StateOutline.module.css'

function Level({ graph, id, current }: { graph: MachineGraph; id: string; current: ReadonlySet<string> }) {
  const states = statesIn(graph, id)
  if (states.length === 0) return null
  return (
    <ul className={styles.level}>
      {states.map((state) => (
        <li key={state.id}>
          <span className={styles.state} aria-current={current.has(state.id) ? 'true' : undefined}>
            {state.name}
            {current.has(state.id) && <span className={styles.mark}> current</span>}
          </span>
          <Level graph={graph} id={state.id} current={current} />
        </li>
      ))}
    </ul>
  )
}

/** All states of a machine in words, the active ones marked. It says the same as the drawing. */
export function StateOutline({
  graph,
  current,
  id,
}: {
  graph: MachineGraph
  current: readonly string[]
  id: string
}) {
  return (
    <div id={id}>
      <Level graph={graph} id={ROOT} current={new Set(current)} />
    </div>
  )
}
