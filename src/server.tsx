import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import type { LoadPage } from '~/app/context'
import { statusOf } from '~/app/routerInternals'
import { createSiteServices } from '~/app/services'
import type { DeliveredPage, Page } from '~/data/site/page'
import { dataFileOf, deliver } from '~/data/site/page'
import { searchSchemas } from '~/data/site/searchSchemas'
import { createSiteRouter } from '~/router'
import { fetchLazyParts, takeRenderedParts } from '~/ui/site/lazyHydration'

export interface Rendering {
  html: string
  status: number
  /** Route ids from the root to the page, for finding the chunks it needs. */
  routeIds: readonly string[]
  /** Source files of the parts that are hydrated lazily; only their sheets are needed at first. */
  lateParts: readonly string[]
  /** The parameters of an address's query that this page reads. */
  reads: readonly string[]
  /** The page data that the loaders asked for: it goes into the document. */
  pages: readonly DeliveredPage<unknown>[]
}

const readBy = (path: string) => {
  const schema = Object.entries(searchSchemas).find(([of]) => of === path.replace(/(.)\/$/, '$1'))?.[1]
  return schema ? Object.keys(schema.types.output) : []
}

/** Renders one address the way the browser will hydrate it. */
export async function render(
  path: string,
  findPage: (name: string, id: string) => Page<unknown> | undefined,
): Promise<Rendering> {
  const pages: DeliveredPage<unknown>[] = []
  const loadPage = (async (name: string, id = '') => {
    const page = findPage(name, id)
    const data = page && deliver(dataFileOf(name, id), page)
    if (data) pages.push(data)
    return data
  }) as LoadPage
  const router = createSiteRouter(
    createSiteServices(loadPage),
    createMemoryHistory({ initialEntries: [path] }),
  )
  router.update({ ...router.options, isServer: true })
  await router.load()
  await fetchLazyParts()
  takeRenderedParts()
  const html = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  return {
    html,
    status: statusOf(router),
    routeIds: router.state.matches.map(({ routeId }) => routeId),
    lateParts: takeRenderedParts(),
    reads: readBy(router.state.matches.at(-1)?.fullPath ?? ''),
    pages,
  }
}
