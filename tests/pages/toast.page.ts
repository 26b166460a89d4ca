import type { Page } from '@playwright/test'
import { selectMessage, selectOffset } from '~/machines/toast.machine'
import { toastModel } from '../model/toast.model'
import { expect } from '../support/page'
import { agrees, pageContract } from '../support/pageModel'
import { heardSince } from '../support/spoken'
import { notify, openWithNotify, shownToasts } from '../support/toastsOnPage'

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
const close = (page: Page) => toast(page).getByRole('button', { name: 'Close notification' })

/** A place on the toast that is no control. */
async function grip(page: Page) {
  const { x = 0, y = 0, height = 0 } = (await toast(page).boundingBox()) ?? {}
  return { x: x + 100, y: y + height / 2 }
}

export const toastPage = pageContract(toastModel, {
  open: openWithNotify,
  prepare: async (page, { scenario: { input } }) => {
    await page.mouse.move(2, 2)
    if (!input) return
    await notify(page, input.preset, input.message, input.id)
    await expect.poll(async () => (await heardSince(page)).said).toHaveLength(1)
  },
  drivers: (page) => {
    let heldAt: { x: number; y: number } | undefined
    const drag = async (distance: number) => {
      if (!heldAt) {
        heldAt = await grip(page)
        await page.mouse.move(heldAt.x, heldAt.y)
        await page.mouse.down()
      }
      await page.mouse.move(heldAt.x + distance, heldAt.y)
    }
    return {
      'toast.pause': async ({ hold }) => {
        if (hold === 'focus') return close(page).focus()
        const { x, y } = await grip(page)
        await page.mouse.move(x, y)
      },
      'toast.resume': ({ hold }) => (hold === 'focus' ? close(page).blur() : page.mouse.move(2, 2)),
      'toast.update': ({ message }, { before }) => notify(page, before.context.preset, message, 'one'),
      'swipe.moved': ({ distance }) => drag(distance),
      'swipe.ended': async ({ distance }) => {
        await drag(distance)
        await page.mouse.up()
        heldAt = undefined
      },
      'toast.dismiss': () => close(page).click(),
    }
  },
  cannot: (step, { context: { holds, offset } }) => {
    if (step.kind !== 'event') return false
    const { event } = step
    const isSwipe = event.type.startsWith('swipe.')
    // A pointer that swipes is on the toast, takes the focus away, and does nothing else until it lets go.
    if (isSwipe) return !holds.includes('hover') || holds.includes('focus')
    if (offset !== 0) return event.type !== 'toast.update'
    if (event.type === 'toast.pause') return holds.includes(event.hold)
    return event.type === 'toast.resume' && !holds.includes(event.hold)
  },
  verify: (page, snapshot) =>
    agrees(
      () => shownToasts(page),
      snapshot.matches('visible')
        ? [{ title: selectMessage(snapshot).title, offset: selectOffset(snapshot) }]
        : [],
    ),
})
