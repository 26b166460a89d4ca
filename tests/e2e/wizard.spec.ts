import type { Page } from '@playwright/test'
import { axeViolations, expect, test, waitForHydration } from '../support/page'
import { forbidStorage, stored, storeOnce, tabTo, widerThanPhone } from '../support/screen'

const DRAFT = 'lyrebird.course-finder'
const LEADS = 'lyrebird.leads'

const draft = {
  learningGoal: 'upskill',
  subjectInterest: 'languages',
  preferences: { status: 'Student', level: 'Diploma', startDate: '2027-02-08' },
}

const question = (page: Page) => page.getByRole('heading', { level: 1 })
const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const finish = (page: Page) => page.getByRole('button', { name: 'Find My Courses' })
const pick = (page: Page, label: string) => page.locator('form label', { hasText: label }).click()

async function open(page: Page, query = '') {
  await page.goto(`/course-wizard${query}`)
  await waitForHydration(page)
}

async function fillDetails(page: Page) {
  await page.getByLabel('First name').fill('Mia')
  await page.getByRole('textbox', { name: 'Email' }).fill('mia@mail.example')
}

test('four steps by mouse lead to the recommended courses', async ({ page }) => {
  await open(page)
  await expect(page).toHaveTitle(/^Step 1 of 4: Your learning goal/)
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(next(page)).toHaveAccessibleDescription('Choose a goal to go on.')
  // Playwright takes aria-disabled for disabled; a visitor can press it all the same.
  await next(page).click({ force: true })
  await expect(question(page)).toHaveText('Step 1 of 4: Why do you want to study?')

  await pick(page, 'Build on my skills')
  await next(page).click()
  await expect(page).toHaveURL(/\/course-wizard\?step=subject$/)
  await expect(page).toHaveTitle(/^Step 2 of 4: Your subject/)
  await expect(question(page)).toBeFocused()
  await expect(page.getByRole('progressbar', { name: 'Match confidence' })).toHaveAttribute('value', '50')
  await expect(page.getByRole('radio')).toHaveCount(20)

  await pick(page, 'Languages')
  await next(page).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Choose your status and a level to go on.' }),
  ).toBeVisible()
  await page.getByLabel('Your current status').selectOption('Student')
  await page.getByLabel('Level of study').selectOption('Diploma')
  await next(page).click()

  await expect(page).toHaveTitle(/^Step 4 of 4: Your contact details/)
  const newsletter = page.getByRole('checkbox', { name: /newsletter/ })
  await expect(newsletter).not.toBeChecked()
  await expect(page.getByText('Last name *', { exact: true })).toBeVisible()
  const preferred = page.getByRole('radiogroup', { name: 'How should we contact you?' })
  const contacts = preferred.getByRole('radio')
  await expect(contacts).toHaveCount(2)
  await expect(preferred.getByRole('radio', { checked: true })).toHaveValue('email')
  await preferred.locator('label').last().click()
  await expect(preferred.getByRole('radio', { checked: true })).toHaveValue('phone')
  await fillDetails(page)
  await finish(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saving your answers' })).toBeVisible()
  await expect(page).toHaveURL('/courses?recommendations=true&goal=upskill&subject=languages&level=Diploma')
  await expect(question(page)).toHaveText('Recommended for you')
  await expect(page).toHaveTitle(/^Recommended for you/)
  await expect(question(page)).toBeFocused()
  await expect(page.locator('#route-announcement')).toBeEmpty()

  const leads = await stored(page, LEADS)
  expect(leads).toMatchObject([
    {
      lead: {
        kind: 'finder',
        answers: { customerDetails: { email: 'mia@mail.example', newsletter: false } },
      },
    },
  ])
  expect(JSON.stringify(await stored(page, DRAFT))).not.toContain('mia')
})

test('the list can be seen without leaving details, and nothing is kept of a lead', async ({ page }) => {
  await storeOnce(page, DRAFT, JSON.stringify(draft))
  await open(page, '?step=details')
  const past = page.getByRole('link', { name: 'See my list without leaving my details' })
  await past.click()
  await expect(page).toHaveURL(
    '/courses?recommendations=true&goal=upskill&subject=languages&level=Diploma&startDate=2027-02-08',
  )
  await expect(question(page)).toHaveText('Recommended for you')
  expect(await stored(page, LEADS)).toBeNull()
  await page.goBack()
  await expect(question(page)).toHaveText('Step 4 of 4: How can we reach you?')
})

test('every card of the list says how it stands to the other answers, those first that meet most', async ({
  page,
}) => {
  const preferences = { status: 'Student', level: 'Diploma', budget: '$1,000-$3,000', method: 'Online' }
  await storeOnce(
    page,
    DRAFT,
    JSON.stringify({ ...draft, subjectInterest: 'business-management', preferences }),
  )
  await open(page, '?step=details')
  await page.getByRole('link', { name: 'See my list without leaving my details' }).click()
  await expect(page).toHaveTitle(/^Recommended for you/)
  await expect(question(page)).toBeFocused()
  await expect(page.getByText('Compared where we can: Diploma, $1,000-$3,000, Online.')).toBeVisible()

  const reasons = page.getByRole('article').getByText(/^Meets /)
  const met = (await reasons.allTextContents()).map((text) => Number(/\d/.exec(text)?.[0]))
  expect(met).toHaveLength(9)
  expect(met).toEqual(met.toSorted((a, b) => b - a))
  expect(new Set(met).size).toBeGreaterThan(1)

  const sort = page.getByLabel('Sort by')
  await expect(sort.getByRole('option', { selected: true })).toHaveText('Best match')
  await sort.selectOption('Lowest price')
  await expect(page).toHaveURL(/level=Diploma&.*sort=lowest-price/)
  await expect(reasons).toHaveCount(9)
  await page.goBack()
  await expect(sort.getByRole('option', { selected: true })).toHaveText('Best match')
  await page.getByRole('link', { name: 'see all courses' }).click()
  await expect(page).toHaveTitle(/^Our courses/)
  expect(await axeViolations(page)).toEqual([])
})

