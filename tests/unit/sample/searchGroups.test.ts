import { describe, expect, test } from 'vitest'
import { groupResults, inGroups } from '~/data/search/grouping'
import { searchDemoSearchSchema } from '~/data/search/searchDemoSearch'
import type { SearchResult } from '~/data/search/searchEngine'
import { ANSWER, SEARCH_CHARACTERS, type SearchType } from '~/data/search/searchItem'
import { emptyCareerAnswers } from '~/data/wizard/careerWizard'
import { careerWizardPage } from '~/data/wizard/careerWizard.page'
import { careerStages, careerWizardSearchSchema } from '~/data/wizard/careerWizardSearch'
import { recommendedLink } from '~/ui/careerWizard/recommendedLink'
import { resultCount } from '~/ui/search/resultCount'

const plain = { hasMore: false, unmet: [] }

const result = (id: string, type: SearchType, near = false): SearchResult => ({
  item: {
    id,
    type,
    title: id,
    description: '',
    category: '',
    tags: [],
    link: { to: '/programs/$slug', params: { slug: id } },
  },
  near,
  score: 1,
  marks: { title: [], description: [] },
})

describe('groups of results', () => {
  const results = [
    result('a', 'resource'),
    result('b', 'course'),
    result('c', 'resource'),
    result('d', 'tool', true),
    result('e', 'course', true),
  ]

  test('stand in the order of their best result, courses first, near ones behind all exact ones', () => {
    expect(groupResults(results).map(({ label, results: members }) => [label, members.length])).toEqual([
      ['Courses', 1],
      ['Resources', 2],
      ['Tools, near matches', 1],
      ['Courses, near matches', 1],
    ])
  })

  test('courses give way to what is meant far rather, and sooner to an answer', () => {
    const first = (score: number, category: string) => {
      const [best, course] = [result('a', 'resource'), { ...result('b', 'course'), score }]
      return inGroups([{ ...best, item: { ...best.item, category } }, course])[0]?.item.id
    }
    expect([first(0.31, 'Page'), first(0.29, 'Page')]).toEqual(['b', 'a'])
    expect([first(0.71, ANSWER), first(0.69, ANSWER)]).toEqual(['b', 'a'])
  })

  test('number the results as the arrow keys go through them', () => {
    const places = groupResults(results).flatMap((group) => group.results.map(({ at }) => at))
    expect(places).toEqual([0, 1, 2, 3, 4])
    expect(inGroups(results).map(({ item }) => item.id)).toEqual(['b', 'a', 'c', 'd', 'e'])
  })

  test('what is in groups once stays as it is', () => {
    expect(inGroups(inGroups(results))).toEqual(inGroups(results))
    expect(groupResults([])).toEqual([])
  })

  test('are counted in words', () => {
    expect(resultCount(results.slice(0, 1), plain)).toBe('1 result.')
    expect(resultCount(results, plain)).toBe('5 results, 2 of them near matches.')
    expect(resultCount(results.slice(3), { ...plain, readAs: 'care', unmet: ['aged', 'hobart'] })).toBe(
      '2 results, near matches only. Showing what fits “care”. Nothing for “aged” and “hobart”, but these fit the rest.',
    )
    expect(resultCount(results.slice(0, 3), { ...plain, hasMore: true })).toBe(
      '3 results. There are more: type on to narrow them down.',
    )
  })
})

describe('addresses', () => {
  test.each([
    [{ q: ' aged  care ' }, 'aged care'],
    [{ q: 'a'.repeat(SEARCH_CHARACTERS + 1) }, ''],
    [{ q: ['a', 'b'] }, ''],
    [{}, ''],
    [null, ''],
  ])('the search page reads %j', (search, q) => {
    expect(searchDemoSearchSchema.parse(search)).toEqual({ q })
  })

  test('what every address starts with stands in none', () => {
    expect(searchDemoSearchSchema.parse({})).toEqual({ q: '' })
  })

  test('the career wizard takes any step it does not know for the first', () => {
    expect(careerWizardSearchSchema.parse({ step: 'skills' })).toEqual({ step: 'skills' })
    expect(careerWizardSearchSchema.parse({ step: '<b>' })).toEqual({ step: 'now' })
  })
})

describe('the career wizard’s page', () => {
  const { pathways, stages } = careerWizardPage.load('')?.content ?? { pathways: [], stages: [] }

  test('has a text for every stage and three courses for every pathway', () => {
    expect(stages.map(({ stage }) => stage)).toEqual(careerStages)
    expect(pathways.map(({ recommended }) => recommended.length)).toEqual([3, 3, 3, 3, 3])
  })

  test.each([
    [{}, 'upskill'],
    [{ careerGoal: 'Career Change' }, 'career-change'],
    [{ currentRole: 'Career Changer' }, 'career-change'],
    [{ currentRole: 'Unemployed' }, 'return-work'],
  ] as const)('recommends courses for %j', (answers, goal) => {
    expect(recommendedLink({ ...emptyCareerAnswers, ...answers })).toEqual({
      to: '/courses',
      search: { recommendations: true, goal },
    })
  })
})
