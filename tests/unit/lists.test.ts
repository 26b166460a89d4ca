import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogueFacets } from '~/data/courses/catalogueFacets'
import { catalogueSearchSchema } from '~/data/courses/catalogueSearch'
import type { CourseBrief, CourseCard } from '~/data/courses/course'
import { catalogueList, categoryList, matchesWords } from '~/data/courses/courseLists'
import { homeList } from '~/data/home/homeFinder'
import {
  type AppliedFilter,
  type Asked,
  countChoices,
  isApplied,
  isChosen,
  noChoices,
  sameAsked,
  sameChoices,
  textOf,
  withoutFilter,
} from '~/data/lists/asked'
import type { Facets } from '~/data/lists/facets'
import { listOf } from '~/data/lists/list'
import { pageOf, pagesNamed } from '~/data/lists/paging'
import type { FoundByText, TextSearch } from '~/data/lists/textSearch'
import { courseCard, courseCards, someSubjects } from '../support/courseCards'
import { catalogueSearches } from '../support/searches'

const catalogueOf = (courses: Parameters<typeof catalogueList>[0]) => catalogueList(courses, someSubjects)
const empty = catalogueOf([])
const ask = (given: object = {}): Asked => empty.askedOf(catalogueSearchSchema.parse(given))

const rows: readonly [string, Facets[string]][] = Object.entries<Facets[string]>(catalogueFacets)
const allChoices = rows.flatMap(([facet, { options }]) => options.map(({ value }) => ({ facet, value })))
const choices = fc.constantFrom(...allChoices)
const asked = catalogueSearches.map((search) => empty.askedOf(search))

const meets = (course: CourseCard, chosen: Asked['choices']) =>
  Object.entries<Facets<CourseCard>[string]>(catalogueFacets).every(([id, { matches }]) => {
    const values = chosen[id] ?? []
    return values.length === 0 || values.some((value) => matches(course, value))
  })

describe('what is asked of a list', () => {
  test('is read from an address and written back', () => {
    fc.assert(
      fc.property(catalogueSearches, (search) => {
        const { panel: _, ...rest } = search
        const back = catalogueSearchSchema.parse(empty.searchOf(empty.askedOf(search)))
        expect(back).toEqual({ ...rest, panel: '' })
      }),
      { numRuns: 500 },
    )
  })

  test('choices toggled twice are as before, toggled once are not', () => {
    fc.assert(
      fc.property(asked, choices, ({ choices: before }, { facet, value }) => {
        const after = empty.toggle(before, facet, value)
        expect(isChosen(after, facet, value)).toBe(!isChosen(before, facet, value))
        expect(sameChoices(before, after)).toBe(false)
        expect(Math.abs(countChoices(after) - countChoices(before))).toBe(1)
        expect(empty.toggle(after, facet, value)).toEqual(before)
      }),
      { numRuns: 500 },
    )
  })

  test('choices are the same in any order of ticking', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(allChoices), (ticked) => {
        const tick = (list: typeof ticked) =>
          list.reduce((all, { facet, value }) => empty.toggle(all, facet, value), ask().choices)
        expect(sameChoices(tick(ticked), tick(ticked.toReversed()))).toBe(true)
        expect(countChoices(tick(ticked))).toBe(ticked.length)
        expect(noChoices(tick(ticked))).toEqual(ask().choices)
      }),
      { numRuns: 300 },
    )
  })

  test('where one value can be chosen, another takes its place', () => {
    const { toggle } = categoryList([])
    const diploma = toggle({ level: [], mode: [] }, 'level', 'Diploma')
    expect(diploma).toEqual({ level: ['Diploma'], mode: [] })
    expect(toggle(diploma, 'level', 'Certificate II')).toEqual({ level: ['Certificate II'], mode: [] })
    expect(toggle(diploma, 'level', 'Diploma')).toEqual({ level: [], mode: [] })
  })

  test('a facet or a value that nobody knows is not chosen', () => {
    const { choices: none } = ask()
    expect(empty.toggle(none, 'colour', 'red')).toEqual(none)
    expect(empty.toggle(none, 'area', 'astrology')).toEqual(none)
  })

  test('what is taken off is gone, from the first page, and nothing else is', () => {
    const given = ask({ q: 'care', area: 'health,education', recommendations: true, goal: 'hobby', page: 3 })
    const off = (filter: AppliedFilter) => {
      expect(isApplied(given, filter)).toBe(true)
      const left = withoutFilter(given, filter)
      expect(isApplied(left, filter)).toBe(false)
      expect(left.page).toBe(1)
      return left
    }
    expect(off({ kind: 'text' })).toEqual({ ...given, text: '', page: 1 })
    expect(off({ kind: 'scope' })).toEqual({ ...given, scope: {}, page: 1 })
    expect(off({ kind: 'facet', facet: 'area', value: 'health' }).choices.area).toEqual(['education'])
    expect(off({ kind: 'facet', facet: 'area' }).choices).toEqual({ ...given.choices, area: [] })
    expect(isApplied(given, { kind: 'facet', facet: 'qualification' })).toBe(false)
    expect(sameAsked(given, { ...given })).toBe(true)
  })

  test('typed text is applied as one line without spaces around it', () => {
    expect(textOf('  aged   care ')).toBe('aged care')
    expect(textOf(' ')).toBe('')
    expect(textOf('x'.repeat(200))).toHaveLength(80)
  })
})

