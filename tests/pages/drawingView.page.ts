import type { Page } from '@playwright/test'
import { defineModel, type EventCase } from 'machine-workbench/models'
import {
  type drawingViewMachine,
  selectCanFit,
  selectCanZoomIn,
  selectCanZoomOut,
  selectIsFollowing,
  selectView,
  selectZoom,
} from '~/machines/drawingView.machine'
import { drawingViewModel } from '../model/drawingView.model'
import { openBench } from '../support/bench'
import { agrees, pageContract } from '../support/pageModel'

/** As far as one turn of a wheel goes. */
const turn = { in: Math.exp(0.5), out: Math.exp(-0.5) }

/** What hands can do: a wheel turns in steps, and a pointer moves a little at a time. */
const events: readonly EventCase<typeof drawingViewMachine>[] = [
  { type: 'zoom.in' },
  { type: 'zoom.out' },
  { type: 'zoom.by', factor: turn.in, x: 0.25, y: -0.25 },
  { type: 'zoom.by', factor: turn.out, x: 0, y: 0 },
  { type: 'view.reset' },
  { type: 'view.follow', scale: 1, x: 0, y: 0 },
  { type: 'pan.by', x: 0.15, y: 0 },
  { type: 'pan.by', x: -0.15, y: 0 },
  { type: 'pan.by', x: 0, y: 0.15 },
  { type: 'drag.start' },
  { type: 'drag.move', x: 0.05, y: -0.05 },
  { type: 'drag.end' },
]

const pageModel = defineModel(drawingViewModel.machine, {
  ...drawingViewModel.options,
  events,
  unreachable: {},
})

const section = (page: Page) => page.locator('#drawing')
const frame = (page: Page) => section(page).locator('[data-view]')

/** By its key, since the pointer may be holding the drawing. */
async function press(page: Page, name: string) {
  await section(page).getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

/** Where the frame lies in the window, and the size by which the drawing's shares are counted. */
const measure = (page: Page) =>
  frame(page).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const { offsetWidth, offsetHeight } = element.firstElementChild as HTMLElement
    return { middle: { x: left + width / 2, y: top + height / 2 }, width: offsetWidth, height: offsetHeight }
  })

const isOff = async (page: Page, name: string) =>
  (await section(page).getByRole('button', { name, exact: true }).getAttribute('aria-disabled')) === 'true'

/** A pointer counts in whole pixels. Nothing is nothing, whichever side it was rounded from. */
const rounded = (share: number) => Math.round(share * 20) / 20 || 0

export const drawingViewPage = pageContract(pageModel, {
  open: (page) => openBench(page, '/machines/accordion'),
  prepare: (page) => frame(page).evaluate((element) => element.scrollIntoView({ block: 'center' })),
  drivers: (page) => {
    const pointer = { x: 0, y: 0, isDown: false }
    return {
      'zoom.in': () => press(page, 'Zoom in'),
      'zoom.out': () => press(page, 'Zoom out'),
      'view.reset': () => press(page, 'Fit'),
      // A small machine that is followed is seen whole.
      'view.follow': async (_, { before }) => {
        if (!selectIsFollowing(before)) await press(page, 'Follow')
      },
      'pan.by': ({ x, y }) => press(page, y > 0 ? 'Move up' : x > 0 ? 'Move left' : 'Move right'),
      'zoom.by': async ({ factor, x, y }) => {
        const { middle, width, height } = await measure(page)
        const at = { clientX: middle.x + x * width, clientY: middle.y + y * height }
        await frame(page).dispatchEvent('wheel', {
          ...at,
          deltaY: -100 * Math.log(factor),
          ctrlKey: true,
          bubbles: true,
          cancelable: true,
        })
      },
      'drag.start': async (_, { before }) => {
        if (before.matches('dragging')) return
        // Still held since what it dragged was fitted or zoomed.
        if (pointer.isDown) await page.mouse.up()
        Object.assign(pointer, (await measure(page)).middle, { isDown: true })
        await page.mouse.move(pointer.x - 5, pointer.y)
        await page.mouse.down()
        await page.mouse.move(pointer.x, pointer.y)
      },
      'drag.move': async ({ x, y }) => {
        const { width, height } = await measure(page)
        pointer.x += x * width
        pointer.y += y * height
        await page.mouse.move(pointer.x, pointer.y)
      },
      'drag.end': async () => {
        await page.mouse.up()
        pointer.isDown = false
      },
    }
  },
  async verify(page, snapshot) {
    const { x, y } = selectView(snapshot)
    await agrees(
      async () => {
        const [across = 0, down = 0] = await frame(page).evaluate((element) => {
          const { style } = element.firstElementChild as HTMLElement
          return [...style.getPropertyValue('--view').matchAll(/(-?[\d.e-]+)%/g)].map(
            ([, perCent]) => Number(perCent) / 100,
          )
        })
        return {
          view: await frame(page).getAttribute('data-view'),
          isFollowing:
            (await section(page)
              .getByRole('button', { name: 'Follow', exact: true })
              .getAttribute('aria-pressed')) === 'true',
          says: await section(page).locator('[aria-live]').textContent(),
          x: rounded(across),
          y: rounded(down),
          canZoomIn: !(await isOff(page, 'Zoom in')),
          canZoomOut: !(await isOff(page, 'Zoom out')),
          canFit: !(await isOff(page, 'Fit')),
          canMoveLeft: !(await isOff(page, 'Move left')),
        }
      },
      {
        view: String(snapshot.value),
        isFollowing: selectIsFollowing(snapshot),
        says: selectZoom(snapshot),
        x: rounded(x),
        y: rounded(y),
        canZoomIn: selectCanZoomIn(snapshot),
        canZoomOut: selectCanZoomOut(snapshot),
        canFit: selectCanFit(snapshot),
        canMoveLeft: snapshot.can({ type: 'pan.by', x: 0.15, y: 0 }),
      },
    )
  },
})
