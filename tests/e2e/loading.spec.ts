import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import { courses } from '~/data/courses/courses'
import { FRESH_MS } from '~/data/site/retrying'
import { axeViolations, expect, holdScript, inStillTime, test, waitForHydration } from '../support/page'

/** Makes an address fail until it is mended. One try may ask twice: as a preload and as an import. */
async function breakAddress(page: Page, address: RegExp) {
  let asked = 0
  let isBroken = true
  await page.route(address, (route) => {
    asked += 1
    return isBroken ? route.abort('failed') : route.fallback()
  })
  return {
    asked: () => asked,
    mend: () => {
      isBroken = false
    },
  }
}

/** By then the page has dealt with whatever the network told it before. */
const settled = (page: Page) =>
  page.evaluate(() => fetch('/robots.txt', { cache: 'no-store' }).then((answer) => answer.text()))

/** Lets time pass on the page and expects the next try neither early nor late. */
async function expectTryAfter(page: Page, delay: number, asked: () => number) {
  await settled(page)
  const before = asked()
  await page.clock.runFor(delay - 1)
  await settled(page)
  expect(asked(), `requests ${delay - 1} ms after a try that failed`).toBe(before)
  await page.clock.runFor(1)
  await expect.poll(asked, `requests ${delay} ms after a try that failed`).toBeGreaterThan(before)
}

/** Opens a page and stops its clock. */
async function openAt(page: Page, path: string) {
  await page.clock.install()
  await page.goto(path)
  await waitForHydration(page)
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** What was waited for is shown a moment after it could be, and that moment must pass on the page's clock. */
const expectInAMoment = (page: Page, shown: Locator) =>
  expect(async () => {
    await page.clock.runFor(500)
    await expect(shown).toBeVisible({ timeout: 200 })
  }).toPass({ timeout: 10_000 })

const goTo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const catalogue = (page: Page) => heading(page, 'Our Courses')
const about = (page: Page) => heading(page, /./).and(page.locator(':not(:text("Our Courses"))'))

/** The bar that says what does not work. */
const bar = (page: Page) => page.locator('#delivery')
const press = (page: Page, name: string) => bar(page).getByRole('button', { name }).click()

const expectQuiet = (page: Page) => expect(bar(page).locator('> div')).toBeHidden()

/** A page that is loaded anew needs its clock to go on. */
const hydratedInAMoment = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(500)
    await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 200 })
  }).toPass({ timeout: 10_000 })

/** What the services need and may be missing. None of it has been fetched by the catalogue. */
const parts = {
  'page data': /\/data\/[^/]+\/services\.json/,
  'a script of the screen': /\/assets\/services-[^/]*\.js/,
  'a sheet of the screen': /\/assets\/services-[^/]*\.css/,
} as const

const version = /\/data\/version\.json/

/** From now on the site says that it is this version. */
const sayVersion = (page: Page, body: string, status = 200) =>
  page.route(version, (route) => route.fulfill({ status, contentType: 'application/json', body }))

const newer = '{"version":"0123456789ab"}'

for (const [part, address] of Object.entries(parts)) {
  test(`${part} that fails twice arrives after 1 and 2 seconds`, async ({ page, allow }) => {
    allow.response(address)
    await openAt(page, '/courses')
    const { asked, mend } = await breakAddress(page, address)
    await goTo(page, 'Services')
    await expect.poll(asked).toBeGreaterThan(0)
    await expectTryAfter(page, 1000, asked)
    await expect(bar(page)).toContainText('The page is loading.')
    await settled(page)
    mend()
    await expectTryAfter(page, 2000, asked)
    await expectInAMoment(page, about(page))
    await expectQuiet(page)
    const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''))
    expect(sheets.some((href) => parts['a sheet of the screen'].test(href))).toBe(true)
  })
}

