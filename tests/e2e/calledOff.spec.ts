import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from '../support/page'
import { backAtOnce, stored } from '../support/screen'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const sort = (page: Page) => page.getByLabel('Sort by')

for (const { address, press, isAsBefore } of [
  {
    address: '/course-wizard?goal=upskill',
    press: (page: Page) => next(page).click(),
    isAsBefore: (page: Page) => expect(heading(page)).toHaveText('Step 1 of 4: Why do you want to study?'),
  },
  {
    address: '/tools/career-wizard',
    press: (page: Page) => next(page).click(),
    isAsBefore: (page: Page) => expect(heading(page)).toHaveText('Step 1 of 4: Where you are now'),
  },
  {
    address: '/courses',
    press: (page: Page) => sort(page).selectOption('az'),
    isAsBefore: (page: Page) => expect(sort(page)).not.toHaveValue('az'),
  },
  {
    address: '/courses/compare?ids=1',
    press: (page: Page) => page.getByRole('button', { name: /^Remove/ }).click(),
    isAsBefore: (page: Page) => expect.poll(() => stored(page, 'lyrebird.comparison')).toEqual([1]),
  },
])
  test(`who goes back before ${address} has followed a press sees what the address says`, async ({
    page,
  }) => {
    await page.goto(address)
    await waitForHydration(page)
    await backAtOnce(page)
    await press(page)
    await page.locator('html[data-went-back]').waitFor({ state: 'attached' })
    await expect(page).toHaveURL(address)
    await isAsBefore(page)
  })
