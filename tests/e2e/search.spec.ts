import type { Page } from '@playwright/test'
import { axeViolations, expect, test, waitForHydration, waitForRest } from '../support/page'
import { tabTo, widerThanPhone } from '../support/screen'

/** The browser's own selects are comboboxes too. */
const field = (page: Page) => page.locator('input[role=combobox]')
const list = (page: Page) => page.getByRole('listbox', { name: 'Results' })
const options = (page: Page) => list(page).getByRole('option')
const active = (page: Page) => options(page).and(page.locator('[aria-selected=true]'))

async function openDemo(page: Page, query = '') {
  await page.goto(`/search-demo${query}`)
  await waitForHydration(page)
}

async function openOverlay(page: Page, path = '/courses') {
  await page.goto(path)
  await waitForHydration(page)
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
}

const fetchesIndex = (page: Page) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/searchIndex\.json/.test(request.url())) fetched.push(request.url())
  })
  return fetched
}

test.describe('§2.27: the search demo', () => {
  test('fetches what is searched when search is first used, not with the page', async ({ page }) => {
    const fetched = fetchesIndex(page)
    await openDemo(page)
    await page.waitForLoadState('networkidle')
    expect(fetched).toEqual([])
    await field(page).fill('care')
    await expect(list(page)).toBeVisible()
    expect(fetched).toHaveLength(1)
  })

  test('§9: at most eight, grouped by type, marked, and nothing highlighted at first', async ({ page }) => {
    await openDemo(page)
    await field(page).fill('care')
    await expect(options(page)).toHaveCount(8)
    await expect(active(page)).toHaveCount(0)
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
    await expect(list(page).getByRole('group', { name: 'Courses', exact: true })).toBeVisible()
    const marks = await list(page).locator('mark').allTextContents()
    expect(marks.length).toBeGreaterThan(8)
    expect(marks.every((text) => text.toLowerCase() === 'care')).toBe(true)
    await expect(page.getByRole('status').filter({ hasText: '8 results.' })).toBeVisible()
  })

  test('arrows move the highlight from nothing to the last and back', async ({ page }) => {
    await openDemo(page)
    await field(page).fill('vet nurse')
    await expect(list(page)).toBeVisible()
    const count = await options(page).count()
    for (let at = 0; at < count + 2; at += 1) await page.keyboard.press('ArrowDown')
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
    const id = await options(page).last().getAttribute('id')
    await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '')
    for (let at = 0; at < count + 2; at += 1) await page.keyboard.press('ArrowUp')
    await expect(active(page)).toHaveCount(0)
    await expect(field(page)).toBeFocused()
  })

  test('Enter picks the first where none is highlighted, and the search is reset', async ({ page }) => {
    await openDemo(page)
    await field(page).fill('vet nurse')
    await expect(list(page)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/courses\/certificate-iv-in-veterinary-nursing$/)
    await page.goBack()
    await expect(field(page)).toHaveValue('')
  })

  test('Enter picks the highlighted one', async ({ page }) => {
    await openDemo(page)
    await field(page).fill('vet nurse')
    await expect(list(page)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(active(page)).toContainText('Certificate II in Animal Care')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/courses\/certificate-ii-in-animal-care$/)
  })

  test('closes on Escape, a press elsewhere, a choice and clearing', async ({ page }) => {
    await openDemo(page)
    await field(page).fill('care')
    await expect(list(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list(page)).toBeHidden()
    await expect(field(page)).toHaveValue('care')
    await page.keyboard.press('ArrowDown')
    await expect(active(page)).toHaveCount(1)
    await page.getByRole('heading', { level: 1 }).click()
    await expect(list(page)).toBeHidden()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(field(page)).toHaveValue('')
    await expect(field(page)).toBeFocused()
    await field(page).fill('care')
    await options(page).nth(2).click()
    await expect(page).not.toHaveURL(/search-demo/)
  })

  for (const chip of ['AI', 'Career', 'Training', 'Business', 'Marketing']) {
    test(`§9: the quick search ${chip}`, async ({ page }) => {
      await openDemo(page)
      await page.getByRole('button', { name: chip, exact: true }).click()
      await expect(field(page)).toHaveValue(chip)
      await expect(field(page)).toBeFocused()
      await expect(options(page).first()).toBeVisible()
    })
  }

  test('near matches follow, in groups that say so, and it is said what they do not meet', async ({
    page,
  }) => {
    await openDemo(page)
    await field(page).fill('first aid perth')
    await expect(list(page).getByRole('group', { name: 'Courses, near matches' })).toContainText(
      'Provide First Aid',
    )
    await expect(page.getByRole('status').filter({ hasText: 'near matches' })).toContainText(
      'Nothing for “perth”, but these fit the rest.',
    )
  })

  test('a mistyped word is mended, and a question is answered in the list', async ({ page }) => {
    await openDemo(page)
    await field(page).fill('bookeeping')
    await expect(options(page).first()).toContainText('Bookkeeping')
    await expect(
      page.getByRole('status').filter({ hasText: 'Showing what fits “bookkeeping”.' }),
    ).toBeVisible()
    await field(page).fill('refund')
    await expect(options(page).first()).toContainText(
      'The refund terms are part of your written enrolment agreement',
    )
    await options(page).first().click()
    await expect(page).toHaveURL(/\/faq#change-of-mind$/)
  })

  test('the results stand in the page and cover nothing of it', async ({ page }) => {
    await openDemo(page)
    await field(page).fill('care')
    await expect(list(page)).toBeVisible()
    const results = await list(page).boundingBox()
    const footer = await page.getByRole('contentinfo').boundingBox()
    expect((results?.y ?? 0) + (results?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0)
  })

  test('a press on what stands below the list is not lost when the list closes', async ({ page }) => {
    // Where nothing has to be scrolled, the browser does not hold the place.
    await page.setViewportSize({ width: 1440, height: 2600 })
    await openDemo(page)
    await field(page).fill('care')
    await expect(list(page)).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).hover()
    await page.mouse.down()
    await waitForRest(page)
    await page.mouse.up()
    await expect(page).toHaveURL(/\/faq$/)
  })

  test('§8: no results, and the categories', async ({ page }) => {
    await openDemo(page)
    await field(page).fill('zzzzqqq')
    const empty = page.locator('form').filter({ has: field(page) })
    await expect(empty.getByText('No results found for "zzzzqqq"').first()).toBeVisible()
    await expect(empty.getByText('Try different keywords or browse our categories')).toBeVisible()
    await expect(empty.getByRole('link', { name: 'Browse our categories' })).toHaveAttribute(
      'href',
      '/categories',
    )
  })

  for (const [what, query] of [
    ['5,000 characters', 'a'.repeat(5000)],
    ['regular-expression characters', '.*+?^$()|[]\\'],
    ['emoji', '👩‍🎓'],
    ['right-to-left text', 'مرحبا'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['a name that objects have', '__hasOwnProperty__'],
  ] as const) {
    test(`${what} finds nothing and breaks nothing`, async ({ page }) => {
      await openDemo(page)
      await field(page).fill(query)
      await expect(page.getByText('Try different keywords or browse our categories')).toBeVisible()
      expect(await page.locator('main img').count()).toBe(0)
      expect(await widerThanPhone(page)).toEqual([])
    })
  }

  test('a query in the address is asked; one that is too long is none', async ({ page }) => {
    await openDemo(page, '?q=first+aid')
    await expect(field(page)).toHaveValue('first aid')
    await expect(options(page).first()).toContainText('Provide First Aid')
    await openDemo(page, `?q=${'a'.repeat(3000)}`)
    await expect(field(page)).toHaveValue('')
  })

  test('where the index cannot be fetched, it says so and can be tried again', async ({ page, allow }) => {
    allow.response(/searchIndex/)
    await page.clock.install()
    await page.route(/searchIndex\.json/, (route) => route.fulfill({ status: 503 }))
    await openDemo(page)
    await field(page).fill('care')
    for (let second = 0; second < 12; second += 1) await page.clock.runFor(1000)
    await expect(page.getByRole('alert').filter({ hasText: 'Search could not be loaded.' })).toBeVisible()
    await page.unroute(/searchIndex\.json/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(list(page)).toBeVisible()
  })

  test('by keyboard alone, with the tree of the open list', async ({ page }) => {
    await openDemo(page)
    await tabTo(page, field(page))
    await page.keyboard.type('first aid')
    await expect(list(page)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('form').filter({ has: field(page) })).toMatchAriaSnapshot(`
      - /children: deep-equal
      - text: What are you looking for?
      - combobox "What are you looking for?" [expanded]: first aid
      - button "Clear the search"
      - listbox "Results":
        - group "Courses":
          - text: Courses
          - option /^Provide First Aid Health & Community · 1 day/ [selected]:
            - text: Provide
            - mark: First Aid
            - text: /Health & Community/
          - option /^Provide First Aid in an education and care setting/:
            - text: Provide
            - mark: First Aid
            - text: /in an education and care setting/
            - mark: First aid
            - text: /for people who look after infants/
          - option /^Certificate III in Individual Support/
        - group "Resources":
          - text: Resources
          - option /^Early childhood educator Career/
          - option /^Our courses Page/:
            - text: /Our courses Page/
            - mark: first aid
            - text: /units/
      - status: 5 results.
    `)
    await page.keyboard.press('Tab')
    await expect(list(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(list(page)).toBeHidden()
  })

  test('nobody is shut out: closed, open, nothing found', async ({ page }) => {
    await openDemo(page)
    expect(await axeViolations(page)).toEqual([])
    await field(page).fill('care')
    await expect(list(page)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await field(page).fill('zzzzqqq')
    await expect(page.getByText('Try different keywords or browse our categories')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })
})

test.describe('§2.28: the overlay', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })

  test('says what can be searched, and nothing of it is fetched before', async ({ page }) => {
    const fetched = fetchesIndex(page)
    await page.goto('/courses')
    await waitForHydration(page)
    expect(fetched).toEqual([])
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
    await expect(dialog(page)).toContainText('Start typing to search for courses, blogs, or pages…')
    await expect(field(page)).toBeFocused()
    await expect.poll(() => fetched.length).toBe(1)
  })

  test('the highlight is the first again on each keystroke; Enter opens', async ({ page }) => {
    await openOverlay(page)
    await page.keyboard.type('vet')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.type(' nurse')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await expect(options(page).first()).toContainText('Certificate IV in Veterinary Nursing')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/courses\/certificate-iv-in-veterinary-nursing$/)
    await expect(dialog(page)).toHaveCount(0)
  })

  test('finds what the search page finds, in the same order', async ({ page }) => {
    await openOverlay(page)
    await page.keyboard.type('childcare')
    await expect(options(page).first()).toContainText('Early Childhood')
    const titles = await options(page).allTextContents()
    await openDemo(page, '?q=childcare')
    await expect(options(page)).toHaveText(titles)
  })

  test("'See all results' carries the query to the search page", async ({ page }) => {
    await openOverlay(page)
    await expect(dialog(page).getByRole('button', { name: 'See all results' })).toHaveCount(0)
    await page.keyboard.type('aged care')
    await dialog(page).getByRole('button', { name: 'See all results' }).click()
    await expect(page).toHaveURL(/\/search-demo\?q=aged\+care$/)
    await expect(field(page)).toHaveValue('aged care')
    await expect(list(page)).toBeVisible()
  })

  test('§8: nothing found; Escape closes and gives the focus back', async ({ page }) => {
    await openOverlay(page)
    await page.keyboard.type('zzzzqqq')
    await expect(dialog(page)).toContainText('No results found.')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Search', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field(page)).toHaveValue('')
  })

  test('the link still opens the search page in a new tab', async ({ page, context }) => {
    await page.goto('/courses')
    await waitForHydration(page)
    const opening = context.waitForEvent('page')
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Search', exact: true })
      .click({ modifiers: ['ControlOrMeta'] })
    await expect(await opening).toHaveURL(/\/search-demo$/)
    await expect(dialog(page)).toHaveCount(0)
  })

  test('the tree of the open overlay', async ({ page }) => {
    await openOverlay(page)
    await waitForRest(page)
    expect(await dialog(page).boundingBox()).toMatchObject({ x: 0, width: 1440 })
    await page.keyboard.type('first aid')
    await expect(list(page)).toBeVisible()
    await expect(dialog(page)).toMatchAriaSnapshot(`
      - dialog "Search":
        - /children: deep-equal
        - heading "Search" [level=2]
        - button "Close search"
        - search:
          - text: Courses, blogs and pages
          - combobox "Courses, blogs and pages" [expanded]: first aid
          - paragraph:
            - status: 5 results.
          - listbox "Results":
            - group "Courses":
              - text: Courses
              - option /^Provide First Aid Health & Community · 1 day/ [selected]:
                - text: Provide
                - mark: First Aid
                - text: /Health & Community/
              - option /^Provide First Aid in an education and care setting/:
                - text: Provide
                - mark: First Aid
                - text: /in an education and care setting/
                - mark: First aid
                - text: /for people who look after infants/
              - option /^Certificate III in Individual Support/
            - group "Resources":
              - text: Resources
              - option /^Early childhood educator Career/
              - option /^Our courses Page/:
                - text: /Our courses Page/
                - mark: first aid
                - text: /units/
          - paragraph:
            - button "See all results"
        - status
        - alert
    `)
  })

  test('nobody is shut out: empty, with results, on a small phone', async ({ page }) => {
    await openOverlay(page)
    expect(await axeViolations(page, { within: 'dialog' })).toEqual([])
    await page.keyboard.type('care')
    await expect(list(page)).toBeVisible()
    expect(await axeViolations(page, { within: 'dialog' })).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(wide).toBe(false)
  })
})
