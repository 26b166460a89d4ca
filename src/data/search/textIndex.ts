/** Small letters, one for one, so that a position in the result is a position in the text. */
export function fold(text: string): string {
  const small = text.toLowerCase()
  if (small.length === text.length) return small
  return Array.from(text, (character) => {
    const one = character.toLowerCase()
    return one.length === character.length ? one : character
  }).join('')
}

/** What was typed, as it is looked for: small letters, single spaces, none at the ends. */
export const tidyQuery = (query: string) =>
  fold(query)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

const wordShape = /[\p{L}\p{N}]+/gu

/** The words of a text without their punctuation. */
export const wordsOf = (text: string): string[] => text.match(wordShape) ?? []

/** Where each of many short lists stands in one long one. */
export interface Postings {
  /** List number `at` is `entries.subarray(starts[at], starts[at + 1])`. */
  readonly starts: Uint32Array
  readonly entries: Uint32Array
}

export function postingsOf(lists: readonly (readonly number[])[]): Postings {
  const starts = new Uint32Array(lists.length + 1)
  for (const [at, list] of lists.entries()) starts[at + 1] = (starts[at] ?? 0) + list.length
  const entries = new Uint32Array(starts[lists.length] ?? 0)
  for (const [at, list] of lists.entries()) entries.set(list, starts[at])
  return { starts, entries }
}

export const postingsAt = ({ starts, entries }: Postings, at: number) =>
  entries.subarray(starts[at], starts[at + 1])

/** The first place in a sorted list whose text is not before `text`. */
export function lowerBound(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

/** From where to where the texts of a sorted list begin with `beginning`. */
export function rangeOf(sorted: readonly string[], beginning: string): readonly [number, number] {
  return [lowerBound(sorted, beginning), lowerBound(sorted, `${beginning}\u{ffff}`)]
}
