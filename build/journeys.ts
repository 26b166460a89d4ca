import type { Page } from '@playwright/test'

/** One thing that a visitor does, small enough to be answered at once. */
export interface Action {
  what: string
  act: (page: Page) => Promise<void>
}

/** What visitors touch on one page, in the order in which it can be done again and again. */
export interface Journey {
  path: string
  width: number
  actions: readonly Action[]
}

const press = (name: string | RegExp, within = 'body'): Action['act'] => {
  return (page) => page.locator(within).getByRole('button', { name }).first().click()
}

const type = (label: string | RegExp, text: string): Action['act'] => {
  return async (page) => {
    const field = page.getByLabel(label).first()
    await field.fill('')
    await field.pressSequentially(text, { delay: 120 })
  }
}

const phone = 360
const desk = 1440

export const journeys: readonly Journey[] = [
  {
    path: '/courses',
    width: phone,
    actions: [
      { what: 'open the filter panel', act: press(/^Filter Courses/) },
      {
        what: 'tick a choice',
        act: (page) => page.getByRole('dialog').locator('label:has(input[type=checkbox])').first().click(),
      },
      { what: 'apply the filters', act: press(/^Apply Filter/, '[role=dialog]') },
      { what: 'select a course for comparison', act: press(/^(?:Compare|Remove) ?:/) },
    ],
  },
  {
    path: '/',
    width: phone,
    actions: [
      { what: 'open the menu of a small screen', act: press(/^Menu$/) },
      { what: 'close it', act: press(/^Menu$/) },
      { what: 'change the colours', act: (page) => changeColours(page) },
    ],
  },
  {
    path: '/contact',
    width: desk,
    actions: [
      { what: 'open the Courses menu', act: press('Courses menu') },
      { what: 'select a category', act: (page) => page.keyboard.press('Tab').then(() => arrow(page)) },
      { what: 'close the Courses menu', act: (page) => page.keyboard.press('Escape') },
      { what: 'type into the enquiry', act: type('First name', 'Mia') },
    ],
  },
  {
    path: '/search-demo',
    width: phone,
    actions: [
      { what: 'type into the search', act: type(/What are you looking for/, 'care') },
      { what: 'move through the results', act: (page) => page.keyboard.press('ArrowDown') },
      { what: 'clear the search', act: press('Clear the search') },
    ],
  },
  {
    path: '/tools/roi-calculator',
    width: phone,
    actions: [
      { what: 'type a figure', act: (page) => page.getByRole('textbox').first().pressSequentially('1') },
      { what: 'calculate', act: press(/^Calculate ROI/) },
      {
        what: 'move a slider',
        act: async (page) => {
          await page.getByRole('slider').nth(1).focus()
          await page.keyboard.press('ArrowRight')
        },
      },
    ],
  },
  {
    path: '/tools/career-wizard',
    width: phone,
    actions: [
      { what: 'go to the next step', act: press(/^Next$/) },
      {
        what: 'tick an interest',
        act: (page) => page.locator('label:has(input[type=checkbox])').nth(3).click(),
      },
      { what: 'go to the step before', act: press(/^Previous$/) },
    ],
  },
  {
    path: '/faq',
    width: phone,
    actions: [
      { what: 'open a question', act: (page) => page.locator('main [aria-expanded]').first().click() },
    ],
  },
]

const arrow = (page: Page) => page.keyboard.press('ArrowDown')

/** On a phone the switch stands in the menu. */
async function changeColours(page: Page) {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if ((await menu.getAttribute('aria-expanded')) !== 'true') await menu.click()
  await page
    .getByRole('button', { name: /Change to: / })
    .first()
    .click()
  await menu.click()
}
