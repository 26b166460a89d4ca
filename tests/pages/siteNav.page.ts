import type { Page } from '@playwright/test'
import {
  type MenuName,
  selectCategory,
  selectIsMenuOpen,
  selectOpenMenu,
  selectSection,
} from '~/machines/siteNav.machine'
import { siteNavModel } from '../model/siteNav.model'
import { expect, waitForHydration } from '../support/page'
import { agrees, goInPage, pageContract } from '../support/pageModel'
import { forgetHeard } from '../support/spoken'

const wide = { width: 1440, height: 900 }
const narrow = { width: 800, height: 900 }

const toggle = (page: Page, menu: MenuName) => page.locator(`#menu-${menu}-button`)
const backButton = (page: Page) => page.getByRole('button', { name: 'Back to the menu' })
const sectionButton = (page: Page) => page.getByRole('button', { name: 'All services' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })

/** Until the bar has measured itself, and has moved the focus of who was on what has no room now. */
async function resize(page: Page, size: typeof wide) {
  if (page.viewportSize()?.width === size.width) return
  await page.setViewportSize(size)
  // A new observer is told after those that were there, in the same frame; time may stand still for anything else.
  await page.evaluate(
    () => new Promise<void>((resolve) => new ResizeObserver(() => resolve()).observe(document.body)),
  )
}

/** To the lower corner of the window, where nothing answers a pointer. */
const pointAway = (page: Page) => page.mouse.move(2, 890)

/** What stands in the bar, read at one moment. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const isShown = (id: string) => document.getElementById(id)?.hidden === false
    const isExpanded = (button: Element | null | undefined) => button?.ariaExpanded === 'true'
    const menus = ['courses', 'services'].filter((menu) => isShown(`menu-${menu}`))
    const [menu = null] = menus
    const mobile = document.getElementById('mobile-menu')
    return {
      menus: menus.length,
      menu,
      isToggleExpanded: menu !== null && isExpanded(document.getElementById(`menu-${menu}-button`)),
      category:
        menu === 'courses'
          ? (document.querySelector<HTMLElement>('#menu-courses [aria-selected=true]')?.dataset.hue ?? '')
          : null,
      isMobileOpen: isShown('mobile-menu'),
      isMenuButtonExpanded: isExpanded(document.querySelector('[aria-controls=mobile-menu]')),
      isSection: mobile?.textContent?.includes('Back to the menu') ?? false,
    }
  })

let firstCategory = ''

export const siteNavPage = pageContract(siteNavModel, {
  async open(page) {
    await resize(page, wide)
    await page.goto('/about')
    await waitForHydration(page)
    // The menus are fetched when they are first opened; what they then show comes at once.
    for (const menu of ['services', 'courses'] as const) {
      await toggle(page, menu).click()
      await expect(page.locator(`#menu-${menu}`).getByRole('link').first()).toBeVisible()
    }
    firstCategory = (await shown(page)).category ?? ''
    await toggle(page, 'courses').click()
    await pointAway(page)
  },
  drivers: (page) => ({
    'menu.open': async (_, { took }) => {
      // Whoever has a wide window sees no button for it.
      if (took.length > 0) await resize(page, narrow)
      await forgetHeard(page)
      await menuButton(page).click()
    },
    'menu.close': () => menuButton(page).click(),
    'section.open': () => sectionButton(page).click(),
    'section.back': () => backButton(page).click(),
    'pointer.enter': async ({ menu }, { before }) => {
      await resize(page, wide)
      await forgetHeard(page)
      // Where a press has closed the menu, the pointer is still on its button.
      if (before.matches('closed')) await pointAway(page)
      await toggle(page, menu).hover()
    },
    'pointer.leave': () => pointAway(page),
    'menu.toggle': async ({ menu }, { before }) => {
      await resize(page, wide)
      await forgetHeard(page)
      // Pointer and focus would leave the menu that is open on their way to the other button; a voice does not.
      if (before.matches('menu')) await toggle(page, menu).dispatchEvent('click')
      else await toggle(page, menu).click()
    },
    'category.select': ({ category }) =>
      page.locator(`#menu-courses [role=tab][data-hue=${category}]`).focus(),
    'focus.left': async (_, { before }) => {
      await toggle(page, selectOpenMenu(before) ?? 'courses').focus()
      await page.getByRole('link', { name: 'Lyrebird Learning, home' }).focus()
    },
    'outside.press': async () => {
      await pointAway(page)
      await page.mouse.down()
      await page.mouse.up()
    },
    'escape.press': () => page.keyboard.press('Escape'),
    'url.changed': async () => {
      await goInPage(page, page.url().endsWith('/about') ? '/contact' : '/about')
      // The page that arrives takes the focus to its heading; a visitor who goes on has seen it.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    },
    'viewport.changed': (event) => resize(page, event.wide ? wide : narrow),
  }),
  async verify(page, snapshot, step) {
    const menu = selectOpenMenu(snapshot)
    const isMobileOpen = selectIsMenuOpen(snapshot)
    await agrees(() => shown(page), {
      menus: menu === null ? 0 : 1,
      menu,
      isToggleExpanded: menu !== null,
      category: menu === 'courses' ? (selectCategory(snapshot) ?? firstCategory) : null,
      isMobileOpen,
      isMenuButtonExpanded: isMobileOpen,
      isSection: selectSection(snapshot) !== null,
    })
    const returned = step?.emitted.at(-1)
    if (returned?.to === 'menu') await expect(menuButton(page)).toBeFocused()
    else if (returned && isMobileOpen) await expect(sectionButton(page)).toBeFocused()
    else if (selectSection(snapshot) !== null) await expect(backButton(page)).toBeFocused()
  },
})
