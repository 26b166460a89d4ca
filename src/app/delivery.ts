import { createActor } from 'xstate'
import type { Part } from '~/data/site/deliveryMessages'
import { mayReload } from '~/data/site/retrying'
import { deliveryOf } from '~/machines/delivery.machine'
import { afterPaint } from '~/ui/kit/yieldToPaint'
import { drawDeliveryBar } from '~/ui/site/deliveryBar'
import { superviseBy } from '~/ui/site/untilItArrives'
import { keepDrafts, saveDrafts } from './drafts'
import { storageKeys, tabStorage } from './storage'
import { isOutdated } from './version'

interface Missed {
  part: Part
  again: () => Promise<boolean>
}

/** Whether what stands on the page answers to presses yet. */
const isHydrated = () => document.documentElement.dataset.hydrated !== undefined

/**
 * Watches over everything that this tab asks for. It is there before the application, which may be what does not come.
 */
export function startDelivery() {
  const delivery = createActor(
    deliveryOf(async (signal) => ({
      isOutdated: await isOutdated(signal),
      // Where nothing can be stored, nobody would know of the last time.
      mayReload:
        mayReload(tabStorage.read(storageKeys.reloaded), Date.now()) &&
        tabStorage.write(storageKeys.reloaded, tabStorage.read(storageKeys.reloaded) ?? 0),
    })),
  )

  let missed: Missed[] = []
  /** What was asked for in case it is needed, and would be missed by nobody yet. */
  let unneeded: Missed[] = []
  let isPageAwaited = true

  async function askAgain(asked: readonly Missed[]) {
    missed = missed.filter((one) => !asked.includes(one))
    unneeded = unneeded.filter((one) => !asked.includes(one))
    await Promise.all(asked.map(({ again }) => again()))
    for (const part of new Set(asked.map((one) => one.part))) {
      if (!missed.some((one) => one.part === part)) delivery.send({ type: 'part.arrived', part })
    }
  }

  superviseBy({
    missed(asked, again) {
      // Before hydration the page that was asked for is there to be read: it is its controls that are missing.
      const part = asked === 'page' && !isHydrated() ? 'app' : asked
      if (asked === 'page' && isHydrated() && !isPageAwaited) {
        unneeded.push({ part, again })
        return
      }
      missed.push({ part, again })
      delivery.send({ type: 'part.missed', part })
    },
  })

  delivery.on('parts.wanted', () => void askAgain([...missed]))
  delivery.on('reload.wanted', () => {
    saveDrafts()
    tabStorage.write(storageKeys.reloaded, Date.now())
    location.reload()
  })
  addEventListener('online', () => delivery.send({ type: 'connection.returned' }))

  document.addEventListener('hydrated', () => {
    for (const part of ['app', 'query'] as const) delivery.send({ type: 'part.arrived', part })
  })

  delivery.start()
  keepDrafts()
  // From here on the script in the document need not watch.
  document.documentElement.dataset.watched = ''
  // This script may be here before the end of the document, where the bar stands.
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', () => drawDeliveryBar(delivery), { once: true })
  else afterPaint(() => drawDeliveryBar(delivery))
  if (document.documentElement.dataset.query !== undefined)
    delivery.send({ type: 'part.awaited', part: 'query' })

  return {
    /** Says that the visitor waits for another page. */
    awaitPage() {
      isPageAwaited = true
      if (isHydrated()) delivery.send({ type: 'part.awaited', part: 'page' })
      void askAgain([...unneeded])
    },
    /** Says that the page has come. Nobody waits any more for one that was asked for before. */
    pageShown() {
      isPageAwaited = false
      unneeded.push(...missed.filter(({ part }) => part === 'page'))
      missed = missed.filter(({ part }) => part !== 'page')
      delivery.send({ type: 'part.arrived', part: 'page' })
    },
  }
}
export type Delivery = ReturnType<typeof startDelivery>
