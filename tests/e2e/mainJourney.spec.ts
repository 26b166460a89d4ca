import type { Page } from '@playwright/test'
import { learningGoals } from '~/data/courses/learningGoals'
import { subjects } from '~/data/courses/subjects'
import { type Hands, keyboard, mouse } from '../support/hands'
import { expect, test, waitForHydration } from '../support/page'

const goal = learningGoals.find(({ id }) => id === 'career-change')?.label ?? ''
const subject = subjects.find(({ id }) => id === 'business-management')?.label ?? ''

/** From a goal to an enquiry about the right course, as a visitor would go. */
async function walk(page: Page, { press, tick, choose, write }: Hands) {
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  await page.goto('/')
  await waitForHydration(page)

  await test.step('a goal opens the course finder with the goal chosen', async () => {
    await press(page.getByRole('link', { name: new RegExp(`^${goal}`) }))
    await expect(page.getByText('Step 1 of 4').first()).toBeVisible()
    await expect(page.getByRole('radio', { name: new RegExp(`^${goal}`) })).toBeChecked()
    await press(button('Next'))
  })

  await test.step('the course finder asks for three more things', async () => {
    await tick(page.getByRole('radio', { name: subject, exact: true }))
    await press(button('Next'))
    await choose(page.getByLabel('Your current status'), 'Student')
    await choose(page.getByLabel('Level of study'), 'Certificate IV')
    await press(button('Next'))
    await write(page.getByLabel('First name'), 'Mia')
    await write(page.getByLabel('Email', { exact: true }), 'mia@mail.example')
    await press(button('Find My Courses'))
  })

  const count = page.locator('main [role=status]').first()
  await test.step('the list holds what the answers ask for', async () => {
    await expect(heading('Recommended for you')).toBeVisible()
    await expect(page).toHaveURL(/recommendations=true&goal=career-change&subject=business-management/)
    await expect(count).toHaveText(/^\d+ courses/)
  })

  await test.step('the filter panel makes it shorter', async () => {
    const before = Number.parseInt((await count.textContent()) ?? '', 10)
    await press(button(/^Filter Courses/))
    const panel = page.getByRole('dialog', { name: 'Filter courses' })
    await tick(panel.getByRole('checkbox', { name: /^Creative/ }))
    await press(panel.getByRole('button', { name: /^Apply Filter/ }))
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL(/area=creative/)
    await expect.poll(async () => Number.parseInt((await count.textContent()) ?? '', 10)).toBeLessThan(before)
    await expect(page.getByRole('button', { name: /^Creative.*remove this filter/ })).toBeVisible()
  })

  const chosen: string[] = []
  await test.step('three courses are put side by side', async () => {
    for (let number = 1; number <= 3; number += 1) {
      const compare = button(/^Compare ?:/).first()
      const title = (await compare.textContent())?.replace(/^Compare ?: /, '') ?? ''
      chosen.push(title)
      await press(button(new RegExp(`^(Compare|Remove) ?: ${title}$`)))
      await expect(page.getByText(`${number} course(s) selected for comparison`)).toBeVisible()
    }
    await press(page.getByRole('link', { name: 'Compare Now' }))
    await expect(heading('Compare Courses')).toBeVisible()
    for (const title of chosen) await expect(page.getByRole('columnheader', { name: title })).toBeVisible()
  })

  await test.step('one of them is opened', async () => {
    await press(page.getByRole('link', { name: new RegExp(`^View Course ?: ${chosen[1]}$`) }))
    await expect(heading(chosen[1] ?? '')).toBeVisible()
  })

  await test.step('an enquiry about it is sent, and its receipt says where it is', async () => {
    const form = page.getByRole('region', { name: 'Enquire Now' })
    await write(form.getByLabel('First name'), 'Mia')
    await write(form.getByLabel('Last name'), 'Tran')
    await write(form.getByLabel('Phone'), '0491 570 156')
    await write(form.getByLabel('Email'), 'mia@mail.example')
    await choose(form.getByLabel('Where are you up to?'), 'Ready to enrol')
    await write(form.getByLabel('Message'), 'When can I start?')
    await press(form.getByRole('button', { name: 'Send enquiry' }))
    await expect(form.getByRole('heading', { name: 'Kept on this device' })).toBeVisible()
    // In the receipt, and beside the form.
    await expect(form.getByRole('link', { name: /^1800/ })).toHaveCount(2)
  })

  const leads = await page.evaluate(() => JSON.parse(localStorage.getItem('lyrebird.leads') ?? '[]'))
  expect(leads).toMatchObject([
    { lead: { kind: 'finder', answers: { learningGoal: 'career-change' } } },
    { lead: { kind: 'enquiry', enquiry: { lastName: 'Tran', message: 'When can I start?' } } },
  ])
}

test('from a goal to an enquiry by mouse or finger @phone', async ({ page }) => {
  test.slow()
  await walk(page, mouse)
})

test('from a goal to an enquiry by keyboard alone @phone', async ({ page }) => {
  test.slow()
  await walk(page, keyboard(page))
})
