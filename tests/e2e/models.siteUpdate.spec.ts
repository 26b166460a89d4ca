import { bar, begin, playWorker, siteUpdatePage } from '../pages/siteUpdate.page'
import { expect, inStillTime, testOfCalls as test, waitForHydration } from '../support/page'
import { campaignOnPage } from '../support/pageCampaign'
import { walkOnPage } from '../support/pageModel'

walkOnPage(siteUpdatePage)
campaignOnPage(siteUpdatePage)

test('a newer version can be put off, and the page stays as it is', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(playWorker)
  await page.goto('/terms')
  await waitForHydration(page)
  await begin(page)
  await page.evaluate(() => window.worker.find())
  await expect(bar(page)).toBeVisible()
  await bar(page).getByRole('button', { name: 'Not now' }).click()
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('the page is loaded anew at once where the newer version has been replaced by another', async ({
  page,
}) => {
  await page.clock.install()
  await page.addInitScript(playWorker)
  await page.goto('/terms')
  await waitForHydration(page)
  await begin(page)
  await page.evaluate(() => window.worker.find())
  await page.evaluate(() => window.worker.replace())
  const isNew = page.waitForEvent('load')
  await bar(page).getByRole('button', { name: 'Load it' }).click()
  await isNew
  await inStillTime(page, waitForHydration(page))
  await expect(bar(page)).toHaveCount(0)
})
