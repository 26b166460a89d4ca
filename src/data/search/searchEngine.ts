import {
  editsBetween,
  isWordOf,
  SHORTEST_MISTYPED,
  SHORTEST_MISTYPED_OF_SEVERAL,
  vocabularyOf,
} from './misspelling'
import { type MarkedRange, marksIn, otherWordings } from './queryWording'
import {
  fieldTexts,
  indexSubstrings,
  indexWords,
  itemIn,
  placeIn,
  places,
  type RunIndex,
  type SearchRule,
} from './searchFields'
import { SEARCH_RESULTS, type SearchItem } from './searchItem'
import { postingsAt, tidyQuery, wordsOf } from './textIndex'

export interface SearchResult {
  item: SearchItem
  /** Not an exact match of §5: a mistyped beginning, several beginnings, or another word for the same thing. */
  near: boolean
  marks: Readonly<{ title: readonly MarkedRange[]; description: readonly MarkedRange[] }>
}

interface SearchAnswer {
  /** Exact matches first, then near ones; each part best first. */
  results: readonly SearchResult[]
  /** Whether there are more exact matches than are given. */
  hasMore: boolean
}

interface SearchOptions {
  rule?: SearchRule
  limit?: number
}

export interface Searcher {
  readonly size: number
  search: (query: string, options?: SearchOptions) => SearchAnswer
  /** Another spelling that does have exact matches, where there is one. */
  didYouMean: (query: string) => string | undefined
}

/** More words than this narrow nothing further. */
const MOST_WORDS = 8
/** How far a suggestion may be from what was typed. */
const SUGGESTION_EDITS = 2
const SHORTEST_SUGGESTED = 4
const LONGEST_SUGGESTED = 30

/** Ranks of exact matches: the title's beginning, a word's beginning in it, its inside, then the other fields. */
const ranks = { titleStart: 0, titleWord: 1, titleInside: 2, category: 3, tags: 4, description: 5 } as const
const rankCount = 6
const rankOfPlace = [ranks.titleStart, ranks.titleWord, ranks.category, ranks.tags, ranks.description]
const NO_RANK = 255
/** A mistyped word counts for more than the place where it stands. */
const UNLIKELINESS_WEIGHT = 8
/** More than all words of a query can score otherwise, so that a second mistyped word can be told. */
const MISTYPED_SCORE = 256
const NO_SCORE = 0xffff

function startsWord(text: string, at: number): boolean {
  if (at === 0) return true
  const before = text[at - 1] ?? ''
  // Nearly every character is one of these, and the pattern takes its time.
  if (before >= 'a' && before <= 'z') return false
  return before === '\n' || before === ' ' || !/[\p{L}\p{N}]/u.test(before)
}

/** The numbers of the `limit` lowest scores, lowest first; equal ones in their order. */
function lowest(scores: Uint16Array, limit: number): number[] {
  const best: number[] = []
  let worst = NO_SCORE
  for (let at = 0; at < scores.length; at += 1) {
    const score = scores[at] ?? NO_SCORE
    if (score >= worst) continue
    const place = best.findIndex((other) => (scores[other] ?? NO_SCORE) > score)
    best.splice(place === -1 ? best.length : place, 0, at)
    if (best.length > limit) best.pop()
    if (best.length === limit) worst = scores[best.at(-1) ?? 0] ?? NO_SCORE
  }
  return best
}

