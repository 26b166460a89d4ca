import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { HANDOVER } from '~/app/leads/handover'
import { newerVersion } from '~/data/site/savedPages'
import { dist } from '../../build/paths'
import { buildSiteWorker } from '../../build/siteWorker'
import { expect, test } from '../support/deploys/twoBuilds'
import { axeViolations, waitForHydration } from '../support/page'
import { goInPage } from '../support/pageModel'

test.use({ serviceWorkers: 'allow' })

const savedPaths = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('lyrebird.pages')).keys()).map(({ url }) => new URL(url).pathname),
  )

/** Opens a page and begins to use it, so that the worker comes. */
async function begin(page: Page, path: string) {
  await page.goto(path)
  await waitForHydration(page)
  await page.keyboard.press('Shift')
  await expect.poll(() => savedPaths(page), { timeout: 10_000 }).toContain(path)
}

const bar = (page: Page) => page.getByRole('region', { name: 'Newer version' })

test('the worker is small', () => {
  expect(readFileSync(join(dist, 'sw.js.br')).length).toBeLessThanOrEqual(3 * 1024)
})

test('before a visitor has done anything there is no worker, and nothing is asked for because of it', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await waitForHydration(page)
  await page.waitForTimeout(1_500)
  expect(asked.filter((path) => /sw\.js|siteUpdate/.test(path))).toEqual([])
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('pages that were visited can be read without a connection, and say so; others are not there', async ({
  page,
  site,
  context,
  allow,
}) => {
  allow.response(/./)
  allow.console(/could not be retrieved|offline/)
  await begin(page, '/faq')
  // Drawn without being loaded.
  await goInPage(page, '/privacy')
  await expect.poll(() => savedPaths(page)).toContain('/privacy')
  site.answer('down')

  await page.goto('/privacy')
  const notice = page.locator('#saved')
  await expect(notice).toContainText('This site cannot be reached at the moment.')
  await expect(notice).toContainText(`when it was saved on this device, `)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/privacy/i)
  await waitForHydration(page)
  await expect(notice, 'the notice stays once the page is alive').toBeVisible()

  await context.setOffline(true)
  // A worker that the browser starts anew hears a moment later that there is no connection.
  await expect(async () => {
    await page.goto('/faq')
    await expect(notice).toContainText('You are offline.', { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })

  const answer = await page.goto('/pricing')
  expect(answer?.status()).toBe(503)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not saved on your device')
  await expect(page.getByRole('listitem').getByRole('link')).toHaveCount(2)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: /^Frequently|FAQ/i }).click()
  await expect(notice).toBeVisible()

  await context.setOffline(false)
  site.answer('old')
  await notice.getByRole('link', { name: 'Load it again' }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a page that can be reached is never the saved one', async ({ page, site }) => {
  await begin(page, '/faq')
  const version = () => page.locator('meta[name=content-version]').getAttribute('content')
  const old = await version()
  site.answer('new')
  await page.goto('/faq')
  expect(await version()).not.toBe(old)
  await expect(page.locator('#saved')).toHaveCount(0)
})

test('a newer version is asked for, and what was typed outlives it', async ({ page, site, allow }) => {
  allow.response(/\/(?:assets|data)\//)
  await begin(page, '/contact')
  const form = page.locator('form[data-draft^="enquiry"]')
  await form.getByLabel('First name').fill('Mia')
  site.answer('new')
  const update = () =>
    page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
  await update()
  await expect(bar(page)).toContainText(newerVersion)
  expect(site.documents(), 'nothing is loaded unasked').toBe(1)
  expect(await axeViolations(page, { within: '[aria-label="Newer version"]' })).toEqual([])
  await bar(page).getByRole('button', { name: 'Not now' }).click()
  await expect(bar(page)).toHaveCount(0)
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state),
    'the newer worker waits',
  ).toBe('installed')

  await page.reload()
  await waitForHydration(page)
  await page.keyboard.press('Shift')
  await bar(page).getByRole('button', { name: 'Load it' }).click()
  await expect.poll(() => site.documents()).toBe(3)
  await waitForHydration(page)
  await expect(form.getByLabel('First name')).toHaveValue('Mia')
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null),
  ).toBeNull()
  await page.waitForTimeout(500)
  expect(site.documents()).toBe(3)
})

/** The worker as a build leaves it that was told more. */
async function workerOf(settings: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'))
  Object.assign(process.env, settings)
  try {
    await buildSiteWorker(folder, 'another')
    return readFileSync(join(folder, 'sw.js'), 'utf8')
  } finally {
    for (const name of Object.keys(settings)) delete process.env[name]
    rmSync(folder, { recursive: true })
  }
}

test('one deploy switches it off, and nothing stays on the device', async ({ page, site }) => {
  await begin(page, '/faq')
  site.instead.set('/sw.js', await workerOf({ VITE_SERVICE_WORKER: 'off' }))
  await page.goto('/faq')
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0])
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/privacy/i)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})

test('what waits in the outbox is sent by the worker when the connection is back, also without a page', async ({
  page,
  context,
  site,
}) => {
  site.instead.set('/sw.js', await workerOf({ VITE_LEAD_ENDPOINT: '/leads' }))
  await begin(page, '/faq')
  const entry = {
    id: 'lead-1',
    savedAt: '2025-11-21T10:00:00.000Z',
    lead: { kind: 'newsletter', email: 'mia@mail.example' },
  }
  await page.evaluate(async ([name, text]) => (await caches.open(name)).put('/outbox', new Response(text)), [
    HANDOVER,
    JSON.stringify({ waiting: [entry], settled: [] }),
  ] as const)
  // A browser without a window has no Background Sync of its own, and can be told that it is time.
  const session = await context.newCDPSession(page)
  const found = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const registrationId = await found
  await page.goto('about:blank')
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: site.url,
    registrationId,
    tag: HANDOVER,
    lastChance: false,
  })
  await expect.poll(() => site.leads).toEqual([JSON.stringify(entry)])
})
