import { editsBetween, isWordOf, sameBeginning, vocabularyOf } from './misspelling'
import { SEARCH_RESULTS, type SearchItem } from './searchItem'
import { synonyms } from './synonyms'
import { fold, postingsAt, postingsOf, tidyQuery, wordsOf } from './textIndex'

/** Half-open: from the first character to behind the last one. */
export type MarkedRange = readonly [from: number, to: number]

export interface SearchResult {
  item: SearchItem
  /** Not an exact match of §5: a mistyped beginning, several beginnings, or another word for the same thing. */
  near: boolean
  marks: Readonly<{ title: readonly MarkedRange[]; description: readonly MarkedRange[] }>
}

export interface SearchAnswer {
  /** Exact matches first, then near ones; each part best first. */
  results: readonly SearchResult[]
  /** How many items match exactly, shown or not. */
  exactMatches: number
}

/**
 * Which fields count (§5). The demo looks at title, description, category and tags of everything; the overlay at
 * titles, and for courses at the category too.
 */
export type SearchRule = 'demo' | 'overlay'

export interface SearchOptions {
  rule?: SearchRule
  limit?: number
}

export interface Searcher {
  readonly size: number
  search: (query: string, options?: SearchOptions) => SearchAnswer
  /** Another spelling that does have exact matches, where there is one. */
  didYouMean: (query: string) => string | undefined
}

/** Fields of §5, best first. Their number is stored beside the item's in the index. */
const fields = ['title', 'category', 'tags', 'description'] as const
const [titleField, categoryField] = [0, 1]
/** Stands between two tags; a query never holds it, so that none is found across them. */
const tagBreak = '\u0001'
const betweenRuns = new RegExp(`[ ${tagBreak}]+`)

const textOf = (item: SearchItem, field: (typeof fields)[number]) =>
  (field === 'tags' ? item.tags : [item[field]]).map(tidyQuery).join(tagBreak)

/** More words than this narrow nothing further. */
const MOST_WORDS = 8
/** From here on a beginning of a synonym is enough. */
const SHORTEST_SYNONYM_BEGINNING = 4
/** How far a suggestion may be from what was typed. */
const SUGGESTION_EDITS = 2
const SHORTEST_SUGGESTED = 4
const LONGEST_SUGGESTED = 30

/** What is typed in another word's place, as whole words. */
function otherWordings(query: string): string[] {
  return Object.entries(synonyms).flatMap(([known, others]) => {
    const isMeant =
      query === known || (query.length >= SHORTEST_SYNONYM_BEGINNING && known.startsWith(query))
    if (isMeant) return others
    const within = ` ${query} `.includes(` ${known} `)
    return within ? others.map((other) => ` ${query} `.replace(` ${known} `, ` ${other} `).trim()) : []
  })
}

/** Where a text holds the query, and where words of it begin with one of the beginnings. */
function marksIn(text: string, query: string, beginnings: readonly string[]): MarkedRange[] {
  const small = fold(text)
  const ranges: MarkedRange[] = []
  if (query !== '') {
    for (let at = small.indexOf(query); at !== -1; at = small.indexOf(query, at + query.length))
      ranges.push([at, at + query.length])
  }
  if (ranges.length > 0) return ranges
  for (const word of small.matchAll(/[\p{L}\p{N}]+/gu)) {
    const longest = beginnings
      .filter((beginning) => word[0].startsWith(beginning))
      .reduce((most, { length }) => Math.max(most, length), 0)
    if (longest > 0) ranges.push([word.index, word.index + longest])
  }
  return ranges
}

interface NearMatch {
  /** Words of the site that were taken for what was typed, or another wording. */
  beginnings: readonly string[]
}

