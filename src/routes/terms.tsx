import { createFileRoute } from '@tanstack/react-router'
import { ComingSoonPage } from '~/ui/comingSoon/ComingSoonPage'
import { pageOrNotFound } from './-context'
import { headOf } from './-head'

export const Route = createFileRoute('/terms')({
  loader: ({ context }) => pageOrNotFound(context.loadPage, 'comingSoon', 'terms'),
  head: headOf,
  component: function Terms() {
    return <ComingSoonPage {...Route.useLoaderData()} />
  },
})
