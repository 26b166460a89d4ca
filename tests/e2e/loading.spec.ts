import type { Locator, Page } from '@playwright/test'
import { courses } from '~/data/courses/courses'
import { FRESH_MS } from '~/data/site/retrying'
import { expect, test, waitForHydration } from '../support/page'

/** Makes an address fail until it is mended. One try may ask twice: as a preload and as an import. */
async function breakAddress(page: Page, address: RegExp) {
  let asked = 0
  let isBroken = true
  await page.route(address, (route) => {
    asked += 1
    return isBroken ? route.abort('failed') : route.fallback()
  })
  return {
    asked: () => asked,
    mend: () => {
      isBroken = false
    },
  }
}

/** By then the page has dealt with whatever the network told it before. */
const settled = (page: Page) =>
  page.evaluate(() => fetch('/robots.txt', { cache: 'no-store' }).then((answer) => answer.text()))

/** Lets time pass on the page and expects the next try neither early nor late. */
async function expectTryAfter(page: Page, delay: number, asked: () => number) {
  await settled(page)
  const before = asked()
  await page.clock.runFor(delay - 1)
  await settled(page)
  expect(asked(), `requests ${delay - 1} ms after a try that failed`).toBe(before)
  await page.clock.runFor(1)
  await expect.poll(asked, `requests ${delay} ms after a try that failed`).toBeGreaterThan(before)
}

/** Opens a page and stops its clock. */
async function openAt(page: Page, path: string) {
  await page.clock.install()
  await page.goto(path)
  await waitForHydration(page)
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** What was waited for is shown a moment after it could be, and that moment must pass on the page's clock. */
const expectInAMoment = (page: Page, shown: Locator) =>
  expect(async () => {
    await page.clock.runFor(500)
    await expect(shown).toBeVisible({ timeout: 200 })
  }).toPass({ timeout: 10_000 })

const goToCourses = (page: Page) => page.getByRole('link', { name: /^Just browse all/ }).click()
const catalogue = (page: Page) => page.getByRole('heading', { level: 1, name: 'Our Courses' })
const failure = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page did not load' })

/** What the catalogue needs and may be missing. None of it has been fetched by the page before. */
const parts = {
  'page data': /\/data\/[^/]+\/catalogue\.json$/,
  'a script of the screen': /\/assets\/courses\.index-[^/]*\.js$/,
  'a script that screens share': /\/assets\/CourseCard-[^/]*\.js$/,
  'a sheet of the screen': /\/assets\/courses-[^/]*\.css$/,
  'a script that the loader asks for': /\/assets\/comparison-[^/]*\.js$/,
} as const

for (const [part, address] of Object.entries(parts)) {
  test(`${part} that fails twice arrives after 1 and 2 seconds`, async ({ page, allow }) => {
    allow.response(address)
    await openAt(page, '/course-wizard')
    const { asked, mend } = await breakAddress(page, address)
    await goToCourses(page)
    await expect.poll(asked).toBeGreaterThan(0)
    await expectTryAfter(page, 1000, asked)
    await settled(page)
    mend()
    await expectTryAfter(page, 2000, asked)
    await expectInAMoment(page, catalogue(page))
    await expect(page.getByRole('button', { name: /^Compare ?:/ })).toHaveCount(9)
    const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''))
    expect(sheets.some((href) => parts['a sheet of the screen'].test(href))).toBe(true)
  })

  test(`${part} that never arrives leads to a page with a button that works`, async ({ page, allow }) => {
    allow.response(address)
    allow.console(/could not be retrieved/)
    await openAt(page, '/course-wizard')
    const { asked, mend } = await breakAddress(page, address)
    await goToCourses(page)
    await expect.poll(asked).toBeGreaterThan(0)
    for (const delay of [1000, 2000, 4000]) await expectTryAfter(page, delay, asked)
    await expectInAMoment(page, failure(page))
    await expect(failure(page)).toBeFocused()
    const before = asked()
    await page.clock.runFor(60_000)
    await settled(page)
    expect(asked(), 'requests after giving up').toBe(before)

    mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(catalogue(page)).toBeVisible()
    await waitForHydration(page)
  })
}

for (const part of ['page data', 'a script of the screen'] as const) {
  test(`a first visit without ${part} ends in the same page, with nothing to correct`, async ({
    page,
    allow,
  }) => {
    allow.response(parts[part])
    allow.console(/could not be retrieved|was preloaded using link preload/)
    await page.clock.install()
    const { mend } = await breakAddress(page, parts[part])
    await page.goto('/courses')
    // What was prerendered can be read meanwhile.
    await expect(catalogue(page)).toBeVisible()
    await expectInAMoment(page, failure(page))
    mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await waitForHydration(page)
    await expect(catalogue(page)).toBeVisible()
  })
}

