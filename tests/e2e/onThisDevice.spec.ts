import type { Page } from '@playwright/test'
import { axeViolations, expect, test, waitForHydration } from '../support/page'

const things = (page: Page) => page.locator('main ul > li h2').allTextContents()
const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted())

/** Leaves something of every kind that a visitor can leave. */
async function leaveTraces(page: Page) {
  await page.goto('/courses')
  await waitForHydration(page)
  const card = page.locator('main article').first()
  await card.getByRole('button', { name: /^Save / }).click()
  await card.getByRole('button', { name: /^Compare/ }).click()
  await page.getByRole('group', { name: 'Show courses as' }).getByRole('button', { name: 'List' }).click()
  await page.getByRole('button', { name: 'Filter Courses' }).click()
  await page.getByRole('dialog').getByRole('checkbox').first().check()
  await page.goto('/contact')
  await waitForHydration(page)
  await page.getByLabel('First name').fill('Mia')
  await page.goto('/tools/career-wizard')
  await waitForHydration(page)
  await page.locator('select[name=currentRole]').selectOption({ index: 1 })
}

test('what the site keeps is listed, and forgotten one by one or all at once', async ({ page }) => {
  await leaveTraces(page)
  await page.goto('/on-this-device')
  await waitForHydration(page)
  await expect
    .poll(() => things(page))
    .toEqual(['Cards or list', 'Comparison', 'Shortlist', 'Career wizard', 'What you typed'])
  expect(await axeViolations(page)).toEqual([])
  const bar = page.locator('header[data-site]').getByRole('link', { name: /^Shortlist/ })
  await expect(bar).toHaveAccessibleName('Shortlist 1')
  await page.getByRole('button', { name: 'Forget Shortlist' }).click()
  await expect.poll(() => things(page)).not.toContain('Shortlist')
  await expect(bar).toHaveAccessibleName('Shortlist')
  await page.getByRole('button', { name: 'Forget everything' }).click()
  await expect(page.getByText('It cannot be brought back.')).toBeFocused()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect.poll(() => things(page)).toContain('Comparison')
  await page.getByRole('button', { name: 'Forget everything' }).click()
  await page.getByRole('button', { name: 'Yes, forget it' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing is kept' })).toBeVisible()
  expect(await kept(page)).toEqual([])
})

test('what is forgotten is not in the tab either, and does not come back', async ({ page }) => {
  await page.goto('/tools/career-wizard')
  await waitForHydration(page)
  await page.locator('select[name=currentRole]').selectOption({ index: 1 })
  await page.getByRole('contentinfo').getByRole('link', { name: 'What this device keeps' }).click()
  await page.getByRole('button', { name: 'Forget Career wizard' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing is kept' })).toBeVisible()
  await page.goBack()
  await expect(page.locator('select[name=currentRole]')).toHaveValue('')
})

test('filters that are ticked and not applied outlive a reload and a closed tab', async ({
  page,
  context,
}) => {
  await page.goto('/courses')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Filter Courses' }).click()
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /^Melbourne/ })
    .check()
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: /^Melbourne/ })).toBeChecked()
  await page.close()
  const next = await context.newPage()
  await next.goto('/courses')
  await waitForHydration(next)
  await expect(next.getByRole('dialog').getByRole('checkbox', { name: /^Melbourne/ })).toBeChecked()
  await next.getByRole('dialog').getByRole('button', { name: 'Apply Filter' }).click()
  await expect(next).toHaveURL(/place=melbourne/)
  await next.goto('/courses')
  await waitForHydration(next)
  await expect(next.getByRole('dialog')).toHaveCount(0)
})

test('a form that was begun outlives a closed tab, and is forgotten after 30 days', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await waitForHydration(page)
  await page.getByLabel('First name').fill('Mia')
  await page.close({ runBeforeUnload: true })
  const next = await context.newPage()
  await next.goto('/contact')
  await waitForHydration(next)
  await expect(next.getByLabel('First name')).toHaveValue('Mia')
  await next.close({ runBeforeUnload: true })
  const late = await context.newPage()
  await late.clock.setFixedTime(Date.now() + 31 * 86_400_000)
  await late.goto('/contact')
  await waitForHydration(late)
  await expect(late.getByLabel('First name')).toHaveValue('')
})
