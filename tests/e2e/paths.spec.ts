import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type MachinePaths, pairsIn } from 'machine-workbench/description/machinePath'
import { PLAYED_STEP_MS } from '~/machines/simulator.machine'
import type { Record as Recorded } from '../../build/machines/record'
import { dist, root } from '../../build/paths'
import { openBench } from '../support/bench'
import { axeViolations, expect, test, testOfCalls } from '../support/page'
import { tabTo } from '../support/screen'
import { machinePaths } from '../support/sitePages'
import { forgetHeard, heardSince, watchReader } from '../support/spoken'

test.skip(machinePaths.length === 0, 'The build has no machines.')

/** What the site delivers of the paths of a machine. */
function delivered(machine: string): MachinePaths {
  const read = (file: string) => JSON.parse(readFileSync(join(dist, 'data', file), 'utf8'))
  return read(`${read('version.json').version}/machinePaths/${machine}.json`).content
}

const panel = (page: Page) => page.getByRole('region', { name: 'Paths' })
const rows = (page: Page) => panel(page).locator('ol > li')
const found = (page: Page) => panel(page).getByRole('status')
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the workbench' }).getByRole('button', { name, exact: true })
const narrow = (page: Page, label: string, value: string) =>
  panel(page).getByRole('combobox', { name: label }).selectOption(value)
const player = (page: Page) => panel(page).getByRole('group', { name: 'Play the path' })
const control = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true })
/** Each transition of the drawing that is numbered, with its numbers and when they are. */
const numbered = (page: Page) =>
  page
    .locator('#drawing [data-time]')
    .evaluateAll((marks) =>
      marks.map((mark) => [
        mark.parentElement?.getAttribute('data-transition'),
        mark.querySelector('text')?.textContent,
        mark.getAttribute('data-time'),
      ]),
    )

async function openPaths(page: Page, query = '') {
  await page.goto(`/machines/siteNav?panel=paths${query}`)
  await expect(rows(page).first()).toBeVisible()
}

/** The path that leads to the submenu by way of the delays of the menu. */
const longPath = /^after openDelay \(150 ms\) from menu.switching/
const path = (page: Page) => panel(page).getByRole('button', { name: longPath }).first()

