import { address, exercise, lessonPage, part } from '../pages/lesson.page'
import { expect, test, waitForHydration } from '../support/page'
import { campaignOnPage } from '../support/pageCampaign'
import { walkOnPage } from '../support/pageModel'

walkOnPage(lessonPage)
campaignOnPage(lessonPage)

test('a lesson can be done with the keyboard alone', async ({ page }) => {
  await page.goto(address)
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Try a lesson' }).press('Enter')
  await expect(part(page).getByRole('heading', { name: 'Try a lesson' })).toBeInViewport()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(part(page).getByRole('heading', { level: 3 })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  for (let moves = 0; moves < exercise.better; moves += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(part(page).getByRole('status')).toContainText('That is the better choice.')
})
