import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CatalogueSearch,
  catalogueSearchDefaults,
  qualificationChoices,
} from '~/data/courses/catalogueSearch'
import {
  countOptions,
  countResults,
  matchesFilters,
  matchesText,
  pageOf,
  relaxations,
  resultsOf,
} from '~/data/courses/filtering'
import { categoryIds } from '~/data/courses/vocabulary'
import { courseCard, courseCards, someCategories, someSubjects } from '../support/courseCards'
import { catalogueSearches } from '../support/searches'

const search = (given: Partial<CatalogueSearch>): CatalogueSearch => ({
  ...catalogueSearchDefaults,
  ...given,
})
const tables = { subjects: someSubjects, categories: someCategories }

describe('text', () => {
  const course = courseCard()
  test.each(['individual', 'SUPPORT individual', 'chc33021', 'residential placement', 'library', '', '   '])(
    '%j is found',
    (text) => expect(matchesText(course, text)).toBe(true),
  )
  test.each(['nursing', 'individual nursing', 'support(', '.*'])('%j is not', (text) =>
    expect(matchesText(course, text)).toBe(false),
  )
})

test('a word of a text does not reach from the title into the code', () => {
  const course = courseCard({ title: 'Aged Care', code: 'CHC33021' })
  expect(matchesText(course, 'care chc33021')).toBe(true)
  expect(matchesText(course, 'carechc33021')).toBe(false)
})

describe('filters', () => {
  test('widen within a facet and narrow across facets', () => {
    const course = courseCard({ categoryId: 'health', level: 'Diploma' })
    expect(matchesFilters(course, { area: [], qualification: [] })).toBe(true)
    expect(matchesFilters(course, { area: ['education', 'health'], qualification: [] })).toBe(true)
    expect(matchesFilters(course, { area: ['health'], qualification: ['Certificate II'] })).toBe(false)
    expect(matchesFilters(course, { area: [], qualification: ['Certificate II', 'Diploma'] })).toBe(true)
  })

  test('leave exactly the courses that meet them', () => {
    fc.assert(
      fc.property(courseCards(), catalogueSearches, (courses, asked) => {
        const { courses: found, reasons, kind } = resultsOf(courses, asked, someSubjects)
        expect(found).toHaveLength(countResults(courses, asked, someSubjects))
        for (const course of found) {
          expect(asked.area.length === 0 || asked.area.includes(course.categoryId)).toBe(true)
          expect(
            asked.qualification.length === 0 || asked.qualification.some((one) => one === course.level),
          ).toBe(true)
          expect(matchesText(course, asked.q)).toBe(true)
          if (kind !== 'none-asked') expect(reasons.has(course.id)).toBe(true)
        }
        if (!asked.recommendations) {
          const left = courses.filter(
            (course) => matchesFilters(course, asked) && matchesText(course, asked.q),
          )
          expect(found.map(({ id }) => id).toSorted()).toEqual(left.map(({ id }) => id).toSorted())
        }
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the count beside a choice', () => {
  test('is what that choice alone would give in its facet', () => {
    fc.assert(
      fc.property(courseCards(), catalogueSearches, (courses, asked) => {
        const counts = countOptions(courses, asked, someSubjects)
        for (const id of categoryIds)
          expect(counts.area.get(id)).toBe(
            resultsOf(courses, { ...asked, area: [id] }, someSubjects).courses.length,
          )
        for (const level of qualificationChoices)
          expect(counts.qualification.get(level)).toBe(
            resultsOf(courses, { ...asked, qualification: [level] }, someSubjects).courses.length,
          )
        // Choices of one facet do not overlap: ticked ones add up to the list.
        if (asked.area.length > 0)
          expect(asked.area.reduce((sum, id) => sum + (counts.area.get(id) ?? 0), 0)).toBe(
            countResults(courses, asked, someSubjects),
          )
      }),
      { numRuns: 200 },
    )
  })
})

describe('pages', () => {
  test('hold nine each, and an impossible page is the nearest real one', () => {
    const list = Array.from({ length: 20 }, (_, at) => at)
    expect(pageOf(list, 2)).toEqual({
      items: list.slice(9, 18),
      page: 2,
      pages: 3,
      total: 20,
      first: 10,
      last: 18,
    })
    expect(pageOf(list, 999)).toMatchObject({ page: 3, items: [18, 19], first: 19, last: 20 })
    for (const page of [0, -5, Number.NaN]) expect(pageOf(list, page).page).toBe(1)
    expect(pageOf([], 4)).toEqual({ items: [], page: 1, pages: 1, total: 0, first: 0, last: 0 })
  })

  test('together are the list', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 60 }), (list) => {
        const { pages } = pageOf(list, 1)
        expect(Array.from({ length: pages }, (_, at) => pageOf(list, at + 1).items).flat()).toEqual(list)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('what could be dropped', () => {
  const courses = [
    courseCard({ id: 1, categoryId: 'health', level: 'Diploma', title: 'Diploma of Nursing' }),
    courseCard({ id: 2, categoryId: 'health', level: 'Certificate III' }),
    courseCard({ id: 3, categoryId: 'education', level: 'Diploma', title: 'Diploma of Early Childhood' }),
  ]

  test('comes with its true count, the widest first', () => {
    const asked = search({ area: ['creative'], qualification: ['Diploma'], q: 'nursing', page: 3 })
    expect(resultsOf(courses, asked, someSubjects).courses).toEqual([])
    expect(relaxations(courses, asked, tables)).toEqual([
      { label: 'area of interest: Area creative', count: 1, search: { ...asked, area: [], page: 1 } },
      { label: 'the search for “nursing”', count: 0, search: { ...asked, q: '', page: 1 } },
      { label: 'qualification: Diploma', count: 0, search: { ...asked, qualification: [], page: 1 } },
    ])
  })

  test('includes the recommendations, and nothing that is not applied', () => {
    const asked = search({ recommendations: true, goal: 'career-change', q: 'zebra' })
    expect(relaxations(courses, asked, tables).map(({ label }) => label)).toEqual([
      'the search for “zebra”',
      'your goal and subject',
    ])
    expect(relaxations(courses, search({}), tables)).toEqual([])
  })

  test('names all choices of a facet, and drops goal and subject with the recommendations', () => {
    const facets = search({ area: ['creative', 'health'], qualification: ['Diploma', 'Certificate III'] })
    expect(relaxations([], facets, tables).map(({ label }) => label)).toEqual([
      `area of interest: ${someCategories
        .filter(({ id }) => id === 'creative' || id === 'health')
        .map(({ title }) => title)
        .join(', ')}`,
      'qualification: Diploma, Certificate III',
    ])
    const bySubject = search({ recommendations: true, subject: 'languages' })
    expect(relaxations([], bySubject, tables)).toEqual([
      {
        label: 'your goal and subject',
        count: 0,
        search: { ...bySubject, recommendations: false, goal: '', subject: '' },
      },
    ])
    expect(relaxations([], search({ recommendations: true }), tables)).toEqual([])
    expect(relaxations([], search({ goal: 'hobby' }), tables)).toEqual([])
  })

  test('is counted as the catalogue counts', () => {
    fc.assert(
      fc.property(courseCards(), catalogueSearches, (list, asked) => {
        const options = relaxations(list, asked, tables)
        for (const option of options)
          expect(option.count).toBe(resultsOf(list, option.search, someSubjects).courses.length)
        expect(options.map(({ count }) => count)).toEqual(
          options.map(({ count }) => count).toSorted((a, b) => b - a),
        )
      }),
      { numRuns: 200 },
    )
  })
})
