import { ANSWER, type SearchItem } from './searchItem'
import { stopWords } from './stopWords'
import { type Postings, postingsOf, tidyQuery, wordsOf } from './textIndex'

/** A question with its answer, or a term with its meaning, which is all that it says. */
const isAnswer = ({ category }: SearchItem) => category === ANSWER

/** What of an item is searched, by what it is worth that a word stands there. */
export const fields = [
  { name: 'title', weight: 10, textsOf: ({ title }: SearchItem) => [title] },
  { name: 'tags', weight: 6, textsOf: ({ tags }: SearchItem) => tags },
  { name: 'category', weight: 4, textsOf: ({ category }: SearchItem) => [category] },
  { name: 'roles', weight: 6, textsOf: ({ roles = [] }: SearchItem) => roles },
  { name: 'units', weight: 4, textsOf: ({ units = [] }: SearchItem) => units },
  { name: 'place', weight: 5, textsOf: ({ location = '' }: SearchItem) => [location] },
  { name: 'answer', weight: 4, textsOf: (item: SearchItem) => (isAnswer(item) ? [item.description] : []) },
  {
    name: 'description',
    weight: 2.5,
    textsOf: (item: SearchItem) => (isAnswer(item) ? [] : [item.description]),
  },
  { name: 'details', weight: 1.5, textsOf: ({ details = [] }: SearchItem) => details },
] as const

/** The fields up to this one are what an item is called: the beginning of a word is enough there. */
export const LAST_NAME = 2
/** The texts of the fields up to this one are short: two words in one of them belong together. */
export const LAST_SHORT = 3
/** The fields behind this one are running text, in which no word is an abbreviation or a name. */
export const LAST_NAMING = 6

/** An entry of the index is the item's number and the number of the text in it, in one number. */
const TEXT_BITS = 6
const MOST_TEXTS = 1 << TEXT_BITS

/** The texts of an item, each with its field. More texts than an entry can name are left out, the least first. */
const textsOf = (item: SearchItem): readonly { field: number; text: string }[] =>
  fields
    .flatMap(({ textsOf: read }, field) => read(item).map((text) => ({ field, text })))
    .slice(0, MOST_TEXTS)

export interface WordIndex {
  words: readonly string[]
  postings: Postings
  itemOf: (entry: number) => number
  fieldOf: (entry: number) => number
  /** The text in small letters. */
  textAt: (entry: number) => string
}

/** So many items are read in one go. */
const ITEMS_IN_A_GO = 50

/** Each word of the site once, with the texts in which it stands. Worked out in parts, between which a page can answer. */
export function* indexWords(items: readonly SearchItem[]): Generator<void, WordIndex> {
  const entries = new Map<string, number[]>()
  const fieldsOfItem: number[][] = []
  for (const [at, item] of items.entries()) {
    if (at % ITEMS_IN_A_GO === 0) yield
    const texts = textsOf(item)
    for (const [number, { field, text }] of texts.entries()) {
      const entry = at * MOST_TEXTS + number
      for (const word of wordsOf(tidyQuery(text))) {
        if (field > LAST_NAMING && stopWords.has(word)) continue
        const known = entries.get(word)
        if (!known) entries.set(word, [entry])
        else if (known.at(-1) !== entry) known.push(entry)
      }
    }
    fieldsOfItem.push(texts.map(({ field }) => field))
  }
  yield
  return {
    words: [...entries.keys()],
    postings: postingsOf([...entries.values()]),
    itemOf: (entry) => entry >>> TEXT_BITS,
    fieldOf: (entry) => fieldsOfItem[entry >>> TEXT_BITS]?.[entry & (MOST_TEXTS - 1)] ?? LAST_NAMING,
    textAt(entry) {
      const item = items[entry >>> TEXT_BITS]
      return tidyQuery((item && textsOf(item)[entry & (MOST_TEXTS - 1)]?.text) ?? '')
    },
  }
}

/** What §5 looks at, as one text for all items, and where each item's ends. */
export function searchedText(items: readonly SearchItem[]) {
  const ends: number[] = []
  const parts: string[] = []
  let end = 0
  for (const { title, description, category, tags } of items) {
    const part = `${[title, description, category, ...tags].map(tidyQuery).join('\u0001')}\u0001`
    parts.push(part)
    end += part.length
    ends.push(end)
  }
  return { text: parts.join(''), ends }
}
