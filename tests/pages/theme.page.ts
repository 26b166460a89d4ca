import type { Page } from '@playwright/test'
import { selectTheme, type Theme, themes } from '~/machines/theme.machine'
import { themeModel } from '../model/theme.model'
import { agrees, pageContract, storeElsewhere } from '../support/pageModel'

const nextOf = (theme: Theme) => themes[(themes.indexOf(theme) + 1) % themes.length]

const labels = { system: 'Colours follow your device', light: 'Light colours', dark: 'Dark colours' }
export const themeSwitch = (page: Page) => page.getByRole('banner').getByRole('button', { name: /colours/i })

export const themePage = pageContract(themeModel, {
  open: (page) => page.goto('/terms'),
  drivers: (page) => ({
    'theme.choose': () => themeSwitch(page).click(),
    'storage.changed': ({ theme }) => storeElsewhere(page, 'lyrebird.theme', theme),
  }),
  // One button goes round the three themes, so the next one is all that can be chosen.
  cannot: (step, before) =>
    step.kind === 'event' &&
    (step.event.type === 'theme.choose'
      ? step.event.theme !== nextOf(selectTheme(before))
      : // A browser tells another tab only of what has changed.
        step.event.theme === selectTheme(before)),
  async verify(page, snapshot) {
    const theme = selectTheme(snapshot)
    await agrees(
      async () => ({
        attribute: await page.locator('html').getAttribute('data-theme'),
        says: (await themeSwitch(page).getAttribute('aria-label'))?.split('.')[0],
        stored: await page.evaluate(() => localStorage.getItem('lyrebird.theme') ?? '"system"'),
      }),
      {
        attribute: theme === 'system' ? null : theme,
        says: labels[theme],
        stored: JSON.stringify(theme),
      },
    )
  },
})
