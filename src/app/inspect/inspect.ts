import { Recorder } from 'machine-workbench/inspection/recorder'
import { createActor } from 'xstate'
import { lazyService } from '~/app/lazyService'
import { inspectorMachine } from '~/machines/inspector.machine'
import { hearStorage } from './outside'

/*
 * Records every actor from here on and shows them over the page. The entry imports this before any actor is made, and
 * only for an address that asks for it; it begins when it is imported, and fetches what draws it by itself, because
 * every name that the entry knows is in the first download of all pages.
 */
const begun = performance.now()
const recorder = new Recorder({
  now: () => performance.now() - begun,
  defer: (notify) => void requestAnimationFrame(notify),
})
recorder.attach()
hearStorage(recorder)
const panel = recorder.quietly(() => createActor(inspectorMachine).start())
const offersStately = new URLSearchParams(location.search).get('inspect') === 'stately'

export const inspector = lazyService(
  () => import('./inspectPanel'),
  ({ createInspectPanel }) => createInspectPanel({ recorder, panel, offersStately }),
)
recorder.quietly(() => inspector().catch(() => {}))

if (offersStately) {
  // Fetched ahead, because a browser lets a window open only right after a press.
  const script = import('./inspectStately')
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
