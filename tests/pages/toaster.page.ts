import type { Page } from '@playwright/test'
import { selectEntries } from '~/machines/toaster.machine'
import { toasterModel } from '../model/toaster.model'
import { agrees, pageContract } from '../support/pageModel'
import { notify, openWithNotify, shownToasts } from '../support/toastsOnPage'

const toast = (page: Page, id: string) =>
  page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('listitem')
    .filter({ has: page.getByText(id, { exact: true }) })

export const toasterPage = pageContract(toasterModel, {
  open: openWithNotify,
  drivers: (page) => ({
    // Every toast says its own id, so that the page shows which ones there are.
    'toast.add': ({ id, preset }) => notify(page, preset, { title: id, role: 'status' }, id),
    // As assistive technology presses it: a pointer or the focus would hold the toasts beside it.
    'toast.dismiss': ({ id }) =>
      toast(page, id)
        .getByRole('button')
        .evaluate((button: HTMLButtonElement) => button.click()),
    'toast.dismissed': () => {},
    'toast.removed': () => {},
  }),
  verify: (page, snapshot) =>
    agrees(
      () => shownToasts(page),
      selectEntries(snapshot).flatMap(({ id, shown }) => (shown ? [{ title: id, offset: 0 }] : [])),
    ),
})
