import type { Page } from '@playwright/test'
import { type ListView, selectView } from '~/machines/listView.machine'
import { listViewModel } from '../model/listView.model'
import { agrees, pageContract, storeElsewhere } from '../support/pageModel'

const words = { cards: 'Cards', rows: 'List' } as const satisfies Readonly<Record<ListView, string>>
const button = (page: Page, view: ListView) =>
  page.getByRole('group', { name: 'Show courses as' }).getByRole('button', { name: words[view] })

export const listViewPage = pageContract(listViewModel, {
  open: (page) => page.goto('/courses'),
  drivers: (page) => ({
    'view.choose': ({ view }) => button(page, view).click(),
    'storage.changed': ({ view }) => storeElsewhere(page, 'lyrebird.list-view', view),
  }),
  // A browser tells another tab only of what has changed.
  cannot: (step, before) =>
    step.kind === 'event' && step.event.type === 'storage.changed' && step.event.view === selectView(before),
  async verify(page, snapshot) {
    const view = selectView(snapshot)
    const first = page.locator('main article').first()
    await agrees(
      async () => ({
        attribute: await page.locator('html').getAttribute('data-list-view'),
        pressed: await Promise.all(
          (['cards', 'rows'] as const).map((one) => button(page, one).getAttribute('aria-pressed')),
        ),
        hasPicture: await first.locator('svg[data-art]').isVisible(),
        stored: await page.evaluate(() => localStorage.getItem('lyrebird.list-view') ?? '"cards"'),
      }),
      {
        attribute: view === 'cards' ? null : view,
        pressed: [String(view === 'cards'), String(view === 'rows')],
        hasPicture: view === 'cards',
        stored: JSON.stringify(view),
      },
    )
  },
})
