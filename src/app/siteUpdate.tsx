import type { AnyRouter } from '@tanstack/react-router'
import { createActor, fromPromise } from 'xstate'
import { newerVersion, WORKER_FILE, type WorkerMessage } from '~/data/site/savedPages'
import { siteUpdateMachine } from '~/machines/siteUpdate.machine'
import { UpdateBar } from '~/ui/site/UpdateBar'
import { saveDrafts } from './drafts'

const tell = (worker: ServiceWorker | null, message: WorkerMessage) => worker?.postMessage(message)

/** The files of this site that the page was drawn with so far. */
const filesOfPage = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/`))

/** Lets the worker that waits take over, and resolves when it has, or when it is none to be told any more. */
const takeOver = ({ waiting }: ServiceWorkerRegistration) =>
  new Promise<void>((resolve) => {
    // Another tab has let it already.
    if (!waiting) return resolve()
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
    try {
      tell(waiting, { type: 'update.accept' })
    } catch {
      // Some browsers throw where it has just been replaced by a newer one.
      resolve()
    }
  })

/**
 * Registers the worker that keeps pages for reading without a connection, tells it what is visited, and asks the visitor
 * once a newer version of the site is ready. Rejects where there can be no worker; nothing of the page depends on it.
 */
export async function createSiteUpdate(router: AnyRouter) {
  const registration = await navigator.serviceWorker.register(WORKER_FILE)
  const update = createActor(
    siteUpdateMachine.provide({ actors: { takeOver: fromPromise(() => takeOver(registration)) } }),
  ).start()

  update.on('reload.wanted', () => {
    saveDrafts()
    location.reload()
  })
  update.subscribe((snapshot) => {
    const region = document.getElementById('toasts-status')
    if (region && snapshot.matches('asking')) region.textContent = newerVersion
  })

  const ask = () => {
    // The first worker of a visitor is no update.
    if (registration.waiting && registration.active) update.send({ type: 'update.found' })
  }
  ask()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', ask)
  })

  const { active } = await navigator.serviceWorker.ready
  const told = () => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
    if (!connection?.saveData)
      tell(active, { type: 'page.visited', page: location.pathname, files: filesOfPage() })
  }
  told()
  router.subscribe('onResolved', told)

  return { Layer: () => <UpdateBar update={update} words={newerVersion} /> }
}
