import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from '../support/page'

/** The browser's own size of text, of which a visitor may ask for more. */
const TEXT = 16

async function open(page: Page, path: string, [width, height]: readonly [number, number], text: number) {
  await page.setViewportSize({ width, height })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: TEXT * text } })
  // A font that comes too late for one page is there for the next.
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.goto(path)
  await waitForHydration(page)
}

/** How many of these lie whole within the window, before anybody scrolls. */
const wholeOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(
    (found) =>
      found.filter((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect()
        return (
          element.checkVisibility() && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
        )
      }).length,
  )

const screens = [
  { size: [1440, 900], rows: 8, cards: 3 },
  { size: [768, 1024], rows: 3, cards: 2 },
  { size: [360, 780], rows: 2, cards: 1 },
] as const

for (const { size, rows, cards } of screens)
  for (const text of [1, 1.25]) {
    const where = `at ${size.join('×')} with text of ${100 * text} %`

    test(`the list shows ${rows} courses with what decides on its first screen ${where}`, async ({
      page,
    }) => {
      await page.addInitScript(() => localStorage.setItem('lyrebird.list-view', '"rows"'))
      await open(page, '/courses', size, text)
      const course = 'main article'
      for (const part of [
        '',
        ' h3',
        ' p:has-text("Price:")',
        ' li:has-text("Duration:")',
        ' li:has-text("Next start:")',
        ' button:has-text("Compare")',
      ])
        await expect.poll(() => wholeOf(page, course + part), part).toBeGreaterThanOrEqual(rows)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    })

    test(`cards show their titles and prices on the first screen ${where}`, async ({ page }) => {
      await open(page, '/courses', size, text)
      // Large text leaves room for one card a row where two stood.
      const least = text > 1 && size[0] < 1000 ? 1 : cards
      await expect.poll(() => wholeOf(page, 'main article h3')).toBeGreaterThanOrEqual(least)
      await expect
        .poll(() => wholeOf(page, 'main article p:has-text("Price:")'))
        .toBeGreaterThanOrEqual(least)
      await expect(page.locator('main article').first().locator('svg[data-art]')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    })
  }

/** What a list shows of its first things before anybody scrolls: their titles, and what they cost where they cost something. */
const lists = [
  { path: '/categories/health', parts: ['main article h3', 'main article p:has-text("Price:")'], wide: 3 },
  { path: '/category/health', parts: ['main article h2, main li h2, main li h3'], wide: 3 },
  { path: '/programs', parts: ['main li a[href^="/programs/"]', 'main li p:has-text("$")'], wide: 3 },
  { path: '/careers', parts: ['main li h3'], wide: 2 },
  { path: '/blog', parts: ['main article h3'], wide: 1 },
] as const

for (const { size } of screens)
  test(`every order of the list can be read whole at ${size.join('×')}`, async ({ page }) => {
    await open(page, '/courses', size, 1)
    const cut = await page.getByLabel('Sort by').evaluate((select: HTMLSelectElement) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) throw new Error('Nothing can be measured here.')
      pen.font = font
      const room =
        select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      return [...select.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room)
    })
    expect(cut).toEqual([])
  })

for (const { path, parts, wide } of lists)
  test(`the first screen of ${path} shows what its list holds`, async ({ page }) => {
    for (const { size } of screens) {
      await open(page, path, size, 1)
      for (const part of parts)
        expect(await wholeOf(page, part), `${part} at ${size}`).toBeGreaterThanOrEqual(
          size[0] > 1000 ? wide : 1,
        )
    }
  })
