import { expect, testInSharedTab as test, waitForHydration, waitForRest } from '../support/page'
import { goInPage } from '../support/pageModel'

/**
 * The error catalogue, written down from §8 a second time and not read from the site's own constants. Others of its
 * texts stand where what leads to them is tested: uploads, the search, the calculator.
 */
const catalogue: readonly { path: string; texts: readonly string[]; link?: readonly [string, string] }[] = [
  { path: '/blog/nobody', texts: ['Article not found.'] },
  { path: '/blogs/articles/nobody', texts: ['Article not found.'] },
  { path: '/CareerHubPage/nobody', texts: ['Career not found.'] },
  { path: '/career-hub/animal-care/nobody', texts: ['Role not found.'] },
  { path: '/careers/nobody', texts: ['Role not found.'] },
  { path: '/nowhere', texts: ['Oops! Page not found'], link: ['Return to home', '/'] },
  { path: '/category/nobody', texts: ['Category not found'] },
  {
    path: '/categories/nobody',
    texts: ['Category Not Found', "The category you're looking for doesn't exist."],
  },
  { path: '/programs/nobody', texts: ['Program Not Found'], link: ['Back to Programs', '/programs'] },
  { path: '/services/nobody', texts: ['Service Not Found'], link: ['Back to Services', '/services'] },
  {
    path: '/courses/compare',
    texts: ['No courses selected for comparison'],
    link: ['Back to Courses', '/courses'],
  },
  {
    path: '/courses?q=zzzzzz',
    texts: ['No courses found', 'Try adjusting your search criteria or browse all categories'],
  },
  { path: '/programs?q=zzzzzz', texts: ['No programs found', 'Try adjusting your search criteria'] },
  { path: '/about', texts: ['Coming Soon'] },
  { path: '/tools/resume-builder', texts: ['Coming Soon'] },
]

for (const { path, texts, link } of catalogue) {
  test(`§8: ${path} says ${texts.map((text) => `'${text}'`).join(' and ')}`, async ({ page, allow }) => {
    allow.response(/\/(?:nobody|nowhere)/)
    allow.console(/^404: no page at /)
    await page.goto(path)
    await waitForHydration(page)
    const main = page.locator('main')
    for (const text of texts) await expect(main.getByText(text, { exact: true }).first()).toBeVisible()
    if (link) {
      const [name, href] = link
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
    }
  })
}

test("§8: content that cannot be drawn shows 'Unexpected Application Error!'", async ({ page, allow }) => {
  // The fault is told to the console, in the words of the browser and of React.
  allow.console(/./)
  allow.pageError(/./)
  // It is the page that was asked for, and nothing in it can be drawn.
  await page.route(/\/data\/[^/]+\/categories\.json$/, async (route) => {
    const response = await route.fetch()
    const data = await response.json()
    const content = Object.fromEntries(
      Object.entries(data.content).map(([field, value]) => [field, Array.isArray(value) ? [null] : value]),
    )
    await route.fulfill({ response, json: { ...data, content } })
  })
  await page.goto('/about')
  await waitForHydration(page)
  await goInPage(page, '/categories')
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeFocused()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('went wrong on our side')
})

/** Figures and labels of §9 as a visitor reads them; what is computed is tested with what computes it. */
test('§9: 9 courses a page, and 3 chips on a card before the number of the others', async ({ page }) => {
  await page.goto('/courses')
  await waitForHydration(page)
  const cards = page.locator('main article')
  await expect(cards).toHaveCount(9)
  for (const chips of await cards.getByRole('list', { name: 'Features' }).all()) {
    const words = await chips.getByRole('listitem').allInnerTexts()
    expect(words.length).toBeLessThanOrEqual(4)
    if (words.length === 4) expect(words[3]).toMatch(/^\+\d+/)
  }
})

test('§9: one, two or three columns of courses, and the bar stays at the top (§2.29)', async ({ page }) => {
  await page.goto('/courses')
  await waitForHydration(page)
  for (const [width, columns] of [
    [360, 1],
    [800, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const lefts = await page
      .locator('main article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)))
    expect(new Set(lefts).size, `columns at ${width} px`).toBe(columns)
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
})

test('§9: two slides of the categories at 768 px, three at 1024 px', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  const carousel = page.getByRole('group', { name: 'Course categories' })
  for (const [width, slides] of [
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const shown = () =>
      carousel.locator('ul').evaluate((list) => {
        const { left, right } = list.getBoundingClientRect()
        return [...list.children].filter((slide) => {
          const box = slide.getBoundingClientRect()
          return box.left >= left - 1 && box.right <= right + 1
        }).length
      })
    await expect.poll(shown, `slides at ${width} px`).toBe(slides)
  }
})

test('§2.12: the filter panel stands at the side, and a press beside it closes it', async ({ page }) => {
  await page.goto('/courses')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Filter Courses' }).click()
  const panel = page.getByRole('dialog', { name: 'Filter courses' })
  await expect(panel).toBeVisible()
  await waitForRest(page)
  const { x = 0, width = 0, height = 0 } = (await panel.boundingBox()) ?? {}
  expect(height).toBeGreaterThanOrEqual(900)
  expect(width).toBeLessThan(720)
  expect(Math.min(x, 1440 - x - width), 'the panel lies at one side of the window').toBeCloseTo(0)
  await page.mouse.click(x === 0 ? 1400 : 40, 450)
  await expect(panel).toBeHidden()
})

test('§9: a preview shows 80 characters of a description', async ({ page }) => {
  await page.goto('/category/health')
  await waitForHydration(page)
  const previews = await page.locator('main li > div > p:last-child').allInnerTexts()
  expect(previews.length).toBeGreaterThan(3)
  for (const preview of previews) expect(preview).toMatch(/^.{1,80}…?$/)
})

test('§9: support hours', async ({ page }) => {
  await page.goto('/contact')
  await waitForHydration(page)
  const words = (await page.locator('main').innerText()).replace(/\s+/g, ' ')
  for (const pattern of [/8 ?am.{1,6}8 ?pm/i, /9 ?am.{1,6}5 ?pm/i, /10 ?am.{1,6}2 ?pm/i])
    expect(words).toMatch(pattern)
})

test('§9: the sort options of a category, most popular first', async ({ page }) => {
  await page.goto('/categories/health')
  await waitForHydration(page)
  const sort = page.getByLabel('Sort by')
  await expect(sort).toHaveValue('most-popular')
  const values = await sort
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  expect(values).toEqual([
    'most-popular',
    'highest-rated',
    'lowest-price',
    'az',
    'newest',
    'soonest',
    'shortest',
  ])
})
