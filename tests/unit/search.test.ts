import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editsBetween, unlikeliness } from '~/data/search/misspelling'
import { marksIn, otherWordings, piecesOf } from '~/data/search/queryWording'
import { createSearcher } from '~/data/search/searchEngine'
import { searchIndex } from '~/data/search/searchIndex'
import {
  quickSearches,
  SEARCH_RESULTS,
  type SearchItem,
  searchTypeLabels,
  searchTypes,
} from '~/data/search/searchItem'
import { synonyms } from '~/data/search/synonyms'
import { fold, tidyQuery } from '~/data/search/textIndex'
import { hrefOf } from '~/data/site/links'
import { allAddresses } from '~/data/site/page'
import { pageSources } from '~/data/site/pages'
import { mistyped, seeded, syntheticCourses } from '../../build/searchCorpus'
import { expectNone, faultsIn, repeatFaults } from '../support/faults'
import { searchItem as item } from '../support/searchItem'

const index = searchIndex(pageSources)
const searcher = createSearcher(index)
const synthetic = syntheticCourses(300, 5)

/** §5 in one line, and nothing of the engine. */
const holds = ({ title, description, category, tags }: SearchItem, query: string) =>
  [title, description, category, ...tags].some((text) => text.toLowerCase().includes(query.toLowerCase()))

const ids = (results: readonly { item: SearchItem }[]) => results.map((result) => result.item.id)

describe('§5: what matches', () => {
  const anyQuery = fc.oneof(
    fc
      .constantFrom(...index, ...synthetic)
      .chain(({ title, description, tags, category }) =>
        fc
          .constantFrom(title, description, category, ...tags)
          .chain((text) =>
            fc
              .tuple(fc.nat(text.length), fc.nat(12))
              .map(([from, length]) => text.slice(from, from + length).toUpperCase()),
          ),
      ),
    fc.string({ maxLength: 6 }),
  )

  test('exactly the items that hold the query are exact matches, whatever the field', () => {
    const all = [...index, ...synthetic]
    const everything = createSearcher(all)
    fc.assert(
      fc.property(anyQuery, (query) => {
        const tidy = tidyQuery(query)
        fc.pre(tidy !== '')
        const { results } = everything.search(query, { limit: all.length })
        const exact = results.filter(({ near }) => !near)
        expect(new Set(ids(exact))).toEqual(
          new Set(all.filter((one) => holds(one, tidy)).map(({ id }) => id)),
        )
        expect(results.slice(0, exact.length)).toEqual(exact)
      }),
      { numRuns: 200 },
    )
  })

  test('the overlay looks at titles, and at the category of courses only', () => {
    const some = createSearcher([
      item('a', { title: 'Pottery', description: 'wool' }),
      item('b', { title: 'Weaving', category: 'Pottery' }),
      item('c', { title: 'Sewing', category: 'Pottery', type: 'resource' }),
      item('d', { title: 'Dyeing', tags: ['Pottery'] }),
      item('e', { title: 'All about pottery', type: 'resource' }),
    ])
    expect(ids(some.search('potte', { rule: 'overlay' }).results)).toEqual(['a', 'e', 'b'])
    expect(ids(some.search('potte').results)).toEqual(['a', 'e', 'b', 'c', 'd'])
    expect(some.search('wool', { rule: 'overlay' }).results).toEqual([])
  })

  test('§9: at most eight results, and it is said whether there are more', () => {
    const many = createSearcher(Array.from({ length: 9 }, (_, at) => item(`Course ${at}`)))
    expect(many.search('course').results).toHaveLength(SEARCH_RESULTS)
    expect(many.search('course').hasMore).toBe(true)
    expect(many.search('course 3')).toMatchObject({ hasMore: false, results: [{ near: false }] })
    expect(many.search('   ')).toEqual({ results: [], hasMore: false })
  })

  test('a title that begins with the query comes before one that holds it, and titles before other fields', () => {
    const some = createSearcher([
      item('tag', { title: 'Something', tags: ['Care'] }),
      item('inside', { title: 'Scared' }),
      item('word', { title: 'Aged care' }),
      item('start', { title: 'Care work' }),
    ])
    expect(ids(some.search('care').results)).toEqual(['start', 'word', 'inside', 'tag'])
  })

  test('nothing is found across two tags', () => {
    const some = createSearcher([item('a', { tags: ['first one', 'second'] })])
    expect(some.search('one second').results.filter(({ near }) => !near)).toEqual([])
    expect(some.search('first one').results[0]?.near).toBe(false)
  })
})

