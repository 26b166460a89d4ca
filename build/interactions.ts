import type { Browser, Page } from '@playwright/test'

export interface Latency {
  what: string
  /** In milliseconds, from the press to the next paint. */
  p75: number
  worst: number
}

const slowdown = 4
const rounds = 8

/** The catalogue's main work, in the order a visitor does it. */
const actions: readonly { what: string; act: (page: Page) => Promise<void> }[] = [
  {
    what: 'open the filter panel',
    act: (page) =>
      page
        .getByRole('button', { name: /^Filter Courses/ })
        .first()
        .click(),
  },
  {
    what: 'tick a choice',
    act: (page) => page.getByRole('dialog').locator('label:has(input[type=checkbox])').first().click(),
  },
  {
    what: 'apply',
    act: (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Apply Filter/ })
        .click(),
  },
]

declare global {
  interface Window {
    /** The slowest event of each interaction since the page was last asked. */
    interactions?: Map<number, number>
  }
}

function watchEvents() {
  window.interactions = new Map()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('interactionId' in entry) || typeof entry.interactionId !== 'number' || entry.interactionId === 0)
        continue
      const slowest = Math.max(entry.duration, window.interactions?.get(entry.interactionId) ?? 0)
      window.interactions?.set(entry.interactionId, slowest)
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

/** The browser reports no event faster than 16 ms, so 16 stands for all of those. */
const takeSlowest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    const slowest = Math.max(16, ...(window.interactions?.values() ?? []))
    window.interactions?.clear()
    return slowest
  })

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN

/** Presses through the catalogue's filters on a slowed-down processor. */
export async function measureInteractions(browser: Browser, catalogue: string): Promise<Latency[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchEvents)
    await page.goto(catalogue, { waitUntil: 'networkidle' })
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const measured = actions.map(({ what, act }) => ({ what, act, times: [] as number[] }))
    for (let round = 0; round < rounds; round += 1) {
      for (const { act, times } of measured) {
        await act(page)
        times.push(await takeSlowest(page))
      }
    }
    return measured.map(({ what, times }) => ({
      what,
      p75: percentile(times, 0.75),
      worst: Math.max(...times),
    }))
  } finally {
    await context.close()
  }
}
