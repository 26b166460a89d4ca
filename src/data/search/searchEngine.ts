import { type MarkedRange, marksIn } from './marking'
import {
  editsBetween,
  isFarFetched,
  isMixedUp,
  isWordOf,
  SHORTEST_MISTYPED,
  soundAlike,
  vocabularyOf,
} from './misspelling'
import { type Concept, type ReadQuery, readQuery, synonymWords } from './readQuery'
import { fields, indexWords, LAST_NAME, LAST_NAMING, LAST_SHORT, searchedText } from './searchFields'
import { ANSWER, SEARCH_RESULTS, type SearchItem, type SearchType } from './searchItem'
import { areForms, stemmed } from './stemmed'
import { stopWords } from './stopWords'
import { postingsAt, rangeOf, tidyQuery, wordsOf } from './textIndex'

export interface SearchResult {
  item: SearchItem
  /** Whether it stands in for what would meet everything that was typed. */
  near: boolean
  /** How well it fits, for comparison with the other results of the same search. */
  score: number
  /** A unit, a kind of work or another line by which it was found, where nothing that is shown tells why. */
  because?: string
  marks: Readonly<{ title: readonly MarkedRange[]; description: readonly MarkedRange[] }>
}

/** What is to be said of what a search has found. */
export interface Heard {
  /** Whether there are more than are given. */
  hasMore: boolean
  /** The query with its typing errors mended. */
  readAs?: string
  /** What was typed that no result meets. */
  unmet: readonly string[]
}

interface SearchAnswer extends Heard {
  /** What meets everything, or where nothing does, what comes nearest; the best first. */
  results: readonly SearchResult[]
}

interface SearchOptions {
  limit?: number
  /** Looks at items of this type alone. Their order is that which they have among all. */
  type?: SearchType
}

export interface Searcher {
  readonly size: number
  search: (query: string, options?: SearchOptions) => SearchAnswer
}

/** A shorter word is as likely to be an abbreviation or a name. */
const SHORTEST_CORRECTED = 4
/** In a shorter word the first letter is right: with another one, too many words are like it. */
const SHORTEST_WITH_OTHER_BEGINNING = 7
/** Of a shorter word a correction has to be whole, not a word that begins with it, and its wrong letter a likely one. */
const SHORTEST_BEGUN = 6
/** How far a correction may be from what was typed, for words that are long enough. */
const CORRECTION_EDITS = 2
const SHORTEST_TWICE_MISTYPED = 7
const LONGEST_CORRECTED = 30
/** Corrections so much less likely than the likeliest are looked at, up to so many. */
const LIKELY = 3
const MOST_CORRECTIONS = 12

/** What a match is worth by how the word was met; of other words for it, each next one less. */
const worth = { whole: 1, form: 0.9, beginning: 0.6, otherwise: 0.85, next: 0.95 }
/** What is asked about a thing chooses among what names it. */
const ASPECT_WORTH = 0.2
/** A beginning this short is one of too many words. */
const SHORTEST_BEGINNING = 3

/** What a title is worth more that is, begins with or holds the query as it was typed. */
const titleBonus = { same: 2, begins: 1.5, holds: 1.3 }
/** A title that says nothing else is worth so much more. */
const WHOLE_TITLE_BONUS = 0.25
/** Courses are what most people look for; a page that leads to others, or is still to come, answers least. */
const typeWorth: Readonly<Record<SearchType, number>> = {
  course: 1.15,
  program: 1,
  service: 0.95,
  tool: 0.95,
  resource: 0.9,
}
/** An answer to somebody who asks. */
const ANSWER_BONUS = 1.6
const pageWorth: Readonly<Record<string, number>> = { 'Coming soon': 0.6, Guide: 0.6, Page: 0.7 }

/** What an item has to meet of a query, by weight, to be shown although it does not meet all. */
const NEAR_SHARE = 1 / 3

/** Builds everything that a search needs. The time goes into this, once. */
export function createSearcher(items: readonly SearchItem[]): Searcher {
  const parts = createInParts(items)
  for (;;) {
    const part = parts.next()
    if (part.done) return part.value
  }
}

/** So many words are looked at in one go. */
const WORDS_IN_A_GO = 1000

