import type { Locator, Page } from '@playwright/test'
import { axeViolations, expect, test, waitForHydration } from '../support/page'
import { tabTo } from '../support/screen'
import { onePathPerKind } from '../support/sitePages'
import { fetchTooltips } from '../support/tooltipsOnPage'

const tooltip = (page: Page) => page.locator('[role=tooltip]')
const banner = (page: Page) => page.getByRole('banner')
const search = (page: Page) => banner(page).getByRole('link', { name: 'Search', exact: true })
const themeSwitch = (page: Page) => banner(page).getByRole('button', { name: /colours/i })

/** Longer than a tooltip takes to open. */
const waitInVain = (page: Page) => page.waitForTimeout(900)

async function open(page: Page, path = '/terms') {
  await page.goto(path)
  await waitForHydration(page)
}

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} is not on the screen.`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** The middle of a box, or a point so far to the right of it. */
const middleOf = (
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  beside = 0,
): [number, number] => [x + width / 2 + beside, y + height / 2]

/** What lies uppermost in the middle of the tooltip. */
const isUppermost = (page: Page) =>
  tooltip(page).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

test('the focus of the keyboard opens a tooltip, and Escape closes it where the focus is', async ({
  page,
}) => {
  await open(page)
  await tabTo(page, search(page))
  await expect(tooltip(page)).toHaveText('Search')
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toHaveCount(0)
  await expect(search(page)).toBeFocused()

  await page.keyboard.press('Tab')
  await expect(tooltip(page)).toHaveText('Shortlist')
  await page.keyboard.press('Tab')
  await expect(themeSwitch(page)).toBeFocused()
  await expect(tooltip(page)).toHaveText(/^Colours follow your device/)
  // A button whose name changes says it by its new name, not by a tooltip that stays.
  await page.keyboard.press('Enter')
  await expect(tooltip(page)).toHaveCount(0)
  await waitInVain(page)
  await expect(tooltip(page)).toHaveCount(0)
})

test('a press closes a tooltip, and it stays closed until the pointer leaves', async ({ page }) => {
  await open(page)
  await themeSwitch(page).hover()
  await expect(tooltip(page)).toHaveText(/^Colours follow/)
  await themeSwitch(page).click()
  await expect(tooltip(page)).toHaveCount(0)
  await page.mouse.move(...middleOf(await boxOf(themeSwitch(page)), 3))
  await waitInVain(page)
  await expect(tooltip(page)).toHaveCount(0)
  await page.mouse.move(2, 2)
  await themeSwitch(page).hover()
  await expect(tooltip(page)).toHaveText(/^Light colours/)
})

test('the pointer may move onto a tooltip', async ({ page }) => {
  await open(page)
  await search(page).hover()
  await expect(tooltip(page)).toHaveText('Search')
  const [control, bubble] = [await boxOf(search(page)), await boxOf(tooltip(page))]
  expect(bubble.y, 'nothing lies between a control and its tooltip').toBeLessThanOrEqual(control.bottom)
  await page.mouse.move(...middleOf(bubble), { steps: 12 })
  await waitInVain(page)
  await expect(tooltip(page)).toHaveText('Search')
  await page.mouse.move(2, 400)
  await expect(tooltip(page)).toHaveCount(0)
})

test('a tooltip stays for as long as the focus is on its control, wherever the pointer goes', async ({
  page,
}) => {
  await open(page)
  await tabTo(page, search(page))
  await expect(tooltip(page)).toHaveText('Search')
  await search(page).hover()
  await page.mouse.move(2, 400)
  await page.waitForTimeout(400)
  await expect(tooltip(page)).toHaveText('Search')
})

test('what comes under a pointer that rests opens nothing', async ({ page }) => {
  await open(page, '/category/creative')
  await fetchTooltips(page)
  const next = page.getByRole('button', { name: 'Next slide' })
  await next.scrollIntoViewIfNeeded()
  await page.mouse.move(...middleOf(await boxOf(next)))
  await page.mouse.move(2, 2)
  const [x, y] = middleOf(await boxOf(next))
  await page.evaluate(() => scrollBy({ top: -200, behavior: 'instant' }))
  await page.mouse.move(x, y)
  await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }))
  await expect.poll(() => next.evaluate((button) => button.matches(':hover'))).toBe(true)
  await waitInVain(page)
  await expect(tooltip(page)).toHaveCount(0)
})

test('a pen hovers over a control, and a finger does not', async ({ page }) => {
  await open(page)
  await search(page).hover()
  await expect(tooltip(page)).toHaveText('Search')
  // For the browser the mouse is still on the control, as it counts a finger or a pen that touches it.
  await page.locator('body').dispatchEvent('pointerover')
  await expect(tooltip(page)).toHaveCount(0)
  const move = (pointerType: string) => search(page).dispatchEvent('pointermove', { pointerType })
  await move('touch')
  await waitInVain(page)
  await expect(tooltip(page)).toHaveCount(0)
  await move('pen')
  await expect(tooltip(page)).toHaveText('Search')
})

test('a tooltip goes with its control, and no further than the edge of the window', async ({ page }) => {
  await open(page, '/category/creative')
  const next = page.getByRole('button', { name: 'Next slide' })
  await page.getByRole('link', { name: /^Skip past/ }).focus()
  await tabTo(page, next)
  await expect(tooltip(page)).toHaveText('Next slide')
  const gap = async () => (await boxOf(next)).y - (await boxOf(tooltip(page))).bottom
  expect(await gap()).toBeCloseTo(0)
  await page.evaluate(() => scrollBy({ top: 60, behavior: 'instant' }))
  await expect.poll(gap).toBeCloseTo(0)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(tooltip(page)).toHaveCount(0)
})

test('a button that has opened its menu has no tooltip', async ({ page }) => {
  await open(page)
  const toggle = page.getByRole('button', { name: 'Courses menu' })
  await toggle.hover()
  await expect(page.locator('#menu-courses')).toBeVisible()
  await waitInVain(page)
  await expect(tooltip(page)).toHaveCount(0)
  await page.mouse.move(2, 890)
  await expect(page.locator('#menu-courses')).toBeHidden()

  await tabTo(page, toggle)
  await expect(tooltip(page)).toHaveText('Courses menu')
  await page.keyboard.press('Enter')
  await expect(tooltip(page)).toHaveCount(0)
  await expect(page.locator('#menu-courses')).toBeVisible()
})

test('in a dialog a tooltip lies uppermost, and Escape takes it away before the dialog', async ({ page }) => {
  await open(page, '/courses')
  await page.getByRole('button', { name: 'Filter Courses' }).click()
  const dialog = page.getByRole('dialog')
  const close = dialog.getByRole('button', { name: 'Close' })
  await close.hover()
  await expect(tooltip(page)).toHaveText((await close.getAttribute('aria-label')) ?? '')
  expect(await isUppermost(page)).toBe(true)
  expect(await axeViolations(page)).toEqual([])

  await page.mouse.click(...middleOf(await boxOf(tooltip(page))))
  await expect(dialog).toBeVisible()
  await expect(tooltip(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

const renderings = [
  { name: 'light', media: {} },
  { name: 'dark', media: { colorScheme: 'dark' } },
  { name: 'forced colours', media: { forcedColors: 'active' } },
] as const

for (const { name, media } of renderings) {
  test(`a page with a tooltip is accessible: ${name}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', ...media })
    await open(page)
    await themeSwitch(page).hover()
    await expect(tooltip(page)).toBeVisible()
    // axe reads the fill of text, which the browser reports as it was before it forced the colours.
    const without = name === 'forced colours' ? ['color-contrast'] : []
    expect(await axeViolations(page, { without })).toEqual([])
    await expect(tooltip(page)).toHaveAttribute('aria-hidden', 'true')
    await expect(themeSwitch(page)).not.toHaveAttribute('aria-describedby')
    await page.emulateMedia({ media: 'print' })
    await expect(tooltip(page)).toBeHidden()
  })
}

