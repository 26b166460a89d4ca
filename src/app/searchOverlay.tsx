import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { createActor, fromPromise } from 'xstate'
import type { SearchResult } from '~/data/search/searchEngine'
import { searchOverlayOf } from '~/machines/searchOverlay.machine'
import { SearchOverlay } from '~/ui/search/SearchOverlay'
import type { SearchService } from './search'

/** The overlay of this tab. It stays once it has been opened, and keeps its index. */
export function createSearchOverlay(search: SearchService) {
  const machine = searchOverlayOf<SearchResult>().provide({
    actors: { loadIndex: fromPromise<unknown>(() => search.load()) },
  })
  const overlay = createActor(machine).start()
  let opener: Element | null = null

  overlay.on('search.requested', ({ query }) =>
    overlay.send({ type: 'results.received', query, matches: search.find(query) }),
  )
  overlay.on('focus.return', () => {
    if (opener instanceof HTMLElement) opener.focus()
  })

  function Layer() {
    const router = useRouter()
    useLayoutEffect(() => {
      const chosen = overlay.on('item.chosen', ({ item: { item } }) => void router.navigate(item.link))
      const all = overlay.on('all.requested', ({ query }) => {
        void router.navigate({ to: '/search-demo', search: { q: query.trim() } })
      })
      const stopListening = router.subscribe('onBeforeNavigate', () => overlay.send({ type: 'url.changed' }))
      return () => {
        chosen.unsubscribe()
        all.unsubscribe()
        stopListening()
      }
    }, [router])
    return <SearchOverlay overlay={overlay} heard={search.heard} />
  }

  return {
    Layer,
    open() {
      opener = document.activeElement
      overlay.send({ type: 'search.open' })
    },
  }
}
