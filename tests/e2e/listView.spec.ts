import { courses } from '~/data/courses/courses'
import { expect, test, waitForHydration } from '../support/page'

const [first] = courses.toSorted((a, b) => b.reviews - a.reviews)
if (!first) throw new Error('There are no courses.')

test('rows that were chosen are there before any script of the page has come @phone', async ({ page }) => {
  await page.goto('/courses')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await expect(page.locator('main article svg[data-art]').first()).toBeHidden()

  await page.route('**/assets/*.js', () => {})
  await page.reload({ waitUntil: 'commit' })
  const course = page.locator('main article').first()
  await expect(course).toBeVisible()
  await expect(course.locator('svg[data-art]')).toBeHidden()
})

test('a row is a link to its course, and what lies on it keeps its own press', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lyrebird.list-view', '"rows"'))
  await page.goto('/courses')
  await waitForHydration(page)
  const row = page.getByRole('article').first()
  await row.getByRole('button', { name: /^Compare/ }).click()
  await expect(row.getByRole('button', { name: new RegExp(`^Remove.*${first.title}`) })).toBeVisible()
  await expect(page).toHaveURL(/\/courses$/)

  await row.click({ position: { x: 40, y: 20 } })
  await expect(page).toHaveURL(new RegExp(`/courses/${first.slug}$`))
  await page.goBack()
  await expect(page).toHaveURL(/\/courses$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Our Courses' })).toBeVisible()
  await expect(row.locator('svg[data-art]')).toBeHidden()
})

test('the view is chosen and a course opened by keyboard, and the focus is seen', async ({ page }) => {
  await page.goto('/courses')
  await waitForHydration(page)
  await page.getByLabel('Sort by').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Cards', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: `Save ${first.title}` })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: new RegExp(`^Compare.*${first.title}`) })).toBeFocused()
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: new RegExp(`^View Course.*${first.title}`) }).first()
  await expect(link).toBeFocused()
  const [ring, row] = await Promise.all([link.boundingBox(), page.getByRole('article').first().boundingBox()])
  expect(ring?.width).toBeGreaterThan((row?.width ?? 0) - 4)
  expect(await link.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/courses/${first.slug}$`))
})