for (const path of ['/', '/machines/toaster', '/search-demo?q=care']) {
  test(`every tooltip of ${path} is inside a window of 320 px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 320, height: 480 })
    await open(page, path)
    const controls = page.locator('[data-tooltip]:visible')
    await controls.first().waitFor()
    for (let index = 0; index < (await controls.count()); index += 1) {
      const control = controls.nth(index)
      await control.scrollIntoViewIfNeeded()
      const [x, y] = middleOf(await boxOf(control))
      await page.mouse.move(x - 3, y)
      await page.mouse.move(x, y)
      const name = (await control.getAttribute('aria-label')) ?? (await control.textContent()) ?? ''
      expect(name).not.toBe('')
      await expect(tooltip(page)).toHaveText(name)
      const { x: left, y: top, right, bottom } = await boxOf(tooltip(page))
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(320)
      expect(bottom).toBeLessThanOrEqual(480)
      expect(await isUppermost(page)).toBe(true)
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(beyond).toBeLessThanOrEqual(0)
    }
  })
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('a tap opens no tooltip and fetches nothing for it', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await open(page)
    await themeSwitch(page).tap()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await waitInVain(page)
    await expect(tooltip(page)).toHaveCount(0)
    expect(asked.filter((address) => address.includes('tooltip'))).toEqual([])
  })
})

const script = /\/assets\/tooltips-[^/]*\.js$/

test('what is pointed at before the script is there gets its tooltip', async ({ page }) => {
  let arrives = () => {}
  const held = new Promise<void>((resolve) => {
    arrives = resolve
  })
  await page.route(script, async (route) => {
    await held
    await route.continue()
  })
  await open(page)
  await themeSwitch(page).hover()
  await search(page).hover()
  await waitInVain(page)
  arrives()
  await expect(tooltip(page)).toHaveText('Search')
})

test('what was pointed at before the script is there, and is no more, gets none', async ({ page }) => {
  let arrives = () => {}
  const held = new Promise<void>((resolve) => {
    arrives = resolve
  })
  await page.route(script, async (route) => {
    await held
    await route.continue()
  })
  await open(page)
  await search(page).hover()
  await page.mouse.move(2, 400)
  const arrived = page.waitForResponse(script)
  arrives()
  await arrived
  await waitInVain(page)
  await expect(tooltip(page)).toHaveCount(0)
})

test('a page whose tooltips cannot be fetched works without them', async ({ page, allow }) => {
  allow.response(script)
  await page.route(script, (route) => route.abort())
  await open(page)
  await themeSwitch(page).hover()
  await waitInVain(page)
  await themeSwitch(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('every control that is a picture only has a tooltip, which shows its name', async ({ page }) => {
  test.slow()
  const faults: string[] = []
  for (const path of onePathPerKind) {
    await open(page, path)
    faults.push(
      ...(await page.evaluate(() => {
        const hiddenName = (control: Element) =>
          control.querySelector(':scope > .visually-hidden')?.textContent ?? ''
        const isPicture = (control: Element) =>
          control.textContent === hiddenName(control) && control.querySelector('svg, img') !== null
        return [...document.querySelectorAll('button, a[href], [data-tooltip]')]
          .filter(
            (control) =>
              (isPicture(control) || control.matches('[data-tooltip]')) &&
              !(
                control.matches('[data-tooltip]') &&
                (control.ariaLabel || hiddenName(control)) &&
                isPicture(control)
              ),
          )
          .map((control) => `${location.pathname}: ${control.outerHTML.slice(0, 120)}`)
      })),
    )
  }
  expect(faults).toEqual([])
})
