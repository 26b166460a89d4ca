import { type Browser, type CDPSession, chromium, expect, type Page, test } from '@playwright/test'
import { chromiumFlags, findTestBrowser } from '../../build/findBrowser'
import { dist } from '../../build/paths'
import { startPreview } from '../../build/previewServer'

/** `npm run test:longlife` takes all of it; `npm test` a share. */
const isWhole = process.env.LONG_LIFE === 'whole'
const visits = isWhole ? 1000 : 60
const wanted = isWhole ? 300 : 20
/** Caches fill and code is compiled meanwhile. */
const warmUp = { visits: 54, openings: 10 }
const seed = Number(process.env.SEED ?? 12)

/** The pages of the walk: of each kind one, all reached by links from each other. */
const places = [
  '/',
  '/courses',
  '/courses/provide-first-aid',
  '/course-wizard',
  '/categories',
  '/programs',
  '/services',
  '/services/ai-training',
  '/for-organisations',
  '/organizations',
  '/careers',
  '/blog',
  '/faq',
  '/contact',
  '/search-demo',
  '/pricing',
  '/tools/roi-calculator',
  '/tools/career-wizard',
] as const

/** Follows links from page to page, at random but the same each time, and ends on the home page. Runs in the page. */
async function walk({ visits, seed, places }: { visits: number; seed: number; places: readonly string[] }) {
  let state = seed
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const follow = async (path: string, link: HTMLAnchorElement | undefined) => {
    if (!link) throw new Error(`${location.pathname} has no link to ${path}.`)
    const heading = document.querySelector('h1')
    const words = heading?.textContent
    link.click()
    for (let waited = 0; waited < 600; waited += 1) {
      await frame()
      const shown = document.querySelector('h1')
      if (location.pathname === path && shown && (shown !== heading || shown.textContent !== words)) return
    }
    throw new Error(`${path} was not shown within ten seconds.`)
  }
  const linksFrom = () =>
    // The header's search is a link that opens a dialog.
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([data-tooltip])')].filter(
      ({ pathname, search, hash, target }) =>
        places.includes(pathname) && pathname !== location.pathname && !search && !hash && !target,
    )
  const times = new Map<string, number>()
  const timesAt = (path: string) => times.get(path) ?? 0
  for (let visit = 0; visit < visits; visit += 1) {
    const links = linksFrom()
    const paths = [...new Set(links.map(({ pathname }) => pathname))]
    // The rarest first, so that a short walk comes everywhere as well.
    const rarest = Math.min(...paths.map(timesAt))
    const next = paths.filter((path) => timesAt(path) === rarest).sort()
    const path = next[random(next.length)] ?? '/'
    times.set(path, rarest + 1)
    await follow(
      path,
      links.find(({ pathname }) => pathname === path),
    )
  }
  if (location.pathname !== '/')
    await follow(
      '/',
      linksFrom().find(({ pathname }) => pathname === '/'),
    )
}

interface Overlay {
  path: (typeof places)[number]
  width: number
  opener: string
  /** What is there while it is open. */
  shown: string
  closer: string
}

const overlays = {
  'the filter panel': {
    path: '/courses',
    width: 360,
    opener: 'main button[aria-haspopup=dialog]',
    shown: '[aria-label="Close filters"]',
    closer: '[aria-label="Close filters"]',
  },
  'the search': {
    path: '/',
    width: 360,
    opener: 'header a[aria-label=Search]',
    shown: '[aria-label="Close search"]',
    closer: '[aria-label="Close search"]',
  },
  'the menu of a small screen': {
    path: '/',
    width: 360,
    opener: '[aria-controls=mobile-menu]',
    shown: '#mobile-menu:not([hidden]) a',
    closer: '[aria-controls=mobile-menu]',
  },
  'the Courses menu': {
    path: '/',
    width: 1440,
    opener: '#menu-courses-button',
    shown: '#menu-courses [role=tab]',
    closer: '#menu-courses-button',
  },
  'a snackbar': {
    path: '/courses',
    width: 1440,
    opener: 'main li div > button',
    shown: 'section[aria-label=Comparison]',
    closer: 'section[aria-label=Comparison] button',
  },
} satisfies Record<string, Overlay>

