import { programs } from '~/data/programs/programs'
import { pathwaySteps } from '~/data/programs/programsPage'
import { expect, test, waitForHydration } from '../support/page'

for (const { level } of pathwaySteps) {
  test(`'View Programs' of ${level} searches for the name of the level and finds its programs (§2.19)`, async ({
    page,
  }) => {
    const titles = programs.filter((program) => program.level === level).map(({ title }) => title)
    const count = page.locator('#programs').getByRole('status')
    const cards = page.locator('#programs li h3')
    await page.goto('/programs?duration=4-8+weeks')
    await waitForHydration(page)
    await page.getByRole('link', { name: new RegExp(`^View Programs ?: ${level}$`) }).click()
    await expect(page.getByLabel('Search programs')).toHaveValue(level)
    await expect(page).toHaveURL(`/programs?q=${level}#programs`)
    await expect(count).toContainText(new RegExp(`^${titles.length} programs`))
    await expect(cards).toHaveText(titles)

    await page.getByLabel('Level', { exact: true }).selectOption(level)
    await expect(page).toHaveURL(new RegExp(`level=${level}`))
    await expect(cards).toHaveText(titles)
  })
}
