import type { Page } from '@playwright/test'
import { axeViolations, expect, test, waitForHydration } from '../support/page'
import { tabTo } from '../support/screen'

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Machines of this page' })
const actorOf = (page: Page, name: string) =>
  panelOf(page).getByRole('navigation', { name: 'Actors' }).getByRole('button', { name, exact: true })

/** What the drawing in the panel marks. */
const drawn = (page: Page) => {
  const drawing = panelOf(page).getByRole('img', { name: /^Drawing of the machine/ })
  return {
    current: () =>
      drawing
        .locator('[data-state]')
        .filter({ has: page.locator('text', { hasText: /^now$/ }) })
        .evaluateAll((states) => states.map((state) => state.getAttribute('data-state'))),
    lit: () =>
      drawing
        .locator('[data-transition][class*="last"]')
        .evaluateAll((lines) => lines.map((line) => line.getAttribute('data-transition'))),
  }
}

async function openInspecting(page: Page, address: string) {
  await page.goto(address)
  await waitForHydration(page)
  await expect(panelOf(page)).toBeVisible()
}

test('the panel lists the actors of the page and follows the one that is chosen', async ({ page }) => {
  await openInspecting(page, '/courses?inspect')
  for (const name of ['theme', 'siteNav', 'filteredList']) await expect(actorOf(page, name)).toBeVisible()
  await actorOf(page, 'filteredList').click()
  await expect(actorOf(page, 'filteredList')).toHaveAttribute('aria-current', 'true')
  await expect(panelOf(page)).toContainText('panel.closed')
  await expect.poll(() => drawn(page).current()).toContain('panel.closed')

  await page.getByRole('button', { name: /^Filter Courses/ }).click()
  await expect(panelOf(page)).toContainText('panel.open.clean')
  await expect
    .poll(() => drawn(page).current())
    .toEqual(expect.arrayContaining(['panel.open', 'panel.open.clean']))
  expect(await drawn(page).lit()).toEqual(['panel.closed --panel.open--> panel.open'])

  // One event, two transitions: which of them was taken cannot be told from the name of the event.
  const dialog = page.getByRole('dialog', { name: 'Filter courses' })
  await dialog
    .locator('label')
    .filter({ has: page.locator('input[value="health"]') })
    .click()
  await expect(panelOf(page)).toContainText('panel.open.dirty')
  await dialog.getByRole('button', { name: /^Apply Filter/ }).click()
  await expect(panelOf(page)).toContainText('panel.closed')
  await expect.poll(() => drawn(page).lit()).toEqual(['panel.open.dirty --filters.apply--> panel.closed'])
})

test('each machine of the panel leads to its bench', async ({ page }) => {
  await openInspecting(page, '/courses?inspect')
  await actorOf(page, 'filteredList').click()
  await panelOf(page).getByRole('link', { name: 'Open filteredList on its bench' }).click()
  await expect(page).toHaveURL(/\/machines\/filteredList$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('filteredList')
})

/** Every message that the panel shows, in words: 'siteNav to Page: menu.open'. */
const messages = (page: Page) =>
  panelOf(page)
    .getByRole('region', { name: /^Messages of / })
    .getByRole('listitem')
    .allInnerTexts()
    .then((all) => all.map((one) => one.replace(/\s+/g, ' ').trim()))
const showing = (page: Page, view: string) =>
  panelOf(page)
    .getByRole('group', { name: 'What is shown' })
    .getByRole('button', { name: view, exact: true })
    .click()

test('who had what from whom: the page, actors, the address and what is kept on the device', async ({
  page,
}) => {
  await openInspecting(page, '/courses?inspect')
  const all = panelOf(page).getByRole('button', { name: 'All messages' })
  await all.press('Enter')
  await expect(all).toBeFocused()
  await page.getByRole('button', { name: /^Filter Courses/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Filter courses' })
  await dialog
    .locator('label')
    .filter({ has: page.locator('input[value="health"]') })
    .click()
  await dialog.getByRole('button', { name: /^Apply Filter/ }).click()
  await expect(page).toHaveURL(/area=health/)
  const going = 'filteredList to Address: go to /courses?area=health'
  await expect.poll(() => messages(page)).toContain(going)
  const said = await messages(page)
  const asked = said.indexOf('Page to filteredList: panel.open')
  expect(asked).toBeGreaterThan(-1)
  const told = said.findIndex((one) => /^filteredList tells Page: list\.asked /.test(one))
  expect(told).toBeGreaterThan(asked)
  expect(said.indexOf(going)).toBeGreaterThan(told)

  await page.goBack()
  await expect.poll(() => messages(page)).toContain('Address to Page: back to /courses?inspect')
  await expect
    .poll(() => messages(page))
    .toContainEqual(expect.stringMatching(/^Page to filteredList: url\.changed /))

  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await expect
    .poll(async () =>
      (await messages(page)).some((one) => /^shortlist to This device: keep \S+\.shortlist /.test(one)),
    )
    .toBe(true)
})

test('what finds no room on the device is not said to be kept', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError')
    }
  })
  await openInspecting(page, '/courses?inspect')
  await showing(page, 'All messages')
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await expect
    .poll(() => messages(page))
    .toContainEqual(expect.stringMatching(/^shortlist tells Page: shortlist\.changed /))
  expect((await messages(page)).filter((one) => one.includes('This device: keep'))).toEqual([])
})

