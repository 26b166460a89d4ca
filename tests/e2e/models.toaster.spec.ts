import type { Page } from '@playwright/test'
import { selectEntries } from '~/machines/toaster.machine'
import { toasterModel } from '../model/toaster.model'
import { agrees, walkOnPage } from '../support/pageModel'
import { notify, shownToasts } from '../support/toastsOnPage'

const toast = (page: Page, id: string) =>
  page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('listitem')
    .filter({ has: page.getByText(id, { exact: true }) })

walkOnPage(toasterModel, {
  open: (page) => page.goto('/terms'),
  drivers: (page) => ({
    // Every toast says its own id, so that the page shows which ones there are.
    'toast.add': ({ id, preset }) => notify(page, preset, { title: id, role: 'status' }, id),
    'toast.update': () => {},
    // As assistive technology presses it: a pointer or the focus would hold the toasts beside it.
    'toast.dismiss': ({ id }) =>
      toast(page, id)
        .getByRole('button')
        .evaluate((button: HTMLButtonElement) => button.click()),
    'toast.dismissed': () => {},
    'toast.removed': () => {},
  }),
  // The site revises a toast by adding it again.
  cannot: (step) => step.kind === 'event' && step.event.type === 'toast.update',
  leftOut: {
    'event case: toast.update id a, message role alert, title Please upload a file first':
      'The site revises a toast by adding it again.',
    'transition: (root) --toast.update[isShown]--> (stay)': 'The site revises a toast by adding it again.',
  },
  verify: (page, snapshot) =>
    agrees(
      () => shownToasts(page),
      selectEntries(snapshot).flatMap(({ id, shown }) => (shown ? [{ title: id, offset: 0 }] : [])),
    ),
})
