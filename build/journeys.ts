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

const follow = (name: RegExp): Action['act'] => {
  return (page) => page.getByRole('main').getByRole('link', { name }).first().click()
}

const goBack = async (page: Page) => {
  await page.goBack()
}

/** The option after the one that is chosen, round and round. */
const chooseAnother = (label: string): Action['act'] => {
  return async (page) => {
    const select = page.getByLabel(label)
    const index = await select.evaluate((box: HTMLSelectElement) => (box.selectedIndex + 1) % box.length)
    await select.selectOption({ index })
  }
}

const nextTab = async (page: Page) => {
  await page.getByRole('main').locator('[aria-selected=true]').first().focus()
  await page.keyboard.press('ArrowRight')
}

/** One forth, the next time one back. */
const turnCarousel = async (page: Page) => {
  const buttons = page.getByRole('button', { name: /^(?:Next|Previous) slide$/, disabled: false })
  await buttons.first().click()
}

const simulate = async (page: Page) => {
  const start = page.getByRole('button', { name: 'Start the simulator' })
  if (await start.isVisible()) await start.click()
  await page.getByRole('list', { name: 'Events' }).getByRole('button', { disabled: false }).first().click()
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
    path: '/courses',
    width: phone,
    actions: [
      { what: 'sort the list', act: chooseAnother('Sort by') },
      { what: 'turn the page', act: follow(/^(?:Next|Previous) page$/) },
      { what: 'open a course', act: follow(/^View Course/) },
      { what: 'go back to the list', act: goBack },
    ],
  },
  {
    path: '/course-wizard',
    width: phone,
    actions: [
      { what: 'choose a goal', act: (page) => page.locator('main label:has([type=radio])').nth(1).click() },
      { what: 'go to the next step', act: press(/^Next$/) },
      { what: 'go to the step before', act: press(/^Previous$/) },
    ],
  },
  {
    path: '/programs',
    width: phone,
    actions: [
      { what: 'type into the search', act: type('Search programs', 'data') },
      { what: 'open a program', act: follow(/^View/) },
      { what: 'go back to the list', act: goBack },
    ],
  },
  {
    path: '/services/ai-training',
    width: desk,
    actions: [{ what: 'change the tab', act: nextTab }],
  },
  {
    path: '/machines/siteNav',
    width: desk,
    actions: [
      { what: 'zoom the drawing', act: press(/^Zoom in/) },
      { what: 'send an event in the simulator', act: simulate },
    ],
  },
  {
    path: '/',
    width: phone,
    actions: [
      { what: 'open the menu of a small screen', act: press(/^Menu$/) },
      { what: 'close it', act: press(/^Menu$/) },
      { what: 'change the colours', act: (page) => changeColours(page) },
      { what: 'turn a carousel', act: turnCarousel },
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
