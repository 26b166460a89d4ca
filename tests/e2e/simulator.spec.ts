import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { encodeRun } from '~/data/machines/runLink'
import { SIMULATION_TICK_MS } from '~/machines/simulator.machine'
import { axeViolations, expect, test, testInSharedTab, waitForHydration } from '../support/page'
import { tabTo } from '../support/screen'

const simulator = (page: Page) => page.locator('#simulator')
const stateOf = (page: Page) => simulator(page).getByRole('region', { name: 'Current state' })
const press = (page: Page, name: string | RegExp) =>
  simulator(page)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click()

const drawnStates = (page: Page) =>
  stateOf(page)
    .locator('[data-state]')
    .filter({ has: page.locator('text', { hasText: /^current$/ }) })
    .evaluateAll((states) => states.map((state) => state.getAttribute('data-state')))

/** What in the simulator is wider than the window. */
const tooWide = (page: Page) =>
  simulator(page)
    .locator('*')
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { right, width } = element.getBoundingClientRect()
        const isClipped = element.closest('svg, .visually-hidden') !== null
        return width > 1 && !isClipped && right > innerWidth + 1
          ? [`${element.tagName} ${element.className}`]
          : []
      }),
    )

async function openMachine(page: Page, id: string, query = '') {
  await page.goto(`/machines/${id}${query}`)
  await waitForHydration(page)
}

async function start(page: Page, id: string) {
  await openMachine(page, id)
  await press(page, 'Start the simulator')
  await expect(stateOf(page)).toBeVisible()
}

test('by keyboard: events, time travel, and a link that leads to the same state', async ({ page }) => {
  await openMachine(page, 'filteredList')
  const keyPress = async (name: string | RegExp) => {
    await tabTo(page, simulator(page).getByRole('button', { name, exact: typeof name === 'string' }), 80)
    await page.keyboard.press('Enter')
  }
  await simulator(page).getByRole('button', { name: 'Start the simulator' }).focus()
  await page.keyboard.press('Enter')
  await expect(stateOf(page)).toBeFocused()
  await expect(stateOf(page)).toContainText('panel.closed')

  await keyPress('panel.open')
  await expect(stateOf(page)).toContainText('panel.open.clean')
  expect(await drawnStates(page)).toEqual(expect.arrayContaining(['panel.open', 'panel.open.clean']))
  await expect(stateOf(page).locator('[data-transition][class*="last"]')).toHaveAttribute(
    'data-transition',
    'panel.closed --panel.open--> panel.open',
  )
  await expect(stateOf(page).getByRole('status')).toHaveText(
    'Step 1, panel.open: in text.settled, results.listed and panel.open.clean.',
  )

  await page.locator('#simulator').getByRole('combobox').focus()
  await keyPress(/^choice.toggle facet: "area"/)
  await expect(stateOf(page)).toContainText('panel.open.dirty')

  await keyPress('One step back')
  await expect(stateOf(page)).toContainText('panel.open.clean')
  await expect(stateOf(page)).toContainText('You are looking at step 1.')
  await keyPress('One step on')
  await expect(stateOf(page)).toContainText('panel.open.dirty')
  await expect(stateOf(page)).not.toContainText('You are looking at step')
  await page.locator('#simulator').getByRole('combobox').focus()
  await keyPress('One step back')
  await expect(stateOf(page)).toContainText('You are looking at step 1.')

  await page.locator('#simulator').getByRole('combobox').focus()
  await keyPress('Link to this state')
  await expect(page).toHaveURL(/[?&]run=[\w-]+/)
  await page.reload()
  await waitForHydration(page)
  await expect(stateOf(page)).toContainText('panel.open.clean')
  await expect(simulator(page).getByRole('list', { name: 'Steps' }).getByRole('button')).toHaveCount(2)
})

test('an event that would do nothing stays where it is and says so', async ({ page }) => {
  await start(page, 'filteredList')
  const apply = simulator(page).getByRole('button', { name: /^filters\.apply/ })
  await expect(apply).toHaveAttribute('aria-disabled', 'true')
  await expect(apply).toContainText('not now')
  await apply.focus()
  await page.keyboard.press('Enter')
  await expect(stateOf(page)).toContainText('panel.closed')
  await press(page, 'panel.open')
  await expect(apply).not.toContainText('not now')
})

