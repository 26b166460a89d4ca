import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { courses } from '~/data/courses/courses'
import { deliveryModes } from '~/data/courses/vocabulary'
import { startPreview } from '../../build/previewServer'
import { expect, test, waitForHydration } from '../support/page'
import { isWhole } from '../support/share'
import { copySource } from '../support/sourceCopy'

// One build for both tests, as long as that of the site itself: `npm run test:facet`, which `npm test` leaves out.
test.describe.configure({ mode: 'default' })
test.skip(!isWhole, 'It takes a build of its own: npm run test:facet')

const undo: (() => unknown)[] = []
let site = ''

test.beforeAll(async () => {
  test.setTimeout(300_000)
  // Pages of machines take most of a build, and none of them shows a facet.
  const copy = copySource('new-facet', { MACHINE_PAGES: 'off' })
  undo.push(copy.remove)
  const facet = { list: 'catalogue', facet: 'mode', label: 'Delivery mode', field: 'deliveryMode' }
  for (const { status, said } of [copy.generate('facet', facet), copy.run('build/run.mjs', 'build/site.ts')])
    expect(status, said).toBe(0)
  const { url, close } = await startPreview({ port: 0, host: '127.0.0.1', dist: join(copy.folder, 'dist') })
  undo.unshift(close)
  site = url
})

test.afterAll(async () => {
  for (const step of undo) await step()
})

const amongAll = (mode: string) => courses.filter(({ deliveryMode }) => deliveryMode === mode).length
const inWords = (count: number) => `${count} ${count === 1 ? 'course' : 'courses'}`
const results = (page: Page) => page.locator('main [role=status]').first()
const chips = (page: Page) =>
  page.getByRole('list', { name: 'Applied filters' }).getByRole('button', { name: /remove this/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Filter courses' })
const delivery = (page: Page) => panel(page).getByRole('group', { name: 'Delivery mode' })

async function open(page: Page, address: string) {
  await page.goto(new URL(address, site).href)
  await waitForHydration(page)
}

test('a facet is one row: panel, counts, chips, address, Back and relaxations follow', async ({ page }) => {
  const [first, second] = deliveryModes

  await open(page, '/courses')
  await page.getByRole('button', { name: 'Filter Courses' }).click()
  await expect(delivery(page).getByRole('checkbox')).toHaveCount(deliveryModes.length)
  for (const mode of deliveryModes)
    await expect(
      delivery(page).getByRole('checkbox', { name: `${mode} ${inWords(amongAll(mode))}` }),
    ).toHaveValue(mode)

  await delivery(page).getByText(first, { exact: true }).click()
  const apply = panel(page).getByRole('button', { name: 'Apply Filter' })
  await expect(apply).toHaveText(`Apply Filter${inWords(amongAll(first))}`)
  await apply.click()
  await expect(page).toHaveURL(new URL(`/courses?mode=${encodeURIComponent(first)}`, site).href)
  await expect(results(page)).toHaveText(new RegExp(`^${inWords(amongAll(first))}`))
  await expect(chips(page)).toHaveText([`${first}: remove this filter`])
  await expect(page.getByRole('button', { name: 'Filter Courses (1)' })).toBeVisible()

  await chips(page).first().click()
  await expect(page).toHaveURL(new URL('/courses', site).href)
  await expect(results(page)).toHaveText(new RegExp(`^${inWords(courses.length)}`))
  await page.goBack()
  await expect(chips(page)).toHaveText([`${first}: remove this filter`])
  await expect(results(page)).toHaveText(new RegExp(`^${inWords(amongAll(first))}`))

  await open(page, `/courses?mode=${encodeURIComponent(`${second},by pigeon`)}&area=health&q=zzz`)
  await expect(results(page)).toHaveText('No courses found')
  const search = page.getByRole('button', { name: 'Drop the search for “zzz”' })
  const found = courses.filter(
    ({ deliveryMode, categoryId }) => deliveryMode === second && categoryId === 'health',
  )
  await expect(page.getByRole('listitem').filter({ has: search })).toHaveText(
    new RegExp(`: ${inWords(found.length)}$`),
  )
})

test('a new facet can be dropped where nothing meets it', async ({ page }) => {
  const [, second] = deliveryModes
  const title = courses.find(({ deliveryMode }) => deliveryMode !== second)?.title ?? ''
  await open(page, `/courses?mode=${encodeURIComponent(second)}&q=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: `Drop delivery mode: ${second.toLowerCase()}` }).click()
  await expect(chips(page)).toHaveText([`“${title}”: remove this search`])
  await expect(page.getByRole('heading', { name: title, level: 3 })).toBeVisible()
})
