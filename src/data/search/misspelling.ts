import { lowerBound, rangeOf } from './textIndex'

/** A beginning shorter than this is taken as typed: too many words are one edit away. */
export const SHORTEST_MISTYPED = 3
/** No word of the site is longer. */
const LONGEST_MISTYPED = 30

/** How far a word's beginning is from what was typed: smaller is likelier to be meant. */
const sameBeginning = 0
const swapped = 1
const neighbouringKey = 2
const letterMissing = 3
const letterDoubled = 2
const letterExtra = 4
const otherLetter = 5
/** People look at the keys when they begin, so a wrong first letter is rarer. */
const wrongFirstLetter = 6
/** Whether a letter would be wrong that neither lies beside the right one nor sounds like it. */
export const isFarFetched = (unlikely: number) =>
  unlikely === otherLetter || unlikely === otherLetter + wrongFirstLetter

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const neighbours = new Map<string, string>(
  rows.flatMap((row, y) =>
    Array.from(row, (key, x): [string, string] => {
      const beside = [row[x - 1], row[x + 1]]
      const above = [rows[y - 1]?.[x], rows[y - 1]?.[x + 1]]
      const below = [rows[y + 1]?.[x - 1], rows[y + 1]?.[x]]
      return [key, [...beside, ...above, ...below].join('')]
    }),
  ),
)

/** Letters that sound alike are taken for each other as easily as keys beside each other. */
const soundsLike = new Map(
  ['aeiouy', 'cksz', 'fv', 'gj'].flatMap((alike) =>
    Array.from(alike, (letter): [string, string] => [letter, alike]),
  ),
)
export const soundAlike = (a: string, b: string) => b !== '' && (soundsLike.get(a)?.includes(b) ?? false)

/** Neither the start nor the end of a word is the neighbour of a key. */
const areNeighbours = (a: string, b: string) => b !== '' && (neighbours.get(a)?.includes(b) ?? false)

/**
 * How unlikely it is that `typed` was meant as a beginning of `word`, or undefined when that takes more than one edit:
 * a letter wrong, missing or too many, or two neighbours swapped (optimal string alignment). The first difference
 * decides: an edit anywhere else leaves it in place.
 */
export function unlikeliness(typed: string, word: string): number | undefined {
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at += 1
  if (at === typed.length) return sameBeginning
  const [wrong = '', next = ''] = [typed[at], typed[at + 1]]
  const rest = typed.slice(at + 1)
  const likeliest = Math.min(
    next !== '' && next === word[at] && wrong === word[at + 1] && word.startsWith(typed.slice(at + 2), at + 2)
      ? swapped
      : Infinity,
    at < word.length && word.startsWith(rest, at + 1)
      ? areNeighbours(wrong, word[at] ?? '') ||
        (typed.length > SHORTEST_MISTYPED && soundAlike(wrong, word[at] ?? ''))
        ? neighbouringKey
        : otherLetter
      : Infinity,
    word.startsWith(typed.slice(at), at + 1) ? letterMissing : Infinity,
    word.startsWith(rest, at) ? unlikelinessOfExtra(wrong, typed[at - 1], next) : Infinity,
  )
  if (likeliest === Infinity) return undefined
  return likeliest + (at === 0 ? wrongFirstLetter : 0)
}

function unlikelinessOfExtra(letter: string, before: string | undefined, after: string) {
  if (letter === before || letter === after) return letterDoubled
  return areNeighbours(letter, before ?? '') || areNeighbours(letter, after) ? letterMissing : letterExtra
}

const sortedLetters = (word: string) => [...word].sort().join('')

/** Whether a word has all the letters of another, the first and the last in their place: a quick hand mixes up the rest. */
export const isMixedUp = (typed: string, word: string) =>
  typed.length === word.length &&
  typed[0] === word[0] &&
  typed.at(-1) === word.at(-1) &&
  sortedLetters(typed) === sortedLetters(word)

export interface Vocabulary {
  /** In alphabetical order. */
  readonly words: readonly string[]
  /**
   * Tells of every word that `typed` begins, exactly or with one edit in it; only exactly where it is shorter than
   * `shortest`. The same word may be told of twice.
   */
  eachMeantBy: (typed: string, shortest: number, found: (word: number, unlikeliness: number) => void) => void
}

/** An edit behind the first letter leaves the range of that letter; one at the first letter is looked up without it. */
export function vocabularyOf(words: readonly string[]): Vocabulary {
  const sorted = [...words].sort((a, b) => (a < b ? -1 : 1))
  const byTail = sorted
    .map((word, at) => ({ tail: word.slice(1), at }))
    .sort((a, b) => (a.tail < b.tail ? -1 : 1))
  const tails = byTail.map(({ tail }) => tail)

  return {
    words: sorted,
    eachMeantBy(typed, shortest, found) {
      const judge = (word: number) => {
        const distance = unlikeliness(typed, sorted[word] ?? '')
        if (distance !== undefined) found(word, distance)
      }
      const judgeRange = ([from, to]: readonly [number, number]) => {
        for (let at = from; at < to; at += 1) judge(at)
      }
      const judgeTails = ([from, to]: readonly [number, number]) => {
        for (let at = from; at < to; at += 1) judge(byTail[at]?.at ?? 0)
      }
      if (typed.length < shortest || typed.length > LONGEST_MISTYPED) {
        judgeRange(rangeOf(sorted, typed))
        return
      }
      const [first = '', second = ''] = typed
      judgeRange(rangeOf(sorted, first))
      judgeRange(rangeOf(sorted, second + first))
      judgeRange(rangeOf(sorted, typed.slice(1)))
      judgeTails(rangeOf(tails, typed.slice(1)))
      judgeTails(rangeOf(tails, typed))
    },
  }
}

/** Edits (optimal string alignment) between two words, or `limit` + 1 when there are more. */
export function editsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[column - 2] ?? 0) + 1 : limit + 1,
      )
    }
    if (Math.min(...current) > limit) return limit + 1
    before = above
    above = current
  }
  return Math.min(above[b.length] ?? 0, limit + 1)
}

export const isWordOf = (vocabulary: Vocabulary, beginning: string) =>
  vocabulary.words[lowerBound(vocabulary.words, beginning)]?.startsWith(beginning) ?? false
