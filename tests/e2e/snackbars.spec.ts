import type { Page } from '@playwright/test'
import { courses } from '~/data/courses/courses'
import { COMPARE_MAX } from '~/data/courses/limits'
import { snackbarLayout, toastPresets } from '~/data/site/toastPresets'
import { axeViolations, expect, inStillTime, test, waitForHydration, waitForRest } from '../support/page'
import { stored, tabTo } from '../support/screen'

const { limit, duration, swipeThreshold } = toastPresets.snackbar

/** The first courses of the list by title. */
const listed = [...courses].sort((a, b) => a.title.localeCompare(b.title, 'en-AU'))
const titleOf = (place: number) => listed[place]?.title ?? ''

const main = (page: Page) => page.getByRole('main')
const bar = (page: Page) => page.getByRole('region', { name: 'Comparison' })
const region = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const toasts = (page: Page) => region(page).getByRole('listitem')
const toggle = (page: Page, place: number) =>
  main(page)
    .getByRole('button', { name: /^(Compare|Remove) ?: / })
    .nth(place)

/** Opens the list on a clock that stands still, with the pointer where no toast is. */
async function open(page: Page) {
  await page.clock.install()
  await page.goto('/courses?sort=az')
  await waitForHydration(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await page.mouse.move(2, 2)
}

async function press(page: Page, ...places: readonly number[]) {
  for (const place of places) {
    // By key: a button that is only aria-disabled answers it, too.
    await toggle(page, place).press('Enter')
    await expect(region(page)).toContainText(titleOf(place))
  }
}

const box = (page: Page, selector: string) =>
  page.evaluate((found) => {
    const { top, bottom, left, right, width, height } =
      document.querySelector(found)?.getBoundingClientRect() ?? new DOMRect()
    return { top, bottom, left, right, width, height }
  }, selector)

const boxesOfToasts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('section[aria-label=Notifications] li')].map((toast) => {
      const { top, bottom, right, width } = toast.getBoundingClientRect()
      return { top, bottom, right, width }
    }),
  )

test('what was done with a course is said in one small toast, which a second answer revises', async ({
  page,
}) => {
  await open(page)
  await press(page, 0)
  await expect(toasts(page)).toContainText([`${titleOf(0)} added to comparison`])
  await expect(page.locator('#toasts-status')).toHaveText(
    `${titleOf(0)} added to comparison 1 of ${COMPARE_MAX} selected`,
  )
  await toggle(page, 0).press('Enter')
  await expect(toasts(page)).toContainText([`${titleOf(0)} removed from comparison`])
  await expect(toasts(page)).toHaveCount(1)
  await press(page, 1)
  await expect(toasts(page)).toHaveCount(2)
  expect(await inStillTime(page, axeViolations(page, { within: '#toasts' }))).toEqual([])
})

test('the toggle of a fourth course says that it was refused, and why', async ({ page }) => {
  await open(page)
  await press(page, 0, 1, 2)
  const selected = await stored(page, 'lyrebird.comparison')
  await expect(toggle(page, 3)).toHaveAttribute('aria-disabled', 'true')
  await press(page, 3)
  const refusal = `You can compare up to ${COMPARE_MAX} courses. Remove one to add another.`
  await expect(toasts(page).last()).toContainText(`${titleOf(3)} was not added`)
  await expect(toasts(page).last()).toContainText(refusal)
  await expect(page.locator('#toasts-alert')).toHaveText(`${titleOf(3)} was not added ${refusal}`)
  expect(await stored(page, 'lyrebird.comparison')).toEqual(selected)
})

test('§9: three are seen at most, the oldest goes first, and each stays for four seconds', async ({
  page,
}) => {
  await open(page)
  await press(page, 0, 1, 2, 3)
  await expect(toasts(page)).toHaveCount(limit)
  await expect(toasts(page)).toContainText([1, 2, 3].map(titleOf))
  await page.clock.runFor(duration - 1)
  await expect(toasts(page)).toHaveCount(limit)
  await page.clock.runFor(1)
  await expect(toasts(page)).toHaveCount(0)
})

