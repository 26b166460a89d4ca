import type { Route } from '@playwright/test'
import { learningGoals } from '~/data/courses/learningGoals'
import { expect, test, waitForHydration } from '../support/page'

const [first, second] = learningGoals
if (!first || !second) throw new Error('There are four goals.')

test('the goal chosen is highlighted while it leads to the course wizard (§2.2)', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await waitForHydration(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const held: Route[] = []
  await page.route(/\/data\/[^/]+\/courseWizard\.json(?:\?|$)/, (route) => held.push(route))

  const goal = ({ label }: typeof first) => page.getByRole('link', { name: new RegExp(`^${label}`) })
  const ground = (one: typeof first) => goal(one).evaluate((link) => getComputedStyle(link).backgroundColor)
  const highlighted = page.locator('main a[aria-current]')
  const atRest = await ground(first)
  await expect(highlighted).toHaveCount(0)

  await goal(first).click()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await page.mouse.move(0, 0)
  await expect(highlighted).toHaveCount(1)
  await expect(goal(first)).toHaveAttribute('aria-current', 'true')
  // However long it takes.
  for (const time of [500, 5000, 20_000]) {
    await page.clock.runFor(time)
    await expect(goal(first)).toHaveAttribute('aria-current', 'true')
    expect(await ground(first)).not.toBe(atRest)
    expect(await ground(second)).toBe(atRest)
  }

  await goal(second).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(1000)
  await expect(highlighted).toHaveCount(1)
  await expect(goal(second)).toHaveAttribute('aria-current', 'true')
  expect(await ground(second)).not.toBe(atRest)
  expect(await ground(first)).toBe(atRest)

  for (const route of held) await route.fallback()
  await page.clock.resume()
  await expect(page).toHaveURL(`/course-wizard?goal=${second.id}`)
  await expect(page.getByRole('radio', { name: new RegExp(`^${second.label}`) })).toBeChecked()

  await page.goBack()
  await page.goBack()
  await expect(goal(first)).toBeVisible()
  await expect(highlighted).toHaveCount(0)
})

test('a pointer that only rests on the page is no sign that somebody uses it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  await waitForHydration(page)
  const before = asked.length
  // As a browser says it once it has drawn what lies under the pointer.
  await page.locator('h1').dispatchEvent('pointermove', { pointerType: 'mouse' })
  await page.waitForTimeout(700)
  expect(asked.slice(before)).toEqual([])
  await page.mouse.move(200, 300)
  await page.mouse.move(240, 340)
  await expect.poll(() => asked.length).toBeGreaterThan(before)
})

test('whoever skips past a carousel stays behind it while its part of the page hydrates', async ({
  page,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.fallback()
  })
  const skip = page.getByRole('link', { name: /^Skip past/ }).first()
  const place = page.locator(`[id="${(await skip.getAttribute('href'))?.slice(1)}"]`)
  await skip.focus()
  await page.keyboard.press('Enter')
  await expect(place).toBeFocused()
  const isHydrated = () =>
    place.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')))
  await expect.poll(isHydrated).toBe(true)
  await expect(place).toBeFocused()
})
