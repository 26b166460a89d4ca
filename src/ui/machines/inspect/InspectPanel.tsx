import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { LiveActor } from '~/data/machines/live'
import type { MachineDrawing } from '~/data/machines/machineDrawing'
import type { MachineGraph } from '~/data/machines/machineGraph'
import { type InspectorActor, selectChosen, selectIsOpen } from '~/machines/inspector.machine'
import { Button, IconButton } from '~/ui/kit/Button'
import { ActorView } from './ActorView'
import styles from './InspectPanel.module.css'
import { StatelyOffer } from './StatelyOffer'

/** What the panel shows, told by whoever records it. */
export interface LiveSource {
  subscribe: (listener: () => void) => () => void
  actors: () => readonly LiveActor[]
  graphOf: (key: string) => MachineGraph | undefined
  /** The drawing of a machine; null where this site has none of it. */
  drawingOf: (machine: string) => Promise<MachineDrawing | null>
}

export interface InspectPanelProps {
  panel: InspectorActor
  source: LiveSource
  /** Whether the address asks for Stately's inspector as well. */
  offersStately: boolean
}

/** A panel over the lower end of the page with the actors that run on it. The page stays usable. */
export function InspectPanel({ panel, source, offersStately }: InspectPanelProps) {
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
      <Inside panel={panel} source={source} />
    </aside>
  )
}

function Inside({ panel, source }: { panel: InspectorActor; source: LiveSource }) {
  const actors = useSyncExternalStore(source.subscribe, source.actors)
  const chosen = useSelector(panel, selectChosen)
  const shown = actors.find(({ key }) => key === chosen) ?? actors[0]
  const { inUse, idle, ended } = grouped(actors)
  const choosing = {
    shown,
    onChoose: (key: string) => panel.send({ type: 'actor.choose', key }),
  }
  return (
    <div className={styles.inside}>
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
      {shown && <ActorView key={shown.key} panel={panel} actor={shown} source={source} />}
    </div>
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
  shown: LiveActor | undefined
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
            aria-current={key === shown?.key ? 'true' : undefined}
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
