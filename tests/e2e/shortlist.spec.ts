import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { courses } from '~/data/courses/courses'
import { axeViolations, expect, holdScript, test, waitForHydration } from '../support/page'
import { tabTo } from '../support/screen'

const saved = courses.slice(0, 4)
const [first, second, third] = saved
if (!first || !second || !third) throw new Error('There are courses.')

const KEY = 'lyrebird.shortlist'
const titles = (page: Page) => page.locator('main ol > li h2').allTextContents()
const counter = (page: Page) => page.locator('header[data-site]').getByRole('link', { name: /^Shortlist/ })

async function openWith(page: Page, list: readonly { id: number; note?: string }[], path = '/shortlist') {
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text)
    },
    [KEY, JSON.stringify(list.map(({ id, note = '' }) => ({ id, note })))] as const,
  )
  await page.goto(path)
  await waitForHydration(page)
}

test('a card and a course page save a course, and the bar says how many there are, before any script too', async ({
  page,
  allow,
}) => {
  await page.goto('/courses?sort=az')
  await waitForHydration(page)
  const save = page
    .locator('main article')
    .first()
    .getByRole('button', { name: /^Save / })
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await expect(counter(page)).toHaveAccessibleName('Shortlist 1')
  await page.goto(`/courses/${first.slug}`)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Save to shortlist' }).click()
  await expect(counter(page)).toHaveAccessibleName('Shortlist 2')
  const scripts = /\/assets\/.*\.js$/
  allow.response(scripts)
  await page.route(scripts, (route) => route.abort())
  await page.goto('/about')
  await expect(counter(page)).toHaveAccessibleName('Shortlist 2')
})

for (const path of ['/categories/health?q=care', '/courses?q=care'])
  test(`where the save button comes late on ${path}, nothing beside it moves under a press`, async ({
    page,
  }) => {
    const letCome = await holdScript(page, 'SaveToggle')
    await page.goto(path)
    await waitForHydration(page)
    await page.mouse.move(5, 300)
    const card = page.locator('main article').first()
    const view = card.getByRole('link', { name: /^View Course/ })
    await view.scrollIntoViewIfNeeded()
    await expect(card.getByRole('button', { name: /^Save / })).toHaveCount(0)
    const before = await view.boundingBox()
    letCome()
    await expect(card.getByRole('button', { name: /^Save / })).toBeVisible()
    expect(await view.boundingBox()).toEqual(before)
  })

test('by keyboard alone: save, note, order, remove, undo', async ({ page }) => {
  await openWith(page, [first, second])
  await tabTo(page, page.getByLabel(`My note on ${first.title}`))
  await page.keyboard.type('Ask about Mondays')
  await tabTo(page, page.getByRole('button', { name: `Move ${second.title} up` }))
  await page.keyboard.press('Enter')
  await expect.poll(() => titles(page)).toEqual([second.title, first.title])
  await expect(page.getByRole('button', { name: `Move ${second.title} up` })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: `Remove ${first.title}` }))
  await page.keyboard.press('Enter')
  await expect.poll(() => titles(page)).toEqual([second.title])
  await expect(page.locator('#results')).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Undo' }))
  await page.keyboard.press('Enter')
  await expect.poll(() => titles(page)).toEqual([second.title, first.title])
  await expect(page.getByLabel(`My note on ${first.title}`)).toHaveValue('Ask about Mondays')
})

