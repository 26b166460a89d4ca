import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'

/** A page as a visitor with a slow phone meets it: what they press first, and what shows that it was answered. */
export interface FirstControl {
  address: string
  /** Selectors, of which the first match counts. */
  control: string
  answer: string
  context?: BrowserContextOptions
}

/** In milliseconds since the navigation began. */
export interface Answered {
  answered: number
  /** Presses that came before the one that was answered, and that one. */
  presses: number
}

/** How many times slower the processor is made than this machine's. */
export const slowPhone = 4
const pressEvery = 100
const longestWait = 20_000

/** Bytes and milliseconds of the line that Lighthouse calls slow 4G. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

interface Watched {
  pressed: number[]
  answered: number | undefined
}

declare global {
  interface Window {
    watched?: Watched
  }
}

/** Runs in the page, before anything of its own: notes presses, and when the answer has been painted. */
function watch(answer: string) {
  const watched: Watched = { pressed: [], answered: undefined }
  window.watched = watched
  let isAnswered = false
  const look = () => {
    if (isAnswered || !document.querySelector(answer)?.checkVisibility()) return
    isAnswered = true
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        watched.answered = performance.now()
      }
      port2.postMessage(null)
    })
  }
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  addEventListener('change', look, true)
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      if (!isAnswered) watched.pressed.push(timeStamp)
    },
    true,
  )
}

/** The middle of the control once something has been painted, brought into view. */
function locate(control: string) {
  const painted = performance.getEntriesByName('first-contentful-paint').length > 0
  const element = painted && document.querySelector(control)
  if (!element) return undefined
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

interface Visit {
  page: Page
  devTools: CDPSession
  close: () => Promise<void>
}

/** Opens a page with nothing in the cache, on a slow line. A watched one notes what answers a press. */
async function visit(
  browser: Browser,
  { address, answer, context: options }: FirstControl,
  { slowdown = slowPhone, isWatched = true } = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, ...options })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', slow4G)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (isWatched) await page.addInitScript(watch, answer)
  await page.goto(address, { waitUntil: 'commit' })
  return { page, devTools, close: () => context.close() }
}

async function find(page: Page, control: string) {
  const found = await page.waitForFunction(locate, control, { timeout: longestWait })
  const place = await found.jsonValue()
  if (!place) throw new Error(`There is nothing to press: ${control}`)
  return place
}

/** Does not wait: a page that is busy answers late, and the visitor does not know. */
function press(devTools: CDPSession, { x, y }: { x: number; y: number }) {
  const mouse = { x, y, button: 'left', clickCount: 1 } as const
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    devTools.send('Input.dispatchMouseEvent', { type, ...mouse }).catch(() => {})
}

const answeredIn = (page: Page, timeout = longestWait) =>
  page
    .waitForFunction(() => window.watched?.answered !== undefined, undefined, { timeout, polling: 50 })
    .then(() =>
      page.evaluate(() => ({
        answered: window.watched?.answered ?? Number.NaN,
        pressed: window.watched?.pressed ?? [],
      })),
    )

/** Milliseconds from a page's loading on, by which it has painted. */
const paintedAfter = 1_000

/**
 * When something of the page is first painted, in milliseconds since the navigation began. Nobody presses or looks
 * meanwhile: a question to the page, let alone one to all its changes, is work that comes before the paint of a larger
 * page and after that of a small one.
 */
export async function firstPaintOf(browser: Browser, first: FirstControl): Promise<number> {
  const { page, close } = await visit(browser, first, { isWatched: false })
  try {
    await page.waitForLoadState('load')
    await sleep(paintedAfter)
    return await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    )
  } finally {
    await close()
  }
}

/** Presses the control every tenth of a second, from the first paint on, until the page answers. */
export async function pressUntilAnswered(browser: Browser, first: FirstControl): Promise<Answered> {
  const { page, devTools, close } = await visit(browser, first)
  try {
    const place = await find(page, first.control)
    const pressAgain = () => press(devTools, place)
    pressAgain()
    // Always at the same place, as a finger does: to look for the control between presses would be work for the page.
    const again = setInterval(pressAgain, pressEvery)
    const { answered, pressed } = await answeredIn(page).finally(() => clearInterval(again))
    return { answered, presses: pressed.length }
  } finally {
    await close()
  }
}

/** Presses once, as soon as there is something to press. Gives how long the answer took, or nothing if none came. */
export async function pressOnceEarly(browser: Browser, first: FirstControl): Promise<number | undefined> {
  const { page, devTools, close } = await visit(browser, first)
  try {
    press(devTools, await find(page, first.control))
    const { answered, pressed } = await answeredIn(page, 8_000)
    return answered - (pressed[0] ?? Number.NaN)
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return undefined
    throw error
  } finally {
    await close()
  }
}

/** Presses once the page says that it is ready. Gives how long the answer took. */
export async function pressWhenReady(
  browser: Browser,
  first: FirstControl,
  slowdown: number,
): Promise<number> {
  const { page, devTools, close } = await visit(browser, first, { slowdown })
  try {
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    press(devTools, await find(page, first.control))
    const { answered, pressed } = await answeredIn(page)
    return answered - (pressed[0] ?? Number.NaN)
  } finally {
    await close()
  }
}