test('all paths are listed, narrowed by what lies on them, and the address says by what', async ({
  page,
}) => {
  const { paths, totals } = delivered('siteNav')
  await page.setViewportSize({ width: 1440, height: 900 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openBench(page, '/machines/siteNav')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((address) => address.includes('machinePaths'))).toEqual([])
  await tab(page, 'Paths').click()
  await expect(rows(page)).toHaveCount(paths.length)
  await expect(panel(page)).toContainText(
    `${paths.length} paths take ${totals.states.taken} of ${totals.states.of} states, ${totals.transitions.taken} of ${totals.transitions.of} transitions`,
  )
  await expect(found(page)).toHaveText(`All ${paths.length}`)

  const [first = '', next = ''] = paths.flatMap(({ covers }) => covers.pairs)[20] ?? []
  const taking = paths.filter(({ took }) => took.flat().includes(first))
  await narrow(page, 'Through', first)
  await expect(rows(page)).toHaveCount(taking.length)
  await expect(found(page)).toHaveText(`${taking.length} of ${paths.length}`)
  await narrow(page, 'And right after it', next)
  const pair = JSON.stringify([first, next])
  const inOrder = paths.filter(({ took }) => pairsIn(took).some((one) => JSON.stringify(one) === pair))
  expect(inOrder.length).toBeLessThan(taking.length)
  await expect(rows(page)).toHaveCount(inOrder.length)
  expect(new URL(page.url()).searchParams.get('next')).toBe(next)
  await page.reload()
  await expect(rows(page)).toHaveCount(inOrder.length)
  await expect(panel(page).getByRole('combobox', { name: 'And right after it' })).toHaveValue(next)

  for (const [name, onPath] of [
    ['isMouse is false', paths.filter(({ guards }) => guards.includes('isMouse is false'))],
    ['§2.29', paths],
    ['menu.leaving', paths.filter(({ stands }) => stands.flat().includes('menu.leaving'))],
  ] as const) {
    await narrow(page, 'Through', name)
    await expect(rows(page), name).toHaveCount(onPath.length)
  }
})

test('a path is played step by step: said, numbered in the drawing, and where it stands is seen', async ({
  page,
}) => {
  await watchReader(page)
  await openPaths(page, '&through=menu.switching')
  await path(page).click()
  await expect(player(page)).toContainText('step 0 of 5')
  await expect.poll(() => numbered(page)).toHaveLength(5)
  expect((await numbered(page)).map(([, , time]) => time)).toEqual(Array(5).fill('later'))

  await forgetHeard(page)
  await control(page, 'One step on in the path').click()
  await control(page, 'One step on in the path').click()
  await expect(player(page)).toContainText('step 2 of 5')
  await expect(player(page)).toContainText('150 ms pass: in menu.fresh.')
  await expect(page.locator('#drawing [data-state="menu.fresh"]')).toHaveAccessibleName(/now/)
  expect(Object.fromEntries((await numbered(page)).map(([id, text, time]) => [text, [id, time]]))).toEqual({
    1: ['closed.idle --pointer.enter[isMouse]--> closed.pointing', 'before'],
    2: ['closed.pointing --after openDelay--> menu.fresh', 'now'],
    3: ['menu.fresh --pointer.leave--> menu.leaving', 'later'],
    4: ['menu.leaving --pointer.enter[isMouse]--> menu.switching', 'later'],
    5: ['menu.switching --after openDelay--> menu.fresh', 'later'],
  })
  expect((await heardSince(page)).said).toEqual([
    'Step 1, pointer.enter: in closed.pointing.',
    'Step 2, 150 ms pass: in menu.fresh.',
  ])
  await control(page, 'To start').click()
  await expect(player(page)).toContainText('step 0 of 5')
  await panel(page).getByRole('combobox', { name: 'Through' }).selectOption('Anything')
  await panel(page).getByRole('button', { name: 'At rest' }).click()
  await expect(player(page)).toHaveCount(0)
  await expect.poll(() => numbered(page)).toEqual([])
  await path(page).click()
  await expect(player(page)).toContainText('step 0 of 5')

  // Another step is another run: the path is open no more, and nothing is numbered.
  await tab(page, 'Walk').click()
  await page.locator('#simulator [data-way]', { hasText: 'menu.open' }).click()
  await expect.poll(() => numbered(page)).toEqual([])
  await tab(page, 'Paths').click()
  await expect(player(page)).toHaveCount(0)
})

testOfCalls(
  'a path is played at speed: its start and its end are said, and it waits where it is paused',
  async ({ page }) => {
    await watchReader(page)
    await page.clock.install()
    await openPaths(page)
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    const pass = (steps: number) => page.clock.runFor(steps * PLAYED_STEP_MS)
    await path(page).click()
    await page.clock.runFor(100)
    await forgetHeard(page)
    await control(page, 'Play').click()
    await pass(1)
    await expect(player(page)).toContainText('Playing step 1 of 5: in closed.pointing.')
    await pass(1)
    await expect(player(page)).toContainText('Playing step 2 of 5: in menu.fresh.')
    await control(page, 'Pause').click()
    await pass(3)
    await expect(player(page)).toContainText('step 2 of 5')
    await expect(control(page, 'Play')).toBeFocused()

    await player(page).getByRole('combobox', { name: 'Speed' }).selectOption('4 ×')
    await control(page, 'Play').click()
    await pass(0.25)
    await expect(player(page)).toContainText('Playing step 3 of 5')
    await pass(0.5)
    await expect(player(page)).toContainText('step 5 of 5')
    await expect(control(page, 'Play')).toBeVisible()
    expect((await heardSince(page)).said).toEqual([
      'Playing 5 steps.',
      'Step 2, 150 ms pass: in menu.fresh.',
      'Playing 5 steps.',
      'Step 5, 150 ms pass: in menu.fresh.',
    ])
    // At its end it begins anew.
    await control(page, 'Play').click()
    await page.clock.runFor(10)
    await expect(player(page)).toContainText('step 0 of 5')
  },
)

test('two presses are two steps, however soon the second comes', async ({ page }) => {
  await openPaths(page)
  await path(page).click()
  await expect(player(page)).toContainText('step 0 of 5')
  for (const [button, reached] of [
    [control(page, 'One step on in the path'), 2],
    [page.getByRole('button', { name: 'One step on', exact: true }), 4],
    [control(page, 'One step back in the path'), 2],
  ] as const) {
    await button.evaluate((element: HTMLElement) => {
      element.click()
      element.click()
    })
    await expect(player(page)).toContainText(`step ${reached} of 5`)
  }
})

test('by keyboard alone: to a path, through its steps, and on by hand from where it stands', async ({
  page,
}) => {
  await openPaths(page, '&through=menu.switching')
  await tabTo(page, path(page), 80)
  await page.keyboard.press('Enter')
  await expect(player(page)).toContainText('step 0 of 5')
  await tabTo(page, control(page, 'One step on in the path'))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await expect(player(page)).toContainText('step 2 of 5')
  await expect(control(page, 'One step on in the path')).toBeFocused()
  // In the drawing: played and paused with P, and a step taken with Enter takes the place of the rest.
  await page.locator('#drawing svg [role=button][tabindex="0"]').focus()
  await page.keyboard.press('p')
  await expect(page.locator('#drawing')).toContainText('Playing step')
  await page.keyboard.press('p')
  await expect(page.locator('#drawing')).not.toContainText('Playing step')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(player(page)).toHaveCount(0)
})

test('what the tests took of a machine is drawn, of the model and of the pages', async ({ page }) => {
  const { machines }: Recorded = JSON.parse(readFileSync(join(root, 'docs/conformance/record.json'), 'utf8'))
  const withUnseen = Object.entries(machines)
    .map(([id, { page: taken, unseen }]) => ({
      id,
      taken,
      unseen: Object.keys(unseen).flatMap((what) => /^transition: (.*)$/.exec(what)?.[1] ?? []),
    }))
    .sort((a, b) => b.unseen.length - a.unseen.length)
  const [{ id, taken, unseen } = { id: '', taken: [], unseen: [] }] = withUnseen
  expect(unseen.length).toBeGreaterThan(0)
  await openBench(page, `/machines/${id}`)
  await tab(page, 'Paths').click()
  const missed = page.locator('#drawing [data-transition][aria-label*="not taken by the tests"]')
  await expect(missed).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Pages' }).click()
  await expect(missed).toHaveCount(unseen.length)
  await expect(page.locator('#drawing').getByRole('application')).toHaveAccessibleDescription(
    /choose, Enter take/,
  )
  expect(await missed.evaluateAll((all) => all.map((one) => one.getAttribute('data-transition')))).toEqual(
    expect.arrayContaining(unseen),
  )
  await expect(page.locator('#drawing')).toContainText(
    `taken on pages that ship: ${taken.length} of ${taken.length + unseen.length}`,
  )
  await panel(page).getByRole('button', { name: 'Model' }).click()
  await expect(missed).toHaveCount(0)
  await expect(page).toHaveURL(/covered=model/)
})

test('a path that goes another way here is listed, says so, and opens nothing', async ({ page }) => {
  const { paths } = delivered('submission')
  const unplayable = paths.flatMap(({ isPlayable }, index) => (isPlayable ? [] : [index]))
  expect(unplayable.length).toBeGreaterThan(0)
  expect(unplayable.length).toBeLessThan(paths.length)
  await page.goto('/machines/submission?panel=paths')
  await expect(rows(page)).toHaveCount(paths.length)
  await expect(panel(page).locator('ol > li > button[aria-disabled=true]')).toHaveCount(unplayable.length)
  const refused = rows(page)
    .nth(unplayable[0] ?? 0)
    .getByRole('button')
  await expect(refused).toHaveAccessibleDescription(/cannot be played here/)
  await refused.press('Enter')
  // Longer than a press takes that opens a path.
  await page.waitForTimeout(300)
  await expect(refused).not.toHaveAttribute('aria-current')
  await expect(player(page)).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Steps' }).getByRole('button')).toHaveCount(1)
})

test('an address that names what lies on no path narrows nothing, and says so', async ({ page }) => {
  await openPaths(page, '&through=nowhere&next=%3Cscript%3E')
  await expect(found(page)).toHaveText(/^All/)
  await expect(panel(page)).toContainText('No path leads through what the address names')
})

test('paths that do not come are asked for again, and the bench goes on meanwhile', async ({
  page,
  allow,
}) => {
  allow.response(/machinePaths/)
  await page.clock.install()
  await page.route(/machinePaths/, (route) => route.abort())
  await openBench(page, '/machines/siteNav')
  await tab(page, 'Paths').click()
  await expect(panel(page)).toContainText('The paths are being fetched.')
  await tab(page, 'Walk').click()
  await page.locator('#simulator [data-way]', { hasText: 'menu.open' }).click()
  await expect(page.getByRole('region', { name: 'Current state' })).toContainText('mobile')
  await tab(page, 'Paths').click()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect
    .poll(async () => {
      await page.clock.runFor(5000)
      return again.isVisible()
    })
    .toBe(true)
  await page.unroute(/machinePaths/)
  await again.click()
  await expect(rows(page).first()).toBeVisible()
})

for (const width of [360, 1440])
  test(`axe finds nothing where a path is played at ${width} px, and its text can be read`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPaths(page, '&covered=page')
    await path(page).click()
    await control(page, 'One step on in the path').click()
    await expect(player(page)).toContainText('step 1 of 5')
    expect(await axeViolations(page)).toEqual([])
    const isWide = width >= 720
    await expect(page.locator('#drawing')).toBeVisible({ visible: isWide })
    const sizes = await panel(page)
      .locator('*')
      .evaluateAll((all) =>
        all.flatMap((one) =>
          [...one.childNodes].some(({ nodeType }) => nodeType === 3)
            ? [Number.parseFloat(getComputedStyle(one).fontSize)]
            : [],
        ),
      )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11)
  })

