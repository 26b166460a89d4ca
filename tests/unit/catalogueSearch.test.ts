import { describe, expect, test } from 'vitest'
import { catalogueFacets } from '~/data/courses/catalogueFacets'
import { catalogueSearchSchema } from '~/data/courses/catalogueSearch'
import { catalogueList } from '~/data/courses/courseLists'
import { courseLevels } from '~/data/courses/vocabulary'

/** Every facet with nothing chosen. */
const nothing = Object.fromEntries(Object.keys(catalogueFacets).map((id) => [id, []]))

/** What the course finder asks besides goal and subject. */
const noAnswers = { level: '', method: '', startDate: '', budget: '', timeCommitment: '' }

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
      ...noAnswers,
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
        level: ' Certificate  III ',
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
      ...noAnswers,
      level: 'Certificate III',
      ...nothing,
      area: ['health', 'education'],
      qualification: ['Diploma', 'Certificate II'],
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
    ['budget', ['$'.repeat(81), ['Not sure', 'Over $20,000'], 1000, {}]],
    ['recommendations', ['yes', '1', 1, ['true', 'true'], {}]],
    ['panel', ['open', true]],
    ...Object.keys(catalogueFacets).map((id): [string, unknown[]] => [
      id,
      [7, {}, [[]], ' ', 'a'.repeat(61)],
    ]),
  ])('junk as %s is the default', (name, junk) => {
    for (const value of junk) expect(parse({ [name]: value })).toEqual(catalogueSearchSchema.types.output)
  })

  test('has every facet of the table, and no choice that the table does not have', () => {
    const { askedOf } = catalogueList([], [])
    for (const id of Object.keys(catalogueFacets))
      for (const junk of ['no such value', '__proto__', 'constructor', 'Diploma!'])
        expect(askedOf(parse({ [id]: junk })).choices).toEqual(nothing)
    expect(Object.keys(askedOf(parse({})).choices)).toEqual(Object.keys(catalogueFacets))
  })

  test('keeps known choices beside junk, once each and in the panel’s order', () => {
    const { askedOf } = catalogueList([], [])
    const areas = (area: unknown) => askedOf(parse({ area })).choices.area
    expect(areas('health,astrology,education,health,')).toEqual(['education', 'health'])
    expect(areas(['health,creative', 'education'])).toEqual(['education', 'creative', 'health'])
    expect(parse({ area: Array.from({ length: 99 }, (_, at) => `${at}`) }).area).toHaveLength(40)
  })

  test('keeps control characters and half characters out of an address', () => {
    expect(parse({ q: 'a\u0000\tb\ud800c' }).q).toBe('a b c')
  })
})
