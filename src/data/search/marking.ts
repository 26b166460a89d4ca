import { fold } from './textIndex'

/** Half-open: from the first character to behind the last one. */
export type MarkedRange = readonly [from: number, to: number]

/** A shorter beginning is marked where it is the whole word: it is an abbreviation. */
const SHORTEST_BEGINNING = 3

/** Where a text holds the query; where it does not, the words of it that begin with one of the beginnings. */
export function marksIn(text: string, query: string, beginnings: readonly string[]): MarkedRange[] {
  const small = fold(text)
  const ranges: MarkedRange[] = []
  if (query !== '') {
    for (let at = small.indexOf(query); at !== -1; at = small.indexOf(query, at + query.length))
      ranges.push([at, at + query.length])
  }
  if (ranges.length > 0) return ranges
  for (const word of small.matchAll(/[\p{L}\p{N}]+/gu)) {
    const longest = beginnings
      .filter((beginning) =>
        beginning.length < SHORTEST_BEGINNING ? word[0] === beginning : word[0].startsWith(beginning),
      )
      .reduce((most, { length }) => Math.max(most, length), 0)
    if (longest > 0) ranges.push([word.index, word.index + longest])
  }
  return ranges
}

/** A text cut into pieces, so that every other one can be marked; joined they are the text. */
export function piecesOf(
  text: string,
  ranges: readonly MarkedRange[],
): readonly { text: string; marked: boolean; at: number }[] {
  const pieces: { text: string; marked: boolean; at: number }[] = []
  let end = 0
  for (const [from, to] of ranges) {
    if (from > end) pieces.push({ text: text.slice(end, from), marked: false, at: end })
    pieces.push({ text: text.slice(from, to), marked: true, at: from })
    end = to
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false, at: end })
  return pieces
}
