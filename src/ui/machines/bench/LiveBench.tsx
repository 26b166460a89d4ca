import { useActorRef, useSelector } from '@xstate/react'
import type { Frame } from 'machine-workbench/description/simulation'
import { innermost } from 'machine-workbench/description/simulationWords'
import type { Simulator as Simulation } from 'machine-workbench/inspection/simulation'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { fieldsOf } from '~/data/machines/payloadForm'
import { decodeRun, encodeRun } from '~/data/machines/runLink'
import { drawingViewMachine } from '~/machines/drawingView.machine'
import { drawingWalkMachine, selectPlace } from '~/machines/drawingWalk.machine'
import { selectAsked, selectFrame, simulatorMachine } from '~/machines/simulator.machine'
import { focusOn } from '~/ui/kit/focusOn'
import { Notice } from '~/ui/kit/Notice'
import { placeId } from '../MachineDrawing'
import { Actors } from './Actors'
import { Announcement } from './Announcement'
import styles from './Bench.module.css'
import { BenchDrawing } from './BenchDrawing'
import { type BenchProps, BenchRoom } from './BenchRoom'
import type { BenchParts } from './benchParts'
import { Clock } from './Clock'
import { Context } from './Context'
import { Emitted } from './Emitted'
import { Messages } from './Messages'
import { PanelTabs } from './PanelTabs'
import { Paths } from './Paths'
import { PayloadForm, payloadFieldId } from './PayloadForm'
import { StartAndLink } from './StartAndLink'
import { StatesRail } from './StatesRail'
import { Tape } from './Tape'
import { Tests } from './Tests'
import { type Bench, BenchContext, openForm, takeWay } from './useBench'
import { WaysIn } from './WaysIn'
import { WaysOn } from './WaysOn'
import { Where } from './Where'

/** Where a frame leaves whoever walks the drawing. */
const standingOf = (frame: Frame | undefined) => ({
  ways: [...new Set(frame?.ways.map(({ transition }) => transition))],
  now: innermost(frame?.active ?? [])[0] ?? '',
})

/** A machine to be tried out: pressed in its drawing or its lists, with all its time and every way its actors may end. */
export function LiveBench({
  content,
  simulation,
  search,
  onSearch,
  onRun,
  onCopyFile,
  onDownload,
  paths,
  tests,
}: BenchProps & {
  /** How they are written. */
  tests: Pick<BenchParts, 'testedAs' | 'isOfSite'>
  simulation: Simulation
}) {
  const { graph, trial } = content
  const { run, panel } = search
  const playable = useMemo(() => ({ scenarios: trial.scenarios, events: Object.keys(trial.events) }), [trial])
  const forms = useMemo(
    () => Object.fromEntries(Object.entries(trial.events).map(([type, event]) => [type, fieldsOf(event)])),
    [trial],
  )
  const asked = useMemo(() => (run === '' ? null : decodeRun(run, playable)), [run, playable])
  const simulator = useActorRef(simulatorMachine, {
    input: {
      simulate: simulation.simulate,
      scenarios: trial.scenarios.length,
      forms,
      run: asked?.run ?? null,
    },
  })
  const walk = useActorRef(drawingWalkMachine, {
    input: { graph, ...standingOf(selectFrame(simulator.getSnapshot())) },
  })
  const view = useActorRef(drawingViewMachine)
  /** What was pressed last, to which the focus goes back, and what has the focus beside the drawing. */
  const pressed = useRef<Element>(null)
  const held = useRef<Element>(null)
  const bench = useMemo((): Bench => {
    const parts = { content, forms, simulation, simulator, walk, view }
    const press = (act: () => void) => {
      pressed.current = document.activeElement
      act()
    }
    return {
      ...parts,
      take: (way) => press(() => takeWay(parts, way)),
      ask: (event) => press(() => openForm(parts, event)),
    }
  }, [content, forms, simulation, simulator, walk, view])

  useLayoutEffect(() => {
    if (asked?.run) simulator.send({ type: 'url.changed', run: asked.run })
  }, [simulator, asked])
  useLayoutEffect(() => {
    const requested = simulator.on('link.requested', (event) => onRun(encodeRun(event.run, playable)))
    return () => requested.unsubscribe()
  }, [simulator, onRun, playable])
  useLayoutEffect(() => {
    const shown = simulator.on('problems.shown', ({ event, field }) =>
      document.getElementById(payloadFieldId(event, field))?.focus(),
    )
    return () => shown.unsubscribe()
  }, [simulator])

  const frame = useSelector(simulator, selectFrame)
  useLayoutEffect(() => {
    walk.send({ type: 'simulation.moved', ...standingOf(frame) })
  }, [walk, frame])
  const form = useSelector(simulator, selectAsked)
  useLayoutEffect(() => {
    if (frame === undefined || form !== null) return
    // What was pressed, the form, or a row that time takes away may have gone: the focus stays where one was at work.
    const from = pressed.current ?? held.current
    pressed.current = null
    if (from === null || document.activeElement !== document.body) return
    focusOn(() => {
      if (from.closest('#drawing')) {
        const { kind, id } = selectPlace(walk.getSnapshot())
        return document.getElementById(placeId(kind, id))
      }
      if (from.isConnected) return from
      const list = document.getElementById('simulator')
      return list?.querySelector('[data-way]') ?? list?.querySelector('[data-now]') ?? null
    })
  }, [walk, frame, form])

  return (
    <BenchContext value={bench}>
      <BenchRoom panel={panel}>
        <Announcement />
        <PanelTabs search={search} onSearch={onSearch} />
        <StatesRail find={search.find} onFind={(find) => onSearch({ ...search, find })} />
        <BenchDrawing covered={search.covered} />
        <aside
          id="simulator"
          className={styles.instruments}
          aria-label="Instruments"
          data-print="hidden"
          onFocus={({ target }) => {
            held.current = target
          }}
          // What is taken out of the page with the focus on it says nothing.
          onBlur={() => {
            held.current = null
          }}
        >
          {asked?.problem && <Notice icon="warning">{asked.problem}</Notice>}
          {form !== null && (
            <div data-form>
              <PayloadForm key={form} event={form} />
            </div>
          )}
          {panel === 'paths' && <Paths paths={paths} search={search} onSearch={onSearch} />}
          {panel === 'tests' && (
            <Tests
              paths={paths}
              {...tests}
              search={search}
              onSearch={onSearch}
              onCopy={onCopyFile}
              onDownload={onDownload}
            />
          )}
          {panel === 'messages' && <Messages onCopy={onCopyFile} onDownload={onDownload} />}
          {panel !== 'paths' && panel !== 'messages' && panel !== 'tests' && (
            <>
              <div className={styles.walk}>
                <WaysIn />
                <Where />
                <WaysOn />
              </div>
              <div className={styles.run}>
                <Emitted />
                <Clock actor={simulator} />
                <Actors actor={simulator} outcomes={trial.outcomes} />
                <Context />
                <StartAndLink />
              </div>
            </>
          )}
        </aside>
        <Tape actor={simulator} />
      </BenchRoom>
    </BenchContext>
  )
}
