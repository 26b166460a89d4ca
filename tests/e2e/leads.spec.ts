import type { Page } from '@playwright/test'
import { newsletterThanks } from '~/data/site/messages'
import { snackbarLayout, toastPresets } from '~/data/site/toastPresets'
import { axeViolations, expect, test, waitForHydration } from '../support/page'
import { forbidStorage, stored, storeOnce, tabTo } from '../support/screen'

const LEADS = 'lyrebird.leads'

const region = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const email = (page: Page) => page.getByRole('textbox', { name: 'E-mail address' })
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe', exact: true })
const newsletter = (page: Page) => page.getByRole('region', { name: 'New courses, once a month' })
const another = (page: Page) => newsletter(page).getByRole('button', { name: 'Subscribe another address' })

async function open(page: Page) {
  await page.goto('/course-wizard')
  await waitForHydration(page)
}

async function subscribeAs(page: Page, address: string) {
  await email(page).fill(address)
  await subscribe(page).click()
  await expect(region(page).getByText(newsletterThanks)).toBeVisible()
  // The toast comes where the button was, and waits under a pointer that rests there.
  await page.mouse.move(10, 10)
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
  await expect(newsletter(page)).toContainText('Your address is kept on this device')
  await expect(region(page).getByRole('listitem')).toHaveCSS('inline-size', `${snackbarLayout.width}px`)
  expect(await axeViolations(page)).toEqual([])
  expect(await stored(page, LEADS)).toMatchObject([
    { lead: { kind: 'newsletter', email: 'mia@mail.example' } },
  ])
})

test('§9: one toast at a time, for five seconds', async ({ page }) => {
  await openWithClock(page)
  await subscribeAs(page, 'mia@mail.example')
  await page.clock.runFor(toastPresets.notice.duration - 500)
  await expect(region(page)).toBeVisible()
  await another(page).press('Enter')
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

test('after the thanks another address can be given, by keyboard alone', async ({ page }) => {
  await open(page)
  await email(page).fill('mia@mail.example')
  await page.keyboard.press('Enter')
  await expect(another(page)).toBeVisible()
  await expect(email(page)).toHaveValue('mia@mail.example')
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveJSProperty('readOnly', true)
  await tabTo(page, another(page), 2)
  await page.keyboard.press('Enter')
  await expect(email(page)).toHaveValue('')
  await expect(email(page)).toBeFocused()
  await page.keyboard.type('noa@mail.example')
  await page.keyboard.press('Enter')
  await expect(another(page)).toBeVisible()
  expect(await stored(page, LEADS)).toMatchObject([
    { lead: { email: 'mia@mail.example' } },
    { lead: { email: 'noa@mail.example' } },
  ])
})

test('an address that nothing keeps is not thanked for, and stays in the field to be sent again', async ({
  page,
}) => {
  await forbidStorage(page)
  await openWithClock(page)
  await email(page).fill('mia@mail.example')
  await subscribe(page).click()
  const status = newsletter(page).getByRole('status')
  await expect(status).toHaveText('That did not work. We will try again in a moment.')
  await expect(newsletter(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  for (const seconds of [1, 2, 4]) {
    await page.clock.runFor(seconds * 1000)
    await expect(status).not.toHaveText(/^Sending/)
  }
  await expect(status).toContainText('Your address was not kept.')
  await expect(email(page)).toHaveValue('mia@mail.example')
  await expect(region(page)).toHaveCount(0)
  await newsletter(page).getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(status).toHaveText('That did not work. We will try again in a moment.')
})

test('an address that the browser lets through and nobody takes is named beside its field', async ({
  page,
}) => {
  await open(page)
  // Longer than a visitor can type: what fills in forms by itself does not count.
  const tooLong = `${'a'.repeat(260)}@mail.example`
  await email(page).focus()
  await email(page).evaluate((input: HTMLInputElement, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }, tooLong)
  await subscribe(page).click()
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(email(page)).toHaveAccessibleDescription(/^Enter an email address in the form/)
  await expect(email(page)).toHaveValue(tooLong)
  expect(await axeViolations(page, { within: 'footer' })).toEqual([])
  await email(page).fill('mia@mail.example')
  await expect(email(page)).not.toHaveAttribute('aria-invalid')
  expect(await stored(page, LEADS)).toBeNull()
})

test('§5: what is missing or no address is left to the browser, which sends nothing', async ({ page }) => {
  await open(page)
  for (const wrong of ['', 'mia']) {
    await email(page).fill(wrong)
    await subscribe(page).click()
    expect(await email(page).evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false)
    await expect(email(page)).toBeFocused()
  }
  expect(await stored(page, LEADS)).toBeNull()
})

test('an address typed before the form has its script is kept while the visitor types on', async ({
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
  await email(page).click()
  await page.keyboard.type('mia@mail')
  release()
  // React marks what it answers for.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('footer form') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  await page.keyboard.type('.example')
  await expect(email(page)).toHaveValue('mia@mail.example')
  await page.keyboard.press('Enter')
  await expect(another(page)).toBeVisible()
  expect(await stored(page, LEADS)).toMatchObject([{ lead: { email: 'mia@mail.example' } }])
})

test('damaged leads give way to new ones', async ({ page }) => {
  await storeOnce(page, LEADS, '{"not":"a list"}')
  await open(page)
  await subscribeAs(page, 'mia@mail.example')
  expect(await stored(page, LEADS)).toMatchObject([{ lead: { kind: 'newsletter' } }])
})

test('whoever asks about a second course is not asked again who they are', async ({ page }) => {
  const form = page.getByRole('main')
  const fields = {
    'First name': 'Mia',
    'Last name': 'Tran',
    Phone: '0491 570 156',
    Email: 'mia@mail.example',
  } as const
  await page.goto('/contact')
  await waitForHydration(page)
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value)
  await form.getByLabel('Message').fill('When does it start?')
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(form.getByRole('heading', { name: 'Kept on this device' })).toBeVisible()

  await page.getByRole('contentinfo').getByRole('link', { name: 'All courses' }).click()
  await form.getByRole('article').first().getByRole('link').first().click()
  await expect(form.getByLabel('First name')).toHaveValue('Mia')
  await expect(form.getByLabel('Email')).toHaveValue('mia@mail.example')
  await expect(form.getByLabel('Message')).toHaveValue('')

  // In the memory of the tab alone: whoever sits down at the device next finds nothing.
  await page.reload()
  await waitForHydration(page)
  await expect(form.getByLabel('First name')).toHaveValue('')
})