describe('the catalogue', () => {
  const course = courseCard()
  test.each(['individual', 'SUPPORT individual', 'chc33021', 'residential placement', 'library'])(
    'finds %j',
    (text) => expect(matchesWords(course, text)).toBe(true),
  )
  test.each(['nursing', 'individual nursing', 'support(', '.*'])('does not find %j', (text) =>
    expect(matchesWords(course, text)).toBe(false),
  )
  test('finds no word that reaches from the title into the code', () => {
    const aged = courseCard({ title: 'Aged Care', code: 'CHC33021' })
    expect(matchesWords(aged, 'care chc33021')).toBe(true)
    expect(matchesWords(aged, 'carechc33021')).toBe(false)
  })

  test('leaves exactly the courses that meet what is asked: choices of a facet widen, facets narrow', () => {
    fc.assert(
      fc.property(courseCards(), asked, (courses, given) => {
        const list = catalogueOf(courses)
        const { items, reasons, kind } = list.find(given)
        const { area = [], qualification = [] } = given.choices
        expect(items).toHaveLength(list.count(given))
        for (const one of items) {
          expect(area.length === 0 || area.includes(one.categoryId)).toBe(true)
          expect(qualification.length === 0 || qualification.includes(one.level)).toBe(true)
          expect(meets(one, given.choices)).toBe(true)
          expect(given.text === '' || matchesWords(one, given.text)).toBe(true)
          expect(reasons.has(one)).toBe(kind !== 'all')
        }
        if (kind === 'all') {
          const left = courses.filter(
            (one) => meets(one, given.choices) && (given.text === '' || matchesWords(one, given.text)),
          )
          expect(new Set(items)).toEqual(new Set(left))
        }
        expect(list.outcomeOf(given)).toBe(
          items.length === 0 ? 'empty' : kind === 'closest' ? 'relaxed' : 'listed',
        )
      }),
      { numRuns: 500 },
    )
  })

  test('counts beside a choice what that choice alone would give in its facet', () => {
    fc.assert(
      fc.property(courseCards(), asked, (courses, given) => {
        const list = catalogueOf(courses)
        for (const { facet, value } of allChoices)
          expect(list.countOption(given, facet, value)).toBe(
            list.find({ ...given, choices: { ...given.choices, [facet]: [value] } }).items.length,
          )
        // Areas do not overlap: ticked ones add up to the list.
        const { area = [] } = given.choices
        if (area.length > 0)
          expect(area.reduce((sum, value) => sum + list.countOption(given, 'area', value), 0)).toBe(
            list.count(given),
          )
      }),
      { numRuns: 100 },
    )
  })

  test('puts each filter on a chip of its own', () => {
    const given = ask({ q: 'care', area: 'health', qualification: 'Diploma,Certificate II' })
    expect(empty.chipsOf(given)).toEqual([
      { filter: { kind: 'text' }, label: '“care”' },
      { filter: { kind: 'facet', facet: 'area', value: 'health' }, label: 'Health & Community' },
      { filter: { kind: 'facet', facet: 'qualification', value: 'Certificate II' }, label: 'Certificate II' },
      { filter: { kind: 'facet', facet: 'qualification', value: 'Diploma' }, label: 'Diploma' },
    ])
    expect(empty.chipsOf(ask({ goal: 'hobby', sort: 'az', page: 2 }))).toEqual([])
  })
})