/** Builds everything a search needs. The time goes into this, once; a search itself takes a fraction of a millisecond. */
export function createSearcher(items: readonly SearchItem[]): Searcher {
  const texts = items.map(fieldTexts)
  const runIndexes = indexSubstrings(texts)
  const words = indexWords(texts)
  const wordNumbers = new Map(words.pieces.map((word, at) => [word, at]))
  const vocabulary = vocabularyOf(words.pieces)
  const entriesOfWord = vocabulary.words.map((word) => postingsAt(words.postings, wordNumbers.get(word) ?? 0))
  const isCourse = items.map(({ type }) => type === 'course')

  const counts = (rule: SearchRule, item: number, place: number) =>
    rule === 'demo' || place <= places.title || (place === places.category && isCourse[item] === true)

  const bestRank = new Uint8Array(items.length)
  const wordScore = new Uint16Array(items.length)
  const totalScore = new Uint16Array(items.length)

  /** The rank of a query of several words in one field, or none where the field does not hold it. */
  function rankOfPhrase(query: string, item: number, place: number): number {
    const text = texts[item]
    if (!text) return NO_RANK
    if (place === places.category) return text.category.includes(query) ? ranks.category : NO_RANK
    if (place === places.tags) return text.tags.includes(query) ? ranks.tags : NO_RANK
    if (place === places.description) return text.description.includes(query) ? ranks.description : NO_RANK
    const at = text.title.indexOf(query)
    if (at === -1) return NO_RANK
    if (at === 0) return ranks.titleStart
    return startsWord(text.title, at) ? ranks.titleWord : ranks.titleInside
  }

  /** Notes the ranks of items that hold the query in fields of one index, and says how many were new. */
  function markRanks({ text, ends, postings }: RunIndex, query: string, rule: SearchRule): number {
    const pieces = query.split(' ')
    const longest = pieces.reduce((most, piece) => (piece.length > most.length ? piece : most), '')
    const isPhrase = pieces.length > 1
    let count = 0
    let run = 0
    let found = text.indexOf(longest)
    while (found !== -1 && run < ends.length) {
      while ((ends[run] ?? 0) < found) run += 1
      const isBeginning = startsWord(text, found)
      for (const entry of postingsAt(postings, run)) {
        const [item, place] = [itemIn(entry), placeIn(entry)]
        const known = bestRank[item] ?? NO_RANK
        const inPlace = rankOfPlace[place] ?? NO_RANK
        if (known <= inPlace && place > places.title) continue
        if (!counts(rule, item, place)) continue
        const rank = isPhrase
          ? rankOfPhrase(query, item, place)
          : place <= places.title && !isBeginning
            ? ranks.titleInside
            : inPlace
        if (rank >= known) continue
        if (known === NO_RANK) count += 1
        bestRank[item] = rank
      }
      found = text.indexOf(longest, (ends[run] ?? 0) + 1)
    }
    return count
  }

  /** The numbers of the items that hold the query in a field that counts, best first. */
  function exact(query: string, rule: SearchRule, limit: number) {
    bestRank.fill(NO_RANK)
    let count = 0
    for (const index of runIndexes) {
      if (count <= limit) count += markRanks(index, query, rule)
    }
    const ranked: number[][] = Array.from({ length: rankCount }, () => [])
    for (let item = 0; item < bestRank.length; item += 1) {
      const list = ranked[bestRank[item] ?? NO_RANK]
      if (list && list.length < limit) list.push(item)
    }
    return { found: ranked.flat().slice(0, limit), hasMore: count > limit }
  }

  /**
   * Items in which every typed word begins a word, one of them with an edit at most, the likeliest first; and the
   * beginnings to mark in them.
   */
  function byBeginnings(typed: readonly string[], rule: SearchRule, limit: number) {
    totalScore.fill(0)
    const beginnings = [...typed]
    const shortest = typed.length === 1 ? SHORTEST_MISTYPED : SHORTEST_MISTYPED_OF_SEVERAL
    for (const one of typed) {
      wordScore.fill(NO_SCORE)
      vocabulary.eachMeantBy(one, shortest, (word, unlikeliness) => {
        const entries = entriesOfWord[word]
        const text = vocabulary.words[word]
        if (!entries || text === undefined) return
        if (unlikeliness > 0) beginnings.push(text)
        const likely = unlikeliness === 0 ? 0 : MISTYPED_SCORE + unlikeliness * UNLIKELINESS_WEIGHT
        for (const entry of entries) {
          const item = itemIn(entry)
          const score = likely + placeIn(entry)
          if (score < (wordScore[item] ?? 0) && counts(rule, item, placeIn(entry))) wordScore[item] = score
        }
      })
      for (let item = 0; item < totalScore.length; item += 1) {
        const sum = (totalScore[item] ?? 0) + (wordScore[item] ?? 0)
        totalScore[item] = sum < 2 * MISTYPED_SCORE ? sum : NO_SCORE
      }
    }
    return { found: lowest(totalScore, limit), beginnings }
  }

  /** Near matches with the beginnings to mark in each. */
  function near(query: string, rule: SearchRule, without: ReadonlySet<number>, limit: number) {
    const matches = new Map<number, readonly string[]>()
    const add = (found: readonly number[], beginnings: readonly string[]) => {
      for (const item of found) {
        if (matches.size < limit && !without.has(item) && !matches.has(item)) matches.set(item, beginnings)
      }
    }
    const enough = limit + without.size
    const wordings = otherWordings(query)
    for (const wording of wordings) add(exact(wording, rule, enough).found, wordsOf(wording))
    for (const typed of [query, ...wordings].map(wordsOf)) {
      if (matches.size === limit) break
      if (typed.length === 0 || typed.length > MOST_WORDS) continue
      const { found, beginnings } = byBeginnings(typed, rule, enough + matches.size)
      add(found, beginnings)
    }
    return matches
  }

  function resultOf(at: number, query: string, beginnings?: readonly string[]): SearchResult[] {
    const item = items[at]
    if (!item) return []
    const marks = (text: string) => marksIn(text, beginnings ? '' : query, beginnings ?? [])
    return [
      {
        item,
        near: beginnings !== undefined,
        marks: { title: marks(item.title), description: marks(item.description) },
      },
    ]
  }

  function suggestionFor(word: string): string | undefined {
    if (word.length < SHORTEST_SUGGESTED || word.length > LONGEST_SUGGESTED) return undefined
    let suggestion: string | undefined
    let fewest = SUGGESTION_EDITS + 1
    for (const known of vocabulary.words) {
      const edits = editsBetween(word, known, SUGGESTION_EDITS)
      if (edits >= fewest || edits * 2 >= known.length) continue
      suggestion = known
      fewest = edits
    }
    return suggestion
  }

  return {
    size: items.length,
    search(typed, { rule = 'demo', limit = SEARCH_RESULTS } = {}) {
      const query = tidyQuery(typed)
      if (query === '') return { results: [], hasMore: false }
      const { found, hasMore } = exact(query, rule, limit)
      const results = found.flatMap((at) => resultOf(at, query))
      if (results.length < limit) {
        for (const [at, beginnings] of near(query, rule, new Set(found), limit - results.length))
          results.push(...resultOf(at, query, beginnings))
      }
      return { results, hasMore }
    },
    didYouMean(typed) {
      const query = tidyQuery(typed)
      const asked = wordsOf(query)
      if (asked.length === 0 || asked.length > MOST_WORDS) return undefined
      const suggestion = asked
        .map((word) => (isWordOf(vocabulary, word) ? word : (suggestionFor(word) ?? word)))
        .join(' ')
      if (suggestion === query || suggestion === asked.join(' ')) return undefined
      return exact(suggestion, 'demo', 1).found.length > 0 ? suggestion : undefined
    },
  }
}