test('a page that never arrives leaves the present one, which says so and tries again', async ({
  page,
  allow,
}) => {
  const address = parts['page data']
  allow.response(address)
  await openAt(page, '/courses')
  const { asked, mend } = await breakAddress(page, address)
  await goTo(page, 'Services')
  await expect.poll(asked).toBeGreaterThan(0)
  for (const delay of [1000, 2000, 4000]) await expectTryAfter(page, delay, asked)
  await expect(bar(page)).toContainText('The page that you asked for could not be loaded.')
  await expect(bar(page)).not.toContainText('offline')
  await expect(catalogue(page)).toBeVisible()
  const before = asked()
  await page.clock.runFor(60_000)
  await settled(page)
  expect(asked(), 'requests after giving up').toBe(before)
  expect(await inStillTime(page, axeViolations(page, { within: '#delivery' }))).toEqual([])

  // What is hidden stays hidden until something else is missed, or a connection is back.
  await press(page, 'Hide this message')
  await expectQuiet(page)
  await expect(page.locator('main')).toBeFocused()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(asked).toBeGreaterThan(before)
  for (const delay of [1000, 2000, 4000]) await expectTryAfter(page, delay, asked)
  await expect(bar(page)).toContainText('could not be loaded')

  mend()
  await press(page, 'Try again')
  await expectInAMoment(page, about(page))
  await expectQuiet(page)
})

test('a part that never arrives is tried again in its place, then with its page', async ({ page, allow }) => {
  // It holds what a press on any page may need, and is asked for by each of these.
  const address = /\/assets\/presses-[^/]*\.js/
  allow.response(address)
  allow.response(version)
  await openAt(page, '/courses')
  const { mend } = await breakAddress(page, address)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Search/ })
    .click()
  const giveUp = () =>
    expect(async () => {
      await settled(page)
      await page.clock.runFor(1000)
      await expect(bar(page).getByText('Something that this page uses could not be loaded.')).toBeVisible({
        timeout: 100,
      })
    }).toPass({ timeout: 20_000 })
  await giveUp()
  await press(page, 'Try again')
  await expect(bar(page)).toContainText('Trying again.')
  await giveUp()

  // A page is not left for one that may not come.
  await sayVersion(page, '', 503)
  await press(page, 'Try again')
  await expect(bar(page)).toContainText('Something that this page uses could not be loaded.')
  await page.unroute(version)
  mend()
  await Promise.all([page.waitForEvent('domcontentloaded'), press(page, 'Try again')])
  await hydratedInAMoment(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Search/ })
    .click()
  await expectInAMoment(page, page.getByRole('dialog'))
})

/** A line on which nothing arrives any more. */
const silence = (page: Page) => page.route('**', () => {})

test('once the page works, the filter panel opens without the line', async ({ page }) => {
  await page.goto('/courses')
  await waitForHydration(page)
  await silence(page)
  await page.getByRole('button', { name: 'Filter Courses' }).click()
  const panel = page.getByRole('dialog', { name: 'Filter courses' })
  await panel.getByRole('checkbox', { name: /^Health/ }).check()
  await panel.getByRole('button', { name: /^Apply Filter/ }).click()
  await expect(page.locator('main [role=status]').first()).toHaveText(/^\d+ courses/)
  await expect(panel).toHaveCount(0)
})

test('what a press may need is fetched at the first sign of somebody, and not before', async ({ page }) => {
  await page.goto('/contact')
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  const come: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('requestfinished', (request) => come.push(request.url()))
  await page.waitForTimeout(500)
  expect(asked).toEqual([])
  await page.mouse.move(200, 500)
  const isHere = (file: string) => () =>
    come.some((address) => address.includes(file)) && come.length === asked.length
  for (const file of ['assets/presses-', 'assets/newsletter-', 'assets/leads-', 'coursesMenu.json'])
    await expect.poll(isHere(file)).toBe(true)
  const ofOtherPages = asked.filter((address) => /assets\/(?:aria|tables|zod|wizards)-.*js$/.test(address))
  expect(ofOtherPages).toEqual([])
  await silence(page)

  for (const menu of ['courses', 'services']) {
    await page.locator(`#menu-${menu}-button`).press('Enter')
    await expect(page.locator(`#menu-${menu}`).getByRole('link').nth(3)).toBeVisible()
  }
  await page.getByLabel('E-mail address').fill('mia@mail.example')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible()
})