describe('what could be dropped', () => {
  const list = catalogueOf([
    courseCard({ id: 1, categoryId: 'health', level: 'Diploma', title: 'Diploma of Nursing' }),
    courseCard({ id: 2, categoryId: 'health', level: 'Certificate III' }),
    courseCard({ id: 3, categoryId: 'education', level: 'Diploma', title: 'Diploma of Early Childhood' }),
  ])

  test('comes with its true count, the widest first, a facet with all its choices', () => {
    const given = ask({ area: 'creative,technology', qualification: 'Diploma', q: 'nursing', page: 3 })
    expect(list.find(given).items).toEqual([])
    expect(list.relaxationsOf(given)).toEqual([
      {
        filter: { kind: 'facet', facet: 'area' },
        label: 'area of interest: Technology & IT, Creative & Business',
        count: 1,
      },
      { filter: { kind: 'text' }, label: 'the search for “nursing”', count: 0 },
      { filter: { kind: 'facet', facet: 'qualification' }, label: 'qualification: Diploma', count: 0 },
    ])
  })

  test.each([
    [
      { recommendations: true, goal: 'career-change', q: 'zebra' },
      ['the search for “zebra”', 'your goal and subject'],
    ],
    [{ recommendations: true, subject: 'languages' }, ['your goal and subject']],
    [{}, []],
    [{ recommendations: true }, []],
    [{ goal: 'hobby' }, []],
    [{ recommendations: true, goal: 'alchemy' }, []],
  ])('of %j is %j', (given, labels) => {
    expect(empty.relaxationsOf(ask(given)).map(({ label }) => label)).toEqual(labels)
  })

  test('is counted as the catalogue counts', () => {
    fc.assert(
      fc.property(courseCards(), asked, (courses, given) => {
        const some = catalogueOf(courses)
        const offers = some.relaxationsOf(given)
        for (const { filter, count } of offers)
          expect(count).toBe(some.find(withoutFilter(given, filter)).items.length)
        const counts = offers.map(({ count }) => count)
        expect(counts).toEqual(counts.toSorted((a, b) => b - a))
      }),
      { numRuns: 100 },
    )
  })
})

describe('the courses of a category', () => {
  const list = categoryList([
    courseCard({ id: 1, title: 'Nursing', short: 'Care for people.', features: ['Placement'], reviews: 9 }),
    courseCard({ id: 2, title: 'Design', short: 'Draw.', features: ['Studio', 'CARE of tools'], reviews: 8 }),
    courseCard({
      id: 3,
      title: 'Web care',
      short: 'Build.',
      features: ['Online'],
      level: 'Diploma',
      deliveryMode: 'Online',
      reviews: 7,
    }),
  ])
  const idsOf = (text: string, chosen: Asked['choices'] = {}, sort = 'most-popular') =>
    list.find({ scope: {}, text, choices: chosen, sort, page: 1 }).items.map(({ id }) => id)

  test('are all shown while nothing is asked, in the order chosen', () => {
    expect(idsOf('')).toEqual([1, 2, 3])
    expect(idsOf('', {}, 'az')).toEqual([2, 1, 3])
    expect(idsOf('', {}, 'by colour')).toEqual([1, 2, 3])
  })
  test.each([
    ['CARE', [1, 2, 3]],
    ['draw', [2]],
    ['studio', [2]],
    ['nursing', [1]],
    ['care for', [1]],
    ['for care', []],
  ])('are found by %j in title, description or a feature: %j', (text, ids) => {
    expect(idsOf(text)).toEqual(ids)
  })
  test('are narrowed by level and delivery mode together', () => {
    expect(idsOf('', { level: ['Diploma'] })).toEqual([3])
    expect(idsOf('', { mode: ['Blended'] })).toEqual([1, 2])
    expect(idsOf('', { level: ['Diploma'], mode: ['Blended'] })).toEqual([])
    expect(idsOf('draw', { level: ['Certificate III'] })).toEqual([2])
  })
  test('offer the levels and modes there are, in the order of the vocabulary', () => {
    const offered = (facet: string) => list.facets[facet]?.options.map(({ value }) => value)
    expect(offered('level')).toEqual(['Certificate III', 'Diploma'])
    expect(offered('mode')).toEqual(['Online', 'Blended'])
    expect(Object.values(categoryList([]).facets).flatMap(({ options }) => options)).toEqual([])
  })
})

