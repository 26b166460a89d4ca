import type { Page } from '@playwright/test'
import { encodeRun } from '~/data/machines/runLink'
import { SIMULATION_TICK_MS } from '~/machines/simulator.machine'
import { axeViolations, expect, testOfCalls as test, waitForHydration } from '../support/page'
import { tabTo } from '../support/screen'

/** The workbench: the machine's states, its drawing, what can happen, and what has. */
const bench = (page: Page) => page.locator('#bench')
const stateOf = (page: Page) => bench(page).getByRole('region', { name: 'Current state' })
const press = (page: Page, name: string | RegExp) =>
  bench(page)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click()

const drawnStates = (page: Page) =>
  bench(page)
    .locator('[data-state]')
    .filter({ has: page.locator('text', { hasText: /^now$/ }) })
    .evaluateAll((states) => states.map((state) => state.getAttribute('data-state')))

/** What in the simulator is wider than the window. */
const tooWide = (page: Page) =>
  bench(page)
    .locator('*')
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { right, width } = element.getBoundingClientRect()
        const isClipped =
          element.closest(
            'svg, .visually-hidden, [data-view], [aria-label="States that lead here"], [aria-label=Steps]',
          ) !== null
        return width > 1 && !isClipped && right > innerWidth + 1
          ? [`${element.tagName} ${element.className}`]
          : []
      }),
    )

async function open(page: Page, id: string, query = '') {
  await page.goto(`/machines/${id}${query}`)
  await waitForHydration(page)
  await expect(stateOf(page)).toBeVisible()
}

/** A row of the list of what can happen. */
const way = (page: Page, event: string) =>
  bench(page).locator('button[data-way]', { hasText: new RegExp(`^${event.replaceAll('.', '\\.')}`) })

/** An event that does nothing now, but carries something that may change that. */
const other = (page: Page, event: string) =>
  bench(page).locator('button:not([data-way])', { hasText: new RegExp(`^${event.replaceAll('.', '\\.')}`) })

/** Opens the form of an event, takes an example as it is, and sends it. */
async function send(page: Page, event: string, example?: RegExp) {
  await way(page, event).first().click()
  const form = bench(page).getByRole('form')
  if (example) await form.getByRole('button', { name: example }).click()
  await form.getByRole('button', { name: `Send ${event}` }).click()
}

