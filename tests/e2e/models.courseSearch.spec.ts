import { courses } from '~/data/courses/courses'
import { selectCanClear, selectIsFiltering, selectLevel, selectQuery } from '~/machines/courseSearch.machine'
import { courseSearchModel } from '../model/courseSearch.model'
import { agrees, walkOnPage } from '../support/pageModel'

/** Counted without the site's own search. */
const countOf = (query: string, level: string | null) =>
  courses.filter(
    (course) =>
      (level === null || course.level === level) &&
      new RegExp(query.trim(), 'i').test(`${course.title} ${course.short}`),
  ).length

const statusOf = (count: number) => `${count} ${count === 1 ? 'course fits' : 'courses fit'}`

walkOnPage(courseSearchModel, {
  open: (page) => page.goto('/'),
  drivers: (page) => {
    const section = page.getByRole('region', { name: 'Course finder', exact: true })
    return {
      'query.change': ({ query }) => section.getByLabel('Search courses').fill(query),
      'level.choose': async ({ level }) => {
        await section.getByLabel('Level').selectOption(level ?? '')
      },
      'search.clear': async (_, { before }) => {
        const clear = section.getByRole('button', { name: 'Clear' })
        if (selectCanClear(before)) await clear.click()
        else await clear.dispatchEvent('click')
      },
    }
  },
  async look(page, snapshot) {
    const [query, level] = [selectQuery(snapshot), selectLevel(snapshot)]
    const section = page.getByRole('region', { name: 'Course finder', exact: true })
    const total = countOf(query, level)
    await agrees(
      async () => ({
        query: await section.getByLabel('Search courses').inputValue(),
        level: await section.getByLabel('Level').inputValue(),
        status: await section.getByRole('status').textContent(),
        shown: await section.getByRole('article').count(),
        canClear: await section.getByRole('button', { name: 'Clear' }).isEnabled(),
      }),
      {
        query,
        level: level ?? '',
        status: selectIsFiltering(snapshot) ? statusOf(total) : 'Featured courses',
        shown: Math.min(3, total),
        canClear: selectCanClear(snapshot),
      },
    )
  },
})
