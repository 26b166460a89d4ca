import type { Page } from '@playwright/test'
import { givenBack } from '~/data/enquiry/drafts'
import { expect, test, waitForHydration } from '../support/page'
import { goInPage } from '../support/pageModel'

const form = (page: Page) => page.locator('form[data-draft^="enquiry"]')

async function fill(page: Page) {
  await form(page).getByLabel('First name').fill('Mia')
  await form(page).getByLabel('Last name').fill('Tran')
  await form(page).getByLabel('Phone').fill('0491 570 156')
  await form(page).getByLabel('Email').fill('mia@mail.example')
  await form(page).getByLabel('Where are you up to?').selectOption('Ready to enrol')
  await form(page).getByLabel('Message').fill('When does it start?\nI work on Mondays.')
}

/** Fills in the form before the application has arrived. */
async function fillEarly(page: Page) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/(?!boot).*\.js$/, async (route) => {
    await held
    await route.fallback()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  await fill(page)
  release()
  await waitForHydration(page)
}

async function expectGivenBack(page: Page) {
  await expect(form(page).getByRole('status')).toHaveText(givenBack)
  await expect(form(page).getByLabel('First name')).toHaveValue('Mia')
  await expect(form(page).getByLabel('Where are you up to?')).toHaveValue('Ready to enrol')
  await expect(form(page).getByLabel('Message')).toHaveValue('When does it start?\nI work on Mondays.')
}

const drafts = (page: Page) => page.evaluate(() => localStorage.getItem('lyrebird.drafts'))

for (const path of [
  '/contact?type=demo',
  '/courses/certificate-iii-in-early-childhood-education-and-care',
  '/programs/ai-essentials-for-work',
]) {
  test(`what is typed on ${path} outlives a reload and a change of page, until it is sent`, async ({
    page,
  }) => {
    await page.goto(path)
    await waitForHydration(page)
    await fill(page)
    await page.reload()
    await waitForHydration(page)
    await expectGivenBack(page)

    await goInPage(page, '/terms')
    await expect(form(page)).toHaveCount(0)
    await page.goBack()
    await expectGivenBack(page)

    await form(page).getByRole('button', { name: 'Send enquiry' }).click()
    await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible()
    await expect.poll(() => drafts(page)).toBeNull()
    await page.reload()
    await waitForHydration(page)
    await expect(form(page).getByLabel('First name')).toHaveValue('')
    await expect(form(page).getByRole('status')).toHaveText('')
  })
}

test('what is typed before the application has arrived is sent, and outlives a reload', async ({ page }) => {
  await fillEarly(page)
  await expect(form(page).getByLabel('Message')).toHaveValue('When does it start?\nI work on Mondays.')
  await page.reload()
  await waitForHydration(page)
  await expectGivenBack(page)
  await form(page).getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible()
})

test('what React drops while it begins to listen is typed again', async ({ page }) => {
  await page.addInitScript(() => {
    let isDropped = false
    document.addEventListener(
      'input',
      (event) => {
        const isDrawn = Object.keys(event.target ?? {}).some((key) => key.startsWith('__reactProps'))
        if (!isDrawn || isDropped) return
        isDropped = true
        event.stopImmediatePropagation()
      },
      { capture: true },
    )
  })
  await fillEarly(page)
  await page.reload()
  await waitForHydration(page)
  await expectGivenBack(page)
})

test('a page that is left in the moment of giving back keeps what was typed', async ({ page }) => {
  await page.goto('/contact')
  await waitForHydration(page)
  await fill(page)
  await page.addInitScript(() => {
    const { getItem } = Storage.prototype
    let isLeft = false
    const isDrawn = () => {
      const field = document.querySelector('form[data-draft^="enquiry"] input')
      return field !== null && Object.keys(field).some((key) => key.startsWith('__reactProps'))
    }
    Storage.prototype.getItem = function (key) {
      if (key === 'lyrebird.drafts' && !isLeft && isDrawn()) {
        isLeft = true
        document.documentElement.dataset.left = ''
        // Before React can draw what the form has been given.
        queueMicrotask(() => dispatchEvent(new Event('pagehide')))
      }
      return getItem.call(this, key)
    }
  })
  await page.reload()
  await waitForHydration(page)
  await expect(page.locator('html')).toHaveAttribute('data-left')
  expect(await drafts(page)).toContain('Mia')
  await expectGivenBack(page)
})

test('a device that keeps anything else gives nothing back, and its form can be sent', async ({ page }) => {
  await page.goto('/robots.txt')
  for (const kept of [
    '[]',
    '7',
    '{"at":NOW,"forms":[]}',
    '{"at":"now","forms":{"enquiry Send us an enquiry":{"firstName":"Eve"}}}',
    '{"forms":{"enquiry Send us an enquiry":{"firstName":"Eve"}}}',
    '{"at":NOW,"forms":{"enquiry Send us an enquiry":null}}',
    '{"at":NOW,"forms":{"enquiry Send us an enquiry":{"__proto__":{"firstName":"Eve"}}}}',
    '{"at":NOW,"forms":{"enquiry Send us an enquiry":{"firstName":{},"status":"<b>","message":["a"],"x":"y"}}}',
  ]) {
    await page.evaluate(
      ([text, at]) => localStorage.setItem('lyrebird.drafts', text.replace('NOW', `${at}`)),
      [kept, Date.now()] as const,
    )
    await page.goto('/contact')
    await waitForHydration(page)
    await expect(form(page).getByRole('status'), kept).toHaveText('')
    await expect(form(page).getByLabel('First name'), kept).toHaveValue('')
    if (!kept.includes('"x"')) await page.goto('/robots.txt')
  }
  await fill(page)
  await form(page).getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible()
})

test('an empty form is kept empty', async ({ page }) => {
  await page.goto('/contact')
  await waitForHydration(page)
  await form(page).getByLabel('First name').fill('Mia')
  await page.reload()
  await waitForHydration(page)
  await form(page).getByLabel('First name').fill('')
  await page.reload()
  await waitForHydration(page)
  await expect(form(page).getByLabel('First name')).toHaveValue('')
  await expect(form(page).getByRole('status')).toHaveText('')
})
