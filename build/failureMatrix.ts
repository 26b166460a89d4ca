import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { hrefOf } from '~/data/site/links'
import type { PageFamilies } from '~/data/site/page'
import { RELOAD_REST_MS } from '~/data/site/retrying'
import { searchSchemas } from '~/data/site/searchSchemas'
import { type FaultName, type FaultyServer, faults, nameOfAsset } from './faultyServer'

/** A page that stands for all that share its screen, at an address with or without a query. */
export interface Visit {
  kind: string
  address: string
}

export interface Case extends Visit {
  /** What fails, as the server knows it. */
  path: string
  fault: FaultName
}

export const nameOf = ({ kind, address, path, fault }: Case) =>
  `${kind} ${address.includes('?') ? address.slice(address.indexOf('?')) : ''} ${nameOfAsset(path)} ${fault}`

/** A query that the page reads, or else one that nobody does. */
function queryOf(route: string) {
  const schema = Object.entries(searchSchemas).find(([path]) => path === route)?.[1]
  const [parameter] = schema ? Object.keys(schema.types.output) : []
  return parameter === undefined ? '?utm_source=mail' : `?${parameter}=2`
}

/** One address of every family of pages, as the route table has them, with a query and without. */
export function visitsByKind(sources: PageFamilies): ReadonlyMap<string, readonly Visit[]> {
  const kinds = Object.entries(sources).flatMap(([kind, source]) => {
    const [id = ''] = source.ids()
    const [link] = source.links(id)
    if (!link) return []
    const path = hrefOf(link)
    const visits = [path, `${path}${queryOf(link.to)}`].map((address) => ({ kind, address }))
    return [[kind, visits] as const]
  })
  return new Map(kinds)
}

const typed = 'pat@example.com'

const newsletter = (page: Page) => page.locator('footer[data-site] input[type=email]')

/** What a visitor does who reads to the end and leaves an address for the newsletter. */
async function readOn(page: Page) {
  await page.mouse.move(200, 300)
  await page.mouse.wheel(0, 600)
  await newsletter(page).fill(typed, { timeout: 3000 })
}

interface Healthy {
  address: string
  requests: readonly string[]
  /** What would be false elsewhere, and is true here: a list may be empty. */
  says: string | undefined
  title: string
  length: number
}

/** What a look at the page gives. A page that loads itself anew meanwhile is looked at again. */
const look = <T>(page: Page, at: () => Promise<T>): Promise<T> =>
  at().catch(async (error: unknown) => {
    if (!/context was destroyed/.test(String(error))) throw error
    await page.locator('footer[data-site]').waitFor({ timeout: 10_000 })
    return at()
  })

const contentOf = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector<HTMLElement>('main h1')
    return {
      title: heading?.checkVisibility({ visibilityProperty: true }) ? heading.innerText : '',
      length: document.querySelector('main')?.innerText.length ?? 0,
    }
  })

/** Whatever says that the visitor has no connection, or that a page is not there, would not be true. */
const falseSentences =
  /offline|connection|not found|does(?:n't| not) exist|did not load|Unexpected Application Error|No .{1,20} found/i

const falseSentenceOn = async (page: Page) =>
  falseSentences.exec(await page.evaluate(() => document.body.innerText))?.[0]

/** Visits a page where nothing fails, and notes what it asks for and shows. */
async function visitHealthy(browser: Browser, server: FaultyServer, { address }: Visit): Promise<Healthy> {
  server.breakAddress(undefined)
  const context = await browser.newContext()
  const page = await context.newPage()
  const requests = new Set<string>()
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === server.url && !request.isNavigationRequest()) requests.add(pathname)
  })
  await page.goto(`${server.url}${address}`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await readOn(page)
  await page.waitForLoadState('networkidle')
  const content = await contentOf(page)
  const says = await falseSentenceOn(page)
  await context.close()
  const [drawing, ...drawings] = [...requests].filter((path) => path.startsWith('/art/'))
  // One drawing fails as another does.
  return {
    requests: [...requests].filter((path) => path === drawing || !drawings.includes(path)),
    address,
    says,
    ...content,
  }
}

export interface Verdict {
  /** What of the rules does not hold, in a word each. */
  faults: readonly string[]
  isHydrated: boolean
  said: string
}

/** How far the page's clock is put forward at a time: beyond the limit of a try where nothing answers. */
const jumpFor = (fault: FaultName) => (fault === 'hangs' ? 16_000 : 2_500)
const JUMPS = 12
/** How often a page is looked at again that is not yet as it should be: a busy machine takes a moment. */
const LOOKS = 20
const LOOK_JUMP_MS = 1_000

