import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openMachine } from 'machine-workbench/opening/openMachine'
import { machineExamples } from '~/data/machines/machineExamples'
import { dist } from '../../build/paths'
import { foreignMachines } from '../support/foreignMachines'
import { axeViolations, expect, test, waitForHydration } from '../support/page'
import { tabTo } from '../support/screen'
import { shareOf } from '../support/share'
import { machinePaths } from '../support/sitePages'

test.skip(machinePaths.length === 0, 'The build has no machines.')

const field = (page: Page) => page.getByLabel('Your machine')
const title = (page: Page) => page.locator('#opened')
const bench = (page: Page) => page.getByRole('region', { name: 'Workbench' })
const here = (page: Page) => bench(page).getByRole('complementary', { name: 'Instruments' })
const tab = (page: Page, name: string) =>
  bench(page).getByRole('navigation').getByRole('button', { name, exact: true })

async function open(page: Page, address = '/machines/open') {
  await page.goto(address)
  await waitForHydration(page)
}

async function openText(page: Page, text: string) {
  await field(page).fill(text)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
}

const light =
  '{ "id": "light", "initial": "off", "states": { "off": { "on": { "press": "on" } }, "on": {} } }'

/** What a browser sends besides asking for the files of the page. */
function watchRequests(page: Page) {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' || !/^\/(?:assets|workers|data)\//.test(pathname)) sent.push(request.url())
  })
  return sent
}

for (const { name, notation, text } of machineExamples)
  test(`${name} out of ${notation} is opened, drawn, played, walked and tested, and nothing leaves the browser`, async ({
    page,
  }) => {
    await open(page)
    const sent = watchRequests(page)
    await page.getByRole('button', { name: `${name} (${notation})` }).click()
    await expect(title(page)).toBeFocused()
    await expect(field(page)).toHaveValue(text)
    await expect(here(page)).toContainText('Now in')
    await expect(bench(page).locator('#drawing [data-state]')).toHaveCount(
      openMachine(text).graph.states.length,
    )
    await bench(page).getByRole('button', { name: '+ 1 s' }).click()
    await expect(here(page)).toContainText('The clock stands at 1 s')
    await tab(page, 'Paths').click()
    await expect(here(page)).toContainText(/\d+ paths take/)
    await tab(page, 'Tests').click()
    await expect(page.getByRole('button', { name: /^Download .*\.machine\.ts$/ })).toBeVisible()
    expect(sent).toEqual([])
  })

test('by keyboard: a text is typed, opened, walked with an answer for its guard, and put into a link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await tabTo(page, field(page))
  await page.keyboard.insertText(
    'createMachine({ id: "door", initial: "shut", states: { shut: { on: { push: [{ guard: "isUnlocked", target: "open" }] } }, open: {} } })',
  )
  await tabTo(page, page.getByRole('button', { name: 'Open', exact: true }))
  await page.keyboard.press('Enter')
  await expect(title(page)).toBeFocused()
  const push = here(page).getByRole('button', { name: /^push/ }).first()
  await tabTo(page, push)
  await page.keyboard.press('Enter')
  const form = page.getByRole('form', { name: 'What push carries' })
  await expect(form.getByLabel('isUnlocked')).toBeVisible()
  await tabTo(page, form.getByRole('button', { name: /^Send/ }))
  await page.keyboard.press('Enter')
  await expect(here(page)).toContainText('Now in open')
  const link = page.getByRole('button', { name: 'Copy a link to this machine' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#toasts')).toContainText('The link to this machine has been copied.')
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(address).hash).toMatch(/^#machine=[\w-]+$/)

  const other = await context.newPage()
  await open(other, address)
  await expect(title(other)).toHaveText('door')
  await expect(field(other)).toHaveValue(/isUnlocked/)
  await other.close()
})

test('what is wrong is said with its place and marked, and what was open before stays', async ({ page }) => {
  await open(page)
  await openText(page, light)
  await expect(title(page)).toHaveText('light')
  await bench(page)
    .getByRole('button', { name: /^press/ })
    .first()
    .click()
  await expect(here(page)).toContainText('Now in on')
  const broken = '{ "initial": "a",\n  "states": { "a": { "on": { "go": "b" } } } }'
  await openText(page, broken)
  await expect(page.locator('#machine-text-error')).toHaveText(
    'Line 2, column 30: There is no state “b” for the target “b”. Expected a.',
  )
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page)).toHaveAccessibleDescription(/Line 2, column 30/)
  expect(
    await field(page).evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    ),
  ).toBe('"go": "b" } } } }')
  await expect(field(page)).toHaveValue(broken)
  await expect(here(page)).toContainText('Now in on')
  await field(page).fill(light.replaceAll('light', 'lamp'))
  await expect(page.locator('#machine-text-error')).toHaveCount(0)
  await expect(page.getByText('What is on the bench is light, as it was opened last.')).toBeVisible()
})

