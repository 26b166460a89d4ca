import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { ToastPresetName } from '~/data/site/toastPresets'
import type { ToastMessage } from '~/machines/toast.machine'

/** Where the build has put the script of the toasts. */
const scriptOfToasts = () => {
  const name = readdirSync('dist/assets').find((file) => /^-toasts-[^.]*\.js$/.test(file))
  if (name === undefined) throw new Error('The built site has no script for its toasts.')
  return `/assets/${name}`
}

/** Shows a toast through the site's own port: visitors meet toasts only behind other things they do. */
export const notify = (page: Page, preset: ToastPresetName, message: ToastMessage, id: string) => {
  const words = [preset, message, id].map((part) => JSON.stringify(part)).join()
  return page.evaluate(`import(${JSON.stringify(scriptOfToasts())}).then(({ notify }) => notify(${words}))`)
}

/** The toasts on the screen, oldest first: their words, and how far each is dragged. */
export const shownToasts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('section[aria-label=Notifications] li')].map((toast) => ({
      title: toast.querySelector('p')?.textContent ?? '',
      offset: Number.parseFloat(toast.style.translate || '0'),
    })),
  )