describe('near matches', () => {
  test('follow exact ones only where those are fewer than eight', () => {
    const { results } = searcher.search('vet nurse')
    const firstNear = results.findIndex(({ near }) => near)
    expect(firstNear).toBeGreaterThan(0)
    expect(results.slice(firstNear).every(({ near }) => near)).toBe(true)
    expect(searcher.search('AI').results.some(({ near }) => near)).toBe(false)
  })

  test.each([
    ['cybre', /cyber/i],
    ['bookeeping', /bookkeep/i],
    ['markting', /marketing/i],
    ['childcare', /early childhood/i],
    ['aged care', /individual support/i],
    ['infosec', /cyber security/i],
    ['earl child', /early childhood/i],
  ])('%s finds what was meant', (query, title) => {
    const { results } = searcher.search(query)
    const meant = results.find((result) => title.test(result.item.title))
    expect(meant).toBeDefined()
    expect(meant?.near).toBe(true)
  })

  test('IT finds information technology, after everything with "it" in it where there is room', () => {
    expect(otherWordings('it')).toContain('information technology')
    const some = createSearcher([
      item('a', { title: 'Information technology' }),
      item('b', { title: 'Fitness' }),
    ])
    expect(some.search('it').results.map(({ item: { id }, near }) => [id, near])).toEqual([
      ['b', false],
      ['a', true],
    ])
  })

  test('every synonym leads to words that the site uses', () => {
    expectNone(
      faultsIn(
        Object.keys(synonyms),
        (known) => searcher.search(known).results.length === 0,
        (known) =>
          `src/data/search/synonyms.ts: "${known}" finds nothing: name words that the site uses, or take it out.`,
      ),
    )
  })

  test.each([
    ['swapped', 'ebgin'],
    ['wrong', 'bagin'],
    ['missing', 'bgin'],
    ['extra', 'beegin'],
  ])('one letter %s is one edit', (_, typed) => {
    expect(unlikeliness(typed, 'beginning')).toBeGreaterThan(0)
    expect(unlikeliness(`${typed}x`, 'beginning')).toBeUndefined()
  })

  test('a slip of the fingers never hides the title it was meant for from the judgement', () => {
    const random = seeded(3)
    for (let at = 0; at < 500; at += 1) {
      const { title } = random.pick(synthetic)
      const typed = mistyped(title, random)
      expect(unlikeliness(typed, title.toLowerCase()), `${typed} for ${title}`).toBeDefined()
    }
  })

  test('judges every beginning as an independent count of edits does', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 3, maxLength: 7 })
    fc.assert(
      fc.property(letters, letters, (typed, word) => {
        const fewest = Math.min(
          ...Array.from({ length: word.length + 1 }, (_, end) => editsBetween(typed, word.slice(0, end), 2)),
        )
        expect(unlikeliness(typed, word) !== undefined).toBe(fewest <= 1)
        expect(unlikeliness(typed, word) === 0).toBe(word.startsWith(typed))
      }),
      { numRuns: 2000 },
    )
  })

  test('only one word of several may be mistyped, and none of three letters', () => {
    const some = createSearcher([item('a', { title: 'First and last principles' })])
    expect(ids(some.search('fist last').results)).toEqual(['a'])
    expect(ids(some.search('fist lost').results)).toEqual([])
    expect(ids(some.search('first aid').results)).toEqual([])
  })

  test('did you mean: a spelling that has matches, and nothing where there is none', () => {
    expect(searcher.didYouMean('buisnes')).toBe('business')
    expect(searcher.didYouMean('markteing')).toBe('marketing')
    expect(searcher.didYouMean('business')).toBeUndefined()
    expect(searcher.didYouMean('qqqqzzzz')).toBeUndefined()
    expect(searcher.didYouMean('')).toBeUndefined()
  })
})

