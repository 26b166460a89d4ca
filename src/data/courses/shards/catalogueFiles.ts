import { catalogueFacets } from '~/data/courses/catalogueFacets'
import { catalogueSorts } from '~/data/courses/catalogueSearch'
import type { FacetCounts } from '~/data/courses/catalogueSource'
import type { CourseCard } from '~/data/courses/course'
import { readOf, wordsOf } from '~/data/courses/courseLists'
import { meetsGoal, meetsSubject, recommend, type SubjectTags } from '~/data/courses/recommending'
import { add, type Bits, bitsOf, countBoth, pack } from '~/data/courses/shards/bits'
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
  idFile,
  idShards,
  SHARD_BYTES,
  SHORT_WORD,
  type WordHead,
  wordDirectory,
  wordFile,
} from '~/data/courses/shards/shardFormat'
import { orderCourses } from '~/data/courses/sorting'
import { learningGoalIds } from '~/data/courses/vocabulary'
import { type Facets, QUERY_CHARACTERS } from '~/data/lists/facets'
import type { PageFiles } from '~/data/site/page'

const facets: Facets<CourseCard> = catalogueFacets
const rows = Object.entries(facets)

const countsAtRest = (cards: readonly CourseCard[]): FacetCounts =>
  Object.fromEntries(
    rows.map(([facet, { options, matches }]) => [
      facet,
      Object.fromEntries(
        options.map(({ value }) => [value, cards.filter((card) => matches(card, value)).length]),
      ),
    ]),
  )

export const shapeOf = (cards: readonly CourseCard[]): CatalogueShape => ({
  size: cards.length,
  counts: countsAtRest(cards),
})

/** For every column, which courses stand in it, by their place in the catalogue. */
function columnsOf(cards: readonly CourseCard[], subjects: readonly SubjectTags[]) {
  const numbers = choiceColumns(subjects)
  const columns: number[][] = Array.from(numbers, () => [])
  for (const [at, card] of cards.entries()) {
    const put = (facet: string, value: string) =>
      columns[numbers.get(choiceColumn(facet, value)) ?? -1]?.push(at)
    for (const [facet, { options, matches }] of rows)
      for (const { value } of options) if (matches(card, value)) put(facet, value)
    for (const goal of learningGoalIds) if (meetsGoal(card, goal)) put('goal', goal)
    for (const subject of subjects) if (meetsSubject(card, subject, subjects)) put('subject', subject.id)
  }
  return columns
}

/** For every combination of a goal and a subject that no course meets, the closest ones. */
function closestOf(
  cards: readonly CourseCard[],
  subjects: readonly SubjectTags[],
  columns: readonly (readonly number[])[],
) {
  const numbers = choiceColumns(subjects)
  const setOf = (facet: string, value: string): Bits => {
    const bits = bitsOf(cards.length)
    for (const at of columns[numbers.get(choiceColumn(facet, value)) ?? -1] ?? []) add(bits, at)
    return bits
  }
  const everything = bitsOf(cards.length).fill(0xffffffff)
  const goals = [undefined, ...learningGoalIds].map((goal) => ({
    goal,
    set: goal === undefined ? everything : setOf('goal', goal),
  }))
  const wishes = [undefined, ...subjects].flatMap((subject) => {
    const set = subject === undefined ? everything : setOf('subject', subject.id)
    return goals
      .filter((one) => (one.goal !== undefined || subject !== undefined) && countBoth(one.set, set) === 0)
      .map(({ goal }) => ({ goal, subject: subject?.id }))
  })
  return wishes.map(({ goal, subject }) => {
    const { items, reasons } = recommend(cards, goal ?? '', subject ?? '', subjects)
    return {
      key: closestKey(goal, subject),
      closest: items.map((card) => ({ card, reason: reasons.get(card) ?? '' })),
    }
  })
}

/**
 * The courses that hold each written word, by their places in the catalogue; and everything that can be looked up, in
 * ascending order, with the numbers of the words that hold it: each run of up to `SHORT_WORD` letters, and every longer
 * end of a word.
 */
