import type { AnyRouter } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { createActor, fromPromise } from 'xstate'
import type { SearchResult } from '~/data/search/searchEngine'
import { searchOverlayOf } from '~/machines/searchOverlay.machine'
import { SearchOverlay } from '~/ui/search/SearchOverlay'
import type { SearchService } from './-search'

/** The overlay of this tab, fetched and drawn when it is first opened. It stays, and keeps its index. */
export function createSearchOverlay(search: SearchService, router: AnyRouter) {
  const machine = searchOverlayOf<SearchResult>().provide({
    actors: { loadIndex: fromPromise<unknown>(() => search.load()) },
  })
  const overlay = createActor(machine).start()
  let opener: Element | null = null

  overlay.on('search.requested', ({ query }) =>
    overlay.send({ type: 'results.received', query, matches: search.find(query, 'overlay') }),
  )
  overlay.on('item.chosen', ({ item: { item } }) => void router.navigate({ href: item.url }))
  overlay.on('all.requested', ({ query }) => {
    void router.navigate({ to: '/search-demo', search: { q: query.trim() } })
  })
  overlay.on('focus.return', () => {
    if (opener instanceof HTMLElement) opener.focus()
  })
  router.subscribe('onBeforeNavigate', () => overlay.send({ type: 'url.changed' }))

  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<SearchOverlay overlay={overlay} />)

  return {
    open() {
      opener = document.activeElement
      overlay.send({ type: 'search.open' })
    },
  }
}
export type SearchOverlayService = ReturnType<typeof createSearchOverlay>
