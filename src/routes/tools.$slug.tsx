import { createFileRoute } from '@tanstack/react-router'
import { ComingSoonPage } from '~/ui/comingSoon/ComingSoonPage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/tools/$slug')({
  loader: ({ context, params }) => pageOrNotFound(context.loadPage, 'comingSoon', `tools--${params.slug}`),
  head: headOf,
  component: function Tool() {
    return <ComingSoonPage {...Route.useLoaderData()} />
  },
})
