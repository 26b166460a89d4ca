import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '~/data/site/searchParams'
import { LoadFailedPage } from '~/ui/site/LoadFailedPage'
import { LoadingPage } from '~/ui/site/LoadingPage'
import { NotFoundPage } from '~/ui/site/NotFoundPage'
import type { RouterContext } from './-context'
import { routeTree } from './-routeTree.gen'

export function createSiteRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    // A static host tells capitals apart, so the router does too.
    caseSensitive: true,
    trailingSlash: 'never',
    defaultPreload: 'intent',
    // The page data keeps its own freshness; asking it again is free.
    defaultPreloadStaleTime: 0,
    // A course grows out of its card and goes back into it; every other change of page is plain.
    defaultViewTransition: {
      types: ({ fromLocation, toLocation }) =>
        [fromLocation?.pathname, toLocation.pathname].includes('/courses') &&
        [fromLocation?.pathname, toLocation.pathname].some((path) => path?.startsWith('/courses/'))
          ? ['course']
          : false,
    },
    scrollRestoration: !import.meta.env.SSR,
    defaultErrorComponent: LoadFailedPage,
    defaultPendingComponent: LoadingPage,
    defaultNotFoundComponent: NotFoundPage,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
