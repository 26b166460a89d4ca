import type { Browser, Page } from '@playwright/test'

const slowdown = 4
const rounds = 5

/** The machine with the most states and transitions to draw. */
const largest = '/machines/siteNav'

declare global {
  interface Window {
    /** When the drawing was painted, in milliseconds of the page's own clock. */
    drawnAt?: number
  }
}

/** Notes the first frame after the one in which the drawing came into the page. */
function watchForDrawing() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('svg [data-state]')) return
    observer.disconnect()
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.drawnAt = performance.now()
      }),
    )
  }).observe(document, { childList: true, subtree: true })
}

/** From the arrival of the route's code and data to the painted drawing; nothing if it was there before. */
async function waitForDrawing(page: Page): Promise<number> {
  await page.waitForFunction(() => window.drawnAt !== undefined)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  return page.evaluate(() => {
    const arrivals = performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming &&
        /\/assets\/machines|\/data\/.*machine\//.test(entry.name)
          ? [entry.responseEnd]
          : [],
      )
    return Math.max(0, (window.drawnAt ?? Number.NaN) - Math.max(...arrivals))
  })
}

const ways: Record<
  'opened' | 'followed',
  (page: Page, origin: string, slowDown: () => Promise<void>) => Promise<void>
> = {
  async opened(page, origin, slowDown) {
    await slowDown()
    await page.goto(`${origin}${largest}`)
  },
  async followed(page, origin, slowDown) {
    await page.goto(`${origin}/machines`, { waitUntil: 'networkidle' })
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await slowDown()
    await page.locator(`main a[href="${largest}"]`).first().click()
    await page.waitForURL(`${origin}${largest}`)
  },
}

/**
 * How long the largest machine takes to be drawn on a processor slowed down four times, in milliseconds: the median of
 * visits, each in a fresh browser context. `opened` at its own address, or `followed` by the link in the list of
 * machines.
 */
export async function measureDrawing(
  browser: Browser,
  origin: string,
  way: keyof typeof ways,
): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.addInitScript(watchForDrawing)
    const devTools = await context.newCDPSession(page)
    await ways[way](page, origin, async () => {
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    })
    times.push(await waitForDrawing(page))
    await context.close()
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
}
