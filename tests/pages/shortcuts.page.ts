import type { Page } from '@playwright/test'
import { shortcutOf } from '~/data/keyboard/shortcuts'
import { selectAreOn } from '~/machines/shortcuts.machine'
import { shortcutsModel } from '../model/shortcuts.model'
import { expect } from '../support/page'
import { agrees, goInPage, pageContract, storeElsewhere } from '../support/pageModel'

const KEY = 'lyrebird.shortcuts'
const box = (page: Page) => page.getByRole('checkbox', { name: 'Use single keys on this device' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** What each key has led to once it was pressed, and the way back to where it was pressed. */
const arrivals = (page: Page) => ({
  search: async () => {
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  },
  main: () => expect(page.getByRole('main')).toBeFocused(),
  // This page has no results: its main content is the next best.
  results: () => expect(page.getByRole('main')).toBeFocused(),
  courses: () => expect(heading(page, 'Our Courses')).toBeVisible(),
  shortlist: () => expect(heading(page, 'Your shortlist')).toBeVisible(),
  keyboard: () => expect(heading(page, 'Using this site by keyboard')).toBeVisible(),
})

export const shortcutsPage = pageContract(shortcutsModel, {
  open: (page) => page.goto('/keyboard'),
  drivers: (page) => ({
    'shortcuts.toggle': () => box(page).locator('xpath=ancestor::label').click(),
    'storage.changed': ({ on }) => storeElsewhere(page, KEY, on),
    'key.press': async ({ key }, { before }) => {
      await heading(page, 'Using').evaluate((element) => {
        element.setAttribute('tabindex', '-1')
        element.focus()
      })
      await page.keyboard.press(key)
      const shortcut = shortcutOf(key)
      if (shortcut !== undefined && selectAreOn(before)) await arrivals(page)[shortcut]()
      await expect(page.getByRole('dialog')).toBeHidden()
      if (new URL(page.url()).pathname === '/keyboard') return
      expect(selectAreOn(before)).toBe(true)
      await goInPage(page, '/keyboard')
      await expect(heading(page, 'Using')).toBeVisible()
    },
  }),
  // A browser tells another tab only of what has changed.
  cannot: (step, before) =>
    step.kind === 'event' && step.event.type === 'storage.changed' && step.event.on === selectAreOn(before),
  verify: (page, snapshot) =>
    agrees(
      async () => ({
        isTicked: await box(page).isChecked(),
        isKept: (await page.evaluate((key) => localStorage.getItem(key), KEY)) === 'true',
      }),
      { isTicked: selectAreOn(snapshot), isKept: selectAreOn(snapshot) },
    ),
})
