import type { Page } from '@playwright/test'
import { compareRows } from '~/data/courses/comparing'
import { courses } from '~/data/courses/courses'
import { axeViolations, expect, test, waitForHydration } from '../support/page'
import { backAtOnce, forbidStorage, stored, storeOnce, tabTo, widerThanPhone } from '../support/screen'

const SELECTION = 'lyrebird.comparison'

async function open(page: Page, address: string) {
  await page.goto(address)
  await waitForHydration(page)
}

const columns = (page: Page) => page.getByRole('columnheader').filter({ has: page.getByRole('link') })
const rows = (page: Page) => page.locator('tbody').getByRole('rowheader')
const add = (page: Page) => page.getByRole('button', { name: 'Add to comparison' })

test('without courses it says so and leads back', async ({ page }) => {
  await open(page, '/courses/compare')
  await expect(page.getByRole('heading', { name: 'No courses selected for comparison' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to Courses' }).click()
  await expect(page).toHaveURL('/courses')
})

test('the rows of §2.14 in order, for the courses that are known', async ({ page }) => {
  await open(page, '/courses/compare?ids=2,0,x,-4,999999,2,1')
  await expect(columns(page)).toHaveCount(2)
  await expect(page.getByRole('columnheader').first()).toHaveText('Title')
  const labels = compareRows.slice(1).map(({ label }) => new RegExp(`^${label}`))
  await expect(rows(page)).toHaveText(labels)
  await expect(page.getByRole('link', { name: /^View Course/ })).toHaveCount(2)
  expect(await stored(page, SELECTION)).toEqual([2, 1])
})

test('both addresses show the comparison; the first is canonical', async ({ page }) => {
  await open(page, '/compare?ids=1,2,3')
  await expect(columns(page)).toHaveCount(3)
  await open(page, '/compare')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/courses\/compare$/)
})

test('only what differs can be shown, and the address says so', async ({ page }) => {
  await open(page, '/courses/compare?ids=1,2')
  const all = await rows(page).count()
  const differing = await page.locator('tbody').getByText('Differs').count()
  await page.getByText('Show only what differs').click()
  await expect(page).toHaveURL('/courses/compare?ids=1,2&differences=true')
  await expect(rows(page)).toHaveCount(differing)
  await page.reload()
  await waitForHydration(page)
  await expect(rows(page)).toHaveCount(differing)
  await page.getByRole('checkbox', { name: 'Show only what differs' }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/courses/compare?ids=1,2')
  await expect(rows(page)).toHaveCount(all)
})

test('courses go and come in place, by mouse', async ({ page }) => {
  await open(page, '/courses/compare?ids=1,2,3')
  await expect(add(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(add(page)).toHaveAccessibleDescription(
    'You can compare up to 3 courses. Remove one to add another.',
  )
  // Playwright takes aria-disabled for disabled; a visitor can press it all the same.
  await add(page).click({ force: true })
  await expect(columns(page)).toHaveCount(3)

  await page
    .getByRole('button', { name: /^Remove/ })
    .nth(1)
    .click()
  await expect(page).toHaveURL('/courses/compare?ids=1,3')
  await expect(page.getByRole('status').filter({ hasText: '2 courses side by side' })).toBeFocused()
  expect(await stored(page, SELECTION)).toEqual([1, 3])

  await page.getByLabel('Course', { exact: true }).selectOption('5')
  await add(page).click()
  await expect(page).toHaveURL('/courses/compare?ids=1,3,5')
  await expect(columns(page)).toHaveCount(3)
  expect(await stored(page, SELECTION)).toEqual([1, 3, 5])
  await page.goBack()
  await expect(columns(page)).toHaveCount(2)
  expect(await stored(page, SELECTION)).toEqual([1, 3])
})

test('a course moves to either side, by keyboard alone, and Back returns it', async ({ page }) => {
  await open(page, '/courses/compare?ids=1,2,3')
  const titles = [1, 2, 3].map((id) => courses.find((course) => course.id === id)?.title ?? '')
  const shows = async (...order: number[]) => {
    await expect(page).toHaveURL(`/courses/compare?ids=${order}`)
    await expect(columns(page)).toContainText(order.map((id) => titles[id - 1] ?? ''))
    await expect(page.locator('tbody tr').first().getByRole('cell')).toHaveText(
      order.map((id) => new RegExp(`${courses.find((course) => course.id === id)?.level}$`)),
    )
    expect(await stored(page, SELECTION)).toEqual(order)
  }
  const move = (id: number, side: string) =>
    page.getByRole('button', { name: `Move ${titles[id - 1]} ${side}`, exact: true })
  await tabTo(page, move(1, 'right'))
  await page.keyboard.press('Enter')
  await shows(2, 1, 3)
  await expect(move(1, 'right')).toBeFocused()
  await page.keyboard.press('Enter')
  await shows(2, 3, 1)
  await expect(move(1, 'right')).toBeFocused()
  await expect(move(1, 'right')).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await shows(2, 3, 1)
  await page.goBack()
  await shows(2, 1, 3)
  await page.goBack()
  await shows(1, 2, 3)
  await page.setViewportSize({ width: 360, height: 740 })
  await move(3, 'up').click()
  await shows(1, 3, 2)
})

test('a visitor who goes back before the added course is drawn has not selected it', async ({ page }) => {
  await open(page, '/courses/compare?ids=1,3')
  await page.getByLabel('Course', { exact: true }).selectOption('5')
  await backAtOnce(page)
  await add(page).click()
  await page.locator('html[data-went-back]').waitFor({ state: 'attached' })
  await expect(page).toHaveURL('/courses/compare?ids=1,3')
  await expect(columns(page)).toHaveCount(2)
  expect(await stored(page, SELECTION)).toEqual([1, 3])
})

test('courses go and come in place, by keyboard alone', async ({ page }) => {
  await open(page, '/courses/compare?ids=1')
  const remove = page.getByRole('button', { name: /^Remove/ })
  await tabTo(page, remove)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/courses/compare')
  await expect(page.getByText('No courses selected for comparison')).toBeVisible()
  expect(await stored(page, SELECTION)).toEqual([])
  await tabTo(page, add(page))
  await page.keyboard.press('Enter')
  await expect(columns(page)).toHaveCount(1)
})

test('an address without courses leaves the selection alone and offers it', async ({ page }) => {
  await storeOnce(page, SELECTION, '[3,1]')
  await open(page, '/courses/compare')
  await page.getByRole('link', { name: 'Show the 2 you selected' }).click()
  await expect(page).toHaveURL('/courses/compare?ids=3,1')
  await expect(columns(page)).toHaveCount(2)
})

for (const damaged of ['{', '"x"', '{"ids":[1]}']) {
  test(`damaged selection ${damaged} counts as none`, async ({ page }) => {
    await storeOnce(page, SELECTION, damaged)
    await open(page, '/courses/compare')
    await expect(page.getByRole('link', { name: /you selected/ })).toHaveCount(0)
    await open(page, '/courses/compare?ids=1,2')
    await expect(columns(page)).toHaveCount(2)
  })
}

test('without storage courses can be compared all the same', async ({ page }) => {
  await forbidStorage(page)
  await open(page, '/courses/compare?ids=1,2')
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(columns(page)).toHaveCount(1)
})

test('it fits 320 px, axe has nothing to say, and it prints without controls', async ({ page }) => {
  await open(page, '/courses/compare?ids=1,2,3')
  expect(await axeViolations(page)).toEqual([])
  expect(await widerThanPhone(page)).toEqual([])
  expect(await axeViolations(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table')).toBeVisible()
  await expect(add(page)).toBeHidden()
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
})
