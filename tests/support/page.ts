import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type WorkerInfo,
} from '@playwright/test'
import type { Result, RunOptions } from 'axe-core'
import { Observations } from './observation/observations'

declare const axe: {
  run: (context: string | Document, options: RunOptions) => Promise<{ violations: Result[] }>
}

/** What a test expects to go wrong, said before it does. Patterns are matched against addresses or messages. */
export interface Allow {
  /** Responses of 400 and above, and requests that fail. */
  response: (address: RegExp) => void
  /** Errors and warnings in the console, content-security reports among them. */
  console: (message: RegExp) => void
  /** Uncaught exceptions and unhandled rejections. */
  pageError: (message: RegExp) => void
}

export interface Watch {
  allow: Allow
  problems: () => string[]
  /** Forgets what was seen and allowed. */
  reset: () => void
}

const isHere = (address: string) => new URL(address).hostname === '127.0.0.1'
const isOnTheNetwork = (address: string) => /^(?:https?|wss?):/.test(address)

/** The browser's own report of a failed request; the request itself is judged by its address. */
const failedResource = /^Failed to load resource:/
/** What the test runner says when it keeps the site's worker out. */
const blockedWorker = 'Service Worker registration blocked by Playwright'

/** Notes everything in a context that should not happen, and what its machines do. */
async function watchContext(context: BrowserContext, observations: Observations): Promise<Watch> {
  await observations.hear(context)
  const seen: { kind: keyof Allow; about: string; text: string }[] = []
  const allowed: Record<keyof Allow, RegExp[]> = { response: [], console: [], pageError: [] }
  const note = (kind: keyof Allow, about: string, text: string) => seen.push({ kind, about, text })

  context.on('weberror', (webError) => {
    const { message } = webError.error()
    note('pageError', message, `uncaught on ${webError.page()?.url() ?? 'a page'}: ${message}`)
  })
  context.on('console', (message) => {
    const [type, text] = [message.type(), message.text()]
    if ((type !== 'error' && type !== 'warning') || failedResource.test(text)) return
    if (text === blockedWorker) return
    note('console', text, `console ${type} on ${message.page()?.url() ?? 'a page'}: ${text}`)
  })
  context.on('request', (request) => {
    const address = request.url()
    if (isOnTheNetwork(address) && !isHere(address))
      note('response', address, `left this machine: ${address}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400)
      note('response', response.url(), `${response.status()} for ${response.url()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page cancels what it was still loading.
    if (reason !== 'net::ERR_ABORTED') note('response', request.url(), `${reason} for ${request.url()}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`content security: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return {
    allow: {
      response: (address) => allowed.response.push(address),
      console: (message) => allowed.console.push(message),
      pageError: (message) => allowed.pageError.push(message),
    },
    problems: () =>
      seen
        .filter(({ kind, about }) => !allowed[kind].some((pattern) => pattern.test(about)))
        .map(({ text }) => text),
    reset: () => {
      seen.length = 0
      for (const patterns of Object.values(allowed)) patterns.length = 0
    },
  }
}

const observedTest = base.extend<object, { observations: Observations }>({
  observations: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use, { workerIndex }) => {
      const observations = new Observations()
      await use(observations)
      observations.write(workerIndex)
    },
    { scope: 'worker', auto: true },
  ],
})

/** A test that fails on any trouble the page makes, also where nobody looked. */
export const test = observedTest.extend<{ watch: Watch; allow: Allow }>({
  watch: [
    async ({ context, observations }, use) => {
      const watch = await watchContext(context, observations)
      await use(watch)
      expect(watch.problems(), 'The page should make no trouble').toEqual([])
    },
    { auto: true },
  ],
  allow: ({ watch }, use) => use(watch.allow),
})

/** The same, which notes the functions that a page calls, too. That costs a tenth of its time. */
export const testOfCalls = test.extend<{ calls: undefined }>({
  calls: [
    async ({ page, observations }, use) => {
      await observations.hearCalls(page)
      await use(undefined)
      await observations.noteCalls(page)
    },
    { auto: true },
  ],
})

/** The settings of a project that a context made by hand has to be given. */
const contextOptions = ({ project: { use } }: WorkerInfo): BrowserContextOptions => {
  const { baseURL, locale, timezoneId, viewport, hasTouch, isMobile, serviceWorkers } = use
  return Object.fromEntries(
    Object.entries({ baseURL, locale, timezoneId, viewport, hasTouch, isMobile, serviceWorkers }).filter(
      ([, value]) => value !== undefined,
    ),
  )
}

interface Tab {
  page: Page
  watch: Watch
}

/**
 * For tests that look at many pages and leave nothing behind: those of a worker share one tab, which is emptied
 * before each. A tab of its own costs a test more than a second of processor time.
 */
export const testInSharedTab = observedTest.extend<{ allow: Allow }, { tab: Tab }>({
  tab: [
    async ({ browser, observations }, use, worker) => {
      const context = await browser.newContext(contextOptions(worker))
      const watch = await watchContext(context, observations)
      await use({ page: await context.newPage(), watch })
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ tab }, use) => {
    await use(tab.page.context())
  },
  page: async ({ tab: { page }, viewport }, use) => {
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: null })
    await use(page)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await page.goto('about:blank')
    await page.unrouteAll()
  },
  allow: [
    async ({ tab: { watch } }, use) => {
      watch.reset()
      await use(watch.allow)
      expect(watch.problems(), 'The page should make no trouble').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Holds a script back until it is let go, as a slow line does. */
export async function holdScript(page: Page, script: string) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**/assets/${script}-*.js`, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

/** Before this the page can be read, but its controls do not answer yet. */
export const waitForHydration = (page: Page) =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

/**
 * Waits for the next frame and for every animation that comes to an end, so that no colour is judged on its way. One that
 * goes as far as something is scrolled does not.
 */
export const waitForRest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })

/** Lets a paused clock go on, a millisecond at a time, while something waits for frames or timers of its own. */
export async function inStillTime<T>(page: Page, waiting: Promise<T>): Promise<T> {
  let isWaiting = true
  const done = waiting.finally(() => {
    isWaiting = false
  })
  while (isWaiting) await page.clock.runFor(1)
  return done
}

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export interface AxeOptions {
  /** Look only inside what this selector finds. */
  within?: string
  /** Rules to leave out; say why where it is used. */
  without?: readonly string[]
}

/** What axe objects to on the page as it is now, one line for each element. */
export async function axeViolations(
  page: Page,
  { within, without = [] }: AxeOptions = {},
): Promise<string[]> {
  // Parts below the first screen get their height when the page is idle, which may be later than this.
  await page.evaluate(() => delete document.documentElement.dataset.first)
  await waitForRest(page)
  // Evaluated from outside the page, where its content security policy has no say.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(await axeSource)
  const options: RunOptions = {
    runOnly: { type: 'tag', values: axeTags },
    resultTypes: ['violations'],
    rules: {
      'target-size': { enabled: true },
      'label-content-name-mismatch': { enabled: true },
      ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    },
  }
  const violations = await page.evaluate(
    async ([selector, runOptions]) => (await axe.run(selector ?? document, runOptions)).violations,
    [within, options] as const,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const details = failureSummary
        .split('\n')
        .slice(1)
        .map((line) => line.trim())
      return `${id}: ${help} [${target.join(' ')}] ${details.join('; ')}`
    }),
  )
}
