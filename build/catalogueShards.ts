import { catalogueFacets, catalogueSorts } from '~/data/courses/catalogueSearch'
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
  HEAD_LENGTH_BYTES,
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

/** Files by their names, one after another: together they would not fit into memory. */
export type CatalogueFiles = Iterable<readonly [name: string, content: string | Uint8Array]>

const facets: Facets<CourseCard> = catalogueFacets
const rows = Object.entries(facets)

export const countsAtRest = (cards: readonly CourseCard[]): FacetCounts =>
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
 * For every word that can be looked up, in ascending order, the courses that hold it, by their place in the catalogue:
 * each run of up to `SHORT_WORD` letters, and every longer end of a written word.
 */
function wordsIn(cards: readonly CourseCard[]) {
  const holders = new Map<string, number[]>()
  for (const [at, card] of cards.entries())
    for (const word of new Set(wordsOf(readOf(card)))) {
      const places = holders.get(word)
      if (places) places.push(at)
      else holders.set(word, [at])
    }
  const parts = new Map<string, Set<readonly number[]>>()
  for (const [word, places] of holders) {
    const put = (part: string) => {
      const sets = parts.get(part)
      if (sets) sets.add(places)
      else parts.set(part, new Set([places]))
    }
    for (let from = 0; from < word.length; from += 1) {
      for (let length = 1; length <= SHORT_WORD && from + length <= word.length; length += 1)
        put(word.slice(from, from + length))
      if (word.length - from > SHORT_WORD) put(word.slice(from, from + QUERY_CHARACTERS))
    }
  }
  return [...parts].sort(([a], [b]) => (a < b ? -1 : 1))
}

function wordShard(entries: readonly (readonly [string, Uint8Array])[]): Uint8Array {
  const words: WordHead = entries.map(([word, set]) => [word, set.length])
  const head = Buffer.from(JSON.stringify(words))
  const length = Buffer.from(Uint32Array.of(head.length).buffer)
  if (length.length !== HEAD_LENGTH_BYTES) throw new Error('The head of a file has another length.')
  return Buffer.concat([length, head, ...entries.map(([, set]) => set)])
}

function* chunks<T>(list: readonly T[], size: number): Generator<readonly [number, readonly T[]]> {
  for (let at = 0; at < list.length; at += size) yield [at / size, list.slice(at, at + size)]
}

/** Everything that `shardedCatalogue` may ask for. */
export function* catalogueFiles(
  cards: readonly CourseCard[],
  subjects: readonly SubjectTags[],
): CatalogueFiles {
  const size = cards.length
  const columns = columnsOf(cards, subjects)
  const closest = closestOf(cards, subjects, columns)
  const words = wordsIn(cards)
  const numbers = new Map(cards.map((card, at) => [card, at]))

  for (const sort of catalogueSorts) {
    const ordered = orderCourses(cards, sort)
    const placeOf = new Uint32Array(size)
    for (const [place, card] of ordered.entries()) placeOf[numbers.get(card) ?? 0] = place
    const placed = (list: Iterable<number>) => Array.from(list, (at) => placeOf[at] ?? 0)

    for (const [shard, some] of chunks(ordered, CARDS_PER_SHARD))
      yield [cardFile(sort, shard), JSON.stringify(some)]

    for (const [shard, some] of chunks(columns, columnsPerShard(size))) {
      const sets = some.map((column) => {
        const bits = bitsOf(size)
        for (const place of placed(column)) add(bits, place)
        return new Uint8Array(bits.buffer)
      })
      yield [choiceFile(sort, shard), Buffer.concat(sets)]
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
    for (const [at, [word, sets]] of words.entries()) {
      const places = placed(sets.size === 1 ? [...sets].flat() : new Set([...sets].flat()))
      const set = pack(Array.from(Uint32Array.from(places).sort()), size)
      entries.push([word, set])
      bytes += word.length + set.length
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
