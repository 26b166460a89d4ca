import { useSelector } from '@xstate/react'
import { type MachineGraph, ROOT } from 'machine-workbench/description/machineGraph'
import { stateTitle } from 'machine-workbench/description/machineWording'
import type { Frame } from 'machine-workbench/description/simulation'
import { timeWords } from 'machine-workbench/description/simulationWords'
import { closedWays, idleEvents, type OpenWay, openWays } from '~/data/machines/ways'
import { selectAsked, selectFrame } from '~/machines/simulator.machine'
import instruments from './Instruments.module.css'
import { asks, type Bench, useBench } from './useBench'
import styles from './WaysOn.module.css'

/** What can happen now, state by state from the inside out; then what cannot, and why. */
export function WaysOn() {
  const bench = useBench()
  const frame = useSelector(bench.simulator, selectFrame)
  const asked = useSelector(bench.simulator, selectAsked)
  if (!frame) return null
  const { graph } = bench.content
  const open = openWays(graph, frame)
  const sources = [...frame.active.toReversed(), ROOT].filter((id) =>
    open.some(({ declared }) => declared.source === id),
  )
  return (
    <div className={styles.ways}>
      {sources.map((source) => (
        <section key={source} aria-label={`From ${stateTitle(source)}`}>
          <h2 className={instruments.title}>From {source === ROOT ? 'anywhere' : source}</h2>
          <ol className={styles.list}>
            {open
              .filter(({ declared }) => declared.source === source)
              .map((way) => (
                <WayRow key={keyOf(way)} bench={bench} way={way} frame={frame} asked={asked} />
              ))}
          </ol>
        </section>
      ))}
      {open.length === 0 && <p className={styles.none}>Nothing can happen any more.</p>}
      <NotNow bench={bench} graph={graph} frame={frame} />
    </div>
  )
}

const keyOf = ({ transition, means }: OpenWay) =>
  `${transition} ${means.kind} ${means.kind === 'event' ? means.type : means.kind === 'end' ? means.actor : means.due}`

const targetWords = ({ declared: { targets } }: OpenWay) => targets.join(' and ') || 'stays'

function WayRow({
  bench,
  way,
  frame,
  asked,
}: {
  bench: Bench
  way: OpenWay
  frame: Frame
  asked: string | null
}) {
  const { declared, means } = way
  const isAsking = asks(bench, way)
  return (
    <li>
      <button
        type="button"
        data-way={way.transition}
        className={styles.way}
        data-means={means.kind}
        aria-expanded={isAsking ? means.kind === 'event' && means.type === asked : undefined}
        onClick={() => bench.take(way)}
      >
        <span className={styles.event}>
          {declared.label}
          {isAsking && (
            <>
              <span aria-hidden>&#8201;…</span>
              <span className="visually-hidden">, asks what it carries</span>
            </>
          )}
          {declared.guard && <span className={styles.guard}> [{declared.guard.text}]</span>}
          {means.kind === 'time' && (
            <span className={styles.guard}> in {timeWords(means.due - frame.now)}</span>
          )}
        </span>
        <span className={styles.target}>
          <span aria-hidden>→ </span>
          <span className="visually-hidden">: </span>
          {targetWords(way)}
        </span>
      </button>
    </li>
  )
}

/** What would change nothing here. What an event carries may change that, so its form can be opened all the same. */
function NotNow({ bench, graph, frame }: { bench: Bench; graph: MachineGraph; frame: Frame }) {
  const closed = closedWays(graph, frame)
  const named = new Set(closed.map(({ declared }) => declared.label))
  const idle = idleEvents(graph, frame).filter((type) => !named.has(type))
  const count = closed.length + idle.length
  if (count === 0) return null
  return (
    <details className={styles.notNow}>
      <summary>{count === 1 ? '1 other changes' : `${count} others change`} nothing here</summary>
      <ul className={styles.list}>
        {closed.map(({ declared, reason }) => (
          <li key={declared.id} className={styles.closed}>
            <Named bench={bench} type={declared.label} />
            {declared.guard && <span className={styles.guard}> [{declared.guard.text}]</span>}: {reason}
          </li>
        ))}
        {idle.map((type) => (
          <li key={type} className={styles.closed}>
            <Named bench={bench} type={type} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Named({ bench, type }: { bench: Bench; type: string }) {
  if (!bench.forms[type]?.length) return <code>{type}</code>
  return (
    <button type="button" className={styles.other} onClick={() => bench.ask(type)}>
      <code>{type}</code> <span aria-hidden>…</span>
      <span className="visually-hidden">: send something else</span>
    </button>
  )
}
