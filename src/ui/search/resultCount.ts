import type { SearchResult } from '~/data/search/searchEngine'

/** What a screen reader is told about a list: how many, how many of them are near, and whether there are more. */
export function resultCount(results: readonly SearchResult[], hasMore: boolean): string {
  const near = results.filter((result) => result.near).length
  const count = results.length === 1 ? '1 result' : `${results.length} results`
  const nearly =
    near === 0 ? '' : near === results.length ? ', near matches only' : `, ${near} of them near matches`
  return `${count}${nearly}.${hasMore ? ' There are more: type on to narrow them down.' : ''}`
}
