import { courses } from '~/data/courses/courses'
import { selectApplied, selectHasChanges, selectIsOpen, selectPending } from '~/machines/filterPanel.machine'
import { filterPanelModel } from '../model/filterPanel.model'
import { expect } from '../support/page'
import { goInPage, walkOnPage } from '../support/pageModel'

interface Filters {
  area: readonly string[]
  qualification: readonly string[]
}

const valuesOf = ({ area, qualification }: Filters) => [...area, ...qualification].sort()

const addressOf = ({ area, qualification }: Filters) => {
  const query = new URLSearchParams()
  if (area.length > 0) query.set('area', area.join())
  if (qualification.length > 0) query.set('qualification', qualification.join())
  return `/courses?${query}`.replace(/\?$/, '')
}

/** Counted without the site's own filter. */
const countOf = ({ area, qualification }: Filters) =>
  courses.filter(
    ({ categoryId, level }) =>
      (area.length === 0 || area.includes(categoryId)) &&
      (qualification.length === 0 || qualification.includes(level)),
  ).length

walkOnPage(filterPanelModel, {
  open: (page, { scenario: { input } }) =>
    page.goto(addressOf(input?.applied ?? { area: [], qualification: [] })),
  drivers: (page) => {
    const panel = page.getByRole('dialog', { name: 'Filter courses' })
    return {
      'panel.open': () => page.getByRole('button', { name: /^Filter Courses/ }).click(),
      'panel.close': () => panel.getByRole('button', { name: 'Close filters' }).click(),
      'choice.toggle': ({ choice }) =>
        panel
          .locator('label')
          .filter({ has: page.locator(`input[value="${choice.value}"]`) })
          .click(),
      'filters.clear': async (_, { before }) => {
        const clear = panel.getByRole('button', { name: 'Clear', exact: true })
        if (valuesOf(selectPending(before)).length === 0) await expect(clear).toBeDisabled()
        else await clear.click()
      },
      'filters.apply': () => panel.getByRole('button', { name: /^Apply Filter/ }).click(),
      'chip.remove': () =>
        page
          .getByRole('list', { name: 'Applied filters' })
          .getByRole('link', { name: /^Health.*remove this filter/ })
          .click(),
      'filters.reset': () => page.getByRole('link', { name: 'Clear all filters' }).click(),
      'url.changed': ({ applied }) => goInPage(page, addressOf(applied)),
    }
  },
  async look(page, snapshot) {
    const [applied, pending] = [selectApplied(snapshot), selectPending(snapshot)]
    const panel = page.getByRole('dialog', { name: 'Filter courses' })
    await expect(panel).toBeVisible({ visible: selectIsOpen(snapshot) })

    await expect(page).toHaveURL((url) => {
      const { searchParams } = url
      const inAddress = ['area', 'qualification'].flatMap((name) => searchParams.get(name)?.split(',') ?? [])
      return `${inAddress.sort()}` === `${valuesOf(applied)}`
    })
    // While the panel lies over the page, the page is hidden from assistive technology.
    const behind = { includeHidden: true }
    const chips = page.getByRole('link', { name: /remove this filter$/, ...behind })
    await expect(chips).toHaveCount(valuesOf(applied).length)
    await expect(page.locator('#results')).toHaveText(new RegExp(`^${countOf(applied)} course`))
    if (!selectIsOpen(snapshot)) return

    await expect
      .poll(() =>
        panel.getByRole('checkbox', { checked: true }).evaluateAll((boxes) =>
          boxes
            .map((box) => box.getAttribute('value'))
            .sort()
            .join(),
        ),
      )
      .toBe(`${valuesOf(pending)}`)
    const count = countOf(pending)
    await expect(panel.getByRole('button', { name: /^Apply Filter/ })).toHaveText(
      `Apply Filter${count} ${count === 1 ? 'course' : 'courses'}`,
    )
    expect(selectHasChanges(snapshot)).toBe(`${valuesOf(pending)}` !== `${valuesOf(applied)}`)
  },
})
