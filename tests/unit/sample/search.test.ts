import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogueFacets } from '~/data/courses/catalogueFacets'
import { catalogueSearchSchema } from '~/data/courses/catalogueSearch'
import { courses, toCourseCard } from '~/data/courses/courses'
import { marksIn, piecesOf } from '~/data/search/marking'
import { editsBetween, unlikeliness } from '~/data/search/misspelling'
import { createSearcher } from '~/data/search/searchEngine'
import { searchIndex } from '~/data/search/searchIndex'
import {
  quickSearches,
  SEARCH_RESULTS,
  type SearchItem,
  searchTypeLabels,
  searchTypes,
} from '~/data/search/searchItem'
import { areForms, singular, stemmed } from '~/data/search/stemmed'
import { synonyms } from '~/data/search/synonyms'
import { fold, tidyQuery } from '~/data/search/textIndex'
import { hrefOf } from '~/data/site/links'
import { allAddresses } from '~/data/site/page'
import { pageSources } from '~/data/site/pages'
import { parseSearch } from '~/data/site/searchParams'
import { mistyped, seeded, syntheticCourses } from '../../../build/searchCorpus'
import { expectNone, faultsIn, repeatFaults } from '../../support/faults'
import { searchItem as item } from '../../support/searchItem'

const index = searchIndex(pageSources)
const searcher = createSearcher(index)
const synthetic = syntheticCourses(300, 5)

/** §5 in one line, and nothing of the engine. */
const holds = ({ title, description, category, tags }: SearchItem, query: string) =>
  [title, description, category, ...tags].some((text) => text.toLowerCase().includes(query.toLowerCase()))

const ids = (results: readonly { item: SearchItem }[]) => results.map((result) => result.item.id)

