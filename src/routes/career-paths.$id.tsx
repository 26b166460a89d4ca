import { createFileRoute } from '@tanstack/react-router'
import { ComingSoonPage } from '~/ui/comingSoon/ComingSoonPage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/career-paths/$id')({
  loader: ({ context, params }) =>
    pageOrNotFound(context.loadPage, 'comingSoon', `career-paths--${params.id}`),
  head: headOf,
  component: function CareerPath() {
    return <ComingSoonPage {...Route.useLoaderData()} />
  },
})
