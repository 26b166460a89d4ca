import { type LoadPage, pageOrNotFound } from './context'
import type { SiteServices } from './services'

/** All courses, and the visitor's selection among them. Apart from the screen, so that it does not bring it along. */
export async function loadComparison({
  loadPage,
  comparison,
}: { loadPage: LoadPage } & Pick<SiteServices, 'comparison'>) {
  const page = await pageOrNotFound(loadPage, 'compare')
  return { ...page, service: await comparison(page.content.courses.map(({ id }) => id)) }
}
