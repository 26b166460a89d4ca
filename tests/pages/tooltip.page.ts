import type { Page } from '@playwright/test'
import { selectControl, selectShown } from '~/machines/tooltip.machine'
import { tooltipModel } from '../model/tooltip.model'
import { expect, waitForHydration } from '../support/page'
import { agrees, pageContract } from '../support/pageModel'
import { fetchTooltips, shownTooltips } from '../support/tooltipsOnPage'

const carousel = (page: Page) => page.locator('[aria-roledescription=carousel]')
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name })

/** Within the button, and never where the pointer is already. */
export async function pointAt(page: Page, name: string, move: (x: number, y: number) => Promise<unknown>) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await button(page, name).boundingBox()) ?? {}
  await move(x + width / 2 - 4, y + height / 2)
  await move(x + width / 2 + 4, y + height / 2)
}

/** From the neighbour, by the key. */
async function tabTo(page: Page, name: string) {
  if (name === 'Previous slide') {
    await carousel(page)
      .getByRole('link', { name: /^Skip past/ })
      .focus()
    await page.keyboard.press('Tab')
  } else {
    await carousel(page).getByRole('listitem').getByRole('link').first().focus()
    await page.keyboard.press('Shift+Tab')
  }
  await expect(button(page, name)).toBeFocused()
}

export async function openCarousel(page: Page) {
  await page.goto('/category/creative')
  await waitForHydration(page)
  await fetchTooltips(page)
  await carousel(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
}

export const tooltipPage = pageContract(tooltipModel, {
  open: openCarousel,
  drivers: (page) => ({
    'control.reach': ({ control, hold }) =>
      hold === 'focus'
        ? tabTo(page, control.name)
        : pointAt(page, control.name, (x, y) => page.mouse.move(x, y)),
    'control.leave': ({ hold }) =>
      hold === 'pointer'
        ? page.mouse.move(2, 2)
        : page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur()),
    'control.press': async (_, { before }) => {
      const { control, holds } = before.context
      if (!control || !holds.includes('pointer')) return page.keyboard.press('Enter')
      await page.mouse.down()
      await page.mouse.up()
    },
    'escape.press': () => page.keyboard.press('Escape'),
    // Nothing of this page renames a button, so that it is done by hand, and undone when it has been noticed.
    'control.changed': (_, { before }) =>
      button(page, selectControl(before)?.name ?? 'Next slide').evaluate(async (control) => {
        const { ariaLabel } = control
        control.ariaLabel = 'Another name'
        await Promise.resolve()
        control.ariaLabel = ariaLabel
      }),
  }),
  cannot: (step, before) => {
    if (step.kind !== 'event') return false
    const { event } = step
    const control = selectControl(before)
    // What is not pointed at and has no focus cannot be pressed.
    if (event.type === 'control.press') return control === null
    // Neither pointer nor focus is on two controls, or comes twice: it leaves the one before it reaches any.
    return event.type === 'control.reach' && before.context.holds.includes(event.hold)
  },
  verify: (page, snapshot) => {
    const shown = selectShown(snapshot)
    return agrees(() => shownTooltips(page), shown ? [shown.name] : [])
  },
})