describe('§5: what matches', () => {
  const all = [...index, ...synthetic]
  const everything = createSearcher(all)
  const anyQuery = fc.oneof(
    fc
      .constantFrom(...all)
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

  test('what holds the query in a field is found, whatever the words say', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const tidy = tidyQuery(query)
        fc.pre(tidy.length > 2)
        const { results } = everything.search(query, { limit: all.length })
        const exact = new Set(ids(results.filter(({ near }) => !near)))
        expect(all.filter((one) => holds(one, tidy) && !exact.has(one.id))).toEqual([])
        expect(results.slice(0, exact.size).every(({ near }) => !near)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  test('courses stand in one order, whether other things are looked for or not', () => {
    fc.assert(
      fc.property(fc.oneof(anyQuery, fc.constantFrom(...Object.keys(synonyms))), (query) => {
        const whole = everything.search(query, { limit: all.length }).results
        const alone = everything.search(query, { limit: all.length, type: 'course' }).results
        const courses = whole.filter(({ item: { type } }) => type === 'course')
        const isExact = ({ near }: { near: boolean }) => !near
        expect(alone.filter(isExact)).toEqual(courses.filter(isExact))
        // What stands in for the query is what meets as much of it as the best does: of all, or of the courses.
        const common = new Set(ids(courses).filter((id) => ids(alone).includes(id)))
        const inCommon = (id: string) => common.has(id)
        expect(ids(alone).filter(inCommon)).toEqual(ids(courses).filter(inCommon))
      }),
      { numRuns: 300 },
    )
  })

  test('§9: at most eight results, and it is said whether there are more', () => {
    const many = createSearcher(Array.from({ length: 9 }, (_, at) => item(`Pottery ${at}`)))
    expect(many.search('pottery').results).toHaveLength(SEARCH_RESULTS)
    expect(many.search('pottery').hasMore).toBe(true)
    expect(many.search('pottery', { limit: 9 }).hasMore).toBe(false)
    expect(many.search('   ')).toEqual({ results: [], hasMore: false, unmet: [] })
  })

  test('a title that begins with the query comes before one that holds it, and titles before other fields', () => {
    const some = createSearcher([
      item('description', { title: 'Nothing', description: 'With clay.' }),
      item('tag', { title: 'Something', tags: ['Clay'] }),
      item('inside', { title: 'Barclays' }),
      item('word', { title: 'Fine clay work' }),
      item('start', { title: 'Clay for all' }),
      item('same', { title: 'Clay' }),
    ])
    expect(ids(some.search('clay').results)).toEqual([
      'same',
      'start',
      'word',
      'tag',
      'description',
      'inside',
    ])
  })

  test('nothing is found across two tags', () => {
    const some = createSearcher([item('a', { tags: ['first one', 'second'] })])
    expect(some.search('ne sec').results.filter(({ near }) => !near)).toEqual([])
    expect(some.search('first one').results[0]?.near).toBe(false)
  })
})

describe('what is meant', () => {
  test.each([
    ['cybre', /cyber/i],
    ['bookeeping', /bookkeep/i],
    ['markting', /marketing/i],
    ['vetrinary', /veterinary/i],
    ['aged kare', /aged care|ageing/i],
    ['phyton', /python/i],
    ['certifcate 3 individual suport', /certificate (?:3|iii)/i],
  ])('%s is mended, and it is said how', (query, title) => {
    const { results, readAs } = searcher.search(query)
    expect(results[0]?.item.title).toMatch(title)
    expect(readAs).toMatch(title)
  })

  test.each([
    ['too short', 'nst kiln'],
    ['with another beginning', 'xilns glaze'],
    ['of a letter that is no slip', 'pilns glaze'],
    ['of figures alone', '1800 glaze'],
  ])('a word is no typing error that is %s', (_, query) => {
    const some = createSearcher([item('a', { title: 'Nest, kilns, 1600 glazes' })])
    expect(some.search(query).readAs).toBeUndefined()
    expect(some.search(query).unmet).toEqual([query.split(' ')[0]])
  })

  test('what is asked about a thing chooses among its courses and rules none out', () => {
    const some = createSearcher([
      item('a', { title: 'Pottery' }),
      item('b', { title: 'Pottery glazes', description: 'What glazes cost.' }),
      item('c', { title: 'Cost estimates' }),
    ])
    const { results, unmet } = some.search('pottery cost')
    expect(ids(results)).toEqual(['b', 'a'])
    expect(results.every(({ near }) => !near)).toBe(true)
    expect(unmet).toEqual([])
    // Alone it is what is asked for.
    expect(ids(some.search('cost').results)[0]).toBe('c')
  })

  test('a word that nothing has does not hide what meets the others', () => {
    const some = createSearcher([
      ...Array.from({ length: 9 }, (_, at) => item(`Pottery ${at}`)),
      item('other', { title: 'Weaving' }),
    ])
    const { results, unmet } = some.search('pottery bergamot')
    expect(results.length).toBeGreaterThan(0)
    expect(unmet).toEqual(['bergamot'])
  })

  test.each([
    ['childcare', /early childhood/i],
    ['kindy', /early childhood/i],
    ['aged care', /ageing support|individual support/i],
    ['infosec', /cyber security/i],
    ['nannies', /early childhood/i],
    ['earl child', /early childhood/i],
    ['book keeping', /bookkeeping/i],
    ['firstaid', /first aid/i],
  ])('%s needs no mending', (query, title) => {
    const { results, unmet } = searcher.search(query, { type: 'course' })
    expect(results[0]).toMatchObject({ near: false, item: { title: expect.stringMatching(title) } })
    expect(unmet).toEqual([])
  })

  test.each(['IT', 'AI', 'HR'])('%s is a word, and no part of one', (query) => {
    const { results } = searcher.search(query, { limit: 99, type: 'course' })
    expect(results.length).toBeGreaterThan(1)
    const word = new RegExp(`\\b${query}\\b|information technology|human resources|prompt writing`, 'i')
    for (const { item: one } of results)
      expect([one.title, one.category, ...one.tags, ...(one.roles ?? [])].join('; ')).toMatch(word)
  })

  test('it is an abbreviation, but not behind a verb, nor in running text', () => {
    const some = createSearcher([
      item('a', { title: 'Information technology' }),
      item('b', { title: 'Pottery', description: 'How to shape it.' }),
      item('c', { title: 'Does it fit?' }),
    ])
    expect(ids(some.search('it').results)).toEqual(['c', 'a'])
    expect(ids(some.search('does it fit').results)).toEqual(['c'])
    expect(some.search('pottery it').unmet).toEqual(['it'])
  })

  test('words that name nothing are passed over, unless there are no others', () => {
    const some = createSearcher([item('a', { title: 'Pottery' }), item('b', { title: 'What is it about' })])
    expect(some.search('how can i learn pottery')).toMatchObject({ results: [{ near: false }], unmet: [] })
    expect(ids(some.search('what is').results)).toEqual(['b'])
  })

  test('what nothing meets is said, and the rest is found', () => {
    const some = createSearcher([item('a', { title: 'Pottery' }), item('b', { title: 'Weaving' })])
    expect(some.search('pottery zzzz')).toMatchObject({ results: [{ near: true }], unmet: ['zzzz'] })
    expect(some.search('zzzz')).toEqual({ results: [], hasMore: false, unmet: ['zzzz'] })
  })

  test('what meets all words by the way is no better than what is about most of them', () => {
    const some = createSearcher([
      item('a', { title: 'Weaving by hand at home', units: ['ABC123 Glaze pottery'], location: 'Hobart' }),
      item('b', { title: 'Pottery' }),
      ...Array.from({ length: 9 }, (_, at) => item(`Sewing ${at}`, { location: 'Hobart' })),
    ])
    expect(ids(some.search('pottery hobart').results).slice(0, 2)).toEqual(['b', 'a'])
    expect(some.search('pottery hobart').unmet).toEqual(['hobart'])
  })

  test('it is told by what something is found, where its title and description do not', () => {
    const some = createSearcher([
      item('a', { units: ['ABC123 Shape clay', 'ABC124 Fire kilns'], roles: ['Potter'] }),
    ])
    expect(some.search('abc124').results[0]?.because).toBe('ABC124 Fire kilns')
    expect(some.search('potter').results[0]?.because).toBe('Potter')
    expect(some.search('a').results[0]?.because).toBeUndefined()
  })

  test('a question is answered by what answers', () => {
    const some = createSearcher([
      item('a', { title: 'Pottery kilns' }),
      item('b', {
        title: 'Do I need a kiln?',
        type: 'resource',
        category: 'Answer',
        description: 'Kilns are here.',
      }),
    ])
    expect(ids(some.search('kilns').results)).toEqual(['a', 'b'])
    expect(ids(some.search('do i need kilns?').results)).toEqual(['b', 'a'])
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
    ['nurse', 'nursing'],
    ['animals', 'animal'],
    ['accountant', 'accounting'],
    ['planning', 'plans'],
  ])('%s and %s are forms of one word', (a, b) => {
    expect([stemmed(a) === stemmed(b), areForms(a, b)]).toEqual([true, true])
  })

  test('words of one stem may be different words, and an abbreviation has no forms', () => {
    expect(areForms('animal', 'animator')).toBe(false)
    expect(stemmed('ais')).toBe('ais')
    expect(['nannies', 'classes', 'class', 'boxes', 'vets', 'its'].map(singular)).toEqual([
      'nanny',
      'class',
      'class',
      'box',
      'vet',
      'its',
    ])
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
    expect(() => searcher.search(query, { limit: Infinity })).not.toThrow()
    expect(performance.now() - from).toBeLessThan(1000)
  })

  test('an empty site has nothing to find', () => {
    expect(createSearcher([]).search('care')).toEqual({ results: [], hasMore: false, unmet: ['care'] })
  })
})

describe('the site’s own index', () => {
  const addresses = new Set(allAddresses(pageSources).map(({ path }) => path))

  test('every result leads to a page that exists, and each page and each answer stands in it once', () => {
    const file = 'src/data/search/searchIndex.ts'
    const found = index.map((item) => ({ ...item, url: hrefOf(item.link) }))
    expectNone([
      ...faultsIn(
        found,
        ({ url }) => !addresses.has(url.replace(/[?#].*/, '')),
        ({ id, url }) =>
          `${file}: ${id} leads to ${url}, where no page source of src/data/site/pages.ts has a page.`,
      ),
      ...repeatFaults(
        found.filter(({ url }) => !url.endsWith('#glossary')),
        ['url', 'id'],
        ({ title }) => `${file}, "${title}"`,
      ),
    ])
  })

  test('a list of courses has those that its description counts', () => {
    const lists = index.filter(({ id }) => id.startsWith('list-'))
    expect(lists.length).toBeGreaterThan(5)
    for (const { link, description } of lists) {
      const read = catalogueSearchSchema.parse(
        parseSearch(new URL(hrefOf(link), 'https://site.example').search),
      )
      const asked = (['place', 'delivery', 'price', 'length', 'start'] as const).flatMap((facet) =>
        read[facet].map((value) => ({ facet, value })),
      )
      expect(asked, hrefOf(link)).toHaveLength(1)
      const found = courses.filter((course) =>
        asked.every(({ facet, value }) => catalogueFacets[facet].matches(toCourseCard(course), value)),
      )
      expect(description, hrefOf(link)).toMatch(new RegExp(`^${found.length} courses?, from \\$`))
    }
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
