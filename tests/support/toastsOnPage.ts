import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { ToastPresetName } from '~/data/site/toastPresets'
import type { ToastMessage } from '~/machines/toast.machine'

/** Where the build has put what draws toasts. */
const assetOfToasts = (ending: string) => {
  const name = readdirSync('dist/assets').find((file) => file.startsWith('-toasts-') && file.endsWith(ending))
  if (name === undefined) throw new Error(`The built site has no ${ending} for its toasts.`)
  return `/assets/${name}`
}

/** Shows a toast through the site's own port: visitors meet toasts only behind other things they do. */
export async function notify(page: Page, preset: ToastPresetName, message: ToastMessage, id: string) {
  const sheet = assetOfToasts('.css')
  if ((await page.locator(`link[href="${sheet}"]`).count()) === 0) await page.addStyleTag({ url: sheet })
  const script = JSON.stringify(assetOfToasts('.js'))
  const words = [preset, message, id].map((part) => JSON.stringify(part)).join()
  await page.evaluate(`import(${script}).then(({ notify }) => notify(${words}))`)
}

/** The toasts on the screen, oldest first: their words, and how far each is dragged. */
export const shownToasts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('section[aria-label=Notifications] li')].map((toast) => ({
      title: toast.querySelector('p')?.textContent ?? '',
      offset: Number.parseFloat(toast.style.translate || '0'),
    })),
  )