/** Visits a page where one thing fails, lets a minute or two pass on its clock, and says what does not hold. */
export async function runCase(
  browser: Browser,
  server: FaultyServer,
  { address, path, fault }: Case,
  healthy: readonly Healthy[],
): Promise<Verdict> {
  server.breakAddress({ path, name: fault })
  const context = await browser.newContext()
  const page = await context.newPage()
  const wrong: string[] = []
  let loads = 0
  page.on('pageerror', ({ message, name }) => {
    // A script that came broken is the browser's own report, where a document names the script itself.
    if (!(name === 'SyntaxError' && ['truncated', 'wrongJson', 'html'].includes(fault)))
      wrong.push(`uncaught: ${message}`)
  })
  page.on('request', (request) => {
    loads += Number(request.isNavigationRequest())
  })
  const isSettled = () =>
    page.evaluate(() => ({
      isHydrated: document.documentElement.dataset.hydrated !== undefined,
      said: [...document.querySelectorAll<HTMLElement>('#delivery > :not([hidden]) > p')]
        .map(({ innerText }) => innerText)
        .join(' '),
    }))
  try {
    await page.clock.install()
    await page.goto(`${server.url}${address}`, { waitUntil: 'commit', timeout: 10_000 })
    await page.locator('footer[data-site]').waitFor({ timeout: 10_000 })
    await sleep(60)
    await readOn(page)
    const atFirst = await contentOf(page)
    if (!address.includes('?') && atFirst.title === '') wrong.push('blank at first')
    let state = await isSettled()
    for (let jump = 0; jump < JUMPS; jump += 1) {
      await page.clock.fastForward(jump === 0 ? 1_100 : jumpFor(fault))
      await sleep(jump === 0 ? 150 : 40)
      state = await isSettled().catch(() => state)
      if (jump === 0) {
        // One that has loaded itself anew meanwhile has a second of its own.
        if (loads > 1) await page.clock.fastForward(1_100)
        const content = await contentOf(page).catch(() => atFirst)
        if (!healthy.some(({ title }) => title === content.title))
          wrong.push('hidden for longer than a second')
      }
      if (jump > 1 && (state.isHydrated || /did not arrive|updated/.test(state.said))) break
    }
    // A clock is put forward faster than a busy machine answers: what is asked for may be under way, or the page has
    // only now loaded itself anew.
    for (let looks = 0; looks < LOOKS && !state.isHydrated && state.said === ''; looks += 1) {
      await page.clock.fastForward(LOOK_JUMP_MS)
      await sleep(150)
      state = await isSettled().catch(() => state)
    }
    const content = await look(page, () => contentOf(page))
    const expected = Math.min(...healthy.map(({ length }) => length))
    if (!healthy.some(({ title }) => title === content.title))
      wrong.push(`blank: the heading is "${content.title}"`)
    else if (content.length < expected / 2) wrong.push(`blank: ${content.length} letters of ${expected}`)
    if (!state.isHydrated && state.said === '') wrong.push('silent: nothing says that controls do not work')
    if (state.isHydrated && fault === 'once' && state.said !== '') wrong.push(`false: "${state.said}"`)
    const untrue = await look(page, () => falseSentenceOn(page))
    if (untrue !== undefined && !healthy.some((one) => one.address === address && one.says === untrue))
      wrong.push(`false: "${untrue}"`)
    const passed = JUMPS * jumpFor(fault) + LOOKS * LOOK_JUMP_MS
    const atMost = 2 + Math.floor(passed / RELOAD_REST_MS)
    if (loads > atMost) wrong.push(`loop: loaded ${loads} times`)
    await newsletter(page).press('Enter', { timeout: 2000 })
    const isKept = () =>
      page.evaluate(
        (text) =>
          document.querySelector<HTMLInputElement>('footer input[type=email]')?.value === text ||
          /Your address is (?:kept|on our list)/.test(document.body.innerText) ||
          // Put by until the form is there again, or sent just before the page loaded itself anew.
          [sessionStorage, localStorage].some((storage) => Object.values(storage).join().includes(text)),
        typed,
      )
    // What is sent may be under way for a moment.
    let kept = await look(page, isKept)
    for (let looks = 0; looks < LOOKS && !kept; looks += 1) {
      await sleep(150)
      kept = await look(page, isKept)
    }
    if (!kept) wrong.push('lost: the address that was typed')
    return { faults: wrong, ...state }
  } catch (error) {
    return {
      faults: [
        ...wrong,
        `broken off: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
      ],
      isHydrated: false,
      said: '',
    }
  } finally {
    await context.close()
  }
}

/** Every case of one page. What fails for an address without a query is asked for with one as well. */
export async function casesOf(browser: Browser, server: FaultyServer, visits: readonly Visit[]) {
  const healthy: Healthy[] = []
  for (const visit of visits) healthy.push(await visitHealthy(browser, server, visit))
  const cases = visits.flatMap((visit, index) =>
    (healthy[index]?.requests ?? []).flatMap((path) =>
      (Object.keys(faults) as FaultName[]).map((fault): Case => ({ ...visit, path, fault })),
    ),
  )
  return { cases, healthy }
}
