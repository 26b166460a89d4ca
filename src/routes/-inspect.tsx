import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import type { MachineDrawing } from '~/data/machines/machineDrawing'
import { Recorder } from '~/machines/inspection/recorder'
import { inspectorMachine } from '~/machines/inspector.machine'
import { InspectPanel } from '~/ui/machines/inspect/InspectPanel'
import { createPageLoader } from './-pageLoader'

/**
 * Records every actor from here on and shows them over the page. Called before any actor is made, and only for an
 * address that asks for it: without one, nothing of this is fetched.
 */
export function inspect() {
  const begun = performance.now()
  const recorder = new Recorder({
    now: () => performance.now() - begun,
    defer: (tell) => void requestAnimationFrame(tell),
  })
  recorder.attach()
  const panel = recorder.quietly(() => createActor(inspectorMachine).start())
  const offersStately = new URLSearchParams(location.search).get('inspect') === 'stately'
  if (offersStately) offerStately(recorder, panel)

  const loadPage = createPageLoader()
  const drawings = new Map<string, Promise<MachineDrawing | null>>()
  const load = (machine: string) =>
    recorder
      .quietly(() => loadPage('machine', machine))
      .then(
        (page) => page?.content.drawing ?? null,
        () => null,
      )
  const place = document.createElement('div')
  // A dialog of the page neither hides the panel from a reader nor closes when it is used.
  place.dataset.reactAriaTopLayer = 'true'
  document.body.append(place)
  createRoot(place).render(
    <InspectPanel
      panel={panel}
      offersStately={offersStately}
      source={{
        subscribe: recorder.subscribe,
        actors: recorder.actors,
        graphOf: recorder.graphOf,
        drawingOf(machine) {
          const drawing = drawings.get(machine) ?? load(machine)
          drawings.set(machine, drawing)
          return drawing
        },
      }}
    />,
  )
}

/** Fetched ahead, because a browser lets a window open only right after a press. */
function offerStately(recorder: Recorder, panel: ReturnType<typeof createActor<typeof inspectorMachine>>) {
  const script = import('./-inspectStately')
  script.catch(() => {})
  panel.on('stately.requested', () => {
    script.then(
      ({ openStately }) =>
        openStately({
          recorder,
          onBlocked: () => panel.send({ type: 'stately.blocked' }),
          onConnected: () => panel.send({ type: 'stately.connected' }),
        }),
      () => panel.send({ type: 'stately.blocked' }),
    )
  })
}
