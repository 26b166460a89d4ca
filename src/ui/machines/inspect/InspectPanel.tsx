import { useSelector } from '@xstate/react'
import type { LiveActor } from 'machine-workbench/description/live'
import type { MachineDrawing } from 'machine-workbench/description/machineDrawing'
import type { MachineGraph } from 'machine-workbench/description/machineGraph'
import { byKind, type LiveMessage, messagesOf, withoutIdle } from 'machine-workbench/description/messages'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import {
  type InspectorActor,
  type InspectorView,
  inspectorViews,
  selectChosen,
  selectIsOpen,
  selectView,
} from '~/machines/inspector.machine'
import { Button, IconButton } from '~/ui/kit/Button'
import { Segments } from '~/ui/kit/Segments'
import { Sequence, SequenceFile, type TakeAlong } from '../Sequence'
import { ActorView } from './ActorView'
import styles from './InspectPanel.module.css'
import { StatelyOffer } from './StatelyOffer'

/** What the panel shows, told by whoever records it. */
export interface LiveSource {
  subscribe: (listener: () => void) => () => void
  actors: () => readonly LiveActor[]
  /** Who had what from whom on this page. */
  messages: () => readonly LiveMessage[]
  graphOf: (key: string) => MachineGraph | undefined
  /** The drawing of a machine; null where this site has none of it. */
  drawingOf: (machine: string) => Promise<MachineDrawing | null>
}

export interface InspectPanelProps extends TakeAlong {
  panel: InspectorActor
  source: LiveSource
  /** Whether the address asks for Stately's inspector as well. */
  offersStately: boolean
}

/** A panel over the lower end of the page with the actors that run on it. The page stays usable. */
export function InspectPanel({ panel, source, offersStately, ...taking }: InspectPanelProps) {
  const isOpen = useSelector(panel, selectIsOpen)
  const place = useRef<HTMLElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    const requested = panel.on('focus.requested', ({ place: asked }) => {
      // Drawn first: what is hidden takes no focus.
      requestAnimationFrame(() => (asked === 'panel' ? place : opener).current?.focus())
    })
    return () => requested.unsubscribe()
  }, [panel])
  // The page makes room, so that nothing on it lies under the panel for good.
  useEffect(() => {
    const { dataset } = document.documentElement
    if (isOpen) dataset.inspecting = ''
    else delete dataset.inspecting
  }, [isOpen])

  if (!isOpen)
    return (
      <div className={styles.closed}>
        <button
          ref={opener}
          type="button"
          className={styles.opener}
          onClick={() => panel.send({ type: 'panel.open' })}
        >
          Show the machines
        </button>
      </div>
    )
  return (
    <aside
      ref={place}
      tabIndex={-1}
      className={styles.panel}
      aria-label="Machines of this page"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // A dialog below stays.
        event.preventDefault()
        panel.send({ type: 'panel.close' })
      }}
    >
      <div className={styles.bar}>
        <h2 className={styles.title}>Machines of this page</h2>
        {offersStately && <StatelyOffer panel={panel} />}
        <IconButton
          icon="close"
          label="Close the machines"
          onPress={() => panel.send({ type: 'panel.close' })}
        />
      </div>
      <Inside panel={panel} source={source} {...taking} />
    </aside>
  )
}

const viewLabels: Readonly<Record<InspectorView, string>> = {
  actor: 'State and log',
  messages: 'Its messages',
  together: 'All messages',
}

function Inside({ panel, source, ...taking }: Omit<InspectPanelProps, 'offersStately'>) {
  const actors = useSyncExternalStore(source.subscribe, source.actors)
  const all = useSyncExternalStore(source.subscribe, source.messages)
  const chosen = useSelector(panel, selectChosen)
  const view = useSelector(panel, selectView)
  const shown = actors.find(({ key }) => key === chosen) ?? actors[0]
  if (!shown) return null
  const said =
    view === 'together'
      ? { name: 'this page', messages: byKind(withoutIdle(all)) }
      : { name: shown.name, messages: messagesOf(all, shown.name) }
  return (
    <div className={styles.inside} data-view={view}>
      {view !== 'together' && <ActorNav panel={panel} actors={actors} shown={shown} />}
      <div className={styles.shown}>
        <div className={styles.views}>
          <Segments
            label="What is shown"
            segments={inspectorViews.map((value) => ({ value, label: viewLabels[value] }))}
            value={view}
            onChoose={(value) => panel.send({ type: 'view.choose', view: value })}
          />
          {view !== 'actor' && <SequenceFile {...said} {...taking} />}
        </div>
        {view === 'actor' ? (
          <ActorView key={shown.key} panel={panel} actor={shown} source={source} />
        ) : (
          <Sequence {...said} />
        )}
      </div>
    </div>
  )
}

function ActorNav({
  panel,
  actors,
  shown,
}: {
  panel: InspectorActor
  actors: readonly LiveActor[]
  shown: LiveActor
}) {
  const { inUse, idle, ended } = grouped(actors)
  const choosing = {
    shown,
    onChoose: (key: string) => panel.send({ type: 'actor.choose', key }),
  }
  return (
    <nav aria-label="Actors" className={styles.list}>
      <ActorList actors={inUse} {...choosing} />
      {idle.length > 0 && (
        <details>
          <summary className={styles.listTitle}>{idle.length} not used yet</summary>
          <ActorList actors={idle} {...choosing} />
        </details>
      )}
      {ended.length > 0 && (
        <details>
          <summary className={styles.listTitle}>{ended.length} ended</summary>
          <ActorList actors={ended} {...choosing} />
        </details>
      )}
    </nav>
  )
}

/** More than this of one machine, and those that nothing has reached yet hide the others. */
const A_FEW = 3

function grouped(actors: readonly LiveActor[]) {
  const running = actors.filter(({ status }) => status === 'active')
  const isIdle = ({ machine, entries }: LiveActor) =>
    entries.length <= 1 && running.filter((other) => other.machine === machine).length > A_FEW
  return {
    inUse: running.filter((actor) => !isIdle(actor)),
    idle: running.filter(isIdle),
    ended: actors.filter(({ status }) => status !== 'active'),
  }
}

function ActorList({
  actors,
  shown,
  onChoose,
}: {
  actors: readonly LiveActor[]
  shown: LiveActor
  onChoose: (key: string) => void
}) {
  return (
    <ul className={styles.actors}>
      {actors.map(({ key, name, parent }) => (
        <li key={key}>
          <Button
            variant="quiet"
            size="small"
            className={styles.actor}
            aria-current={key === shown.key ? 'true' : undefined}
            onPress={() => onChoose(key)}
          >
            <span>
              {name}
              {parent !== null && <span className={styles.parent}> in {parent}</span>}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
