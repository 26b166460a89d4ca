import type { Page } from '@playwright/test'
import { selectAddress, selectHasLeft } from '~/machines/videoFacade.machine'
import { videoFacadeModel } from '../model/videoFacade.model'
import { expect } from '../support/page'
import { agrees, pageContract } from '../support/pageModel'

const poster = (page: Page) => page.getByRole('button', { name: /tour/i })
const back = (page: Page) => page.getByRole('button', { name: 'Back to the picture' })
const offer = (page: Page) =>
  page
    .locator('section')
    .filter({ has: back(page) })
    .last()

export const videoFacadePage = pageContract(videoFacadeModel, {
  open: (page) => page.goto('/studying-online'),
  // The link leads away from the site, and no test does.
  prepare: (page) =>
    page.evaluate(() =>
      addEventListener('click', (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null
        if (link && link.origin !== location.origin) event.preventDefault()
      }),
    ),
  drivers: (page) => ({
    'video.play': () => poster(page).click(),
    'link.follow': () => offer(page).getByRole('link').click(),
    'offer.close': () => back(page).click(),
  }),
  async verify(page, snapshot, step) {
    await agrees(
      async () => ({
        isOffered: (await back(page).count()) > 0,
        isPosterShown: (await poster(page).count()) > 0,
        saysItIsOpen: (await page.getByText('The video is open in another tab.').count()) > 0,
      }),
      {
        isOffered: selectAddress(snapshot) !== null,
        isPosterShown: selectAddress(snapshot) === null,
        saysItIsOpen: selectHasLeft(snapshot),
      },
    )
    const moved = step?.emitted.at(-1)?.type
    if (moved === 'focus.requested') await expect(offer(page)).toBeFocused()
    if (moved === 'focus.return') await expect(poster(page)).toBeFocused()
  },
})
