import { singular } from './stemmed'
import { aspectWords, beforePronoun, otherThings, stopWords } from './stopWords'
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
  /** Whether it asks for something about what the others name. */
  isAspect: boolean
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
  /** What a word may have been meant as, the likeliest first; the last one may be the beginning of a word. */
  corrections: (word: string, isLast: boolean) => readonly string[]
}

/** More words than this narrow nothing further. */
const MOST_WORDS = 8
/** No synonym has more words. */
const LONGEST_KEY = 5
/** From here on a beginning of a synonym is enough. */
const SHORTEST_KEY_BEGINNING = 4

const keyOf = (words: readonly string[]) => words.map(singular).join(' ')

/** What is known by other words, and those; none where the site has nothing of the kind. */
const meanings: ReadonlyMap<string, readonly (readonly string[])[]> = new Map([
  ...otherThings.map((thing): [string, readonly string[][]] => [keyOf(wordsOf(thing)), []]),
  ...Object.entries(synonyms).map(([known, others]): [string, readonly string[][]] => [
    keyOf(wordsOf(known)),
    others.map(wordsOf),
  ]),
])
const isKey = (words: readonly string[]) => meanings.has(keyOf(words))
const meaningOf = (words: readonly string[]) => meanings.get(keyOf(words)) ?? []
const wordsOfKeys = new Set([...meanings.keys()].flatMap((key) => key.split(' ')))
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

/** How many words from here on are one synonym. */
function lengthOfKey(words: readonly string[], at: number) {
  for (let length = Math.min(LONGEST_KEY, words.length - at); length >= 1; length -= 1)
    if (isKey(words.slice(at, at + length))) return length
  return 0
}

/** A query as the things that it asks for: words that belong together, what else they are called, errors mended. */
export function readQuery(query: string, known: KnownWords): ReadQuery {
  const all = wordsOf(tidyQuery(query))
  const isRight = (word: string) => known.has(word) || wordsOfKeys.has(singular(word)) || stopWords.has(word)
  const spelt =
    all.length > 1
      ? all.map((word) => (isRight(word) ? word : (known.corrections(word, false)[0] ?? word)))
      : all
  const isQuestion = query.trim().endsWith('?') || (all.length > 2 && questionWords.has(all[0] ?? ''))
  const concepts: Concept[] = []
  const mended: string[] = []
  let isMended = false

  function add(typed: string, words: readonly string[], isLast: boolean, otherwise = meaningOf(words)) {
    concepts.push({ typed, words, otherwise, isLast, isAspect: aspectWords.has(typed) })
    mended.push(...words)
    if (typed !== words.join(' ')) isMended = true
  }

  /** One word that no synonym spans: as it is, as two words, or as what it may have been meant as. */
  function addWord(word: string, isLast: boolean) {
    if (known.has(word) || isKey([word])) return add(word, [word], isLast)
    for (let at = 2; at <= word.length - 2; at += 1) {
      const halves = [word.slice(0, at), word.slice(at)]
      const areWords = halves.every((half) => half.length > 2 && known.hasWhole(half))
      if (areWords || isKey(halves)) return add(word, halves, isLast)
    }
    const begun = isLast ? meaningOfBeginning(word) : []
    if (begun.length > 0) return add(word, [word], isLast, begun)
    const [likeliest = word, ...others] = known.corrections(word, isLast)
    const otherwise = others.flatMap((other) => [[other], ...meaningOf([other])])
    add(word, [likeliest], isLast, [...meaningOf([likeliest]), ...otherwise])
  }

  let at = 0
  while (at < all.length && concepts.length < MOST_WORDS) {
    const span = lengthOfKey(all, at)
    const speltSpan = span > 1 ? span : lengthOfKey(spelt, at)
    const [word = '', next = ''] = [all[at], all[at + 1]]
    if (speltSpan > 1) {
      const end = at + speltSpan
      add(all.slice(at, end).join(' '), (span > 1 ? all : spelt).slice(at, end), end === all.length)
      at = end
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
