import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useEffect, useLayoutEffect } from 'react'
import { catalogueSearchDefaults, catalogueSearchSchema, filtersOf } from '~/data/courses/catalogueSearch'
import { filterPanelMachine } from '~/machines/filterPanel.machine'
import { CataloguePage } from '~/ui/catalogue/CataloguePage'
import { catalogueHref } from '~/ui/catalogue/catalogueLinks'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'
import { rememberResults } from './-lastResults'

export const Route = createFileRoute('/courses/')({
  validateSearch: catalogueSearchSchema,
  search: { middlewares: [stripSearchParams(catalogueSearchDefaults)] },
  loader: async ({ context }) => {
    const page = await pageOrNotFound(context.loadPage, 'catalogue')
    const service = await context.comparison(page.content.courses.map(({ id }) => id))
    return { ...page, service }
  },
  head: headOf,
  component: Catalogue,
})

function Catalogue() {
  const { content, trail, service } = Route.useLoaderData()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const panel = useActorRef(filterPanelMachine, { input: { applied: filtersOf(search) } })

  useLayoutEffect(() => service.restore(), [service])
  useEffect(() => rememberResults(catalogueHref(search)), [search])
  useEffect(() => panel.send({ type: 'url.changed', applied: filtersOf(search) }), [panel, search])
  useEffect(() => {
    if (search.panel === 'filters') panel.send({ type: 'panel.open' })
  }, [panel, search.panel])
  useEffect(() => {
    const applied = panel.on('filters.applied', ({ filters }) => {
      void navigate({
        search: (before) => ({ ...before, ...filters, page: 1, panel: '' as const }),
        resetScroll: false,
      })
    })
    return () => applied.unsubscribe()
  }, [panel, navigate])

  return (
    <CataloguePage
      content={content}
      trail={trail}
      search={search}
      panel={panel}
      comparison={service.comparison}
      onSearch={(next) => void navigate({ search: next, resetScroll: false })}
    />
  )
}
