import { catalogueFacets } from '~/data/courses/catalogueFacets'
import { courses, toCourseCard } from '~/data/courses/courses'
import type { Facets } from '~/data/lists/facets'
import { expect, test, waitForHydration } from '../support/page'

const cards = courses.map(toCourseCard)
const facets: Facets<(typeof cards)[number]> = catalogueFacets
const inWords = (count: number) => `${count} ${count === 1 ? 'course' : 'courses'}`

for (const [id, { label, options, matches, named }] of Object.entries(facets))
  test(`the catalogue is narrowed by its facet ${id}, with true counts, and a link restores it`, async ({
    page,
  }) => {
    await page.goto('/courses')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Filter Courses' }).click()
    const panel = page.getByRole('dialog', { name: 'Filter courses' })
    const group = panel.getByRole('group', { name: label, exact: true })
    const counted = options.map((option) => ({
      ...option,
      count: cards.filter((card) => matches(card, option.value)).length,
    }))
    for (const { label: words, count } of counted)
      await expect(
        group.getByRole('checkbox', { name: `${words} ${inWords(count)}`, exact: true }),
      ).toHaveCount(1)

    const [chosen] = counted.filter(({ count }) => count > 0 && count < cards.length)
    if (!chosen) throw new Error(`No choice of ${id} narrows the list.`)
    await group
      .getByRole('checkbox', { name: new RegExp(`^${chosen.label.replace(/[$+]/g, '\\$&')} \\d`) })
      .check()
    await panel.getByRole('button', { name: 'Apply Filter' }).click()
    const results = page.locator('main [role=status]').first()
    await expect(results).toHaveText(new RegExp(`^${inWords(chosen.count)}(,|$)`))
    expect(new URL(page.url()).searchParams.get(id)).toBe(chosen.value)
    const words = (named?.(chosen.label) ?? chosen.label).replace(/[$+]/g, '\\$&')
    const chip = page.getByRole('button', { name: new RegExp(`^${words} ?: remove this filter$`) })
    await expect(chip).toBeVisible()

    await page.reload()
    await waitForHydration(page)
    await expect(results).toHaveText(new RegExp(`^${inWords(chosen.count)}(,|$)`))
    await chip.click()
    await expect(results).toHaveText(new RegExp(`^${inWords(cards.length)}(,|$)`))
  })

test('with the soonest start or the shortest first, the list stands so', async ({ page }) => {
  for (const [sort, read] of [
    ['Soonest start', 'Next start:'],
    ['Shortest', 'Duration:'],
  ] as const) {
    await page.goto('/courses')
    await waitForHydration(page)
    await page.getByLabel('Sort by').selectOption(sort)
    await expect(page).toHaveURL(/sort=/)
    const numbers = async () => {
      const shown = await page.locator(`main article li:has-text("${read}")`).allTextContents()
      return shown
        .map((text) => text.replace(read, '').trim())
        .map((value) => (sort === 'Shortest' ? Number(/^1 day$/.test(value) ? 1 : 7) : Date.parse(value)))
    }
    // The list is drawn after its address has changed.
    await expect
      .poll(async () => {
        const read = await numbers()
        return read.every((value, at) => at === 0 || value >= (read[at - 1] ?? 0))
      })
      .toBe(true)
    expect(new Set(await numbers()).size).toBeGreaterThan(1)
  }
})
