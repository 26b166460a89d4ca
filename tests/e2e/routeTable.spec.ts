import { documentTitle } from '~/data/site/page'
import { headingIn, titleIn } from '../support/controls'
import { axeViolations, expect, testInSharedTab as test, waitForHydration } from '../support/page'
import { routeTable } from '../support/routeTable'
import { builtPaths, htmlOf } from '../support/sitePages'

const table = 'tests/support/routeTable.ts'

// Accessibility, reflow and dead links of these and all other addresses: everyPage.spec.ts.
test.describe('the route table of §2', () => {
  for (const { route, visits } of routeTable) {
    for (const { path, heading, canonical } of visits) {
      // Read from the source: everyPage.spec.ts sees every page answered with its source, and to stay as it says.
      test(`${route}: ${path}`, () => {
        expect(
          builtPaths,
          `no page was built at ${path}: give it a source in src/data/site/pages.ts, or take it out of ${table}`,
        ).toContain(path)
        const html = htmlOf(path)
        const written = headingIn(html)
        expect(written, `the screen of ${path} in src/ui has to draw one PageHead`).toBeDefined()
        if (typeof heading === 'string')
          expect(written, `the heading of ${path} is not the one in ${table}`).toBe(heading)
        else expect(written, `the heading of ${path} is not the one in ${table}`).toMatch(heading)
        const title = titleIn(html)
        expect(title, `the source of ${path} in src/data has to give a title of 4 to 75 characters`).toMatch(
          /^.{4,75} \| Lyrebird Learning$/,
        )
        expect(title, `${path} was not found by its route in src/routes`).not.toBe(
          documentTitle('Page not found'),
        )
        const canonicalLinks = [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)]
        expect(
          canonicalLinks.map(([, address = '']) => new URL(address).pathname),
          `the first address of the page's source in src/data is not the third part of its row in ${table}`,
        ).toEqual([canonical])
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