test('by keyboard in the lists: events, time travel, and a link that leads to the same state', async ({
  page,
}) => {
  await open(page, 'filteredList')
  const keyPress = async (name: string | RegExp) => {
    await tabTo(page, bench(page).locator('button', { hasText: name }).or(bench(page).getByLabel(name)), 120)
    await page.keyboard.press('Enter')
  }
  await expect(stateOf(page)).toContainText('panel.closed')
  await bench(page).getByRole('searchbox').focus()
  await tabTo(page, way(page, 'panel.open'), 80)
  await page.keyboard.press('Enter')
  await expect(stateOf(page)).toContainText('panel.open.clean')
  expect(await drawnStates(page)).toEqual(expect.arrayContaining(['panel.open.clean']))
  await expect(bench(page).locator('[data-transition][class*="last"]')).toHaveAttribute(
    'data-transition',
    'panel.closed --panel.open--> panel.open',
  )
  await expect(page.locator('#bench > [role=status]')).toHaveText(
    'Step 1, panel.open: in text.settled, results.listed and panel.open.clean.',
  )
  // What was pressed is gone with the step: the focus stays in the list.
  await expect(bench(page).locator('button[data-way]').first()).toBeFocused()

  await tabTo(page, way(page, 'choice.toggle').first(), 40)
  await page.keyboard.press('Enter')
  await expect(bench(page).getByRole('textbox', { name: 'facet' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(stateOf(page)).toContainText('panel.open.dirty')
  await expect(way(page, 'choice.toggle').first()).toBeFocused()

  await keyPress('One step back')
  await expect(stateOf(page)).toContainText('panel.open.clean')
  await expect(stateOf(page)).toContainText('You are looking at step 1.')
  await keyPress('One step on')
  await expect(stateOf(page)).toContainText('panel.open.dirty')
  await expect(stateOf(page)).not.toContainText('You are looking at step')
  await bench(page).getByRole('searchbox').focus()
  await keyPress('One step back')
  await expect(stateOf(page)).toContainText('You are looking at step 1.')

  await bench(page).getByRole('searchbox').focus()
  await keyPress('Link to this state')
  await expect(page).toHaveURL(/[?&]run=[\w-]+/)
  await page.reload()
  await waitForHydration(page)
  await expect(stateOf(page)).toContainText('panel.open.clean')
  await expect(bench(page).getByRole('list', { name: 'Steps' }).getByRole('button')).toHaveCount(2)
})

test('what would do nothing is told apart, with the reason, and what an event carries may change that', async ({
  page,
}) => {
  await open(page, 'filteredList')
  await expect(way(page, 'filters.apply')).toHaveCount(0)
  await bench(page)
    .getByText(/change nothing here/)
    .click()
  await expect(
    bench(page)
      .getByRole('listitem')
      .filter({ hasText: /^always \[hasNewText\]/ }),
  ).toContainText('as soon as hasNewText says yes')
  await other(page, 'filter.remove').click()
  await expect(bench(page).getByRole('form')).toContainText('This would change nothing.')
  await press(page, 'Cancel')
  await way(page, 'panel.open').click()
  await expect(stateOf(page)).toContainText('panel.open.clean')
})

test('what runs the machine is fetched again when that has failed, and the drawing stands meanwhile', async ({
  page,
  allow,
}) => {
  test.setTimeout(90_000)
  allow.response(/simulations/)
  allow.console(/./)
  const script = /\/simulations-[^/]*\.js/
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route(script, (route) => route.abort())
  await page.goto('/machines/share')
  await waitForHydration(page)
  await expect(bench(page).getByRole('status')).toHaveText('What runs the machine could not be fetched.', {
    timeout: 60_000,
  })
  await expect(bench(page).getByRole('img')).toBeVisible()
  await page.unroute(script)
  await press(page, 'Try again')
  await expect(stateOf(page)).toBeVisible()
})

test('on a small screen each step is said, and what can happen hangs below where the machine stands', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, 'retrieval')
  await expect(bench(page).locator('#drawing')).toBeHidden()
  const said = page.locator('#bench > [role=status]')
  await expect(said).toHaveText('Start: in idle.')
  await way(page, 'data.request').click()
  await expect(said).toHaveText('Step 1, data.request: in loading.')
  await expect(said).toBeVisible()
  await expect(bench(page).locator('button[data-way]').first()).toBeFocused()
  const from = bench(page).getByRole('list', { name: 'States that lead here' })
  await from.getByRole('button', { name: 'stale' }).click()
  await expect(stateOf(page)).toContainText('Looking at stale')
})

test('time passes by steps, to the next timer and by itself', async ({ page }) => {
  await open(page, 'upload')
  await send(page, 'file.choose', /staff\.csv", size: 120,/)
  await expect(stateOf(page)).toContainText('Now in uploading')
  await expect(bench(page).getByRole('list', { name: 'Timers' })).toContainText('is due in 200 ms')
  await press(page, '+ 100 ms')
  await expect(bench(page)).toContainText('The clock stands at 100 ms.')
  await press(page, 'To the next timer')
  await expect(bench(page)).toContainText('The clock stands at 200 ms.')
  await press(page, 'Run in real time')
  await expect(bench(page).getByRole('button', { name: 'Stop the clock' })).toBeFocused()
  await expect(stateOf(page)).toContainText('Now in settling')
  await press(page, 'Stop the clock')
  await press(page, '+ 1 s')
  await expect(stateOf(page)).toContainText('Now in done')
  await expect(bench(page)).toContainText('tells the page upload.finished')
})

test('actors end as the visitor says', async ({ page }) => {
  await open(page, 'submission')
  await send(page, 'field.change', /field: "email", value: "mia@mail\.example"/)
  await way(page, 'form.submit').click()
  await expect(stateOf(page)).toContainText('Now in sending')
  await press(page, /^send: Fails with/)
  await expect(stateOf(page)).toContainText('Now in failed.waiting')
  await press(page, 'To the next timer')
  await press(page, /^send: Done with/)
  await expect(stateOf(page)).toContainText('Now in sent')
})

test('a machine that runs within another is real, and shares its clock', async ({ page }) => {
  await open(page, 'toaster')
  await send(page, 'toast.add', /id: "a", preset: "snackbar", .*Results copied/)
  await expect(bench(page)).toContainText('The machine a is in visible.running.')
  for (let second = 0; second < 5; second++) await press(page, '+ 1 s')
  await expect(stateOf(page)).toContainText('Now in quiet')
})

test('a payload is written by hand, and what it would do and what is wrong with it is said', async ({
  page,
}) => {
  await open(page, 'filteredList')
  await way(page, 'panel.open').click()
  await send(page, 'choice.toggle', /facet: "area"/)
  await way(page, 'filters.apply').click()
  await way(page, 'filter.remove').first().click()
  const form = bench(page).getByRole('form', { name: 'What filter.remove carries' })
  const field = form.getByRole('textbox', { name: 'filter' })
  await expect(field).toBeFocused()
  await field.fill('{"kind": text}')
  await press(page, 'Send filter.remove')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/Write JSON for “filter”/)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('{"kind": "facet", "facet": "area"}')
  await expect(field).not.toHaveAttribute('aria-invalid')
  await expect(form).toContainText('This would pass isApplied')
  await press(page, 'Send filter.remove')
  const steps = bench(page).getByRole('list', { name: 'Steps' }).getByRole('button')
  await expect(steps.last()).toContainText('filter.remove')

  // What no page would ever send stops the machine, and not the page.
  await bench(page)
    .getByText(/change nothing here/)
    .click()
  await other(page, 'filter.remove').first().click()
  await field.fill('null')
  await press(page, 'Send filter.remove')
  await expect(stateOf(page)).toContainText('The machine has stopped with an error')
  await press(page, 'Restart')
  await expect(stateOf(page)).toContainText('panel.closed')
})

test('the form gives the focus back to what opened it', async ({ page }) => {
  await open(page, 'upload')
  const edge = bench(page).locator('[role=button][data-way="open"][data-transition*="isAccepted"]')
  await edge.focus()
  await page.keyboard.press('Enter')
  await expect(bench(page).getByRole('form')).toBeVisible()
  await expect(bench(page).getByRole('form').locator('input, textarea, select').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bench(page).getByRole('form')).toHaveCount(0)
  await expect(edge).toBeFocused()
  await way(page, 'file.choose').first().click()
  await press(page, 'Cancel')
  await expect(way(page, 'file.choose').first()).toBeFocused()
})

test('another start begins anew', async ({ page }) => {
  await open(page, 'filteredList')
  await way(page, 'panel.open').click()
  await bench(page).getByRole('combobox', { name: 'Starts with' }).selectOption('category')
  await expect(stateOf(page)).toContainText('panel.closed')
  await expect(bench(page)).toContainText('"atOnce"')
})

const playable = { scenarios: [{ name: 'catalogue' }], events: ['panel.open', 'gone'] }
const outdated = encodeRun({ scenario: 0, steps: [{ kind: 'event', event: { type: 'gone' } }] }, playable)
for (const [what, run, sentence] of [
  ['hostile', '<script>alert(1)</script>', /cannot be read/],
  ['huge', 'a'.repeat(3900), /cannot be read/],
  ['outdated', outdated, /no event “gone” any more/],
] as const) {
  test(`a ${what} run in the address is dropped with a sentence`, async ({ page }) => {
    page.on('dialog', () => expect(false, 'No dialog').toBe(true))
    await open(page, 'filteredList', `?run=${encodeURIComponent(run ?? '')}`)
    await expect(bench(page)).toContainText(sentence)
    await expect(stateOf(page)).toContainText('panel.closed')
  })
}

for (const width of [320, 1440]) {
  test(`axe finds nothing in a running simulation at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, 'filteredList')
    expect(await axeViolations(page)).toEqual([])
    // What stands below the bench stays as it is.
    const violations = () => axeViolations(page, { within: '#bench' })
    for (const part of ['Walk', 'Drawing', 'Run', 'States']) {
      const tab = bench(page).getByRole('navigation').getByRole('button', { name: part })
      if (!(await tab.isVisible())) continue
      await tab.click()
      await expect(tab).toHaveAttribute('aria-current', 'true')
      expect(await violations(), part).toEqual([])
      expect(await tooWide(page), part).toEqual([])
    }
    const walk = bench(page)
      .getByRole('navigation')
      .getByRole('button', { name: /Walk|Run/ })
    if ((await walk.count()) > 0) await walk.first().click()
    await way(page, 'panel.open').click()
    await press(page, 'One step back')
    await bench(page)
      .getByText(/change nothing here/)
      .click()
    await way(page, 'choice.toggle').first().click()
    await expect(bench(page).getByRole('textbox', { name: 'facet' })).toBeVisible()
    expect(await violations()).toEqual([])
    expect(await tooWide(page)).toEqual([])
  })
}

test('the clock runs on from an earlier step, takes events meanwhile, and stops when no timer is left', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, 'toast')
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  const steps = bench(page).getByRole('list', { name: 'Steps' }).getByRole('button')

  await press(page, '+ 100 ms')
  await expect(steps).toHaveCount(2)
  await steps.first().click()
  await press(page, 'Run in real time')
  await expect(steps).toHaveCount(1)
  await page.clock.runFor(SIMULATION_TICK_MS)
  await expect(stateOf(page)).toContainText('visible.running')

  await send(page, 'toast.pause', /hold: "hover"/)
  await expect(stateOf(page)).toContainText('visible.paused')
  await expect(bench(page).getByRole('button', { name: 'Stop the clock' })).toBeVisible()
  await page.clock.runFor(SIMULATION_TICK_MS)
  await expect(bench(page).getByRole('button', { name: 'Run in real time' })).toBeVisible()
})