export function createSearcher(items: readonly SearchItem[]): Searcher {
  const texts = fields.map((field) => items.map((item) => textOf(item, field)))

  // Every run of characters between spaces, for substrings; every word without its punctuation, for beginnings.
  const runIds = new Map<string, number>()
  const runEntries: number[][] = []
  const wordIds = new Map<string, number>()
  const wordEntries: number[][] = []
  const enter = (ids: Map<string, number>, lists: number[][], key: string, entry: number) => {
    const known = ids.get(key)
    if (known !== undefined) {
      const list = lists[known]
      if (list && list.at(-1) !== entry) list.push(entry)
      return
    }
    ids.set(key, lists.length)
    lists.push([entry])
  }
  for (const [field, ofField] of texts.entries()) {
    for (const [at, text] of ofField.entries()) {
      const entry = at * fields.length + field
      for (const run of text.split(betweenRuns)) if (run !== '') enter(runIds, runEntries, run, entry)
      if (field === fields.length - 1) continue
      for (const word of wordsOf(text)) enter(wordIds, wordEntries, word, entry)
    }
  }
  const runs = [...runIds.keys()]
  const runText = `\n${runs.join('\n')}\n`
  const runEnds: number[] = []
  for (const run of runs) runEnds.push((runEnds.at(-1) ?? 0) + run.length + 1)
  const runPostings = postingsOf(runEntries)
  const vocabulary = vocabularyOf([...wordIds.keys()])
  const wordPostings = postingsOf(vocabulary.words.map((word) => wordEntries[wordIds.get(word) ?? 0] ?? []))

  const unmatched = 255
  const best = new Uint8Array(items.length)

  const counts = (rule: SearchRule, at: number, field: number) =>
    rule === 'demo' ||
    field === titleField ||
    (field === categoryField && items[at]?.type === 'course')

  /** Ranks of exact matches: the title's beginning, a word's beginning in it, its inside, then the other fields. */
  const rankOf = (at: number, field: number, query: string) => {
    if (field !== titleField) return field + 2
    const title = texts[titleField]?.[at] ?? ''
    const first = title.indexOf(query)
    if (first <= 0) return 0
    return /[\p{L}\p{N}]/u.test(title[first - 1] ?? '') ? 2 : 1
  }

  /** The numbers of the items that hold the query in a field that counts, best first, and how many there are. */
  function exact(query: string, rule: SearchRule, limit: number) {
    best.fill(unmatched)
    const pieces = query.split(' ')
    const longest = pieces.reduce((most, piece) => (piece.length > most.length ? piece : most), '')
    let run = 0
    for (let found = runText.indexOf(longest); found !== -1 && run < runs.length; ) {
      while ((runEnds[run] ?? Infinity) < found) run += 1
      for (const entry of postingsAt(runPostings, run)) {
        const [at, field] = [Math.floor(entry / fields.length), entry % fields.length]
        // A title may still be a better match than what was found, any other field only by its number.
        if ((best[at] ?? 0) <= (field === titleField ? 0 : field + 2) || !counts(rule, at, field)) continue
        if (pieces.length > 1 && !texts[field]?.[at]?.includes(query)) continue
        best[at] = Math.min(best[at] ?? unmatched, rankOf(at, field, query))
      }
      found = runText.indexOf(longest, (runEnds[run] ?? 0) + 1)
    }
    const ranked: number[][] = Array.from({ length: fields.length + 2 }, () => [])
    let total = 0
    for (let at = 0; at < best.length; at += 1) {
      const rank = best[at] ?? unmatched
      if (rank === unmatched) continue
      total += 1
      const list = ranked[rank]
      if (list && list.length < limit) list.push(at)
    }
    return { found: ranked.flat().slice(0, limit), total }
  }

  /** Items in which every typed word is the beginning of a word, with at most one edit in each; best first. */
  function byBeginnings(typed: readonly string[], rule: SearchRule) {
    let scores: Map<number, { score: number; beginnings: readonly string[] }> | undefined
    for (const one of typed) {
      const next = new Map<number, { score: number; beginnings: readonly string[] }>()
      for (const { word, unlikeliness } of vocabulary.meantBy(one)) {
        const text = vocabulary.words[word] ?? ''
        const isExact = unlikeliness === sameBeginning
        for (const entry of postingsAt(wordPostings, word)) {
          const [at, field] = [Math.floor(entry / fields.length), entry % fields.length]
          const before = scores?.get(at)
          if ((scores && !before) || !counts(rule, at, field)) continue
          const isFirst = field === titleField && (texts[titleField]?.[at]?.startsWith(text) ?? false)
          const score = (before?.score ?? 0) + unlikeliness * 4 + (isFirst ? 0 : field + 1)
          const known = next.get(at)
          if (known && known.score <= score) continue
          const beginnings = [...(before?.beginnings ?? []), isExact ? one : text]
          next.set(at, { score, beginnings })
        }
      }
      scores = next
    }
    return [...(scores ?? [])].sort(([a, one], [b, other]) => one.score - other.score || a - b)
  }

  function near(query: string, rule: SearchRule, exactly: ReadonlySet<number>, limit: number) {
    const matches = new Map<number, NearMatch>()
    const add = (at: number, beginnings: readonly string[]) => {
      if (matches.size < limit && !exactly.has(at) && !matches.has(at)) matches.set(at, { beginnings })
    }
    for (const wording of otherWordings(query)) {
      for (const at of exact(wording, rule, limit + exactly.size).found) add(at, wordsOf(wording))
    }
    for (const words of [query, ...otherWordings(query)].map(wordsOf)) {
      if (matches.size === limit) break
      if (words.length === 0 || words.length > MOST_WORDS) continue
      for (const [at, { beginnings }] of byBeginnings(words, rule)) {
        if (matches.size === limit) break
        add(at, beginnings)
      }
    }
    return matches
  }

  const resultOf = (at: number, query: string, match?: NearMatch): SearchResult[] => {
    const item = items[at]
    if (!item) return []
    const marks = (text: string) => marksIn(text, match ? '' : query, match?.beginnings ?? [])
    return [
      {
        item,
        near: match !== undefined,
        marks: { title: marks(item.title), description: marks(item.description) },
      },
    ]
  }

  const search: Searcher['search'] = (typed, { rule = 'demo', limit = SEARCH_RESULTS } = {}) => {
    const query = tidyQuery(typed)
    if (query === '') return { results: [], exactMatches: 0 }
    const { found, total } = exact(query, rule, limit)
    const results = found.flatMap((at) => resultOf(at, query))
    if (results.length < limit) {
      for (const [at, match] of near(query, rule, new Set(found), limit - results.length))
        results.push(...resultOf(at, query, match))
    }
    return { results, exactMatches: total }
  }

  const suggestionFor = (word: string): string | undefined => {
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
    search,
    didYouMean(typed) {
      const query = tidyQuery(typed)
      const words = wordsOf(query)
      if (words.length === 0 || words.length > MOST_WORDS) return undefined
      const corrected = words.map((word) =>
        isWordOf(vocabulary, word) ? word : (suggestionFor(word) ?? word),
      )
      const suggestion = corrected.join(' ')
      if (suggestion === query || suggestion === words.join(' ')) return undefined
      return exact(suggestion, 'demo', 1).total > 0 ? suggestion : undefined
    },
  }
}
