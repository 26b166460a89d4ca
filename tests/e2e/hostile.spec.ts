import type { Page } from '@playwright/test'
import { storageKeys } from '~/app/storage'
import { hostileSlugs } from '../support/contentRules'
import { expect, test, testInSharedTab, waitForHydration } from '../support/page'
import { goInPage } from '../support/pageModel'
import { shareOf } from '../support/share'
import { routes, searchNames } from '../support/sitePages'

/** What no visitor should ever read. */
const nonsense = /\bNaN\b|\bundefined\b|\[object |\bInfinity\b|Unexpected Application Error/

/** The page stands: it has its heading and says nothing that a program would say. */
async function expectSound(page: Page, about: string) {
  await expect(page.getByRole('heading', { level: 1 }), about).toHaveText(/\S/)
  expect(await page.locator('body').innerText(), about).not.toMatch(nonsense)
}

/** Each goes into every parameter at once; what a parameter makes of many more is asked in its unit test. */
const hostileValues: readonly string[] = [
  '',
  'nan',
  '-1',
  '1e999',
  '99999999999999999999',
  '__proto__',
  '{"a":1}',
  '<img src=x onerror=alert(1)>',
  '\u0000\u202e\ud83e',
  'a'.repeat(120),
]

const everyName = (value: string) => String(new URLSearchParams(searchNames.map((name) => [name, value])))

const hostileQueries: readonly string[] = [
  ...hostileValues.map(everyName),
  '?',
  '&&==&=&',
  '%E0%A4%A=%E0%A4%A',
  '__proto__=1&__proto__[a]=1&constructor[prototype][a]=1',
  `${everyName('health')}&${everyName('2')}&${everyName('nobody')}`,
  searchNames.flatMap((name) => Array(20).fill(`${name}=1,2,3,1,,x`)).join('&'),
  searchNames.map((name) => `${name}[]=1&${name}[0]=2&${name}.x=3`).join('&'),
]

/** Longer than any host lets through: only a script can bring them about. */
const hugeQueries: readonly string[] = [
  everyName('a'.repeat(5000)),
  everyName('1,'.repeat(5000)),
  'a&'.repeat(20_000),
]

/** One reader reads the queries of all routes, and one the slugs: each route is asked a share of them. */
const SHARE = 8

/** The queries that arrive with the page itself; the others are gone to from there, which is quicker. */
const FRESH_STARTS = 3

for (const [turn, { path }] of routes
  .filter(({ path, hasSearch }) => hasSearch && !path.includes('$'))
  .entries()) {
  testInSharedTab(`no query breaks ${path}`, async ({ page }) => {
    test.setTimeout(120_000)
    for (const [index, query] of shareOf([...hostileQueries, ...hugeQueries], SHARE / 2, turn).entries()) {
      const address = `${path}?${query}`
      if (index < FRESH_STARTS) await page.goto(address)
      else await goInPage(page, address)
      await waitForHydration(page)
      await expectSound(page, address.slice(0, 300))
    }
  })
}

/** Read as they are: what the browser would never write itself. */
const rawSlugs = [
  '%',
  '%E0%A4%A',
  '%00',
  '%2F',
  '%2e%2e%2f',
  '%252e',
  'a%20b',
  '%F0%9F%A6%9C',
  ';a=1',
  '@',
  '~',
  '*',
]

for (const [turn, { path }] of routes.filter(({ path }) => path.includes('$')).entries()) {
  const addressOf = (slug: string) => path.replaceAll(/\$\w*/g, () => slug)

  testInSharedTab(`no slug breaks ${path}`, async ({ page, allow }) => {
    test.setTimeout(120_000)
    allow.response(/./)
    allow.console(/^404: no page at /)
    const slugs = shareOf([...hostileSlugs.map(encodeURIComponent), ...rawSlugs], SHARE, turn)
    const addresses = slugs.map(addressOf)
    await page.goto('/')
    await waitForHydration(page)
    for (const address of addresses) {
      await goInPage(page, address)
      const isSlug = (await page.evaluate(() => location.pathname)) === address && !address.endsWith('/')
      if (isSlug) await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(/not found/i)
      await expectSound(page, address)
    }
    // The same as a visitor's first page, served as the host answers unknown addresses.
    for (const slug of ['__proto__', 'a%20b']) {
      const response = await page.goto(addressOf(slug))
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 }), slug).toHaveText(/not found/i)
      await expectSound(page, slug)
    }
  })
}

