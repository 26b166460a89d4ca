import type { Page } from '@playwright/test'
import { axeViolations, expect, inStillTime, test, waitForHydration } from '../support/page'
import { goInPage } from '../support/pageModel'
import { tabTo, widerThanPhone } from '../support/screen'

const MB = 1024 * 1024
const csv = (name = 'team.csv', size = 10) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.alloc(size, 'a'),
})

const input = (page: Page) => page.locator('input[type=file]')
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Upload progress' })

/** Opens a page on which time passes only when the test lets it. */
async function openPaused(page: Page, path: string) {
  await page.clock.install()
  await page.goto(path)
  await waitForHydration(page)
  await page.clock.pauseAt(Date.now() + 60_000)
}

async function choose(page: Page, file: ReturnType<typeof csv>) {
  // Whoever opens the file picker has pressed something before.
  await input(page).focus()
  await input(page).setInputFiles(file)
}

test('§4, §9: +10 every 200 ms, one second at 100, then the gap analysis with the name of the file', async ({
  page,
}) => {
  await openPaused(page, '/')
  await expect(page.getByRole('button', { name: 'Generate Gap Analysis' })).toHaveCount(0)
  await choose(page, csv())
  await expect(bar(page)).toHaveAttribute('value', '0')
  await expect(page.getByRole('button', { name: 'Generate Gap Analysis' })).toBeVisible()
  await page.clock.runFor(190)
  await expect(bar(page)).toHaveAttribute('value', '0')
  await page.clock.runFor(10)
  await expect(bar(page)).toHaveAttribute('value', '10')
  await page.clock.runFor(9 * 200)
  await expect(bar(page)).toHaveAttribute('value', '100')
  await page.clock.runFor(990)
  await expect(page).toHaveURL(/\/$/)
  await page.clock.runFor(10)
  await expect(page).toHaveURL(/\/tools\/gap-analysis$/)
  await expect(page.getByRole('main')).toContainText('team.csv')
  await expect(page.getByRole('main')).toContainText('No file has been sent or analysed.')
})

test('is announced at 0, 50 and 100 only', async ({ page }) => {
  await openPaused(page, '/organizations')
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    for (const region of document.querySelectorAll('main [role=status]'))
      new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
  })
  await choose(page, csv())
  await expect(bar(page)).toBeVisible()
  await page.clock.runFor(10 * 200)
  await expect(bar(page)).toHaveAttribute('value', '100')
  const heard = await page.evaluate(() => ('heard' in window ? window.heard : []))
  expect(heard).toEqual(['team.csv: 0% done', 'team.csv: 50% done', 'team.csv: 100% done'])
})

test('a file that is chosen before the page answers is taken over', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  // The small script that blocks the first paint may come.
  await page.route(/\/assets\/(?!boot).*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/tools/gap-analysis', { waitUntil: 'commit' })
  await input(page).waitFor({ state: 'attached' })
  await choose(page, csv())
  release()
  await expect(bar(page)).toBeVisible()
})

test('Cancel stops it and gives the focus back to the choice', async ({ page }) => {
  await openPaused(page, '/organizations')
  await choose(page, csv())
  await page.clock.runFor(600)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(bar(page)).toHaveCount(0)
  await expect(input(page)).toBeFocused()
  await page.clock.runFor(10_000)
  await expect(page).toHaveURL(/\/organizations$/)
  await choose(page, csv())
  await expect(bar(page)).toHaveAttribute('value', '0')
})

test('§8: asked for without a file, an alert says so', async ({ page }) => {
  await page.goto('/organizations')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Go to the gap analysis' }).click()
  await expect(page.locator('#toasts-alert')).toHaveText('Please upload a file first')
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Please upload a file first',
  )
  await expect(page).toHaveURL(/\/organizations$/)
})

