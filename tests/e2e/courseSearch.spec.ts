import type { Page } from '@playwright/test'
import { axeViolations, expect, test, waitForHydration } from '../support/page'

const cards = (page: Page) => page.locator('li > article:has(a[href^="/courses/"]) h3')
const titlesIn = (page: Page) => cards(page).allTextContents()

/** The titles that a list of courses shows for a text in its address. */
async function listedAt(page: Page, path: string, text: string) {
  await page.goto(`${path}?q=${encodeURIComponent(text)}`)
  await waitForHydration(page)
  await expect(cards(page).first()).toBeVisible()
  return titlesIn(page)
}

/** The titles that the search page shows among its courses. */
async function searchedFor(page: Page, text: string) {
  await page.goto('/search-demo')
  await waitForHydration(page)
  await page.locator('input[role=combobox]').fill(text)
  const courses = page.getByRole('group', { name: /^Courses/ }).getByRole('option')
  await expect(courses.first()).toBeVisible()
  return courses.evaluateAll((found) => found.map((one) => one.firstElementChild?.textContent ?? ''))
}

for (const [text, first] of [
  ['nurse', 'Certificate IV in Veterinary Nursing'],
  ['childcare', 'Early Childhood'],
  ['bookeeping', 'Bookkeeping'],
  ['IT', 'Information Technology'],
  ['AI', 'AI Notes in Care Work'],
  ['aged care', 'Support'],
  ['CHCECE048', 'Diploma of Early Childhood'],
  ['first aid Melbourne', 'Provide First Aid'],
] as const) {
  test(`"${text}" is answered alike wherever courses are looked for`, async ({ page }) => {
    const searched = await searchedFor(page, text)
    expect(searched[0]).toContain(first)
    const listed = await listedAt(page, '/courses', text)
    const shared = Math.min(listed.length, searched.length)
    expect(listed.slice(0, shared)).toEqual(searched.slice(0, shared))
    const finder = await listedAt(page, '/', text)
    expect(finder).toEqual(listed.slice(0, 3))
  })
}

test('a short word is a word: IT lists what is about it, and no more', async ({ page }) => {
  await page.goto('/courses?q=IT')
  await waitForHydration(page)
  await expect(page.getByRole('status').filter({ hasText: 'courses' })).toHaveText(/^1\d courses/)
})

test('a text is looked for once the search has come, and is said to be mended', async ({ page }) => {
  await page.goto('/courses')
  await waitForHydration(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/searchIndex\.json/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByLabel('Search these courses').fill('bookeeping')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=bookeeping/)
  const before = await titlesIn(page)
  release()
  await expect(page.getByText('Showing what fits “bookkeeping”.')).toBeVisible()
  expect(await titlesIn(page)).not.toEqual(before)
  await expect(page.getByRole('combobox', { name: 'Sort by' }).or(page.getByLabel('Sort by'))).toHaveValue(
    'best-match',
  )
  expect(await axeViolations(page)).toEqual([])
})

test('where the search does not come, the list looks through its courses itself', async ({ page, allow }) => {
  allow.response(/searchIndex/)
  await page.route(/searchIndex\.json/, (route) => route.fulfill({ status: 503 }))
  await page.goto('/courses')
  await waitForHydration(page)
  await page.getByLabel('Search these courses').fill('bookkeeping')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: /^2 courses/ })).toBeVisible({ timeout: 15_000 })
})

test('the category keeps to its own courses, and tells why one is found', async ({ page }) => {
  const listed = await listedAt(page, '/categories/education', 'CHCECE048')
  expect(listed).toEqual(['Diploma of Early Childhood Education and Care'])
  await expect(
    page.getByText('Found by: CHCECE048 Plan and implement children’s education and care curriculum'),
  ).toBeVisible()
})

test('what a text is looked for with is fetched when the field is reached, not with the page', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/searchIndex\.json/.test(request.url())) asked.push(request.url())
  })
  await page.goto('/courses', { waitUntil: 'networkidle' })
  await waitForHydration(page)
  expect(asked).toEqual([])
  await page.getByLabel('Search these courses').focus()
  await expect.poll(() => asked.length).toBe(1)
})