/** Opens and closes something again and again. Runs in the page. */
async function openOften({ opener, shown, closer, times }: Overlay & { times: number }) {
  const until = async (isThere: boolean) => {
    for (let waited = 0; waited < 600; waited += 1) {
      if ((document.querySelector(shown) !== null) === isThere) return
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    throw new Error(`${shown} was not ${isThere ? 'shown' : 'gone'} within ten seconds.`)
  }
  for (let time = 0; time < times; time += 1) {
    document.querySelector<HTMLElement>(opener)?.click()
    await until(true)
    document.querySelector<HTMLElement>(closer)?.click()
    await until(false)
  }
}

/** What a tab keeps now: heap in KB, and numbers. */
async function usageNow(page: Page, devTools: CDPSession) {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  for (let time = 0; time < 3; time += 1) await devTools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devTools.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  return {
    heap: metric('JSHeapUsedSize') / 1024,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  }
}

/** The least of each in a while: what nobody asks for any more is let go when the browser has time for it. */
async function usageOf(page: Page, devTools: CDPSession) {
  const least = await usageNow(page, devTools)
  for (let time = 0; time < 8; time += 1) {
    await page.waitForTimeout(250)
    const { heap, nodes, listeners } = await usageNow(page, devTools)
    least.heap = Math.min(least.heap, heap)
    least.nodes = Math.min(least.nodes, nodes)
    least.listeners = Math.min(least.listeners, listeners)
  }
  return least
}

/** How many actors run. Looking costs memory itself. */
async function actorsOf(devTools: CDPSession): Promise<number> {
  const objectGroup = 'actors'
  const { result: prototype } = await devTools.send('Runtime.evaluate', {
    expression: 'Object.prototype',
    objectGroup,
  })
  const { objects } = await devTools.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId ?? '',
    objectGroup,
  })
  const { result } = await devTools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: `function () {
      return this.filter((it) => {
        const { sessionId, logic, system, _processingStatus } = Object.getOwnPropertyDescriptors(it)
        return sessionId && logic && system && _processingStatus?.value === 1
      }).length
    }`,
    returnByValue: true,
  })
  await devTools.send('Runtime.releaseObjectGroup', { objectGroup })
  return Number(result.value)
}

/** In KB: lists that the browser keeps of itself grow until they are full. */
const heapPlay = 250
/** In KB: the router notes where each entry of the history was scrolled to. */
const heapEachTime = 0.5
const nodePlay = 40

/** Does something often, and expects that nothing has piled up since it was done a few times. */
async function expectNoGrowth(
  page: Page,
  devTools: CDPSession,
  often: (times: number) => Promise<void>,
  { warmUp, times }: { warmUp: number; times: number },
) {
  await often(warmUp)
  const before = await usageOf(page, devTools)
  await often(times)
  const after = await usageOf(page, devTools)
  const actors = await actorsOf(devTools)
  await often(Math.ceil(warmUp / 3))
  expect(after.listeners, 'event listeners').toBeLessThanOrEqual(before.listeners)
  expect(after.nodes, 'nodes').toBeLessThanOrEqual(before.nodes + nodePlay)
  expect(after.heap, 'heap in KB').toBeLessThanOrEqual(before.heap + heapPlay + times * heapEachTime)
  expect(actors, 'actors').toBeGreaterThan(0)
  // One that is about to stop is no leak.
  await expect.poll(() => actorsOf(devTools), 'actors').toBeLessThanOrEqual(actors)
}

test.describe('a tab that lives long', () => {
  test.setTimeout(isWhole ? 900_000 : 120_000)

  let browser: Browser
  let origin: string
  let page: Page
  let devTools: CDPSession
  let close: () => Promise<void>

  test.beforeAll(async () => {
    // Code that is compiled better and better would count as heap.
    browser = await chromium.launch({
      executablePath: await findTestBrowser(),
      args: [...chromiumFlags, '--js-flags=--jitless'],
    })
  })
  test.afterAll(() => browser.close())

  test.beforeEach(async () => {
    // As it ships: what is observed remembers what it saw.
    const preview = await startPreview({ port: 0, host: '127.0.0.1', dist })
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    origin = preview.url
    page = await context.newPage()
    devTools = await context.newCDPSession(page)
    await devTools.send('Performance.enable')
    close = async () => {
      await context.close()
      await preview.close()
    }
  })
  test.afterEach(() => close())

  const open = async (path: string) => {
    await page.goto(`${origin}${path}`)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    // Parts below the fold are hydrated once somebody is there.
    await page.mouse.move(100, 100)
    // What waits until somebody has used the page would begin between one count and the next.
    await page.keyboard.press('Shift')
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
      .toContainEqual(expect.stringContaining('/assets/siteUpdate-'))
    await page.waitForLoadState('networkidle')
  }

  test('many pages leave no more behind than a few', async () => {
    await open('/')
    let walks = 0
    const follow = async (visits: number) => {
      walks += 1
      await page.evaluate(walk, { visits, seed: seed + walks, places })
    }
    await expectNoGrowth(page, devTools, follow, { warmUp: warmUp.visits, times: visits })
  })

  for (const [name, overlay] of Object.entries(overlays).slice(0, isWhole ? undefined : 1)) {
    test(`${name}, opened often, leaves no more behind than opened a few times`, async () => {
      await page.setViewportSize({ width: overlay.width, height: 800 })
      await open(overlay.path)
      const openings = (times: number) => page.evaluate(openOften, { ...overlay, times })
      await expectNoGrowth(page, devTools, openings, { warmUp: warmUp.openings, times: wanted })
    })
  }
})
