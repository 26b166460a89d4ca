import type { Browser, Page } from '@playwright/test'
import { type Journey, journeys } from './journeys'

export interface Latency {
  what: string
  /** In milliseconds, from the press to the next paint. */
  p75: number
  worst: number
}

/** How much slower the processor of a cheap phone is. */
export const slowdown = 4
const rounds = 8

declare global {
  interface Window {
    /** The slowest event of each interaction since the page was last asked. */
    interactions?: Map<number, number>
    /** How long each task of 50 ms and more took. */
    longTasks?: number[]
  }
}

export function watchEvents() {
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
    // What follows a press may still be drawn, and would be taken from under the next one.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
    const slowest = Math.max(16, ...(window.interactions?.values() ?? []))
    window.interactions?.clear()
    return slowest
  })

export const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN

async function measureJourney(browser: Browser, origin: string, { path, width, actions }: Journey) {
  const context = await browser.newContext({ viewport: { width, height: 740 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchEvents)
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const measured = actions.map((action) => ({ ...action, times: [] as number[] }))
    for (let round = 0; round < rounds; round += 1) {
      for (const { before, act, times } of measured) {
        if (before) {
          await before(page)
          await takeSlowest(page)
        }
        await act(page)
        times.push(await takeSlowest(page))
      }
    }
    return measured.map(({ what, times }) => ({
      what: `${path}: ${what}`,
      p75: percentile(times, 0.75),
      worst: Math.max(...times),
    }))
  } finally {
    await context.close()
  }
}

/** Goes through every journey on a slowed-down processor; the first round meets code that is yet to be fetched. */
export async function measureInteractions(browser: Browser, origin: string): Promise<Latency[]> {
  const latencies: Latency[] = []
  for (const journey of journeys) latencies.push(...(await measureJourney(browser, origin, journey)))
  return latencies
}
