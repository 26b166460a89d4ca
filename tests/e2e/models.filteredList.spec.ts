import type { Course } from '~/data/courses/course'
import { subjects } from '~/data/courses/subjects'
import { addressOf, filteredListPages } from '../pages/filteredList.page'
import { expect, test, waitForHydration } from '../support/page'
import { campaignOnPage } from '../support/pageCampaign'
import { goInPage, walkOnPage } from '../support/pageModel'
import { askedBy, siteLists } from '../support/siteLists'

for (const contract of filteredListPages) {
  walkOnPage(contract)
  campaignOnPage(contract)
}

test('where nothing meets both answers of the course finder, the closest courses stand in, and each change says so', async ({
  page,
}) => {
  // All courses together meet every pair of answers.
  await page.route(/\/data\/[^/]+\/catalogue\.json$/, async (route) => {
    const answer = await route.fetch()
    const data: { content: { courses: Pick<Course, 'learningGoals'>[] } } = await answer.json()
    const courses = data.content.courses.filter(({ learningGoals }) => !learningGoals.includes('hobby'))
    await route.fulfill({ response: answer, json: { ...data, content: { ...data.content, courses } } })
  })
  const scope = { recommendations: true, goal: 'hobby', subject: subjects[0]?.id }
  const status = page.locator('main [role=status]').first()
  const closest = page.getByText('No course meets everything you asked for. These are the closest.')
  const shows = async (given: object, isClosest: boolean, found: RegExp) => {
    await goInPage(page, addressOf(siteLists.catalogue, askedBy(siteLists.catalogue, given)))
    await expect(status).toHaveText(found)
    await expect(closest).toHaveCount(isClosest ? 1 : 0)
  }
  await page.goto('/about')
  await waitForHydration(page)
  await shows(scope, true, /^[1-9]/)
  // The first time the search is on its way, the second time it is there.
  for (const _ of [1, 2]) {
    await shows({ ...scope, q: 'zzzz' }, false, /^No courses found/)
    await shows(scope, true, /^[1-9]/)
  }
  await shows({}, false, /^[1-9]/)
})