function wordsIn(cards: readonly CourseCard[]) {
  const holders = new Map<string, number[]>()
  for (const [at, card] of cards.entries())
    for (const word of new Set(wordsOf(readOf(card)))) {
      const places = holders.get(word)
      if (places) places.push(at)
      else holders.set(word, [at])
    }
  const parts = new Map<string, number[]>()
  for (const [number, word] of [...holders.keys()].entries()) {
    const put = (part: string) => {
      const numbers = parts.get(part)
      if (!numbers) parts.set(part, [number])
      // A part may stand twice in a word.
      else if (numbers.at(-1) !== number) numbers.push(number)
    }
    for (let from = 0; from < word.length; from += 1) {
      for (let length = 1; length <= SHORT_WORD && from + length <= word.length; length += 1)
        put(word.slice(from, from + length))
      if (word.length - from > SHORT_WORD) put(word.slice(from, from + QUERY_CHARACTERS))
    }
  }
  return {
    holders: Array.from(holders.values(), (places) => Uint32Array.from(places)),
    words: [...parts].sort(([a], [b]) => (a < b ? -1 : 1)),
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

function wordShard(entries: readonly (readonly [string, Uint8Array])[]): Uint8Array {
  const words: WordHead = entries.map(([word, set]) => [word, set.length])
  const head = new TextEncoder().encode(JSON.stringify(words))
  const length = new Uint8Array(Uint32Array.of(head.length).buffer)
  return joined([length, head, ...entries.map(([, set]) => set)])
}

function* chunks<T>(list: readonly T[], size: number): Generator<readonly [number, readonly T[]]> {
  for (let at = 0; at < list.length; at += size) yield [at / size, list.slice(at, at + size)]
}

/** Everything that `shardedCatalogue` may ask for. */
export function* catalogueFiles(cards: readonly CourseCard[], subjects: readonly SubjectTags[]): PageFiles {
  const size = cards.length
  const columns = columnsOf(cards, subjects)
  const closest = closestOf(cards, subjects, columns)
  const { holders, words } = wordsIn(cards)
  const numbers = new Map(cards.map((card, at) => [card, at]))

  for (const sort of catalogueSorts) {
    const ordered = orderCourses(cards, sort)
    const placeOf = new Uint32Array(size)
    for (const [place, card] of ordered.entries()) placeOf[numbers.get(card) ?? 0] = place
    const placed = holders.map((list) => list.map((at) => placeOf[at] ?? 0))

    for (const [shard, some] of chunks(ordered, CARDS_PER_SHARD))
      yield [cardFile(sort, shard), JSON.stringify(some)]

    for (const [shard, some] of chunks(columns, columnsPerShard(size))) {
      const sets = some.map((column) => {
        const bits = bitsOf(size)
        for (const at of column) add(bits, placeOf[at] ?? 0)
        return new Uint8Array(bits.buffer)
      })
      yield [choiceFile(sort, shard), joined(sets)]
    }

    const closestPlaces: Closest = Object.fromEntries(
      closest.map(({ key, closest: some }) => [
        key,
        some.map(({ card, reason }) => ({ place: placeOf[numbers.get(card) ?? 0] ?? 0, reason })),
      ]),
    )
    yield [closestFile(sort), JSON.stringify(closestPlaces)]

    const directory: string[] = []
    let entries: [string, Uint8Array][] = []
    let bytes = 0
    for (const [at, [word, written]] of words.entries()) {
      const lists = written.map((number) => placed[number] ?? new Uint32Array())
      const packed = pack(lists, size)
      entries.push([word, packed])
      bytes += word.length + packed.length
      if (bytes < SHARD_BYTES && at < words.length - 1) continue
      yield [wordFile(sort, directory.length), wordShard(entries)]
      directory.push(entries[0]?.[0] ?? '')
      entries = []
      bytes = 0
    }
    yield [wordDirectory(sort), JSON.stringify(directory)]
  }

  const shards = idShards(size)
  const byId: CourseCard[][] = Array.from({ length: shards }, () => [])
  for (const card of cards) byId[card.id % shards]?.push(card)
  for (const [shard, some] of byId.entries()) yield [idFile(shard), JSON.stringify(some)]
}
