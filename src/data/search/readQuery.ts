import { singular } from './stemmed'
import { beforePronoun, stopWords } from './stopWords'
import { synonyms } from './synonyms'
import { tidyQuery, wordsOf } from './textIndex'

/** One thing that a query asks for. */
export interface Concept {
  /** As it was typed. */
  typed: string
  /** The words of it, all of which one field has to hold; as typed, or as corrected. */
  words: readonly string[]
  /** The same in the site's own words. */
  otherwise: readonly (readonly string[])[]
  /** Whether somebody may still be typing it. */
  isLast: boolean
}

export interface ReadQuery {
  concepts: readonly Concept[]
  /** The query with its typing errors mended, where that changed it. */
  readAs?: string
  isQuestion: boolean
}

/** What the reading of a query asks of those who know the site's words. */
export interface KnownWords {
  /** Whether the site has the word, another form of it, or one that it begins. */
  has: (word: string) => boolean
  /** The same, of whole words alone. */
  hasWhole: (word: string) => boolean
  /** What a word may have been meant as, the likeliest first. */
  corrections: (word: string) => readonly string[]
}

/** More words than this narrow nothing further. */
const MOST_WORDS = 8
/** No synonym has more words. */
const LONGEST_KEY = 5
/** From here on a beginning of a synonym is enough. */
const SHORTEST_KEY_BEGINNING = 4

const keyOf = (words: readonly string[]) => words.map(singular).join(' ')

const meanings: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  Object.entries(synonyms).map(([known, others]) => [keyOf(wordsOf(known)), others.map(wordsOf)]),
)
const meaningOf = (words: readonly string[]) => meanings.get(keyOf(words)) ?? []
/** Words of one-word synonyms, which a typing error may hide. */
export const synonymWords: readonly string[] = Object.keys(synonyms).filter((key) => !key.includes(' '))

const questionWords = new Set(
  'how what when can do does is are will who why where which should may'.split(' '),
)

/** What a synonym means whose beginning somebody has typed so far. */
function meaningOfBeginning(word: string) {
  if (word.length < SHORTEST_KEY_BEGINNING) return []
  const known = synonymWords.find((key) => key.startsWith(word))
  return known === undefined ? [] : meaningOf([known])
}

const isStopWord = (word: string, before: string | undefined) =>
  word === 'it' ? before !== undefined && beforePronoun.has(before) : stopWords.has(word)

/** A query as the things that it asks for: words that belong together, what else they are called, errors mended. */
export function readQuery(query: string, known: KnownWords): ReadQuery {
  const all = wordsOf(tidyQuery(query))
  const isQuestion = query.trim().endsWith('?') || (all.length > 2 && questionWords.has(all[0] ?? ''))
  const concepts: Concept[] = []
  const mended: string[] = []
  let isMended = false

  function add(typed: string, words: readonly string[], isLast: boolean, otherwise = meaningOf(words)) {
    concepts.push({ typed, words, otherwise, isLast })
    mended.push(...words)
    if (typed !== words.join(' ')) isMended = true
  }

  /** One word that no synonym spans: as it is, as two words, or as what it may have been meant as. */
  function addWord(word: string, isLast: boolean) {
    if (known.has(word) || meaningOf([word]).length > 0) return add(word, [word], isLast)
    for (let at = 2; at <= word.length - 2; at += 1) {
      const halves = [word.slice(0, at), word.slice(at)]
      const areWords = halves.every((half) => half.length > 2 && known.hasWhole(half))
      if (areWords || meaningOf(halves).length > 0) return add(word, halves, isLast)
    }
    const begun = isLast ? meaningOfBeginning(word) : []
    if (begun.length > 0) return add(word, [word], isLast, begun)
    const [likeliest = word, ...others] = known.corrections(word)
    const otherwise = others.flatMap((other) => [[other], ...meaningOf([other])])
    add(word, [likeliest], isLast, [...meaningOf([likeliest]), ...otherwise])
  }

  let at = 0
  while (at < all.length && concepts.length < MOST_WORDS) {
    const rest = all.length - at
    const longest = Math.min(LONGEST_KEY, rest)
    let span = 0
    for (let length = longest; length >= 1 && span === 0; length -= 1)
      if (meaningOf(all.slice(at, at + length)).length > 0) span = length
    const [word = '', next = ''] = [all[at], all[at + 1]]
    if (span > 1) {
      const words = all.slice(at, at + span)
      add(words.join(' '), words, at + span === all.length)
      at += span
    } else if (isStopWord(word, all[at - 1])) {
      at += 1
    } else if (next !== '' && known.hasWhole(word + next)) {
      const joined = [[word + next], ...meaningOf([word + next])]
      add(`${word} ${next}`, [word, next], at + 2 === all.length, joined)
      at += 2
    } else {
      addWord(word, at + 1 === all.length)
      at += 1
    }
  }
  if (concepts.length === 0) for (const word of all.slice(0, MOST_WORDS)) addWord(word, word === all.at(-1))

  return { concepts, isQuestion, ...(isMended ? { readAs: mended.join(' ') } : {}) }
}
