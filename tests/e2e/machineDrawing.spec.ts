import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from '../support/page'

const machines = readdirSync(new URL('../../src/machines', import.meta.url))
  .filter((file) => file.endsWith('.machine.ts'))
  .map((file) => file.replace('.machine.ts', ''))

/** The page shows the drawing a second time, with the simulator. */
const section = (page: Page) => page.locator('#drawing')
const frame = (page: Page) => section(page).getByRole('region', { name: /^Drawing of/ })
const zoom = (page: Page) => section(page).locator('[aria-live]')
const button = (page: Page, name: string) => section(page).getByRole('button', { name })

async function open(page: Page) {
  await page.goto('/machines/siteNav')
  await waitForHydration(page)
  await frame(page).scrollIntoViewIfNeeded()
}

const drawingBox = async (page: Page) => {
  const box = await frame(page).getByRole('img').boundingBox()
  if (!box) throw new Error('The drawing is not drawn.')
  return box
}

/** Texts that stick out of the box they belong to, in the drawing's own pixels. */
const tooWide = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const groups = [...document.querySelectorAll('svg :is([data-state], [data-transition])')]
    const wrong = groups.flatMap((group) => {
      const box = group.querySelector('rect')?.getBBox()
      return [...group.querySelectorAll('text')].filter((text) => {
        const { x, width } = text.getBBox()
        return !box || width === 0 || x < box.x || x + width > box.x + box.width
      })
    })
    return { groups: groups.length, wrong: wrong.map(({ textContent }) => textContent) }
  })

for (const machine of machines) {
  test(`no text of the drawing of ${machine} is wider than its box`, async ({ page }) => {
    await page.goto(`/machines/${machine}`)
    const { groups, wrong } = await tooWide(page)
    expect(groups).toBeGreaterThan(2)
    expect(wrong).toEqual([])
  })
}

test('texts stay in their boxes while the fonts are missing', async ({ page, allow }) => {
  allow.response(/\.woff2/)
  await page.route(/\.woff2/, (route) => route.abort())
  await page.goto('/machines/siteNav')
  expect((await tooWide(page)).wrong).toEqual([])
})

test('without scripts the whole drawing is seen', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  await page.goto('/machines/siteNav')
  const { x, width } = await drawingBox(page)
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(360)
  await context.close()
})

test('the buttons zoom, move and fit, and the zoom is announced', async ({ page }) => {
  await open(page)
  await expect(zoom(page)).toHaveText('Whole drawing')
  await expect(button(page, 'Move right')).toHaveAttribute('aria-disabled', 'true')
  const whole = await drawingBox(page)
  await button(page, 'Zoom in').click()
  await button(page, 'Zoom in').click()
  await expect(zoom(page)).toHaveText('Zoom 156 %')
  expect((await drawingBox(page)).width).toBeCloseTo(whole.width * 1.5625, 0)
  const before = await drawingBox(page)
  await button(page, 'Move right').click()
  expect((await drawingBox(page)).x).toBeCloseTo(before.x - whole.width * 0.15, 0)
  const { y } = await drawingBox(page)
  await button(page, 'Move down').click()
  expect((await drawingBox(page)).y).toBeLessThan(y)
  await button(page, 'Zoom out').click()
  await expect(zoom(page)).toHaveText('Zoom 125 %')
  await button(page, 'Fit').click()
  await expect(zoom(page)).toHaveText('Whole drawing')
  const { x, width, height } = await drawingBox(page)
  expect({ x, width, height }).toEqual({ x: whole.x, width: whole.width, height: whole.height })
  await expect(button(page, 'Fit')).toBeFocused()
})

test('keys zoom and move only while the drawing has focus', async ({ page }) => {
  await open(page)
  await button(page, 'Zoom in').focus()
  await page.keyboard.press('+')
  await expect(zoom(page)).toHaveText('Whole drawing')
  await frame(page).focus()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await page.keyboard.press('-')
  await expect(zoom(page)).toHaveText('Zoom 125 %')
  const { x } = await drawingBox(page)
  await page.keyboard.press('ArrowLeft')
  expect((await drawingBox(page)).x).toBeGreaterThan(x)
  await page.keyboard.press('0')
  await expect(zoom(page)).toHaveText('Whole drawing')
})

test('a pointer drags an enlarged drawing, and a wheel zooms it only with Ctrl', async ({ page }) => {
  await open(page)
  const box = await frame(page).boundingBox()
  if (!box) throw new Error('There is no frame.')
  const middle = { x: box.x + box.width / 2, y: Math.max(100, box.y + 60) }
  await page.mouse.move(middle.x, middle.y)
  const scrolled = () => page.evaluate(() => window.scrollY)
  const from = await scrolled()
  await page.mouse.wheel(0, -40)
  await expect.poll(scrolled).toBe(from - 40)
  await page.mouse.wheel(0, 40)
  await expect.poll(scrolled).toBe(from)
  await expect(zoom(page)).toHaveText('Whole drawing')
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -50)
  await page.keyboard.up('Control')
  await expect(zoom(page)).toHaveText('Zoom 165 %')
  expect(await scrolled()).toBe(from)
  const { x } = await drawingBox(page)
  await page.mouse.down()
  await page.mouse.move(middle.x + 30, middle.y, { steps: 3 })
  await expect(frame(page)).toHaveAttribute('data-view', 'dragging')
  expect((await drawingBox(page)).x).toBeCloseTo(x + 30, 0)
  await page.mouse.up()
  await page.mouse.move(middle.x + 90, middle.y)
  await expect(frame(page)).toHaveAttribute('data-view', 'free')
  expect((await drawingBox(page)).x).toBeCloseTo(x + 30, 0)
})

test('two fingers zoom about the point between them', async ({ page }) => {
  await open(page)
  const box = await frame(page).boundingBox()
  if (!box) throw new Error('There is no frame.')
  const y = Math.max(100, box.y + 60)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x, id) => ({ x, y, id })) })
  const left = box.x + box.width / 2 - 30
  await touch('touchStart', left, left + 60)
  await touch('touchMove', left - 30, left + 90)
  await touch('touchEnd')
  await expect(zoom(page)).toHaveText(/^Zoom 20\d %|^Zoom 19\d %/)
  await expect(frame(page)).toHaveAttribute('data-view', 'free')
})
