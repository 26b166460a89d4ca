import type { SearchItem } from './searchItem'
import { type Postings, postingsOf, tidyQuery, wordsOf } from './textIndex'

/**
 * Which fields count (§5). The demo looks at title, description, category and tags of everything; the overlay at
 * titles, and for courses at the category too.
 */
export type SearchRule = 'demo' | 'overlay'

/** Where in an item something stands, best first. A word at the title's beginning is worth more than one behind it. */
export const places = { titleStart: 0, title: 1, category: 2, tags: 3, description: 4 } as const

/** An entry of an index is the item's number and the place in it, in one number. */
const PLACE_BITS = 3
const entryOf = (item: number, place: number) => (item << PLACE_BITS) | place
export const itemIn = (entry: number) => entry >>> PLACE_BITS
export const placeIn = (entry: number) => entry & ((1 << PLACE_BITS) - 1)

/** Stands between two tags; a query never holds it, so that none is found across them. */
const tagBreak = '\u0001'
const betweenRuns = new RegExp(`[ ${tagBreak}]+`)

export interface FieldTexts {
  title: string
  category: string
  tags: string
  description: string
}

export const fieldTexts = (item: SearchItem): FieldTexts => ({
  title: tidyQuery(item.title),
  category: tidyQuery(item.category),
  tags: item.tags.map(tidyQuery).join(tagBreak),
  description: tidyQuery(item.description),
})

type Field = keyof FieldTexts

const placeOf: Readonly<Record<Field, number>> = {
  title: places.title,
  category: places.category,
  tags: places.tags,
  description: places.description,
}

/** Each different piece of text once, with the entries where it stands. */
export interface PieceIndex {
  pieces: readonly string[]
  postings: Postings
}

function indexOf(
  texts: readonly FieldTexts[],
  fields: readonly Field[],
  piecesOf: (text: string) => readonly string[],
): PieceIndex {
  const entries = new Map<string, number[]>()
  for (const [item, text] of texts.entries()) {
    for (const field of fields) {
      for (const [at, piece] of piecesOf(text[field]).entries()) {
        if (piece === '') continue
        const entry = entryOf(item, field === 'title' && at === 0 ? places.titleStart : placeOf[field])
        const known = entries.get(piece)
        if (!known) entries.set(piece, [entry])
        else if (known.at(-1) !== entry) known.push(entry)
      }
    }
  }
  return { pieces: [...entries.keys()], postings: postingsOf([...entries.values()]) }
}

/** Runs of characters between spaces, to be looked through as one text. */
export interface RunIndex {
  text: string
  /** Where each run ends in the text. */
  ends: Uint32Array
  postings: Postings
}

function indexRuns(texts: readonly FieldTexts[], fields: readonly Field[]): RunIndex {
  const { pieces, postings } = indexOf(texts, fields, (text) => text.split(betweenRuns))
  const ends = new Uint32Array(pieces.length)
  let end = 0
  for (const [at, run] of pieces.entries()) {
    end += run.length + 1
    ends[at] = end
  }
  return { text: `\n${pieces.join('\n')}\n`, ends, postings }
}

/**
 * For substrings: a query without a space that stands in a text stands in one of its runs. Better fields have an index
 * of their own, so that the search can stop before the others.
 */
export const indexSubstrings = (texts: readonly FieldTexts[]): readonly RunIndex[] => [
  indexRuns(texts, ['title']),
  indexRuns(texts, ['category', 'tags']),
  indexRuns(texts, ['description']),
]

/** For what begins like a word. Descriptions are left out: they hold a word that fits nearly any beginning. */
export const indexWords = (texts: readonly FieldTexts[]) =>
  indexOf(texts, ['title', 'category', 'tags'], wordsOf)
