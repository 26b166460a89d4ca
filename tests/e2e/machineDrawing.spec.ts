import type { Page } from '@playwright/test'
import { textsTooWide } from '../support/drawing'
import { expect, test, waitForHydration } from '../support/page'
import { tabTo } from '../support/screen'

const section = (page: Page) => page.locator('#drawing')
const frame = (page: Page) => section(page).locator('[data-view]')
const zoom = (page: Page) => section(page).locator('[aria-live]')
const button = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true })
/** What has the one tab stop of the drawing. */
const place = (page: Page) => section(page).locator('svg [role=button][tabindex="0"]')

async function open(page: Page, machine = 'siteNav') {
  // What moves would be measured on its way.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/machines/${machine}`)
  await waitForHydration(page)
  await expect(frame(page)).toBeVisible()
}

/** All of the drawing is seen, and nothing but the visitor changes that. */
async function seeWhole(page: Page) {
  await button(page, 'Fit').click()
  await expect(zoom(page)).toHaveText('Whole drawing')
}

const drawingBox = async (page: Page) => {
  const box = await section(page).locator('[data-view] svg').boundingBox()
  if (!box) throw new Error('The drawing is not drawn.')
  return box
}

test('texts stay in their boxes while the fonts are missing', async ({ page, allow }) => {
  allow.response(/\.woff2/)
  await page.route(/\.woff2/, (route) => route.abort())
  await page.goto('/machines/siteNav')
  expect((await textsTooWide(page)).wrong).toEqual([])
})

test('without scripts the whole drawing is seen', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  await page.goto('/machines/siteNav')
  const box = await section(page).getByRole('img').boundingBox()
  await expect(section(page).getByRole('img')).toHaveAccessibleDescription(/below, under States/)
  const { x, width } = box ?? { x: -1, width: 0 }
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(360)
  await context.close()
})

test('the buttons zoom, move and fit, and the zoom is announced', async ({ page }) => {
  await open(page)
  await seeWhole(page)
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
  await seeWhole(page)
  await button(page, 'Zoom in').focus()
  await page.keyboard.press('+')
  await expect(zoom(page)).toHaveText('Whole drawing')
  await place(page).focus()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await page.keyboard.press('-')
  await expect(zoom(page)).toHaveText('Zoom 125 %')
  const { x } = await drawingBox(page)
  await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(async () => (await drawingBox(page)).x).toBeGreaterThan(x)
  await page.keyboard.press('0')
  await expect(zoom(page)).toHaveText('Whole drawing')
  await page.keyboard.press('f')
  await expect(zoom(page)).toHaveText('Following')
  await page.keyboard.press('f')
  await expect(zoom(page)).toHaveText('Whole drawing')
})

test('whoever follows goes on from there by zooming, moving or dragging', async ({ page }) => {
  await open(page)
  for (const leave of [
    () => button(page, 'Zoom out').click(),
    () => button(page, 'Move left').click(),
    () => button(page, 'Move right').click(),
    async () => {
      const { x, y } = await middleOf(page)
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + 20, y, { steps: 4 })
      await expect(frame(page)).toHaveAttribute('data-view', 'dragging')
      await page.mouse.up()
    },
  ]) {
    if ((await button(page, 'Follow').getAttribute('aria-pressed')) === 'false')
      await button(page, 'Follow').click()
    await expect(frame(page)).toHaveAttribute('data-view', 'following')
    await leave()
    await expect(frame(page)).toHaveAttribute('data-view', 'free')
    await expect(zoom(page)).toHaveText(/^Zoom \d+ %$/)
  }
})

async function middleOf(page: Page) {
  const box = await frame(page).boundingBox()
  if (!box) throw new Error('There is no frame.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('a pointer drags an enlarged drawing, and a wheel zooms it only with Ctrl', async ({ page }) => {
  await open(page)
  await seeWhole(page)
  const middle = await middleOf(page)
  await page.mouse.move(middle.x, middle.y)
  const scrolled = () => page.evaluate(() => window.scrollY)
  const from = await scrolled()
  await page.mouse.wheel(0, 40)
  await expect.poll(scrolled).toBe(from + 40)
  await page.mouse.wheel(0, -40)
  await expect.poll(scrolled).toBe(from)
  await expect(zoom(page)).toHaveText('Whole drawing')
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -50)
  await page.keyboard.up('Control')
  await expect(zoom(page)).toHaveText('Zoom 165 %')
  expect(await scrolled()).toBe(from)
  await page.mouse.down()
  await page.mouse.move(middle.x + 5, middle.y)
  await expect(frame(page)).toHaveAttribute('data-view', 'dragging')
  const { x } = await drawingBox(page)
  await page.mouse.move(middle.x + 35, middle.y, { steps: 3 })
  await expect.poll(async () => (await drawingBox(page)).x).toBeCloseTo(x + 30, 0)
  await page.mouse.up()
  await page.mouse.move(middle.x + 90, middle.y)
  await expect(frame(page)).toHaveAttribute('data-view', 'free')
  await expect.poll(async () => (await drawingBox(page)).x).toBeCloseTo(x + 30, 0)
})

