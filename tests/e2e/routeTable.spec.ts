import type { Page } from '@playwright/test'
import { documentTitle } from '~/data/site/page'
import { headingIn, titleIn } from '../support/controls'
import { axeViolations, expect, testInSharedTab as test, waitForHydration } from '../support/page'
import { goInPage } from '../support/pageModel'
import { routeTable } from '../support/routeTable'
import { builtPaths, htmlOf } from '../support/sitePages'

const table = 'tests/support/routeTable.ts'

// Accessibility, reflow and dead links of these and all other addresses: everyPage.spec.ts.
test.describe('the route table of §2', () => {
  for (const { route, visits } of routeTable) {
    for (const { path, heading, canonical } of visits) {
      // Read from the source: everyPage.spec.ts sees every page answered with its source, and to stay as it says.
      test(`${route}: ${path} is built, with its heading, title and canonical address`, () => {
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

const notFound = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Oops! Page not found', exact: true })
const belowDynamicRoutes = routeTable.flatMap(({ route, visits: [visit] }) =>
  visit && /\$\w+$/.test(route) ? [`${visit.path}/x`] : [],
)

test.describe('an address below a dynamic route is not found, and stays so', () => {
  for (const path of [...belowDynamicRoutes, '/course/1/2', '/machines/faq/x', '/courses/compare/x']) {
    test(path, async ({ page, allow }) => {
      allow.response(/\/(x|2)$/)
      allow.console(/^404: no page at /)
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await waitForHydration(page)
      await expect(notFound(page)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page).toHaveTitle(documentTitle('Page not found'))
      await expect(page.getByRole('main').getByRole('link', { name: 'Return to home' })).toHaveAttribute(
        'href',
        '/',
      )
      expect(asked.filter((address) => address.includes('/data/'))).toEqual([])
    })
  }
})

test('an address below a page is not found when it is reached from within the site', async ({
  page,
  allow,
}) => {
  allow.response(/\/x$/)
  allow.console(/^404: no page at /)
  await page.goto('/')
  await waitForHydration(page)
  for (const path of belowDynamicRoutes) {
    await goInPage(page, path)
    await expect(notFound(page), path).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    await expect(page).toHaveTitle(documentTitle('Page not found'))
    // The page itself is where it was.
    await goInPage(page, path.replace(/\/x$/, ''))
    await expect(notFound(page), path).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  }
})

for (const path of ['/categories/HEALTH', '/categories/Health?sort=az', '/category/HEALTH?sort=az']) {
  test(`a category is found by its id in any case: ${path}`, async ({ page, allow }) => {
    allow.response(/health/i)
    await page.goto(path)
    await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Health & Community')
    await expect(page).not.toHaveTitle(documentTitle('Page not found'))
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^View Course/ })
        .first(),
    ).toBeVisible()
  })
}

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
