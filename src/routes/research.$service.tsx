import { createFileRoute } from '@tanstack/react-router'
import { ComingSoonPage } from '~/ui/comingSoon/ComingSoonPage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/research/$service')({
  loader: ({ context, params }) =>
    pageOrNotFound(context.loadPage, 'comingSoon', `research--${params.service}`),
  head: headOf,
  component: function ResearchService() {
    return <ComingSoonPage {...Route.useLoaderData()} />
  },
})
