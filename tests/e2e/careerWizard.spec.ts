import type { Page } from '@playwright/test'
import { axeViolations, expect, test, waitForHydration } from '../support/page'
import { forbidStorage, stored, storeOnce, tabTo, widerThanPhone } from '../support/screen'

const DRAFT = 'lyrebird.career-wizard'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const getResults = (page: Page) => page.getByRole('button', { name: 'Get Results' })
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Progress' })

async function open(page: Page, query = '') {
  await page.goto(`/tools/career-wizard${query}`)
  await waitForHydration(page)
}

test('§2.16: four steps, progress step ÷ 4, no answer needed, five pathways in their order', async ({
  page,
}) => {
  await open(page)
  await expect(heading(page)).toHaveText('Where you are now')
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  for (const [percent, title] of [
    ['25', 'Skills and interests'],
    ['50', 'Where you want to go'],
    ['75', 'How you want to learn'],
  ] as const) {
    await expect(progress(page)).toHaveAttribute('value', percent)
    await next(page).click()
    await expect(heading(page)).toHaveText(title)
    await expect(heading(page)).toBeFocused()
  }
  await expect(progress(page)).toHaveAttribute('value', '100')
  await expect(page).toHaveURL(/\?step=learning$/)
  await getResults(page).click()

  await expect(page).toHaveURL(/\?step=results$/)
  await expect(heading(page)).toBeFocused()
  const cards = page.getByRole('article')
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText([
    'AI Business Analyst',
    'AI Marketing Specialist',
    'AI Healthcare Specialist',
    'AI Education Specialist',
    'AI Ethics & Governance Specialist',
  ])
  for (const [at, score] of ['95%', '88%', '82%', '90%', '85%'].entries())
    await expect(cards.nth(at)).toContainText(score)
  await expect(cards.getByText('Illustrative, not worked out from your answers')).toHaveCount(5)
  await expect(cards.getByText('None of your answers points to this pathway')).toHaveCount(5)
})

test('answers are kept in their lists, over a reload and over the way back', async ({ page }) => {
  await open(page)
  await page.getByLabel('Your current role').selectOption('Manager')
  await next(page).click()
  await page.getByText('Data Analysis', { exact: true }).click()
  await page.getByText('None of the above', { exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'Data Analysis' })).not.toBeChecked()
  await page.getByText('Data Analysis', { exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'None of the above' })).not.toBeChecked()
  await page.reload()
  await waitForHydration(page)
  await expect(heading(page)).toHaveText('Skills and interests')
  await expect(page.getByRole('checkbox', { name: 'Data Analysis' })).toBeChecked()

  await page.goBack()
  await expect(heading(page)).toHaveText('Where you are now')
  await expect(page.getByLabel('Your current role')).toHaveValue('Manager')
  await page.goForward()
  await expect(heading(page)).toHaveText('Skills and interests')

  await open(page, '?step=results')
  const first = page.getByRole('article').first()
  await expect(first).toContainText('It uses skills you have: Data Analysis.')
  await expect(first).toContainText('It is a next step from your role: Manager.')
  await expect(page.getByRole('article').nth(1)).not.toContainText('Data Analysis.')
})

test('the ways on from the results, and Start Over clears', async ({ page }) => {
  await storeOnce(page, DRAFT, JSON.stringify({ careerGoal: 'Career Change' }))
  await open(page, '?step=results')
  await expect(page.getByRole('link', { name: 'Book Career Advisor' })).toHaveAttribute(
    'href',
    '/contact?type=career-advisor',
  )
  await expect(page.getByRole('link', { name: 'View Recommended Courses' })).toHaveAttribute(
    'href',
    '/courses?recommendations=true&goal=career-change',
  )
  await expect(page.getByRole('link', { name: 'Learn More about AI Business Analyst' })).toHaveAttribute(
    'href',
    '/career-paths/ai-business-analyst',
  )
  await page.getByRole('button', { name: 'Start Over' }).click()
  await expect(page).toHaveURL(/\/tools\/career-wizard$/)
  await expect(heading(page)).toHaveText('Where you are now')
  expect(await stored(page, DRAFT)).toBeNull()
  await open(page, '?step=goal')
  await expect(page.getByLabel('Your career goal')).toHaveValue('')
})

test('by keyboard alone', async ({ page }) => {
  await open(page)
  await page.getByLabel('Your current role').focus()
  await page.keyboard.press('ArrowDown')
  await tabTo(page, next(page))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await tabTo(page, next(page))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Where you want to go')
  await tabTo(page, next(page))
  await page.keyboard.press('Enter')
  await tabTo(page, getResults(page))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Five AI career pathways')
  await expect(heading(page)).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Start Over' }))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Where you are now')
})

for (const [what, text] of [
  ['not JSON', '{'],
  ['another shape', '[1,2]'],
  ['unknown values', '{"currentRole":"<b>King</b>","interests":["nothing",7],"__proto__":{"budget":"x"}}'],
] as const) {
  test(`a stored draft that is ${what} is as if nothing had been answered`, async ({ page }) => {
    await storeOnce(page, DRAFT, text)
    await open(page)
    await expect(page.getByLabel('Your current role')).toHaveValue('')
  })
}

test('an unknown step is the first, and forbidden storage changes nothing', async ({ page }) => {
  await forbidStorage(page)
  await open(page, '?step=%3Cscript%3E')
  await expect(heading(page)).toHaveText('Where you are now')
  await page.getByLabel('Your current role').selectOption('Student')
  await next(page).click()
  await expect(heading(page)).toHaveText('Skills and interests')
})

for (const query of ['', '?step=skills', '?step=results']) {
  test(`nobody is shut out: ${query || 'the first step'}`, async ({ page }) => {
    await open(page, query)
    expect(await axeViolations(page)).toEqual([])
    expect(await widerThanPhone(page)).toEqual([])
  })
}
