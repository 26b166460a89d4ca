import type { Page } from '@playwright/test'
import { comparisonAnswers } from '~/data/courses/comparisonAnswers'
import { courses } from '~/data/courses/courses'
import { comparisonEmpty } from '~/data/site/messages'
import { selectIds } from '~/machines/comparison.machine'
import { comparisonModel } from '../model/comparison.model'
import { expect } from '../support/page'
import { goInPage, pageContract, storeElsewhere } from '../support/pageModel'

const shown = [...courses].sort((a, b) => a.title.localeCompare(b.title, 'en-AU')).slice(0, 4)

/** The model's courses 11 to 14 are the first four of the list by title; any other id is nobody's. */
const realId = (id: number) => (id > 10 ? (shown[id - 11]?.id ?? 99_999) : id)
const titleOf = (id: number) => shown[id - 11]?.title ?? ''

const cardButton = (page: Page, id: number) =>
  page.getByRole('button', {
    name: new RegExp(`^(Compare|Remove) ?: ${titleOf(id).replace(/[()]/g, '\\$&')}($|\\.)`),
  })

/** The buttons of the first four cards, as they stand there. */
const cardButtons = (page: Page) =>
  page.getByRole('button', { name: /^(Compare|Remove) ?: / }).evaluateAll((buttons) =>
    buttons.slice(0, 4).map((button) => ({
      title: button.textContent?.replace(/^\w+ ?: |\. 3 courses.*$/g, ''),
      does: /^\w+/.exec(button.textContent ?? '')?.[0],
      isPressed: button.ariaPressed === 'true',
      isRefused: button.ariaDisabled === 'true',
    })),
  )

const stored = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('lyrebird.comparison') ?? '[]'))

let nobody = -1

export const comparisonPage = pageContract(comparisonModel, {
  open: (page) => page.goto('/courses?sort=az'),
  drivers: (page) => {
    return {
      // By key: a button that would be refused answers it, too, and no bar can lie in between.
      'course.toggle': ({ id }) => cardButton(page, id).press('Enter'),
      'comparison.clear': () => page.getByRole('button', { name: 'Clear All' }).click(),
      // An address that names courses is opened, and the list is gone back to. One that names none asks for nothing:
      // the last course is taken off there.
      'ids.set': async ({ ids }, { before }) => {
        const asked = ids.length > 0 ? ids : selectIds(before)
        await goInPage(page, `/courses/compare?ids=${asked.map(realId).join()}`)
        await expect(page.getByRole('heading', { level: 1, name: 'Compare Courses' })).toBeVisible()
        if (ids.length > 0) await page.goBack()
        else {
          await page.getByRole('button', { name: /^Remove/ }).click()
          await expect(page.getByRole('heading', { name: comparisonEmpty })).toBeVisible()
          await goInPage(page, '/courses?sort=az')
        }
        await expect(page.getByRole('heading', { level: 1, name: 'Our Courses' })).toBeVisible()
      },
      // A tab that stores the same words again is not heard: they end with a number that is nobody's, and new each time.
      'storage.changed': ({ ids }) => {
        nobody -= 1
        return storeElsewhere(page, 'lyrebird.comparison', [...ids.map(realId), nobody])
      },
    }
  },
  cannot: (step, before) =>
    step.kind === 'event' &&
    step.event.type === 'ids.set' &&
    step.event.ids.length === 0 &&
    selectIds(before).length !== 1,
  async verify(page, snapshot, step) {
    const ids = selectIds(snapshot)
    const bar = page.getByRole('region', { name: 'Comparison' })
    await expect(bar).toHaveCount(Math.min(ids.length, 1))
    if (ids.length > 0) {
      await expect(bar).toContainText(`${ids.length} course(s) selected for comparison`)
      await expect(bar).toContainText(ids.map(titleOf).join(' · '))
      await expect(bar.getByRole('link', { name: 'Compare Now' })).toHaveAttribute(
        'href',
        `/courses/compare?ids=${ids.map(realId).join()}`,
      )
    }
    await expect
      .poll(() => cardButtons(page))
      .toEqual(
        [11, 12, 13, 14].map((id) => ({
          title: titleOf(id),
          does: ids.includes(id) ? 'Remove' : 'Compare',
          isPressed: ids.includes(id),
          isRefused: ids.length === 3 && !ids.includes(id),
        })),
      )
    const answer = step?.emitted.find((event) => event.type in comparisonAnswers)
    if (answer && 'id' in answer && 'selected' in answer) {
      const { title } = comparisonAnswers[answer.type](titleOf(answer.id), answer.selected)
      await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(title)
    }
    const isOwn = step?.kind === 'event' && step.event.type !== 'storage.changed'
    if (isOwn && step.emitted.some(({ type }) => type === 'selection.changed'))
      await expect.poll(() => stored(page)).toEqual(ids.map(realId))
    await expect(page).toHaveURL(/\/courses\?sort=az$/)
  },
})
