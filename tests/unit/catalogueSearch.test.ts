import { describe, expect, test } from 'vitest'
import { catalogueFacets, catalogueSearchSchema } from '~/data/courses/catalogueSearch'
import { courseLevels } from '~/data/courses/vocabulary'

/** Every facet with nothing chosen. */
const nothing = Object.fromEntries(Object.keys(catalogueFacets).map((id) => [id, []]))

const parse = (given: Record<string, unknown>) => catalogueSearchSchema.parse(given)

describe('the catalogue’s search', () => {
  test('knows only real levels', () => {
    const levels = catalogueFacets.qualification.options.map(({ value }) => value)
    expect(courseLevels).toEqual(expect.arrayContaining(levels))
  })

  test('starts with its defaults', () => {
    expect(parse({})).toEqual({
      recommendations: false,
      goal: '',
      subject: '',
      ...nothing,
      q: '',
      sort: '',
      page: 1,
      panel: '',
    })
    expect(parse({})).toEqual(catalogueSearchSchema.types.output)
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
      ...nothing,
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
      ['0', '-1', '100000', '1.5', '1e2', 'two', '', 0, Number.NaN, Number.POSITIVE_INFINITY, [2], null],
    ],
    ['sort', ['newest', 'AZ', '__proto__', ['az'], 3]],
    ['q', ['a'.repeat(81), ['a', 'b'], 7, {}, '   ']],
    ['goal', ['g'.repeat(81), ['upskill', 'hobby']]],
    ['recommendations', ['yes', '1', 1, ['true', 'true'], {}]],
    ['area', ['astrology', 'Health', 7, {}, [[]], 'constructor']],
    ['qualification', ['Certificate I', 'diploma', 'Advanced']],
    ['panel', ['open', true]],
    ...Object.keys(catalogueFacets).map((id): [string, unknown[]] => [
      id,
      ['no such value', 7, {}, '__proto__'],
    ]),
  ])('junk as %s is the default', (name, junk) => {
    for (const value of junk) expect(parse({ [name]: value })).toEqual(catalogueSearchSchema.types.output)
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