for (const [what, file, path] of [
  ['an empty file', csv('team.csv', 0), '/tools/team-planner'],
  ['5 MB and one byte', csv('team.csv', 5 * MB + 1), '/tools/team-planner'],
  ['a wrong type with a right name', { ...csv(), mimeType: 'image/png' }, '/tools/team-planner'],
  ['no ending', csv('team'), '/tools/team-planner'],
  ['an Excel file where only CSV is accepted', { ...csv('team.xlsx'), mimeType: '' }, '/organizations'],
  ['a program', { ...csv('team.csv.exe'), mimeType: 'application/x-msdownload' }, '/tools/gap-analysis'],
] as const) {
  test(`${what} is refused in words that name what is accepted`, async ({ page }) => {
    await page.goto(path)
    await waitForHydration(page)
    await choose(page, file)
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(/Choose a CSV .* of up to 5 MB\./)
    await expect(bar(page)).toHaveCount(0)
    expect(await axeViolations(page)).toEqual([])
    await choose(page, csv())
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('')
    await expect(bar(page)).toBeVisible()
  })
}

test('exactly 5 MB is accepted', async ({ page }) => {
  await page.goto('/tools/team-planner')
  await waitForHydration(page)
  await choose(page, csv('team.csv', 5 * MB))
  await expect(bar(page)).toBeVisible()
})

for (const name of [
  '<img src=x onerror=alert(1)>.csv',
  '"><script>alert(1)</script>.csv',
  `${'very-long-'.repeat(24)}.csv`,
  'مرحبا \u202evsc.csv',
  '__proto__.csv',
]) {
  test(`a name is text and nothing else: ${name.slice(0, 40)}`, async ({ page }) => {
    await openPaused(page, '/tools/gap-analysis')
    await choose(page, csv(name))
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
    await page.clock.runFor(2000)
    await page.clock.runFor(1000)
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(name)
    expect(await page.locator('main img, main script').count()).toBe(0)
    expect(page.url()).toMatch(/\/tools\/gap-analysis$/)
    expect(await widerThanPhone(page)).toEqual([])
  })
}

test('a dropped file is taken, and dropped text asks for a file', async ({ page }) => {
  await page.goto('/tools/gap-analysis')
  await waitForHydration(page)
  const drop = (withFile: boolean) =>
    input(page).evaluate((element, hasFile) => {
      const dataTransfer = new DataTransfer()
      if (hasFile) dataTransfer.items.add(new File(['a'], 'dropped.csv', { type: 'text/csv' }))
      else dataTransfer.setData('text/plain', 'words')
      element.parentElement?.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }))
    }, withFile)
  await drop(false)
  await expect(page.locator('#toasts-alert')).toHaveText('Please upload a file first')
  await drop(true)
  await expect(bar(page)).toBeVisible()
  await expect(page.getByText('dropped.csv', { exact: true })).toBeVisible()
})

test('the demo of a service takes Word, and ends in the same place', async ({ page }) => {
  await openPaused(page, '/services/ai-training?tab=demo')
  await choose(page, { ...csv('policy.docx'), mimeType: '' })
  await page.getByRole('button', { name: 'Go to the gap analysis' }).click()
  await expect(page).toHaveURL(/\/tools\/gap-analysis$/)
  await expect(page.getByRole('main')).toContainText('policy.docx')
})

test('a file that is refused twice for one reason is refused aloud twice', async ({ page }) => {
  await page.goto('/organizations')
  await waitForHydration(page)
  const alert = page.getByRole('main').getByRole('alert')
  await choose(page, csv('empty.csv', 0))
  await expect(alert).not.toBeEmpty()
  const heard = await alert.evaluateHandle((region) => {
    const texts: string[] = []
    const told = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const added of addedNodes) texts.push(added.textContent ?? '')
    })
    told.observe(region, { childList: true })
    return texts
  })
  await choose(page, csv('nothing.csv', 0))
  const refusal = (await alert.textContent()) ?? ''
  await expect.poll(() => heard.jsonValue()).toEqual([refusal])
})