test('a file gives it back exactly, with its notes and its order', async ({ page }) => {
  await openWith(page, [{ id: third.id, note: 'Near the station?\nAsk.' }, first, second])
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const path = await (await downloaded).path()
  await page.getByRole('button', { name: 'Empty my shortlist' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing is saved yet' })).toBeVisible()
  const file = { name: 'mine.json', mimeType: 'application/json', buffer: await readFile(path) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect.poll(() => titles(page)).toEqual([third.title, first.title, second.title])
  await expect(page.getByLabel(`My note on ${third.title}`)).toHaveValue('Near the station?\nAsk.')
})

test('any other file gives a sentence and loses nothing', async ({ page }) => {
  await openWith(page, [first])
  for (const text of ['', 'PNG', '{}', '[1,2]']) {
    const file = { name: 'holiday.json', mimeType: 'application/json', buffer: Buffer.from(text) }
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'This file is not a shortlist that was saved here.',
    )
    expect(await titles(page)).toEqual([first.title])
  }
})

test('a link shows its courses in its order and leaves the own list alone until it is asked', async ({
  page,
}) => {
  await openWith(page, [{ id: first.id, note: 'mine' }], `/shortlist?ids=${third.id},${first.id}`)
  await expect.poll(() => titles(page)).toEqual([third.title, first.title])
  await page.getByRole('link', { name: 'Show my own shortlist' }).click()
  await expect.poll(() => titles(page)).toEqual([first.title])
  await page.goBack()
  await page.getByRole('button', { name: 'Add them to mine' }).click()
  await expect.poll(() => titles(page)).toEqual([first.title, third.title])
  await expect(page.getByLabel(`My note on ${first.title}`)).toHaveValue('mine')
})

for (const junk of ['x', '-1,0', '{"a":1}', '999999'])
  test(`a link that asks for ${junk} gives a sentence or the own list`, async ({ page }) => {
    await openWith(page, [first], `/shortlist?ids=${encodeURIComponent(junk)}`)
    if (junk === '999999') await expect(page.getByText('One course is left out')).toBeVisible()
    else expect(await titles(page)).toEqual([first.title])
  })

test('it becomes a comparison, an enquiry and a calendar', async ({ page }) => {
  await openWith(page, saved)
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Starts for my calendar' }).click()
  const text = await readFile(await (await downloaded).path(), 'utf8')
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(saved.length)
  for (const { nextIntake } of saved)
    expect(text).toContain(`DTSTART;VALUE=DATE:${nextIntake?.replaceAll('-', '')}`)
  await page.getByRole('link', { name: `Ask about all ${saved.length}` }).click()
  for (const { code } of saved)
    await expect(page.getByLabel('Message')).toHaveValue(new RegExp(`\\(${code}\\)`))
  await page.goBack()
  await page.getByRole('link', { name: 'Compare the first 3' }).click()
  await expect(page.getByRole('heading', { name: 'Compare Courses' })).toBeVisible()
  await expect(page).toHaveURL(`/courses/compare?ids=${first.id},${second.id},${third.id}`)
})

test('the link that is shared holds the courses in their order, and no note', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await openWith(page, [{ id: third.id, note: 'nobody else reads this' }, { id: first.id }])
  await page.getByRole('button', { name: 'Share a link' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Link copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).not.toContain('nobody')
  const address = /https?:\S+/.exec(copied)?.[0] ?? ''
  await page.evaluate((key) => localStorage.removeItem(key), KEY)
  const other = await context.newPage()
  await other.goto(address)
  await waitForHydration(other)
  await expect(other.getByRole('heading', { level: 1, name: 'A shortlist from a link' })).toBeVisible()
  await expect.poll(() => titles(other)).toEqual([third.title, first.title])
  await other.getByRole('button', { name: 'Add them to mine' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Your shortlist' })).toBeVisible()
  await expect.poll(() => titles(other)).toEqual([third.title, first.title])
})

test('where nothing can be shared or copied, the link is there to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('No.', 'NotAllowedError'))
    Object.defineProperty(navigator, 'share', { value: refuse })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } })
  })
  await openWith(page, [first, second])
  await page.getByRole('button', { name: 'Share a link' }).click()
  const text = page.getByLabel(/Copy the link yourself/)
  await expect(text).toBeFocused()
  await expect(text).toHaveValue(new RegExp(`/shortlist\\?ids=${first.id},${second.id}`))
})

test('two tabs agree', async ({ page, context }) => {
  await openWith(page, [first, second])
  const other = await context.newPage()
  await other.goto('/shortlist')
  await waitForHydration(other)
  await other.getByRole('button', { name: `Remove ${first.title}` }).click()
  await expect.poll(() => titles(page)).toEqual([second.title])
  await page.getByLabel(`My note on ${second.title}`).fill('Both see this')
  await expect(other.getByLabel(`My note on ${second.title}`)).toHaveValue('Both see this')
})

test('storage that holds junk is an empty shortlist', async ({ page }) => {
  for (const junk of ['{', '7', '"x"', '[null]', '{"length":3}']) {
    await page.goto('/robots.txt')
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, junk] as const)
    await page.goto('/shortlist')
    await waitForHydration(page)
    await expect(page.getByRole('heading', { name: 'Nothing is saved yet' })).toBeVisible()
  }
})

test('the page is accessible with courses on it, and fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openWith(page, saved)
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
