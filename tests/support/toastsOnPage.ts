import type { Page } from '@playwright/test'
import type { ToastPresetName } from '~/data/site/toastPresets'
import type { ToastMessage } from '~/machines/toast.machine'
import { waitForHydration } from './page'

/** Opens a page on which the test can show toasts of its own. */
export async function openWithNotify(page: Page) {
  await page.goto('/courses')
  await waitForHydration(page)
}

/**
 * Shows a toast through the site's own port, which the router has: visitors meet toasts only behind other things they do.
 */
export const notify = (page: Page, preset: ToastPresetName, message: ToastMessage, id: string) =>
  page.evaluate(
    ([preset, message, id]) => window.__TSR_ROUTER__?.options.context.notify(preset, message, id),
    [preset, message, id] as const,
  )

/** The toasts on the screen, oldest first: their words, and how far each is dragged. */
export const shownToasts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('section[aria-label=Notifications] li')].map((toast) => ({
      title: toast.querySelector('p')?.textContent ?? '',
      offset: Number.parseFloat(toast.style.translate || '0'),
    })),
  )
