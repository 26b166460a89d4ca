import type { Page } from '@playwright/test'
import { courses } from '~/data/courses/courses'
import { shortlistAnswers, shortlistUndone } from '~/data/shortlist/shortlistAnswers'
import { shortlistTexts } from '~/data/shortlist/shortlistTexts'
import { selectCanUndo, selectIsSaved, selectSaved } from '~/machines/shortlist.machine'
import { shortlistModel } from '../model/shortlist.model'
import { expect } from '../support/page'
import { agrees, goInPage, pageContract, storeElsewhere } from '../support/pageModel'
import { forgetHeard, keepHeard } from '../support/spoken'

/** The model's courses 1 to 21 are these; any other id is nobody's. */
const real = courses.slice(0, 21)
const realCourse = (id: number) => {
  const course = real[id - 1]
  if (!course) throw new Error(`The model has no course ${id}.`)
  return course
}
const titleOf = (id: number) => realCourse(id).title
const realSaved = (saved: readonly { id: number; note: string }[]) =>
  saved.map(({ id, note }) => ({ id: real[id - 1]?.id ?? id, note }))

async function goTo(page: Page, address: string, heading: string) {
  await goInPage(page, address)
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
}

const goHome = (page: Page) => goTo(page, '/shortlist', shortlistTexts.title)

async function openLink(page: Page, saved: readonly { id: number }[]) {
  const ids = saved.map(({ id }) => realCourse(id).id)
  await goTo(page, `/shortlist?ids=${ids}`, shortlistTexts.sent)
}

/** The list as it stands on the page. */
const shown = (page: Page) =>
  page
    .locator('main ol > li:has(h2)')
    .evaluateAll((items) =>
      items.map((item) => [item.querySelector('h2')?.textContent, item.querySelector('textarea')?.value]),
    )

const stored = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('lyrebird.shortlist') ?? '[]'))

let nobody = 0

export const shortlistPage = pageContract(shortlistModel, {
  open: (page) => page.goto('/shortlist'),
  drivers: (page) => ({
    'course.toggle': async ({ id }) => {
      const { slug, title } = realCourse(id)
      await goTo(page, `/courses/${slug}`, title)
      await page.getByRole('button', { name: 'Save to shortlist' }).click()
      await keepHeard(page)
      await goHome(page)
    },
    'course.move': ({ id, to }, { before }) => {
      const from = selectSaved(before).findIndex((one) => one.id === id)
      return page.getByRole('button', { name: `Move ${titleOf(id)} ${to < from ? 'up' : 'down'}` }).click()
    },
    'note.change': ({ id, note }) => page.getByLabel(`My note on ${titleOf(id)}`).fill(note.slice(0, 500)),
    'shortlist.clear': () => page.getByRole('button', { name: 'Empty my shortlist' }).click(),
    'shortlist.replace': async ({ saved }) => {
      await openLink(page, saved)
      await forgetHeard(page)
      await page.getByRole('button', { name: shortlistTexts.replace }).click()
    },
    'shortlist.add': async ({ saved }) => {
      await openLink(page, saved)
      await forgetHeard(page)
      await page.getByRole('button', { name: shortlistTexts.add }).click()
    },
    'shortlist.undo': () => page.getByRole('button', { name: 'Undo' }).click(),
    // A tab that stores the same words again is not heard: they end with nothing that is a course, and new each time.
    'storage.changed': ({ saved }) => {
      nobody += 1
      return storeElsewhere(page, 'lyrebird.shortlist', [...realSaved(saved), { id: -nobody }])
    },
  }),
  cannot: (step, before) => {
    if (step.kind !== 'event') return false
    const { event } = step
    const saved = selectSaved(before)
    switch (event.type) {
      case 'course.toggle':
        return event.id < 1
      // A button moves a course by one place, and only one that is there.
      case 'course.move':
        return (
          Math.abs(saved.findIndex(({ id }) => id === event.id) - event.to) !== 1 || event.to >= saved.length
        )
      case 'note.change':
        return !selectIsSaved(event.id)(before) || event.note.length > 500
      case 'shortlist.clear':
        return saved.length === 0
      case 'shortlist.undo':
        return !selectCanUndo(before)
      default:
        return false
    }
  },
  async verify(page, snapshot, step) {
    const saved = selectSaved(snapshot)
    const canUndo = selectCanUndo(snapshot)
    await agrees(
      () => shown(page),
      saved.map(({ id, note }) => [titleOf(id), note]),
    )
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect(undo).toHaveCount(saved.length > 0 || canUndo ? 1 : 0)
    if (saved.length > 0) await expect(undo).toHaveAttribute('aria-disabled', String(!canUndo))
    await expect(
      page.locator('header[data-site]').getByRole('link', { name: /^Shortlist/ }),
    ).toHaveAccessibleName(saved.length > 0 ? `Shortlist ${saved.length}` : 'Shortlist')
    const notices = page.getByRole('region', { name: 'Notifications' })
    for (const event of step?.emitted ?? []) {
      if (event.type === 'shortlist.undone') await expect(notices).toContainText(shortlistUndone.title)
      else if (event.type === 'course.moved')
        await expect(notices).toContainText(
          shortlistAnswers[event.type](titleOf(event.id), event.place, event.count).description,
        )
      else if (event.type !== 'shortlist.changed')
        await expect(notices).toContainText(
          shortlistAnswers[event.type](titleOf(event.id), event.count).title,
        )
      else await expect.poll(() => stored(page)).toEqual(realSaved(event.saved))
    }
  },
  leftOut: {
    'event case: a note that is too long': 'The field takes no more characters than there is room for.',
  },
})
