import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  catalogueSearchDefaults,
  catalogueSearchSchema,
  countFilters,
  type FilterChoice,
  filtersOf,
  isChosen,
  noFilters,
  qualificationChoices,
  sameFilters,
  toggleFilter,
} from '~/data/courses/catalogueSearch'
import { categoryIds, courseLevels } from '~/data/courses/vocabulary'
import { catalogueSearches } from '../support/searches'

const parse = (given: Record<string, unknown>) => catalogueSearchSchema.parse(given)

const allChoices: FilterChoice[] = [
  ...categoryIds.map((value) => ({ facet: 'area' as const, value })),
  ...qualificationChoices.map((value) => ({ facet: 'qualification' as const, value })),
]

describe('the catalogue’s search', () => {
  test('knows only real levels', () => {
    expect(courseLevels).toEqual(expect.arrayContaining([...qualificationChoices]))
  })

  test('starts with its defaults', () => {
    expect(parse({})).toEqual(catalogueSearchDefaults)
    expect(Object.keys(parse({}))).toEqual(Object.keys(catalogueSearchDefaults))
  })

  test('reads what an address holds', () => {
    expect(
      parse({
        recommendations: 'true',
        goal: 'upskill',
        subject: 'Healthcare & Nursing',
        area: 'health,education',
        qualification: ['Diploma', 'Certificate II'],
        q: '  aged   care ',
        sort: 'az',
        page: '12',
        panel: 'filters',
      }),
    ).toEqual({
      recommendations: true,
      goal: 'upskill',
      subject: 'Healthcare & Nursing',
      area: ['education', 'health'],
      qualification: ['Certificate II', 'Diploma'],
      q: 'aged care',
      sort: 'az',
      page: 12,
      panel: 'filters',
    })
  })

  test.each([
    [
      'page',
      ['0', '-1', '1000', '1.5', '1e2', 'two', '', 0, Number.NaN, Number.POSITIVE_INFINITY, [2], null],
    ],
    ['sort', ['newest', 'AZ', '__proto__', ['az'], 3]],
    ['q', ['a'.repeat(81), ['a', 'b'], 7, {}, '   ']],
    ['goal', ['g'.repeat(81), ['upskill', 'hobby']]],
    ['recommendations', ['yes', '1', 1, ['true', 'true'], {}]],
    ['area', ['astrology', 'Health', 7, {}, [[]], 'constructor']],
    ['qualification', ['Certificate I', 'diploma', 'Advanced']],
    ['panel', ['open', true]],
  ])('junk as %s is the default', (name, junk) => {
    for (const value of junk) expect(parse({ [name]: value })).toEqual(catalogueSearchDefaults)
  })

  test('keeps known choices beside junk, once each and in the panel’s order', () => {
    expect(parse({ area: 'health,astrology,education,health,' }).area).toEqual(['education', 'health'])
    expect(parse({ area: ['health,creative', 'education'] }).area).toEqual([
      'education',
      'creative',
      'health',
    ])
  })

  test('keeps control characters and half characters out of an address', () => {
    expect(parse({ q: 'a\u0000\tb\ud800c' }).q).toBe('a b c')
  })
})

describe('filters', () => {
  const filters = catalogueSearches.map(filtersOf)
  const choices = fc.constantFrom(...allChoices)

  test('toggled twice are as before, toggled once are not', () => {
    fc.assert(
      fc.property(filters, choices, (before, choice) => {
        const after = toggleFilter(before, choice)
        expect(isChosen(after, choice)).toBe(!isChosen(before, choice))
        expect(sameFilters(before, after)).toBe(false)
        expect(Math.abs(countFilters(after) - countFilters(before))).toBe(1)
        expect(toggleFilter(after, choice)).toEqual(before)
      }),
      { numRuns: 1000 },
    )
  })

  test('are the same in any order of ticking', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(allChoices), (ticked) => {
        const there = ticked.reduce(toggleFilter, noFilters)
        const back = ticked.toReversed().reduce(toggleFilter, noFilters)
        expect(there).toEqual(back)
        expect(countFilters(there)).toBe(ticked.length)
        expect(catalogueSearchSchema.parse({ ...there })).toMatchObject(there)
      }),
      { numRuns: 1000 },
    )
  })

  test('are compared as sets', () => {
    expect(
      sameFilters(
        { ...noFilters, area: ['health', 'education'] },
        { ...noFilters, area: ['education', 'health'] },
      ),
    ).toBe(true)
    expect(
      sameFilters({ ...noFilters, area: ['health', 'health'] }, { ...noFilters, area: ['health'] }),
    ).toBe(true)
    expect(
      sameFilters(
        { ...noFilters, area: ['health', 'creative'] },
        { ...noFilters, area: ['health', 'education'] },
      ),
    ).toBe(false)
    expect(sameFilters(noFilters, { ...noFilters, qualification: ['Diploma'] })).toBe(false)
  })
})
