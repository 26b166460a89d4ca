import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { createActor, fromPromise } from 'xstate'
import type { SearchResult } from '~/data/search/searchEngine'
import { searchOverlayOf } from '~/machines/searchOverlay.machine'
import { focusAtOnce } from '~/ui/kit/focusOn'
import { SearchOverlay } from '~/ui/search/SearchOverlay'
import type { SearchService } from './search'

/** The overlay of this tab. It stays once it has been opened, and keeps its index. */
export function createSearchOverlay(search: SearchService) {
  const machine = searchOverlayOf<SearchResult>().provide({
    actors: { loadIndex: fromPromise<unknown>(() => search.load()) },
  })
  const overlay = createActor(machine).start()

  overlay.on('search.requested', ({ query }) =>
    overlay.send({ type: 'results.received', query, matches: search.find(query) }),
  )

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
      // The browser gives the focus back to where it was, so it has to be somewhere.
      if (document.activeElement === document.body) focusAtOnce(document.querySelector('main h1'))
      overlay.send({ type: 'search.open' })
    },
  }
}
