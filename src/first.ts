import { startDelivery } from './app/delivery'
import { yieldToPaint } from './ui/kit/yieldToPaint'
import { importWithRetry } from './ui/site/importWithRetry'
import { untilItArrives } from './ui/site/untilItArrives'

declare global {
  interface Window {
    /** Set by a recorder that has to hear of every actor before the first one is made. */
    recording?: Promise<unknown>
  }
}

/** Comes before the application, and watches over its arrival as over everything that is asked for later. */
async function begin() {
  await yieldToPaint()
  const delivery = startDelivery()
  const { start } = await untilItArrives(
    'app',
    importWithRetry(() => import('./main')),
  )()
  await start(delivery)
}

if ('scripted' in document.documentElement.dataset)
  void Promise.resolve()
    .then(() => window.recording)
    .then(begin)
