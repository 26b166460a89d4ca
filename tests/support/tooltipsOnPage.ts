import type { Page } from '@playwright/test'

/** What the tooltips on the screen say: nothing, or one name. */
export const shownTooltips = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=tooltip]')].map((tooltip) => {
      if (!tooltip.matches(':popover-open')) throw new Error('A tooltip is not in the top layer.')
      return tooltip.textContent
    }),
  )

/** Opens a tooltip once and leaves it, so that what draws tooltips is there. */
export async function fetchTooltips(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).hover()
  await page.locator('[role=tooltip]').waitFor()
  await page.mouse.move(2, 2)
  await page.locator('[role=tooltip]').waitFor({ state: 'detached' })
}