test('a file is chosen or dropped, and an export of the site comes back as it was', async ({ page }) => {
  const [path = ''] = machinePaths
  const id = path.slice('/machines/'.length)
  const file = join(dist, path, `${id}.json`)
  await open(page)
  await page.locator('#machine-file').setInputFiles(file)
  await expect(title(page)).toHaveText(id)
  await expect(field(page)).toHaveValue(readFileSync(file, 'utf8'))
  await page
    .locator('form')
    .filter({ has: field(page) })
    .evaluate((form, text) => {
      const dropped = new DataTransfer()
      dropped.items.add(new File([text], 'light.json'))
      form.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }))
    }, light)
  await expect(title(page)).toHaveText('light')
})

test('of several machines in a file another is chosen, and the link leads to it', async ({ page }) => {
  await open(page)
  await openText(
    page,
    `createMachine({ id: 'first', initial: 'a', states: { a: {} } })
     createMachine({ id: 'second', initial: 'b', states: { b: {} } })`,
  )
  await expect(title(page)).toHaveText('first')
  await page.getByLabel('Machine in this text').selectOption('second')
  await expect(title(page)).toHaveText('second')
  await page.getByRole('button', { name: 'Copy a link to this machine' }).click()
  await expect(page).toHaveURL(/#machine=1\./)
  await page.reload()
  await expect(title(page)).toHaveText('second')
})

test('the address holds what is open, and nothing of the machine before', async ({ page }) => {
  await open(page)
  await openText(page, light)
  await expect(title(page)).toHaveText('light')
  await tab(page, 'Paths').click()
  await page.getByLabel('Find in this machine').fill('off')
  await expect(page).toHaveURL(/panel=paths.*find=off.*#machine=/)
  await openText(page, light.replaceAll('light', 'lamp'))
  await expect(title(page)).toHaveText('lamp')
  await expect(page).toHaveURL(/panel=paths/)
  await expect(page).not.toHaveURL(/find=/)
  await page.reload()
  await expect(title(page)).toHaveText('lamp')
  await expect(here(page)).toContainText(/paths take/)
})

for (const [what, fragment] of [
  ['cut off', 'machine=hVPBauMwEL3n'],
  ['empty', 'machine='],
  ['odd', 'machine=%3Cscript%3E'],
] as const)
  test(`a link that is ${what} is said to be`, async ({ page }) => {
    await open(page, `/machines/open#${fragment}`)
    await expect(page.locator('#toasts')).toContainText('The machine in the address cannot be read')
    await expect(title(page)).toHaveCount(0)
  })

test('what is brought along is never run, neither as script nor as mark-up', async ({ page }) => {
  await open(page)
  await openText(
    page,
    `globalThis.wasRun = true
     createMachine({ id: '<img src=x onerror="wasRun=true">', initial: 'a', states: { a: { entry: () => { wasRun = true }, description: '<script>wasRun=true</script>' } } })`,
  )
  await expect(title(page)).toHaveText('<img src=x onerror="wasRun=true">')
  await expect(here(page)).toContainText('Now in a')
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
})

test('where what reads machines does not come, that is said, and the next try may go well', async ({
  page,
  allow,
}) => {
  allow.response(/\/workers\//)
  await page.route('**/workers/openingWorker-*', (route) => route.abort())
  await open(page)
  await openText(page, light)
  await expect(page.locator('#machine-text-error')).toHaveText(/could not be fetched/)
  await expect(field(page)).toHaveValue(light)
  await page.unroute('**/workers/openingWorker-*')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(title(page)).toHaveText('light')
})

test('the list of machines leads here, and without a script the page says what it needs', async ({
  page,
  browser,
}) => {
  await page.goto('/machines')
  await page.getByRole('link', { name: 'Open your own machine' }).first().click()
  await expect(page).toHaveURL(/\/machines\/open$/)
  await page.getByRole('button', { name: /An enrolment/ }).click()
  await expect(title(page)).toBeFocused()
  const unscripted = await browser.newContext({ javaScriptEnabled: false })
  const plain = await unscripted.newPage()
  await plain.goto('/machines/open')
  await expect(plain.getByText('Reading a machine needs JavaScript.')).toBeVisible()
  await unscripted.close()
})

/** Of the suite that they come from; `npm run test:interchange` opens all of these. */
const OTHERS = 50
const nth = Math.floor(foreignMachines.length / OTHERS)
const others = foreignMachines.filter((_, index) => index % nth === 0).slice(0, OTHERS)

test('machines that others have written are opened, drawn and played', async ({ page }) => {
  test.setTimeout(180_000)
  await open(page)
  expect(others).toHaveLength(OTHERS)
  for (const { name, text } of shareOf(others, 6)) {
    await openText(page, text)
    await expect(title(page), name).toBeFocused()
    const { graph } = openMachine(text)
    await expect(bench(page).locator('#drawing [data-state]'), name).toHaveCount(graph.states.length)
    // One that never comes to rest with these answers stands nowhere, and the bench says why.
    await expect(here(page), name).toContainText(/Now in|does not come to rest/)
  }
})

for (const width of [360, 1440])
  test(`at ${width} px nothing is cut off, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page)
    await page.getByRole('button', { name: /A library loan/ }).click()
    await expect(here(page)).toContainText('Now in')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeViolations(page)).toEqual([])
  })
