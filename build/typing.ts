import type { Browser, Page } from '@playwright/test'
import { courseQueries } from '../tests/search/queries'
import { percentile, slowdown, watchEvents } from './interactions'
import { syntheticCourses } from './searchCorpus'

export interface Typing {
  what: string
  index: 'shipped' | 'large'
  /** In milliseconds, from a key to the next paint. */
  p95: number
  /** The longest task while the index came, in milliseconds. */
  longestTask: number
}

const texts = Object.keys(courseQueries).filter((_, at) => at % 6 === 0)
const letterTime = 120

/** Every box that answers while somebody types. */
const boxes = [
  { path: '/search-demo', box: (page: Page) => page.getByRole('main').getByRole('combobox').first() },
  { path: '/courses', box: (page: Page) => page.getByRole('main').getByRole('searchbox').first() },
]

const large = JSON.stringify(syntheticCourses(10_000, 20_251))

async function measureBox(
  browser: Browser,
  origin: string,
  { path, box }: (typeof boxes)[number],
  index?: string,
) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchEvents)
    if (index !== undefined)
      await page.route(/\/searchIndex/, async (route) => {
        const response = await route.fetch()
        const whole = await response.json()
        whole.content.items = JSON.parse(index)
        await route.fulfill({ response, json: whole })
      })
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.evaluate(() => {
      window.longTasks = []
      new PerformanceObserver((list) => {
        window.longTasks?.push(...list.getEntries().map(({ duration }) => duration))
      }).observe({ type: 'longtask' })
    })
    const arrived = page.waitForResponse(/\/searchIndex/)
    await box(page).focus()
    await arrived
    await page.waitForTimeout(index === undefined ? 1500 : 6000)
    const tasks = await page.evaluate(() => window.longTasks ?? [])
    await page.evaluate(() => window.interactions?.clear())
    for (const text of texts) {
      await box(page).fill('')
      await box(page).pressSequentially(text, { delay: letterTime })
      await page.waitForTimeout(letterTime)
    }
    await page.waitForTimeout(500)
    const times = await page.evaluate(() => [...(window.interactions?.values() ?? [])])
    const letters = texts.join('').length
    // The browser reports no event faster than 16 ms.
    const all = [...times, ...Array.from({ length: Math.max(0, letters - times.length) }, () => 16)]
    return {
      what: path,
      index: index === undefined ? ('shipped' as const) : ('large' as const),
      p95: percentile(all, 0.95),
      longestTask: Math.max(0, ...tasks),
    }
  } finally {
    await context.close()
  }
}

/** Types what people ask into every box, on a slowed-down processor, with the shipped index and with a large one. */
export async function measureTyping(browser: Browser, origin: string): Promise<Typing[]> {
  const measured: Typing[] = []
  for (const box of boxes)
    for (const index of [undefined, large]) measured.push(await measureBox(browser, origin, box, index))
  return measured
}