test('time passes by steps, to the next timer and by itself', async ({ page }) => {
  await start(page, 'upload')
  await press(page, /^file\.choose file: \{ name: "staff\.csv", size: 120/)
  await expect(stateOf(page)).toContainText('Now in uploading')
  await expect(simulator(page).getByRole('list', { name: 'Timers' })).toContainText('is due in 200 ms')
  await press(page, '+ 100 ms')
  await expect(simulator(page)).toContainText('The clock stands at 100 ms.')
  await press(page, 'To the next timer')
  await expect(simulator(page)).toContainText('The clock stands at 200 ms.')
  await press(page, 'Run in real time')
  await expect(simulator(page).getByRole('button', { name: 'Stop the clock' })).toBeFocused()
  await expect(stateOf(page)).toContainText('Now in settling')
  await press(page, 'Stop the clock')
  await press(page, '+ 1 s')
  await expect(stateOf(page)).toContainText('Now in done')
  await expect(simulator(page)).toContainText('tells the page upload.finished')
})

test('actors end as the visitor says', async ({ page }) => {
  await start(page, 'submission')
  await press(page, /^field\.change field: "email", value: "mia@mail\.example"/)
  await press(page, 'form.submit')
  await expect(stateOf(page)).toContainText('Now in sending')
  await press(page, /^send: Fails with/)
  await expect(stateOf(page)).toContainText('Now in failed.waiting')
  await press(page, 'To the next timer')
  await press(page, /^send: Done with/)
  await expect(stateOf(page)).toContainText('Now in sent')
})

test('a machine that runs within another is real, and shares its clock', async ({ page }) => {
  await start(page, 'toaster')
  await press(page, /^toast\.add id: "a", preset: "snackbar", .*Results copied/)
  await expect(simulator(page)).toContainText('The machine a is in visible.running.')
  for (let second = 0; second < 5; second++) await press(page, '+ 1 s')
  await expect(stateOf(page)).toContainText('Now in quiet')
})

test('a payload is written by hand, and what is wrong with it is said', async ({ page }) => {
  await start(page, 'filteredList')
  await press(page, 'panel.open')
  await press(page, /^choice\.toggle facet: "area"/)
  await press(page, 'filters.apply')
  await simulator(page).getByText('Send something else with filter.remove').click()
  const field = simulator(page).getByRole('textbox', { name: 'filter' })
  await field.fill('{"kind": text}')
  await press(page, 'Send filter.remove')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/Write JSON for “filter”/)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('{"kind": "facet", "facet": "area"}')
  await expect(field).not.toHaveAttribute('aria-invalid')
  await press(page, 'Send filter.remove')
  const steps = simulator(page).getByRole('list', { name: 'Steps' }).getByRole('button')
  await expect(steps.last()).toContainText('filter.remove')

  // What no page would ever send stops the machine, and not the page.
  await field.fill('null')
  await press(page, 'Send filter.remove')
  await expect(stateOf(page)).toContainText('The machine has stopped with an error')
  await press(page, 'Restart')
  await expect(stateOf(page)).toContainText('panel.closed')
})

test('another start begins anew', async ({ page }) => {
  await start(page, 'filteredList')
  await press(page, 'panel.open')
  await simulator(page).getByRole('combobox', { name: 'Starts with' }).selectOption('category')
  await expect(stateOf(page)).toContainText('panel.closed')
  await expect(simulator(page)).toContainText('"atOnce"')
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
    await openMachine(page, 'filteredList', `?run=${encodeURIComponent(run ?? '')}`)
    await expect(simulator(page)).toContainText(sentence)
    await expect(stateOf(page)).toContainText('panel.closed')
  })
}

for (const width of [320, 768, 1440]) {
  test(`axe finds nothing in a running simulation at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await start(page, 'filteredList')
    await press(page, 'panel.open')
    await press(page, 'One step back')
    await simulator(page).getByText('Send something else with filter.remove').click()
    await expect(simulator(page).getByRole('textbox', { name: 'filter' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    expect(await tooWide(page)).toEqual([])
  })
}

const ids = readdirSync(new URL('../../src/machines', import.meta.url)).flatMap((file) =>
  file.endsWith('.machine.ts') ? [file.replace('.machine.ts', '')] : [],
)

for (const id of ids)
  testInSharedTab(`${id} can be started and takes a step`, async ({ page }) => {
    await start(page, id)
    const possible = simulator(page)
      .getByRole('list', { name: 'Events' })
      .locator('button:not([aria-disabled="true"])')
    if ((await possible.count()) > 0) await possible.first().click()
    else await press(page, 'To the next timer')
    const shown = simulator(page).locator('[aria-current="step"]')
    await expect(shown).toContainText('-->')
  })

test('the clock runs on from an earlier step, takes events meanwhile, and stops when no timer is left', async ({
  page,
}) => {
  await page.clock.install()
  await start(page, 'toast')
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  const steps = simulator(page).getByRole('list', { name: 'Steps' }).getByRole('button')

  await press(page, '+ 100 ms')
  await expect(steps).toHaveCount(2)
  await steps.first().click()
  await press(page, 'Run in real time')
  await expect(steps).toHaveCount(1)
  await page.clock.runFor(SIMULATION_TICK_MS)
  await expect(stateOf(page)).toContainText('visible.running')

  await press(page, 'toast.pause hold: "hover"')
  await expect(stateOf(page)).toContainText('visible.paused')
  await expect(simulator(page).getByRole('button', { name: 'Stop the clock' })).toBeVisible()
  await page.clock.runFor(SIMULATION_TICK_MS)
  await expect(simulator(page).getByRole('button', { name: 'Run in real time' })).toBeVisible()
})
