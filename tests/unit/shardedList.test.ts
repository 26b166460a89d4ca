import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { catalogueOf } from '~/app/catalogue'
import { cataloguePageOf } from '~/data/courses/catalogue.page'
import { catalogueFacets } from '~/data/courses/catalogueFacets'
import { catalogueSearchSchema } from '~/data/courses/catalogueSearch'
import { catalogueList } from '~/data/courses/courseLists'
import { toCourseCard } from '~/data/courses/courses'
import { CATALOGUE_PAGE_SIZE } from '~/data/courses/limits'
import { subjects } from '~/data/courses/subjects'
import type { Asked } from '~/data/lists/asked'
import type { Facets } from '~/data/lists/facets'
import type { PagedList } from '~/data/lists/list'
import { superviseBy } from '~/ui/site/untilItArrives'
import { seededCourses } from '../../build/seededCourses'
import { catalogueSearches } from '../support/searches'

const courses = seededCourses(150)
const page = cataloguePageOf(courses)
const files = new Map(page.files())
const plain = catalogueList(courses.map(toCourseCard), subjects)
const fetched: string[] = []
const missed: (() => Promise<boolean>)[] = []
let fails = false

beforeEach(() => {
  fails = false
  missed.length = 0
  superviseBy({ missed: (_, again) => missed.push(again) })
  fetched.length = 0
  vi.stubGlobal('document', { querySelector: () => ({ content: 'v1' }) })
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address)
    const content = files.get(address.replace('/data/v1/catalogue/', ''))
    return fails || content === undefined
      ? new Response('', { status: 503 })
      : new Response(Buffer.from(content))
  })
})
afterEach(() => {
  superviseBy(undefined)
  vi.unstubAllGlobals()
})

/** A tab that has fetched nothing but the page. */
const open = () => {
  const content = page.load('')?.content
  if (!content) throw new Error('There is no catalogue.')
  return catalogueOf(
    { ...content },
    Object.assign(async () => {}, { current: () => undefined }),
  )
}

/** Reads as React does: whatever is thrown is waited for, and then it is read again. */
async function reading<T>(read: () => T): Promise<T> {
  for (;;) {
    try {
      return read()
    } catch (thrown) {
      if (!(thrown instanceof Promise)) throw thrown
      await thrown
    }
  }
}

const ask = (given: object = {}) => plain.askedOf(catalogueSearchSchema.parse(given))
const idsOn = ({ items }: ReturnType<PagedList<{ id: number }>['findPage']>) => items.map(({ id }) => id)