test('two fingers zoom about the point between them', async ({ page }) => {
  await open(page)
  await seeWhole(page)
  const { x, y } = await middleOf(page)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((at, id) => ({ x: at, y, id })) })
  const left = x - 30
  await touch('touchStart', left, left + 60)
  await touch('touchMove', left - 30, left + 90)
  await touch('touchEnd')
  await expect(zoom(page)).toHaveText(/^Zoom 20\d %|^Zoom 19\d %/)
  await expect(frame(page)).toHaveAttribute('data-view', 'free')
})

test('by keyboard in the drawing: walk, look along, fire with a payload, go back in time', async ({
  page,
}) => {
  await open(page, 'upload')
  const named = (name: RegExp) => section(page).getByRole('button', { name })
  await tabTo(page, place(page), 60)
  await expect(named(/^file\.choose… .*\[isAccepted\]/)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(named(/^file\.choose…: anywhere to refused/)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(named(/, state refused$/)).toBeFocused()
  await expect(page.getByRole('region', { name: 'Current state' })).toContainText('Looking at refused')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(named(/^file\.choose…: anywhere to refused/)).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  const form = page.getByRole('form', { name: 'What file.choose carries' })
  await expect(form).toContainText('This would pass isAccepted')
  await tabTo(page, form.getByRole('button', { name: 'Send file.choose' }), 10)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Current state' })).toContainText('Now in uploading')
  await expect(page.locator('#bench > [role=status]')).toHaveText('Step 1, file.choose: in uploading.')
  await expect(place(page)).toBeFocused()
  await page.keyboard.press('z')
  await expect(page.getByRole('region', { name: 'Current state' })).toContainText('Now in idle')
  await page.keyboard.press('Shift+Z')
  await expect(page.getByRole('region', { name: 'Current state' })).toContainText('Now in uploading')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Find in this machine' })).toBeFocused()
  await page.keyboard.type('retry')
  await expect(page.getByRole('region', { name: 'States of the machine' }).getByRole('status')).toBeVisible()
})

test('a press in the drawing takes what is possible, and shows the entry of anything else', async ({
  page,
}) => {
  await open(page, 'retrieval')
  await section(page)
    .locator('[data-transition="idle --data.request--> loading"]')
    .getByText('data.request')
    .click()
  const state = page.getByRole('region', { name: 'Current state' })
  await expect(state).toContainText('Now in loading')
  await seeWhole(page)
  await section(page).locator('[data-state="idle"]').click()
  await expect(state).toContainText('Looking at idle')
  await page.getByRole('button', { name: 'Back to what is possible now' }).click()
  await expect(state).not.toContainText('Looking at')
})

test('the drawing fills the screen and gives it back', async ({ page }) => {
  await open(page, 'accordion')
  await button(page, 'Full screen').click()
  await expect(button(page, 'Leave full screen')).toBeVisible()
  await button(page, 'Leave full screen').click()
  await expect(button(page, 'Full screen')).toBeFocused()
})

for (const [width, part] of [
  [360, 'drawing'],
  [768, 'states'],
  [1440, 'paths'],
] as const)
  test(`what an event carries is asked for in whatever part it was pressed: ${part} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/machines/siteNav?panel=${part}`)
    await expect(place(page)).toBeVisible()
    const asking = section(page)
      .getByRole('button', { name: /^menu\.toggle….*asks what it carries/ })
      .first()
    await asking.focus()
    await page.keyboard.press('Enter')
    const form = page.getByRole('form', { name: /menu\.toggle/ })
    await expect(form).toBeInViewport()
    await expect(form.getByRole('combobox').or(form.getByRole('textbox')).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await expect(asking).toBeFocused()
  })
