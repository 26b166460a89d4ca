import type { AnyRouter } from '@tanstack/react-router'
import { documentTitle } from '~/data/site/page'
import { focusOn } from '~/ui/site/focusOn'

/** The title that the innermost page gives itself; a page nobody found has none. */
const titleOf = (router: AnyRouter): string | undefined =>
  router.state.matches
    .flatMap((match) => match.meta ?? [])
    .flatMap((tag) => tag?.title ?? [])
    .at(-1)

/**
 * After a change of page: the title, then its name in a live region, then the focus on the heading of the page, or of the
 * place on it that the address names. A change of
 * the query alone only renews the title, since the list that it changes announces itself.
 */
export function announceRoute(router: AnyRouter) {
  // The first page was drawn before anybody listened, and its document may be that of another address.
  const first = titleOf(router)
  if (first !== undefined) document.title = documentTitle(first)
  return router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
    const title = titleOf(router) ?? 'Page not found'
    document.title = documentTitle(title)
    if (!fromLocation || !pathChanged) return
    const announcement = document.getElementById('route-announcement')
    if (announcement) announcement.textContent = title
    // The place that the address names begins with a heading, or is one.
    const place = document.getElementById(toLocation.hash)
    focusOn(
      place?.querySelector('h1, h2, h3, h4') ??
        place ??
        document.querySelector('main h1') ??
        document.getElementById('main'),
    )
  })
}
