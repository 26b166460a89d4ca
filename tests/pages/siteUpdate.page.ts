import type { Page } from '@playwright/test'
import { selectIsAsking } from '~/machines/siteUpdate.machine'
import { siteUpdateModel } from '../model/siteUpdate.model'
import { expect, inStillTime, waitForHydration } from '../support/page'
import { pageContract } from '../support/pageModel'

declare global {
  interface Window {
    /** Lets the test play the browser's side of the worker. */
    worker: { find: () => void; change: () => void; replace: () => void; told: string[] }
  }
}

/** A browser whose worker is as new and as quick as the test says. */
export function playWorker() {
  const told: string[] = []
  const worker = (state: string) =>
    Object.assign(new EventTarget(), { state, postMessage: ({ type }: { type: string }) => told.push(type) })
  const active = worker('activated')
  const registration = Object.assign(new EventTarget(), {
    active,
    installing: null as ReturnType<typeof worker> | null,
    waiting: null as ReturnType<typeof worker> | null,
  })
  const container = Object.assign(new EventTarget(), {
    register: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
  })
  // A page may be prepared more than once.
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  window.worker = {
    told,
    find() {
      const next = worker('installing')
      registration.installing = next
      registration.dispatchEvent(new Event('updatefound'))
      registration.installing = null
      registration.waiting = next
      next.dispatchEvent(new Event('statechange'))
    },
    // It is asked for nothing any more: an even newer one has come.
    replace() {
      const postMessage = () => {
        throw new DOMException('The worker is redundant.', 'InvalidStateError')
      }
      if (registration.waiting) Object.assign(registration.waiting, { postMessage })
    },
    change: () => container.dispatchEvent(new Event('controllerchange')),
  }
}

export const bar = (page: Page) => page.getByRole('region', { name: 'Newer version' })

/** Begins to use the page, and waits until the worker is spoken to. */
export async function begin(page: Page) {
  await page.keyboard.press('Shift')
  await inStillTime(
    page,
    page.waitForFunction(() => window.worker.told.includes('page.visited'), null, { polling: 50 }),
  )
}

export const siteUpdatePage = pageContract(siteUpdateModel, {
  open: async (page) => {
    await page.addInitScript(playWorker)
    await page.goto('/terms')
  },
  prepare: begin,
  // Once it is left, the page is another one.
  cannot: (step, before) =>
    before.matches('leaving') ||
    (step.kind === 'event' && step.event.type !== 'update.found' && !(selectIsAsking(before) as boolean)),
  drivers: (page) => ({
    'update.found': () => page.evaluate(() => window.worker.find()),
    'update.accept': () => bar(page).getByRole('button', { name: 'Load it' }).click(),
    'update.dismiss': () => bar(page).getByRole('button', { name: 'Not now' }).click(),
    done: () => page.evaluate(() => window.worker.change()),
  }),
  async verify(page, snapshot) {
    if (snapshot.matches('leaving')) {
      await inStillTime(page, waitForHydration(page))
      await expect(bar(page)).toHaveCount(0)
      return
    }
    await expect(bar(page)).toBeVisible({ visible: selectIsAsking(snapshot) })
  },
})