/** A short visit that uses everything the site would like to keep. */
async function visit(page: Page, keepsLeads: boolean) {
  await page.clock.install()
  await page.goto('/')
  await waitForHydration(page)
  await expectSound(page, 'home')

  await page.getByRole('link', { name: /^Just browse all/ }).click()
  await page
    .getByRole('button', { name: /^Compare ?:/ })
    .first()
    .click()
  await expect(page.getByText('1 course(s) selected for comparison')).toBeVisible()
  await page.getByRole('button', { name: /^Filter Courses/ }).click()
  const panel = page.getByRole('dialog', { name: 'Filter courses' })
  await panel.getByText('Health', { exact: false }).first().click()
  await panel.getByRole('button', { name: /^Apply Filter/ }).click()
  await expect(page).toHaveURL(/area=health/)
  await page.getByRole('link', { name: 'Compare Now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Compare Courses' })).toBeVisible()
  await expectSound(page, 'comparison')

  await page.goto('/course-wizard?goal=upskill')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Step 2 of 4').first()).toBeVisible()
  await expectSound(page, 'course finder')

  await page.goto('/courses/certificate-iii-in-early-childhood-education-and-care')
  await waitForHydration(page)
  const form = page.getByRole('region', { name: 'Enquire Now' })
  await form.getByLabel('First name').fill('Mia')
  await form.getByLabel('Last name').fill('Tran')
  await form.getByLabel('Phone').fill('0491 570 156')
  await form.getByLabel('Email').fill('mia@mail.example')
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  if (keepsLeads) {
    await expect(form.getByRole('heading', { name: 'Kept on this device' })).toBeVisible()
    return
  }
  await expect(form.getByRole('status')).toHaveText(/We will try again in a moment/)
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(form.getByRole('status')).toHaveText(/Nothing you typed is lost/, { timeout: 100 })
  }).toPass()
  await expect(form.getByLabel('Last name')).toHaveValue('Tran')
}

test('the site works where storage is forbidden', async ({ page }) => {
  test.slow()
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is forbidden.', 'SecurityError')
        },
      })
    }
  })
  await visit(page, false)
})

test('the site works where storage is full', async ({ page }) => {
  test.slow()
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Storage is full.', 'QuotaExceededError')
    }
  })
  await visit(page, false)
})

test('the site works where reading storage throws', async ({ page }) => {
  test.slow()
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException('The storage is damaged.', 'UnknownError')
    }
  })
  await visit(page, true)
})

const damaged = ['{', '"x"', '[1e999,null,"x",{},-5]', '{"__proto__":{"a":1}}']

for (const text of damaged) {
  test(`the site works on stored ${text}`, async ({ page }) => {
    test.slow()
    await page.addInitScript(
      ([keys, value]) => {
        if (sessionStorage.getItem('damaged')) return
        sessionStorage.setItem('damaged', 'once')
        for (const key of keys) localStorage.setItem(key, value)
      },
      [Object.values(storageKeys), text] as const,
    )
    await visit(page, true)
  })
}

test('a draft of the wrong shape is a form not yet filled in', async ({ page }) => {
  await page.addInitScript(() => {
    const wrong = {
      learningGoal: 'world peace',
      preferences: [],
      customerDetails: { firstName: { a: 1 }, email: 3 },
    }
    localStorage.setItem('lyrebird.course-finder', JSON.stringify(wrong))
    localStorage.setItem('lyrebird.comparison', JSON.stringify(Array(10_000).fill(7)))
  })
  await page.goto('/course-wizard?step=details')
  await waitForHydration(page)
  await expect(page.getByText('Step 1 of 4').first()).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.goto('/courses')
  await expect(page.getByText('1 course(s) selected for comparison')).toBeVisible()
})

test('the site works where nothing can be added to the built-in objects', async ({ page }) => {
  test.slow()
  await page.addInitScript(() => {
    for (const builtIn of [Object, Array, Function, String, Promise, Map, Set])
      Object.freeze(builtIn.prototype)
  })
  await visit(page, true)
})
