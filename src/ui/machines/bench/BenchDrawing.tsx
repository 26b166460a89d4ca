import { useSelector } from '@xstate/react'
import type { MachineGraph } from 'machine-workbench/description/machineGraph'
import type { Frame } from 'machine-workbench/description/simulation'
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { MachineContent } from '~/data/machines/machinePage'
import type { Coverage } from '~/data/machines/machineSearch'
import { closedWays, openWays } from '~/data/machines/ways'
import {
  type DrawingViewActor,
  PAN_STEP,
  selectCanFit,
  selectCanZoomIn,
  selectCanZoomOut,
  selectIsFollowing,
  selectView,
  selectZoom,
} from '~/machines/drawingView.machine'
import { type Place, selectPlace } from '~/machines/drawingWalk.machine'
import { selectFrame, selectFrames, selectPath, selectShown } from '~/machines/simulator.machine'
import { Button, IconButton } from '~/ui/kit/Button'
import { type DrawnSteps, LiveDrawing, placeId } from '../MachineDrawing'
import { selectStatusWords } from './Announcement'
import styles from './BenchDrawing.module.css'
import { asks, type Bench, stepBy, togglePlaying, useBench } from './useBench'
import { useFollow } from './useFollow'
import { useGestures } from './useGestures'

/** To see more of the left, the drawing moves to the right. */
const directions = [
  { name: 'left', icon: 'arrow-left', key: 'ArrowLeft', x: PAN_STEP, y: 0 },
  { name: 'right', icon: 'arrow-right', key: 'ArrowRight', x: -PAN_STEP, y: 0 },
  { name: 'up', icon: 'arrow-left', key: 'ArrowUp', x: 0, y: PAN_STEP },
  { name: 'down', icon: 'arrow-right', key: 'ArrowDown', x: 0, y: -PAN_STEP },
] as const

/** The drawing of the machine as it is now: what is possible is pressed in it, and keys walk it. */
export function BenchDrawing({ covered }: { covered: Coverage }) {
  const bench = useBench()
  const { content, view } = bench
  const { graph } = content
  const room = useRef<HTMLElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const state = useSelector(view, ({ value }) => value)
  const isLarger = useSelector(view, (snapshot) => selectView(snapshot).scale > 1)
  useGestures(frame, view)
  const follow = useFollow(frame, bench)
  const missed = missedBy(covered, content)
  const act = (key: KeyboardEvent) => {
    if (key.ctrlKey || key.metaKey || key.altKey) return
    if (actOf(key, bench, follow, room.current)) key.preventDefault()
  }
  return (
    <section
      ref={room}
      id="drawing"
      data-part="drawing"
      aria-label={`Drawing of ${graph.id}`}
      className={styles.viewer}
    >
      <div className={styles.head}>
        <Status />
        <Tools follow={follow} onFullScreen={() => toggleFullScreen(room.current)} />
      </div>
      <div ref={frame} className={styles.frame} data-view={state} data-larger={isLarger}>
        <Sheet view={view}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the places in the drawing */}
          <div onKeyDown={act}>
            <Live missed={missed} />
          </div>
        </Sheet>
      </div>
      <div className={styles.foot}>
        {covered === 'off' ? (
          <ul className={styles.legend} aria-label="What the lines mean">
            <li data-means="now">now</li>
            <li data-means="taken">just taken</li>
            <li data-means="event">possible</li>
            <li data-means="time">by the clock</li>
            <li data-means="closed">not now</li>
          </ul>
        ) : (
          <CoverageLegend covered={covered} graph={graph} missed={missed} />
        )}
        {/* It describes the drawing even where there is no room to show it. */}
        <p id="drawing-keys" className={styles.help} hidden={covered !== 'off'} data-print="hidden">
          <kbd>↑</kbd> <kbd>↓</kbd> choose, <kbd>Enter</kbd> take, <kbd>→</kbd> <kbd>←</kbd> look along and
          back, <kbd>F</kbd> fit
        </p>
      </div>
    </section>
  )
}

const coveredBy = { model: 'taken by the model tests', page: 'taken on pages that ship' } as const

/** Ids of what the tests did not take; null for a machine that is newer than the record of them. */
function missedBy(covered: Coverage, { uncovered, unseen }: MachineContent): readonly string[] | null {
  if (covered === 'off') return []
  if (uncovered === null || covered === 'model') return uncovered
  return unseen.flatMap(({ what }) => /^transition: (.*)$/.exec(what)?.[1] ?? [])
}