test('a tab older than the site loads itself anew once, then leaves it to the visitor', async ({
  page,
  allow,
}) => {
  allow.response(/\/data\//)
  await openAt(page, '/courses')
  await page.route(parts['page data'], (route) => route.fulfill({ status: 404, body: '' }))
  await sayVersion(page, newer)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await goTo(page, 'Services')
  await expect.poll(() => documents.length).toBe(1)
  await hydratedInAMoment(page)
  await expectQuiet(page)

  // The document that came is an old one all the same, and so is what it asks for next.
  await page.route(/\/data\/[^/]+\/programs\.json/, (route) => route.fulfill({ status: 404, body: '' }))
  await goTo(page, 'Programs')
  await expect(bar(page)).toContainText('This site has been updated since you opened this page.')
  await page.clock.runFor(20_000)
  expect(documents).toHaveLength(1)
  await press(page, 'Load again')
  await expect.poll(() => documents.length).toBe(2)
  await hydratedInAMoment(page)
})

test('a version that is none is no reason to leave', async ({ page, allow }) => {
  allow.response(parts['page data'])
  await openAt(page, '/courses')
  await page.route(parts['page data'], (route) => route.fulfill({ body: 'null' }))
  await sayVersion(page, '<!doctype html><p>Sign in to the wireless network')
  await goTo(page, 'Services')
  for (const delay of [1000, 2000, 4000]) {
    await settled(page)
    await page.clock.runFor(delay)
  }
  await expect(bar(page)).toContainText('The page that you asked for could not be loaded.')
  await expect(catalogue(page)).toBeVisible()
})

for (const path of ['/courses', '/courses?utm_source=mail', '/courses?area=health']) {
  test(`${path} without its first script can be read, and says what does not work`, async ({
    page,
    allow,
  }) => {
    const first = /\/assets\/first-[^/]*\.js/
    allow.response(first)
    await page.clock.install()
    const { mend } = await breakAddress(page, first)
    await page.goto(path)
    await page.clock.runFor(1_000)
    await expect(catalogue(page)).toBeVisible()
    await expect(page.getByText(/^\d+ courses, showing/)).toBeVisible()
    for (const delay of [1000, 2000, 4000]) {
      await settled(page)
      await page.clock.runFor(delay)
    }
    await expect(bar(page)).toContainText('menus, searches, filters and forms do not work yet')
    mend()
    await bar(page).getByRole('link', { name: 'Try again' }).click()
    await waitForHydration(page)
    await expectQuiet(page)
  })
}

/** The recorder needs what the application's script holds, and would wait for it. */
const withoutRecorder = (page: Page) =>
  page.route('**/assets/observe.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))

test('the application arrives late, and the page answers without being loaded again', async ({
  page,
  allow,
}) => {
  const app = /\/assets\/app-[^/]*\.js/
  allow.response(app)
  await page.clock.install()
  await withoutRecorder(page)
  const { mend } = await breakAddress(page, app)
  await page.goto('/courses')
  await expect(async () => {
    await page.clock.runFor(2_000)
    await expect(bar(page)).toContainText('menus, searches, filters and forms', { timeout: 100 })
    await expect(bar(page).getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 100 })
  }).toPass({ timeout: 30_000 })
  mend()
  await press(page, 'Try again')
  await waitForHydration(page)
  await expectQuiet(page)
})

declare global {
  interface Window {
    seen: Set<string>
    shift: number
  }
}

/** Notes everything that the list said about itself while it could be seen, frame by frame. */
const noteWhatIsSeen = (page: Page) =>
  page.addInitScript(() => {
    window.seen = new Set()
    const paint = () => {
      const count = document.querySelector('main [role=status]')
      if (count?.checkVisibility({ visibilityProperty: true })) window.seen.add(count.textContent ?? '')
      requestAnimationFrame(paint)
    }
    requestAnimationFrame(paint)
  })

test('an address with a query never shows the list without it, for a second at most @phone', async ({
  page,
}) => {
  const inHealth = courses.filter(({ categoryId }) => categoryId === 'health').length
  await page.clock.install()
  await withoutRecorder(page)
  await noteWhatIsSeen(page)
  let start = () => {}
  const held = new Promise<void>((resolve) => {
    start = resolve
  })
  await page.route(/\/assets\/app-[^/]*\.js$/, async (route) => {
    await held
    await route.fallback()
  })
  await page.goto('/courses?area=health', { waitUntil: 'commit' })
  await expect(catalogue(page)).toBeVisible()
  await expect(page.locator('main [role=status]').first()).toBeHidden()
  expect(await page.evaluate(() => [...window.seen])).toEqual([])
  await page.clock.runFor(1000)
  await expect(page.locator('main [role=status]').first()).toBeVisible()
  await expect(bar(page)).toContainText('This page does not show yet what its address asks for.')
  start()
  await waitForHydration(page)
  await expect(page.locator('main [role=status]').first()).toHaveText(new RegExp(`^${inHealth} courses`))
  await expectQuiet(page)
})

test('the sections of the home page stay while their script does not arrive, under a query too', async ({
  page,
  allow,
}) => {
  allow.response(/homeLater/)
  await page.route('**/assets/homeLater-*.js', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/?q=care')
  // By then the page would have been drawn anew, without them.
  await page.waitForTimeout(2_000)
  await expect(page.locator('#home-services')).toBeVisible()
})

test('the footer and what is typed in it stay while its script does not arrive, under a query too', async ({
  page,
}) => {
  const start = await holdScript(page, 'Footer')
  await page.goto('/courses?area=health')
  await waitForHydration(page)
  const footer = page.locator('footer[data-site]')
  await footer.getByRole('textbox').pressSequentially('pat@example')
  await expect(footer.getByRole('link', { name: 'All courses' })).toBeVisible()
  start()
  await expect(page.locator('[data-prerendered]')).toHaveCount(0)
  await expect(footer.getByRole('textbox')).toHaveValue('pat@example')
  await page.keyboard.type('.com')
  await expect(footer.getByRole('textbox')).toHaveValue('pat@example.com')
  await expect(footer).toHaveCount(1)
})

test('half a script that is a valid one by chance is one that did not arrive', async ({ page, allow }) => {
  allow.console(/valid digest in the 'integrity' attribute/)
  await page.route(parts['a script of the screen'], (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const half = 1' }),
  )
  await page.clock.install()
  await page.goto('/services')
  const title = await about(page).textContent()
  const expectSentence = async (sentence: string) =>
    expect(async () => {
      await page.clock.runFor(1_000)
      await expect(bar(page)).toContainText(sentence, { timeout: 200 })
    }).toPass({ timeout: 20_000 })
  await expectSentence('did not arrive')
  await expect(heading(page, title ?? '')).toBeVisible()

  await page.goto('/courses')
  await hydratedInAMoment(page)
  await goTo(page, 'Services')
  await expectSentence('The page that you asked for could not be loaded.')
  await expect(catalogue(page)).toBeVisible()
})

test('fonts that do not arrive are tried again, and shown with the next page', async ({ page, allow }) => {
  allow.response(/woff2/)
  const failing = 2
  let asked = 0
  await page.route(/\.woff2$/, (route) => {
    asked += 1
    return asked <= failing ? route.fulfill({ status: 503, body: '' }) : route.continue()
  })
  const isShown = () =>
    page.evaluate(() =>
      ['Bricolage Grotesque', 'Figtree'].every((font) =>
        [...document.fonts].some(
          ({ family, status }) => family.includes(`${font} Variable`) && status === 'loaded',
        ),
      ),
    )
  await page.goto('/courses')
  await waitForHydration(page)
  await expect.poll(() => asked).toBeGreaterThan(failing + 1)
  expect(await isShown()).toBe(false)
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click()
  await expect(page).toHaveTitle(/^Online courses across/)
  await expect.poll(isShown).toBe(true)
})

const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') window.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

test('a slider that is moved before the page answers has its value in the box then', async ({ page }) => {
  const letGo = await holdScript(page, 'app')
  await page.goto('/tools/roi-calculator', { waitUntil: 'commit' })
  const slider = page.getByRole('slider', { name: 'Employees' })
  await expect(slider).toHaveValue('100')
  await slider.press('ArrowRight')
  await expect(slider).toHaveValue('110')
  letGo()
  await expect(page.getByRole('textbox', { name: 'Employees' })).toHaveValue('110')
  await expect(slider).toHaveValue('110')
})

for (const path of [
  '/',
  '/courses',
  '/courses?area=health',
  `/courses/${courses[0]?.slug}`,
  '/course-wizard',
]) {
  test(`nothing on ${path} moves while it loads @phone`, async ({ page }) => {
    await noteShifts(page)
    await page.goto(path)
    await waitForHydration(page)
    await page.evaluate(() => document.fonts.ready)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => window.shift)).toBe(0)
  })
}

/** A server that hands a document on in pieces, as a slow line does, up to an element in it. */
async function inPieces(origin: string, end: string) {
  const [size, pause] = [500, 100]
  const server = createServer(async ({ url, headers: { accept = '*/*' } }, response) => {
    const answer = await fetch(`${origin}${url}`, { headers: { accept, 'accept-encoding': 'identity' } })
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'Content-Type': type })
    const from = type.startsWith('text/html') ? body.indexOf('<body') : body.length
    response.write(body.subarray(0, from))
    let sent = from
    for (const last = body.indexOf(end); sent < last; sent += size) {
      response.write(body.subarray(sent, sent + size))
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    response.end(body.subarray(sent))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

test('nothing above the courses moves while their document arrives piece by piece', async ({
  page,
  baseURL,
}) => {
  const slow = await inPieces(baseURL ?? '', '<h2 id="list"')
  await noteShifts(page)
  await page.goto(`${slow.url}/courses`)
  await waitForHydration(page)
  expect(await page.evaluate(() => window.shift)).toBe(0)
  slow.close()
})

const shortCourse = courses.find(({ award }) => award.kind !== 'national')

for (const path of [
  '/',
  `/courses/${courses[0]?.slug}`,
  `/courses/${shortCourse?.slug}`,
  '/categories/health',
  '/employment-pathways',
])
  test(`nothing on ${path} moves when what its cards need comes late`, async ({ page }) => {
    await noteShifts(page)
    await page.goto(path)
    await waitForHydration(page)
    // From here on every part has its height.
    await expect(page.locator('html[data-first]')).toHaveCount(0)
    await page.evaluate(() => {
      window.shift = 0
      const cards = document.querySelectorAll('main article')
      cards[cards.length - 1]?.scrollIntoView({ block: 'end', behavior: 'instant' })
    })
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[data-prerendered] article')).toHaveCount(0)
    await settled(page)
    expect(await page.evaluate(() => window.shift)).toBe(0)
  })

test('a change of page that overtakes another is no error', async ({ page }) => {
  await page.goto('/courses')
  await waitForHydration(page)
  await page.evaluate(async () => {
    document.startViewTransition(() => {})
    await document.startViewTransition(() => {}).finished
  })
})

test('page data is used again for five minutes, and asked for anew after that', async ({ page }) => {
  let asked = 0
  page.on('request', (request) => {
    asked += Number(parts['page data'].test(request.url()))
  })
  await openAt(page, '/courses')
  const comeAndGo = async () => {
    await goTo(page, 'Services')
    await expectInAMoment(page, about(page))
    await page.goBack()
    await expectInAMoment(page, catalogue(page))
  }
  await comeAndGo()
  await comeAndGo()
  expect(asked, 'requests in the first minutes').toBe(1)
  await page.clock.runFor(FRESH_MS)
  await comeAndGo()
  expect(asked, 'requests after five minutes').toBe(2)
})
