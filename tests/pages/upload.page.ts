import type { Page } from '@playwright/test'
import {
  selectAnnouncement,
  selectCanCancel,
  selectFileName,
  selectIsUnderWay,
  selectProgress,
  selectRefusal,
} from '~/machines/upload.machine'
import { uploadModel } from '../model/upload.model'
import { expect } from '../support/page'
import { agrees, pageContract } from '../support/pageModel'

/** What stands in the box, read at one moment. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('main input[type=file]')?.parentElement
    const button = (name: string) =>
      [...(box?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name)
    return {
      path: location.pathname,
      name: box?.querySelector('bdi')?.textContent ?? null,
      refusal: box?.querySelector('[role=alert]')?.textContent ?? '',
      progress: box?.querySelector('progress')?.getAttribute('value') ?? null,
      canCancel: button('Cancel') !== undefined,
      says: box?.querySelector('[role=status]')?.textContent ?? '',
    }
  })

export const uploadPage = pageContract(uploadModel, {
  open: (page) => page.goto('/organizations'),
  drivers: (page) => ({
    // The file is made in the page: its name may hold anything, and nothing has to be sent there.
    'file.choose': ({ file }) =>
      page.locator('input[type=file]').evaluate((input: HTMLInputElement, { name, size, type }) => {
        const chosen = new DataTransfer()
        chosen.items.add(new File([new Uint8Array(size)], name, { type }))
        input.files = chosen.files
        input.dispatchEvent(new Event('change', { bubbles: true }))
      }, file),
    'upload.cancel': () => page.getByRole('button', { name: 'Cancel' }).click(),
    'analysis.request': () => page.getByRole('button', { name: 'Go to the gap analysis' }).click(),
  }),
  cannot: (_, before) => before.matches('done'),
  leftOut: {
    'transition: done --analysis.request--> (stay)': 'By then the next page is open, and the box has gone.',
  },
  async verify(page, snapshot, step) {
    const name = selectFileName(snapshot)
    if (snapshot.matches('done')) {
      await expect(page).toHaveURL(/\/tools\/gap-analysis$/)
      await expect(page.getByRole('main').locator('bdi').first()).toHaveText(name ?? '')
      return
    }
    await agrees(() => shown(page), {
      path: '/organizations',
      name,
      refusal: selectRefusal(snapshot) ?? '',
      progress: selectIsUnderWay(snapshot) ? String(selectProgress(snapshot)) : null,
      canCancel: selectCanCancel(snapshot),
      says: selectAnnouncement(snapshot),
    })
    if (step?.emitted.some(({ type }) => type === 'file.missing'))
      await expect(page.locator('#toasts-alert')).toHaveText('Please upload a file first')
  },
})