describe('marks', () => {
  test('stand where the query stands in the text as it is written', () => {
    expect(marksIn('Care and CARE', 'care', [])).toEqual([
      [0, 4],
      [9, 13],
    ])
    expect(marksIn('Early childhood', '', ['earl', 'chi'])).toEqual([
      [0, 4],
      [6, 9],
    ])
  })

  test('the pieces are the text again, and the marked ones are what was asked', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ minLength: 1, maxLength: 3 }),
        (text, query) => {
          const asked = tidyQuery(query)
          const pieces = piecesOf(text, marksIn(text, asked, []))
          expect(pieces.map((piece) => piece.text).join('')).toBe(text)
          for (const piece of pieces.filter(({ marked }) => marked)) expect(fold(piece.text)).toBe(asked)
        },
      ),
    )
  })
})

describe('bad input', () => {
  test.each([
    ['5,000 characters', 'a'.repeat(5000)],
    ['5,000 words', 'care '.repeat(5000)],
    ['regular-expression characters', '.*+?^$' + '{}()|[]\\'],
    ['an unfinished group', '(['],
    ['emoji', '👩‍🎓🎓'],
    ['half an emoji', '\ud83d'],
    ['right-to-left text', 'مرحبا بالعالم'],
    ['a right-to-left override', '\u202eerac'],
    ['__proto__', '__proto__'],
    ['constructor', 'constructor'],
    ['control characters', '\u0000\u0001\u0007'],
    ['a text whose small letters are longer', 'İİİ'],
    ['markup', '<img src=x onerror=alert(1)>'],
  ])('%s is a query like any other', (_, query) => {
    const from = performance.now()
    const { results } = searcher.search(query)
    expect(results.filter(({ near }) => !near).every((one) => holds(one.item, tidyQuery(query)))).toBe(true)
    expect(() => searcher.didYouMean(query)).not.toThrow()
    expect(performance.now() - from).toBeLessThan(1000)
  })

  test('an empty site has nothing to find', () => {
    expect(createSearcher([]).search('care')).toEqual({ results: [], hasMore: false })
    expect(createSearcher([]).didYouMean('care')).toBeUndefined()
  })
})

describe('the site’s own index', () => {
  const addresses = new Set(allAddresses(pageSources).map(({ path }) => path))

  test('every result leads to a page that exists, and each page stands in it once', () => {
    const file = 'src/data/search/searchIndex.ts'
    const found = index.map((item) => ({ ...item, url: hrefOf(item.link) }))
    expectNone([
      ...faultsIn(
        found,
        ({ url }) => !addresses.has(url),
        ({ id, url }) =>
          `${file}: ${id} leads to ${url}, where no page source of src/data/site/pages.ts has a page.`,
      ),
      ...repeatFaults(found, ['url', 'id'], ({ title }) => `${file}, "${title}"`),
    ])
  })

  test('holds only what §3 lists, and says something of each', () => {
    for (const type of searchTypes) expect(searchTypeLabels[type]).not.toBe('')
    expectNone(
      faultsIn(
        index,
        ({ type, title, description, category }) =>
          !searchTypes.includes(type) || [title, description, category].some((text) => text.trim() === ''),
        ({ id }) =>
          `src/data/search/searchIndex.ts: ${id} has no type of §3, or no title, description or category.`,
      ),
    )
  })

  test('weighs at most 60 KB of brotli', () => {
    expect(brotliCompressSync(JSON.stringify(index)).length).toBeLessThanOrEqual(60 * 1024)
  })

  test.each(quickSearches)('§9: the quick search %s finds something', (query) => {
    expect(
      searcher.search(query).results.length,
      `src/data/search/searchItem.ts: the quick search "${query}" finds nothing: take another`,
    ).toBeGreaterThan(0)
  })
})