describe('the list of a large catalogue', () => {
  test('has its first page without a request', async () => {
    const { list } = await open()
    const first = list.findPage(ask(), CATALOGUE_PAGE_SIZE)
    expect(idsOn(first)).toEqual(idsOn(plain.findPage(ask(), CATALOGUE_PAGE_SIZE)))
    expect(first.total).toBe(courses.length)
    for (const [facet, { options }] of Object.entries<Facets[string]>(catalogueFacets))
      for (const { value } of options)
        expect(await reading(() => list.countOption(ask(), facet, value))).toBe(
          plain.countOption(ask(), facet, value),
        )
    expect(fetched).toEqual([])
  })

  test('is answered at once where its first question was prepared', async () => {
    const { list, prepare } = await open()
    const asked = ask({ area: 'health', sort: 'az' })
    await prepare(asked)
    const before = fetched.length
    expect(idsOn(list.findPage(asked, CATALOGUE_PAGE_SIZE))).toEqual(
      idsOn(plain.findPage(asked, CATALOGUE_PAGE_SIZE)),
    )
    expect(list.outcomeComing?.(asked)).toBeUndefined()
    expect(fetched).toHaveLength(before)
  })

  test('says all that the list of all courses says', async () => {
    const { list } = await open()
    const same = async (asked: Asked) => {
      const found = await reading(() => list.findPage(asked, CATALOGUE_PAGE_SIZE))
      const wanted = plain.findPage(asked, CATALOGUE_PAGE_SIZE)
      const { reasonOf, ...shown } = found
      const { reasonOf: wantedReason, ...wantedShown } = wanted
      expect(shown).toEqual(wantedShown)
      expect(found.items.map((card) => reasonOf(card))).toEqual(
        wanted.items.map((card) => wantedReason(card)),
      )
      expect(list.outcomeOf(asked)).toBe(plain.outcomeOf(asked))
      expect(list.chipsOf(asked)).toEqual(plain.chipsOf(asked))
      expect(await reading(() => list.relaxationsOf(asked))).toEqual(plain.relaxationsOf(asked))
      expect(await reading(() => list.count(asked))).toBe(plain.count(asked))
    }
    await fc.assert(
      fc.asyncProperty(catalogueSearches, (search) => same(plain.askedOf(search))),
      { numRuns: 100 },
    )
  })

  test('says of each card how it stands to the other answers, and keeps its own order', async () => {
    const { list } = await open()
    const wishes = { recommendations: true, goal: 'upskill', subject: 'business-management' }
    const answers = { level: 'Certificate III', budget: 'Under $1,000', method: 'Online' }
    const [bare, asked] = [ask(wishes), ask({ ...wishes, ...answers })]
    const page = await reading(() => list.findPage(asked, CATALOGUE_PAGE_SIZE))
    expect(idsOn(page)).toEqual(idsOn(plain.findPage(bare, CATALOGUE_PAGE_SIZE)))
    const reasons = plain.find(asked).reasons
    for (const card of page.items) {
      const whole = [...reasons].find(([{ id }]) => id === card.id)?.[1]
      expect(page.reasonOf(card)).toBe(whole?.replace('closest level', 'level'))
      expect(page.reasonOf(card)).toMatch(/^Meets /)
    }
    expect(list.isByMatch?.(asked)).toBeFalsy()
  })

  test('knows what it has come to only when it is there, and says when', async () => {
    const { list } = await open()
    const asked = ask({ q: 'zeppelin' })
    expect(list.outcomeOf(asked)).toBe('listed')
    await list.outcomeComing?.(asked)
    expect(list.outcomeOf(asked)).toBe('empty')
  })

  test('what cannot be retrieved is waited for, and asked for again when the visitor wants it', async () => {
    const { list } = await open()
    const asked = ask({ q: 'care' })
    fails = true
    const found = reading(() => list.findPage(asked, CATALOGUE_PAGE_SIZE))
    await vi.waitFor(() => expect(missed).not.toEqual([]))
    expect(list.outcomeOf(asked)).toBe('listed')
    fails = false
    await Promise.all(missed.map((again) => again()))
    expect((await found).total).toBe(plain.count(asked))
  })

  test.each(['', '<!doctype html><title>Not this</title>', '{"total":'])(
    'a file that holds %j instead counts as one that did not come',
    async (instead) => {
      const given = fetch
      vi.stubGlobal('fetch', async () => new Response(instead))
      for (const asked of [ask({ q: 'care' }), ask({ area: 'health' }), ask({ sort: 'az' })]) {
        const { list } = await open()
        missed.length = 0
        const found = reading(() => list.findPage(asked, CATALOGUE_PAGE_SIZE))
        await vi.waitFor(() => expect(missed).not.toEqual([]))
        expect(list.outcomeOf(asked)).toBe('listed')
        vi.stubGlobal('fetch', given)
        await Promise.all(missed.map((again) => again()))
        expect((await found).total).toBe(plain.count(asked))
        vi.stubGlobal('fetch', async () => new Response(instead))
      }
    },
  )

  test('gives the titles of the courses it has shown, for the comparison', async () => {
    const { list, titleOf, comparable } = await open()
    const [first] = list.findPage(ask(), CATALOGUE_PAGE_SIZE).items
    expect(first && titleOf(first.id)).toBe(first?.title)
    expect(titleOf(courses.length + 1)).toBeUndefined()
    expect('known' in comparable && comparable.known.includes(courses.length)).toBe(true)
  })
})
