import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { dist, root } from '../../build/paths'
import { keyboard } from '../support/hands'
import { expect, test, waitForHydration } from '../support/page'
import { widerThanPhone } from '../support/screen'
import { machinePaths } from '../support/sitePages'

test.skip(machinePaths.length === 0, 'This build has no machine pages.')

const formats = [
  { name: 'XState JSON', extension: 'json', start: '{' },
  { name: 'Mermaid', extension: 'mmd', start: 'stateDiagram-v2' },
  { name: 'SCXML', extension: 'scxml', start: '<?xml' },
  { name: 'PlantUML', extension: 'puml', start: '@startuml' },
  { name: 'DOT', extension: 'dot', start: 'digraph' },
] as const

const idOf = (path: string) => path.slice('/machines/'.length)
const textOf = (path: string) => readFileSync(join(dist, path), 'utf8')

const open = async (page: Page, address: string) => {
  await page.goto(address)
  await waitForHydration(page)
}

const notation = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Notations' }).getByRole('link', { name, exact: true })

test('the list says of nothing but what a machine does that one decides it', async ({ page }) => {
  await open(page, '/machines')
  await expect(page.getByRole('main')).toContainText(
    'which page is open, and which tab of it, stands in the address',
  )
  // Events may be called so: 'everything.forget'.
  await expect(page.getByRole('main')).not.toContainText(/whatever|everything(?!\.\w)|anything/i)
})

test('who wonders how the site works finds the list, from the page about it and by its search', async ({
  page,
}) => {
  await open(page, '/about')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^How this site works/ })
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'State machines' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('state machines')
  const option = page.getByRole('option', { name: /^How this site works/ })
  await expect(option).toBeVisible()
  await open(page, '/about')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('xstate')
  await option.click()
  await expect(page).toHaveURL(/\/machines$/)
})

for (const width of [360, 1440]) {
  test(`at ${width} px a state leads to its line of the source`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/machines/filteredList')
    const source = page.getByRole('region', { name: 'src/machines/filteredList.machine.ts' })
    const state = page.locator('#states li', { has: page.locator('[id="state-panel.open"]') }).last()
    const link = state.getByRole('link', { name: /^line \d+$/ }).first()
    const line = Number.parseInt((await link.innerText()).replace('line ', ''), 10)
    await link.press('Enter')
    const target = source.locator(`#L${line}`)
    await expect(target).toBeInViewport()
    await expect(target).toHaveText(/^ *open: \{/)
    expect(await target.evaluate((element) => element.matches(':target'))).toBe(true)
    expect(await source.textContent()).toBe(
      readFileSync(join(root, 'src/machines/filteredList.machine.ts'), 'utf8'),
    )
    expect(await widerThanPhone(page)).toEqual([])
  })
}

test('a transition leads to its line of the source, and to the statement that it shows, which leads back', async ({
  page,
}) => {
  await open(page, '/machines/filteredList')
  const states = page.locator('#states')
  const transition = states
    .getByRole('list', { name: 'Transitions of panel.open', exact: true })
    .getByRole('listitem')
    .filter({ hasText: 'panel.close' })
  await transition.getByRole('link', { name: /^line \d+$/ }).press('Enter')
  await expect(page.locator(':target')).toBeInViewport()
  await expect(page.locator(':target')).toHaveText(/'panel\.close': /)
  await transition.getByRole('link', { name: '§2.12.2' }).press('Enter')
  const statement = page.locator('#requirements :target')
  await expect(statement).toBeInViewport()
  await expect(statement).toContainText("'Filter Courses' opens a panel at the side")
  await expect(statement).toContainText('panel.close in panel.open')
  await statement.getByRole('link', { name: 'panel.open', exact: true }).first().press('Enter')
  await expect(states.locator(':target')).toHaveText('open')
})

test('the list shows every machine with its size, and leads to its page', async ({ page }) => {
  await open(page, '/machines')
  const machines = page.getByRole('table', { name: 'What each machine is for' })
  const rows = machines.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(machinePaths.length)
  for (const path of machinePaths)
    await expect(machines.getByRole('link', { name: idOf(path), exact: true })).toHaveAttribute('href', path)
  await expect(page.getByRole('main')).not.toContainText('not measured')
  const wiring = page.getByRole('table', { name: 'Routes, what a machine hears there' }).getByRole('row')
  await expect(
    wiring.filter({ hasText: '/courses/compare' }).filter({ hasText: 'comparison' }),
  ).toContainText('ids.set')
  const row = rows.filter({ has: page.getByRole('link', { name: 'filteredList', exact: true }) })
  const section = row.getByRole('link', { name: '§2.12', exact: true })
  await expect(section).toHaveAttribute('href', '/machines/filteredList#section-2.12')
  // By the model tests, and on the pages.
  await expect(row.getByRole('cell', { name: '100%', exact: true })).toHaveCount(2)
  await expect(row.getByRole('link', { name: 'Courses' })).toHaveAttribute('href', '/courses')
  await machines.getByRole('link', { name: 'filteredList', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('filteredList')
})

test('every machine can be taken along in every notation', async ({ request }) => {
  test.setTimeout(120_000)
  for (const path of machinePaths) {
    for (const { extension, start } of formats) {
      const address = `${path}/${idOf(path)}.${extension}`
      const answer = await request.get(address)
      expect(answer.status(), address).toBe(200)
      expect(answer.headers()['content-type'], address).toMatch(/^(application|text)\/(?!octet-stream)/)
      expect((await answer.text()).startsWith(start), address).toBe(true)
    }
  }
})

test('a notation is chosen, copied and downloaded, and stays in the address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/machines/filteredList')
  for (const { name, extension, start } of formats) {
    await notation(page, name).click()
    await page.getByRole('button', { name: `Copy ${name}` }).click()
    await expect(page.getByText(`${name} is on the clipboard.`)).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.startsWith(start), name).toBe(true)
    expect(copied, name).toBe(textOf(`/machines/filteredList/filteredList.${extension}`))
    const waiting = page.waitForEvent('download')
    await page.getByRole('link', { name: `Download filteredList.${extension}` }).click()
    expect((await waiting).suggestedFilename()).toBe(`filteredList.${extension}`)
  }
  await expect(page).toHaveURL(/\?format=dot$/)
  await page.reload()
  await expect(notation(page, 'DOT')).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('#exports [aria-current], #transitions [aria-current]')).toHaveCount(1)
  await notation(page, 'XState JSON').click()
  await expect(page).toHaveURL(/\/machines\/filteredList$/)
})

