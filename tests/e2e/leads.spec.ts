import type { Page } from '@playwright/test'
import { newsletterThanks } from '~/data/site/messages'
import { snackbarLayout, toastPresets } from '~/data/site/toastPresets'
import { axeViolations, expect, test, waitForHydration } from '../support/page'
import { forbidStorage, stored, storeOnce, tabTo } from '../support/screen'

const LEADS = 'lyrebird.leads'

const region = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const email = (page: Page) => page.getByRole('textbox', { name: 'E-mail address' })
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe' })

async function open(page: Page) {
  await page.goto('/course-wizard')
  await waitForHydration(page)
}

async function subscribeAs(page: Page, address: string) {
  await email(page).fill(address)
  await subscribe(page).click()
  await expect(region(page).getByText(newsletterThanks)).toBeVisible()
}

async function openWithClock(page: Page) {
  await page.clock.install({ time: '2026-11-21T00:00:00Z' })
  await open(page)
  await page.clock.pauseAt('2026-11-21T01:00:00Z')
}

test('the newsletter is kept on the device and answered with a toast that is announced', async ({ page }) => {
  await open(page)
  await expect(page.locator('#toasts-status'), 'the live region is there before its words').toBeEmpty()
  await subscribeAs(page, 'mia@mail.example')
  await expect(page.locator('#toasts-status')).toContainText(newsletterThanks)
  await expect(email(page)).toHaveValue('')
  await expect(region(page).getByRole('listitem')).toHaveCSS('inline-size', `${snackbarLayout.width}px`)
  expect(await axeViolations(page)).toEqual([])
  expect(await stored(page, LEADS)).toMatchObject([
    { lead: { kind: 'newsletter', email: 'mia@mail.example' } },
  ])
})

test('§9: one toast at a time, for five seconds', async ({ page }) => {
  await openWithClock(page)
  await subscribeAs(page, 'mia@mail.example')
  await page.mouse.move(10, 10)
  await page.clock.runFor(toastPresets.notice.duration - 500)
  await expect(region(page)).toBeVisible()
  await subscribeAs(page, 'noa@mail.example')
  await expect(region(page).getByRole('listitem')).toHaveCount(1)
  await page.clock.runFor(toastPresets.notice.duration - 500)
  await expect(region(page)).toBeVisible()
  await page.clock.runFor(500)
  await expect(region(page)).toHaveCount(0)
  await expect(page.locator('#toasts-status')).toBeEmpty()
})

test('a toast waits under the pointer', async ({ page }) => {
  await openWithClock(page)
  await subscribeAs(page, 'mia@mail.example')
  await region(page).getByText(newsletterThanks).hover()
  await page.clock.runFor(60_000)
  await expect(region(page)).toBeVisible()
  await page.mouse.move(10, 10)
  await page.clock.runFor(toastPresets.notice.duration)
  await expect(region(page)).toHaveCount(0)
})

test('F6 leads to a toast and back; closing it gives the focus back', async ({ page }) => {
  await openWithClock(page)
  await email(page).fill('mia@mail.example')
  await page.keyboard.press('Enter')
  await expect(region(page)).toBeVisible()
  await page.keyboard.press('F6')
  await expect(region(page)).toBeFocused()
  await page.keyboard.press('F6')
  await expect(email(page)).toBeFocused()

  await page.keyboard.press('F6')
  const close = region(page).getByRole('button', { name: 'Close notification' })
  await tabTo(page, close, 2)
  await page.clock.runFor(60_000)
  await expect(close, 'a toast with the focus in it stays').toBeFocused()
  await page.keyboard.press('Enter')
  await expect(region(page)).toHaveCount(0)
  await expect(email(page)).toBeFocused()
})

test('an address that is sent before the form has its script is kept and never stands in the URL', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/Footer-[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await open(page)
  await email(page).fill('mia@mail.example')
  await page.keyboard.press('Enter')
  expect(new URL(page.url()).search).toBe('')
  await expect(region(page)).toHaveCount(0)
  release()
  await expect(region(page).getByText(newsletterThanks)).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})

test('a swipe sends a toast away, a short one does not', async ({ page }) => {
  await openWithClock(page)
  await subscribeAs(page, 'mia@mail.example')
  const box = await region(page).getByText(newsletterThanks).boundingBox()
  if (!box) throw new Error('The toast has no box.')
  const swipe = async (distance: number) => {
    await page.mouse.move(box.x + 10, box.y + 10)
    await page.mouse.down()
    await page.mouse.move(box.x + 10 + distance, box.y + 10, { steps: 4 })
    await page.mouse.up()
  }
  await swipe(toastPresets.notice.swipeThreshold - 5)
  await expect(region(page)).toBeVisible()
  await swipe(toastPresets.notice.swipeThreshold + 5)
  await expect(region(page)).toHaveCount(0)
})

test('an address that nothing keeps is not thanked for', async ({ page }) => {
  await forbidStorage(page)
  await open(page)
  await email(page).fill('mia@mail.example')
  await subscribe(page).click()
  await expect(region(page).getByText('Your address was not kept')).toBeVisible()
  await expect(page.locator('#toasts-alert')).toContainText('Your address was not kept')
})

test('damaged leads give way to new ones', async ({ page }) => {
  await storeOnce(page, LEADS, '{"not":"a list"}')
  await open(page)
  await subscribeAs(page, 'mia@mail.example')
  expect(await stored(page, LEADS)).toMatchObject([{ lead: { kind: 'newsletter' } }])
})
