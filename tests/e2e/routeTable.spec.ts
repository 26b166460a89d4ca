import { documentTitle } from '~/data/site/page'
import { axeViolations, expect, testInSharedTab as test, waitForHydration } from '../support/page'
import { routeTable } from '../support/routeTable'

// Accessibility, reflow and dead links of these and all other addresses: everyPage.spec.ts.
test.describe('the route table of §2', () => {
  for (const { route, visits } of routeTable) {
    for (const { path, heading, canonical } of visits) {
      test(`${route}: ${path}`, async ({ page }) => {
        const response = await page.goto(path)
        expect(response?.status()).toBe(200)
        await waitForHydration(page)

        const headings = page.getByRole('heading', { level: 1 })
        await expect(headings).toHaveCount(1)
        await expect(headings).toHaveText(heading)
        expect(await page.title()).toMatch(/^.{4,75} \| Lyrebird Learning$/)
        expect(await page.title()).not.toBe(documentTitle('Page not found'))
        const canonicalLink = page.locator('head link[rel="canonical"]')
        await expect(canonicalLink).toHaveCount(1)
        expect(new URL((await canonicalLink.getAttribute('href')) ?? '').pathname).toBe(canonical)
      })
    }
  }
})

test('any other path is not found, says so with its status, and leads on', async ({ page, allow }) => {
  allow.response(/nowhere/)
  allow.console(/404: no page at \/nowhere/)
  const attempts: string[] = []
  page.on('console', (message) => attempts.push(message.text()))
  const response = await page.goto('/nowhere')
  expect(response?.status()).toBe(404)
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  expect(attempts.some((text) => text.includes('/nowhere'))).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Return to home' }).click()
  await expect(page).toHaveURL('/')
})
