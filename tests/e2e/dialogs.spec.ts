import type { Page } from '@playwright/test'
import { expect, test, waitForHydration, waitForRest } from '../support/page'

const panel = (page: Page) => page.getByRole('dialog', { name: 'Filter courses' })

async function openPanel(page: Page) {
  await page.getByRole('button', { name: /^Filter Courses/ }).click()
  await expect(panel(page)).toBeVisible()
  await waitForRest(page)
}

/** Where the page stands below whatever lies over it. */
const standing = (page: Page) =>
  page.evaluate(() => {
    const { left, top } = document.querySelector('h1')?.getBoundingClientRect() ?? new DOMRect()
    return { left, top }
  })

test('below a dialog the page stands still, and what is printed is the page', async ({ page }) => {
  await page.goto('/courses')
  await waitForHydration(page)
  await page.mouse.move(200, 600)
  await page.mouse.wheel(0, 40)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(40)
  const before = await standing(page)
  await openPanel(page)
  expect(await standing(page)).toEqual(before)
  await page.mouse.wheel(0, 200)
  await page.mouse.move(1300, 600)
  await page.mouse.wheel(0, 20_000)
  await waitForRest(page)
  expect(await standing(page)).toEqual(before)

  await page.emulateMedia({ media: 'print' })
  await expect(panel(page)).toBeHidden()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('visible')
  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  expect(await standing(page)).toEqual(before)
})

test('whoever selects words and lets go beside a dialog has not closed it', async ({ page }) => {
  await page.goto('/courses')
  await waitForHydration(page)
  await openPanel(page)
  const title = await panel(page).getByRole('heading', { name: 'Filter courses' }).boundingBox()
  if (!title) throw new Error('The panel has no title.')
  await page.mouse.move(title.x + title.width / 2, title.y + title.height / 2)
  await page.mouse.down()
  await page.mouse.move(300, 500, { steps: 3 })
  await page.mouse.up()
  await waitForRest(page)
  await expect(panel(page)).toBeVisible()
  await page.mouse.click(300, 500)
  await expect(panel(page)).toHaveCount(0)
})

test('a toast over a dialog is read out and can be pressed, and outlives the dialog', async ({ page }) => {
  await page.clock.install()
  await page.goto('/courses')
  await waitForHydration(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const toasts = page.getByRole('region', { name: 'Notifications' })
  const close = toasts.getByRole('button', { name: 'Close notification' })
  const compare = page.getByRole('button', { name: /^Compare ?:/ })
  await compare.nth(0).click()
  await compare.nth(1).click()
  await expect(close).toHaveCount(2)
  await page.getByRole('button', { name: /^Filter Courses/ }).click()
  await expect(panel(page).locator('#toasts-status')).toContainText('added to comparison')
  await panel(page).getByRole('button', { name: 'Close notification' }).first().click()
  await expect(close).toHaveCount(1)
  // Escape takes away the uppermost only, which is the toast that has the focus.
  await close.press('Escape')
  await expect(close).toHaveCount(0)
  await expect(panel(page)).toBeVisible()
  await panel(page).getByRole('button', { name: 'Close filters' }).click()
  await expect(panel(page)).toHaveCount(0)
  await compare.nth(2).click()
  await expect(toasts).toBeVisible()
})
