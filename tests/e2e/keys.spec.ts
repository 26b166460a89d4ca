import type { Page } from '@playwright/test'
import { keyGroups } from '~/data/keyboard/keys'
import { expect, test, waitForHydration } from '../support/page'
import { machinePaths } from '../support/sitePages'

type Group = (typeof keyGroups)[number]
type GroupWithMachine = Extract<Group, { machine: string }>
type Machine = GroupWithMachine['machine']
type Keys = GroupWithMachine['uses'][number]['keys'][number]

interface Hand {
  page: Page
  /** Presses a key that the page of keys names, which has to tell the machine what stands there. */
  press: (keys: Keys) => Promise<void>
}

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await waitForHydration(page)
}

/** Presses every key of a machine where it means something, put there by keyboard alone. */
const walks: Readonly<Record<Machine, (hand: Hand) => Promise<void>>> = {
  searchOverlay: async ({ page, press }) => {
    await open(page, '/about')
    const field = page.getByRole('dialog').getByRole('combobox')
    for (const keys of ['Control+K', 'Meta+K'] as const) {
      await press(keys)
      await expect(field).toBeFocused()
      await page.keyboard.type('care')
      await expect(page.getByRole('option').first()).toBeVisible()
      if (keys === 'Meta+K') break
      await press('ArrowDown')
      await press('ArrowUp')
      await press('Escape')
      await expect(field).toBeHidden()
    }
    await press('Enter')
    await expect(page).not.toHaveURL(/\/about$/)
  },
  searchBox: async ({ page, press }) => {
    await open(page, '/search-demo')
    const field = page.getByRole('main').getByRole('combobox')
    await field.focus()
    await page.keyboard.type('care')
    await expect(page.getByRole('option').first()).toBeVisible()
    await press('ArrowDown')
    await press('ArrowUp')
    await press('Escape')
    await expect(page.getByRole('option').first()).toBeHidden()
    await page.keyboard.type(' ')
    await expect(page.getByRole('option').first()).toBeVisible()
    await press('Enter')
    await expect(page).not.toHaveURL(/search-demo/)
  },
  siteNav: async ({ page, press }) => {
    await open(page, '/about')
    const button = page.getByRole('banner').getByRole('button', { name: 'Courses' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { selected: true }).focus()
    await press('ArrowDown')
    await press('ArrowUp')
    await press('Escape')
    await expect(button).toBeFocused()
  },
  tooltip: async ({ page, press }) => {
    await open(page, '/about')
    await page.keyboard.press('Tab')
    while (!(await page.evaluate(() => document.activeElement?.matches('[data-tooltip]'))))
      await page.keyboard.press('Tab')
    await expect(page.locator('[role=tooltip]')).toBeVisible()
    await press('Escape')
    await expect(page.locator('[role=tooltip]')).toBeHidden()
  },
  toast: async ({ page, press }) => {
    await open(page, '/courses')
    const compare = page
      .getByRole('main')
      .getByRole('button', { name: /^Compare ?:/ })
      .first()
    await compare.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible()
    await page.keyboard.press('F6')
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeFocused()
    await page.keyboard.press('F6')
    await expect(page.getByRole('region', { name: 'Notifications' })).not.toBeFocused()
    await page.keyboard.press('F6')
    await page.keyboard.press('Tab')
    await press('Escape')
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeHidden()
  },
  filteredList: async ({ page, press }) => {
    await open(page, '/courses')
    await page.getByRole('main').getByRole('searchbox').focus()
    await page.keyboard.type('care')
    await press('Enter')
    await expect(page).toHaveURL(/q=care/)
    await page.getByRole('button', { name: /^Filter Courses/ }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  },
  courseFinder: async ({ page, press }) => {
    await open(page, '/course-wizard')
    await page.getByRole('radio').first().focus()
    for (const keys of ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft'] as const) await press(keys)
  },
  roiCalculator: async ({ page, press }) => {
    await open(page, '/tools/roi-calculator')
    const slider = page.getByRole('slider').first()
    await slider.focus()
    for (const keys of [
      'ArrowRight',
      'ArrowUp',
      'ArrowLeft',
      'ArrowDown',
      'PageUp',
      'PageDown',
      'Home',
      'End',
    ] as const)
      await press(keys)
  },
  drawingWalk: async ({ page, press }) => {
    await openDrawing(page)
    for (const keys of ['ArrowDown', 'ArrowUp', 'End', 'Home', 'ArrowRight', 'ArrowLeft'] as const)
      await press(keys)
    await page.keyboard.press('ArrowRight')
    await press('Escape')
  },
  simulator: async ({ page, press }) => {
    await openDrawing(page)
    await press('Enter')
    await press('z')
    await press('Shift+Z')
    await press('p')
    await page.keyboard.press('p')
    await page.keyboard.press('z')
    await press('Space')
  },
  drawingView: async ({ page, press }) => {
    await openDrawing(page)
    await press('0')
    await press('f')
    await press('+')
    await press('Shift+ArrowRight')
    await press('Shift+ArrowLeft')
    await press('Shift+ArrowDown')
    await press('Shift+ArrowUp')
    await press('-')
  },
}

/** A machine that a key moves at once, with the focus in its drawing. */
async function openDrawing(page: Page) {
  await open(page, machinePaths.find((path) => path.endsWith('/retrieval')) ?? '')
  await page.locator('#drawing svg [role=button][tabindex="0"]').focus()
}

/** On the pages of the machines, which a build may leave out. */
const ofMachines: ReadonlySet<string> = new Set(['drawingView', 'drawingWalk', 'simulator'])

const groups: readonly GroupWithMachine[] = keyGroups.filter((group) => 'machine' in group)

for (const { machine, title, uses } of groups)
  test(`every key of “${title}” tells the machine what the page of keys says`, async ({
    page,
    observations,
  }) => {
    test.skip(ofMachines.has(machine) && machinePaths.length === 0, 'The build has no machines.')
    const pressed = new Set<string>()
    const told = observations.of(page)
    const eventOf = (keys: string) =>
      uses.flatMap((use) => ('event' in use && use.keys.some((one) => one === keys) ? [use.event] : []))[0]

    await walks[machine]({
      page,
      press: async (keys) => {
        const before = told.length
        pressed.add(keys)
        await page.keyboard.press(keys)
        await expect
          .poll(
            () => told.slice(before).some((one) => one.machine === machine && one.event === eventOf(keys)),
            {
              message: `${keys} tells ${machine} ${eventOf(keys)}`,
            },
          )
          .toBe(true)
      },
    })
    const listed = uses.flatMap((use) => ('event' in use ? use.keys : []))
    expect([...pressed].toSorted()).toEqual([...listed].toSorted())
  })