function CoverageLegend({
  covered,
  graph: { transitions },
  missed,
}: {
  covered: Exclude<Coverage, 'off'>
  graph: MachineGraph
  missed: readonly string[] | null
}) {
  if (missed === null)
    return <p className={styles.help}>This machine is newer than the record of the tests.</p>
  const count = transitions.filter(({ id }) => missed.includes(id)).length
  return (
    <ul className={styles.legend} aria-label="What the lines mean">
      <li data-means="covered">
        {coveredBy[covered]}: {transitions.length - count} of {transitions.length}
      </li>
      <li data-means="missed">not taken: {count}</li>
    </ul>
  )
}

type Follow = () => void

function toggleFullScreen(room: HTMLElement | null) {
  if (document.fullscreenElement) void document.exitFullscreen()
  else void room?.requestFullscreen()
}

function toggleFollow(view: DrawingViewActor, follow: Follow) {
  if (selectIsFollowing(view.getSnapshot())) view.send({ type: 'view.reset' })
  else follow()
}

/** Does what a key asks for; false for a key that means nothing here. */
function actOf(
  { key, shiftKey }: KeyboardEvent,
  bench: Bench,
  follow: Follow,
  room: HTMLElement | null,
): boolean {
  const { walk, view, simulator } = bench
  const direction = directions.find((one) => one.key === key)
  if (direction && shiftKey) {
    view.send({ type: 'pan.by', x: direction.x, y: direction.y })
    return true
  }
  const acts: Readonly<Record<string, () => void>> = {
    ArrowDown: () => walk.send({ type: 'way.choose', choice: 'next' }),
    ArrowUp: () => walk.send({ type: 'way.choose', choice: 'previous' }),
    Home: () => walk.send({ type: 'way.choose', choice: 'first' }),
    End: () => walk.send({ type: 'way.choose', choice: 'last' }),
    ArrowRight: () => walk.send({ type: 'look.along' }),
    ArrowLeft: () => walk.send({ type: 'look.back' }),
    Enter: () => pressPlace(bench, selectPlace(walk.getSnapshot())),
    ' ': () => pressPlace(bench, selectPlace(walk.getSnapshot())),
    '+': () => view.send({ type: 'zoom.in' }),
    '=': () => view.send({ type: 'zoom.in' }),
    '-': () => view.send({ type: 'zoom.out' }),
    '0': () => view.send({ type: 'view.reset' }),
    f: () => toggleFollow(view, follow),
    F: () => toggleFullScreen(room),
    z: () => stepBy(simulator, -1),
    Z: () => stepBy(simulator, 1),
    p: () => togglePlaying(simulator),
    '/': () => document.querySelector<HTMLElement>('#bench [data-find]')?.focus(),
  }
  if (key === 'Escape') {
    // What is open is closed first; leaving full screen is left to the browser.
    if (simulator.getSnapshot().matches({ form: 'open' })) simulator.send({ type: 'payload.cancel' })
    else walk.send({ type: 'look.home' })
    return true
  }
  acts[key]?.()
  return acts[key] !== undefined
}

/** Takes a transition that is possible; of anything else the entry is shown. */
function pressPlace(bench: Bench, place: Place) {
  const frame = selectFrame(bench.simulator.getSnapshot())
  const way = place.kind === 'transition' && frame?.ways.find(({ transition }) => transition === place.id)
  if (way) bench.take(way)
  else bench.walk.send({ type: 'place.visit', place })
}

function Live({ missed }: { missed: readonly string[] | null }) {
  const bench = useBench()
  const { content, simulator, walk, forms } = bench
  const { graph, drawing } = content
  const frame = useSelector(simulator, selectFrame)
  const place = useSelector(walk, selectPlace)
  const ways = useMemo(() => {
    if (!frame) return { open: new Map(), closed: new Map() }
    return {
      open: new Map(
        openWays(graph, frame).map((way) => [
          way.transition,
          { means: way.means.kind, asks: asks({ forms }, way) },
        ]),
      ),
      closed: new Map(closedWays(graph, frame).map(({ declared, reason }) => [declared.id, reason])),
    }
  }, [graph, frame, forms])
  const frames = useSelector(simulator, selectFrames)
  const shown = useSelector(simulator, selectShown)
  const isOfPath = useSelector(simulator, (snapshot) => selectPath(snapshot) !== null)
  const played = useMemo(() => (isOfPath ? stepsAt(frames, shown) : new Map()), [frames, shown, isOfPath])
  useLayoutEffect(() => {
    const reached = walk.on('place.reached', ({ place: { kind, id } }) => {
      const element = document.getElementById(placeId(kind, id))
      // The focus is moved only for whoever is at work in the drawing.
      if (element?.closest('#drawing')?.contains(document.activeElement))
        element.focus({ preventScroll: true })
    })
    return () => reached.unsubscribe()
  }, [walk])
  const visit = (visited: Place) => {
    const { kind, id } = selectPlace(walk.getSnapshot())
    if (kind !== visited.kind || id !== visited.id) walk.send({ type: 'place.visit', place: visited })
  }
  return (
    <LiveDrawing
      graph={graph}
      drawing={drawing}
      describedBy="drawing-keys"
      current={frame?.active ?? []}
      taken={frame?.transitions ?? []}
      ways={ways}
      played={played}
      missed={missed}
      place={place}
      onPress={(pressed) => {
        visit(pressed)
        if (pressed.kind === 'transition') pressPlace(bench, pressed)
      }}
      onVisit={visit}
    />
  )
}

