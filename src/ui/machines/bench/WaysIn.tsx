import { useSelector } from '@xstate/react'
import { innermost } from 'machine-workbench/description/simulationWords'
import { selectFrame } from '~/machines/simulator.machine'
import { useBench } from './useBench'
import styles from './WaysOn.module.css'

/** Where one can come from to where the machine stands: the neighbours of a drawing that does not fit. */
export function WaysIn() {
  const { content, simulator, walk } = useBench()
  const active = useSelector(simulator, (snapshot) => selectFrame(snapshot)?.active)
  if (!active) return null
  const now = new Set(active)
  const leaves = new Set(innermost(active))
  const leading = content.graph.transitions.filter(
    ({ source, targets }) => !leaves.has(source) && targets.some((id) => now.has(id)),
  )
  const sources = [...new Set(leading.map(({ source }) => source))]
  if (sources.length === 0) return null
  return (
    <ul className={styles.waysIn} aria-label="States that lead here">
      {sources.map((source) => {
        const [first, ...others] = leading.filter((one) => one.source === source)
        return (
          <li key={source}>
            <button
              type="button"
              className={styles.from}
              onClick={() => walk.send({ type: 'place.visit', place: { kind: 'state', id: source } })}
            >
              <strong>{source}</strong>
              <span>{others.length === 0 ? first?.label : `${others.length + 1} ways`}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
