import { inGroups } from '~/data/search/grouping'
import { createSearcher, type Searcher, type SearchResult } from '~/data/search/searchEngine'
import type { SearchRule } from '~/data/search/searchFields'
import type { LoadPage } from './context'

/** One searcher for the demo and the overlay of this tab. Its index is fetched when something is first searched. */
export function createSearch(loadPage: LoadPage) {
  let searcher: Searcher | undefined
  return {
    async load() {
      if (searcher) return
      const page = await loadPage('searchIndex')
      if (!page) throw new Error('There is no search index.')
      searcher = createSearcher(page.content.items)
    },
    /** The matches in the order in which they are shown; none before the index is here. */
    find: (query: string, rule: SearchRule): readonly SearchResult[] =>
      inGroups(searcher?.search(query, { rule }).results ?? []),
    hasMore: (query: string, rule: SearchRule) => searcher?.search(query, { rule }).hasMore ?? false,
    didYouMean: (query: string) => searcher?.didYouMean(query),
  }
}
export type SearchService = ReturnType<typeof createSearch>
