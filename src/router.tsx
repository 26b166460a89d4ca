import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { RouterContext } from '~/app/context'
import type { Path, Searches } from '~/data/site/links'
import { parseSearch, stringifySearch } from '~/data/site/searchParams'
import { DrawingFailedPage } from '~/ui/site/DrawingFailedPage'
import { NotFoundPage } from '~/ui/site/NotFoundPage'
import { type FileRouteTypes, routeTree } from './routeTree.gen'

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
    // A path with more segments than its route has is none of that route's: its screens know nothing of it.
    notFoundMode: 'root',
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
    // Whoever has scrolled before the page was taken over stays there, and so does what the browser has brought back.
    scrollRestoration:
      !import.meta.env.SSR && (() => 'hydrated' in document.documentElement.dataset || scrollY === 0),
    // No pending component: the present page stays until the next one is here, and the bar says that it is loading.
    defaultErrorComponent: DrawingFailedPage,
    defaultNotFoundComponent: NotFoundPage,
  })
}

type SiteRouter = ReturnType<typeof createSiteRouter>

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Whether the page lists something, with the id `results` at its beginning. */
    hasResults?: true
  }
  interface Register {
    router: SiteRouter
  }
}

declare module '~/data/site/links' {
  interface RouteTree {
    path: FileRouteTypes['to']
  }
}

type SearchOfRoute<P extends Path> = FileRouteTypes['fileRoutesByTo'][P]['types']['fullSearchSchemaInput']
type SearchOfLink<P extends Path> = P extends keyof Searches ? Partial<Searches[P]> : Record<never, never>
type IsSame<A, B> = [keyof A, A, B] extends [keyof B, B, A]
  ? [keyof B] extends [keyof A]
    ? true
    : false
  : false

/** The addresses whose route reads another query than `Searches` says. The routes of machines read their own. */
type Disagreeing = Exclude<
  { [P in Path]: IsSame<SearchOfRoute<P>, SearchOfLink<P>> extends true ? never : P }[Path],
  '/machines/$id' | '/machines/open'
>
/** Does not compile, and names the address, as soon as there is one. */
export const disagreeing: Record<Disagreeing, string> = {}
