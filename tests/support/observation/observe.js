/*
 * Runs on the pages of the browser tests, before the site's entry: `observedSite.ts` puts it there. It tells the test
 * what every actor with states received, which transitions it took and what it emitted, and where the page went.
 */
import { Recorder } from './recorder.js'

const tell = window.tellObservations

if (tell) {
  let waiting = []
  const note = (observation) => {
    if (waiting.push({ ...observation, path: location.pathname }) > 1) return
    queueMicrotask(() => {
      const told = waiting
      waiting = []
      // The page may be closed by then.
      tell(told).catch(() => {})
    })
  }

  // What goes to another address in the same task as it is told, goes there because of it.
  let speaker
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    speaker = undefined
  }

  const recorder = new Recorder({ now: () => performance.now(), defer: () => {} })
  recorder.onStep(({ event, payload, transitions, emitted }, { machine }) => {
    if (machine === null) return
    note({ kind: 'step', machine, event, payload, transitions, emitted })
    const heard = emitted.findLast(({ isHeard }) => isHeard)
    if (heard === undefined) return
    speaker = { machine, emission: heard.type }
    port2.postMessage(null)
  })
  recorder.attach()

  for (const name of ['pushState', 'replaceState']) {
    const change = history[name]
    history[name] = function (...given) {
      const to = new URL(given[2] ?? '', location.href)
      if (speaker && to.href !== location.href) note({ kind: 'navigation', ...speaker, to: to.pathname })
      return change.apply(this, given)
    }
  }
}
