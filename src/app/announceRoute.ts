import type { AnyRouter } from '@tanstack/react-router'
import { documentTitle } from '~/data/site/page'
import { focusAtOnce } from '~/ui/kit/focusOn'

/** The title that the innermost page gives itself; a page nobody found has none. */
const titleOf = (router: AnyRouter): string | undefined =>
  router.state.matches
    .flatMap((match) => match.meta ?? [])
    .flatMap((tag) => tag?.title ?? [])
    .at(-1)

/**
 * After a change of page: the title, then the focus on the heading of the page, which is read out with it. Where the address
 * names a place on the page, its heading is focused, and a live region says the name of the page. A change of the query
 * alone only renews the title, since the list that it changes announces itself.
 */
export function announceRoute(router: AnyRouter) {
  // The first page was drawn before anybody listened, and its document may be that of another address.
  const first = titleOf(router)
  if (first !== undefined) document.title = documentTitle(first)
  return router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
    const title = titleOf(router) ?? 'Page not found'
    document.title = documentTitle(title)
    if (!fromLocation || !pathChanged) return
    const heading = document.querySelector('main h1')
    // The place that the address names begins with a heading, or is one.
    const place = document.getElementById(toLocation.hash)
    const focused =
      place?.querySelector('h1, h2, h3, h4') ?? place ?? heading ?? document.getElementById('main')
    focusAtOnce(focused)
    // The heading of the page says by itself which page it is.
    const announcement = document.getElementById('route-announcement')
    if (announcement) announcement.textContent = focused === heading ? '' : title
  })
}