test('§9: a swipe of the threshold sends one away, a shorter one does not', async ({ page }) => {
  await open(page)
  await press(page, 0)
  const { left, top } = await box(page, '#toasts li p')
  // A browser rounds where a button is let go, but not where it was on its way.
  const [x, y] = [Math.round(left) + 5, Math.round(top) + 5]
  const swipe = async (distance: number) => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance, y, { steps: 4 })
    await page.mouse.up()
  }
  await swipe(swipeThreshold - 1)
  await expect(toasts(page)).toHaveCount(1)
  await swipe(swipeThreshold)
  await expect(toasts(page)).toHaveCount(0)
})

test('§9: width, gap and offset, above the bar and without it', async ({ page }) => {
  await open(page)
  await press(page, 0, 1)
  const { width, gap, offset } = snackbarLayout
  await inStillTime(page, waitForRest(page))
  const [first, second] = await boxesOfToasts(page)
  const foot = await box(page, 'section[aria-label=Comparison]')
  const edge = await page.evaluate(() => document.documentElement.clientWidth)
  expect([first?.width, second?.width]).toEqual([width, width])
  expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeCloseTo(gap)
  expect(edge - (second?.right ?? 0)).toBeCloseTo(offset)
  expect(foot.top - (second?.bottom ?? 0)).toBeCloseTo(offset)

  await bar(page).getByRole('button', { name: 'Clear All' }).click()
  await expect(toasts(page).last()).toContainText('Comparison cleared')
  await expect
    .poll(async () => {
      const { height } = page.viewportSize() ?? { height: 0 }
      return Math.round(height - ((await boxesOfToasts(page)).at(-1)?.bottom ?? 0))
    })
    .toBe(offset)
})

for (const [name, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a wide screen', { width: 1440, height: 900 }],
] as const)
  test(`on ${name} the toasts cover no button of the bar, wherever the page is scrolled`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await open(page)
    await press(page, 0, 1, 2)
    await expect(toasts(page)).toHaveCount(limit)
    await inStillTime(page, waitForRest(page))
    /** How far above the toasts the bar begins; below zero they overlap. */
    const between = async () => {
      const foot = await box(page, 'section[aria-label=Comparison]')
      const { top, bottom } = await box(page, '#toasts')
      return foot.bottom <= top || bottom <= foot.top
    }
    expect(await between()).toBe(true)
    // At the end of the list the bar leaves the foot of the window.
    for (const beyond of [40, 200, 400]) {
      await page.evaluate(
        (by) => scrollTo(0, (document.querySelector('footer')?.offsetTop ?? 0) - innerHeight + by),
        beyond,
      )
      await expect.poll(between).toBe(true)
    }
  })

test('each answer is announced once', async ({ page }) => {
  await open(page)
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const live = '[role=status], [role=alert], [aria-live]'
    const note = (records: readonly MutationRecord[]) => {
      const regions = new Set(
        records.flatMap(({ target }) => {
          const element = target instanceof Element ? target : target.parentElement
          return element?.closest(live) ?? []
        }),
      )
      for (const { textContent } of regions) if (textContent) heard.push(textContent)
    }
    new MutationObserver(note).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  const heard = () => page.evaluate(() => ('heard' in window ? window.heard : []))
  await press(page, 0)
  await expect.poll(heard).toHaveLength(1)
  await press(page, 1)
  await expect.poll(heard).toHaveLength(2)
  await bar(page).getByRole('button', { name: 'Clear All' }).press('Enter')
  await expect(toasts(page).last()).toContainText('Comparison cleared')
  expect(await heard()).toEqual([
    `${titleOf(0)} added to comparison 1 of ${COMPARE_MAX} selected`,
    `${titleOf(1)} added to comparison 2 of ${COMPARE_MAX} selected`,
    'Comparison cleared No course is selected',
  ])
})

test('Clear All by keyboard: the focus goes on to what is listed', async ({ page }) => {
  await open(page)
  await press(page, 0)
  await tabTo(page, bar(page).getByRole('button', { name: 'Clear All' }), 80)
  await page.keyboard.press('Enter')
  await expect(bar(page)).toHaveCount(0)
  await expect(page.locator('#results')).toBeFocused()
})

test('the comparison page says itself what it shows, and leaves the toasts alone', async ({ page }) => {
  await page.goto('/courses/compare?ids=1,2')
  await waitForHydration(page)
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(page).toHaveURL('/courses/compare?ids=2')
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('No courses selected for comparison')).toBeVisible()
  expect(await stored(page, 'lyrebird.comparison')).toEqual([])
  await page.goto('/courses')
  await expect(region(page)).toHaveCount(0)
})
