import { expect, type Locator, type Page } from '@playwright/test'

/** The ways in which a visitor works a page: pointing at it, or by keyboard alone. */
export interface Hands {
  /** Presses a button or follows a link. */
  press: (control: Locator) => Promise<void>
  /** Ticks a box or picks one of several answers. */
  tick: (box: Locator) => Promise<void>
  /** Chooses from a list by the words of the option. */
  choose: (list: Locator, option: string) => Promise<void>
  write: (field: Locator, text: string) => Promise<void>
}

export const mouse: Hands = {
  press: (control) => control.click(),
  tick: (box) => box.locator('xpath=ancestor-or-self::*[self::label or self::input][last()]').click(),
  choose: async (list, option) => {
    await list.selectOption(option)
  },
  write: async (field, text) => {
    await field.click()
    await field.fill(text)
  },
}

/** More stops than any page has: beyond that the control cannot be reached. */
const MOST_STOPS = 250

const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement)

export function keyboard(page: Page): Hands {
  const keys = page.keyboard

  async function reach(control: Locator, isThere = () => hasFocus(control)) {
    await expect(control).toBeVisible()
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await isThere()) return
      await keys.press('Tab')
    }
    throw new Error(`${MOST_STOPS} presses of Tab do not lead to ${control}.`)
  }

  /** The arrow keys move within a group of radio buttons, which is one stop. */
  async function reachRadio(radio: Locator) {
    const group = radio.locator('xpath=ancestor::*[@role="radiogroup"]')
    await reach(radio, () => group.evaluate((element) => element.contains(document.activeElement)))
    for (let moves = 0; moves < MOST_STOPS && !(await hasFocus(radio)); moves += 1)
      await keys.press('ArrowDown')
  }

  return {
    press: async (control) => {
      await reach(control)
      await keys.press('Enter')
    },
    tick: async (box) => {
      if ((await box.getAttribute('type')) === 'radio') await reachRadio(box)
      else await reach(box)
      if (!(await box.isChecked())) await keys.press('Space')
    },
    choose: async (list, option) => {
      await reach(list)
      await keys.type(option)
      await expect(list.locator('option:checked')).toHaveText(option)
    },
    write: async (field, text) => {
      await reach(field)
      await keys.type(text)
    },
  }
}
