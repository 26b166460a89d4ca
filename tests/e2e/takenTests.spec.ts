import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Download, Page } from '@playwright/test'
import { root } from '../../build/paths'
import { openBench } from '../support/bench'
import { axeViolations, expect, testOfCalls as test } from '../support/page'
import { tabTo } from '../support/screen'
import { machinePaths } from '../support/sitePages'

test.skip(machinePaths.length === 0, 'The build has no machines.')

const panel = (page: Page) => page.getByRole('region', { name: 'Tests', exact: true })
const said = (page: Page) => panel(page).getByRole('status')
const choose = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name }).click()
const download = (page: Page, file: string) =>
  panel(page).getByRole('button', { name: `Download ${file}`, exact: true })

const textOf = async (coming: Promise<Download>) => readFileSync(await (await coming).path(), 'utf8')

async function taken(page: Page, file: string) {
  const coming = page.waitForEvent('download')
  await download(page, file).click()
  expect((await coming).suggestedFilename()).toBe(file)
  return textOf(coming)
}

/** What the shell writes of a machine in these formats, by the file's name. */
function emitted(machine: string, formats: readonly string[]): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(root, 'reports/emitted-'))
  try {
    const asked = formats.flatMap((format) => ['--emit', format])
    const { status, stderr } = spawnSync(
      process.execPath,
      ['build/run.mjs', 'build/testModel.ts', ...asked, '--machine', machine, '--out', folder],
      { cwd: root, encoding: 'utf8' },
    )
    if (status !== 0) throw new Error(stderr)
    return new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('the paths are taken along as the very files that the shell writes, which other tests run', async ({
  page,
}) => {
  test.slow()
  const files = emitted('tooltip', ['vitest', 'gherkin', 'junit'])
  await page.goto('/machines/tooltip?panel=tests')
  await expect(said(page)).toHaveText(/^\d+ tests are written\.$/)
  const text = await taken(page, 'tooltip.test.ts')
  expect(text).toBe(files.get('tooltip.test.ts'))
  expect(text.match(/^test\(/gm)?.length).toBe(Number.parseInt(await said(page).innerText(), 10))

  await choose(page, 'Gherkin')
  expect(await taken(page, 'tooltip.feature')).toBe(files.get('tooltip.feature'))
  expect(await taken(page, 'tooltip.steps.ts')).toBe(files.get('machines.steps.ts'))

  await choose(page, 'JUnit')
  const withoutTime = (report: string) => report.replaceAll(/time="[\d.]+"/g, '')
  expect(withoutTime(await taken(page, 'tooltip.xml'))).toBe(withoutTime(files.get('tooltip.xml') ?? ''))
})

test('paths that are narrowed, and the run on the bench, are tests of their own', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/machines/retrieval?panel=tests&through=failed')
  await expect(panel(page).getByRole('button', { name: /^The \d+ paths$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const narrowed = await taken(page, 'retrieval.test.ts')
  expect(narrowed.match(/^test\(/gm)?.length).toBe(Number.parseInt(await said(page).innerText(), 10))
  for (const one of narrowed.split(/^test\(/m).slice(1)) expect(one).toContain('value: "failed"')

  await choose(page, /^The run here, 0 steps$/)
  await expect(said(page)).toHaveText('1 test is written.')
  await page.locator('#drawing').getByRole('button', { name: 'data.request: idle to loading' }).press('Enter')
  await expect(panel(page).getByRole('button', { name: 'The run here, 1 step' })).toBeVisible()
  const run = await taken(page, 'retrieval.test.ts')
  expect(run.match(/^test\(/gm)).toHaveLength(1)
  expect(run).toContain('run.send({ type: "data.request" })\n  run.shows({ value: "loading" })')
  expect(new URL(page.url()).searchParams.get('tested')).toBe('run')
  await page.reload()
  await expect(panel(page).getByRole('button', { name: /^The run here/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('a test for a page walks it by its contract, and says what is missing where there is none', async ({
  page,
}) => {
  await page.goto('/machines/theme?panel=tests&as=playwright')
  const walked = await taken(page, 'theme.spec.ts')
  expect(walked).toContain('import { themePage } from "../pages/theme.page"')
  expect(walked).toContain('event: { type: "theme.choose", theme: "dark" },')
  await page.goto('/machines/retrieval?panel=tests&as=playwright')
  expect(await taken(page, 'retrieval.spec.ts')).toContain(
    '"data.request": async (page, event) => notYet(page,',
  )
  await page.goto('/machines/carousel?panel=tests&as=playwright')
  await expect(panel(page)).toContainText('Its pages start this machine with something else')
  await expect(panel(page)).toContainText('--emit playwright --machine carousel')
  await expect(panel(page).getByRole('button', { name: /^Download/ })).toHaveCount(0)
})

test('what its tests give a machine as a function is left out, and that is said', async ({ page }) => {
  await page.goto('/machines/submission?panel=tests')
  await expect(said(page)).toHaveText(
    /^\d+ tests are written\. \d+ paths are left out, since a file cannot hold a function/,
  )
})

test('a file is copied, and where that is not allowed it can be downloaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/machines/retrieval?panel=tests&as=junit')
  await choose(page, 'Copy retrieval.xml')
  const notices = page.getByRole('region', { name: 'Notifications' })
  await expect(notices).toContainText('retrieval.xml is on the clipboard.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<testsuite name="retrieval"')
  await choose(page, 'Gherkin')
  await choose(page, 'Copy retrieval.steps.ts')
  await expect(notices).toContainText('retrieval.steps.ts is on the clipboard.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("from '@cucumber/cucumber'")
  await choose(page, 'JUnit')
  await page.evaluate(() => {
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('Not allowed.')) })
  })
  await choose(page, 'Copy retrieval.xml')
  await expect(notices).toContainText(
    'Your browser does not let this page copy. Download retrieval.xml instead.',
  )
})

for (const width of [360, 1440]) {
  test(`at ${width} px a test is chosen and taken along by keyboard alone`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openBench(page, '/machines/retrieval')
    const tabs = page.getByRole('navigation', { name: 'Parts of the workbench' })
    await tabTo(page, tabs.getByRole('button', { name: 'Tests', exact: true }))
    await page.keyboard.press('Enter')
    await expect(said(page)).toHaveText(/written\.$/)
    await tabTo(page, panel(page).getByRole('button', { name: 'Gherkin' }))
    await page.keyboard.press('Enter')
    await tabTo(page, download(page, 'retrieval.feature'))
    const coming = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect(await textOf(coming)).toContain('Feature: retrieval')
    await expect(download(page, 'retrieval.feature')).toBeFocused()
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
}