describe('a list with a search', () => {
  const cards = [1, 2, 3].map((id) =>
    courseCard({ id, slug: `course-${id}`, reviews: id, title: ['First', 'Second', 'Third'][id - 1] ?? '' }),
  )
  const found: FoundByText = {
    ids: ['course-1', 'course-3'],
    note: '',
    because: new Map([['course-3', 'Why']]),
  }

  function listWith(answer: () => FoundByText | undefined, coming?: Promise<unknown>) {
    const courses = { find: answer, coming: () => coming }
    return catalogueList(
      cards,
      someSubjects,
      Object.assign(async () => {}, { current: () => ({ courses }) }),
    )
  }
  const idsIn = (items: readonly { id: number }[]) => items.map(({ id }) => id)

  test('lists what the search finds, the best first, until another order is chosen', () => {
    const list = listWith(() => found)
    expect(idsIn(list.find(ask({ q: 'x' })).items)).toEqual([1, 3])
    expect(idsIn(list.find(ask({ q: 'x', sort: 'most-popular' })).items)).toEqual([3, 1])
    expect(idsIn(list.find(ask({ q: 'x', qualification: 'Diploma' })).items)).toEqual([])
    expect(idsIn(list.find(ask()).items)).toEqual([3, 2, 1])
    const page = list.findPage(ask({ q: 'x' }), 9)
    expect([page.byText, ...page.items.map(page.reasonOf)]).toEqual([found, undefined, 'Why'])
  })

  test('waits for the search where a text is asked, and counts as listed until then', async () => {
    let answer: FoundByText | undefined
    const coming = Promise.resolve()
    const list = listWith(() => answer, coming)
    expect(list.outcomeComing?.(ask())).toBeUndefined()
    expect(list.outcomeOf(ask({ q: 'x' }))).toBe('listed')
    expect(() => list.count(ask({ q: 'x' }))).toThrow()
    await list.outcomeComing?.(ask({ q: 'x' }))
    answer = { ...found, ids: [] }
    expect(list.outcomeComing?.(ask({ q: 'x' }))).toBeUndefined()
    expect(list.outcomeOf(ask({ q: 'x' }))).toBe('empty')
  })

  test('looks through the courses itself where the search does not come', () => {
    const list = listWith(() => undefined)
    expect(idsIn(list.find(ask({ q: 'second' })).items)).toEqual([2])
    expect(list.outcomeOf(ask({ q: 'zzzz' }))).toBe('empty')
  })

  test('waits for the search to be made, and then for what it needs', async () => {
    const steps: string[] = []
    let current: { courses: TextSearch } | undefined
    const courses = {
      find: () => (steps.includes('index') ? found : undefined),
      coming: async () => void steps.push('index'),
    }
    const make = async () => {
      steps.push('script')
      current = { courses }
    }
    const list = catalogueList(cards, someSubjects, Object.assign(make, { current: () => current }))
    await list.outcomeComing?.(ask({ q: 'x' }))
    expect(steps).toEqual(['script', 'index'])
    expect(idsIn(list.find(ask({ q: 'x' })).items)).toEqual([1, 3])
  })

  test('asks for the search when it was not made yet', () => {
    let isAsked = false
    const made = async () => {
      isAsked = true
    }
    catalogueList(cards, someSubjects, Object.assign(made, { current: () => undefined })).expectText?.()
    expect(isAsked).toBe(true)
  })
})

