import type { FoundByText, TextSearch } from '~/data/lists/textSearch'
import { inGroups } from '~/data/search/grouping'
import { createInParts, type Heard, type Searcher, type SearchResult } from '~/data/search/searchEngine'
import { textNote } from '~/data/search/textNote'
import { yieldToPaint } from '~/ui/kit/yieldToPaint'
import type { LoadPage } from './context'

/** A list waits so long for the index, in milliseconds. Then it looks through what it knows of its courses itself. */
const PATIENCE_MS = 3000

const slugOf = ({ item: { link } }: SearchResult) =>
  link.to === '/courses/$course' ? link.params.course : ''

/** One searcher for every box of this tab. Its index is fetched when somebody is about to type. */
export function createSearch(loadPage: LoadPage) {
  let searcher: Searcher | undefined
  let coming: Promise<unknown> | undefined
  let last: { text: string; found: FoundByText } | undefined

  async function load() {
    if (searcher) return
    const page = await loadPage('searchIndex')
    if (!page) throw new Error('There is no search index.')
    const parts = createInParts(page.content.items)
    for (;;) {
      // Somebody is typing meanwhile.
      await yieldToPaint()
      const part = parts.next()
      if (!part.done) continue
      searcher ??= part.value
      break
    }
    coming = undefined
  }

  const pause = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  let isWorthWaiting = true

  const courses: TextSearch = {
    find(text) {
      if (!searcher) return undefined
      if (last?.text === text) return last.found
      const { results, ...heard } = searcher.search(text, { type: 'course', limit: Infinity })
      const found: FoundByText = {
        ids: results.map(slugOf),
        note: results.length > 0 ? textNote(heard) : '',
        because: new Map(
          results.flatMap((result) =>
            result.because === undefined ? [] : [[slugOf(result), `Found by: ${result.because}`]],
          ),
        ),
      }
      last = { text, found }
      return found
    },
    coming() {
      if (searcher || !isWorthWaiting) return undefined
      coming ??= Promise.race([load(), pause()])
        .catch(() => {})
        .then(() => {
          isWorthWaiting = false
        })
      return coming
    },
  }

  return {
    load,
    courses,
    /** What is found, in the order in which it is shown; nothing before the index is here. */
    find: (query: string): readonly SearchResult[] => inGroups(searcher?.search(query).results ?? []),
    /** What is to be said of what is found. */
    heard: (query: string): Heard => searcher?.search(query) ?? { hasMore: false, unmet: [] },
  }
}
export type SearchService = ReturnType<typeof createSearch>
