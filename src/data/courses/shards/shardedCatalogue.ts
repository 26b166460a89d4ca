import { catalogueFacets } from '~/data/courses/catalogueFacets'
import type { CatalogueSource, FacetCounts, FoundCourses } from '~/data/courses/catalogueSource'
import type { CourseCard } from '~/data/courses/course'
import { wishesIn, wordsOf } from '~/data/courses/courseLists'
import { CATALOGUE_PAGE_SIZE } from '~/data/courses/limits'
import { reasonFor, type SubjectTags, wishesOf } from '~/data/courses/recommending'
import type { Asked } from '~/data/lists/asked'
import type { Facets } from '~/data/lists/facets'
import { pageAt } from '~/data/lists/paging'
import { lowerBound } from '~/data/search/textIndex'
import { add, addPacked, type Bits, bitsOf, count, countBoth, inAll, inAny, placesIn, setBytes } from './bits'
import {
  CARDS_PER_SHARD,
  type CatalogueShape,
  type Closest,
  cardFile,
  choiceColumn,
  choiceColumns,
  choiceFile,
  closestFile,
  closestKey,
  columnsPerShard,
  HEAD_LENGTH_BYTES,
  idFile,
  idShards,
  isWordFile,
  SHORT_WORD,
  sortOf,
  type WordHead,
  wordDirectory,
  wordFile,
} from './shardFormat'

/** Fetches a file of the catalogue and gives what `read` makes of it, which throws where it is no such file. */
export type FetchShard = <T>(name: string, read: (buffer: ArrayBuffer) => T) => Promise<T>

/** Files kept in memory. One answer takes some dozen at most. */
const KEPT_SHARDS = 512

/** Gives a file that is there, or notes that it is wanted. */
interface Files {
  json: <T>(name: string) => T | undefined
  sets: (name: string) => ArrayBuffer | undefined
  words: (name: string) => ReturnType<typeof wordsIn> | undefined
}

const facets: Facets<CourseCard> = catalogueFacets
const rows = Object.entries(facets)

const textIn = (bytes: ArrayBuffer | Uint8Array) => new TextDecoder().decode(bytes)
const jsonIn = (buffer: ArrayBuffer) => JSON.parse(textIn(buffer))

function wordsIn(buffer: ArrayBuffer) {
  const [length = 0] = new Uint32Array(buffer, 0, 1)
  const head: WordHead = JSON.parse(textIn(new Uint8Array(buffer, HEAD_LENGTH_BYTES, length)))
  let at = HEAD_LENGTH_BYTES + length
  return head.map(([word, bytes]) => {
    at += bytes
    return [word, new Uint8Array(buffer, at - bytes, bytes)] as const
  })
}

/** What a file holds. A file that is another than its name says fails here, before anybody asks it something. */
function read(name: string, buffer: ArrayBuffer, size: number): unknown {
  if (name.endsWith('.json')) return jsonIn(buffer)
  if (isWordFile(name)) return wordsIn(buffer)
  const isWhole = buffer.byteLength >= setBytes(size) && buffer.byteLength % Math.max(1, setBytes(size)) === 0
  if (!isWhole) throw new Error(`${name} holds no whole sets.`)
  return buffer
}

/** The values, or undefined where one of them is not there. */
function allThere<T>(values: readonly (T | undefined)[]): readonly T[] | undefined {
  const there = values.filter((value) => value !== undefined)
  return there.length === values.length ? there : undefined
}

/**
 * A catalogue in files, of which each answer fetches the few it needs. What is there already is answered at once:
 * `now` gives the answer or nothing, and `find` the same when the files have come.
 */
