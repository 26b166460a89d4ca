import { useSelector } from '@xstate/react'
import type { LiveActor, LiveEntry } from 'machine-workbench/description/live'
import type { MachineDrawing as Drawing } from 'machine-workbench/description/machineDrawing'
import type { MachineGraph } from 'machine-workbench/description/machineGraph'
import { innermost, stateWords, timeWords } from 'machine-workbench/description/simulationWords'
import { Suspense, use, useEffect, useId, useRef } from 'react'
import { type InspectorActor, logFilters, selectFilter } from '~/machines/inspector.machine'
import { Button } from '~/ui/kit/Button'
import { Link } from '~/ui/kit/Link'
import { MachineDrawing } from '../MachineDrawing'
import { ValueTree } from '../ValueTree'
import styles from './ActorView.module.css'
import type { LiveSource } from './InspectPanel'
import { StateOutline } from './StateOutline'

const endings = {
  active: '',
  done: ' and has ended',
  error: ' and has stopped with an error',
  stopped: ' and was stopped',
}

/** One actor: where it is, in words and in its drawing, what reached it, and what it holds. */
export function ActorView({
  panel,
  actor,
  source,
}: {
  panel: InspectorActor
  actor: LiveActor
  source: LiveSource
}) {
  const { key, name, machine, status, active, entries, context } = actor
  const graph = machine === null ? undefined : source.graphOf(key)
  return (
    <section className={styles.view} aria-label={name}>
      <div className={styles.state}>
        <h3 className={styles.title}>{name}</h3>
        <p className={styles.now}>
          {graph ? (
            <>
              Now in <strong>{stateWords(active)}</strong>
              {endings[status]}
            </>
          ) : (
            `An actor without states${status === 'active' ? ', under way' : endings[status]}`
          )}
        </p>
        {graph && <Picture actor={actor} graph={graph} drawing={source.drawingOf(graph.id)} />}
      </div>
      <div className={styles.log}>
        <Log panel={panel} entries={entries} />
      </div>
      <div className={styles.context}>
        <h3 className={styles.title}>Context</h3>
        <ValueTree value={context} empty="It holds nothing but its state." />
      </div>
    </section>
  )
}

function Picture(props: { actor: LiveActor; graph: MachineGraph; drawing: Promise<Drawing | null> }) {
  const { actor, graph } = props
  const wordsId = useId()
  return (
    <>
      <Suspense>
        <Drawn {...props} wordsId={wordsId} />
      </Suspense>
      <StateOutline graph={graph} current={actor.active} id={wordsId} />
    </>
  )
}

function Drawn({
  actor: { active, last },
  graph,
  drawing,
  wordsId,
}: {
  actor: LiveActor
  graph: MachineGraph
  drawing: Promise<Drawing | null>
  wordsId: string
}) {
  const drawn = use(drawing)
  const frame = useRef<HTMLElement>(null)
  // A drawing is larger than its frame: the state that is active now comes into view.
  useEffect(() => {
    const [leaf] = innermost(active)
    const box = drawn?.states.find(({ id }) => id === leaf)
    if (!box || !frame.current) return
    const { clientWidth, clientHeight } = frame.current
    frame.current.scrollTo({
      left: box.x + box.width / 2 - clientWidth / 2,
      top: box.y + box.height / 2 - clientHeight / 2,
    })
  }, [active, drawn])
  return (
    drawn && (
      <>
        <p className={styles.now}>
          <Link to="/machines/$id" params={{ id: graph.id }} reloadDocument>
            Open {graph.id} on its bench
          </Link>
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled has to be reached by its keys */}
        <section ref={frame} className={styles.drawing} aria-label={`Drawing of ${graph.id}`} tabIndex={0}>
          <MachineDrawing graph={graph} drawing={drawn} describedBy={wordsId} current={active} last={last} />
        </section>
      </>
    )
  )
}

const filterWords = { all: 'All', moves: 'Only what moved it' }

function Log({ panel, entries }: { panel: InspectorActor; entries: readonly LiveEntry[] }) {
  const filter = useSelector(panel, selectFilter)
  const shown = filter === 'all' ? entries : entries.filter(({ transitions }) => transitions.length > 0)
  return (
    <>
      <h3 className={styles.title}>What has happened</h3>
      {/* biome-ignore lint/a11y/useSemanticElements: a set of buttons, not a form's fieldset */}
      <div role="group" aria-label="Which events" className={styles.filters}>
        {logFilters.map((one) => (
          <Button
            key={one}
            variant="secondary"
            size="small"
            aria-pressed={one === filter}
            onPress={() => panel.send({ type: 'filter.choose', filter: one })}
          >
            {filterWords[one]}
          </Button>
        ))}
      </div>
      {shown.length === 0 && <p className={styles.none}>Nothing yet.</p>}
      <ol className={styles.entries}>
        {shown.map(({ order, at, event, payload, transitions, emitted, active }) => (
          <li key={order}>
            <span className={styles.time}>{timeWords(at)}</span> <strong>{event}</strong>
            {payload && <code className={styles.payload}> {payload}</code>}
            {active.length > 0 && <span> in {stateWords(active)}</span>}
            {transitions.map((id, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one transition may be taken twice, and the order is history.
              <code key={index} className={styles.transition}>
                {id}
              </code>
            ))}
            {emitted.map(({ type, isHeard }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may be told twice, and the order is history.
              <span key={index} className={styles.transition}>
                told <strong>{type}</strong>
                {!isHeard && ', but nobody listened'}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </>
  )
}
