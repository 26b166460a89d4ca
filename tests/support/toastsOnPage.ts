import type { Page } from '@playwright/test'
import type { ToastPresetName } from '~/data/site/toastPresets'
import type { ToastMessage } from '~/machines/toast.machine'

declare global {
  interface Window {
    notify: (preset: ToastPresetName, message: ToastMessage, id: string) => void
  }
}

/** Stands in for the port through which the newsletter leaves: it keeps the site's way to show a toast for the test. */
const portThatKeepsNotify = 'export const subscribeToNewsletter = (_, notify) => { window.notify = notify }'

/** Shows a toast through the site's own port: visitors meet toasts only behind other things they do. */
export async function notify(page: Page, preset: ToastPresetName, message: ToastMessage, id: string) {
  if (!(await page.evaluate(() => 'notify' in window))) {
    const leads = /\/assets\/leads-[^/]*\.js$/
    await page.route(leads, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: portThatKeepsNotify }),
    )
    // The footer waits for a first sign of the visitor.
    await page.mouse.move(2, 2)
    await page.locator('footer input[type=email]').evaluate((input: HTMLInputElement) => {
      input.value = 'someone@mail.example'
      input.form?.requestSubmit()
    })
    await page.waitForFunction(() => 'notify' in window, null, { polling: 20 })
    await page.unroute(leads)
  }
  await page.evaluate(([preset, message, id]) => window.notify(preset, message, id), [
    preset,
    message,
    id,
  ] as const)
}

/** The toasts on the screen, oldest first: their words, and how far each is dragged. */
export const shownToasts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('section[aria-label=Notifications] li')].map((toast) => ({
      title: toast.querySelector('p')?.textContent ?? '',
      offset: Number.parseFloat(toast.style.translate || '0'),
    })),
  )