/** The same in parts, none of which holds up a page for long. */
export function* createInParts(items: readonly SearchItem[]): Generator<void, Searcher> {
  const index = yield* indexWords(items)
  const { itemOf, fieldOf } = index
  const wordNumbers = new Map(index.words.map((word, at) => [word, at]))
  const vocabulary = vocabularyOf(index.words)
  yield
  const spelling = vocabularyOf([...new Set([...index.words, ...synonymWords])])
  yield
  const entriesOf = (word: string) => {
    const number = wordNumbers.get(word)
    return number === undefined ? undefined : postingsAt(index.postings, number)
  }
  const forms = new Map<string, string[]>()
  for (const [at, word] of vocabulary.words.entries()) {
    if (at % WORDS_IN_A_GO === 0) yield
    const stem = stemmed(word)
    const known = forms.get(stem)
    if (known) known.push(word)
    else forms.set(stem, [word])
  }
  yield
  const { text: searched, ends } = searchedText(items)
  const titles = items.map(({ title }) => tidyQuery(title))
  const titleWords = titles.map((title) => wordsOf(title).length)
  const itemWorth = items.map(({ type, category }) => typeWorth[type] * (pageWorth[category] ?? 1))

  const isShort = (word: string) => word.length < SHORTEST_BEGINNING
  const hasWhole = (word: string) => wordNumbers.has(word)
  /** Other forms of a word that the site has. */
  const formsOf = (word: string) =>
    isShort(word)
      ? []
      : (forms.get(stemmed(word)) ?? []).filter((form) => form !== word && areForms(form, word))
  const known = {
    hasWhole,
    has: (word: string) =>
      hasWhole(word) || formsOf(word).length > 0 || (!isShort(word) && isWordOf(vocabulary, word)),
    corrections,
  }

  function corrections(word: string, isLast: boolean): readonly string[] {
    const shortest = isLast ? SHORTEST_MISTYPED : SHORTEST_CORRECTED
    if (word.length < shortest || word.length > LONGEST_CORRECTED || /^\d+$/.test(word)) return []
    const [first = '', second = ''] = word
    const beginsAlike = (candidate: string) =>
      candidate[0] === first || candidate.startsWith(second + first) || soundAlike(first, candidate[0] ?? '')
    const isLike = (distance: number, candidate: string) => {
      if (word.length < SHORTEST_BEGUN && isFarFetched(distance)) return false
      // The last word may be the beginning of one.
      if (isLast) return true
      return (
        (word.length >= SHORTEST_WITH_OTHER_BEGINNING || beginsAlike(candidate)) &&
        (word.length >= SHORTEST_BEGUN || editsBetween(word, candidate, 1) <= 1)
      )
    }
    const candidates = new Map<string, number>()
    const judge = (distance: number, candidate: string) => {
      if (isLike(distance, candidate))
        candidates.set(candidate, Math.min(distance, candidates.get(candidate) ?? Infinity))
    }
    spelling.eachMeantBy(word, SHORTEST_MISTYPED, (at, unlikely) => judge(unlikely, spelling.words[at] ?? ''))
    if (candidates.size === 0)
      for (const other of spelling.words.slice(...rangeOf(spelling.words, first))) {
        const edits =
          word.length < SHORTEST_TWICE_MISTYPED ? Infinity : editsBetween(word, other, CORRECTION_EDITS)
        if ((edits <= CORRECTION_EDITS && edits * 4 <= other.length) || isMixedUp(word, other))
          judge(CORRECTION_EDITS, other)
      }
    const likeliest = Math.min(...candidates.values())
    return [...candidates]
      .filter(([, distance]) => distance <= likeliest + LIKELY)
      .sort(([a, one], [b, two]) => one - two || a.length - b.length)
      .slice(0, MOST_CORRECTIONS)
      .map(([candidate]) => candidate)
  }

  /** Tells of each entry that meets a word, and how well. */
  function eachMeeting(word: string, isLast: boolean, found: (entry: number, quality: number) => void) {
    const whole = entriesOf(word)
    for (const entry of whole ?? []) found(entry, worth.whole)
    const others = formsOf(word)
    for (const form of others) for (const entry of entriesOf(form) ?? []) found(entry, worth.form)
    const isMet = whole !== undefined || others.length > 0
    if (isMet && (isShort(word) || !isLast)) return
    const [from, to] = rangeOf(vocabulary.words, word)
    for (let at = from; at < to; at += 1) {
      for (const entry of entriesOf(vocabulary.words[at] ?? '') ?? [])
        if (fieldOf(entry) <= (isMet ? LAST_NAME : LAST_NAMING)) found(entry, worth.beginning)
    }
  }

  const conceptScore = new Float32Array(items.length)
  /** The items that have a score for the concept. */
  let scored: number[] = []
  const scores = new Float32Array(items.length)
  const metBits = new Uint16Array(items.length)
  /** The items that meet something. */
  let met: number[] = []

  /** Notes how well each item says something in these words, all of which one of its texts has to hold. */
  function score(words: readonly string[], isLast: boolean, factor: number, lastField: number) {
    const note = (entry: number, quality: number) => {
      const field = fieldOf(entry)
      if (field > lastField) return
      const item = itemOf(entry)
      const value = (fields[field]?.weight ?? 0) * quality * factor
      const before = conceptScore[item] ?? 0
      if (before === 0) scored.push(item)
      if (value > before) conceptScore[item] = value
    }
    const telling = words.filter((word) => !stopWords.has(word))
    const [first, ...rest] = telling.length > 0 ? telling : words
    if (first === undefined) return
    // In longer texts words belong together only where they stand together, and so do those that mean little alone.
    const phrase = words.join(' ')
    const isPhrase = telling.length < words.length
    const isTogether = (entry: number) =>
      (fieldOf(entry) <= LAST_SHORT && !isPhrase) || wordsOf(index.textAt(entry)).join(' ').includes(phrase)
    if (rest.length === 0)
      return eachMeeting(first, isLast, (entry, quality) => {
        if (words.length === 1 || isTogether(entry)) note(entry, quality)
      })
    let together = new Map<number, number>()
    eachMeeting(first, false, (entry, quality) =>
      together.set(entry, Math.max(quality, together.get(entry) ?? 0)),
    )
    for (const [at, word] of rest.entries()) {
      const both = new Map<number, number>()
      eachMeeting(word, isLast && at === rest.length - 1, (entry, quality) => {
        const before = together.get(entry)
        if (before !== undefined) both.set(entry, Math.max(Math.min(quality, before), both.get(entry) ?? 0))
      })
      together = both
    }
    for (const [entry, quality] of together) if (isTogether(entry)) note(entry, quality)
  }

  /** What each concept weighs; a rare one says more about what is meant. Scores and what is met are noted. */
  function judge({ concepts }: ReadQuery): readonly number[] {
    scores.fill(0)
    metBits.fill(0)
    met = []
    return concepts.map(({ words, otherwise, isLast, isAspect }, at) => {
      scored = []
      score(words, isLast, 1, words.length > 1 || !isShort(words[0] ?? '') ? fields.length : LAST_NAMING)
      for (const [place, other] of otherwise.entries())
        score(
          other,
          false,
          worth.otherwise * worth.next ** place,
          other.length > 1 ? fields.length : LAST_NAMING,
        )
      const weight = Math.log(1 + items.length / Math.max(1, scored.length)) * (isAspect ? ASPECT_WORTH : 1)
      for (const item of scored) {
        const bits = metBits[item] ?? 0
        if (bits === 0) met.push(item)
        scores[item] = (scores[item] ?? 0) + (conceptScore[item] ?? 0) * weight
        metBits[item] = bits | (1 << at)
        conceptScore[item] = 0
      }
      return weight
    })
  }

  /** The items whose fields of §5 hold the query as it stands. */
  function holding(query: string): number[] {
    const found: number[] = []
    let item = 0
    for (let at = searched.indexOf(query); at !== -1; at = searched.indexOf(query, ends[item] ?? Infinity)) {
      while ((ends[item] ?? Infinity) <= at) item += 1
      found.push(item)
    }
    return found
  }

  function bonus(item: number, query: string, { concepts, isQuestion }: ReadQuery) {
    const title = titles[item] ?? ''
    const at = title.indexOf(query)
    const likeness =
      title === query
        ? titleBonus.same
        : at === 0
          ? titleBonus.begins
          : at > 0 && title[at - 1] === ' '
            ? titleBonus.holds
            : 1
    const share = Math.min(1, concepts.length / Math.max(1, titleWords[item] ?? 1))
    const answers = isQuestion && items[item]?.category === ANSWER ? ANSWER_BONUS : 1
    return likeness * (1 + WHOLE_TITLE_BONUS * share) * (itemWorth[item] ?? 1) * answers
  }

  /** The beginnings to mark where something was found by these concepts. */
  const beginningsOf = (concepts: readonly Concept[]) =>
    concepts.flatMap(({ words, otherwise }) =>
      [...words, ...otherwise.flat()]
        .filter((word) => !stopWords.has(word) || isShort(word))
        .flatMap((word) => [word, ...formsOf(word)]),
    )

  function resultOf(at: number, near: boolean, query: string, beginnings: readonly string[]): SearchResult[] {
    const item = items[at]
    if (!item) return []
    const marks = (text: string) => marksIn(text, isShort(query) ? '' : query, beginnings)
    const [title, description] = [marks(item.title), marks(item.description)]
    const isTold = title.length + description.length > 0
    const lines = isTold ? [] : [...(item.units ?? []), ...(item.roles ?? []), ...(item.details ?? [])]
    const because = lines.find((line) => marks(line).length > 0)
    return [
      {
        item,
        near,
        score: scores[at] ?? 0,
        ...(because !== undefined && { because }),
        marks: { title, description },
      },
    ]
  }

  return {
    size: items.length,
    search(typed, { limit = SEARCH_RESULTS, type } = {}) {
      const query = tidyQuery(typed)
      if (query === '') return { results: [], hasMore: false, unmet: [] }
      const read = readQuery(query, known)
      const weights = judge(read)
      const isWanted = (item: number) => type === undefined || items[item]?.type === type
      // Where something is named, what is asked about it rules nothing out.
      const named = read.concepts.reduce((bits, { isAspect }, at) => bits | (isAspect ? 0 : 1 << at), 0)
      const all = named === 0 ? (1 << weights.length) - 1 : named
      const sumOf = (bits: number, values: readonly number[]) =>
        values.reduce((sum, value, at) => sum + ((bits >> at) & 1 ? value : 0), 0)
      const ones = weights.map(() => 1)
      const shareIn = (bits: number, values: readonly number[]) => sumOf(bits, values) / sumOf(all, values)
      /** By how many are met, or by how much they tell, where that is more: a rare word is not always what is meant. */
      const shareOf = (bits: number) => Math.max(shareIn(bits, weights), shareIn(bits, ones))

      const inAll: number[] = []
      const partly: number[] = []
      for (const item of met) {
        const bits = (metBits[item] ?? 0) & all
        if (bits === 0) continue
        const share = bits === all ? 1 : shareOf(bits)
        if (share < NEAR_SHARE) continue
        scores[item] = (scores[item] ?? 0) * bonus(item, query, read) * share
        if (bits === all) inAll.push(item)
        else partly.push(item)
      }
      // What meets all words somewhere, each by the way, is no better than what is about most of them.
      const best = partly.reduce((most, item) => Math.max(most, scores[item] ?? 0), 0)
      const byScore = (a: number, b: number) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b
      const isAbout = (item: number) => (scores[item] ?? 0) >= best
      const about = inAll.filter(isAbout)
      const whole = about.filter(isWanted).sort(byScore)
      // §5: what holds the query is found, whatever the words say.
      if (!isShort(query) || about.length === 0) {
        const there = new Set(whole)
        whole.push(...holding(query).filter((item) => isWanted(item) && !there.has(item)))
      }
      const isNear = whole.length === 0
      const nearly = isNear ? partly.concat(inAll).filter(isWanted).sort(byScore) : []
      // What stands in for the query meets as much of it as the best of them does, so that one sentence holds for all.
      const metByBest = (metBits[nearly[0] ?? -1] ?? 0) & all
      const found = isNear ? nearly.filter((item) => ((metBits[item] ?? 0) & metByBest) === metByBest) : whole

      const beginnings = beginningsOf(read.concepts)
      const results = found.slice(0, limit).flatMap((at) => resultOf(at, isNear, query, beginnings))
      return {
        results,
        hasMore: found.length > limit,
        unmet:
          whole.length > 0
            ? []
            : read.concepts.filter((_, at) => ((all & ~metByBest) >> at) & 1).map(({ typed: word }) => word),
        ...(read.readAs !== undefined && results.length > 0 && { readAs: read.readAs }),
      }
    },
  }
}
