import { expect, testInSharedTab as test, waitForHydration } from '../support/page'

/**
 * The error catalogue, written down from §8 a second time and not read from the site's own constants. Others of its
 * texts stand where what leads to them is tested: uploads, the search, the calculator, errors in drawing.
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
  expect(values).toEqual(['most-popular', 'highest-rated', 'lowest-price', 'az', 'newest'])
})