export function shardedCatalogue(
  { size, counts: countsAtRest }: CatalogueShape,
  subjects: readonly SubjectTags[],
  fetchFile: FetchShard,
) {
  const columns = choiceColumns(subjects)
  const perShard = columnsPerShard(size)
  const kept = new Map<string, unknown>()
  const coming = new Map<string, Promise<void>>()

  function fetchShard(name: string): Promise<void> {
    const fetching =
      coming.get(name) ??
      fetchFile(name, (buffer) => read(name, buffer, size))
        .then((shard) => void kept.set(name, shard))
        .finally(() => coming.delete(name))
    coming.set(name, fetching)
    return fetching
  }

  /** Answers from what is there, or says what is missing: all of it that can be known by then. */
  function attempt<T>(answer: (files: Files) => T | undefined) {
    const missing = new Set<string>()
    const used = new Set<string>()
    function file<T>(name: string) {
      if (kept.has(name)) used.add(name)
      else missing.add(name)
      return kept.get(name) as T | undefined
    }
    const given = answer({ json: file, sets: file, words: file })
    if (missing.size > 0) return { missing }
    // What was used last is the last to be forgotten.
    for (const name of used) {
      const one = kept.get(name)
      kept.delete(name)
      kept.set(name, one)
    }
    for (const name of kept.keys()) if (kept.size > KEPT_SHARDS) kept.delete(name)
    return { given, missing }
  }

  async function whenThere<T>(answer: (files: Files) => T | undefined): Promise<T> {
    for (;;) {
      const { given, missing } = attempt(answer)
      if (given !== undefined) return given
      if (missing.size === 0) throw new Error('The files of the catalogue do not answer.')
      await Promise.all([...missing].map(fetchShard))
    }
  }

  function column(files: Files, sort: string, facet: string, value: string): Bits | undefined {
    const at = columns.get(choiceColumn(facet, value))
    if (at === undefined) return bitsOf(size)
    const buffer = files.sets(choiceFile(sort, Math.floor(at / perShard)))
    return buffer && new Uint32Array(buffer, (at % perShard) * setBytes(size), bitsOf(size).length)
  }

  /** The courses that hold a word, which may be the inside of others. */
  function holding(files: Files, sort: string, word: string): Bits | undefined {
    const directory = files.json<readonly string[]>(wordDirectory(sort))
    if (!directory) return undefined
    const isShort = word.length <= SHORT_WORD
    const from = Math.max(0, lowerBound(directory, `${word}\0`) - 1)
    const to = isShort ? Math.min(from + 1, directory.length) : lowerBound(directory, `${word}\u{ffff}`)
    const shards = Array.from({ length: Math.max(0, to - from) }, (_, at) =>
      files.words(wordFile(sort, from + at)),
    )
    const sets = allThere(shards)
      ?.flat()
      .filter(([part]) => (isShort ? part === word : part.startsWith(word)))
    return sets && unpacked(sets)
  }

  function unpacked(sets: readonly (readonly [string, Uint8Array<ArrayBuffer>])[]): Bits {
    const bits = bitsOf(size)
    for (const [, set] of sets) addPacked(bits, set)
    return bits
  }

  /** What chose the courses before anybody narrowed them, with its reasons. */
  function scoped(files: Files, sort: string, scope: Asked['scope']) {
    const { goal, subject } = wishesOf(...wishesIn(scope), subjects)
    if (goal === undefined && subject === undefined) return { kind: 'all' as const, sets: [] }
    const sets = [
      ...(goal === undefined ? [] : [column(files, sort, 'goal', goal)]),
      ...(subject === undefined ? [] : [column(files, sort, 'subject', subject.id)]),
    ]
    const there = allThere(sets)
    if (!there) return undefined
    if (count(inAll(there)) > 0)
      return { kind: 'exact' as const, sets: there, reasonAt: () => reasonFor(goal, subject) }
    const closest = files.json<Closest>(closestFile(sort))?.[closestKey(goal, subject?.id)]
    if (!closest) return undefined
    const bits = bitsOf(size)
    for (const { place } of closest) add(bits, place)
    const reasons = new Map(closest.map(({ place, reason }) => [place, reason]))
    return { kind: 'closest' as const, sets: [bits], reasonAt: (place: number) => reasons.get(place) ?? '' }
  }

  /** The sets whose common courses are asked for; that of each facet apart, since it does not narrow its own counts. */
  function narrowing(files: Files, sort: string, { scope, text, choices }: Asked) {
    const from = scoped(files, sort, scope)
    const words = new Set(wordsOf(text).filter((word) => word !== ''))
    const holdingWords = allThere([...words].map((word) => holding(files, sort, word)))
    const narrowed = rows.filter(([facet]) => (choices[facet] ?? []).length > 0)
    const byFacet = allThere(
      narrowed.map(([facet]) => {
        const sets = allThere((choices[facet] ?? []).map((value) => column(files, sort, facet, value)))
        return sets && { facet, bits: inAny(sets) }
      }),
    )
    return from && holdingWords && byFacet && { from, common: [...from.sets, ...holdingWords], byFacet }
  }

  function find(files: Files, asked: Asked): FoundCourses | undefined {
    const sort = sortOf(asked.sort)
    const narrowed = narrowing(files, sort, asked)
    if (!narrowed) return undefined
    const { from, common, byFacet } = narrowed
    const sets = [...common, ...byFacet.map(({ bits }) => bits)]
    const all = sets.length > 0 ? inAll(sets) : undefined
    const shown = pageAt(all ? count(all) : size, asked.page, CATALOGUE_PAGE_SIZE)
    const skip = Math.max(0, shown.first - 1)
    const length = shown.last - skip
    const places = all ? placesIn(all, skip, length) : Array.from({ length }, (_, at) => skip + at)
    const items = allThere(
      places.map((place) => {
        const shard = files.json<readonly CourseCard[]>(cardFile(sort, Math.floor(place / CARDS_PER_SHARD)))
        return shard?.[place % CARDS_PER_SHARD]
      }),
    )
    if (!items) return undefined
    const { reasonAt } = from
    const reasons = reasonAt ? items.map(({ id }, at) => [id, reasonAt(places[at] ?? 0)]) : []
    return { ...shown, items, kind: from.kind, reasons: Object.fromEntries(reasons) }
  }

  function counts(files: Files, asked: Asked): FacetCounts | undefined {
    const sort = sortOf(asked.sort)
    const narrowed = narrowing(files, sort, asked)
    if (!narrowed) return undefined
    const { common, byFacet } = narrowed
    const countsOf = ([facet, { options }]: (typeof rows)[number]) => {
      const others = byFacet.filter((other) => other.facet !== facet).map(({ bits }) => bits)
      const sets = [...common, ...others]
      if (sets.length === 0) return [facet, countsAtRest[facet] ?? {}] as const
      const all = inAll(sets)
      const given = allThere(
        options.map(({ value }) => {
          const bits = column(files, sort, facet, value)
          return bits && ([value, countBoth(all, bits)] as const)
        }),
      )
      return given && ([facet, Object.fromEntries(given)] as const)
    }
    const given = allThere(rows.map(countsOf))
    return given && Object.fromEntries(given)
  }

  function cards(files: Files, asked: readonly number[]): CourseCard[] | undefined {
    const ids = asked.filter((id) => Number.isSafeInteger(id) && id >= 0)
    const shards = allThere(ids.map((id) => files.json<readonly CourseCard[]>(idFile(id % idShards(size)))))
    return shards && ids.flatMap((id, at) => shards[at]?.find((card) => card.id === id) ?? [])
  }

  return {
    find: (asked: Asked) => whenThere((files) => find(files, asked)),
    counts: (asked: Asked) => whenThere((files) => counts(files, asked)),
    cards: (ids: readonly number[]) => whenThere((files) => cards(files, ids)),
    now: {
      find: (asked: Asked) => attempt((files) => find(files, asked)).given,
      counts: (asked: Asked) => attempt((files) => counts(files, asked)).given,
    },
  } satisfies CatalogueSource & Record<string, unknown>
}
