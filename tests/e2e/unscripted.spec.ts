import { layoutFaults } from '../support/layoutFaults'
import { expect, test } from '../support/page'
import { isWhole } from '../support/share'
import { builtPaths, inChunks, onePathPerKind } from '../support/sitePages'
import { unscriptedFaults } from '../support/unscriptedFaults'

/*
 * What is left of the site where no script runs: all of it can be read, and nothing is offered that would not answer.
 */

test.use({ javaScriptEnabled: false })
// The browser counts a script that it does not run as one that the policy refused.
test.beforeEach(({ allow }) => allow.response(/\/assets\/[^/]+\.js$/))

for (const paths of inChunks(isWhole ? builtPaths : onePathPerKind, 12))
  for (const width of [360, 1440])
    test(`without scripts all is read and nothing is dead at ${width} px: ${paths[0]} and following`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      await page.setViewportSize({ width, height: 800 })
      const faults: string[] = []
      for (const path of paths) {
        await page.goto(path)
        const dead = await unscriptedFaults(page)
        for (const fault of [...dead, ...(await layoutFaults(page))]) faults.push(`${path}: ${fault}`)
      }
      expect(faults).toEqual([])
    })

test('without scripts every answer stands open below its question', async ({ page }) => {
  for (const path of ['/faq', '/how-to-enroll']) {
    await page.goto(path)
    const panels = page.locator('[id$="-panel"]')
    expect(await panels.count()).toBeGreaterThan(3)
    for (const panel of await panels.all()) await expect(panel).toBeVisible()
    const [question] = await page.locator('h3:has(+ [id$="-panel"])').all()
    expect(await question?.innerText()).toMatch(/\w/)
  }
})

test('without scripts the menu of a phone leads to the links at the end of the page @phone', async ({
  page,
}) => {
  await page.goto('/')
  const menu = page.getByRole('banner').getByRole('link', { name: 'Menu' })
  const wide = (page.viewportSize()?.width ?? 0) > 1000
  await expect(menu).toBeVisible({ visible: !wide })
  if (wide) return
  await menu.click()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'All courses' })).toBeInViewport()
})

test('without scripts every form says how else to reach us', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByRole('main').getByText('The form needs JavaScript.')).toBeVisible()
  await page.goto('/course-wizard')
  await expect(page.getByRole('main').getByRole('link', { name: 'all courses' })).toBeVisible()
  await page.goto('/search-demo')
  await expect(page.getByRole('main').getByText('Searching needs JavaScript.')).toBeVisible()
  await page.goto('/tools/roi-calculator')
  await expect(page.getByRole('main').getByText('The calculator needs JavaScript.')).toBeVisible()
})

test('with scripts nothing is seen of what stands for them', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: true })
  for (const path of ['/', '/courses', '/faq', '/contact']) {
    await page.goto(path)
    await expect(page.locator('[data-without-script]').filter({ visible: true })).toHaveCount(0)
  }
  await page.close()
})
