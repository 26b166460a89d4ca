import type { Locator, Page } from '@playwright/test'

/** One thing that a visitor does, small enough to be answered at once. */
interface Action {
  what: string
  /** What must have been done before; it is not measured. */
  before?: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
}

/** What visitors touch on one page, in the order in which it can be done again and again. */
export interface Journey {
  path: string
  width: number
  actions: readonly Action[]
}

/** In milliseconds: how long a hand rests on a control before it presses, and how long it holds it down. */
const restTime = 150
const holdTime = 60

/**
 * Presses as a hand does. A click of Playwright moves, presses and lets go in one frame and has the page look up what it
 * hit, and both would be measured as the page's own time.
 */
async function pressOn(control: Locator) {
  const page = control.page()
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (!box) throw new Error(`There is nothing to press: ${control}`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(restTime)
  await page.mouse.down()
  await page.waitForTimeout(holdTime)
  await page.mouse.up()
}

const press = (name: string | RegExp, within = 'body'): Action['act'] => {
  return (page) => pressOn(page.locator(within).getByRole('button', { name }).first())
}

const pressAt = (selector: string, index = 0): Action['act'] => {
  return (page) => pressOn(page.locator(selector).nth(index))
}

const type = (label: string | RegExp, text: string): Action['act'] => {
  return async (page) => {
    const field = page.getByLabel(label).first()
    await field.fill('')
    await field.pressSequentially(text, { delay: 120 })
  }
}

const follow = (name: RegExp): Action['act'] => {
  return (page) => pressOn(page.getByRole('main').getByRole('link', { name }).first())
}

/** A list follows its text when the visitor rests: what is pressed before may be gone. */
const listFollows =
  (text: string): Action['act'] =>
  async (page) => {
    await page.waitForURL(({ searchParams }) => searchParams.get('q') === text)
    await page.waitForTimeout(restTime)
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

const focusOn = (selector: string, index = 0): Action['act'] => {
  return (page) => page.locator(selector).nth(index).focus()
}

const key = (name: string): Action['act'] => {
  return (page) => page.keyboard.press(name)
}

/** One forth, the next time one back. */
const turnCarousel = async (page: Page) => {
  const buttons = page.getByRole('button', { name: /^(?:Next|Previous) slide$/, disabled: false })
  await pressOn(buttons.first())
}

/** An event that carries nothing, in the list of what can happen. */
const simulate = (page: Page) => pressOn(page.locator('#simulator [data-way]:not([aria-expanded])').first())

/** On a phone the switch of the colours stands in the menu. */
const toggleMenu =
  (wanted: 'open' | 'closed'): Action['act'] =>
  async (page) => {
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    if ((await menu.getAttribute('aria-expanded')) !== String(wanted === 'open')) await menu.click()
  }

const phone = 360
const desk = 1440

const openDialog = ':is([role=dialog], dialog[open])'

export const journeys: readonly Journey[] = [
  {
    path: '/courses',
    width: phone,
    actions: [
      { what: 'open the filter panel', act: press(/^Filter Courses/) },
      { what: 'tick a choice', act: pressAt(`${openDialog} label:has(input[type=checkbox])`) },
      { what: 'apply the filters', act: press(/^Apply Filter/, openDialog) },
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
      { what: 'choose a goal', act: pressAt('main label:has([type=radio])', 1) },
      { what: 'go to the next step', act: press(/^Next$/) },
      { what: 'go to the step before', act: press(/^Previous$/) },
    ],
  },
  {
    path: '/programs',
    width: phone,
    actions: [
      { what: 'type into the search', act: type('Search programs', 'data') },
      { what: 'open a program', before: listFollows('data'), act: follow(/^View/) },
      { what: 'go back to the list', act: goBack },
    ],
  },
  {
    path: '/services/ai-training',
    width: desk,
    actions: [
      { what: 'change the tab', before: focusOn('main [aria-selected=true]'), act: key('ArrowRight') },
    ],
  },
  {
    path: '/machines/siteNav',
    width: desk,
    actions: [
      { what: 'zoom the drawing', act: press(/^Zoom in/) },
      { what: 'send an event to the machine', act: simulate },
    ],
  },
  {
    path: '/',
    width: phone,
    actions: [
      { what: 'open the menu of a small screen', act: press(/^Menu$/) },
      { what: 'close it', act: press(/^Menu$/) },
      { what: 'change the colours', before: toggleMenu('open'), act: press(/Change to: /) },
      { what: 'turn a carousel', before: toggleMenu('closed'), act: turnCarousel },
    ],
  },
  {
    path: '/contact',
    width: desk,
    actions: [
      { what: 'open the Courses menu', act: press('Courses menu') },
      { what: 'select a category', before: key('Tab'), act: key('ArrowDown') },
      { what: 'close the Courses menu', act: key('Escape') },
      { what: 'type into the enquiry', act: type('First name', 'Mia') },
    ],
  },
  {
    path: '/search-demo',
    width: phone,
    actions: [
      { what: 'type into the search', act: type(/What are you looking for/, 'care') },
      { what: 'move through the results', act: key('ArrowDown') },
      { what: 'clear the search', act: press('Clear the search') },
    ],
  },
  {
    path: '/tools/roi-calculator',
    width: phone,
    actions: [
      { what: 'type a figure', act: (page) => page.getByRole('textbox').first().pressSequentially('1') },
      { what: 'calculate', act: press(/^Calculate ROI/) },
      { what: 'move a slider', before: focusOn('input[type=range]', 1), act: key('ArrowRight') },
    ],
  },
  {
    path: '/tools/career-wizard',
    width: phone,
    actions: [
      { what: 'go to the next step', act: press(/^Next$/) },
      { what: 'tick an interest', act: pressAt('label:has(input[type=checkbox])', 3) },
      { what: 'go to the step before', act: press(/^Previous$/) },
    ],
  },
  {
    path: '/faq',
    width: phone,
    actions: [{ what: 'open a question', act: pressAt('main [aria-expanded]') }],
  },
]