test('who has what from whom on a path is drawn step by step, the step that is shown marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/machines/retrieval?panel=paths&through=failed')
  const rowsHere = rows(page)
  await expect(rowsHere.first()).toBeVisible()
  await rowsHere.first().getByRole('button').first().click()
  await control(page, 'Play').click()
  await expect(control(page, 'Play')).toBeVisible()
  await tab(page, 'Messages').click()
  const room = page.getByRole('region', { name: 'Messages of retrieval' })
  const words = () =>
    room.getByRole('listitem').evaluateAll((all) => all.map(({ textContent }) => textContent?.trim()))
  await expect(room.getByRole('listitem').first()).toHaveText('Page to retrieval: start')
  const all = await words()
  expect(all).toEqual(
    expect.arrayContaining([
      'Page to retrieval: data.request',
      'retrieval to load: start',
      expect.stringMatching(/^load to retrieval: error /),
    ]),
  )
  // Drawn where it belongs: from the middle of one column to that of another.
  const middles = await room
    .locator('[aria-hidden] > span')
    .evaluateAll((heads) => heads.map((head) => [head.textContent, head.getBoundingClientRect()] as const))
    .then((heads) => new Map(heads.map(([name, box]) => [name ?? '', box.x + box.width / 2])))
  const arrow = await room
    .getByRole('listitem')
    .filter({ hasText: 'Page to retrieval: data.request' })
    .first()
    .locator(':scope > span')
    .evaluate((line) => line.getBoundingClientRect().toJSON())
  expect(Math.abs(arrow.left - (middles.get('Page') ?? 0))).toBeLessThan(2)
  expect(Math.abs(arrow.right - (middles.get('retrieval') ?? 0))).toBeLessThan(2)

  await page.getByRole('button', { name: 'One step back' }).click()
  await expect.poll(async () => (await words()).length).toBeLessThan(all.length)
  const marked = room.locator('[data-marked]')
  await expect(marked.last()).toHaveText((await words()).at(-1) ?? '')
})
