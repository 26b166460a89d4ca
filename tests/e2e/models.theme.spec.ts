import { pathsOf } from 'machine-workbench/models'
import { themeModel } from '../model/theme.model'
import { themePage, themeSwitch } from '../pages/theme.page'
import { expect, test, waitForHydration } from '../support/page'
import { campaignOnPage } from '../support/pageCampaign'
import { pageContract, walkerOf, walkOnPage } from '../support/pageModel'

const { onPage } = themePage

walkOnPage(themePage)
campaignOnPage(themePage)

test('a driver that brings about another event than it says fails', async ({ page, observations }) => {
  const { start, walk } = walkerOf(
    pageContract(themeModel, {
      ...onPage,
      drivers: (page) => ({ ...onPage.drivers(page), 'storage.changed': () => themeSwitch(page).click() }),
    }),
    observations,
  )
  const [path] = pathsOf(themeModel).filter(
    ({ steps: [first] }) => first?.kind === 'event' && first.event.type === 'storage.changed',
  )
  if (!path) throw new Error('No path begins with what another tab stored.')
  await start(page, path, false)
  await expect(walk(page, path, false)).rejects.toThrow(
    "The page's machine theme received theme.choose instead of storage.changed.",
  )
})

test('colours that another tab chooses at the same moment stay', async ({ page }) => {
  await page.goto('/terms')
  await waitForHydration(page)
  await themeSwitch(page).evaluate(async (button: HTMLElement) => {
    button.click()
    localStorage.setItem('lyrebird.theme', '"dark"')
    dispatchEvent(new StorageEvent('storage', { key: 'lyrebird.theme' }))
    for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame)
  })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(themeSwitch(page)).toHaveAccessibleName(/^Dark colours/)
})