test('four steps by keyboard alone', async ({ page }) => {
  await open(page)
  await page.locator('form').getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await tabTo(page, next(page))
  await page.keyboard.press('Enter')

  await expect(question(page)).toHaveText('Step 2 of 4: What do you want to learn about?')
  await expect(question(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, next(page))
  await page.keyboard.press('Enter')

  await expect(question(page)).toBeFocused()
  await tabTo(page, next(page))
  await page.keyboard.press('Enter')
  await expect(next(page), 'a way on that waits stays reachable').toBeFocused()
  await expect(next(page)).toHaveAccessibleDescription('Choose your status and a level to go on.')
  await page.getByLabel('Your current status').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, next(page))
  await page.keyboard.press('Enter')

  await expect(question(page)).toHaveText('Step 4 of 4: How can we reach you?')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Mia')
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }))
  await page.keyboard.type('mia@mail.example')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/courses\?recommendations=true/)
})

test('the browser’s Back goes to the step before', async ({ page }) => {
  await open(page)
  await pick(page, 'Change careers')
  await next(page).click()
  await expect(page).toHaveURL(/step=subject/)
  await page.goBack()
  await expect(question(page)).toHaveText('Step 1 of 4: Why do you want to study?')
  await page.goForward()
  await expect(question(page)).toHaveText('Step 2 of 4: What do you want to learn about?')
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(question(page)).toHaveText('Step 1 of 4: Why do you want to study?')
})

test('a reload keeps the draft and the step', async ({ page }) => {
  await open(page)
  await pick(page, 'Return to work')
  await next(page).click()
  await pick(page, 'Engineering')
  await next(page).click()
  await page.getByLabel('Your current status').selectOption('Retired')
  await page.reload()
  await waitForHydration(page)
  await expect(page).toHaveURL(/step=preferences/)
  await expect(page.getByLabel('Your current status')).toHaveValue('Retired')
  await expect(page.getByRole('complementary').getByText('Engineering')).toBeVisible()

  await page.getByRole('button', { name: 'Clear my answers' }).click()
  await expect(question(page)).toHaveText('Step 1 of 4: Why do you want to study?')
  expect(await stored(page, DRAFT)).toBeNull()
})

test('a step that is not open yet gives way to the furthest one', async ({ page }) => {
  await open(page, '?step=details')
  await expect(question(page)).toHaveText('Step 1 of 4: Why do you want to study?')
  await expect(page).toHaveURL('/course-wizard')
})

test('a goal in the address is chosen, and can be overruled for good', async ({ page }) => {
  await storeOnce(page, DRAFT, JSON.stringify(draft))
  await open(page, '?goal=hobby')
  await expect(page.getByRole('radio', { name: /Learn for interest/ })).toBeChecked()
  await expect(page.getByRole('complementary').getByText('Languages')).toBeVisible()
  await pick(page, 'Return to work')
  await expect(page).toHaveURL('/course-wizard')
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByRole('radio', { name: /Return to work/ })).toBeChecked()
})

test('§9: the save takes a second', async ({ page }) => {
  await storeOnce(page, DRAFT, JSON.stringify(draft))
  await page.clock.install({ time: '2026-11-21T00:00:00Z' })
  await open(page, '?step=details')
  await fillDetails(page)
  await page.clock.pauseAt('2026-11-21T01:00:00Z')
  await finish(page).click()
  await expect(page.getByRole('button', { name: 'Finding your courses' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.clock.runFor(999)
  await expect(page).toHaveURL(/course-wizard/)
  await page.clock.runFor(1)
  await expect(page).toHaveURL(/\/courses\?recommendations=true/)
})

test('without storage the course finder still leads to courses', async ({ page }) => {
  await forbidStorage(page)
  await open(page, '?goal=upskill')
  await next(page).click()
  await pick(page, 'Psychology & Counseling')
  await next(page).click()
  await page.getByLabel('Your current status').selectOption('Student')
  await page.getByLabel('Level of study').selectOption('PhD')
  await next(page).click()
  await fillDetails(page)
  await finish(page).click()
  await expect(page).toHaveURL(/\/courses\?recommendations=true/)
})

for (const damaged of ['{', 'null', '[1]', '{"learningGoal":{"a":1},"preferences":7}']) {
  test(`damaged draft ${damaged}: the course finder starts empty`, async ({ page }) => {
    await storeOnce(page, DRAFT, damaged)
    await open(page)
    await expect(page.getByText('Nothing yet.')).toBeVisible()
    await pick(page, 'Change careers')
    await expect(next(page)).toHaveAttribute('aria-disabled', 'false')
  })
}

test('every step fits 320 px and axe has nothing to say', async ({ page }) => {
  await storeOnce(page, DRAFT, JSON.stringify(draft))
  for (const step of ['', '?step=subject', '?step=preferences', '?step=details']) {
    await open(page, step)
    await expect(page.getByRole('complementary').getByText('Languages')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    expect(await widerThanPhone(page)).toEqual([])
  }
})