test('the messages of one actor are its own, and are taken along for Mermaid', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openInspecting(page, '/faq?inspect')
  await actorOf(page, 'faq').click()
  await showing(page, 'Its messages')
  await page.locator('main').getByRole('button', { expanded: false }).first().click()
  await expect.poll(() => messages(page)).toContainEqual(expect.stringMatching(/^Page to faq: (?!start)/))
  const said = await messages(page)
  expect(said.filter((one) => !/\bfaq\b/.test(one.replace(/:.*/, '')))).toEqual([])

  await panelOf(page).getByRole('button', { name: 'Copy as Mermaid' }).click()
  await expect(page.getByText('faq.sequence.mmd is on the clipboard.').last()).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toMatch(/^sequenceDiagram\n {2}participant p0 as Page\n/)
  expect(text.match(/->>|-x/g)).toHaveLength(said.length)
  const downloading = page.waitForEvent('download')
  await panelOf(page).getByRole('button', { name: 'Download faq.sequence.mmd' }).click()
  expect((await downloading).suggestedFilename()).toBe('faq.sequence.mmd')
})

test('what happened before the panel was looked at is there', async ({ page }) => {
  await openInspecting(page, '/courses?inspect')
  await page.getByRole('button', { name: /^Filter Courses/ }).click()
  await page
    .getByRole('dialog', { name: 'Filter courses' })
    .getByRole('button', { name: 'Close filters' })
    .click()
  await actorOf(page, 'filteredList').click()
  const log = panelOf(page).getByRole('list').filter({ hasText: 'panel.closed --panel.open--> panel.open' })
  await expect(log).toContainText('Start')
  await expect(log).toContainText('panel.open')
  await expect(log).toContainText('panel.close')
  await panelOf(page).getByRole('button', { name: 'Only what moved it' }).click()
  await expect(log).not.toContainText('Start')
})

