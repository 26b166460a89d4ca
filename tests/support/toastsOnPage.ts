import type { Page } from '@playwright/test'
import type { ToastPresetName } from '~/data/site/toastPresets'
import type { ToastMessage } from '~/machines/toast.machine'

declare global {
  interface Window {
    notify: (preset: ToastPresetName, message: ToastMessage, id: string) => void
  }
}

/** Stands in front of the comparison, which is given the site's way to show a toast, and keeps that for the test. */
const thatKeepsNotify = (file: string) => `
import { createComparison as create } from '${file}?itself'
export const createComparison = (courses, notify) => create(courses, (window.notify = notify))
`

/** Opens a page on which the test can show toasts of its own. */
export async function openWithNotify(page: Page) {
  await page.route(/\/assets\/comparison-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: thatKeepsNotify(new URL(route.request().url()).pathname),
    }),
  )
  await page.goto('/courses')
}

/** Shows a toast through the site's own port: visitors meet toasts only behind other things they do. */
export const notify = (page: Page, preset: ToastPresetName, message: ToastMessage, id: string) =>
  page.evaluate(([preset, message, id]) => window.notify(preset, message, id), [preset, message, id] as const)

/** The toasts on the screen, oldest first: their words, and how far each is dragged. */
export const shownToasts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('section[aria-label=Notifications] li')].map((toast) => ({
      title: toast.querySelector('p')?.textContent ?? '',
      offset: Number.parseFloat(toast.style.translate || '0'),
    })),
  )
