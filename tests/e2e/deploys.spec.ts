import type { Page } from '@playwright/test'
import { expect, type TwoBuilds, test } from '../support/deploys/twoBuilds'
import { type Allow, waitForHydration } from '../support/page'

/** What an old tab asks for is not there any more, and the browser says so. */
function allowGone(allow: Allow) {
  allow.response(/\/(?:assets|data)\//)
  allow.console(/Refused to apply style|dynamically imported module|could not be retrieved/)
}

const versionOf = (page: Page) => page.locator('meta[name=content-version]').getAttribute('content')

/** Opens a page of the older build. */
async function openOld(page: Page, path: string) {
  await page.goto(path)
  await waitForHydration(page)
}

/** What a page fetches ahead is there when nothing has been asked for in a while; no part waits for so long. */
async function waitForReadingAhead(page: Page, site: TwoBuilds) {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
    .toContainEqual(expect.stringMatching(/coursesMenu\.json$/))
  await expect
    .poll(async () => {
      const before = site.asked()
      await page.waitForTimeout(2_000)
      return site.asked() - before
    })
    .toBe(0)
}

const contact = (page: Page) => page.locator('form[data-draft^="enquiry"]')

async function fillContact(page: Page) {
  await contact(page).getByLabel('First name').fill('Mia')
  await contact(page).getByLabel('Last name').fill('Tran')
  await contact(page).getByLabel('Phone').fill('0491 570 156')
  await contact(page).getByLabel('Email').fill('mia@mail.example')
}

test('the other build is another one, and works', async ({ page, site }) => {
  await openOld(page, '/')
  const old = await versionOf(page)
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((name) => /^\/assets\/.*\.js$/.test(name)),
    )
  const before = new Set(await scripts())
  site.answer('new')
  await openOld(page, '/')
  expect(await versionOf(page)).not.toBe(old)
  expect((await scripts()).filter((name) => before.has(name))).toEqual([])
})

test('an old tab gets to another page, which is the newer one', async ({ page, site, allow }) => {
  allowGone(allow)
  await openOld(page, '/')
  const old = await versionOf(page)
  site.answer('new')
  await page.getByRole('link', { name: /^Just browse all/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Courses' })).toBeVisible()
  await waitForHydration(page)
  expect(await versionOf(page)).not.toBe(old)
  await page.getByRole('button', { name: 'Filter Courses' }).click()
  await expect(page.getByRole('dialog', { name: 'Filter courses' })).toBeVisible()
  expect(site.documents()).toBe(2)
})

test('an old tab sends an enquiry, without loading anything', async ({ page, site }) => {
  await openOld(page, '/contact')
  await fillContact(page)
  await waitForReadingAhead(page, site)
  site.answer('new')
  await contact(page).getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible()
  expect(site.documents()).toBe(1)
})

test('an old tab that nobody had touched loads itself anew, once, and sends what was typed', async ({
  page,
  site,
  allow,
}) => {
  allowGone(allow)
  await openOld(page, '/contact')
  site.answer('new')
  await fillContact(page)
  const send = contact(page).getByRole('button', { name: 'Send enquiry' })
  await send.click()
  await expect.poll(() => site.documents(), { timeout: 15_000 }).toBe(2)
  await waitForHydration(page)
  await expect(contact(page).getByLabel('Email')).toHaveValue('mia@mail.example')
  await send.click()
  await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible()
  expect(site.documents()).toBe(2)
})

test('an old tab that has to load itself anew keeps what was typed in it', async ({ page, site, allow }) => {
  allowGone(allow)
  await openOld(page, '/contact')
  await fillContact(page)
  site.answer('new')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Programs', exact: true }).first().click()
  // The address is the new one before the page is.
  await expect(page.getByRole('heading', { level: 1, name: /^Short programs/ })).toBeVisible()
  await waitForHydration(page)
  await page.goBack()
  await waitForHydration(page)
  await expect(contact(page).getByLabel('First name')).toHaveValue('Mia')
  await expect(contact(page).getByLabel('Email')).toHaveValue('mia@mail.example')
  await contact(page).getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible()
})

test('an old tab that has no search yet loads itself anew, once, and searches', async ({
  page,
  site,
  allow,
}) => {
  allowGone(allow)
  await openOld(page, '/about')
  site.answer('new')
  const open = () => page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
  await open()
  await expect.poll(() => site.documents(), { timeout: 15_000 }).toBe(2)
  await waitForHydration(page)
  await open()
  const search = page.getByRole('combobox').or(page.getByRole('searchbox')).filter({ visible: true }).first()
  await search.fill('nursing')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(site.documents()).toBe(2)
})

test('the course wizard goes on where it was', async ({ page, site, allow }) => {
  allowGone(allow)
  await openOld(page, '/course-wizard')
  await page.getByRole('radio').first().check({ force: true })
  site.answer('new')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/step=/)
  await page.getByRole('radio').first().check({ force: true })
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/step=preferences$/)
  await expect(page.getByLabel('Budget')).toBeVisible()
  await page.reload()
  await waitForHydration(page)
  await expect(page).toHaveURL(/step=preferences$/)
  await expect(page.getByLabel('Budget')).toBeVisible()
})

test('while nodes are out of step nothing loads over and over, and the page can be read', async ({
  page,
  site,
  allow,
}) => {
  allowGone(allow)
  allow.console(/./)
  allow.pageError(/./)
  site.answer('apart')
  await page.goto('/courses')
  await expect(page.getByRole('heading', { level: 1, name: 'Our Courses' })).toBeVisible()
  await page.waitForTimeout(4_000)
  await expect(page.getByRole('heading', { level: 1, name: 'Our Courses' })).toBeVisible()
  expect(site.documents()).toBeLessThanOrEqual(2)
  site.answer('new')
  await page.goto('/courses')
  await waitForHydration(page)
})