test('a file on its way outlasts a change of tab, and is not begun again', async ({ page }) => {
  await openPaused(page, '/services/ai-training?tab=demo')
  await choose(page, csv())
  await expect(bar(page)).toHaveAttribute('value', '0')
  await page.clock.runFor(3 * 200)
  await expect(bar(page)).toHaveAttribute('value', '30')
  await page.getByRole('tab', { name: 'Programs' }).click()
  await expect(page).toHaveURL(/tab=programs$/)
  await expect(bar(page)).toHaveCount(0)
  await page.clock.runFor(2 * 200)
  await page.getByRole('tab', { name: 'Demo' }).click()
  await expect(page.getByText('team.csv', { exact: true })).toBeVisible()
  await expect(bar(page)).toHaveAttribute('value', '50')
  await page.getByRole('button', { name: 'Go to the gap analysis' }).click()
  await expect(page).toHaveURL(/\/tools\/gap-analysis$/)
  await expect(page.getByRole('main')).toContainText('team.csv')
})

test('a refusal is still said after a change of tab, by keyboard', async ({ page }) => {
  await page.goto('/services/ai-training?tab=demo')
  await waitForHydration(page)
  await choose(page, csv('team.csv', 0))
  const refusal = page.getByRole('tabpanel').getByRole('alert')
  await expect(refusal).not.toHaveText('')
  const words = await refusal.textContent()
  await page.getByRole('tab', { name: 'Demo' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(refusal).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await expect(refusal).toHaveText(words ?? '')
})

test('another service begins with no file', async ({ page }) => {
  await openPaused(page, '/services/ai-training?tab=demo')
  await choose(page, csv())
  await expect(bar(page)).toBeVisible()
  await goInPage(page, '/services/compliance-consulting?tab=demo')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Consulting')
  await expect(input(page)).toBeAttached()
  await expect(page.getByText('team.csv', { exact: true })).toHaveCount(0)
  await page.clock.runFor(10_000)
  await expect(page).toHaveURL(/\/services\/compliance-consulting\?tab=demo$/)
})

test('a reload still names the file, and a visit of its own names none', async ({ page }) => {
  await openPaused(page, '/')
  await choose(page, csv())
  await page.getByRole('button', { name: 'Generate Gap Analysis' }).click()
  await expect(page.getByRole('main')).toContainText('team.csv')
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByRole('main')).toContainText('team.csv')
  await page.goto('/')
  await page.goto('/tools/gap-analysis')
  await expect(page.getByRole('main')).toContainText('You have not chosen a file.')
})

test('by keyboard alone', async ({ page }) => {
  await openPaused(page, '/tools/gap-analysis')
  // Asked for early: a picker opened in the same instant would not be intercepted yet.
  const choosing = page.waitForEvent('filechooser')
  await tabTo(page, input(page))
  await page.keyboard.press('Enter')
  await (await choosing).setFiles(csv())
  await expect(bar(page)).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Cancel' }))
  await page.keyboard.press('Enter')
  await expect(input(page)).toBeFocused()
})

test('the tree of an upload under way', async ({ page }) => {
  await openPaused(page, '/organizations')
  await choose(page, csv())
  await expect(bar(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Team skills upload' })).toMatchAriaSnapshot(`
    - region "Team skills upload":
      - /children: deep-equal
      - heading "Team skills upload" [level=2]
      - text: /^Choose a skills list/
      - button "Choose a CSV file"
      - text: Choose a CSV file
      - paragraph: Choose or drop a CSV file (.csv) of up to 5 MB. It stays on your device.
      - paragraph: "CSV format with columns: Name, Role, Skills, Experience Level"
      - alert
      - paragraph: team.csv 0%
      - progressbar "Upload progress"
      - button "Cancel"
      - paragraph:
        - button "Go to the gap analysis"
      - status: "team.csv: 0% done"
  `)
})

test('the template is a real file', async ({ page }) => {
  await page.goto('/tools/gap-analysis')
  const link = page.getByRole('link', { name: 'Download the CSV template' })
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toMatch(/^text\/csv/)
  expect(await answer.text()).toMatch(/^Name,Role,Skills,Experience Level\r\n/)
})

for (const path of [
  '/tools/gap-analysis',
  '/tools/team-planner',
  '/organizations',
  '/services/ai-training?tab=demo',
]) {
  test(`nobody is shut out while a file is on its way: ${path}`, async ({ page }) => {
    await openPaused(page, path)
    await choose(page, csv())
    await expect(bar(page)).toBeVisible()
    expect(await inStillTime(page, axeViolations(page))).toEqual([])
    expect(await widerThanPhone(page)).toEqual([])
  })
}
