import { createFileRoute } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useEffect, useLayoutEffect } from 'react'
import { pageOrNotFound } from '~/app/context'
import { keepFilterDraft } from '~/app/filterDraft'
import { listAddress } from '~/app/listAddress'
import { keepListView } from '~/app/listView'
import { searchOf } from '~/app/searchOf'
import { catalogueSearchSchema } from '~/data/courses/catalogueSearch'
import { listViewMachine } from '~/machines/listView.machine'
import { CataloguePage } from '~/ui/catalogue/CataloguePage'
import { useListing } from '~/ui/lists/useListing'

export const Route = createFileRoute('/courses/')({
  staticData: { hasResults: true },
  ...searchOf(catalogueSearchSchema),
  loader: async ({ context, location }) => {
    const page = await pageOrNotFound(context.loadPage, 'catalogue')
    const catalogue = await context.catalogue(page.content)
    const [service] = await Promise.all([
      context.comparison(catalogue.comparable),
      catalogue.prepare(catalogue.list.askedOf(catalogueSearchSchema.parse(location.search))),
    ])
    return { ...page, catalogue, service }
  },
  head: ({ loaderData, match }) => ({
    meta: loaderData ? [{ title: loaderData.catalogue.nameFor(match.search) ?? loaderData.head.title }] : [],
  }),
  component: Catalogue,
})

function Catalogue() {
  const { content, trail, catalogue, service } = Route.useLoaderData()
  const search = Route.useSearch()
  const { results } = Route.useRouteContext()
  const listing = useListing(catalogue.list, {
    ...listAddress(catalogueSearchSchema, search, Route.useNavigate()),
    applies: 'onApply',
    opensPanel: search.panel === 'filters',
  })

  useLayoutEffect(() => keepFilterDraft(listing.actor, '/courses'), [listing.actor])

  const view = useActorRef(listViewMachine)
  useLayoutEffect(() => keepListView(view), [view])
  useLayoutEffect(() => service.restore(), [service])
  useEffect(() => {
    results.link = { to: '/courses', search }
  }, [results, search])

  return (
    <CataloguePage
      content={content}
      trail={trail}
      search={search}
      listing={listing}
      comparison={service.comparison}
      view={view}
      titleOf={catalogue.titleOf}
    />
  )
}
