import type { DeliveredPage } from '~/data/site/page'
import type { PageName } from '~/data/site/pages'
import { pageOrNotFound, type RouterContext } from './context'

/** The title of a page whose loader gives its data. The build writes the rest of its head into the document. */
export const headOf = ({ loaderData }: { loaderData?: DeliveredPage<unknown> | undefined }) => ({
  meta: loaderData ? [{ title: loaderData.head.title }] : [],
})

/** What a route does that shows one page of the site's data: it asks for the page, by its id where there are several. */
export const showing = <Name extends PageName, Params = object>(
  name: Name,
  idOf?: (params: Params) => string,
) => ({
  loader: ({ context, params }: { context: RouterContext; params: Params }) =>
    pageOrNotFound(context.loadPage, name, idOf?.(params)),
  head: headOf,
})

type LazyServices = Pick<RouterContext, 'courseFinder' | 'careerWizard' | 'shortlist'>

/** What a route does that shows such a page together with a service of the tab. */
export const showingWith = <Name extends PageName, Service extends keyof LazyServices>(
  name: Name,
  service: Service,
) => ({
  loader: async ({ context }: { context: RouterContext }) => {
    const make: () => Promise<Awaited<ReturnType<LazyServices[Service]>>> = context[service] as never
    const [page, made] = await Promise.all([pageOrNotFound(context.loadPage, name), make()])
    return { ...page, service: made }
  },
  head: headOf,
})