/** At each transition the numbers of the steps that take it, and whether these are done, shown now or to come. */
function stepsAt(frames: readonly Frame[], shown: number): ReadonlyMap<string, DrawnSteps> {
  const numbers = new Map<string, number[]>()
  for (const [index, { transitions }] of frames.entries())
    for (const id of transitions) numbers.set(id, [...(numbers.get(id) ?? []), index])
  return new Map(
    [...numbers].map(([id, steps]) => [
      id,
      {
        numbers: [...new Set(steps)],
        time: steps.includes(shown) ? 'now' : steps.some((step) => step > shown) ? 'later' : 'before',
      },
    ]),
  )
}

/** Shifted in shares of its own size, so that no size has to be measured; without drawing its content anew. */
function Sheet({ view, children }: { view: DrawingViewActor; children: React.ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const show = (snapshot: ReturnType<DrawingViewActor['getSnapshot']>) => {
      const { scale, x, y } = selectView(snapshot)
      sheet.current?.style.setProperty('--view', `translate(${100 * x}%, ${100 * y}%) scale(${scale})`)
    }
    show(view.getSnapshot())
    const { unsubscribe } = view.subscribe(show)
    return unsubscribe
  }, [view])
  return (
    <div ref={sheet} className={styles.sheet}>
      {children}
    </div>
  )
}

/** What the last step has led to, and how many ways lead on. `Announcement` says it aloud. */
function Status() {
  const { simulator } = useBench()
  const frame = useSelector(simulator, selectFrame)
  const words = useSelector(simulator, selectStatusWords)
  if (!frame) return null
  const ways = new Set(frame.ways.map(({ transition }) => transition)).size
  return (
    <div className={styles.status}>
      <p aria-hidden>{words}</p>
      <p className={styles.count}>{ways === 1 ? '1 way on' : `${ways} ways on`}</p>
    </div>
  )
}

const onFullScreen = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

function Tools({ follow, onFullScreen: toggle }: { follow: Follow; onFullScreen: () => void }) {
  const { view } = useBench()
  const canZoomIn = useSelector(view, selectCanZoomIn)
  const canZoomOut = useSelector(view, selectCanZoomOut)
  const canFit = useSelector(view, selectCanFit)
  const zoom = useSelector(view, selectZoom)
  const isFollowing = useSelector(view, selectIsFollowing)
  const isFullScreen = useSyncExternalStore(onFullScreen, () => document.fullscreenElement !== null)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of buttons, not a form's fieldset
    <div role="group" aria-label="View of the drawing" className={styles.tools} data-print="hidden">
      <span aria-live="polite" className={styles.zoom}>
        {zoom}
      </span>
      <IconButton
        icon="minus"
        label="Zoom out"
        aria-disabled={!canZoomOut}
        onPress={() => view.send({ type: 'zoom.out' })}
      />
      <IconButton
        icon="plus"
        label="Zoom in"
        aria-disabled={!canZoomIn}
        onPress={() => view.send({ type: 'zoom.in' })}
      />
      <Button
        variant="quiet"
        size="small"
        aria-disabled={!canFit}
        onPress={() => view.send({ type: 'view.reset' })}
      >
        Fit
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-pressed={isFollowing}
        onPress={() => toggleFollow(view, follow)}
      >
        Follow
      </Button>
      {directions.map((direction) => (
        <PanButton key={direction.name} view={view} direction={direction} />
      ))}
      {document.fullscreenEnabled && (
        <IconButton
          icon={isFullScreen ? 'close' : 'cards'}
          label={isFullScreen ? 'Leave full screen' : 'Full screen'}
          onPress={toggle}
        />
      )}
    </div>
  )
}

function PanButton({
  view,
  direction: { name, icon, x, y },
}: {
  view: DrawingViewActor
  direction: (typeof directions)[number]
}) {
  const canMove = useSelector(view, (snapshot) => snapshot.can({ type: 'pan.by', x, y }))
  return (
    <IconButton
      icon={icon}
      label={`Move ${name}`}
      className={y === 0 ? undefined : styles.upright}
      aria-disabled={!canMove}
      onPress={() => view.send({ type: 'pan.by', x, y })}
    />
  )
}
