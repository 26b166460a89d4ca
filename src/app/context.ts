import { notFound } from '@tanstack/react-router'
import type { DeliveredPage } from '~/data/site/page'
import type { PageContent, PageName } from '~/data/site/pages'
import type { SiteServices } from './services'

/** Asks for the data of one page. Undefined means that nobody knows the id; a failure to retrieve it throws. */
export type LoadPage = <N extends PageName>(
  name: N,
  id?: string,
) => Promise<DeliveredPage<PageContent<N>> | undefined>

/** What every route can rely on, in the browser and while prerendering. */
export type RouterContext = SiteServices

/** The data of a page, or the route's not-found screen. */
export async function pageOrNotFound<N extends PageName>(loadPage: LoadPage, name: N, id?: string) {
  const page = await loadPage(name, id)
  if (!page) throw notFound()
  return page
}