test('a browser that refuses to copy has the text selected', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('No.', 'NotAllowedError'))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } })
  })
  await open(page, '/machines/theme?format=mermaid')
  await page.getByRole('button', { name: 'Copy Mermaid' }).click()
  await expect(page.getByRole('region', { name: 'theme as Mermaid' })).toBeFocused()
  const selected = await page.evaluate(() => getSelection()?.toString().trim())
  expect(selected).toBe(textOf('/machines/theme/theme.mmd').trim())
})

test('the transitions are sorted by a column, by keyboard too, and the address says how', async ({
  page,
}) => {
  await open(page, '/machines/filteredList')
  const { press } = keyboard(page)
  const events = () => page.locator('#transitions tbody tr td:nth-child(2)').allTextContents()
  const declared = await events()
  const upwards = declared.toSorted((a, b) => a.localeCompare(b, 'en-AU'))
  const sort = page.locator('#transitions').getByRole('button', { name: 'Event', exact: true })
  const head = page.getByRole('columnheader', { name: 'Event' })
  const shows = async (address: RegExp, direction: string | null, rows: readonly string[]) => {
    await expect(page).toHaveURL(address)
    await expect.poll(() => head.getAttribute('aria-sort')).toBe(direction)
    await expect.poll(events).toEqual(rows)
  }
  await press(sort)
  await shows(/\?sort=event$/, 'ascending', upwards)
  await press(sort)
  await expect(page).toHaveURL(/\?sort=-event$/)
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  expect((await events()).toReversed().toSorted()).toEqual(upwards.toSorted())
  expect((await events())[0]).toBe(upwards.at(-1))
  await press(sort)
  await shows(/\/machines\/filteredList$/, null, declared)
  await page.goBack()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await page.reload()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
})

test('the columns of the transitions are put in another order, and their rows stay sorted', async ({
  page,
}) => {
  await open(page, '/machines/filteredList?sort=target')
  const { press } = keyboard(page)
  await press(page.locator('#transitions').getByText('Order of columns'))
  await press(page.getByRole('button', { name: 'Move Target left' }))
  await expect(page.locator('#transitions thead th')).toHaveText([
    ...['Source', 'Event', 'Guard', 'Target', 'Actions', 'Delay'],
    ...(await page.locator('#transitions thead th').allTextContents()).slice(6),
  ])
  await expect(page.getByRole('columnheader', { name: 'Target' })).toHaveAttribute('aria-sort', 'ascending')
  const targets = await page.locator('#transitions tbody tr td:nth-child(4)').allTextContents()
  expect(targets.filter((text) => text !== 'stays')[0]).toMatch(/^panel\.closed/)
})

test('an address of a state leads to it', async ({ page }) => {
  await open(page, '/machines/filteredList#state-panel.open.dirty')
  await expect(page.locator('[id="state-panel.open.dirty"]')).toBeInViewport()
})

test('an address from elsewhere cannot break the page', async ({ page }) => {
  await open(page, '/machines/filteredList?sort=__proto__&format=%3Cscript%3E&sort=x&run=%00')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('filteredList')
  await expect(notation(page, 'XState JSON')).toHaveAttribute('aria-current', 'page')
})

for (const id of ['nobody', 'filteredlist', '__proto__', '%3Cscript%3E', `${'a'.repeat(90)}`])
  test(`no machine is called ${id.slice(0, 20)}`, async ({ page, allow }) => {
    allow.response(/\/machines?\//)
    allow.console(/^404: no page at \/machines\//)
    const response = await page.goto(`/machines/${id}`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machine Not Found')
    await page.getByRole('link', { name: 'See all machines' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('State machines')
  })

test('search engines, the sitemap and the navigation do not know the machines', async ({ page, request }) => {
  expect(textOf('sitemap.xml')).not.toContain('/machines')
  for (const path of ['/machines', ...machinePaths]) {
    expect(textOf(`${path}/index.html`), path).toContain('<meta name="robots" content="noindex">')
    expect((await request.get(path)).headers()['x-robots-tag'], path).toBe('noindex')
  }
  await open(page, '/')
  await expect(page.locator('a[href^="/machines"]')).toHaveCount(0)
})

test('the list becomes cards on a phone, without sideways scroll', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/machines', '/machines/courseFinder']) {
    await open(page, path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0)
  }
  await open(page, '/machines')
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(row.first().getByText('Requirements')).toBeVisible()
  await page.getByRole('button', { name: 'States' }).click()
  await page.getByRole('button', { name: 'States' }).click()
  await expect(row.first()).toContainText(String(Math.max(...(await figures(page)))))
})

const figures = async (page: Page) =>
  (await page.locator('tbody td:nth-child(3)').allTextContents()).map((text) =>
    Number(text.replace(/\D/g, '')),
  )
