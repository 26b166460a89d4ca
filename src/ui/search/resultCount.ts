import type { Heard, SearchResult } from '~/data/search/searchEngine'
import { textNote } from '~/data/search/textNote'

/** What a screen reader is told about a list: how many, how many of them are near, what they were taken for, and whether there are more. */
export function resultCount(results: readonly SearchResult[], heard: Heard): string {
  const near = results.filter((result) => result.near).length
  const count = results.length === 1 ? '1 result' : `${results.length} results`
  const nearly =
    near === 0 ? '' : near === results.length ? ', near matches only' : `, ${near} of them near matches`
  const more = heard.hasMore ? 'There are more: type on to narrow them down.' : ''
  return [`${count}${nearly}.`, textNote(heard), more].filter(Boolean).join(' ')
}
