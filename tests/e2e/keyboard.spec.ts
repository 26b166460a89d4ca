import type { Page } from '@playwright/test'
import { keyboard } from '../support/hands'
import { expect, test, testInSharedTab, waitForHydration, waitForRest } from '../support/page'
import { shareOf } from '../support/share'
import { onePathPerKind } from '../support/sitePages'

declare global {
  interface Window {
    stops: Element[]
  }
}

/** The header and the footer are the same on every page: they are walked through on these. */
const PAGES_WALKED_WHOLE: readonly string[] = ['/', '/courses']

/** Notes what the keyboard has to reach. Of a group of radio buttons one is enough. */
const noteStops = (page: Page, within: 'body' | 'main') =>
  page.evaluate((scope) => {
    const groups = new Set<string>()
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    window.stops = [...(document.querySelector(scope)?.querySelectorAll(controls) ?? [])].filter(
      (element) => {
        if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) return false
        if (element.matches(':disabled, [tabindex="-1"]')) return false
        if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
        const isFirst = !groups.has(element.name)
        groups.add(element.name)
        return isFirst
      },
    )
    return window.stops.length
  }, within)

/** Where the focus is now, and what is wrong with how it shows once everything has come to rest. */
const lookAtFocus = async (page: Page) => {
  await waitForRest(page)
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const name = `${focused.localName} "${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}"`
    const stop = window.stops.findIndex(
      (element) =>
        element === focused ||
        (element instanceof HTMLInputElement &&
          focused instanceof HTMLInputElement &&
          element.type === 'radio' &&
          element.name === focused.name),
    )
    // A control of ours hides the browser's own box and shows the focus on its label.
    const ownLabel =
      focused instanceof HTMLInputElement && focused.matches('.visually-hidden')
        ? focused.labels?.[0]
        : undefined
    const shown = focused.closest('[data-focus-visible]') ?? focused.closest('label') ?? ownLabel ?? focused
    const isOutlined = (element: Element | null) => {
      if (!element) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    }
    // A link that stretches over its card has the card carry the ring.
    const isRinged = [focused, shown, focused.closest('article'), focused.closest('li')].some(isOutlined)
    const isSeen = [...shown.getClientRects()].some(({ left, right, top, bottom }) =>
      [
        [left + 2, top + 2],
        [right - 2, top + 2],
        [left + 2, bottom - 2],
        [right - 2, bottom - 2],
        [(left + right) / 2, (top + bottom) / 2],
        // What is higher than the window may have round corners.
        [(left + right) / 2, top + 2],
      ].some(([x = 0, y = 0]) => {
        const [top] = document.elementsFromPoint(x, y)
        return top !== undefined && (shown.contains(top) || (top.contains(focused) && top === shown))
      }),
    )
    const isInMain = focused.closest('main') !== null
    return { name, stop, isRinged, isSeen, isInMain }
  })
}

async function tabThrough(page: Page, within: 'body' | 'main' = 'body') {
  const count = await noteStops(page, within)
  await page.locator(within).focus()
  const reached = new Set<number>()
  const faults: string[] = []
  let last = ''
  for (let press = 0; press < count + 20; press += 1) {
    await page.keyboard.press('Tab')
    const focus = await lookAtFocus(page)
    if (!focus || (within === 'main' && focus.stop < 0 && !focus.isInMain)) break
    last = focus.name
    if (focus.stop >= 0) reached.add(focus.stop)
    if (!focus.isRinged) faults.push(`no focus ring on ${focus.name}`)
    if (!focus.isSeen) faults.push(`hidden while focused: ${focus.name}`)
    if (press === count + 19) faults.push(`Tab does not lead out again, at last on ${last}`)
  }
  const missed = await page.evaluate(
    (known) =>
      window.stops
        .filter((element, index) => !known.includes(index) && element.isConnected)
        .map((element) => element.outerHTML.slice(0, 160)),
    [...reached],
  )
  return [...faults, ...missed.map((html) => `not reached: ${html}`)]
}

const windows = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]

// The kinds of pages take turns between the two windows; with `PAGES=whole` each is walked through in both.
for (const [turn, path] of [...onePathPerKind, '/courses/compare?ids=1,2,3'].entries())
  for (const size of shareOf(windows, windows.length, turn))
    testInSharedTab(`every control of ${path} is reached and seen at ${size.width} px`, async ({ page }) => {
      test.slow()
      await page.setViewportSize(size)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await waitForHydration(page)
      expect(await tabThrough(page, PAGES_WALKED_WHOLE.includes(path) ? 'body' : 'main')).toEqual([])
    })

test('the comparison bar never lies over what has the focus @phone', async ({ page }) => {
  test.slow()
  await page.addInitScript(() => localStorage.setItem('lyrebird.comparison', '[1,2,3]'))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/courses')
  await waitForHydration(page)
  await expect(page.getByText('3 course(s) selected')).toBeVisible()
  expect(await tabThrough(page)).toEqual([])
})

test('the first stop leads past the header @phone', async ({ page }) => {
  await page.goto('/courses')
  await waitForHydration(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(
    true,
  )
})

test('the second stop leads to the results, where there are some @phone', async ({ page }) => {
  await page.goto('/courses')
  await waitForHydration(page)
  const skip = page.getByRole('link', { name: 'Skip to results' })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#results')).toBeFocused()

  await page.goto('/about')
  await expect(skip).toBeHidden()
})

test('a new page takes the title and the focus, and is said once @phone', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  await expect(page.locator('#route-announcement')).toBeEmpty()
  await page.getByRole('link', { name: /^Just browse all/ }).click()
  await expect(page).toHaveTitle('Our courses | Lyrebird Learning')
  await expect(page.getByRole('heading', { level: 1, name: 'Our Courses' })).toBeFocused()
  // The heading is read out with the focus: a live region would say it again.
  await expect(page.locator('#route-announcement')).toBeEmpty()

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('#route-announcement')).toBeEmpty()
})

test('Escape closes the filter panel, and the focus goes back to its button @phone', async ({ page }) => {
  await page.goto('/courses')
  await waitForHydration(page)
  const open = page.getByRole('button', { name: 'Filter Courses' })
  await keyboard(page).press(open)
  const panel = page.getByRole('dialog', { name: 'Filter courses' })
  await expect(panel).toBeVisible()
  await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  // The focus stays inside, however often Tab is pressed.
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(open).toBeFocused()
})

test('an incomplete enquiry leads to its problems, and each problem to its field', async ({ page }) => {
  await page.goto('/courses/certificate-iii-in-early-childhood-education-and-care')
  await waitForHydration(page)
  const form = page.getByRole('region', { name: 'Enquire Now' })
  await keyboard(page).press(form.getByRole('button', { name: 'Send enquiry' }))
  const summary = form.getByRole('group', { name: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(form.getByRole('alert')).toHaveCount(0)
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your first name.',
    'Enter your last name.',
    'Enter your phone number.',
    'Enter your email address.',
  ])
  await expect(page).toHaveTitle(/^Error: Certificate III in Early Childhood/)
  await keyboard(page).press(form.getByRole('link', { name: 'Enter your phone number.' }))
  await expect(form.getByLabel('Phone')).toBeFocused()
  for (const label of ['First name', 'Last name', 'Phone']) await form.getByLabel(label).fill('0400 000 000')
  await form.getByLabel('Email').fill('mia@mail.example')
  await expect(page).toHaveTitle(/^Certificate III in Early Childhood/)
})

test('Escape closes the menu of a small screen, and the focus goes back to its button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await waitForHydration(page)
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  await keyboard(page).press(button)
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()
})
