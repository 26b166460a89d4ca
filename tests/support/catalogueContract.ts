import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogueFacets } from '~/data/courses/catalogueFacets'
import { type CatalogueSearch, catalogueSearchSchema, catalogueSorts } from '~/data/courses/catalogueSearch'
import type { CatalogueSource, FacetCounts, FoundCourses } from '~/data/courses/catalogueSource'
import type { CourseCard } from '~/data/courses/course'
import { catalogueList } from '~/data/courses/courseLists'
import { courses, toCourseCard } from '~/data/courses/courses'
import { CATALOGUE_PAGE_SIZE } from '~/data/courses/limits'
import type { SubjectTags } from '~/data/courses/recommending'
import { subjects } from '~/data/courses/subjects'
import type { Asked } from '~/data/lists/asked'
import type { Facets } from '~/data/lists/facets'
import { pageOf } from '~/data/lists/paging'
import { seededCourses } from '../../build/seededCourses'
import { courseCard, courseCards, someSubjects } from './courseCards'
import { catalogueSearches } from './searches'

/** Fills a source with courses. Whatever it was filled with before may be gone. */
export type OpenSource = (
  cards: readonly CourseCard[],
  subjects: readonly SubjectTags[],
) => Promise<CatalogueSource>

const facets: Facets<CourseCard> = catalogueFacets

/** The list of a small catalogue, which holds every course and looks at each: what it answers is right. */
function plainAnswers(cards: readonly CourseCard[], subjectTags: readonly SubjectTags[]) {
  const list = catalogueList(cards, subjectTags)
  return {
    asked: (given: object): Asked => list.askedOf(catalogueSearchSchema.parse(given)),
    find(asked: Asked): FoundCourses {
      const { items, kind, reasons } = list.find(asked)
      const shown = pageOf(items, asked.page, CATALOGUE_PAGE_SIZE)
      return {
        ...shown,
        kind,
        reasons: Object.fromEntries(
          kind === 'all' ? [] : shown.items.map((card) => [card.id, reasons.get(card) ?? '']),
        ),
      }
    },
    counts: (asked: Asked): FacetCounts =>
      Object.fromEntries(
        Object.entries(facets).map(([facet, { options }]) => [
          facet,
          Object.fromEntries(options.map(({ value }) => [value, list.countOption(asked, facet, value)])),
        ]),
      ),
  }
}

/** Compares everything that a source says with what the plain list says. */
async function expectSame(source: CatalogueSource, plain: ReturnType<typeof plainAnswers>, given: object) {
  const asked = plain.asked(given)
  expect(await source.find(asked), JSON.stringify(asked)).toEqual(plain.find(asked))
  expect(await source.counts(asked), JSON.stringify(asked)).toEqual(plain.counts(asked))
}

/** Words that are no words, or that mean something to a query language. */
const oddTexts = [
  '%',
  '_',
  '\\',
  "'",
  '"; drop table course; --',
  '.*',
  '(',
  '&',
  '| !',
  '<b>',
  '😀',
  'ÜBER',
  'über',
  'İ',
  'ß',
  'ς',
  'a',
  'é',
  'x'.repeat(80),
  'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  'constructor',
  '__proto__',
  '\u{ffff}',
]

/** Searches for parts of words that courses have, from one letter to several whole words. */
const partsOf = (cards: readonly CourseCard[]): fc.Arbitrary<string> =>
  fc
    .array(
      fc
        .tuple(fc.constantFrom(...cards), fc.nat(), fc.integer({ min: 1, max: 14 }))
        .map(([card, from, length]) => {
          const text = [card.title, card.code, card.short, ...card.features].join(' ')
          return text.slice(from % text.length, (from % text.length) + length)
        }),
      { minLength: 1, maxLength: 3 },
    )
    .map((parts) => parts.join(' '))