describe('the course finder of the home page', () => {
  const featured = (id: number, given: Partial<CourseBrief> = {}): CourseBrief => ({
    ...courseCard({ slug: `course-${id}`, title: `Course ${id}`, short: 'About care.' }),
    badge: 'Featured',
    ...given,
  })
  const list = homeList([
    featured(1),
    { ...featured(2), badge: 'Hot' },
    featured(3, { level: 'Diploma', title: 'Web design' }),
    featured(4, { badge: undefined, level: 'Certificate II', short: 'Draw WEB pages.' }),
  ])
  const slugs = (text: string, level: readonly string[] = []) =>
    list.find({ scope: {}, text, choices: { level }, sort: '', page: 1 }).items.map(({ slug }) => slug)

  test('shows the featured courses while nothing is asked', () => {
    expect(slugs('')).toEqual(['course-1', 'course-3'])
  })
  test('finds text in title and description, whatever its case', () => {
    expect(slugs('WeB')).toEqual(['course-3', 'course-4'])
    expect(slugs('design about')).toEqual(['course-3'])
    expect(slugs('nothing of it')).toEqual([])
  })
  test('narrows by level, with and without a text', () => {
    expect(slugs('', ['Diploma'])).toEqual(['course-3'])
    expect(slugs('', ['Certificate III'])).toEqual(['course-1', 'course-2'])
    expect(slugs('web', ['Certificate II'])).toEqual(['course-4'])
    expect(slugs('web', ['Certificate III'])).toEqual([])
  })
})

describe('a list of one’s own', () => {
  const facets = {
    colour: {
      label: 'Colour',
      options: [
        { value: 'red', label: 'Red' },
        { value: 'blue', label: 'Blue' },
      ],
      matches: ({ colours }: { colours: readonly string[] }, value: string) => colours.includes(value),
    },
  }
  const items = [{ colours: ['red'] }, { colours: ['red', 'blue'] }]
  test('has all that follows from its row', () => {
    const list = listOf({ items, facets })
    const both: Asked = { scope: {}, text: '', choices: { colour: ['red', 'blue'] }, sort: '', page: 1 }
    expect(list.find(both).items).toEqual(items)
    expect(list.find(both)).toBe(list.find(both))
    expect(list.countOption(both, 'colour', 'blue')).toBe(1)
    expect(list.chipsOf(both).map(({ label }) => label)).toEqual(['Red', 'Blue'])
    expect(list.relaxationsOf(both)).toEqual([
      { filter: { kind: 'facet', facet: 'colour' }, label: 'colour: Red, Blue', count: 2 },
    ])
  })
})

describe('pages', () => {
  test('hold as many as asked, and an impossible page is the nearest real one', () => {
    const list = Array.from({ length: 20 }, (_, at) => at)
    expect(pageOf(list, 2, 9)).toEqual({
      items: list.slice(9, 18),
      page: 2,
      pages: 3,
      total: 20,
      first: 10,
      last: 18,
    })
    expect(pageOf(list, 999, 9)).toMatchObject({ page: 3, items: [18, 19], first: 19, last: 20 })
    for (const page of [0, -5, Number.NaN]) expect(pageOf(list, page, 9).page).toBe(1)
    expect(pageOf([], 4, 9)).toEqual({ items: [], page: 1, pages: 1, total: 0, first: 0, last: 0 })
  })
  test('are all named where they are few; of many, the near ones and the ends', () => {
    expect(pagesNamed(7, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(pagesNamed(1, 9)).toHaveLength(9)
    expect(pagesNamed(1, 12)).toEqual([1, 2, 3, 'gap', 12])
    expect(pagesNamed(4, 12)).toEqual([1, 2, 3, 4, 5, 6, 'gap', 12])
    expect(pagesNamed(500, 11_112)).toEqual([1, 'gap', 498, 499, 500, 501, 502, 'gap', 11_112])
    expect(pagesNamed(11_112, 11_112)).toEqual([1, 'gap', 11_110, 11_111, 11_112])
  })
  test('together are the list', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 60 }), fc.integer({ min: 1, max: 12 }), (list, size) => {
        const { pages } = pageOf(list, 1, size)
        expect(Array.from({ length: pages }, (_, at) => pageOf(list, at + 1, size).items).flat()).toEqual(
          list,
        )
      }),
      { numRuns: 500 },
    )
  })
})
