import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test, waitForHydration } from '../support/page'

const drawings = (page: Page) => page.locator('main svg[data-art]')
const address = (drawing: Locator) => drawing.locator('use').getAttribute('href')

/** The colour in the middle of what is drawn, as the visitor sees it. */
async function colourOf(drawing: Locator) {
  await drawing.scrollIntoViewIfNeeded()
  const { data } = await sharp(await drawing.screenshot({ animations: 'disabled' }))
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data].join()
}

test('no drawing is asked for that a page opens with, and none that stands below', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['/', '/courses', '/courses/provide-first-aid']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('main use[href^="#drawing-"]')).not.toHaveCount(0)
  }
  expect(asked.filter((file) => file.startsWith('/art/'))).toEqual([])
})

test('a drawing is fetched when it is nearly seen, and all of them before the page is printed', async ({
  page,
}) => {
  await page.goto('/courses')
  await waitForHydration(page)
  const last = drawings(page).last()
  expect(await address(last)).toBeNull()
  await last.scrollIntoViewIfNeeded()
  await expect.poll(() => address(last)).toMatch(/^\/art\/course-.*\.svg#art$/)

  await page.goto('/programs')
  await waitForHydration(page)
  expect(await address(drawings(page).last())).toBeNull()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  for (const drawing of await drawings(page).all()) expect(await address(drawing)).not.toBeNull()
})

test('drawings take their colours from the page, those of the document and those fetched', async ({
  page,
}) => {
  await page.goto('/courses')
  await waitForHydration(page)
  for (const drawing of [drawings(page).first(), drawings(page).last()]) {
    await drawing.scrollIntoViewIfNeeded()
    await expect.poll(() => drawing.evaluate((svg: SVGSVGElement) => svg.getBBox().width)).toBeGreaterThan(0)
    await page.emulateMedia({ colorScheme: 'light' })
    const light = await colourOf(drawing)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await colourOf(drawing)).not.toBe(light)
  }
})

test('a course drawn anew is drawn with its own picture', async ({ page }) => {
  await page.goto('/courses')
  await waitForHydration(page)
  const first = drawings(page).first()
  const before = await first.getAttribute('data-art')
  await page
    .getByRole('link', { name: 'Page 2', exact: true })
    .or(page.locator('a[href*="page=2"]'))
    .first()
    .click()
  await expect(page).toHaveURL(/page=2/)
  await expect.poll(() => first.getAttribute('data-art')).not.toBe(before)
  const name = await first.getAttribute('data-art')
  await expect.poll(() => address(first)).toBe(`/art/${name}.svg#art`)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a page shows its icons and what it opens with', async ({ page, allow }) => {
    // Named ahead for whoever runs scripts.
    allow.response(/\/assets\/.*\.js$/)
    await page.goto('/courses/provide-first-aid')
    for (const drawing of [drawings(page).first(), page.locator('main svg:has(use[href^="#icon-"])').first()])
      expect(await drawing.evaluate((svg: SVGSVGElement) => svg.getBBox().width)).toBeGreaterThan(0)
  })
})

/** A word may stand some pixels further on, or one card's title break elsewhere; a heading that does moves ten times that. */
const UNSEEN = 0.02

test('fonts that arrive late move nothing', async ({ page }) => {
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.addInitScript(() => {
    const moved: number[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) moved.push(value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const [path, width] of [
    ['/', 360],
    ['/courses', 360],
    ['/', 1440],
    ['/courses', 1440],
    ['/tools/roi-calculator', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await page.waitForFunction(
      () =>
        [...document.fonts].filter(({ family, status }) => /Variable/.test(family) && status === 'loaded')
          .length >= 2,
    )
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() =>
            setTimeout(
              () => resolve((window as never as { moved: number[] }).moved.reduce((a, b) => a + b, 0)),
              50,
            ),
          ),
        ),
    )
    expect(moved, `${path} at ${width}`).toBeLessThan(UNSEEN)
  }
})

test('a press on a drawing counts although the browser builds the drawing anew in the middle of it', async ({
  page,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  const poster = page.locator('main a[href^="/categories/"]:has(svg[data-art])').first()
  await poster.scrollIntoViewIfNeeded()
  const drawing = poster.locator('svg')
  await expect.poll(() => drawing.evaluate((svg: SVGSVGElement) => svg.getBBox().width)).toBeGreaterThan(0)
  const { x, y, width, height } = (await drawing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  // As it does when the file arrives, or is looked at again.
  await drawing.locator('use').evaluate((use) => use.setAttribute('href', use.getAttribute('href') ?? ''))
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.mouse.up()
  await expect(page).toHaveURL(/\/categories\//)
})
