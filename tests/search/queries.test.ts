import { describe, expect, test } from 'vitest'
import { createSearch } from '~/app/search'
import { searchIndex } from '~/data/search/searchIndex'
import { hrefOf } from '~/data/site/links'
import { pageSources } from '~/data/site/pages'
import { courseQueries, nothingHere, otherQueries } from './queries'

/** How many of the queries have a right answer among the first three. */
const LEAST_FOUND = 0.95

const courseAddress = (slug: string) => `/courses/${slug}`
const load = async () => ({ content: { items: searchIndex(pageSources) } })

async function openSearch() {
  const search = createSearch(load as never)
  await search.load()
  return search
}

describe('real queries', () => {
  test('there are two hundred, and each right answer can be found', () => {
    const addresses = new Set(searchIndex(pageSources).map(({ link }) => hrefOf(link)))
    const right = [
      ...Object.values(courseQueries).flat().map(courseAddress),
      ...Object.values(otherQueries).flat(),
    ]
    expect(right.filter((address) => !addresses.has(address))).toEqual([])
    expect(Object.keys({ ...courseQueries, ...otherQueries }).length).toBeGreaterThanOrEqual(200)
  })

  test('the right course is among the first three of every list of courses', async () => {
    const { courses } = await openSearch()
    const missed = Object.entries(courseQueries).filter(
      ([query, right]) =>
        !courses
          .find(query)
          ?.ids.slice(0, 3)
          .some((slug) => right.includes(slug)),
    )
    const all = Object.keys(courseQueries).length
    expect(1 - missed.length / all, JSON.stringify(missed)).toBeGreaterThanOrEqual(LEAST_FOUND)
  })

  test('the right page is among the first three that the search shows', async () => {
    const { find } = await openSearch()
    const asked = [
      ...Object.entries(courseQueries).map(([query, right]) => [query, right.map(courseAddress)] as const),
      ...Object.entries(otherQueries),
    ]
    const missed = asked.filter(
      ([query, right]) =>
        !find(query)
          .slice(0, 3)
          .some(({ item: { link } }) => right.includes(hrefOf(link))),
    )
    expect(1 - missed.length / asked.length, JSON.stringify(missed)).toBeGreaterThanOrEqual(LEAST_FOUND)
  })

  test('courses stand in the same order wherever they are listed', async () => {
    const { courses, find } = await openSearch()
    for (const query of [...Object.keys(courseQueries), ...Object.keys(otherQueries)]) {
      const shown = find(query).flatMap(({ near, item: { link } }) =>
        link.to === '/courses/$course' && !near ? [link.params.course] : [],
      )
      expect(courses.find(query)?.ids.slice(0, shown.length), query).toEqual(shown)
    }
  })
})

/** What somebody means who types an abbreviation: by title, subject or kind of work. */
const abbreviations: Readonly<Record<string, RegExp>> = {
  IT: /information technology/i,
  AI: /\bAI\b|prompt writing/i,
  HR: /human resources/i,
  VET: /veterinary|animal|\bVET\b|training and assessment/i,
}

test.each(nothingHere)('%s finds nothing, rather than what is spelt like it', async (query) => {
  const { courses, find } = await openSearch()
  expect(find(query).map(({ item: { title } }) => title)).toEqual([])
  expect(courses.find(query)?.ids).toEqual([])
})

describe('an abbreviation', () => {
  const items = searchIndex(pageSources)

  test.each(Object.keys(abbreviations))('%s lists nine relevant courses of ten', async (query) => {
    const { courses } = await openSearch()
    const { ids = [] } = courses.find(query) ?? {}
    const relevant = ids.filter((slug) => {
      const found = items.find(({ link }) => hrefOf(link) === courseAddress(slug))
      return abbreviations[query]?.test(
        [found?.title, ...(found?.tags ?? []), ...(found?.roles ?? [])].join('; '),
      )
    })
    expect(ids.length).toBeGreaterThan(1)
    expect(relevant.length / ids.length, ids.join()).toBeGreaterThanOrEqual(0.9)
  })
})

describe('the search of a tab', () => {
  test('finds nothing before its index is here, and is not waited for when it fails', async () => {
    let fails = true
    const search = createSearch((async () => {
      if (fails) throw new Error('The network is down.')
      return load()
    }) as never)
    const waiting = search.courses.coming()
    expect(search.courses.coming()).toBe(waiting)
    await waiting
    expect([search.courses.find('care'), search.courses.coming(), search.find('care')]).toEqual([
      undefined,
      undefined,
      [],
    ])
    expect(search.heard('care')).toEqual({ hasMore: false, unmet: [] })
    fails = false
    await search.load()
    expect(search.courses.find('first aid')?.ids[0]).toBe('provide-first-aid')
    expect(search.courses.find('first aid')).toBe(search.courses.find('first aid'))
    expect(search.courses.coming()).toBeUndefined()
  })

  test('says what it made of a text', async () => {
    const { courses, heard } = await openSearch()
    expect(courses.find('bookeeping')?.note).toBe('Showing what fits “bookkeeping”.')
    expect(courses.find('first aid zzzz')?.note).toBe('Nothing for “zzzz”, but these fit the rest.')
    expect(courses.find('zzzz')).toEqual({ ids: [], note: '', because: new Map() })
    expect(courses.find('chcage011')?.because.get('certificate-iii-in-individual-support')).toBe(
      'Found by: CHCAGE011 Provide support to people living with dementia',
    )
    expect(heard('first aid').unmet).toEqual([])
  })
})
