import type { Page } from '@playwright/test'
import { MOMENT_MS, TRY_LIMIT_MS } from '~/data/site/retrying'
import {
  bar,
  deliveryPage,
  expectTyped,
  form,
  heading,
  Line,
  link,
  pages,
  settled,
  typed,
} from '../pages/delivery.page'
import { expect, inStillTime, test, waitForHydration } from '../support/page'
import { campaignOnPage } from '../support/pageCampaign'
import { walkOnPage } from '../support/pageModel'

walkOnPage(deliveryPage)
campaignOnPage(deliveryPage)

/** Opens the page with the form, types something and stops its clock. */
async function openTyped(page: Page) {
  await page.clock.install()
  await page.goto('/contact')
  await waitForHydration(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const [label, value] of Object.entries(typed)) await form(page).getByLabel(label).fill(value)
}

test('a message that was hidden keeps nothing quiet once its page is no longer wanted', async ({
  page,
  allow,
}) => {
  allow.response(/\/(?:data|assets)\//)
  const line = new Line(page)
  await line.connect()
  await openTyped(page)
  await line.lose(pages[await line.ask()].file)
  await line.sayVersion('same')
  await expect(bar(page)).toContainText('The page that you asked for could not be loaded.')
  await bar(page).getByRole('button', { name: 'Hide this message' }).press('Enter')
  await line.stay()
  await settled(page)
  await line.ask()
  await page.clock.runFor(MOMENT_MS)
  await expect(bar(page)).toContainText('The page is loading.')
  await expectTyped(page)
})

/*
 * A page has a retrieval for each thing that it may need, and shows of each only what came of it. What no other test
 * brings about there is brought about here as a visitor meets it.
 */

const services = /\/data\/[^/]+\/services\.json/

test('what nobody answers is asked for four times, 15 seconds each, and then missed', async ({ page }) => {
  await openTyped(page)
  let asked = 0
  let isSilent = true
  await page.route(services, (route) => {
    asked += 1
    return isSilent ? undefined : route.fallback()
  })
  await link(page, 'Services').press('Enter')
  for (const [index, rest] of [1000, 2000, 4000].entries()) {
    await expect.poll(() => asked).toBe(index + 1)
    await page.clock.runFor(TRY_LIMIT_MS + rest - 1)
    await settled(page)
    expect(asked).toBe(index + 1)
    await expect(bar(page)).toContainText('The page is loading.')
    await page.clock.runFor(1)
  }
  await expect.poll(() => asked).toBe(4)
  await page.clock.runFor(TRY_LIMIT_MS - 1)
  await expect(bar(page)).toContainText('The page is loading.')
  await page.clock.runFor(1)
  await expect(bar(page)).toContainText('The page that you asked for could not be loaded.')
  await expect(heading(page, 'Contact')).toBeVisible()
  await expectTyped(page)

  isSilent = false
  await bar(page).getByRole('button', { name: 'Try again' }).press('Enter')
  await inStillTime(page, heading(page, 'Services').waitFor())
  await expect(bar(page).locator('> div')).toBeHidden()
  await expect(heading(page, 'Services')).toBeFocused()
})

test('what came and cannot be drawn is asked for anew, past what kept it', async ({ page, allow }) => {
  allow.console(/Cannot read properties of null/)
  await openTyped(page)
  const addresses: string[] = []
  await page.route(services, async (route) => {
    const address = route.request().url()
    addresses.push(address)
    // A cache on the way has the same answer for the same address.
    if (address !== addresses[0]) return route.fallback()
    const answer = await (await route.fetch()).json()
    return route.fulfill({ json: { ...answer, content: { ...answer.content, services: [null] } } })
  })
  await link(page, 'Services').press('Enter')
  const failed = page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })
  await inStillTime(page, failed.waitFor())
  await expect(failed).toBeFocused()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Nothing that you entered has been sent.',
  )

  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await inStillTime(page, heading(page, 'Services').waitFor())
  await expect(heading(page, 'Services')).toBeFocused()
  await expect(bar(page).locator('> div')).toBeHidden()
  await link(page, 'Contact').press('Enter')
  await inStillTime(page, expectTyped(page))
})