test('the panel works by keyboard, closes, gives the focus back and opens again', async ({ page }) => {
  await openInspecting(page, '/faq?inspect')
  await panelOf(page).focus()
  await tabTo(page, actorOf(page, 'faq'), 80)
  await page.keyboard.press('Enter')
  await expect(panelOf(page).getByRole('region', { name: 'faq', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toBeHidden()
  const opener = page.getByRole('button', { name: 'Show the machines' })
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panelOf(page)).toBeFocused()
  await expect(actorOf(page, 'faq')).toHaveAttribute('aria-current', 'true')
  await tabTo(page, panelOf(page).getByRole('button', { name: 'Close the machines' }))
  await page.keyboard.press('Enter')
  await expect(panelOf(page)).toBeHidden()
})

test('an actor without a drawing is shown in words', async ({ page, allow }) => {
  allow.response(/\/machine\/theme\.json$/)
  await page.route(/\/machine\/theme\.json$/, (route) => route.fulfill({ status: 404 }))
  await openInspecting(page, '/about?inspect')
  await actorOf(page, 'theme').click()
  const view = panelOf(page).getByRole('region', { name: 'theme', exact: true })
  await expect(view.locator('[aria-current="true"]')).toHaveText('system current')
  await expect(view.getByRole('img')).toHaveCount(0)
})

for (const width of [360, 768, 1440]) {
  test(`axe finds nothing at ${width} px, and the page does not scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openInspecting(page, '/courses?inspect=stately')
    await actorOf(page, 'filteredList').click()
    await expect.poll(() => drawn(page).current()).toContain('panel.closed')
    for (const view of ['State and log', 'All messages']) {
      await showing(page, view)
      expect(await axeViolations(page)).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }
  })
}

test('without the parameter nothing of it is fetched', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/courses?q=inspect')
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  expect(
    requests.filter((address) => /inspect|stately|\/machine\//i.test(new URL(address).pathname)),
  ).toEqual([])
  await expect(page.getByText('Machines of this page')).toHaveCount(0)
})

for (const query of [
  'inspect=<script>alert(1)</script>',
  'inspect=%00%F0%9F',
  `inspect=${'x'.repeat(5000)}`,
  'inspect=a&inspect=stately&__proto__=1',
]) {
  test(`a strange address opens the panel and nothing else: ${query.slice(0, 40)}`, async ({ page }) => {
    page.on('dialog', () => expect(false, 'No dialog').toBe(true))
    await openInspecting(page, `/about?${query}`)
    await expect(page.getByRole('button', { name: 'Open Stately’s inspector' })).toHaveCount(0)
  })
}

test('Stately’s inspector opens by a press only, and says when the browser forbids it', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await openInspecting(page, '/about?inspect=stately')
  await page.waitForLoadState('networkidle')
  const open = panelOf(page).getByRole('button', { name: 'Open Stately’s inspector' })
  await open.click()
  await expect(panelOf(page)).toContainText('The browser did not let its window open.')
  await expect(open).toBeEnabled()
})

test('Stately’s inspector opens in a window of its own', async ({ page, context, allow }) => {
  allow.response(/^https:\/\/stately\.ai\//)
  await context.route('https://stately.ai/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Inspector</title>' }),
  )
  await openInspecting(page, '/about?inspect=stately')
  await page.waitForLoadState('networkidle')
  const opening = context.waitForEvent('page')
  await panelOf(page).getByRole('button', { name: 'Open Stately’s inspector' }).click()
  expect((await opening).url()).toMatch(/^(about:blank|https:\/\/stately\.ai\/inspect)$/)
  await expect(panelOf(page)).toContainText('Waiting for its answer.')
})

test('Stately’s inspector is told of the actors once its window answers, and nobody else is', async ({
  page,
}) => {
  // The page's own policy keeps it apart from a window of another site, so the page plays that window itself.
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard, open: () => window })
    addEventListener('message', ({ data }) => heard.push(`${data.type} ${data.name ?? ''}`.trim()))
  })
  const answer = (origin: string) =>
    page.evaluate((from) => {
      const data = { type: '@statelyai.connected' }
      dispatchEvent(new MessageEvent('message', { source: window, origin: from, data }))
    }, origin)
  await openInspecting(page, '/about?inspect=stately')
  await page.waitForLoadState('networkidle')
  await panelOf(page).getByRole('button', { name: 'Open Stately’s inspector' }).click()
  await answer('https://elsewhere.example')
  await expect(panelOf(page)).toContainText('Waiting for its answer.')
  await answer('https://stately.ai')
  await expect(panelOf(page)).toContainText('It follows what happens on this page.')
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard))
    .toEqual(expect.arrayContaining(['@xstate.actor theme', '@xstate.actor siteNav']))
})
