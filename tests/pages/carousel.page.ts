import type { Page } from '@playwright/test'
import { defineModel, type EventCase } from 'machine-workbench/models'
import {
  type carouselMachine,
  selectAnnouncement,
  selectCanGoBack,
  selectCanGoOn,
  selectIndex,
  selectPosition,
} from '~/machines/carousel.machine'
import { carouselModel } from '../model/carousel.model'
import { agrees, pageContract } from '../support/pageModel'

/** The width of the window at which so many slides are seen, by §9. */
const widths: Readonly<Record<number, number>> = { 1: 700, 2: 900, 3: 1440 }

const carousel = (page: Page) => page.getByRole('group', { name: /^(Course categories|Recent articles)$/ })
const press = (page: Page, name: string) => carousel(page).getByRole('button', { name }).click()

const events: readonly EventCase<typeof carouselMachine>[] = [
  { type: 'slide.next' },
  { type: 'slide.previous' },
  { type: 'slide.scrolled', index: 0 },
  { type: 'slide.scrolled', index: 1 },
  { type: 'slide.scrolled', index: 2 },
  { type: 'viewport.changed', visible: 1 },
  { type: 'viewport.changed', visible: 2 },
  { type: 'viewport.changed', visible: 3 },
]

/** The machine starts as if one slide were seen, and the page measures at once how many are. */
const pageModel = defineModel(carouselModel.machine, {
  ...carouselModel.options,
  scenarios: [
    { name: 'the categories', input: { count: 5, visible: 3 } },
    { name: 'the articles, in a loop', input: { count: 5, visible: 3, loops: true } },
  ],
  events,
  unreachable: {},
})

export const carouselPage = pageContract(pageModel, {
  async open(page, { scenario }) {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: widths[3] ?? 0, height: 900 })
    await page.goto(scenario.input?.loops ? '/category/creative' : '/')
  },
  // On the home page it is made once somebody has begun to use the page; a frame later it knows how wide it is.
  async prepare(page) {
    await page.mouse.move(2, 2)
    await page.mouse.move(4, 4)
    await carousel(page).evaluate(async (element) => {
      const frame = () => new Promise(requestAnimationFrame)
      const isMade = () => Object.keys(element).some((key) => key.startsWith('__reactProps'))
      for (let frames = 0; !isMade() && frames < 300; frames += 1) await frame()
      await frame()
      await frame()
    })
  },
  drivers: (page) => ({
    'slide.next': () => press(page, 'Next slide'),
    'slide.previous': () => press(page, 'Previous slide'),
    'slide.scrolled': ({ index }) =>
      carousel(page)
        .locator('ul')
        .evaluate((list, at) => {
          const [first, second] = [...list.children].map((slide) => slide.getBoundingClientRect().left)
          list.scrollTo({ left: at * ((second ?? 0) - (first ?? 0)) })
        }, index),
    'viewport.changed': ({ visible }) => page.setViewportSize({ width: widths[visible] ?? 0, height: 900 }),
  }),
  // Scrolling to where the list is, and a window of the width it has, are no events to a browser.
  cannot: (step, { context: { index, visible } }) =>
    step.kind === 'event' &&
    ((step.event.type === 'slide.scrolled' && step.event.index === index) ||
      (step.event.type === 'viewport.changed' && step.event.visible === visible)),
  async verify(page, snapshot) {
    const name = snapshot.context.loops ? 'Recent articles' : 'Course categories'
    const announced = selectAnnouncement(snapshot)
    await agrees(
      () =>
        carousel(page).evaluate((element) => {
          const list = element.querySelector('ul')
          const edge = list?.getBoundingClientRect()
          const inView = [...(list?.children ?? [])].flatMap((slide, index) => {
            const { left, right } = slide.getBoundingClientRect()
            return edge && left > edge.left - 40 && right < edge.right + 40 ? [index] : []
          })
          const isOff = (name: string) =>
            element.querySelector(`button[aria-label="${name}"]`)?.ariaDisabled === 'true'
          return {
            stands: element.querySelector('[aria-hidden]')?.textContent,
            said: element.querySelector('[role=status]')?.textContent,
            first: inView[0],
            canGoBack: isOff('Previous slide') === false,
            canGoOn: isOff('Next slide') === false,
          }
        }),
      {
        stands: selectPosition(snapshot),
        said: announced && `${name}, ${announced}`,
        first: selectIndex(snapshot),
        canGoBack: selectCanGoBack(snapshot),
        canGoOn: selectCanGoOn(snapshot),
      },
    )
  },
})