/** A line on which nothing arrives any more. */
const silence = (page: Page) => page.route('**', () => {})

test('once the page works, the filter panel opens without the line', async ({ page }) => {
  await page.goto('/courses')
  await waitForHydration(page)
  await silence(page)
  await page.getByRole('button', { name: 'Filter Courses' }).click()
  const panel = page.getByRole('dialog', { name: 'Filter courses' })
  await panel.getByRole('checkbox', { name: /^Health/ }).check()
  await panel.getByRole('button', { name: /^Apply Filter/ }).click()
  await expect(page.locator('#results')).toHaveText(/^\d+ courses/)
  await expect(panel).toHaveCount(0)
})

test('what a press may need is fetched at the first sign of somebody, and not before', async ({ page }) => {
  await page.goto('/contact')
  await waitForHydration(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.mouse.move(200, 500)
  await expect.poll(() => asked.length).toBeGreaterThan(4)
  await page.waitForLoadState('networkidle')
  await silence(page)

  for (const menu of ['courses', 'services']) {
    await page.locator(`#menu-${menu}-button`).press('Enter')
    await expect(page.locator(`#menu-${menu}`).getByRole('link').nth(3)).toBeVisible()
  }
  await page.getByLabel('E-mail address').fill('mia@mail.example')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible()
})

declare global {
  interface Window {
    seen: Set<string>
    shift: number
  }
}

/** Notes everything that the list said about itself while it could be seen, frame by frame. */
const noteWhatIsSeen = (page: Page) =>
  page.addInitScript(() => {
    window.seen = new Set()
    const paint = () => {
      const count = document.getElementById('results')
      if (count?.checkVisibility({ visibilityProperty: true })) window.seen.add(count.textContent ?? '')
      requestAnimationFrame(paint)
    }
    requestAnimationFrame(paint)
  })

test('an address with a query never shows the list without it @phone', async ({ page }) => {
  const inHealth = courses.filter(({ categoryId }) => categoryId === 'health').length
  await noteWhatIsSeen(page)
  let start = () => {}
  const held = new Promise<void>((resolve) => {
    start = resolve
  })
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await held
    await route.fallback()
  })
  await page.goto('/courses?area=health', { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.locator('main')).toBeHidden()
  start()
  await waitForHydration(page)
  await expect(page.locator('main')).toBeVisible()
  await expect(page.locator('#results')).toHaveText(new RegExp(`^${inHealth} courses`))
  const seen = await page.evaluate(() => [...window.seen])
  expect(seen.filter((text) => !text.startsWith(`${inHealth} courses`))).toEqual([])
})

const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') window.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

for (const path of [
  '/',
  '/courses',
  '/courses?area=health',
  `/courses/${courses[0]?.slug}`,
  '/course-wizard',
]) {
  test(`nothing on ${path} moves while it loads @phone`, async ({ page }) => {
    await noteShifts(page)
    await page.goto(path)
    await waitForHydration(page)
    await page.evaluate(() => document.fonts.ready)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => window.shift)).toBe(0)
  })
}

test('a change of page that overtakes another is no error', async ({ page }) => {
  await page.goto('/courses')
  await waitForHydration(page)
  await page.evaluate(async () => {
    document.startViewTransition(() => {})
    await document.startViewTransition(() => {}).finished
  })
})

for (const path of ['/', '/courses', '/machines/courseFinder']) {
  test(`${path} is styled by one sheet, and painted before the application is asked for`, async ({
    page,
  }) => {
    await page.goto(path)
    await waitForHydration(page)
    const { painted, scripts, sheets } = await page.evaluate(() => {
      const startsOf = (pattern: RegExp) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => pattern.test(name))
          .map(({ startTime }) => startTime)
      return {
        painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
        scripts: startsOf(/\/assets\/(?!boot).*\.js$/),
        sheets: startsOf(/\.css$/),
      }
    })
    expect(scripts.length).toBeGreaterThan(3)
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(painted)
    expect(sheets.filter((start) => start < painted)).toHaveLength(1)
  })
}

test('page data is used again for five minutes, and asked for anew after that', async ({ page }) => {
  let asked = 0
  page.on('request', (request) => {
    asked += Number(parts['page data'].test(request.url()))
  })
  await openAt(page, '/')
  const comeAndGo = async () => {
    await goToCourses(page)
    await expectInAMoment(page, catalogue(page))
    await page.goBack()
    await expectInAMoment(page, page.getByRole('link', { name: /^Just browse all/ }))
  }
  await comeAndGo()
  await comeAndGo()
  expect(asked, 'requests in the first minutes').toBe(1)
  await page.clock.runFor(FRESH_MS)
  await comeAndGo()
  expect(asked, 'requests after five minutes').toBe(2)
})