/** What every source of courses has to answer, whichever way it looks them up. */
export function describeCatalogueSource(open: OpenSource, runs: { catalogues: number; searches: number }) {
  const cards = courses.map(toCourseCard)
  const plain = plainAnswers(cards, subjects)

  test('every page of the whole list stands in every order', async () => {
    const source = await open(cards, subjects)
    for (const sort of catalogueSorts)
      for (let page = 1; page <= Math.ceil(cards.length / CATALOGUE_PAGE_SIZE); page += 1)
        await expectSame(source, plain, { sort, page })
  })

  test('what the catalogue’s own controls can ask is answered as the list of all courses answers it', async () => {
    const source = await open(cards, subjects)
    const searches = fc
      .tuple(catalogueSearches, fc.option(partsOf(cards), { nil: undefined }), fc.integer({ min: 1, max: 8 }))
      .map(
        ([search, q, page]): Partial<CatalogueSearch> => ({ ...search, page, ...(q !== undefined && { q }) }),
      )
    await fc.assert(
      fc.asyncProperty(searches, (search) => expectSame(source, plain, search)),
      { numRuns: runs.searches },
    )
  })

  test('every goal with every subject is met exactly or closest, with its reasons', async () => {
    const source = await open(cards, subjects)
    for (const goal of ['', 'career-change', 'hobby', 'alchemy'])
      for (const subject of ['', 'unknown', ...subjects.map(({ id }) => id)])
        await expectSame(source, plain, { recommendations: true, goal, subject, sort: 'az' })
    await expectSame(source, plain, { goal: 'hobby' })
    await expectSame(source, plain, { recommendations: true, goal: 'hobby', q: 'animal', area: 'health' })
  })

  test('of many courses that meet a part of what is asked, the most read ones are the closest', async () => {
    const some = Array.from({ length: 30 }, (_, at) =>
      courseCard({
        id: at + 1,
        title: `Course ${at + 1}`,
        learningGoals: [at % 2 === 0 ? 'hobby' : 'upskill'],
        subjects: at === 7 ? ['languages'] : [],
        reviews: (at * 7) % 30,
      }),
    )
    const answers = plainAnswers(some, someSubjects)
    const source = await open(some, someSubjects)
    for (const subject of ['languages', 'information-technology'])
      await expectSame(source, answers, { recommendations: true, goal: 'hobby', subject, sort: 'az' })
  })

  test('a catalogue of many pages is answered alike', async () => {
    const many = seededCourses(700).map(toCourseCard)
    const answers = plainAnswers(many, subjects)
    const source = await open(many, subjects)
    const searches = fc
      .tuple(catalogueSearches, partsOf(many), fc.integer({ min: 1, max: 80 }))
      .map(([search, q, page]) => ({ ...search, q, page }))
    await fc.assert(
      fc.asyncProperty(searches, (search) => expectSame(source, answers, search)),
      { numRuns: runs.searches / 3 },
    )
    for (const sort of catalogueSorts) await expectSame(source, answers, { sort, page: 40 })
  })

  test.each(oddTexts)('a search for %j is only a text', async (q) => {
    const odd = ['50% off', 'under_score', 'back\\slash', 'quote’s “here”', 'a.*b', 'İstanbul ΑΣ', '😀 smile']
    const some = odd.map((title, at) => courseCard({ id: at + 1, title, reviews: at }))
    await expectSame(await open(some, someSubjects), plainAnswers(some, someSubjects), { q })
  })

  test('any catalogue is answered alike, the empty one too', async () => {
    await fc.assert(
      fc.asyncProperty(
        courseCards(),
        fc.array(catalogueSearches, { minLength: 1, maxLength: 6 }),
        async (some, searches) => {
          const source = await open(some, someSubjects)
          const answers = plainAnswers(some, someSubjects)
          for (const search of searches) await expectSame(source, answers, search)
        },
      ),
      { numRuns: runs.catalogues, examples: [[[], [catalogueSearchSchema.types.output]]] },
    )
  })

  test('pages that cannot be are the nearest real one', async () => {
    const source = await open(cards, subjects)
    const asked = plain.asked({})
    for (const page of [0, -5, 1.5, 7, 999, Number.NaN])
      expect(await source.find({ ...asked, page })).toEqual(plain.find({ ...asked, page }))
  })

  test('what no table knows finds what the plain list finds', async () => {
    const source = await open(cards, subjects)
    const asked = plain.asked({})
    for (const odd of [
      { ...asked, sort: 'by colour' },
      { ...asked, choices: { ...asked.choices, area: ['astrology'] } },
      { ...asked, choices: { ...asked.choices, area: ['astrology', 'health'] } },
      { ...asked, choices: { colour: ['red'] } },
      { ...asked, scope: { colour: 'red' } },
    ])
      expect(await source.find(odd), JSON.stringify(odd)).toEqual(plain.find(odd))
  })

  test('courses are given by their ids, and what is no id is left out', async () => {
    const source = await open(cards, subjects)
    const [first, second] = cards
    if (!first || !second) throw new Error('There are no courses.')
    expect(await source.cards([second.id, first.id])).toEqual([second, first])
    expect(await source.cards([0, -1, 1.5, Number.NaN, 2 ** 53, 2 ** 31, first.id])).toEqual([first])
    expect(await source.cards([])).toEqual([])
  })
}
