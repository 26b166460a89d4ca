import { axeViolations, expect, test, waitForHydration } from '../support/page'
import { tabTo } from '../support/screen'

test('the price list is sorted and arranged by keyboard, and scrolls in itself on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/pricing')
  await waitForHydration(page)
  await tabTo(page, page.getByText('Order of columns'))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Move Duration left' }))
  for (let place = 3; place > 0; place -= 1) await page.keyboard.press('Enter')
  await expect(page.getByRole('columnheader')).toHaveText([
    ...['Course', 'Duration', 'Price', 'Upfront', 'A week', 'Delivery'],
  ])
  const region = page.getByRole('region', { name: 'Prices of all courses' })
  await tabTo(page, region)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  await tabTo(page, page.getByRole('button', { name: 'Price', exact: true }))
  await page.keyboard.press('Space')
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(await axeViolations(page)).toEqual([])
})
